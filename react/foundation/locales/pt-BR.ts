import type { Language } from "./Language.ts"

/**
 * Brazilian Portuguese.
 *
 * - Addresses the visitor as: você.
 * - Wallet, account, address, network, code, token: carteira, conta, endereço, rede, código, token.
 * - Approve: Aprovar. Sign in: Entrar (the noun is login). Swap: Trocar. Network fee: taxa de rede.
 * - Allow a spender: permitir. Its action: pegar. Take the allowance back: retirar a permissão. Revoke a session:
 *   revogar.
 * - Confirmed by the network: confirmada.
 * - The noun of signing in is login; entrada is what a mailbox has. The articles of the terms belong to their
 *   links.
 */
export const language: Language = {
  tag: "pt-BR",
  dir: "ltr",
  first: {
    "button.connect": "Conectar carteira",
    "modal.close": "Fechar",
    "modal.loading": "Carregando",
    "modal.missing": "Não foi possível carregar a janela da carteira. Verifique sua conexão e tente de novo.",
    "modal.again": "Tentar de novo",
    "button.account": "Conta {name}, {network}",
    "button.connecting": "Conectando",
    "button.reconnecting": "Reconectando",
    "button.unsupported": "Rede errada",
    "modal.unset": "Esta janela da carteira ainda não está configurada.",
    "modal.back": "Voltar",
    "modal.cancel": "Cancelar",
    "modal.connected": "Conectado a {wallet}",
    "modal.retry": "Tentar de novo",
    "view.Connect": "Conectar carteira",
    "view.AllWallets": "Todas as carteiras",
    "view.ConnectWallets": "Conectar carteira",
    "view.Account": "Conta",
    "view.AccountSettings": "Configurações",
    "view.SwitchNetwork": "Escolher rede",
    "view.Networks": "Escolher rede",
    "view.WalletCompatibleNetworks": "Redes compatíveis",
    "view.UnsupportedChain": "Escolher rede",
    "view.ConnectingExternal": "Conectar carteira",
    "view.ConnectingMultiChain": "Qual rede?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Carteiras",
    "view.SIWXSignMessage": "Entrar",
    "view.ConnectingSiwe": "Entrar",
    "view.SwitchActiveChain": "Escolher rede",
    "view.GetWallet": "Obter carteira",
    "view.WhatIsAWallet": "O que é uma carteira?",
    "view.WhatIsANetwork": "O que é uma rede?",
    "walletconnect.get": "Obter {wallet}",
    "view.Downloads": "Downloads",
    "view.WalletReceive": "Receber",
    "view.Transactions": "Atividade",
    "chunk.failed": "Não foi possível carregar esta parte. Verifique sua conexão e tente de novo.",
    "connect.off": "Esta página não oferece carteiras para conectar.",
    "connect.login": "Entrar ou criar conta",
    "connect.list": "Carteiras",
    "connect.device": "Neste dispositivo",
    "connect.popular": "Populares",
    "connect.new": "Primeira vez com carteiras?",
    "connect.get": "Obtenha uma",
    "connect.moreFailed": "Não foi possível carregar mais carteiras.",
    "connect.agree": "Concordo com",
    "connect.agreeFirst": "Marque a caixa primeiro",
    "connect.terms": "Ao conectar, você concorda com",
    "connect.termsLink": "os Termos de serviço",
    "connect.and": "e",
    "connect.privacyLink": "a Política de privacidade",
    "tag.recent": "Último uso",
    "connect.notOffered": "Não oferecida neste site",
    "tag.get": "Obter",
    "tag.mixed": "Letras misturadas",
    "allWallets.row": "Todas as carteiras",
    "connecting.approve": "Aprove em {wallet}",
    "connecting.open": "Uma janela da carteira está aberta. Toque em Aprovar nela.",
    "connected.title": "Conectado",
    "connected.more": "{address}\nem {network}",
    "connecting.sees": "Esta página verá seu endereço",
    "connecting.asks": "Ela não pode mover nada sem perguntar a você",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "Escaneie um QR code com o celular"
  },
  views: {
    "toast.accountSwitched": "Conta trocada",
    "toast.addressCopied": "Endereço copiado",
    "toast.codeResent": "E-mail com o código reenviado",
    "toast.emailChanged": "E-mail alterado",
    "toast.linkCopied": "Link copiado",
    "toast.walletAdded": "Nova carteira adicionada",
    "toast.transactionStarted": "Transação iniciada",
    "toast.walletDeleted": "Carteira excluída",
    "toast.walletDisconnected": "Carteira desconectada",
    "toast.walletSwitched": "Carteira trocada",
    "toast.approveLimit": "Aprove o aumento do limite na sua carteira",
    "toast.authenticating": "Autenticando…",
    "toast.confirmTransaction": "Confirme a transação na sua carteira",
    "view.AddFunds": "Adicionar fundos",
    "view.WalletSend": "Enviar",
    "money.ambiguous": "Você quis dizer {whole} ou {decimal}?",
    "money.grouped": "Escreva sem separadores de milhar: 1000.5",
    "send.filledIn": "Preenchido por {app}",
    "view.SmartSessionList": "Sessões inteligentes",
    "connecting.notInstalled": "{wallet} não está instalada",
    "connecting.notHere": "{wallet} não está nesta página",
    "connecting.notHereNext": "Instale ou ative a extensão e recarregue a página. Ou escolha outra carteira.",
    "connecting.noWay": "Não sabemos onde obtê-la. Escolha outra carteira.",
    "connecting.others": "Escolher outra carteira",
    "connecting.install": "Instale, volte a esta página e conecte.",
    "connecting.haveIt": "Já tenho",
    "connecting.nothing": "Nada aconteceu? Abra de novo",
    "connecting.behind": "Ela pode estar atrás desta janela.",
    "connecting.here": "{wallet} está aqui. Conectar",
    "guide.install": "Instale {wallet}",
    "guide.installMore": "Baixe abaixo ou escaneie o QR code com o celular.",
    "guide.installHere": "Baixe na loja abaixo.",
    "guide.create": "Crie uma carteira ou importe uma",
    "guide.createMore": "Não compartilhe a frase de recuperação com ninguém.",
    "guide.back": "Volte aqui",
    "guide.backMore": "Esta página detecta {wallet}. Se não detectar, recarregue a página.",
    "guide.backAgain": "Escolha {wallet} de novo para conectar.",
    "store.chrome": "Extensão do navegador",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Aplicativo web",
    "store.home": "Site",
    "store.phone": "Celular",
    "downloads.stores": "Onde obter",
    "downloads.scan": "Escaneie este QR code com o celular.",
    "multiChain.opens": "Sua conta em {networks}",
    "allWallets.search": "Buscar carteiras",
    "allWallets.none": "Nenhuma carteira chamada “{text}”",
    "allWallets.noneNext": "Confira a grafia ou conecte qualquer carteira com um QR code.",
    "allWallets.noneSpelling": "Confira a grafia.",
    "allWallets.clear": "Limpar",
    "allWallets.scan": "Escanear um QR code",
    "allWallets.missing": "Não está na lista?",
    "allWallets.failed": "A lista não está carregando",
    "allWallets.failedNext": "As carteiras deste navegador continuam funcionando.",
    "tag.installed": "Instalada",
    "signIn.preparing": "Preparando",
    "signIn.lead": "Entrar em {site}",
    "signIn.why": "Sua assinatura prova que esta conta é sua. É grátis e não move fundos.",
    "signIn.statement": "Você concorda com",
    "signIn.site": "Site",
    "signIn.account": "Conta",
    "signIn.network": "Rede",
    "signIn.from": "Válido a partir de",
    "signIn.until": "Válido até",
    "signIn.resources": "Recursos",
    "signIn.read": "Ler a mensagem",
    "signIn.cancel": "Cancelar",
    "signIn.sign": "Entrar",
    "signIn.approve": "Aprove em {wallet}",
    "signIn.declined": "Você recusou e ainda não entrou.",
    "signIn.elsewhere": "Este pedido é para outro site",
    "signIn.elsewhereNext": "Nada foi assinado. Se você não sabe por que está vendo isto, saia desta página.",
    "signIn.must": "Entre ou cancele",
    "refused.title": "Você recusou",
    "refused.next": "Nada foi compartilhado. Tente de novo quando quiser.",
    "failed.away": "O serviço não está respondendo agora",
    "failed.noNetwork":
      "A carteira não informou sua rede a esta página. Abra a carteira, escolha uma rede e tente de novo.",
    "locked.title": "Desbloqueie {wallet}",
    "locked.next": "Abra pela barra do navegador e digite a senha dela.",
    "newcomer.learn": "Saiba mais",
    "newcomer.none": "Você precisa de uma carteira para continuar",
    "newcomer.noneNext": "Instale uma neste navegador ou abra esta página no navegador de uma carteira.",
    "newcomer.compare": "Comparar todas",
    "newcomer.find": "Encontrar uma carteira",
    "newcomer.haveOne": "Já tenho uma",
    "newcomer.notSeen": "Esta página ainda não vê nenhuma carteira. Recarregue-a depois de instalar uma.",
    "runs.both": "Navegador e celular",
    "runs.phone": "Só celular",
    "runs.browser": "Navegador",
    "runs.web": "Site",
    "lesson.key": "Sua chave para os sites",
    "lesson.keyMore": "Entre com ela, sem criar uma senha nova para cada site.",
    "lesson.home": "Um lugar para o que é seu",
    "lesson.homeMore": "Ela guarda moedas e colecionáveis. Só você pode movê-los.",
    "lesson.networks": "Funciona em várias redes",
    "lesson.networksMore": "Uma só carteira pode ter contas em muitas redes.",
    "lesson.system": "Um computador compartilhado",
    "lesson.systemMore": "Muitos computadores guardam os mesmos registros. Ninguém é dono de todos.",
    "lesson.fees": "Toda transação tem uma taxa",
    "lesson.feesMore": "Você paga na moeda da própria rede, então guarde um pouco dela.",
    "lesson.record": "Aberta para todos lerem",
    "lesson.recordMore": "Um explorador mostra todas as transações já feitas.",
    "lesson.gotIt": "Entendi",
    "allWallets.more": "Carregar mais",
    "allWallets.loading": "Carregando carteiras",
    "allWallets.count.one": "{count} carteira",
    "allWallets.count.other": "{count} carteiras",
    "allWallets.count.many": "{count} carteiras",
    "walletconnect.ways": "Formas de conectar",
    "walletconnect.scan": "Escaneie com {wallet} no celular",
    "walletconnect.scanElsewhere": "Escaneie com outro dispositivo ou copie o link",
    "walletconnect.code": "QR code para {wallet}",
    "walletconnect.making": "Preparando o QR code",
    "walletconnect.makingLink": "Preparando o link",
    "walletconnect.copy": "Copiar link",
    "walletconnect.copied": "Link copiado",
    "walletconnect.expires": "Expira em {seconds} s",
    "walletconnect.step1": "Abra sua carteira",
    "walletconnect.step2": "Toque em escanear",
    "walletconnect.step3": "Aprove",
    "walletconnect.noWallet": "Sem carteira no celular?",
    "walletconnect.waits": "Aprove lá e volte. Esta página espera por você.",
    "walletconnect.openIt": "Abrir",
    "walletconnect.expired": "Este código expirou",
    "walletconnect.refresh": "Obter um novo código",
    "walletconnect.opened": "O aplicativo está aberto. Aprove lá e volte a esta página.",
    "walletconnect.notYet": "Ainda não está no celular?",
    "walletconnect.getIt": "Obtenha",
    "walletconnect.openHint": "Aprove lá e volte.",
    "walletconnect.openWeb": "Abre em uma nova aba. Esta página espera por você.",
    "walletconnect.open": "Abrir {wallet}",
    "walletconnect.openAgain": "Abrir {wallet} de novo",
    "walletconnect.browse": "{wallet} abre esta página no próprio navegador. Conecte lá.",
    "walletconnect.failedNext": "Verifique sua conexão e tente de novo.",
    "walletconnect.refused": "Esta página não está configurada para QR codes",
    "walletconnect.refusedNext": "Escolha outra carteira para continuar.",
    "reach.qrcode": "QR code",
    "reach.mobile": "Celular",
    "reach.desktop": "Computador",
    "reach.web": "Web",
    "reach.browser": "Navegador",
    "reach.extension": "Extensão",
    "email.label": "E-mail",
    "account.editEmail": "Alterar seu e-mail",
    "account.signIn": "Entrou com",
    "account.smart": "Conta inteligente",
    "account.runs": "Conta inteligente ({code}). Você pode desfazer isso na sua carteira.",
    "account.switchingType": "Trocando a conta",
    "account.upgrade": "Atualizar sua carteira",
    "account.buy": "Comprar",
    "account.swap": "Trocar",
    "account.name": "Nome",
    "account.copy": "Copiar endereço",
    "account.copyFailed": "Não foi possível copiar",
    "account.explorer": "Ver explorador",
    "account.disconnect": "Desconectar",
    "account.network": "Rede",
    "account.sessions": "Aplicativos que podem agir por você",
    "wallets.inUse": "Em uso",
    "wallets.disconnect": "Desconectar {wallet}",
    "wallets.forget": "Esquecer {wallet}",
    "wallets.add": "Conectar outra carteira",
    "wallets.change": "Substituir por outra carteira",
    "wallets.changeNext": "{wallet} será desconectada",
    "wallets.reconnecting": "Reconectando",
    "wallets.earlier": "Usadas antes",
    "wallets.connect": "Conectar a {network}",
    "activeChain.lead": "Continuar em {network}?",
    "activeChain.keep": "{wallet} continua conectada. Você pode voltar a qualquer momento.",
    "activeChain.connect":
      "{network} precisa de uma carteira própria. Agora você escolhe uma; {wallet} continua conectada.",
    "activeChain.switch": "Mudar para {network}",
    "activeChain.stay": "Ficar em {network}",
    "namespace.eip155": "Redes EVM",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Saldo",
    "account.balanceUnknown": "Saldo desconhecido",
    "account.balanceLoading": "Carregando o saldo",
    "account.tokens": "Tokens",
    "account.nfts": "NFTs",
    "account.activity": "Atividade",
    "account.noTokens": "Nenhum token ainda",
    "account.noTokensNext": "O que você receber aparece aqui.",
    "account.uncovered": "Esta rede não é compatível aqui",
    "account.uncoveredNext": "Seus tokens não podem ser listados aqui. Sua carteira os mostra.",
    "account.worthless": "Mostrar {count} sem valor",
    "account.hidden": "Ocultas, provável spam: {count}",
    "account.lure": "Provável spam, não conta",
    "account.unchecked": "O valor não pode ser verificado e não conta",
    "account.tokensLoading": "Carregando tokens",
    "account.away": "Os saldos não estão carregando agora.",
    "account.retryIn": "Tentar de novo · {seconds} s",
    "account.asOf": "Saldo de {time}",
    "account.avatar": "Conta",
    "account.reconnecting": "Reconectando",
    "network.current": "Atual",
    "network.notServed": "Esta carteira não funciona nesta rede",
    "network.notGranted": "Não permitida por {wallet}",
    "network.switching": "Aprove em {wallet}",
    "network.switchingNext": "Ela está pedindo para mudar para {network}.",
    "network.unsupported": "Esta página não usa {network}",
    "network.unsupportedNext": "Sua carteira está nessa rede agora. Escolha outra para continuar.",
    "network.unknown": "rede {id}",
    "network.ownWallet": "Precisa de uma carteira para {namespace}",
    "network.testnet": "Rede de teste",
    "network.failed": "A rede não mudou. Tente de novo.",
    "network.search": "Buscar redes",
    "network.none": "Nenhuma rede chamada “{text}”",
    "network.count.one": "{count} rede",
    "network.count.other": "{count} redes",
    "plain.chain.none-requested": "Esta carteira não funciona nas redes desta página",
    "plain.chain.not-supported": "Sua carteira não tem esta rede",
    "plain.chain.switch-failed": "A rede não mudou",
    "plain.chain.switch-rejected": "Você recusou",
    "plain.chain.unsupported": "Esta rede não permite isso",
    "plain.connection.connector-not-found": "Esta carteira não está nesta página",
    "plain.connection.failed": "A carteira não se conectou",
    "plain.connection.failed-to-find-connector": "Esta carteira não está mais nesta página",
    "plain.connection.network-not-in-wallet": "Sua carteira não compartilhou esta rede",
    "plain.connection.provider-not-found": "Não é possível acessar a carteira",
    "plain.connection.request-rejected": "Você recusou",
    "plain.connection.session-expired": "A conexão expirou",
    "plain.connection.sign-client-missing": "O WalletConnect ainda está iniciando",
    "plain.http.bad-shape": "O serviço não está funcionando agora",
    "plain.http.too-large": "O serviço não está funcionando agora",
    "plain.walletconnect.method-not-granted": "Sua carteira não permitiu isso",
    "plain.name.needs-account": "Nomes precisam de uma conta em uma rede EVM",
    "plain.name.not-registered": "{label} não foi registrado",
    "plain.name.not-resolved": "Não foi possível consultar este nome",
    "plain.name.suggestions-failed": "Não é possível verificar nomes agora. Você ainda pode tentar registrar.",
    "plain.onramp.host-unknown": "Este provedor não pode ser aberto aqui",
    "plain.onramp.quote-failed": "Não há preço agora",
    "plain.onramp.url-failed": "A página do provedor não abriu",
    "plain.session.revoke-failed": "Ela não foi revogada e continua válida",
    "plain.siwx.not-started": "O login não começou, então sua carteira foi desconectada. Conecte de novo para entrar.",
    "plain.siwx.signing-failed": "A mensagem não foi assinada",
    "plain.transaction.expired": "Este pedido expirou",
    "plain.transaction.not-allowed": "Esta página pediu algo que não é permitido",
    "plain.transaction.page-framed": "Esta página aparece dentro de {origin}",
    "plain.swap.not-supported": "Não é possível trocar nesta rede",
    "network.count.many": "{count} redes",
    "view.EmailLogin": "Continuar com e-mail",
    "view.EmailVerifyOtp": "Confirmar e-mail",
    "view.EmailVerifyDevice": "Registrar dispositivo",
    "view.UpdateEmailWallet": "Alterar e-mail",
    "view.UpdateEmailPrimaryOtp": "Confirmar e-mail atual",
    "view.UpdateEmailSecondaryOtp": "Confirmar novo e-mail",
    "view.UpgradeEmailWallet": "Atualizar sua carteira",
    "change.now": "Atual: {email}",
    "change.label": "Novo e-mail",
    "change.how": "Enviamos um código para seu e-mail atual e depois outro para o novo. Seu endereço continua o mesmo.",
    "change.save": "Salvar",
    "change.enter": "Digite um novo e-mail",
    "change.step": "Etapa {step} de 2",
    "change.toPrimary": "Código enviado para seu e-mail atual",
    "change.toSecondary": "Código enviado para seu novo e-mail",
    "upgrade.title": "Guarde suas próprias chaves",
    "upgrade.how":
      "O site seguro guarda a chave desta carteira. Lá você pode passá-la para uma carteira cujas chaves ficam com você.",
    "upgrade.open": "Abrir o site seguro",
    "upgrade.waits": "Aguardando o site seguro",
    "email.title": "Qual é o seu e-mail?",
    "email.how": "Vamos enviar um código de 6 dígitos.\nSem senha, nada para instalar.",
    "email.send": "Enviar o código",
    "email.go": "Continuar",
    "email.or": "ou com uma carteira",
    "email.sending": "Enviando um código para {email}",
    "email.wallet": "Conectar uma carteira",
    "code.title": "Digite o código",
    "code.to": "Enviamos para",
    "code.label": "Código de 6 dígitos",
    "code.good": "Válido por 10 minutos",
    "code.checking": "Verificando o código",
    "code.wrong": "Esse código está incorreto. Confira nosso último e-mail.",
    "code.newer": "Esse código está incorreto. Um código mais recente foi enviado.",
    "code.again": "Enviar de novo",
    "code.wait": "Enviar de novo em {seconds} s",
    "device.title": "Confirme este dispositivo",
    "device.how": "Abra o link que enviamos para {email}, toque em Aprovar e volte aqui.",
    "device.again": "Enviar um novo link",
    "device.refused": "O link foi recusado",
    "device.old": "Este link expirou",
    "device.next": "Peça um novo link e aprove-o no e-mail.",
    "ways.or": "ou",
    "ways.wallet": "Conectar uma carteira",
    "view.ConnectSocials": "Redes sociais",
    "view.ConnectingSocial": "Entrar",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Contas sociais",
    "social.with": "Continuar com {provider}",
    "social.more": "Mais formas de entrar",
    "social.none": "Nenhum login social funciona neste navegador.",
    "social.others": "Escolher outra forma",
    "social.title": "Entrar com {provider}",
    "social.waits": "Continue na janela que abriu. Esta página nunca vê sua senha.",
    "social.leaves": "Você vai para {provider} e volta em seguida.",
    "social.show": "Mostrar a janela",
    "social.unseen": "Esta página não consegue ver a janela de {provider}. Conclua lá e volte.",
    "social.again": "Começar de novo",
    "social.finishing": "Concluindo o login",
    "social.closed": "A janela foi fechada",
    "social.closedNext": "Abra-a de novo para continuar. Se você já concluiu lá, espere um momento.",
    "social.blocked": "Seu navegador bloqueou a janela",
    "social.blockedNext": "Abra-a abaixo. Talvez seja preciso permitir pop-ups.",
    "social.open": "Abrir a janela",
    "farcaster.code": "QR code para o Farcaster",
    "farcaster.making": "Preparando o QR code",
    "farcaster.scan": "Escaneie com o Farcaster no celular",
    "farcaster.open": "Abrir o Farcaster",
    "farcaster.approve": "Aprove no Farcaster e volte aqui.",
    "farcaster.old": "Este código expirou",
    "farcaster.again": "Obter um novo código",
    "plain.embedded.frame-load-failed": "O e-mail não está funcionando agora",
    "plain.embedded.frame-load-timed-out": "O e-mail não está funcionando agora",
    "plain.embedded.frame-request-timed-out": "Demorou demais",
    "plain.embedded.social-timed-out": "Demorou demais",
    "plain.embedded.social-not-started": "O login não começou",
    "plain.embedded.social-uri-failed": "O login não começou",
    "plain.embedded.farcaster-failed": "O Farcaster não confirmou o login",
    "plain.embedded.frame-answer-misfit": "Não funcionou",
    "plain.embedded.frame-error-unknown": "Não funcionou",
    "plain.embedded.untrusted-origin": "O e-mail não está disponível nesta página",
    "plain.embedded.unverified-domain": "O e-mail não está disponível nesta página",
    "view.ApproveTransaction": "Aprovar transação",
    "view.SmartSessionCreated": "Sessão inteligente criada",
    "view.WalletSendSelectToken": "Escolher token",
    "view.WalletSendPreview": "Revisar envio",
    "view.WalletSendConfirmed": "Enviar",
    "receive.code": "QR code do seu endereço",
    "receive.copied": "Copiado",
    "receive.noteEvm": "Envie para este endereço só ativos em {network} e em outras redes EVM.",
    "receive.note": "Envie para este endereço só ativos em {network}.",
    "receive.noteOrdinal": "Envie para este endereço só inscrições de {network}. Use o outro para pagamentos.",
    "receive.purposes": "Endereços",
    "receive.payment": "Pagamentos",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Enviado",
    "activity.sentNow": "Enviando",
    "activity.sentFailed": "Falha no envio",
    "activity.received": "Recebido",
    "activity.receivedNow": "Recebendo",
    "activity.receivedFailed": "Não recebido",
    "activity.swapped": "Trocado",
    "activity.swappedNow": "Trocando",
    "activity.swappedFailed": "Falha na troca",
    "activity.minted": "Cunhado",
    "activity.mintedNow": "Cunhando",
    "activity.mintedFailed": "Falha na cunhagem",
    "activity.allowed": "Permitido",
    "activity.allowedNow": "Permitindo",
    "activity.allowedFailed": "Não permitido",
    "activity.called": "Chamada de contrato",
    "activity.calledNow": "Chamando um contrato",
    "activity.calledFailed": "Falha na chamada",
    "activity.loading": "Carregando a atividade",
    "activity.none": "Nenhuma atividade ainda",
    "activity.noneNext": "O que você enviar e receber aparece aqui.",
    "activity.away": "A atividade não está carregando agora",
    "activity.unmoved": "Nada foi movido",
    "activity.waits": "Em espera",
    "activity.for": "{given} por {gained}",
    "activity.to": "Para {who}",
    "activity.from": "De {who}",
    "activity.with": "Com {who}",
    "activity.new": "Um novo contrato",
    "activity.toSelf": "Para sua própria conta",
    "activity.batch": "Vários passos de uma vez",
    "activity.more": "e mais {count}",
    "activity.moved": "Movido",
    "progress.sendFailed": "{amount}: não enviado",
    "progress.swapping": "Trocando {from} por {to}",
    "progress.swapped": "Troca feita: {from} por {to}",
    "progress.swapFailed": "{from}: não trocado",
    "activity.again": "Reenviar",
    "activity.yesterday": "Ontem",
    "activity.today": "Hoje, {time}",
    "activity.here": "Enviado desta página",
    "activity.notCovered":
      "O histórico não está disponível para esta rede. O que você envia desta página aparece aqui.",
    "activity.hidden": "Ocultas, provável spam: {count}",
    "activity.notYours": "Não foi você. Não copie esse endereço.",
    "activity.unproven": "Não se sabe se foi você. Não copie esse endereço.",
    "activity.foreign": "Feito por outro endereço",
    "activity.when": "Quando",
    "activity.party": "Com",
    "activity.hash": "Transação",
    "activity.copyHash": "Copiar",
    "nfts.loading": "Carregando colecionáveis",
    "nfts.none": "Nenhum colecionável ainda",
    "nfts.noneNext": "Nenhum na sua atividade recente.",
    "nfts.source": "Da sua atividade",
    "nfts.back": "Mostrar mais antigos",
    "nfts.unnamed": "Sem título",
    "nfts.count": "×{count}",
    "send.amount": "Valor",
    "send.have": "Você tem {balance}",
    "send.unknown": "Saldo desconhecido",
    "send.to": "Para",
    "send.receiver": "Endereço ou nome",
    "send.paste": "Colar",
    "send.clear": "Limpar o destinatário",
    "send.earlier": "Você já enviou para",
    "send.fee": "Taxa de rede",
    "send.feeAbout": "Cerca de {fee}",
    "send.feeData": "Cerca de {fee} e a taxa de dados da rede",
    "send.feeMost": "No máximo {fee}",
    "send.feeMargin": "No máximo {fee}, com margem para a taxa de dados",
    "send.feeUnknown": "Taxa desconhecida",
    "send.keeps": "Deixa {fee} para a taxa",
    "send.review": "Revisar",
    "money.checking": "Verificando",
    "send.enterAmount": "Digite um valor",
    "send.chooseReceiver": "Digite um destinatário",
    "money.addFunds": "{symbol} insuficiente · Adicionar fundos",
    "send.notEnough": "{symbol} insuficiente",
    "send.misfit": "Digite um valor de {symbol} acima de 0 com no máximo {decimals} casas decimais",
    "send.none": "Nada para enviar ainda",
    "send.noneNext": "O que você receber pode ser enviado daqui.",
    "send.yours": "Seus tokens em {network}",
    "send.from": "De",
    "send.network": "Rede",
    "send.rent": "Abertura da conta {symbol}",
    "send.total": "Total",
    "send.final": "Transações não podem ser desfeitas. Confira o nome e os quatro últimos caracteres.",
    "send.tickFirst": "Marque a caixa para enviar",
    "send.press": "Enviar {amount}",
    "send.approve": "Aprove em {wallet}",
    "screen.warns": "{site} avisa: {reason}",
    "screen.warnsOnly": "{site} alerta sobre este pedido",
    "send.cancel": "Cancelar",
    "send.declined": "Recusado em {wallet}. Nada foi enviado.",
    "send.own": "Este é o seu próprio endereço.",
    "send.contract": "Isto é um contrato. Confirme que ele pode guardar {symbol}.",
    "send.contractTick": "Entendo",
    "send.alike": "Este endereço se parece com um que você conhece, mas é outro.",
    "send.alikeTick": "Conferi. É outro endereço",
    "send.moved": "{name} tinha outro endereço da última vez que você enviou.",
    "send.movedTick": "Confirmei o novo endereço com o destinatário",
    "send.thisOne": "Este endereço",
    "send.knownOne": "O que você conhece",
    "send.sending": "Enviando {amount}",
    "send.sent": "Enviado: {amount}",
    "send.failed": "Falhou",
    "send.toWhom": "Para {who}.",
    "send.done": "Concluído",
    "send.another": "Enviar outro",
    "approve.asks": "{site} pede que você aprove isto",
    "approve.asksYou": "pede que você aprove isto",
    "approve.loading": "Lendo o pedido",
    "decision.asked": "O site que guarda sua chave está lendo o pedido",
    "decision.read": "Leia o pedido e aprove ou recuse",
    "decision.decided": "Aguardando o site que guarda sua chave",
    "approve.tickFirst": "Marque a caixa para aprovar",
    "approve.approve": "Aprovar",
    "approve.reject": "Recusar",
    "approve.none": "Nada para aprovar",
    "approve.noneNext": "Os pedidos desta página aparecem aqui primeiro.",
    "approve.more.one": "Mais {count} em espera",
    "approve.more.other": "Mais {count} em espera",
    "approve.more.many": "Mais {count} em espera",
    "approve.changes": "O que muda na sua conta",
    "approve.noChanges": "Não conseguimos determinar o que muda na sua conta.",
    "approve.account": "De",
    "approve.network": "Rede",
    "approve.details": "Detalhes para especialistas",
    "approve.tick": "Entendo o risco",
    "approve.tickUnread": "Confio neste site, mesmo sem poder ler isto",
    "approve.unreadParts":
      "Várias partes deste pedido não podem ser lidas ({count}). Continue só se confiar neste site.",
    "approve.window": "Abrir em janela própria",
    "approve.ended": "Nada foi enviado. Comece de novo na página.",
    "sessions.loading": "Carregando sessões inteligentes",
    "sessions.none": "Nenhum aplicativo pode agir por você",
    "sessions.noneNext":
      "Os aplicativos que você deixa agir sozinhos aparecem aqui. Você pode encerrar isso quando quiser.",
    "sessions.away": "Não foi possível carregar as sessões inteligentes",
    "sessions.until": "Até {date}",
    "sessions.expired": "Expirou em {date}",
    "sessions.revoked": "Revogada em {date}",
    "sessions.end": "Revogar",
    "sessions.ask": "Revogar?",
    "sessions.keep": "Manter",
    "sessions.ending": "Aprove em {wallet}",
    "sessions.created": "Agora ele pode agir por você",
    "sessions.createdNext": "Até {date} e dentro destes limites. Você pode encerrar a qualquer momento.",
    "sessions.unused": "Foi concedida, mas não pode ser usada",
    "sessions.unusedNext":
      "Sua carteira a concedeu, mas o aplicativo não conseguiu começar. Revogue-a e tente de novo.",
    "sessions.all": "Ver sessões inteligentes",
    "money.token": "Token",
    "money.chooseToken": "Escolha um token",
    "money.readFirst": "Leia o aviso primeiro",
    "money.checkAmount": "Confira o valor",
    "money.max": "Máx.",
    "money.feePaid": "Paga por este site",
    "money.feePaidCheck": "Se {wallet} mostrar uma taxa, recuse lá.",
    "money.feeUnsupported": "{wallet} não deixa este site pagar a taxa; você paga.",
    "money.feeIgnored": "{wallet} não usou a oferta deste site de pagar a taxa; você paga.",
    "money.feeRefused": "Este site não paga esta operação; você paga a taxa.",
    "money.feeUnavailable": "O serviço de pagamento deste site não está disponível agora; você paga a taxa.",
    "money.search": "Buscar tokens",
    "money.noToken": "Nenhum token corresponde a “{text}”",
    "money.noTokenNext": "Confira a grafia ou cole o endereço do token.",
    "money.explorer": "Ver explorador",
    "receipt.pending": "Aguardando {network}",
    "receipt.sent": "Enviado. Sua carteira avisa quando chegar.",
    "receipt.done": "Chegou.",
    "receipt.arrived.one": "Chegou em {count} segundo.",
    "receipt.arrived.many": "Chegou em {count} segundos.",
    "receipt.arrived.other": "Chegou em {count} segundos.",
    "receipt.fee": "Taxa: {fee}.",
    "receipt.failed": "A rede a recusou. Só a taxa foi cobrada.",
    "receipt.failedFor": "A rede a recusou: {reason}. Só a taxa foi cobrada.",
    "receipt.repriced": "Enviada de novo com outra taxa.",
    "receipt.canceled": "Cancelada",
    "receipt.canceledNext": "Você a substituiu na sua carteira. Nada foi enviado.",
    "receipt.replaced": "Substituída",
    "receipt.replacedBy": "Outra transação ocupou o lugar dela.",
    "receipt.dropped": "A rede não a conhece mais. Ela pode reaparecer; nada foi reenviado.",
    "receipt.partly": "Alguns dos passos tiveram efeito.",
    "receipt.details": "Detalhes",
    "receipt.block": "Bloco",
    "receipt.step": "O passo {number} teve efeito",
    "receipt.stepFailed": "O passo {number} não teve efeito",
    "view.Swap": "Trocar",
    "view.SwapSelectToken": "Escolher token",
    "view.SwapPreview": "Revisar troca",
    "swap.pay": "Você paga",
    "swap.get": "Você recebe",
    "swap.getAbout": "Você recebe cerca de",
    "swap.have": "Você tem {amount}",
    "swap.unknown": "Saldo desconhecido",
    "swap.turn": "Inverter o sentido",
    "swap.rate": "Cotação",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "No mínimo",
    "swap.impact": "Impacto no preço",
    "swap.impactUnknown": "Desconhecido",
    "swap.fee": "Taxa de rede",
    "swap.feeUnknown": "Desconhecida",
    "swap.slippage": "Slippage máximo",
    "swap.slippageOwn": "Outro",
    "swap.slippageHigh": "Você pode receber bem menos que o cotado",
    "swap.review": "Revisar troca",
    "swap.enter": "Digite um valor",
    "swap.choose": "Escolha um token",
    "swap.checkSlippage": "Confira o slippage",
    "swap.noPrice": "Sem preço agora",
    "swap.quoting": "Obtendo um preço",
    "swap.paused": "Preços em pausa",
    "swap.refresh": "Atualizar",
    "swap.misfit": "Digite um valor de {symbol} acima de 0 com no máximo {decimals} casas decimais",
    "swap.tooMuch": "Você tem {balance}",
    "swap.noFee": "{coin} insuficiente para a taxa",
    "swap.works": "Você pode trocar nestas redes",
    "swap.yours": "Seus tokens em {network}",
    "swap.suggested": "Sugeridos",
    "swap.popular": "Populares",
    "swap.all": "Todos",
    "swap.goodFor": "Esta cotação vale por {seconds} s",
    "swap.expired": "Obtendo uma nova cotação",
    "swap.allow": "Permissão para {spender}",
    "swap.allowExact": "Só esta troca: {amount}",
    "swap.allowAll": "Todo o seu {symbol}, agora e depois",
    "swap.allowAllNext": "{spender} poderá pegar todo o seu {symbol} a partir de agora.",
    "swap.spender": "Quem pode pegar",
    "swap.together": "Os dois passos em um",
    "swap.ready": "Os dois passos em um",
    "swap.readyNext": "Sua carteira vai pedir primeiro para tornar sua conta uma conta inteligente.",
    "swap.steps": "Passos",
    "swap.stepBack": "Retirar a permissão antiga",
    "swap.stepAllow": "Permitir",
    "swap.stepSwap": "Trocar",
    "swap.tick": "Trocar mesmo assim",
    "swap.impactHigh": "Você perde {impact} do que paga.",
    "swap.impactNone": "Sua perda é desconhecida: falta um preço.",
    "swap.unproven": "Não foi possível verificar o mínimo deste serviço.",
    "swap.tickFirst": "Marque a caixa para trocar",
    "swap.press": "Trocar",
    "swap.proving": "Verificando o que você recebe",
    "swap.approve": "Aprove em {wallet}",
    "swap.twoSteps": "Fazer em dois passos",
    "swap.left": "{spender} ainda pode pegar {amount}.",
    "swap.takeBack": "Retirar a permissão",
    "swap.again": "Novo preço",
    "swap.following": "Trocando {from} por {to}",
    "swap.done": "Troca feita: {from} por {to}",
    "plain.swap.not-started": "A troca não está funcionando agora",
    "plain.swap.insufficient-liquidity": "Ninguém vende tanto agora",
    "plain.swap.not-built": "Não foi possível preparar a troca",
    "plain.swap.approval-not-built": "Não foi possível preparar a troca",
    "plain.swap.allowance-failed": "Não foi possível preparar a troca",
    "swap.failed": "A troca falhou",
    "swap.close": "Concluído",
    "view.OnRampProviders": "Comprar",
    "view.OnRampTokenSelect": "Escolher token",
    "view.OnRampFiatSelect": "Escolher moeda",
    "view.BuyInProgress": "Comprar",
    "view.WhatIsABuy": "Como comprar",
    "view.ChooseAccountName": "Escolher nome",
    "view.RegisterAccountName": "Escolher nome",
    "view.RegisterAccountNameSuccess": "Seu nome",
    "funds.how": "Como você quer adicionar fundos?",
    "funds.need": "Você precisa de {amount}",
    "funds.to": "Para {account} em {network}",
    "funds.elsewhere": "Você está em {current}. Mude para {network} para adicionar fundos lá.",
    "funds.buy": "Comprar com cartão ou banco",
    "funds.buyNext": "Um provedor entrega na sua conta",
    "funds.receiveNext": "De uma carteira ou corretora",
    "view.FundsFromWallet": "Outra carteira",
    "view.FundsPreview": "Revisar transferência",
    "funds.wallet": "De uma carteira neste dispositivo",
    "funds.walletNext": "Paga uma vez, sem ficar conectada",
    "funds.once": "A carteira paga só esta transferência. Ela não substitui a que você usa.",
    "funds.yours": "Sua conta",
    "funds.noWallet": "Nenhuma outra carteira encontrada",
    "funds.noWalletNext": "Instale uma neste navegador ou use outra forma.",
    "funds.added": "Adicionado: {amount}",
    "funds.released": "Pago por {wallet}, que não está mais conectada.",
    "funds.opening": "Abrindo {name}",
    "funds.none": "Não há como adicionar fundos aqui",
    "funds.noneNext": "Pergunte a quem cuida deste site.",
    "buy.loading": "Carregando o que você pode comprar",
    "buy.none": "Não é possível comprar em {network}",
    "buy.noneNext": "Tente em {networks}.",
    "buy.builtIn": "A lista completa não está carregando agora. Você pode comprar estes.",
    "buy.currency": "Pagar com {currency}",
    "buy.amount": "Valor em {currency}",
    "buy.about": "Cerca de {amount}",
    "buy.quoting": "Obtendo um preço",
    "buy.estimate": "É só uma estimativa. O preço final está na página do provedor.",
    "buy.quick": "Valores",
    "buy.on": "Em {network}",
    "buy.ways": "Formas de pagamento",
    "buy.payWith": "Pagar com {way}",
    "buy.way.card": "Cartão",
    "buy.way.ach_bank_account": "Conta bancária",
    "buy.limits": "{min} a {max}",
    "buy.providers": "Provedores",
    "buy.fees": "Taxas {range}",
    "buy.enter": "Digite um valor",
    "buy.continue": "Continuar com {provider}",
    "buy.opens": "O provedor abre em uma nova janela e vende os tokens a você. Esta página nunca vê seu cartão.",
    "buy.noProvider": "Nenhum provedor disponível aqui",
    "buy.search": "Buscar",
    "buy.noMatch": "Nenhum resultado para “{text}”",
    "buy.finish": "Conclua na janela de {provider}",
    "buy.finishNext": "{provider} envia {token} para {address}.",
    "buy.again": "Abrir de novo",
    "buy.arrived": "Seu {token} chegou",
    "buy.late": "Pode levar alguns minutos",
    "buy.lateNext": "Você pode fechar isto. Seu saldo será atualizado.",
    "buy.done": "Concluído",
    "lesson.buy": "Pague com cartão, receba tokens",
    "lesson.buyMore": "Você paga na sua moeda e recebe tokens na sua conta.",
    "lesson.pay": "Um provedor os vende",
    "lesson.payMore": "Você paga na página dele, com cartão ou pelo banco. Esta página nunca vê seu cartão.",
    "lesson.check": "Confira antes de pagar",
    "lesson.checkMore": "Na página do provedor estão o preço, as taxas e seu endereço. Confira-os lá.",
    "name.lead": "Escolha um nome para {address}",
    "name.leadNext": "Seus amigos podem usá-lo para enviar a você. Pelo menos 4 letras, dígitos ou hifens.",
    "name.field": "Nome",
    "name.checking": "Verificando {name}",
    "name.free": "{name} está disponível",
    "name.taken": "{name} já está em uso",
    "name.alsoFree": "Também disponíveis",
    "name.short": "Pelo menos 4 caracteres",
    "name.characters": "Apenas letras, números e hifens",
    "name.enter": "Escolha um nome",
    "name.another": "Escolha outro nome",
    "name.register": "Registrar",
    "name.approve": "Aprove em {wallet}",
    "name.registering": "Registrando",
    "name.read": "Ler a mensagem",
    "name.why": "Sua carteira assina o nome e a hora. É grátis e não move fundos.",
    "name.declined": "Você recusou. Nada foi registrado.",
    "name.noEvm": "Os nomes são para contas em redes EVM. Mude para uma delas para escolher um nome.",
    "name.yours": "Você é {name}",
    "name.yoursNext": "Seus amigos já podem usá-lo para enviar a você."
  },
  failures: {
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
      "A rede não está configurada. Adicione-a à opção `networks` ou use uma rede configurada."
    ],
    "chain.none-requested": [
      "A carteira não aceita nenhuma das redes pedidas",
      "Escolha outra carteira ou outra rede."
    ],
    "chain.not-supported": ["Rede não aceita", "Adicione a rede nas configurações da carteira ou escolha outra."],
    "chain.switch-failed": [
      "Não foi possível mudar de rede",
      "Abra a carteira, veja se ela mostra um pedido e tente de novo."
    ],
    "chain.switch-rejected": ["Mudança recusada", "Nada mudou; tente de novo quando quiser."],
    "chain.unsupported": ["Rede não aceita", "Mude de rede e tente de novo."],
    "chain.unsupported-namespace": [
      "Tipo de rede não aceito: {namespace}",
      "O kit aceita eip155, solana, polkadot, bip122 e cosmos. Use uma rede de um deles."
    ],
    "config.both-sign-ins": [
      "siweConfig e siwx não podem ser definidos juntos",
      "O login foi configurado duas vezes. Mantenha `siwx` e remova `siweConfig`, que é a forma antiga dela."
    ],
    "config.invalid": [
      "Opção `{field}`: {expected}",
      "Uma ou mais opções do kit estão erradas, por isso ele não iniciou. Cada uma é indicada com o valor esperado: corrija-as e inicie de novo."
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
      "Verifique se a extensão está instalada e ativada, recarregue a página e tente de novo."
    ],
    "connection.failed": [
      "Não foi possível conectar",
      "A carteira não deixou esta página ver uma conta. Abra a carteira, desbloqueie-a e tente de novo."
    ],
    "connection.failed-to-disconnect-chains": [
      "Falha ao desconectar as redes: {reason}",
      "Uma ou mais carteiras não se desconectaram. Tente de novo ou remova esta página nas próprias carteiras."
    ],
    "connection.network-not-in-wallet": [
      "Rede não aceita",
      "Nada foi enviado. Mude para ela na carteira ou conecte de novo e permita."
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
    "connection.request-rejected": ["Pedido recusado", "Nada foi enviado. Tente de novo quando quiser."],
    "connection.session-expired": [
      "Sessão expirada",
      "Verifique se o relógio deste dispositivo está certo e conecte de novo."
    ],
    "connection.wallet-busy": [
      "Abra sua carteira para continuar",
      "Sua carteira está bloqueada ou já mostra um pedido. Abra-a, conclua ou descarte esse pedido e tente de novo."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect não encontrado",
      "O WalletConnect não está configurado. Informe um `projectId` e deixe `enableWalletConnect` ativado."
    ],
    "embedded.aborted": [
      "Algo deu errado",
      "A carteira integrada interrompeu o pedido atual. Nada foi enviado; tente de novo."
    ],
    "embedded.device-not-approved": [
      "Este dispositivo não foi aprovado.",
      "O link do e-mail foi recusado ou é antigo demais. Peça um novo link."
    ],
    "embedded.email-cooldown": [
      "Tente de novo em {seconds} segundos",
      "Um código foi enviado agora há pouco. Veja sua caixa de entrada ou espere antes de pedir outro."
    ],
    "embedded.email-misfit": [
      "Digite um e-mail válido",
      "Isto não parece um endereço de e-mail. Escreva como nome@example.com."
    ],
    "embedded.email-taken": [
      "Esse e-mail tem outra carteira.",
      "Nada foi alterado. Digite um e-mail que não esteja em uso aqui."
    ],
    "embedded.email-unchanged": ["Esse é o seu e-mail atual.", "Nada foi alterado. Digite o novo e-mail."],
    "embedded.farcaster-failed": ["Não foi possível conectar ao Farcaster", "Abra o aplicativo dele e tente de novo."],
    "embedded.frame-answer-misfit": ["Ocorreu um erro", "Tente de novo ou entre outra vez."],
    "embedded.frame-error": [
      "{reason}",
      "A carteira integrada não conseguiu fazer isto. Tente de novo ou entre outra vez."
    ],
    "embedded.frame-error-unknown": ["Ocorreu um erro", "Tente de novo ou entre outra vez."],
    "embedded.frame-load-failed": [
      "Não foi possível carregar o login por e-mail",
      "Verifique sua rede e qualquer bloqueador, ou conecte uma carteira."
    ],
    "embedded.frame-load-timed-out": [
      "Erro de rede: a carteira integrada não carregou",
      "Verifique sua rede e qualquer bloqueador e tente mais tarde."
    ],
    "embedded.frame-request-timed-out": [
      "A carteira integrada demorou demais",
      "Verifique sua rede e tente mais tarde."
    ],
    "embedded.frame-storage-blocked": [
      "Seu navegador não guarda nada deste login: ele termina quando você sai da página.",
      "O navegador não deixa o frame da carteira guardar dados nesta página. Seu login dura até você sair da página; permita que o site da carteira guarde dados para que ele dure mais."
    ],
    "embedded.no-auth-connector": [
      "O login não está configurado",
      "O login por e-mail e redes sociais não está configurado. Informe um `projectId` e ative um deles, ou conecte uma carteira."
    ],
    "embedded.not-email-or-social": [
      "Sem conexão por e-mail ou rede social",
      "Isto só funciona com contas criadas por e-mail ou rede social. Entre com uma delas."
    ],
    "embedded.otp-expired": ["Esse código é antigo demais.", "Um código vale dez minutos. Peça outro e digite logo."],
    "embedded.otp-rejected": [
      "Código inválido",
      "O código não é o que foi enviado. Confira o e-mail mais recente ou peça outro código."
    ],
    "embedded.otp-tries-spent": [
      "Tentativas demais. Peça um novo código.",
      "O código foi digitado errado vezes demais e não vale mais. Peça outro."
    ],
    "embedded.popup-blocked": [
      "Não foi possível abrir a janela de login",
      "O navegador não abriu a janela de login. Permita janelas pop-up nesta página e toque no botão de novo."
    ],
    "embedded.popup-closed": ["Janela fechada", "Abra-a de novo para continuar."],
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
      "A carteira integrada não permite este método a páginas. Use um dos métodos permitidos."
    ],
    "embedded.social-not-started": [
      "Não foi possível iniciar o login",
      "Tente de novo ou escolha outra forma de entrar."
    ],
    "embedded.social-timed-out": [
      "O login demorou demais. Tente de novo.",
      "Comece de novo ou escolha outra forma de entrar."
    ],
    "embedded.social-uri-failed": ["Não foi possível obter a página de login", "Verifique sua rede e tente de novo."],
    "embedded.untrusted-origin": [
      "Origem não confiável",
      "A resposta do login veio de uma página não confiável e foi descartada. Comece o login de novo por aqui."
    ],
    "embedded.unverified-domain": [
      "Domínio não verificado",
      "A carteira integrada não atende este domínio. Adicione-o nas configurações do projeto, em domínios permitidos."
    ],
    "ens.confusable": [
      "Este nome tem letras que imitam outras",
      "O nome mistura alfabetos, ou todas as suas letras parecem de outro alfabeto. Nomes assim são usados para imitar outros: cole o endereço do destinatário."
    ],
    "ens.gateway-failed": [
      "O servidor de {domain} ({host}) não respondeu",
      "Os registros deste nome ficam em um servidor escolhido pelo dono. Ele não respondeu, recusou ou deu uma resposta inválida; as regras da página também podem bloqueá-lo. Tente mais tarde ou cole o endereço do destinatário."
    ],
    "ens.gateway-forbidden": [
      "{domain} fica em um servidor que não pode ser consultado aqui",
      "Os registros deste nome ficam em um servidor escolhido pelo dono. Esta página não consulta esses servidores, ou o endereço dele não é seguro. Cole o endereço do destinatário."
    ],
    "ens.invalid": [
      "Este nome não é válido ({rule})",
      "O nome viola uma regra do ENS e por isso não pode existir. Confira a grafia e copie o nome de novo da fonte."
    ],
    "ens.no-record": [
      "{domain} não tem endereço em {network}",
      "O dono do nome não definiu um endereço para esta rede. O de outra rede não é usado no lugar: os fundos poderiam se perder. Peça ao destinatário um endereço nesta rede."
    ],
    "ens.not-found": [
      "{domain} não existe",
      "Este nome não foi configurado. Confira a grafia ou peça o endereço ao destinatário."
    ],
    "ens.resolver-failed": [
      "Não foi possível ler os registros de {domain}",
      "O contrato com os registros do nome falhou ou devolveu algo que não é um endereço. Tente mais tarde ou cole o endereço do destinatário."
    ],
    "http.bad-shape": [
      "O serviço respondeu em um formato desconhecido.",
      "Tente mais tarde; se continuar, avise o responsável por esta página."
    ],
    "http.bad-status": [
      "O serviço não conseguiu responder (código de status HTTP: {status}).",
      "O serviço respondeu, mas não conseguiu processar o pedido. Tente mais tarde; se continuar, avise o responsável por esta página."
    ],
    "http.offline": [
      "Você está sem conexão.",
      "Este dispositivo está sem rede. O pedido continua automaticamente quando ela voltar."
    ],
    "http.rate-limited": [
      "Pedidos demais. Tente de novo em instantes.",
      "O serviço recebeu pedidos demais. Espere um momento e tente de novo."
    ],
    "http.timed-out": [
      "O serviço demorou demais.",
      "O serviço não respondeu a tempo. Verifique sua rede e tente de novo."
    ],
    "http.too-large": [
      "O serviço enviou mais do que pode ser usado.",
      "Tentar de novo não adianta: avise o responsável por esta página."
    ],
    "http.unreachable": [
      "Não foi possível acessar o serviço.",
      "Sem conexão com o serviço. Verifique sua rede e qualquer bloqueador no caminho e tente de novo."
    ],
    "kit.missing": [
      "Não foi possível carregar a janela da carteira",
      "Uma parte do código desta página não pôde ser carregada. Verifique sua rede e tente de novo; se continuar, recarregue a página."
    ],
    "log.unforeseen": [
      "Erro desconhecido",
      "Ocorreu uma falha inesperada. Tente de novo; se continuar, relate com os passos que levaram até aqui."
    ],
    "name.misfit": [
      "Use letras, dígitos e hifens, pelo menos 4 caracteres",
      "Um nome tem só letras, dígitos e hifens, e pelo menos quatro deles. Escolha outro."
    ],
    "name.needs-account": ["Nenhuma conta para registrar o nome", "Conecte uma ou mude para ela e tente de novo."],
    "name.not-registered": [
      "Não foi possível registrar o nome {label}",
      "Ele pode ter sido registrado por outra pessoa nesse meio-tempo; tente de novo ou escolha outro."
    ],
    "name.not-resolved": ["Não foi possível buscar o nome", "Confira a grafia e tente de novo."],
    "name.refused": ["{reason}", "Mude o nome e tente de novo."],
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
      "Escolha outro provedor; quem desenvolve a página pode permitir um host com endpoints.onrampHosts."
    ],
    "onramp.not-offered": [
      "{value} não é oferecido como {field}",
      "O provedor aceita algumas moedas e entrega alguns tokens. Escolha entre os que as opções mostram."
    ],
    "funding.same-account": ["{wallet} tem a conta que recebe os fundos", "Escolha outra conta nela e tente de novo."],
    "funding.option-failed": ["{way} não abriu", "Tente de novo ou escolha outra forma."],
    "funding.option-silent": [
      "{way} não está respondendo",
      "Pode estar aberto em outra janela. Tente de novo ou escolha outra forma."
    ],
    "onramp.quote-failed": [
      "Não foi possível obter uma cotação",
      "Os valores exibidos são uma estimativa; tente mais tarde."
    ],
    "onramp.url-failed": ["Não foi possível abrir o provedor", "Tente mais tarde ou escolha outro provedor."],
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
      "Ainda faltam assinaturas de donos do seu Safe. Peça que assinem no Safe e entre aqui de novo: as assinaturas reunidas ficam guardadas lá."
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
      "O valor deve ser uma quantia que você tem, e o destino, um endereço ou nome desta rede. Corrija o que está errado."
    ],
    "send.needs-token": ["É necessário um token", "Escolha o token a enviar."],
    "send.not-covered": ["Você tem {balance} {symbol}", "A conta tem menos que isso. Envie menos ou toque em Máx."],
    "send.receiver-elsewhere": [
      "Este endereço é da rede {network}",
      "O prefixo indica outra rede. Mude para ela ou peça ao destinatário um endereço nesta rede."
    ],
    "send.receiver-lost": [
      "Ninguém consegue recuperar o que for enviado para lá.",
      "Nenhuma pessoa e nenhum programa pode mover os fundos deste endereço. Peça outro a quem recebe."
    ],
    "send.receiver-mistyped": [
      "Um caractere deste endereço está errado. Copie de novo.",
      "Endereços têm um dígito verificador, e este não confere. Copie o endereço de novo da origem."
    ],
    "send.receiver-moved": [
      "{receiver} agora corresponde a outro endereço",
      "O nome agora aponta para um endereço diferente do mostrado. Confirme com quem recebe antes de enviar."
    ],
    "send.receiver-not-found": [
      "{receiver} não tem endereço nesta rede",
      "Confira a grafia ou peça a quem recebe um endereço nesta rede."
    ],
    "send.would-fail": [
      "A rede recusaria esta transferência: {detail}",
      "A transferência foi simulada e falhou. Confira se a conta tem o suficiente, incluindo a taxa, e se o token pode ser movido."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "A resposta da carteira não pode ser usada. Veja na sua carteira se ela lista uma permissão desta página e revogue-a lá."
    ],
    "session.grant-not-activated": [
      "Sua carteira concedeu a sessão, mas ela não foi ativada",
      "A carteira a concedeu, mas o aplicativo não pode usá-la. Revogue-a na lista de sessões inteligentes e tente de novo."
    ],
    "session.grant-not-begun": [
      "Não foi possível iniciar a sessão inteligente",
      "O serviço de sessões inteligentes não respondeu. Nada foi concedido. Tente mais tarde."
    ],
    "session.grant-wider": [
      "Sua carteira concedeu mais do que esta página pediu",
      "O kit não usa uma concessão assim. Abra sua carteira e revogue lá a permissão desta página antes de tentar de novo."
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
      "O aplicativo ainda pode agir por você. Tente de novo."
    ],
    "siwx.expired": ["A mensagem de login expirou em {at}", "A mensagem de login expirou. Entre de novo."],
    "siwx.misfit": [
      "A mensagem de login não está certa: {field} deve ser {rule}",
      "Uma mensagem de login tem linhas fixas em uma ordem fixa (EIP-4361), e nenhum campo contém quebra de linha. Corrija o campo indicado."
    ],
    "siwx.not-started": [
      "Houve um problema ao iniciar o login",
      "O login não pôde começar, por isso a carteira foi desconectada. Conecte de novo para tentar outra vez."
    ],
    "siwx.signature-invalid": [
      "A assinatura não é válida",
      "A assinatura não pertence a esta mensagem e conta. Assine de novo com a conta conectada."
    ],
    "siwx.signing-failed": ["Erro ao assinar a mensagem", "Abra sua carteira e tente de novo."],
    "siwx.too-early": [
      "A mensagem de login não vale antes de {at}",
      "A mensagem de login ainda não é válida. Espere até lá e veja se o relógio deste dispositivo está certo."
    ],
    "siwx.unchecked": [
      "A assinatura não pôde ser verificada em {network}",
      "A conta pode ser um contrato, e nenhum nó da rede dela respondeu. Informe um nó dessa rede ou tente de novo: a assinatura ainda não foi verificada."
    ],
    "swap.allowance-failed": ["Não foi possível verificar a permissão", "Tente de novo em instantes."],
    "swap.amount-misfit": [
      "Digite um valor de {symbol} acima de 0 com no máximo {decimals} casas decimais",
      "Escreva o valor como um número simples, por exemplo 1.5, sem passar das casas decimais do token."
    ],
    "swap.approval-not-built": ["Não foi possível criar a transação de permissão", "Tente de novo em instantes."],
    "swap.gas-price-not-supported": [
      "Esta rede não tem preço de gas",
      "Não há preço de gas para esta rede. Mude de rede e tente de novo."
    ],
    "swap.impact-high": [
      "Esta troca pode perder muito do seu valor ({impact})",
      "O que você receberia vale bem menos que o que você entrega, ou falta um preço. Nada foi enviado. Tente um valor menor ou aceite o aviso high-impact."
    ],
    "swap.insufficient-liquidity": ["Liquidez insuficiente", "Tente um valor menor ou outro token."],
    "swap.misprepared": [
      "O serviço preparou algo diferente desta troca ({field})",
      "A transação que o serviço criou não corresponde ao seu pedido, por isso foi descartada e nada foi enviado. Peça uma nova cotação; se continuar, não troque aqui."
    ],
    "swap.network-price-failed": [
      "Não foi possível obter o preço da moeda da rede",
      "O preço da moeda da rede não pôde ser obtido, por isso a taxa é desconhecida. Tente de novo em instantes."
    ],
    "swap.not-built": ["Não foi possível criar a transação", "Peça uma nova cotação e tente de novo."],
    "swap.not-started": ["Não foi possível iniciar a troca", "Tente de novo em instantes."],
    "swap.not-supported": ["Esta rede não aceita trocas", "Mude de rede e tente de novo."],
    "swap.price-moved": [
      "O preço mudou: agora você receberia {now} {symbol}, e pelo menos {minimum} foi prometido",
      "O mercado se moveu depois da cotação mais do que o slippage que você permite. Nada foi trocado. Revise uma nova cotação antes de trocar."
    ],
    "swap.slippage-misfit": [
      "Digite um slippage de 0.01 a 50 por cento",
      "Slippage é quanto a menos que o cotado uma troca pode dar, em porcentagem. Escreva como um número simples, por exemplo 1 ou 0.5."
    ],
    "swap.unproven": [
      "Não foi possível verificar o mínimo deste serviço",
      "Nem o contrato que faz a troca nem a rede confirmaram o mínimo que você receberia, por isso nada foi enviado. Continue só se confia neste serviço: aceite o aviso unproven-minimum."
    ],
    "swap.would-fail": [
      "A rede recusaria esta troca: {reason}",
      "A transação foi simulada e falhou, por isso nada foi enviado. Confira se você tem o suficiente do token, peça uma nova cotação e tente de novo."
    ],
    "token.balance-unavailable": [
      "Saldo de tokens indisponível",
      "Os saldos não podem ser mostrados, porque esta rede não é atendida ou porque o serviço falhou. Seus tokens estão intactos; tente de novo em meio minuto."
    ],
    "token.call-misfit": [
      'O campo {field} de uma chamada de token deve ser {rule}; é "{value}".',
      "Nada foi enviado. Escreva endereços como 0x seguido de 40 dígitos hexadecimais e o valor como bigint na menor unidade do token, por exemplo 1500000n para 1.5 USDC."
    ],
    "token.not-found": [
      "{token} não designa um só token em {network}",
      "O token não é conhecido lá, ou o nome é ambíguo. Indique o token pelo endereço do contrato ou pelo ID CAIP-19, por exemplo eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Isto já foi entregue à sua carteira",
      "A carteira já tem este pedido e não foi consultada uma segunda vez. Abra a carteira para responder."
    ],
    "transaction.answer-misfit": [
      "A carteira deu uma resposta que não pode ser usada",
      "A carteira respondeu algo que não é assinatura nem transação. Veja o histórico da carteira antes de tentar de novo: ela pode ter agido."
    ],
    "transaction.batch-failed": [
      "Nem todas as chamadas foram realizadas",
      "A carteira descartou algumas ou de todas as chamadas. Veja na carteira quais tiveram efeito e envie de novo as demais."
    ],
    "transaction.batch-needs-more": [
      "A carteira não oferece o que esta solicitação exige",
      "Ela não consegue realizar todos os passos de uma vez, ou não tem outro recurso necessário. Nada foi enviado. Envie os passos um após o outro ou use outra carteira."
    ],
    "transaction.batch-pending": [
      "As chamadas ainda não foram realizadas",
      "As chamadas foram enviadas e esperam para ser realizadas. Não as envie de novo: confira o estado delas na carteira."
    ],
    "transaction.batch-repeated": [
      "Estas chamadas já foram enviadas",
      "A carteira já tem estas chamadas. Confira o estado delas na carteira; não as envie de novo."
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
      "Esta carteira não aceita grupos de chamadas. Envie as chamadas uma após a outra ou use outra carteira."
    ],
    "transaction.call-status-not-approved": [
      "A carteira não permitiu consultar o estado das chamadas.",
      "A carteira não permitiu que esta página consultasse o estado das chamadas. Confira na carteira."
    ],
    "transaction.calls-misfit": [
      "Chamada {at}: {rule}",
      "Cada chamada de um grupo precisa de um destino e, se tiver dados, dados em hexadecimal que começam com 0x. Corrija a chamada."
    ],
    "transaction.changed": [
      "A transação mudou antes de ser enviada",
      "O pedido não era o que você viu, por isso foi interrompido. Não aprove na sua carteira; recarregue a página."
    ],
    "transaction.connection-ended": [
      "A carteira foi desconectada",
      "A conexão com a carteira terminou antes da resposta a este pedido. Conecte de novo para continuar."
    ],
    "transaction.context-changed": [
      "Sua conta ou rede mudou",
      "Sua conta ou rede mudou enquanto você decidia, por isso nada foi enviado. Veja o pedido de novo e então aprove."
    ],
    "transaction.expired": [
      "O pedido exibido é antigo demais",
      "Nada foi enviado. Revise os valores de novo e continue."
    ],
    "transaction.not-allowed": [
      "Ação não permitida",
      "Nada foi enviado. Volte à página ou saia dela se você não esperava isto."
    ],
    "transaction.not-mined": [
      "A transação {hash} ainda não está em um bloco",
      "A transação foi enviada e espera um bloco. Não a envie de novo: procure o hash em um explorador da rede."
    ],
    "transaction.other-chain": [
      "Isto é para uma rede diferente da rede da sua conta",
      "O texto a assinar indica uma rede diferente da rede da sua conta. Nada foi assinado. Mude de rede ou saia desta página."
    ],
    "transaction.outcome-unknown": [
      "Sua carteira não respondeu. A transação pode ter sido enviada: veja na sua carteira antes de tentar de novo.",
      "A carteira recebeu o pedido, e não se sabe se ela enviou algo. Veja o histórico dela; tente de novo só se não houver nada lá."
    ],
    "transaction.page-framed": [
      "Esta página aparece dentro de {origin}. Abra-a em janela própria para assinar.",
      "Uma página dentro de outra pode ser coberta, e um toque pode ter outro efeito. Abra-a em janela própria."
    ],
    "transaction.reverted": [
      "A rede recusou a transação {hash}",
      "A transação falhou na rede. Só a taxa foi paga. Confira valor e saldo e comece de novo."
    ],
    "transaction.sponsor-refused": [
      "A carteira não enviou isto com a taxa paga por este site",
      "A carteira ou o serviço de pagamento do site recusou. Veja na carteira e revise de novo: você mesmo pode pagar a taxa."
    ],
    "transaction.screen-blocked": [
      "{site} bloqueou este pedido{detail}",
      "Este site verifica os pedidos antes que sua carteira os receba e recusou este. Nada foi enviado."
    ],
    "transaction.screen-unanswered": [
      "{site} não conseguiu verificar este pedido",
      "Este site verifica os pedidos antes que sua carteira os receba, mas a verificação não respondeu. Nada foi enviado. Tente mais tarde."
    ],
    "transaction.too-many-pending": [
      "Há transações demais em espera",
      "Transações demais esperam confirmação. Espere algumas delas e tente de novo."
    ],
    "walletconnect.method-not-granted": [
      "A carteira não permite {method}",
      "Desconecte, conecte de novo e permita, ou use outra carteira."
    ],
    "walletconnect.relay-unreachable": [
      "Não foi possível acessar o WalletConnect",
      "O serviço de retransmissão do WalletConnect não respondeu. Verifique sua rede e qualquer bloqueador no caminho e tente de novo."
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
      "A carteira não respondeu em cinco minutos. Abra-a e veja se o pedido está pendente lá antes de tentar de novo."
    ]
  },
  calls: {
    "coin.send": "Enviar {amount} para {to}",
    "coin.nothing": "Chamar {to} sem dados",
    "contract.create": "Implantar um novo contrato na rede ({bytes} bytes)",
    "token.transfer": "Enviar {amount} para {to}",
    "token.transferFrom": "Pegar {amount} de {from} e enviar para {to}",
    "token.approve": "Permitir que {spender} pegue {amount}",
    "token.approveAll": "Permitir que {spender} pegue todo o seu {symbol}",
    "token.takeBack": "Retirar a permissão de {spender} sobre seu {symbol}",
    "token.increase": "Permitir que {spender} pegue mais {amount}",
    "token.decrease": "Permitir que {spender} pegue menos {amount}",
    "nft.transfer": "Enviar {item} de {from} para {to}",
    "nft.transferMany": "Enviar {count} tipos de {collection} de {from} para {to}",
    "nft.approveAll": "Permitir que {spender} pegue todos os seus {symbol}",
    "nft.takeBack": "Retirar a permissão de {spender} sobre seus {symbol}",
    "permit.batch": "Permitir que {spender} pegue vários dos seus tokens",
    "permit.transfer": "Permitir que {spender} pegue {amount} uma vez",
    "permit.transferAll": "Permitir que {spender} pegue todo o seu {symbol} uma vez",
    "permit.witness": "Permitir que {spender} pegue {amount} uma vez, ligado a uma ordem",
    "permit.batchTransfer": "Permitir que {spender} pegue vários dos seus tokens uma vez",
    wrap: "Converter {amount} em {wrapped}",
    unwrap: "Converter {amount} de volta em {coin}",
    swap: "Trocar {pay} por pelo menos {get}",
    "swap.exactOut": "Trocar no máximo {pay} por {get}",
    batch: "{count} passos, nesta ordem",
    "batch.one": "{count} passo",
    "batch.packed": "Chamadas de {contract} agrupadas em uma que não pode ser lida",
    "message.text": "Assinar uma mensagem",
    "message.hash": "Assinar um código que não mostra o que faz",
    "message.transaction": "Assinar uma mensagem que na verdade é uma transação",
    "message.signIn": "Entrar em {domain}",
    grant: "Permitir que {grantee} aja por você até {until}",
    "grant.endless": "Permitir que {grantee} aja por você sem data de fim",
    revoke: "Revogar uma permissão para agir em seu nome",
    authorize: "Sua conta executará o código de {code}",
    "authorize.everywhere": "Sua conta executará o código de {code} em todas as redes",
    "authorize.end": "Sua conta não executará mais nenhum código",
    "solana.sol": "Enviar {amount} para {to}",
    "solana.several": "{count} instruções",
    "solana.unread": "Instruções: {count}, das quais não podem ser lidas: {unread}",
    "bitcoin.pay": "Enviar {amount} para {to}",
    "bitcoin.several": "Enviar {amount} para {count} endereços",
    "bitcoin.self": "Mover suas moedas; só a taxa sai",
    "bitcoin.part": "Assinar a sua parte de uma transação conjunta: você entrega {amount}",
    "bitcoin.partGet": "Assinar a sua parte de uma transação conjunta: você recebe {amount}",
    "bitcoin.script": "o script {script}",
    "unread.short": "Chamar uma função de {contract}",
    "unread.typed.short": "Assinar dados para {contract}",
    "unread.request.short": "Responder a {method}",
    unread:
      "{app} pede que você chame {contract} com dados que não podem ser lidos ({selector}, {bytes} bytes). Continue só se confiar nela.",
    "unread.typed":
      "{app} pede que você assine dados para {contract} que não podem ser lidos ({type}). Continue só se confiar nela.",
    "unread.request": "{app} pede {method}, com dados que não podem ser lidos. Continue só se confiar nela.",
    more: "e mais que não pode ser lido",
    "label.account": "Conta",
    "label.amount": "Valor",
    "label.atLeast": "No mínimo",
    "label.atMost": "No máximo",
    "label.call": "Chamada",
    "label.calls": "Chamadas",
    "label.careful": "Cuidado",
    "label.change": "Troco vai para",
    "label.code": "Código",
    "label.collection": "Coleção",
    "label.contract": "Contrato",
    "label.data": "Dados",
    "label.domain": "Página",
    "label.fee": "Taxa",
    "label.feePayer": "Taxa paga por",
    "label.from": "De",
    "label.get": "Você recebe",
    "label.give": "Você entrega",
    "label.item": "Item",
    "label.message": "Mensagem",
    "label.network": "Rede",
    "label.networkFee": "Taxa de rede",
    "label.operator": "Quem pode pegar",
    "label.pay": "Você paga",
    "label.permission": "Permissão",
    "label.priorityFee": "Taxa de prioridade",
    "label.spender": "Quem pode pegar",
    "label.statement": "Declaração",
    "label.to": "Para",
    "label.token": "Token",
    "label.total": "No total",
    "label.until": "Até",
    "label.usable": "Pode ser usado até",
    "label.value": "Você também envia",
    "amount.unknown": "{digits} unidades do token {token}",
    "amount.unknownOrItem": "{digits} (unidades ou número de um item) de {token}",
    "amount.another": "{digits} de outro token chamado {symbol}",
    "amount.unverified": "{amount} (não conhecido aqui, {token})",
    "amount.all": "todo o seu {symbol}",
    "amount.allAnother": "todas as suas unidades de outro token chamado {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "tokens de {token}",
    "symbol.items": "itens de {token}",
    "symbol.another": "outro token chamado {symbol}",
    item: "item {id} de {collection}",
    items: "{count} do item {id} de {collection}",
    "item.one": "item nº {id}",
    who: "{name} ({address})",
    "who.you": "sua conta ({address})",
    "who.any": "qualquer um",
    "name.byPage": "{name} (assim chamado por esta página)",
    "network.unknown": "rede {id}",
    "time.past": "{time}, já passou",
    "time.long": "{time}, daqui a mais de um ano",
    "time.endless": "sem fim",
    "time.now": "só este bloco",
    "warn.all": "Pode pegar tudo, agora e depois.",
    "warn.more": "É mais do que você tem.",
    "warn.unknownToken": "Este token não é conhecido aqui.",
    "warn.namesake": "O símbolo dele é o de outro token.",
    "warn.value": "Esta chamada envia mais moeda da rede do que precisa.",
    "warn.receiver": "O que você recebe vai para outro endereço.",
    "warn.notOwner": "Isto envolve os tokens de outra conta.",
    "warn.lookAlike": "Este endereço se parece com {address}, que você conhece, mas é outro.",
    "warn.otherNetwork": "Isto é para {network}, não para a rede em uso.",
    "warn.otherDomain": "Isto entra em {domain}. Você está em {app}.",
    "warn.past": "Já expirou.",
    "warn.endless": "Não expira nunca.",
    "warn.adjustable": "Sua carteira pode propor outros limites. Vale o que você aprovar lá.",
    "warn.code": "O código não é conhecido aqui. Ele pode fazer qualquer coisa com sua conta.",
    "warn.everywhere": "Vale em todas as redes.",
    "warn.hash": "Esta assinatura pode ser usada para algo que não é mostrado aqui.",
    "warn.invisible": "O texto tem caracteres invisíveis; aqui eles aparecem escritos.",
    "warn.inner": "O que as chamadas agrupadas fazem não pode ser lido.",
    "warn.tail": "Há mais dados depois da chamada que não são mostrados aqui.",
    "warn.depth": "Ela contém chamadas que não são mostradas aqui.",
    "warn.unlimited": "Não há limite.",
    "warn.noValueLimit": "Não há limite para a quantia da moeda enviada junto.",
    "warn.delegate": "O código de outra pessoa age como sua conta.",
    "warn.fee": "A taxa é maior que o valor enviado.",
    "warn.priorityFee": "Esta página define uma taxa de prioridade alta: {amount}.",
    "warn.change": "O que sobra vai para um endereço que não é seu.",
    "warn.foreignInputs": "Moedas de outros endereços também são gastas.",
    "warn.sighashNone": "Sua assinatura não indica destinatário: estas moedas podem ser enviadas para qualquer lugar.",
    "warn.sighashSingle": "Sua assinatura cobre só uma saída: o destino do resto pode ser mudado.",
    "warn.sighashAnyone": "Depois da sua assinatura, outros podem mudar quais moedas são gastas com as suas.",
    "warn.sighashUnknown": "O tipo desta assinatura não é conhecido aqui.",
    "grant.any": "tudo",
    "grant.spend": "Gastar até {amount}",
    "grant.each": "Gastar até {amount} por {period}",
    "grant.call": "Chamar {functions} em {contract}",
    "grant.callAny": "Chamar {functions} em {contract}, com quaisquer valores",
    "grant.anyFunction": "qualquer função",
    "grant.other": "{type}: {data}",
    "fee.about": "Cerca de {amount}",
    "fee.atMost": "No máximo {amount}",
    "fee.byPage": "No máximo {amount}, como esta página pede",
    "fee.withData": "Cerca de {amount} e a taxa de dados da rede",
    "fee.unknown": "Desconhecida",
    "fee.paid": "Paga por este site",
    "fee.unknownBlobs": "Desconhecida; os blobs custam no máximo {amount}",
    "period.second": "segundo",
    "period.day": "dia",
    "period.week": "semana",
    "period.hour": "hora",
    "period.seconds": "{count} segundos",
    "instruction.unread": "Instrução de {program} que não pode ser lida",
    "instruction.fee": "Preço da computação",
    "instruction.account": "Abrir uma conta de token para {owner}",
    "instruction.memo": "Nota",
    "instruction.approve": "Permitir que {spender} pegue {amount}",
    "instruction.close": "Fechar uma conta de token e enviar o que ela contém para {to}",
    "instruction.authority": "Dar o controle da conta de token {token} a {to}",
    "instruction.giveUp": "Abrir mão do controle de {token}; ninguém o recebe",
    "instruction.nonce": "Usar o nonce durável {account}, sem limite de tempo",
    "instruction.assign": "Dar o controle da conta {account} ao programa {program}",
    "warn.field": "Esta página também define {field}, que não é descrito aqui.",
    "warn.limit": "Isto é maior do que o que é lido aqui (limite: {limit}).",
    "warn.feePrice": "A taxa está muito acima do preço atual da rede.",
    "fee.byPageWithData": "No máximo {amount} e a taxa de dados da rede, como esta página pede",
    "fee.byPageMaybe": "No máximo {amount}, como esta página pede; a rede pode somar uma taxa de dados",
    "fee.inToken": "No token {token}, como esta página pede",
    "label.capability": "Também pede à carteira",
    "capability.optional": "{name}, se a carteira tiver",
    "capability.paymaster": "que outra parte pague a taxa: {url}",
    "label.extra": "Dados extras",
    bytes: "{bytes} bytes",
    "authorization.send": "Permitir que quem tiver esta assinatura envie {amount} para {to}",
    "authorization.receive": "Permitir que {to} pegue {amount} com esta assinatura",
    "authorization.cancel": "Cancelar uma transferência assinada e não usada: {account}",
    "label.authorization": "Número da transferência assinada",
    "label.allows": "Permite a esta página",
    "recap.actions": "{actions} em {resource}",
    "recap.proof": "usar os direitos de outra permissão: {proof}",
    "warn.recap": "Este login também dá direitos à página. Assine somente se você espera isso.",
    "warn.recapUnread": "Este login também dá à página direitos que não podem ser lidos aqui.",
    "label.usableFrom": "Pode ser usada a partir de",
    "warn.atOnce": "Pode ser usada imediatamente.",
    "warn.noEffect": "A moeda vai para uma chamada que não faz nada.",
    "warn.lost": "O que é enviado para lá se perde.",
    "label.nonce": "Número da transação",
    "nonce.mayReplace": "{nonce}, definido por esta página; pode substituir uma transação em espera",
    "warn.nonce": "O número da sua próxima transação é {next}. Esta pode substituir uma transação em espera."
  },
  alerts: {
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
      "Falta `projectId`. E-mail, redes sociais, o catálogo de carteiras e o WalletConnect precisam de um; as carteiras desta página funcionam sem ele."
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
}
