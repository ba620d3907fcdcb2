import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in Brazilian Portuguese. */
export const errors: Locale["errors"] = {
  "account.not-found": [
    "Conta não encontrada",
    "Essa conta não está conectada. Conecte a carteira que a contém e tente de novo."
  ],
  "activity.failed": [
    "Não foi possível obter as transações",
    "As transações não puderam ser carregadas. Tente mais tarde; um explorador da rede também as mostra."
  ],
  "chain.network-not-found": [
    "Rede não encontrada",
    "A rede não está entre as configuradas para esta página. Adicione-a à opção `networks` ou peça uma que esteja nela."
  ],
  "chain.none-requested": [
    "A carteira não aceita nenhuma das redes pedidas",
    "Esta carteira não funciona em nenhuma das redes que esta página pede. Escolha outra carteira ou outra rede."
  ],
  "chain.not-supported": [
    "Rede não aceita",
    "Sua carteira não conhece esta rede e não a adicionou. Adicione a rede nas configurações da carteira ou escolha outra."
  ],
  "chain.switch-failed": [
    "Não foi possível mudar de rede",
    "Sua carteira não mudou para a rede. Abra a carteira, veja se ela espera algo e tente de novo."
  ],
  "chain.switch-rejected": [
    "Mudança recusada",
    "Você recusou a mudança na sua carteira. Nada mudou; tente de novo quando quiser."
  ],
  "chain.unsupported": ["Rede não aceita", "Isto não funciona na rede em que você está. Mude de rede e tente de novo."],
  "chain.unsupported-namespace": [
    "Tipo de rede não aceito: {namespace}",
    "O kit conhece eip155, solana, polkadot, bip122 e cosmos. Use uma rede de um deles."
  ],
  "config.both-sign-ins": [
    "siweConfig e siwx não podem ser definidos juntos",
    "O login foi configurado duas vezes. Mantenha `siwx` e remova `siweConfig`: a segunda é a forma antiga da primeira."
  ],
  "config.invalid": [
    "Opção `{field}`: {expected}",
    "Uma ou mais opções do kit estão erradas, por isso ele não iniciou. Cada uma é indicada com o que deveria ser: corrija-as e inicie de novo."
  ],
  "config.invalid-project-id": [
    "ID do projeto inválido",
    "O serviço não conhece este ID do projeto. Compare com o das configurações do projeto."
  ],
  "config.multi-wallet-not-enabled": [
    "O uso de várias carteiras não está ativado",
    "Usar várias carteiras ao mesmo tempo precisa do recurso multiWallet. Ative-o nas configurações do projeto."
  ],
  "config.origin-not-allowed": [
    "Origem não permitida",
    "A origem desta página não está na lista do projeto. Adicione-a nas configurações do projeto, em domínios permitidos."
  ],
  "config.rate-limited": [
    "Pedidos demais",
    "A configuração do projeto foi pedida vezes demais. O kit continua com as configurações locais; tente de novo em alguns minutos."
  ],
  "config.server-error": [
    "Erro do servidor",
    "A configuração do projeto não pôde ser obtida, porque o serviço falhou. O kit continua com as configurações locais; tente mais tarde."
  ],
  "connection.connector-not-found": [
    "Carteira não encontrada",
    "Não há carteira com esse nome nesta página. Verifique se a extensão está instalada e ativada, recarregue a página e tente de novo."
  ],
  "connection.failed": [
    "Não foi possível conectar",
    "A carteira não deixou esta página ver uma conta. Abra a carteira, desbloqueie-a e tente de novo."
  ],
  "connection.network-not-in-wallet": [
    "Rede não aceita",
    "A conexão não inclui esta rede, por isso nada foi enviado. Mude para ela na carteira ou conecte de novo e permita."
  ],
  "connection.not-connected": [
    "Conecte uma carteira primeiro",
    "Isto precisa de uma conta. Conecte uma carteira primeiro."
  ],
  "connection.rejected": [
    "Conexão recusada",
    "Você recusou o pedido na sua carteira. Nada foi compartilhado; tente de novo quando quiser."
  ],
  "connection.request-failed": [
    "A carteira não conseguiu fazer isto",
    "A carteira respondeu com um erro. Abra a carteira para ver o que ela diz e tente de novo."
  ],
  "connection.request-rejected": ["Pedido recusado", "Você recusou o pedido na sua carteira. Nada foi enviado."],
  "connection.session-expired": [
    "Sessão expirada",
    "O serviço de retransmissão não aceita o token desta sessão. Verifique se o relógio deste dispositivo está certo e conecte de novo."
  ],
  "connection.wallet-busy": [
    "Abra sua carteira para continuar",
    "Sua carteira está bloqueada ou já mostra um pedido. Abra-a, conclua ou descarte esse pedido e tente de novo."
  ],
  "connection.walletconnect-not-found": [
    "WalletConnect não encontrado",
    "O WalletConnect não está configurado aqui. Dê ao kit um `projectId` e deixe `enableWalletConnect` ativado."
  ],
  "embedded.aborted": ["Algo deu errado", "A carteira integrada parou o que fazia. Nada foi enviado; tente de novo."],
  "embedded.device-not-approved": [
    "Este dispositivo não foi aprovado.",
    "O link do e-mail foi recusado ou é antigo demais. Peça um novo link."
  ],
  "embedded.email-cooldown": [
    "Tente de novo em {seconds} segundos",
    "Um código foi enviado agora há pouco. Veja sua caixa de entrada ou espere o tempo passar para pedir outro."
  ],
  "embedded.email-misfit": [
    "Digite um e-mail válido",
    "Isto não parece um endereço de e-mail. Escreva como nome@example.com."
  ],
  "embedded.email-taken": [
    "Esse e-mail tem outra carteira.",
    "Nada foi alterado. Informe um e-mail com o qual ninguém entra aqui."
  ],
  "embedded.email-unchanged": [
    "Esse é o seu e-mail atual.",
    "Nada foi alterado. Informe o e-mail que deve substituí-lo."
  ],
  "embedded.farcaster-failed": [
    "Não foi possível conectar ao Farcaster",
    "O Farcaster não confirmou o login. Abra o aplicativo dele e tente de novo."
  ],
  "embedded.frame-answer-misfit": [
    "Ocorreu um erro",
    "A carteira integrada respondeu em um formato que esta página não conhece. Tente de novo ou entre outra vez."
  ],
  "embedded.frame-error": [
    "{reason}",
    "A carteira integrada não conseguiu fazer isto. Tente de novo ou entre outra vez."
  ],
  "embedded.frame-error-unknown": [
    "Ocorreu um erro",
    "A carteira integrada não conseguiu fazer isto e não disse por quê. Tente de novo ou entre outra vez."
  ],
  "embedded.frame-load-failed": [
    "Não foi possível carregar o login por e-mail",
    "A parte da página que faz o login por e-mail não carregou. Verifique sua rede e qualquer bloqueador, ou conecte uma carteira."
  ],
  "embedded.frame-load-timed-out": [
    "Erro de rede: a carteira integrada não carregou",
    "A carteira integrada não carregou em 20 segundos. Verifique sua rede e qualquer bloqueador e tente mais tarde."
  ],
  "embedded.frame-request-timed-out": [
    "A carteira integrada demorou demais",
    "A carteira integrada não respondeu a tempo. Tente mais tarde."
  ],
  "embedded.frame-storage-blocked": [
    "Seu navegador não guarda nada deste login: ele termina quando você sai da página.",
    "Permita que o site da carteira guarde dados para que o login dure mais."
  ],
  "connection.failed-to-disconnect-chains": [
    "Falha ao desconectar as redes: {reason}",
    "Uma ou mais carteiras não encerraram a conexão. Tente de novo ou remova esta página nas próprias carteiras."
  ],
  "embedded.no-auth-connector": [
    "O login não está configurado",
    "O login por e-mail e redes sociais não está configurado aqui. Dê ao kit um `projectId` com um deles ativado ou conecte uma carteira."
  ],
  "embedded.not-email-or-social": [
    "Sem conexão por e-mail ou rede social",
    "Isto só funciona com contas criadas por e-mail ou rede social. Entre com uma delas."
  ],
  "embedded.otp-expired": ["Esse código é antigo demais.", "Um código vale dez minutos. Peça outro e digite logo."],
  "embedded.otp-rejected": [
    "Código inválido",
    "O código não é o que foi enviado. Veja o e-mail mais recente ou peça outro código."
  ],
  "embedded.otp-tries-spent": [
    "Tentativas demais. Peça um novo código.",
    "O código foi digitado errado vezes demais e não vale mais. Peça outro."
  ],
  "embedded.popup-blocked": [
    "Não foi possível abrir a janela de login",
    "O navegador não abriu a janela de login. Permita janelas pop-up nesta página e toque no botão de novo."
  ],
  "embedded.popup-closed": [
    "Janela fechada",
    "A janela de login foi fechada antes de terminar. Abra-a de novo para continuar."
  ],
  "embedded.popup-not-created": [
    "Não foi possível criar a janela de login",
    "A janela de login não pôde ser criada. Feche outras janelas desta página e tente de novo."
  ],
  "embedded.request-aborted": [
    "O pedido foi cancelado",
    "O pedido foi retirado antes de ser respondido. Nada foi enviado; tente de novo."
  ],
  "embedded.rpc-not-allowed": [
    "Esta chamada RPC não é permitida",
    "A carteira integrada não faz isto a pedido de uma página. Use um dos métodos que ela permite."
  ],
  "embedded.social-not-started": [
    "Não foi possível iniciar o login",
    "O login não pôde começar. Tente de novo ou escolha outra forma de entrar."
  ],
  "embedded.social-timed-out": [
    "O login demorou demais. Tente de novo.",
    "O login demorou demais e foi encerrado. Comece de novo."
  ],
  "embedded.social-uri-failed": [
    "Não foi possível obter a página de login",
    "O endereço da página de login não pôde ser obtido. Verifique sua rede e tente de novo."
  ],
  "embedded.untrusted-origin": [
    "Origem não confiável",
    "A resposta veio de uma página não confiável e foi descartada. Comece o login de novo por aqui."
  ],
  "embedded.unverified-domain": [
    "Domínio não verificado",
    "A carteira integrada não atende este domínio. Adicione-o nas configurações do projeto, em domínios permitidos."
  ],
  "http.bad-shape": [
    "O serviço respondeu em um formato desconhecido.",
    "O serviço respondeu algo que não pode ser usado. Tente mais tarde; se continuar, o kit pode precisar de uma atualização."
  ],
  "http.bad-status": [
    "O serviço não conseguiu responder (código de status HTTP: {status}).",
    "O serviço respondeu, mas não conseguiu fazer o que foi pedido. Tente mais tarde; se continuar, avise o responsável por esta página."
  ],
  "http.offline": [
    "Você está sem conexão.",
    "Este dispositivo está sem rede. Tudo continua sozinho quando ela voltar."
  ],
  "http.rate-limited": [
    "Pedidos demais. Tente de novo em instantes.",
    "O serviço foi consultado vezes demais. Espere um momento e tente de novo."
  ],
  "http.timed-out": [
    "O serviço demorou demais.",
    "O serviço não respondeu a tempo. Verifique sua rede e tente de novo."
  ],
  "http.too-large": [
    "O serviço enviou mais do que pode ser usado.",
    "A resposta era maior do que o kit lê e não foi lida. Nada que você faça muda isso: avise o responsável por esta página."
  ],
  "http.unreachable": [
    "Não foi possível acessar o serviço.",
    "Sem conexão com o serviço. Verifique sua rede e qualquer bloqueador no caminho e tente de novo."
  ],
  "kit.missing": [
    "Não foi possível carregar a janela da carteira",
    "Uma parte do código desta página não chegou. Verifique sua rede e tente de novo; se continuar, recarregue a página."
  ],
  "log.unforeseen": [
    "Erro desconhecido",
    "Aconteceu algo que o kit não previu. Tente de novo; se continuar, relate com os passos que levaram até aqui."
  ],
  "name.misfit": [
    "Use letras, dígitos e hifens, pelo menos 4 caracteres",
    "Um nome tem só letras, dígitos e hifens, e pelo menos quatro deles. Escolha outro."
  ],
  "name.needs-account": [
    "Nenhuma conta para o nome",
    "Um nome é registrado para uma conta em uma rede EVM. Conecte uma ou mude para ela e tente de novo."
  ],
  "name.not-registered": [
    "Não foi possível registrar o nome {label}",
    "O nome não foi registrado. Ele pode ter sido tomado nesse meio-tempo; tente de novo ou escolha outro."
  ],
  "name.not-resolved": [
    "Não foi possível buscar o nome",
    "O nome não pôde ser buscado. Confira a grafia e tente de novo."
  ],
  "name.refused": ["{reason}", "O serviço de nomes não aceitou isto e disse por quê. Mude o nome e tente de novo."],
  "name.reverse-failed": [
    "Não foi possível obter os nomes do endereço",
    "Os nomes deste endereço não puderam ser listados. Tente mais tarde."
  ],
  "name.suggestions-failed": [
    "Não foi possível obter sugestões de nomes",
    "Os nomes livres não puderam ser listados. Digite um nome ou tente mais tarde."
  ],
  "onramp.amount-outside": [
    "Digite um valor de {min} a {max} {currency}",
    "Sua forma de pagamento só permite valores nessa faixa. Mude o valor ou pague de outra forma."
  ],
  "onramp.host-unknown": [
    "Esta página não é do provedor",
    "O serviço indicou uma página que não é de nenhum provedor conhecido aqui, por isso ela não foi aberta. Escolha outro provedor; quem desenvolve a página pode permitir um host com endpoints.onrampHosts."
  ],
  "onramp.not-offered": [
    "{value} não é oferecido como {field}",
    "O provedor aceita algumas moedas e entrega alguns tokens. Escolha entre os que as opções mostram."
  ],
  "onramp.quote-failed": [
    "Não foi possível obter uma cotação",
    "Não há cotação no momento. O que aparece é uma estimativa; tente mais tarde."
  ],
  "onramp.url-failed": [
    "Não foi possível abrir o provedor",
    "A página do provedor não pôde ser obtida. Tente mais tarde ou escolha outro provedor."
  ],
  "receipt.not-kept": [
    "Esta página não consegue lembrar o que você envia",
    "O navegador não guarda nada para esta página, então o que você envia só aparece até você sair. Anote o hash ou permita armazenamento para esta página."
  ],
  "rpc.error": ["A rede recusou o pedido.", "Um nó da rede recusou o pedido. Verifique o pedido ou tente outro nó."],
  "rpc.no-url": [
    "Nenhum nó conhecido para {network}.",
    "O kit não conhece nenhum nó desta rede. Informe um com `customRpcUrls` ou um `projectId`."
  ],
  "safe.signature-pending": [
    "Seu Safe espera a assinatura dos outros donos",
    "Ainda não assinaram donos suficientes do seu Safe. Peça que assinem no Safe e entre aqui de novo: o que foi reunido fica guardado lá."
  ],
  "safe.silent": [
    "Seu Safe não responde",
    "A página que contém seu Safe não respondeu. Recarregue-a e abra este aplicativo nela de novo."
  ],
  "send.amount": [
    "Digite um valor de {symbol} acima de 0 com no máximo {decimals} casas decimais",
    "Escreva dígitos e no máximo um ponto, sem passar das casas decimais do token."
  ],
  "send.failed": [
    "Não foi possível enviar a transação. Tente de novo.",
    "Nada foi confirmado como enviado. Veja a atividade da sua carteira antes de tentar de novo."
  ],
  "send.fee-not-covered": [
    "{coin} insuficiente para a taxa (cerca de {fee})",
    "A rede cobra a taxa na própria moeda. Guarde um pouco dela ou envie menos."
  ],
  "send.incomplete": [
    "São necessários um valor e o endereço de quem recebe",
    "Preencha o valor e o endereço de quem recebe."
  ],
  "send.misfit": [
    "Digite um valor e um endereço de destino válidos",
    "O valor deve ser um número que você tem, e o destino, um endereço ou nome desta rede. Corrija o que está errado."
  ],
  "send.needs-token": ["É necessário um token", "Escolha o token a enviar."],
  "send.not-covered": ["Você tem {balance} {symbol}", "A conta tem menos que isso. Envie menos ou toque em Máx."],
  "send.receiver-elsewhere": [
    "Este endereço é da rede {network}",
    "O prefixo indica outra rede. Mude para ela ou peça ao destinatário um endereço nesta rede."
  ],
  "send.receiver-lost": [
    "Ninguém consegue recuperar isto de lá.",
    "Nenhuma pessoa e nenhum programa pode mover o que está neste endereço. Peça outro a quem recebe."
  ],
  "send.receiver-mistyped": [
    "Um caractere deste endereço está errado. Copie de novo.",
    "Endereços têm um dígito verificador, e este não confere. Copie o endereço de novo da origem."
  ],
  "send.receiver-moved": [
    "{receiver} agora corresponde a outro endereço",
    "O nome recebeu outro endereço desde que foi mostrado. Confirme com quem recebe antes de enviar."
  ],
  "send.receiver-name": [
    "Aqui só são conhecidos nomes terminados em {suffix}",
    "Outros serviços de nomes não são consultados. Cole o endereço de quem recebe."
  ],
  "send.receiver-not-found": [
    "{receiver} não tem endereço nesta rede",
    "Confira a grafia ou peça a quem recebe um endereço nesta rede."
  ],
  "send.would-fail": [
    "A rede recusaria esta transferência: {detail}",
    "A transferência foi testada sem ser enviada, e a rede recusou. Veja se a conta tem o suficiente, com a taxa, e se o token pode ser movido."
  ],
  "session.grant-answer-misfit": [
    "{rule}",
    "A resposta da carteira não pode ser usada. Veja na sua carteira se ela lista uma sessão desta página e encerre-a lá."
  ],
  "session.grant-not-activated": [
    "Sua carteira concedeu a sessão, mas ela não foi posta em uso",
    "Ela está na sua carteira e o aplicativo não pode usá-la. Revogue-a na lista de sessões inteligentes e tente de novo."
  ],
  "session.grant-not-begun": [
    "Não foi possível iniciar a sessão inteligente",
    "O serviço que guarda as sessões inteligentes não respondeu. Nada foi concedido. Tente mais tarde."
  ],
  "session.grant-wider": [
    "Sua carteira concedeu mais do que esta página pediu",
    "O kit não usa uma concessão assim. Abra sua carteira e encerre lá a sessão desta página antes de tentar de novo."
  ],
  "session.list-failed": [
    "Erro ao carregar sessões inteligentes",
    "As sessões inteligentes não puderam ser listadas. Tente mais tarde."
  ],
  "session.not-found": [
    "Esta conta não tem essa sessão inteligente",
    "Nenhuma sessão inteligente desta conta tem esse identificador. Liste-as de novo; ela pode ter sido removida."
  ],
  "session.revoke-failed": [
    "Erro ao revogar a sessão inteligente",
    "A sessão inteligente não foi encerrada e continua valendo. Tente de novo."
  ],
  "siwx.expired": [
    "A mensagem de login expirou em {at}",
    "O prazo que a mensagem de login se dá acabou. Entre de novo."
  ],
  "siwx.misfit": [
    "A mensagem de login não está certa: {field} deve ser {rule}",
    "Uma mensagem de login tem linhas fixas, uma após a outra (EIP-4361), e nenhum campo contém quebra de linha. Corrija o que é indicado."
  ],
  "siwx.not-started": [
    "Houve um problema ao iniciar o login",
    "O login não pôde começar, por isso a carteira foi desconectada. Conecte de novo para tentar outra vez."
  ],
  "siwx.signature-invalid": [
    "A assinatura não é válida",
    "A assinatura não pertence a esta mensagem e conta. Assine de novo com a conta conectada."
  ],
  "siwx.signing-failed": [
    "Erro ao assinar a mensagem",
    "A mensagem não foi assinada. Abra sua carteira e tente de novo."
  ],
  "siwx.too-early": [
    "A mensagem de login não vale antes de {at}",
    "A mensagem de login passa a valer mais tarde. Espere até lá e veja se o relógio deste dispositivo está certo."
  ],
  "siwx.unchecked": [
    "A assinatura não pôde ser verificada em {network}",
    "A conta pode ser um contrato, e nenhum nó da rede dela respondeu. Informe um nó dessa rede ou tente de novo: a assinatura ainda não está nem certa nem errada."
  ],
  "swap.allowance-failed": [
    "Não foi possível verificar a permissão",
    "Não foi possível ler o que a troca pode gastar. Tente de novo em instantes."
  ],
  "swap.amount-misfit": [
    "Digite um valor de {symbol} acima de 0 com no máximo {decimals} casas decimais",
    "Escreva o valor como um número simples, por exemplo 1.5, sem passar das casas decimais do token."
  ],
  "swap.approval-not-built": [
    "Não foi possível criar a transação de permissão",
    "A permissão não pôde ser preparada. Tente de novo em instantes."
  ],
  "swap.gas-price-not-supported": [
    "Esta rede não tem preço de gas",
    "Não há preço de gas para esta rede. Mude de rede e tente de novo."
  ],
  "swap.impact-high": [
    "Esta troca pode perder muito do seu valor ({impact})",
    "O que você receberia vale bem menos que o que você entrega, ou falta um preço. Nada foi enviado. Tente um valor menor ou aceite o aviso high-impact."
  ],
  "swap.insufficient-liquidity": [
    "Liquidez insuficiente",
    "Ninguém vende tanto desse token no momento. Tente um valor menor."
  ],
  "swap.misprepared": [
    "O serviço preparou algo diferente desta troca ({field})",
    "O que voltou para assinar não corresponde ao que você pediu, por isso foi descartado e nada foi enviado. Peça uma nova cotação; se continuar, não troque aqui."
  ],
  "swap.network-price-failed": [
    "Não foi possível obter o preço da moeda da rede",
    "O preço da moeda da rede não pôde ser obtido, por isso a taxa é desconhecida. Tente de novo em instantes."
  ],
  "swap.not-built": [
    "Não foi possível criar a transação",
    "A troca não pôde ser preparada. Peça uma nova cotação e tente de novo."
  ],
  "swap.not-started": [
    "Não foi possível iniciar a troca",
    "Os tokens para trocar não puderam ser listados. Tente de novo em instantes."
  ],
  "swap.not-supported": [
    "Esta rede não aceita trocas",
    "Não é possível trocar tokens nesta rede. Mude de rede e tente de novo."
  ],
  "swap.price-moved": [
    "O preço mudou: agora você receberia {now} {symbol}, e pelo menos {minimum} foi prometido",
    "O mercado se moveu depois da cotação mais do que o slippage que você permite. Nada foi trocado. Veja uma nova cotação e troque se concordar."
  ],
  "swap.slippage-misfit": [
    "Digite um slippage de 0.01 a 50 por cento",
    "Slippage é quanto a menos que o cotado uma troca pode dar, em porcentagem. Escreva como um número simples, por exemplo 1 ou 0.5."
  ],
  "swap.unproven": [
    "Não foi possível verificar o mínimo deste serviço",
    "Nem o contrato que faz a troca nem a rede disseram quanto você receberia no mínimo, por isso nada foi enviado. Continue só se confia neste serviço: aceite o aviso unproven-minimum."
  ],
  "swap.would-fail": [
    "A rede recusaria esta troca: {reason}",
    "Ela foi testada na rede sem ser enviada e falhou lá, por isso nada foi enviado. Veja se você tem o suficiente do token, peça uma nova cotação e tente de novo."
  ],
  "token.balance-unavailable": [
    "Saldo de tokens indisponível",
    "Os saldos não podem ser mostrados, porque esta rede não é atendida ou porque o serviço falhou. Seus tokens estão intactos; tente de novo em meio minuto."
  ],
  "token.call-misfit": [
    '{field} de uma chamada de token deve ser {rule}; é "{value}".',
    "Nada foi enviado. Escreva endereços como 0x seguido de 40 dígitos hexadecimais e o valor como bigint na menor unidade do token, por exemplo 1500000n para 1.5 USDC."
  ],
  "token.not-found": [
    "{token} não designa um só token em {network}",
    "Nenhum é conhecido lá por esse nome, ou vários são. Indique o token pelo endereço do contrato ou pelo ID CAIP-19, por exemplo eip155:1/slip44:60."
  ],
  "transaction.already-sent": [
    "Isto já foi entregue à sua carteira",
    "A carteira tem este pedido e não foi consultada uma segunda vez. Abra a carteira para responder."
  ],
  "transaction.answer-misfit": [
    "A carteira deu uma resposta que não pode ser usada",
    "A carteira respondeu algo que não é assinatura nem transação. Veja o histórico da carteira antes de tentar de novo: ela pode ter agido."
  ],
  "transaction.batch-failed": [
    "Nem todas as chamadas foram realizadas",
    "A carteira desistiu de algumas ou de todas as chamadas. Veja na carteira quais tiveram efeito e envie de novo as demais."
  ],
  "transaction.batch-needs-more": [
    "A carteira não consegue enviar as chamadas do jeito pedido",
    "A carteira não consegue realizar todas as chamadas ou nenhuma, ou falta algo de que elas precisam. Nada foi enviado. Envie uma após a outra ou use outra carteira."
  ],
  "transaction.batch-pending": [
    "As chamadas ainda não foram realizadas",
    "As chamadas foram enviadas e esperam para ser realizadas. Não as envie de novo: veja na carteira como estão."
  ],
  "transaction.batch-repeated": [
    "Estas chamadas já foram enviadas",
    "A carteira já tem estas chamadas. Veja na carteira como estão; não as envie de novo."
  ],
  "transaction.batch-too-large": [
    "São mais chamadas do que a carteira aceita de uma vez",
    "A carteira não aceita tantas chamadas de uma vez, por isso nada foi enviado. Envie em grupos menores."
  ],
  "transaction.batch-unknown": [
    "A carteira não conhece estas chamadas",
    "A carteira não tem chamadas com este identificador. Veja na própria carteira antes de enviá-las de novo."
  ],
  "transaction.batches-unsupported": [
    "A carteira não aceita várias chamadas de uma vez",
    "Esta carteira não conhece grupos de chamadas. Envie as chamadas uma após a outra ou use outra carteira."
  ],
  "transaction.call-status-not-approved": [
    "A carteira não permitiu consultar o estado das chamadas.",
    "A carteira não permitiu que esta página pergunte como estão as chamadas. Veja na própria carteira."
  ],
  "transaction.calls-misfit": [
    "Chamada {at}: {rule}",
    "Cada chamada de um grupo precisa de um destino e, se tiver dados, dados em hexadecimal que começam com 0x. Corrija a chamada."
  ],
  "transaction.changed": [
    "A transação mudou antes de ser enviada",
    "O que ia ser enviado não era o que você viu, por isso foi interrompido. Não aprove na sua carteira; recarregue a página."
  ],
  "transaction.context-changed": [
    "Sua conta ou rede mudou",
    "Sua conta ou rede mudou enquanto você decidia, por isso nada foi enviado. Veja o pedido de novo e então aprove."
  ],
  "transaction.expired": [
    "O que foi mostrado já é antigo demais",
    "Preços e taxas mudam, e o que foi mostrado não vale mais. Nada foi enviado. Veja de novo e continue."
  ],
  "transaction.not-allowed": ["Ação não permitida", "Esta página pediu algo que o kit não repassa. Nada foi enviado."],
  "transaction.not-mined": [
    "A transação {hash} ainda não está em um bloco",
    "A transação foi enviada e espera um bloco. Não a envie de novo: procure o hash em um explorador da rede."
  ],
  "transaction.other-chain": [
    "Isto é para uma rede diferente da rede da sua conta",
    "O que seria assinado indica uma rede diferente da rede da sua conta. Nada foi assinado. Mude de rede ou saia da página que pede."
  ],
  "transaction.outcome-unknown": [
    "Sua carteira não respondeu. A transação pode ter sido enviada: veja na sua carteira antes de tentar de novo.",
    "A carteira deixou de responder depois do pedido, então não se sabe se ela enviou algo. Veja o histórico dela; tente de novo só se não houver nada lá."
  ],
  "transaction.page-framed": [
    "Esta página aparece dentro de {origin}. Abra-a em janela própria para assinar.",
    "Uma página dentro de outra pode ser coberta, e um toque passa a significar outra coisa. Abra-a em janela própria."
  ],
  "transaction.reverted": [
    "A rede recusou a transação {hash}",
    "A rede aceitou a transação e recusou o que ela faria. Só a taxa foi paga. Confira valor e saldo e comece de novo."
  ],
  "transaction.too-many-pending": [
    "Há transações demais em espera",
    "Transações demais esperam confirmação. Espere algumas delas e tente de novo."
  ],
  "walletconnect.method-not-granted": [
    "A carteira não permite {method}",
    "A carteira não permitiu isto ao conectar. Desconecte, conecte de novo e permita, ou use outra carteira."
  ],
  "walletconnect.relay-unreachable": [
    "Não foi possível acessar o WalletConnect",
    "O serviço do WalletConnect não respondeu. Verifique sua rede e qualquer bloqueador no caminho e tente de novo."
  ],
  "walletconnect.session-ended": [
    "A carteira encerrou a conexão",
    "A carteira encerrou a conexão antes de responder. Não há sinal de que algo foi enviado; conecte de novo para continuar."
  ],
  "walletconnect.session-malformed": [
    "A carteira não compartilhou nenhuma conta",
    "A carteira aprovou sem uma conta que possa ser usada. Escolha uma conta na carteira e conecte de novo."
  ],
  "walletconnect.wallet-silent": [
    "A carteira não respondeu",
    "A carteira foi consultada e não respondeu em cinco minutos. Abra-a e veja se o pedido espera lá antes de tentar de novo."
  ]
}

/** The sentences of alerts in Brazilian Portuguese. */
export const alerts: Alerts = {
  SWITCH_NETWORK_NOT_FOUND: [
    "Rede não encontrada",
    "A rede não está configurada. Adicione-a à opção `networks`: {detail}"
  ],
  ORIGIN_NOT_ALLOWED: [
    "Origem não permitida",
    "A origem {detail} não está na lista do projeto. Adicione-a nas configurações do projeto, em domínios permitidos."
  ],
  IFRAME_LOAD_FAILED: [
    "Erro de rede: a carteira integrada não carregou",
    "A carteira integrada não carregou. Verifique a rede e qualquer bloqueador e tente mais tarde."
  ],
  IFRAME_REQUEST_TIMEOUT: [
    "A carteira integrada demorou demais",
    "A carteira integrada não respondeu a tempo. Tente mais tarde."
  ],
  UNVERIFIED_DOMAIN: [
    "Domínio não verificado",
    "A carteira integrada não atende este domínio. Adicione-o nas configurações do projeto, em domínios permitidos."
  ],
  JWT_TOKEN_NOT_VALID: [
    "Sessão expirada",
    "O serviço de retransmissão recusou o token da sessão por ainda não ser válido. Confira o horário deste dispositivo e conecte de novo."
  ],
  INVALID_PROJECT_ID: [
    "ID do projeto inválido",
    "O serviço não conhece o ID do projeto. Compare `projectId` com o das configurações do projeto."
  ],
  PROJECT_ID_NOT_CONFIGURED: [
    "ID do projeto não configurado",
    "Nenhum `projectId` foi informado. E-mail, redes sociais, o catálogo de carteiras e o WalletConnect precisam de um; as carteiras desta página funcionam sem ele."
  ],
  SERVER_ERROR_APP_CONFIGURATION: [
    "Erro do servidor",
    "A configuração do aplicativo não pôde ser obtida; as configurações locais valem. {detail}"
  ],
  RATE_LIMITED_APP_CONFIGURATION: [
    "Pedidos demais",
    "A configuração do aplicativo foi pedida vezes demais; as configurações locais valem. Tente de novo em alguns minutos."
  ],
  "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
    "O uso de várias carteiras não está ativado",
    "Usar várias carteiras ao mesmo tempo precisa do recurso multiWallet. Ative-o na configuração do projeto."
  ],
  "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
    "O uso de várias carteiras não está ativado",
    "`useConnections` só alterna entre carteiras com o recurso multiWallet. Ative-o na configuração do projeto."
  ],
  "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
    "O uso de várias carteiras não está ativado",
    "`useConnection` só alterna entre carteiras com o recurso multiWallet. Ative-o na configuração do projeto."
  ],
  LOCAL_CONFIGURATION_IGNORED: [
    "Configuração local ignorada",
    "A configuração do projeto prevalece sobre estas configurações locais: {detail}. Mude-as lá ou remova-as aqui."
  ],
  ANALYTICS_FORBIDDEN: [
    "Configuração do aplicativo inválida",
    "Eventos desta origem não são aceitos: ela não está na lista do projeto. Adicione-a nas configurações do projeto."
  ]
}
