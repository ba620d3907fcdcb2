import type { Language } from "./Language.ts"

/**
 * Spanish.
 *
 * - Addresses the visitor as: tú.
 * - Wallet, account, address, network, code, token: billetera, cuenta, dirección, red, código (scanned: código QR), token.
 * - Approve: Aprobar. Sign in: Iniciar sesión. Swap: Intercambiar. Network fee: comisión de red.
 * - Allow a spender: permitir. Its action: tomar. Take the allowance back: retirar el permiso. Revoke a session:
 *   revocar.
 * - Confirmed by the network: confirmada.
 * - Words that both sides of the Atlantic use: teléfono, aprox. The articles of the terms belong to their links,
 *   since either may be shown without the other.
 */
export const language: Language = {
  tag: "es",
  dir: "ltr",
  first: {
    "button.connect": "Conectar billetera",
    "modal.close": "Cerrar",
    "modal.loading": "Cargando",
    "modal.missing": "No se pudo cargar la ventana de la billetera. Revisa tu conexión e inténtalo de nuevo.",
    "modal.again": "Reintentar",
    "button.account": "Cuenta {name}, {network}",
    "button.connecting": "Conectando",
    "button.reconnecting": "Reconectando",
    "button.unsupported": "Red incorrecta",
    "modal.unset": "Esta ventana de la billetera aún no está configurada.",
    "modal.back": "Atrás",
    "modal.cancel": "Cancelar",
    "modal.connected": "Conectado a {wallet}",
    "modal.retry": "Reintentar",
    "view.Connect": "Conectar billetera",
    "view.AllWallets": "Todas las billeteras",
    "view.ConnectWallets": "Conectar billetera",
    "view.Account": "Cuenta",
    "view.AccountSettings": "Ajustes",
    "view.SwitchNetwork": "Elegir red",
    "view.Networks": "Elegir red",
    "view.WalletCompatibleNetworks": "Redes compatibles",
    "view.UnsupportedChain": "Elegir red",
    "view.ConnectingExternal": "Conectar billetera",
    "view.ConnectingMultiChain": "¿Qué red?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Billeteras",
    "view.SIWXSignMessage": "Iniciar sesión",
    "view.ConnectingSiwe": "Iniciar sesión",
    "view.SwitchActiveChain": "Elegir red",
    "view.GetWallet": "Obtener billetera",
    "view.WhatIsAWallet": "¿Qué es una billetera?",
    "view.WhatIsANetwork": "¿Qué es una red?",
    "walletconnect.get": "Obtener {wallet}",
    "view.Downloads": "Descargas",
    "view.WalletReceive": "Recibir",
    "view.Transactions": "Actividad",
    "chunk.failed": "No se pudo cargar esta parte. Revisa tu conexión e inténtalo de nuevo.",
    "connect.off": "Esta página no permite conectar billeteras.",
    "connect.login": "Inicia sesión o regístrate",
    "connect.list": "Billeteras",
    "connect.device": "En este dispositivo",
    "connect.popular": "Populares",
    "connect.new": "¿Es tu primera billetera?",
    "connect.get": "Consigue una",
    "connect.moreFailed": "No se pudieron cargar más billeteras.",
    "connect.agree": "Acepto",
    "connect.agreeFirst": "Primero marca la casilla",
    "connect.terms": "Al conectarte aceptas",
    "connect.termsLink": "los Términos del servicio",
    "connect.and": "y",
    "connect.privacyLink": "la Política de privacidad",
    "tag.recent": "Última usada",
    "connect.notOffered": "No disponible en este sitio",
    "tag.get": "Obtener",
    "tag.mixed": "Letras mezcladas",
    "allWallets.row": "Todas las billeteras",
    "connecting.approve": "Aprueba en {wallet}",
    "connecting.open": "Se abrió una ventana de la billetera. Pulsa Aprobar allí.",
    "connected.title": "Conectado",
    "connected.more": "{address}\nen {network}",
    "connecting.sees": "Esta página verá tu dirección",
    "connecting.asks": "No puede mover nada sin preguntarte",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "Escanea un código QR con el teléfono"
  },
  views: {
    "toast.accountSwitched": "Cuenta cambiada",
    "toast.addressCopied": "Dirección copiada",
    "toast.codeResent": "Correo con el código reenviado",
    "toast.emailChanged": "Correo cambiado",
    "toast.linkCopied": "Enlace copiado",
    "toast.walletAdded": "Nueva billetera añadida",
    "toast.transactionStarted": "Transacción iniciada",
    "toast.walletDeleted": "Billetera eliminada",
    "toast.walletDisconnected": "Billetera desconectada",
    "toast.walletSwitched": "Billetera cambiada",
    "toast.approveLimit": "Aprueba el aumento del límite en tu billetera",
    "toast.authenticating": "Autenticando…",
    "toast.confirmTransaction": "Confirma la transacción en tu billetera",
    "view.AddFunds": "Añadir fondos",
    "view.WalletSend": "Enviar",
    "money.ambiguous": "¿Quieres decir {whole} o {decimal}?",
    "money.grouped": "Escríbelo sin separadores de miles: 1000.5",
    "send.filledIn": "Rellenado por {app}",
    "view.SmartSessionList": "Sesiones inteligentes",
    "connecting.notInstalled": "{wallet} no está instalada",
    "connecting.notHere": "{wallet} no está en esta página",
    "connecting.notHereNext": "Instala o activa su extensión y recarga la página. O elige otra billetera.",
    "connecting.noWay": "No sabemos dónde obtenerla. Elige otra billetera.",
    "connecting.others": "Elegir otra billetera",
    "connecting.install": "Instálala, vuelve a esta página y conéctate.",
    "connecting.haveIt": "Ya la tengo",
    "connecting.nothing": "¿No pasó nada? Ábrela de nuevo",
    "connecting.behind": "Puede estar detrás de esta ventana.",
    "connecting.here": "{wallet} ya está aquí. Conectar",
    "guide.install": "Instala {wallet}",
    "guide.installMore": "Consíguela abajo o escanea el código QR con tu teléfono.",
    "guide.installHere": "Consíguela en la tienda de abajo.",
    "guide.create": "Crea una billetera o importa una",
    "guide.createMore": "No compartas con nadie la frase de recuperación.",
    "guide.back": "Vuelve aquí",
    "guide.backMore": "Esta página detecta {wallet}. Si no lo hace, recárgala.",
    "guide.backAgain": "Elige {wallet} de nuevo para conectar.",
    "store.chrome": "Extensión del navegador",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Aplicación web",
    "store.home": "Sitio web",
    "store.phone": "Teléfono",
    "downloads.stores": "Dónde obtenerla",
    "downloads.scan": "Escanea este código QR con el teléfono.",
    "multiChain.opens": "Tu cuenta en {networks}",
    "allWallets.search": "Buscar billeteras",
    "allWallets.none": "No hay ninguna billetera llamada “{text}”",
    "allWallets.noneNext": "Revisa cómo lo escribiste o conecta cualquier billetera con un código QR.",
    "allWallets.noneSpelling": "Revisa cómo lo escribiste.",
    "allWallets.clear": "Borrar",
    "allWallets.scan": "Escanear un código QR",
    "allWallets.missing": "¿No está en la lista?",
    "allWallets.failed": "La lista no se carga",
    "allWallets.failedNext": "Las billeteras de este navegador siguen funcionando.",
    "tag.installed": "Instalada",
    "signIn.preparing": "Preparando",
    "signIn.lead": "Iniciar sesión en {site}",
    "signIn.why": "Tu firma demuestra que esta cuenta es tuya. Es gratis y no mueve fondos.",
    "signIn.statement": "Aceptas lo siguiente",
    "signIn.site": "Sitio",
    "signIn.account": "Cuenta",
    "signIn.network": "Red",
    "signIn.from": "Válido desde",
    "signIn.until": "Válido hasta",
    "signIn.resources": "Recursos",
    "signIn.read": "Leer el mensaje",
    "signIn.cancel": "Cancelar",
    "signIn.sign": "Iniciar sesión",
    "signIn.approve": "Aprueba en {wallet}",
    "signIn.declined": "Rechazaste la solicitud. Aún no has iniciado sesión.",
    "signIn.elsewhere": "Esta solicitud es para otro sitio",
    "signIn.elsewhereNext": "No se firmó nada. Si no sabes por qué ves esto, sal de esta página.",
    "signIn.must": "Inicia sesión o cancela",
    "refused.title": "Lo rechazaste",
    "refused.next": "No se compartió nada. Inténtalo de nuevo cuando quieras.",
    "failed.away": "El servicio no responde en este momento",
    "failed.noNetwork": "La billetera no indicó su red a esta página. Ábrela, elige una red e inténtalo de nuevo.",
    "locked.title": "Desbloquea {wallet}",
    "locked.next": "Ábrela desde la barra del navegador e introduce su contraseña.",
    "newcomer.learn": "Saber más",
    "newcomer.none": "Necesitas una billetera para continuar",
    "newcomer.noneNext": "Instala una en este navegador o abre esta página en el navegador de una billetera.",
    "newcomer.compare": "Comparar todas",
    "newcomer.find": "Buscar una billetera",
    "newcomer.haveOne": "Ya tengo una",
    "newcomer.notSeen": "Esta página aún no ve ninguna billetera. Recárgala después de instalar una.",
    "runs.both": "Navegador y teléfono",
    "runs.phone": "Solo teléfono",
    "runs.browser": "Navegador",
    "runs.web": "Sitio web",
    "lesson.key": "Tu llave para los sitios",
    "lesson.keyMore": "Inicia sesión con ella, sin una contraseña nueva para cada sitio.",
    "lesson.home": "Un lugar para lo que es tuyo",
    "lesson.homeMore": "Guarda monedas y coleccionables. Solo tú puedes moverlos.",
    "lesson.networks": "Funciona en muchas redes",
    "lesson.networksMore": "Una misma billetera puede tener cuentas en muchas redes.",
    "lesson.system": "Una computadora compartida",
    "lesson.systemMore": "Muchas computadoras guardan los mismos registros. Nadie los posee todos.",
    "lesson.fees": "Cada transacción tiene una comisión",
    "lesson.feesMore": "Se paga con la moneda propia de la red, así que guarda un poco.",
    "lesson.record": "Abierta para que todos la lean",
    "lesson.recordMore": "Un explorador muestra todas las transacciones que se han hecho.",
    "lesson.gotIt": "Entendido",
    "allWallets.more": "Cargar más",
    "allWallets.loading": "Cargando billeteras",
    "allWallets.count.one": "{count} billetera",
    "allWallets.count.other": "{count} billeteras",
    "allWallets.count.many": "{count} billeteras",
    "walletconnect.ways": "Formas de conectarte",
    "walletconnect.scan": "Escanea con {wallet} en tu teléfono",
    "walletconnect.scanElsewhere": "Escanea con otro dispositivo o copia el enlace",
    "walletconnect.code": "Código QR para {wallet}",
    "walletconnect.making": "Preparando el código QR",
    "walletconnect.makingLink": "Preparando el enlace",
    "walletconnect.copy": "Copiar enlace",
    "walletconnect.copied": "Enlace copiado",
    "walletconnect.expires": "Caduca en {seconds} s",
    "walletconnect.step1": "Abre tu billetera",
    "walletconnect.step2": "Toca escanear",
    "walletconnect.step3": "Aprueba",
    "walletconnect.noWallet": "¿Sin billetera en el teléfono?",
    "walletconnect.waits": "Aprueba allí y vuelve. Esta página te espera.",
    "walletconnect.openIt": "Abrir",
    "walletconnect.expired": "Este código ha caducado",
    "walletconnect.refresh": "Obtener otro código",
    "walletconnect.opened": "La aplicación está abierta. Aprueba allí y vuelve a esta página.",
    "walletconnect.notYet": "¿Aún no la tienes en el teléfono?",
    "walletconnect.getIt": "Consíguela",
    "walletconnect.openHint": "Aprueba allí y vuelve.",
    "walletconnect.openWeb": "Se abre en otra pestaña. Esta página te espera.",
    "walletconnect.open": "Abrir {wallet}",
    "walletconnect.openAgain": "Abrir {wallet} otra vez",
    "walletconnect.browse": "{wallet} abre esta página en su propio navegador. Conéctate allí.",
    "walletconnect.failedNext": "Revisa tu conexión e inténtalo de nuevo.",
    "walletconnect.refused": "Esta página no está configurada para códigos QR",
    "walletconnect.refusedNext": "Elige otra billetera para continuar.",
    "reach.qrcode": "Código QR",
    "reach.mobile": "Teléfono",
    "reach.desktop": "Escritorio",
    "reach.web": "Web",
    "reach.browser": "Navegador",
    "reach.extension": "Extensión",
    "email.label": "Correo electrónico",
    "account.editEmail": "Cambiar tu correo",
    "account.signIn": "Sesión iniciada con",
    "account.smart": "Cuenta inteligente",
    "account.runs": "Cuenta inteligente ({code}). Puedes deshacerlo en tu billetera.",
    "account.switchingType": "Cambiando la cuenta",
    "account.upgrade": "Actualizar tu billetera",
    "account.buy": "Comprar",
    "account.swap": "Intercambiar",
    "account.name": "Nombre",
    "account.copy": "Copiar dirección",
    "account.copyFailed": "No se pudo copiar",
    "account.explorer": "Ver explorador",
    "account.disconnect": "Desconectar",
    "account.network": "Red",
    "account.sessions": "Aplicaciones que pueden actuar por ti",
    "wallets.inUse": "En uso",
    "wallets.disconnect": "Desconectar {wallet}",
    "wallets.forget": "Olvidar {wallet}",
    "wallets.add": "Conectar otra billetera",
    "wallets.change": "Cambiar por otra billetera",
    "wallets.changeNext": "{wallet} se desconectará",
    "wallets.reconnecting": "Reconectando",
    "wallets.earlier": "Usadas antes",
    "wallets.connect": "Conectar a {network}",
    "activeChain.lead": "¿Continuar en {network}?",
    "activeChain.keep": "{wallet} sigue conectada. Puedes volver cuando quieras.",
    "activeChain.connect": "{network} necesita su propia billetera. Ahora eliges una; {wallet} sigue conectada.",
    "activeChain.switch": "Cambiar a {network}",
    "activeChain.stay": "Seguir en {network}",
    "namespace.eip155": "Redes EVM",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Saldo",
    "account.balanceUnknown": "Saldo desconocido",
    "account.balanceLoading": "Cargando el saldo",
    "account.tokens": "Tokens",
    "account.nfts": "NFT",
    "account.activity": "Actividad",
    "account.noTokens": "Aún no hay tokens",
    "account.noTokensNext": "Aquí aparecerá lo que recibas.",
    "account.uncovered": "Esta red no es compatible aquí",
    "account.uncoveredNext": "Tus tokens no se pueden mostrar aquí. Tu billetera los muestra.",
    "account.worthless": "Mostrar {count} sin valor",
    "account.hidden": "Ocultas, probable spam: {count}",
    "account.lure": "Probable spam, no cuenta",
    "account.unchecked": "Su valor no se puede comprobar y no cuenta",
    "account.tokensLoading": "Cargando tokens",
    "account.away": "Los saldos no se cargan en este momento.",
    "account.retryIn": "Reintentar · {seconds} s",
    "account.asOf": "Saldo de las {time}",
    "account.avatar": "Cuenta",
    "account.reconnecting": "Reconectando",
    "network.current": "Actual",
    "network.notServed": "Esta billetera no funciona en esta red",
    "network.notGranted": "{wallet} no la ha permitido",
    "network.switching": "Aprueba en {wallet}",
    "network.switchingNext": "Te pide cambiar a {network}.",
    "network.unsupported": "Esta página no usa {network}",
    "network.unsupportedNext": "Tu billetera está en esa red. Elige otra para continuar.",
    "network.unknown": "red {id}",
    "network.ownWallet": "Necesita una billetera para {namespace}",
    "network.testnet": "Red de prueba",
    "network.failed": "No se cambió de red. Inténtalo de nuevo.",
    "network.search": "Buscar redes",
    "network.none": "No hay ninguna red llamada “{text}”",
    "network.count.one": "{count} red",
    "network.count.other": "{count} redes",
    "plain.chain.none-requested": "Esta billetera no funciona en las redes de esta página",
    "plain.chain.not-supported": "Tu billetera no tiene esta red",
    "plain.chain.switch-failed": "La red no cambió",
    "plain.chain.switch-rejected": "Lo rechazaste",
    "plain.chain.unsupported": "Esta red no lo permite",
    "plain.connection.connector-not-found": "Esta billetera no está en esta página",
    "plain.connection.failed": "La billetera no se conectó",
    "plain.connection.failed-to-find-connector": "Esta billetera ya no está en esta página",
    "plain.connection.network-not-in-wallet": "Tu billetera no compartió esta red",
    "plain.connection.provider-not-found": "No se puede acceder a la billetera",
    "plain.connection.request-rejected": "Lo rechazaste",
    "plain.connection.session-expired": "La conexión ha caducado",
    "plain.connection.sign-client-missing": "WalletConnect aún se está iniciando",
    "plain.http.bad-shape": "El servicio no funciona en este momento",
    "plain.http.too-large": "El servicio no funciona en este momento",
    "plain.walletconnect.method-not-granted": "Tu billetera no lo permitió",
    "plain.name.needs-account": "Los nombres necesitan una cuenta en una red EVM",
    "plain.name.not-registered": "No se registró {label}",
    "plain.name.not-resolved": "No se pudo buscar este nombre",
    "plain.name.suggestions-failed": "Ahora no se pueden comprobar los nombres. Aun así, puedes intentar registrarlo.",
    "plain.onramp.host-unknown": "Este proveedor no se puede abrir aquí",
    "plain.onramp.quote-failed": "No hay precio en este momento",
    "plain.onramp.url-failed": "La página del proveedor no se abrió",
    "plain.session.revoke-failed": "No se revocó y sigue siendo válida",
    "plain.siwx.not-started":
      "El inicio de sesión no comenzó y tu billetera se desconectó. Conéctala de nuevo para iniciar sesión.",
    "plain.siwx.signing-failed": "El mensaje no se firmó",
    "plain.transaction.expired": "Esta solicitud ha caducado",
    "plain.transaction.not-allowed": "Esta página pidió algo que no está permitido",
    "plain.transaction.page-framed": "Esta página se muestra dentro de {origin}",
    "plain.swap.not-supported": "No se puede intercambiar en esta red",
    "network.count.many": "{count} redes",
    "view.EmailLogin": "Continuar con correo",
    "view.EmailVerifyOtp": "Confirmar correo",
    "view.EmailVerifyDevice": "Registrar dispositivo",
    "view.UpdateEmailWallet": "Cambiar correo",
    "view.UpdateEmailPrimaryOtp": "Confirmar correo actual",
    "view.UpdateEmailSecondaryOtp": "Confirmar correo nuevo",
    "view.UpgradeEmailWallet": "Actualizar tu billetera",
    "change.now": "Actual: {email}",
    "change.label": "Correo nuevo",
    "change.how": "Enviamos un código a tu correo actual y después otro al nuevo. Tu dirección no cambia.",
    "change.save": "Guardar",
    "change.enter": "Escribe un correo nuevo",
    "change.step": "Paso {step} de 2",
    "change.toPrimary": "Código enviado a tu correo actual",
    "change.toSecondary": "Código enviado a tu correo nuevo",
    "upgrade.title": "Guarda tú las claves",
    "upgrade.how":
      "El sitio seguro guarda la clave de esta billetera. Allí puedes pasarla a una billetera cuyas claves guardas tú.",
    "upgrade.open": "Abrir el sitio seguro",
    "upgrade.waits": "Esperando al sitio seguro",
    "email.title": "¿Cuál es tu correo?",
    "email.how": "Te enviaremos un código de 6 dígitos.\nSin contraseña y sin instalar nada.",
    "email.send": "Enviar el código",
    "email.go": "Continuar",
    "email.or": "o con una billetera",
    "email.sending": "Enviando un código a {email}",
    "email.wallet": "Conectar una billetera",
    "code.title": "Introduce el código",
    "code.to": "Lo enviamos a",
    "code.label": "Código de 6 dígitos",
    "code.good": "Válido durante 10 minutos",
    "code.checking": "Comprobando el código",
    "code.wrong": "Ese código no es correcto. Revisa nuestro último correo.",
    "code.newer": "Ese código no es correcto. Se envió un código más reciente.",
    "code.again": "Enviar de nuevo",
    "code.wait": "Enviar de nuevo en {seconds} s",
    "device.title": "Confirma este dispositivo",
    "device.how": "Abre el enlace que enviamos a {email}, pulsa Aprobar y vuelve aquí.",
    "device.again": "Enviar otro enlace",
    "device.refused": "El enlace fue rechazado",
    "device.old": "Este enlace ha caducado",
    "device.next": "Pide otro enlace y apruébalo desde el correo.",
    "ways.or": "o",
    "ways.wallet": "Conectar una billetera",
    "view.ConnectSocials": "Redes sociales",
    "view.ConnectingSocial": "Iniciar sesión",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Cuentas sociales",
    "social.with": "Continuar con {provider}",
    "social.more": "Más formas de iniciar sesión",
    "social.none": "Ningún inicio de sesión social funciona en este navegador.",
    "social.others": "Elegir otra forma",
    "social.title": "Iniciar sesión con {provider}",
    "social.waits": "Continúa en la ventana que se abrió. Esta página nunca ve tu contraseña.",
    "social.leaves": "Irás a {provider} y volverás enseguida.",
    "social.show": "Mostrar la ventana",
    "social.unseen": "Esta página no puede ver la ventana de {provider}. Termina allí y vuelve.",
    "social.again": "Empezar de nuevo",
    "social.finishing": "Terminando el inicio de sesión",
    "social.closed": "La ventana se cerró",
    "social.closedNext": "Ábrela de nuevo para continuar. Si ya terminaste allí, espera un momento.",
    "social.blocked": "Tu navegador bloqueó la ventana",
    "social.blockedNext": "Ábrela abajo. Quizá tengas que permitir ventanas emergentes.",
    "social.open": "Abrir la ventana",
    "farcaster.code": "Código QR para Farcaster",
    "farcaster.making": "Preparando el código QR",
    "farcaster.scan": "Escanea con Farcaster en tu teléfono",
    "farcaster.open": "Abrir Farcaster",
    "farcaster.approve": "Aprueba en Farcaster y vuelve aquí.",
    "farcaster.old": "Este código ha caducado",
    "farcaster.again": "Obtener otro código",
    "plain.embedded.frame-load-failed": "El correo no funciona en este momento",
    "plain.embedded.frame-load-timed-out": "El correo no funciona en este momento",
    "plain.embedded.frame-request-timed-out": "Tardó demasiado",
    "plain.embedded.social-timed-out": "Tardó demasiado",
    "plain.embedded.social-not-started": "El inicio de sesión no comenzó",
    "plain.embedded.social-uri-failed": "El inicio de sesión no comenzó",
    "plain.embedded.farcaster-failed": "Farcaster no confirmó el inicio de sesión",
    "plain.embedded.frame-answer-misfit": "No funcionó",
    "plain.embedded.frame-error-unknown": "No funcionó",
    "plain.embedded.untrusted-origin": "El correo no está disponible en esta página",
    "plain.embedded.unverified-domain": "El correo no está disponible en esta página",
    "view.ApproveTransaction": "Aprobar transacción",
    "view.SmartSessionCreated": "Sesión inteligente creada",
    "view.WalletSendSelectToken": "Elegir token",
    "view.WalletSendPreview": "Revisar envío",
    "view.WalletSendConfirmed": "Enviar",
    "receive.code": "Código QR de tu dirección",
    "receive.copied": "Copiado",
    "receive.noteEvm": "Envía a esta dirección solo activos de {network} y otras redes EVM.",
    "receive.note": "Envía a esta dirección solo activos de {network}.",
    "receive.noteOrdinal": "Envía a esta dirección solo inscripciones de {network}. Usa la otra para pagos.",
    "receive.purposes": "Direcciones",
    "receive.payment": "Pagos",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Enviado",
    "activity.sentNow": "Enviando",
    "activity.sentFailed": "Envío fallido",
    "activity.received": "Recibido",
    "activity.receivedNow": "Recibiendo",
    "activity.receivedFailed": "No recibido",
    "activity.swapped": "Intercambiado",
    "activity.swappedNow": "Intercambiando",
    "activity.swappedFailed": "Intercambio fallido",
    "activity.minted": "Acuñado",
    "activity.mintedNow": "Acuñando",
    "activity.mintedFailed": "Acuñación fallida",
    "activity.allowed": "Permitido",
    "activity.allowedNow": "Permitiendo",
    "activity.allowedFailed": "No permitido",
    "activity.called": "Llamada a un contrato",
    "activity.calledNow": "Llamando a un contrato",
    "activity.calledFailed": "Llamada fallida",
    "activity.loading": "Cargando la actividad",
    "activity.none": "Aún no hay actividad",
    "activity.noneNext": "Aquí aparecerá lo que envíes y recibas.",
    "activity.away": "La actividad no se carga en este momento",
    "activity.unmoved": "No se movieron fondos",
    "activity.waits": "En espera",
    "activity.for": "{given} por {gained}",
    "activity.to": "A {who}",
    "activity.from": "De {who}",
    "activity.with": "Con {who}",
    "activity.new": "Un contrato nuevo",
    "activity.toSelf": "A tu propia cuenta",
    "activity.batch": "Varios pasos a la vez",
    "activity.more": "y {count} más",
    "activity.moved": "Movido",
    "progress.sendFailed": "No se envió {amount}",
    "progress.swapping": "Intercambiando {from} por {to}",
    "progress.swapped": "Se intercambió {from} por {to}",
    "progress.swapFailed": "No se intercambió {from}",
    "activity.again": "Reenviar",
    "activity.yesterday": "Ayer",
    "activity.today": "Hoy, {time}",
    "activity.here": "Enviado desde esta página",
    "activity.notCovered":
      "El historial no está disponible para esta red. Aquí aparece lo que envías desde esta página.",
    "activity.hidden": "Ocultas, probable spam: {count}",
    "activity.notYours": "No lo hiciste tú. No copies su dirección.",
    "activity.unproven": "No se sabe si lo hiciste tú. No copies su dirección.",
    "activity.foreign": "Hecho por otra dirección",
    "activity.when": "Cuándo",
    "activity.party": "Con",
    "activity.hash": "Transacción",
    "activity.copyHash": "Copiar",
    "nfts.loading": "Cargando coleccionables",
    "nfts.none": "Aún no hay coleccionables",
    "nfts.noneNext": "No hay ninguno en tu actividad reciente.",
    "nfts.source": "De tu actividad",
    "nfts.back": "Mostrar anteriores",
    "nfts.unnamed": "Sin título",
    "nfts.count": "×{count}",
    "send.amount": "Importe",
    "send.have": "Tienes {balance}",
    "send.unknown": "Saldo desconocido",
    "send.to": "A",
    "send.receiver": "Dirección o nombre",
    "send.paste": "Pegar",
    "send.clear": "Borrar el destinatario",
    "send.earlier": "Ya enviaste a",
    "send.fee": "Comisión de red",
    "send.feeAbout": "Aprox. {fee}",
    "send.feeData": "Aprox. {fee} y la comisión de datos de la red",
    "send.feeMost": "Como máximo {fee}",
    "send.feeMargin": "Como máximo {fee}, con margen para la comisión de datos",
    "send.feeUnknown": "Comisión desconocida",
    "send.keeps": "Deja {fee} para la comisión",
    "send.review": "Revisar",
    "money.checking": "Comprobando",
    "send.enterAmount": "Introduce un importe",
    "send.chooseReceiver": "Introduce un destinatario",
    "money.addFunds": "No tienes suficiente {symbol} · Añadir fondos",
    "send.notEnough": "No tienes suficiente {symbol}",
    "send.misfit": "Introduce un importe de {symbol} mayor que 0 y con {decimals} decimales como máximo",
    "send.none": "Aún no hay nada que enviar",
    "send.noneNext": "Desde aquí puedes enviar lo que recibas.",
    "send.yours": "Tus tokens en {network}",
    "send.from": "De",
    "send.network": "Red",
    "send.rent": "Apertura de su cuenta de {symbol}",
    "send.total": "Total",
    "send.final": "Las transacciones no se pueden deshacer. Comprueba el nombre y los cuatro últimos caracteres.",
    "send.tickFirst": "Marca la casilla para enviar",
    "send.press": "Enviar {amount}",
    "send.approve": "Aprueba en {wallet}",
    "screen.warns": "{site} advierte: {reason}",
    "screen.warnsOnly": "{site} advierte sobre esta solicitud",
    "send.cancel": "Cancelar",
    "send.declined": "Rechazado en {wallet}. No se envió nada.",
    "send.own": "Es tu propia dirección.",
    "send.contract": "Es un contrato. Asegúrate de que pueda guardar {symbol}.",
    "send.contractTick": "Lo entiendo",
    "send.alike": "Esta dirección se parece a una que conoces, pero es otra.",
    "send.alikeTick": "Lo comprobé. Es otra dirección",
    "send.moved": "{name} tenía otra dirección la última vez que le enviaste fondos.",
    "send.movedTick": "He comprobado la nueva dirección con el destinatario",
    "send.thisOne": "Esta dirección",
    "send.knownOne": "La que conoces",
    "send.sending": "Enviando {amount}",
    "send.sent": "Se envió {amount}",
    "send.failed": "Falló",
    "send.toWhom": "A {who}.",
    "send.done": "Listo",
    "send.another": "Enviar otro",
    "approve.asks": "{site} te pide que apruebes esto",
    "approve.asksYou": "te pide que apruebes esto",
    "approve.loading": "Leyendo la solicitud",
    "decision.asked": "El sitio que guarda tu clave lee la solicitud",
    "decision.read": "Lee la solicitud y apruébala o recházala",
    "decision.decided": "Esperando al sitio que guarda tu clave",
    "approve.tickFirst": "Marca la casilla para aprobar",
    "approve.approve": "Aprobar",
    "approve.reject": "Rechazar",
    "approve.none": "Nada que aprobar",
    "approve.noneNext": "Las solicitudes de esta página aparecen primero aquí.",
    "approve.more.one": "{count} más en espera",
    "approve.more.other": "{count} más en espera",
    "approve.more.many": "{count} más en espera",
    "approve.changes": "Qué cambia en tu cuenta",
    "approve.noChanges": "No pudimos determinar qué cambia en tu cuenta.",
    "approve.account": "De",
    "approve.network": "Red",
    "approve.details": "Detalles para expertos",
    "approve.tick": "Entiendo el riesgo",
    "approve.tickUnread": "Confío en este sitio, aunque esto no se pueda leer",
    "approve.unreadParts":
      "Varias partes de esta solicitud no se pueden leer ({count}). Continúa solo si confías en este sitio.",
    "approve.window": "Abrir en su propia ventana",
    "approve.ended": "No se envió nada. Empieza de nuevo en la página.",
    "sessions.loading": "Cargando sesiones inteligentes",
    "sessions.none": "Ninguna aplicación puede actuar por ti",
    "sessions.noneNext": "Aquí aparecen las aplicaciones que dejas actuar solas. Puedes revocarlas cuando quieras.",
    "sessions.away": "No se pudieron cargar las sesiones inteligentes",
    "sessions.until": "Hasta el {date}",
    "sessions.expired": "Caducó el {date}",
    "sessions.revoked": "Revocada el {date}",
    "sessions.end": "Revocar",
    "sessions.ask": "¿Revocarla?",
    "sessions.keep": "Conservar",
    "sessions.ending": "Aprueba en {wallet}",
    "sessions.created": "Ya puede actuar por ti",
    "sessions.createdNext": "Hasta el {date} y dentro de estos límites. Puedes detenerla cuando quieras.",
    "sessions.unused": "Se concedió, pero no se puede usar",
    "sessions.unusedNext":
      "Tu billetera la concedió, pero la aplicación no pudo empezar. Revócala e inténtalo de nuevo.",
    "sessions.all": "Ver sesiones inteligentes",
    "money.token": "Token",
    "money.chooseToken": "Elige un token",
    "money.readFirst": "Lee primero el aviso",
    "money.checkAmount": "Revisa el importe",
    "money.max": "Máx.",
    "money.feePaid": "La paga este sitio",
    "money.feePaidCheck": "Si {wallet} muestra una comisión, recházala allí.",
    "money.feeUnsupported": "{wallet} no permite que este sitio pague la comisión; la pagas tú.",
    "money.feeIgnored": "{wallet} no aprovechó que este sitio ofreció pagar la comisión; la pagas tú.",
    "money.feeRefused": "Este sitio no paga esta operación; la comisión la pagas tú.",
    "money.feeUnavailable": "El servicio de pago de este sitio no está disponible ahora; la comisión la pagas tú.",
    "money.search": "Buscar tokens",
    "money.noToken": "Ningún token coincide con “{text}”",
    "money.noTokenNext": "Revisa cómo lo escribiste o pega la dirección del token.",
    "money.explorer": "Ver explorador",
    "receipt.pending": "Esperando a {network}",
    "receipt.sent": "Enviado. Tu billetera te avisará cuando llegue.",
    "receipt.done": "Ha llegado.",
    "receipt.arrived.one": "Llegó en {count} segundo.",
    "receipt.arrived.many": "Llegó en {count} segundos.",
    "receipt.arrived.other": "Llegó en {count} segundos.",
    "receipt.fee": "Comisión: {fee}.",
    "receipt.failed": "La red la rechazó. Solo se cobró la comisión.",
    "receipt.failedFor": "La red la rechazó: {reason}. Solo se cobró la comisión.",
    "receipt.repriced": "Enviada de nuevo con otra comisión.",
    "receipt.canceled": "Cancelada",
    "receipt.canceledNext": "La reemplazaste en tu billetera. No se envió nada.",
    "receipt.replaced": "Reemplazada",
    "receipt.replacedBy": "Otra transacción ocupó su lugar.",
    "receipt.dropped": "La red ya no la conoce. Puede que reaparezca; no se volvió a enviar nada.",
    "receipt.partly": "Algunos de los pasos tuvieron efecto.",
    "receipt.details": "Detalles",
    "receipt.block": "Bloque",
    "receipt.step": "El paso {number} tuvo efecto",
    "receipt.stepFailed": "El paso {number} no tuvo efecto",
    "view.Swap": "Intercambiar",
    "view.SwapSelectToken": "Elegir token",
    "view.SwapPreview": "Revisar intercambio",
    "swap.pay": "Pagas",
    "swap.get": "Recibes",
    "swap.getAbout": "Recibes aproximadamente",
    "swap.have": "Tienes {amount}",
    "swap.unknown": "Saldo desconocido",
    "swap.turn": "Invertir el sentido",
    "swap.rate": "Tasa",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "Como mínimo",
    "swap.impact": "Impacto en el precio",
    "swap.impactUnknown": "Desconocido",
    "swap.fee": "Comisión de red",
    "swap.feeUnknown": "Desconocida",
    "swap.slippage": "Deslizamiento máximo",
    "swap.slippageOwn": "Otro",
    "swap.slippageHigh": "Puede que recibas mucho menos de lo cotizado",
    "swap.review": "Revisar intercambio",
    "swap.enter": "Introduce un importe",
    "swap.choose": "Elige un token",
    "swap.checkSlippage": "Revisa el deslizamiento",
    "swap.noPrice": "No hay precio ahora",
    "swap.quoting": "Obteniendo un precio",
    "swap.paused": "Precios en pausa",
    "swap.refresh": "Actualizar",
    "swap.misfit": "Introduce un importe de {symbol} mayor que 0 y con {decimals} decimales como máximo",
    "swap.tooMuch": "Tienes {balance}",
    "swap.noFee": "No tienes suficiente {coin} para la comisión",
    "swap.works": "Puedes intercambiar en estas redes",
    "swap.yours": "Tus tokens en {network}",
    "swap.suggested": "Sugeridos",
    "swap.popular": "Populares",
    "swap.all": "Todos",
    "swap.goodFor": "Esta tasa es válida durante {seconds} s",
    "swap.expired": "Obteniendo una tasa nueva",
    "swap.allow": "Permiso para {spender}",
    "swap.allowExact": "Solo este intercambio: {amount}",
    "swap.allowAll": "Todo tu {symbol}, ahora y después",
    "swap.allowAllNext": "{spender} podrá tomar todo tu {symbol} desde ahora.",
    "swap.spender": "Quién puede tomarlo",
    "swap.together": "Ambos pasos en uno",
    "swap.ready": "Ambos pasos en uno",
    "swap.readyNext": "Tu billetera te pedirá primero convertir tu cuenta en una cuenta inteligente.",
    "swap.steps": "Pasos",
    "swap.stepBack": "Retirar el permiso anterior",
    "swap.stepAllow": "Permitir",
    "swap.stepSwap": "Intercambiar",
    "swap.tick": "Intercambiar de todos modos",
    "swap.impactHigh": "Pierdes {impact} de lo que pagas.",
    "swap.impactNone": "No se sabe cuánto pierdes: falta un precio.",
    "swap.unproven": "No se pudo comprobar el mínimo de este servicio.",
    "swap.tickFirst": "Marca la casilla para intercambiar",
    "swap.press": "Intercambiar",
    "swap.proving": "Comprobando lo que recibes",
    "swap.approve": "Aprueba en {wallet}",
    "swap.twoSteps": "Hacerlo en dos pasos",
    "swap.left": "{spender} aún puede tomar {amount}.",
    "swap.takeBack": "Retirar el permiso",
    "swap.again": "Precio nuevo",
    "swap.following": "Intercambiando {from} por {to}",
    "swap.done": "Se intercambió {from} por {to}",
    "plain.swap.not-started": "El intercambio no funciona en este momento",
    "plain.swap.insufficient-liquidity": "Nadie vende tanto en este momento",
    "plain.swap.not-built": "No se pudo preparar el intercambio",
    "plain.swap.approval-not-built": "No se pudo preparar el intercambio",
    "plain.swap.allowance-failed": "No se pudo preparar el intercambio",
    "swap.failed": "El intercambio falló",
    "swap.close": "Listo",
    "view.OnRampProviders": "Comprar",
    "view.OnRampTokenSelect": "Elegir token",
    "view.OnRampFiatSelect": "Elegir moneda",
    "view.BuyInProgress": "Comprar",
    "view.WhatIsABuy": "Cómo se compra",
    "view.ChooseAccountName": "Elegir nombre",
    "view.RegisterAccountName": "Elegir nombre",
    "view.RegisterAccountNameSuccess": "Tu nombre",
    "funds.how": "¿Cómo quieres añadir fondos?",
    "funds.need": "Necesitas {amount}",
    "funds.to": "A {account} en {network}",
    "funds.elsewhere": "Estás en {current}. Cambia a {network} para añadir fondos allí.",
    "funds.buy": "Comprar con tarjeta o banco",
    "funds.buyNext": "Un proveedor los entrega en tu cuenta",
    "funds.receiveNext": "Desde una billetera o un exchange",
    "view.FundsFromWallet": "Otra billetera",
    "view.FundsPreview": "Revisar transferencia",
    "funds.wallet": "Desde una billetera de este dispositivo",
    "funds.walletNext": "Paga una vez, sin quedar conectada",
    "funds.once": "La billetera solo paga esta transferencia. No reemplaza la que usas.",
    "funds.yours": "Tu cuenta",
    "funds.noWallet": "No se encontró otra billetera",
    "funds.noWalletNext": "Instala una en este navegador o usa otra forma.",
    "funds.added": "Se añadió {amount}",
    "funds.released": "Pagó {wallet}, que ya no está conectada.",
    "funds.opening": "Abriendo {name}",
    "funds.none": "Aquí no hay forma de añadir fondos",
    "funds.noneNext": "Pregunta a quienes gestionan este sitio.",
    "buy.loading": "Cargando lo que puedes comprar",
    "buy.none": "No se puede comprar en {network}",
    "buy.noneNext": "Prueba en {networks}.",
    "buy.builtIn": "La lista completa no se carga en este momento. Se puede comprar lo siguiente.",
    "buy.currency": "Pagar con {currency}",
    "buy.amount": "Importe en {currency}",
    "buy.about": "Aprox. {amount}",
    "buy.quoting": "Obteniendo un precio",
    "buy.estimate": "Es solo una estimación. El precio final está en la página del proveedor.",
    "buy.quick": "Importes",
    "buy.on": "En {network}",
    "buy.ways": "Formas de pago",
    "buy.payWith": "Pagar con {way}",
    "buy.way.card": "Tarjeta",
    "buy.way.ach_bank_account": "Cuenta bancaria",
    "buy.limits": "De {min} a {max}",
    "buy.providers": "Proveedores",
    "buy.fees": "Comisiones {range}",
    "buy.enter": "Introduce un importe",
    "buy.continue": "Continuar con {provider}",
    "buy.opens": "El proveedor se abre en otra ventana y te vende los tokens. Esta página nunca ve tu tarjeta.",
    "buy.noProvider": "No hay ningún proveedor aquí",
    "buy.search": "Buscar",
    "buy.noMatch": "No hay resultados para “{text}”",
    "buy.finish": "Termina en la ventana de {provider}",
    "buy.finishNext": "{provider} envía {token} a {address}.",
    "buy.again": "Abrirla de nuevo",
    "buy.arrived": "Tu {token} ha llegado",
    "buy.late": "Puede tardar unos minutos",
    "buy.lateNext": "Puedes cerrar esto. Tu saldo se actualizará.",
    "buy.done": "Listo",
    "lesson.buy": "Paga con tarjeta, recibe tokens",
    "lesson.buyMore": "Pagas en tu moneda y recibes tokens en tu cuenta.",
    "lesson.pay": "Un proveedor los vende",
    "lesson.payMore": "Pagas en su página, con tarjeta o desde un banco. Esta página nunca ve tu tarjeta.",
    "lesson.check": "Comprueba antes de pagar",
    "lesson.checkMore": "En la página del proveedor están el precio, las comisiones y tu dirección. Compruébalos allí.",
    "name.lead": "Elige un nombre para {address}",
    "name.leadNext": "Tus amigos pueden usarlo para enviarte fondos. Al menos 4 letras, dígitos o guiones.",
    "name.field": "Nombre",
    "name.checking": "Comprobando {name}",
    "name.free": "{name} está disponible",
    "name.taken": "{name} está ocupado",
    "name.alsoFree": "También disponibles",
    "name.short": "Al menos 4 caracteres",
    "name.characters": "Solo letras, dígitos y guiones",
    "name.enter": "Elige un nombre",
    "name.another": "Elige otro nombre",
    "name.register": "Registrar",
    "name.approve": "Aprueba en {wallet}",
    "name.registering": "Registrando",
    "name.read": "Leer el mensaje",
    "name.why": "Tu billetera firma el nombre y la hora. Es gratis y no mueve fondos.",
    "name.declined": "Rechazaste la solicitud. No se registró nada.",
    "name.noEvm": "Los nombres son para cuentas en redes EVM. Cambia a una para elegir un nombre.",
    "name.yours": "Eres {name}",
    "name.yoursNext": "Tus amigos ya pueden usarlo para enviarte fondos."
  },
  failures: {
    "account.not-found": [
      "Cuenta no encontrada",
      "Esa cuenta no está conectada. Conecta la billetera que la tiene e inténtalo de nuevo."
    ],
    "activity.failed": [
      "No se pudieron obtener las transacciones",
      "No se pudieron cargar las transacciones. Inténtalo más tarde; un explorador de la red también las muestra."
    ],
    "chain.network-not-found": [
      "Red no encontrada",
      "La red no está configurada. Añádela a la opción `networks` o solicita una que lo esté."
    ],
    "chain.none-requested": [
      "La billetera no admite ninguna de las redes solicitadas",
      "Elige otra billetera u otra red."
    ],
    "chain.not-supported": ["Red no admitida", "Añade la red en los ajustes de la billetera o elige otra."],
    "chain.switch-failed": [
      "No se pudo cambiar de red",
      "Abre la billetera, mira si muestra una solicitud e inténtalo de nuevo."
    ],
    "chain.switch-rejected": ["Cambio rechazado", "Nada ha cambiado; inténtalo de nuevo cuando quieras."],
    "chain.unsupported": ["Red no admitida", "Cambia a otra red e inténtalo de nuevo."],
    "chain.unsupported-namespace": [
      "Tipo de red no admitido: {namespace}",
      "El kit admite eip155, solana, polkadot, bip122 y cosmos. Usa una red de uno de ellos."
    ],
    "config.both-sign-ins": [
      "No se pueden usar siweConfig y siwx a la vez",
      "El inicio de sesión se configuró dos veces. Conserva `siwx` y quita `siweConfig`, que es su forma antigua."
    ],
    "config.invalid": [
      "Opción `{field}`: {expected}",
      "Una o más opciones del kit son incorrectas, así que no se inició. Cada una aparece con el valor esperado: corrígelas e inícialo de nuevo."
    ],
    "config.invalid-project-id": [
      "ID de proyecto no válido",
      "El servicio no conoce este ID de proyecto. Compáralo con el de los ajustes del proyecto."
    ],
    "config.multi-wallet-not-enabled": [
      "El uso de varias billeteras no está activado",
      "Usar varias billeteras a la vez necesita la función multiWallet. Actívala en los ajustes del proyecto."
    ],
    "config.origin-not-allowed": [
      "Origen no permitido",
      "El origen de esta página no está en la lista del proyecto. Añádelo en los ajustes del proyecto, en dominios permitidos."
    ],
    "config.rate-limited": [
      "Demasiadas solicitudes",
      "La configuración del proyecto se pidió demasiadas veces. El kit sigue con sus ajustes locales; inténtalo de nuevo en unos minutos."
    ],
    "config.server-error": [
      "Error del servidor",
      "No se pudo obtener la configuración del proyecto porque falló el servicio. El kit sigue con sus ajustes locales; inténtalo más tarde."
    ],
    "connection.connector-not-found": [
      "Billetera no encontrada",
      "Comprueba que su extensión esté instalada y activada, recarga la página e inténtalo de nuevo."
    ],
    "connection.failed": [
      "No se pudo conectar",
      "La billetera no permitió que esta página viera una cuenta. Ábrela, desbloquéala e inténtalo de nuevo."
    ],
    "connection.failed-to-disconnect-chains": [
      "No se pudieron desconectar las redes: {reason}",
      "Una o más billeteras no se desconectaron. Inténtalo de nuevo o quita esta página en las propias billeteras."
    ],
    "connection.network-not-in-wallet": [
      "Red no admitida",
      "No se envió nada. Cambia a ella en la billetera o conéctate de nuevo y permítela."
    ],
    "connection.not-connected": [
      "Primero conecta una billetera",
      "Esto necesita una cuenta. Primero conecta una billetera."
    ],
    "connection.rejected": [
      "Conexión rechazada",
      "Rechazaste la solicitud en tu billetera. No se compartió nada; inténtalo de nuevo cuando quieras."
    ],
    "connection.request-failed": [
      "La billetera no pudo hacerlo",
      "La billetera respondió con un error. Ábrela para ver qué dice e inténtalo de nuevo."
    ],
    "connection.request-rejected": ["Solicitud rechazada", "No se envió nada. Inténtalo de nuevo cuando quieras."],
    "connection.session-expired": [
      "La sesión ha caducado",
      "Comprueba que la hora de este dispositivo sea correcta y conéctate de nuevo."
    ],
    "connection.wallet-busy": [
      "Abre tu billetera para continuar",
      "Tu billetera está bloqueada o ya muestra otra solicitud. Ábrela, termina o descarta esa solicitud e inténtalo de nuevo."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect no encontrado",
      "WalletConnect no está configurado. Indica un `projectId` y deja `enableWalletConnect` activado."
    ],
    "embedded.aborted": [
      "Algo salió mal",
      "La billetera integrada detuvo la solicitud actual. No se envió nada; inténtalo de nuevo."
    ],
    "embedded.device-not-approved": [
      "Este dispositivo no se aprobó.",
      "El enlace del correo fue rechazado o es demasiado antiguo. Pide otro enlace."
    ],
    "embedded.email-cooldown": [
      "Inténtalo de nuevo en {seconds} segundos",
      "Se envió un código hace un momento. Mira tu bandeja de entrada o espera antes de pedir otro."
    ],
    "embedded.email-misfit": [
      "Introduce un correo válido",
      "No parece una dirección de correo. Escríbela como nombre@example.com."
    ],
    "embedded.email-taken": [
      "Ese correo tiene otra billetera.",
      "No se cambió nada. Introduce un correo que no se use aquí."
    ],
    "embedded.email-unchanged": ["Ese es tu correo actual.", "No se cambió nada. Introduce el correo nuevo."],
    "embedded.farcaster-failed": ["No se pudo conectar con Farcaster", "Abre su aplicación e inténtalo de nuevo."],
    "embedded.frame-answer-misfit": ["Ocurrió un error", "Inténtalo de nuevo o inicia sesión otra vez."],
    "embedded.frame-error": [
      "{reason}",
      "La billetera integrada no pudo hacerlo. Inténtalo de nuevo o inicia sesión otra vez."
    ],
    "embedded.frame-error-unknown": ["Ocurrió un error", "Inténtalo de nuevo o inicia sesión otra vez."],
    "embedded.frame-load-failed": [
      "No se pudo cargar el inicio de sesión por correo",
      "Revisa tu red y cualquier bloqueador, o conecta una billetera."
    ],
    "embedded.frame-load-timed-out": [
      "Error de red: no se pudo cargar la billetera integrada",
      "Revisa tu red y cualquier bloqueador, e inténtalo más tarde."
    ],
    "embedded.frame-request-timed-out": [
      "La billetera integrada tardó demasiado",
      "Revisa tu red e inténtalo más tarde."
    ],
    "embedded.frame-storage-blocked": [
      "Tu navegador no guarda nada de este inicio de sesión: termina cuando sales de la página.",
      "El navegador no deja que el marco de la billetera guarde datos en esta página. Tu sesión dura hasta que salgas de la página; permite que el sitio de la billetera guarde datos para que dure más."
    ],
    "embedded.no-auth-connector": [
      "El inicio de sesión no está configurado",
      "El inicio de sesión por correo y redes sociales no está configurado. Indica un `projectId` y activa uno de ellos, o conecta una billetera."
    ],
    "embedded.not-email-or-social": [
      "Sin conexión por correo ni red social",
      "Esto solo funciona con cuentas creadas por correo o red social. Inicia sesión con una de ellas."
    ],
    "embedded.otp-expired": [
      "Ese código es demasiado antiguo.",
      "Un código vale diez minutos. Pide otro y escríbelo enseguida."
    ],
    "embedded.otp-rejected": [
      "Código no válido",
      "El código no coincide con el enviado. Revisa el correo más reciente o pide otro código."
    ],
    "embedded.otp-tries-spent": [
      "Demasiados intentos. Pide otro código.",
      "El código se escribió mal demasiadas veces y ya no vale. Pide otro."
    ],
    "embedded.popup-blocked": [
      "No se pudo abrir la ventana de inicio de sesión",
      "El navegador no abrió la ventana de inicio de sesión. Permite ventanas emergentes en esta página y pulsa el botón de nuevo."
    ],
    "embedded.popup-closed": ["La ventana se cerró", "Ábrela de nuevo para continuar."],
    "embedded.popup-not-created": [
      "No se pudo crear la ventana de inicio de sesión",
      "No se pudo crear la ventana de inicio de sesión. Cierra otras ventanas de esta página e inténtalo de nuevo."
    ],
    "embedded.request-aborted": [
      "La solicitud se canceló",
      "La solicitud se retiró antes de recibir respuesta. No se envió nada; inténtalo de nuevo."
    ],
    "embedded.rpc-not-allowed": [
      "Esta llamada RPC no está permitida",
      "La billetera integrada no permite este método a las páginas. Usa uno de los métodos permitidos."
    ],
    "embedded.social-not-started": [
      "No se pudo empezar el inicio de sesión",
      "Inténtalo de nuevo o elige otra forma de iniciar sesión."
    ],
    "embedded.social-timed-out": [
      "El inicio de sesión tardó demasiado. Inténtalo de nuevo.",
      "Empieza de nuevo o elige otra forma de iniciar sesión."
    ],
    "embedded.social-uri-failed": [
      "No se pudo obtener la página de inicio de sesión",
      "Revisa tu red e inténtalo de nuevo."
    ],
    "embedded.untrusted-origin": [
      "Origen no fiable",
      "La respuesta del inicio de sesión llegó de una página que no es de confianza y se descartó. Empieza aquí de nuevo el inicio de sesión."
    ],
    "embedded.unverified-domain": [
      "Dominio no verificado",
      "La billetera integrada no atiende este dominio. Añádelo en los ajustes del proyecto, en dominios permitidos."
    ],
    "ens.confusable": [
      "Este nombre tiene letras que imitan a otras",
      "El nombre mezcla alfabetos, o todas sus letras parecen de otro alfabeto. Esos nombres se usan para imitar a otros: pega la dirección del destinatario."
    ],
    "ens.gateway-failed": [
      "El servidor de {domain} ({host}) no respondió",
      "Los registros de este nombre están en un servidor que eligió su dueño. No respondió, se negó o dio una respuesta no válida; también pueden bloquearlo las reglas de la página. Inténtalo más tarde o pega la dirección del destinatario."
    ],
    "ens.gateway-forbidden": [
      "{domain} está en un servidor que aquí no se puede consultar",
      "Los registros de este nombre están en un servidor que eligió su dueño. Esta página no consulta esos servidores, o su dirección no es segura. Pega la dirección del destinatario."
    ],
    "ens.invalid": [
      "Este nombre no es válido ({rule})",
      "El nombre incumple una regla de ENS, así que no puede existir. Revisa cómo está escrito y cópialo de nuevo de su fuente."
    ],
    "ens.no-record": [
      "{domain} no tiene dirección en {network}",
      "El dueño del nombre no ha puesto una dirección para esta red. No se usa la de otra red en su lugar: los fondos podrían perderse. Pide al destinatario una dirección en esta red."
    ],
    "ens.not-found": [
      "{domain} no existe",
      "Este nombre no está configurado. Revisa cómo está escrito o pide la dirección al destinatario."
    ],
    "ens.resolver-failed": [
      "No se pudieron leer los registros de {domain}",
      "El contrato con los registros del nombre falló o devolvió algo que no es una dirección. Inténtalo más tarde o pega la dirección del destinatario."
    ],
    "http.bad-shape": [
      "El servicio respondió en un formato desconocido.",
      "Inténtalo más tarde; si persiste, avisa al responsable de esta página."
    ],
    "http.bad-status": [
      "El servicio no pudo responder (código de estado HTTP: {status}).",
      "El servicio respondió, pero no pudo procesar la solicitud. Inténtalo más tarde; si persiste, avisa al responsable de esta página."
    ],
    "http.offline": [
      "Estás sin conexión.",
      "Este dispositivo no tiene red. La solicitud continuará automáticamente en cuanto la tenga."
    ],
    "http.rate-limited": [
      "Demasiadas solicitudes. Inténtalo de nuevo en un momento.",
      "El servicio recibió demasiadas solicitudes. Espera un momento e inténtalo de nuevo."
    ],
    "http.timed-out": [
      "El servicio tardó demasiado.",
      "El servicio no respondió a tiempo. Revisa tu red e inténtalo de nuevo."
    ],
    "http.too-large": [
      "El servicio envió más de lo que se puede usar.",
      "Volver a intentarlo no servirá: avisa al responsable de esta página."
    ],
    "http.unreachable": [
      "No se pudo contactar con el servicio.",
      "No hay conexión con el servicio. Revisa tu red y cualquier bloqueador que se interponga, e inténtalo de nuevo."
    ],
    "kit.missing": [
      "No se pudo cargar la ventana de la billetera",
      "No se pudo cargar una parte del código de esta página. Revisa tu red e inténtalo de nuevo; si persiste, recarga la página."
    ],
    "log.unforeseen": [
      "Error desconocido",
      "Ocurrió un fallo inesperado. Inténtalo de nuevo; si persiste, infórmanos con los pasos que llevaron hasta aquí."
    ],
    "name.misfit": [
      "Usa letras, dígitos y guiones, al menos 4 caracteres",
      "Un nombre solo tiene letras, dígitos y guiones, y al menos cuatro de ellos. Elige otro."
    ],
    "name.needs-account": [
      "No hay ninguna cuenta para registrar el nombre",
      "Conecta una o cambia a ella e inténtalo de nuevo."
    ],
    "name.not-registered": [
      "No se pudo registrar el nombre {label}",
      "Puede que alguien lo tomara entretanto; inténtalo de nuevo o elige otro."
    ],
    "name.not-resolved": ["No se pudo buscar el nombre", "Revisa cómo lo escribiste e inténtalo de nuevo."],
    "name.refused": ["{reason}", "Cambia el nombre e inténtalo de nuevo."],
    "name.reverse-failed": [
      "No se pudieron obtener los nombres de la dirección",
      "No se pudieron mostrar los nombres de esta dirección. Inténtalo más tarde."
    ],
    "name.suggestions-failed": [
      "No se pudieron obtener sugerencias de nombres",
      "No se pudieron mostrar nombres libres. Escribe un nombre o inténtalo más tarde."
    ],
    "onramp.amount-outside": [
      "Introduce un importe de {min} a {max} {currency}",
      "Tu forma de pago solo permite importes de este rango. Cambia el importe o paga de otra forma."
    ],
    "onramp.host-unknown": [
      "Esta página no es del proveedor",
      "Elige otro proveedor; quien desarrolla la página puede permitir un host con endpoints.onrampHosts."
    ],
    "onramp.not-offered": [
      "{value} no se ofrece como {field}",
      "El proveedor acepta algunas monedas y entrega algunos tokens. Elige entre los que muestran las opciones."
    ],
    "funding.same-account": [
      "{wallet} tiene la cuenta que recibe los fondos",
      "Elige otra cuenta en ella e inténtalo de nuevo."
    ],
    "funding.option-failed": ["{way} no se abrió", "Inténtalo de nuevo o elige otra forma."],
    "funding.option-silent": [
      "{way} no responde",
      "Puede estar abierto en otra ventana. Inténtalo de nuevo o elige otra forma."
    ],
    "onramp.quote-failed": [
      "No se pudo obtener una cotización",
      "Los importes mostrados son una estimación; inténtalo más tarde."
    ],
    "onramp.url-failed": ["No se pudo abrir el proveedor", "Inténtalo más tarde o elige otro proveedor."],
    "receipt.not-kept": [
      "Esta página no puede recordar lo que envías",
      "El navegador no guarda nada de esta página, así que lo que envías solo se muestra hasta que salgas de ella. Anota el hash o permite el almacenamiento para esta página."
    ],
    "rpc.error": [
      "La red rechazó la solicitud.",
      "Un nodo de la red rechazó la solicitud. Revisa la solicitud o prueba otro nodo."
    ],
    "rpc.no-url": [
      "No se conoce ningún nodo para {network}.",
      "El kit no conoce ningún nodo de esta red. Indícale uno con `customRpcUrls` o un `projectId`."
    ],
    "safe.signature-pending": [
      "Tu Safe espera la firma de sus otros propietarios",
      "Aún no han firmado suficientes propietarios de tu Safe. Pídeles que firmen en el Safe e inicia sesión aquí de nuevo: las firmas reunidas se conservan allí."
    ],
    "safe.silent": [
      "Tu Safe no responde",
      "La página que contiene tu Safe no respondió. Recárgala y abre de nuevo esta aplicación en ella."
    ],
    "send.amount": [
      "Introduce un importe de {symbol} mayor que 0 y con {decimals} decimales como máximo",
      "Escribe dígitos y como mucho un punto, sin más decimales de los que tiene el token."
    ],
    "send.failed": [
      "No se pudo enviar la transacción. Inténtalo de nuevo.",
      "No se confirmó ningún envío. Mira la actividad de tu billetera antes de intentarlo de nuevo."
    ],
    "send.fee-not-covered": [
      "No hay suficiente {coin} para la comisión (aprox. {fee})",
      "La red cobra la comisión en su propia moneda. Guarda un poco o envía menos."
    ],
    "send.incomplete": [
      "Hacen falta un importe y la dirección del destinatario",
      "Rellena el importe y la dirección del destinatario."
    ],
    "send.misfit": [
      "Introduce un importe y una dirección de destino válidos",
      "El importe debe ser una cantidad que tengas, y el destinatario, una dirección o un nombre de esta red. Corrige lo que esté mal."
    ],
    "send.needs-token": ["Hace falta un token", "Elige el token que quieres enviar."],
    "send.not-covered": ["Tienes {balance} {symbol}", "La cuenta tiene menos que eso. Envía menos o pulsa Máx."],
    "send.receiver-elsewhere": [
      "Esta dirección es de {network}",
      "Su prefijo indica otra red. Cambia a esa red o pide al destinatario una dirección en esta."
    ],
    "send.receiver-lost": [
      "Nadie puede recuperar lo que se envíe allí.",
      "Ninguna persona ni ningún programa puede mover los fondos de esta dirección. Pide otra al destinatario."
    ],
    "send.receiver-mistyped": [
      "Un carácter de esta dirección está mal. Cópiala de nuevo.",
      "Las direcciones llevan una suma de control y la de esta no es correcta. Copia de nuevo la dirección de su origen."
    ],
    "send.receiver-moved": [
      "{receiver} corresponde ahora a otra dirección",
      "El nombre apunta ahora a una dirección distinta de la mostrada. Consulta al destinatario antes de enviar."
    ],
    "send.receiver-not-found": [
      "{receiver} no tiene dirección en esta red",
      "Revisa cómo lo escribiste o pide al destinatario una dirección en esta red."
    ],
    "send.would-fail": [
      "La red rechazaría esta transferencia: {detail}",
      "La transferencia se simuló y falló. Comprueba que la cuenta tenga suficiente, incluida la comisión, y que el token se pueda mover."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "La respuesta de la billetera no se puede usar. Comprueba si tu billetera muestra un permiso de esta página y revócalo allí."
    ],
    "session.grant-not-activated": [
      "Tu billetera concedió la sesión, pero no se activó",
      "La billetera la concedió, pero la aplicación no puede usarla. Revócala en la lista de sesiones inteligentes e inténtalo de nuevo."
    ],
    "session.grant-not-begun": [
      "No se pudo empezar la sesión inteligente",
      "El servicio de sesiones inteligentes no respondió. No se concedió nada. Inténtalo más tarde."
    ],
    "session.grant-wider": [
      "Tu billetera concedió más de lo que pidió esta página",
      "El kit no usa un permiso así. Abre tu billetera y revoca allí el permiso de esta página antes de intentarlo de nuevo."
    ],
    "session.list-failed": [
      "No se pudieron cargar las sesiones inteligentes",
      "No se pudieron mostrar las sesiones inteligentes. Inténtalo más tarde."
    ],
    "session.not-found": [
      "Esta cuenta no tiene esa sesión inteligente",
      "Entre las sesiones inteligentes de esta cuenta no hay ninguna con ese identificador. Vuelve a mostrarlas; puede que se haya eliminado."
    ],
    "session.revoke-failed": [
      "No se pudo revocar la sesión inteligente",
      "La aplicación aún puede actuar por ti. Inténtalo de nuevo."
    ],
    "siwx.expired": [
      "El mensaje de inicio de sesión caducó: {at}",
      "El mensaje de inicio de sesión ha caducado. Inicia sesión de nuevo."
    ],
    "siwx.misfit": [
      "El mensaje de inicio de sesión no es correcto: {field} debe ser {rule}",
      "Un mensaje de inicio de sesión tiene líneas fijas en un orden fijo (EIP-4361), y ningún campo contiene un salto de línea. Corrige el campo indicado."
    ],
    "siwx.not-started": [
      "Hubo un problema al empezar el inicio de sesión",
      "El inicio de sesión no pudo empezar, así que se desconectó la billetera. Conéctate de nuevo para volver a intentarlo."
    ],
    "siwx.signature-invalid": [
      "La firma no es válida",
      "La firma no corresponde a este mensaje y esta cuenta. Firma de nuevo con la cuenta conectada."
    ],
    "siwx.signing-failed": ["Error al firmar el mensaje", "Abre tu billetera e inténtalo de nuevo."],
    "siwx.too-early": [
      "El mensaje de inicio de sesión no es válido antes de {at}",
      "El mensaje de inicio de sesión aún no es válido. Espera hasta entonces y comprueba que la hora de este dispositivo sea correcta."
    ],
    "siwx.unchecked": [
      "No se pudo comprobar la firma en {network}",
      "La cuenta puede ser un contrato y ningún nodo de su red respondió. Indica un nodo de esa red o inténtalo de nuevo: la firma aún no está verificada."
    ],
    "swap.allowance-failed": ["No se pudo comprobar el permiso", "Inténtalo de nuevo en un momento."],
    "swap.amount-misfit": [
      "Introduce un importe de {symbol} mayor que 0 y con {decimals} decimales como máximo",
      "Escribe el importe como un número simple, por ejemplo 1.5, sin más decimales de los que admite el token."
    ],
    "swap.approval-not-built": ["No se pudo crear la transacción de permiso", "Inténtalo de nuevo en un momento."],
    "swap.gas-price-not-supported": [
      "Esta red no tiene precio de gas",
      "No hay precio de gas para esta red. Cambia a otra red e inténtalo de nuevo."
    ],
    "swap.impact-high": [
      "Este intercambio puede perder gran parte de su valor ({impact})",
      "Lo que recibirías vale mucho menos que lo que entregas, o falta un precio para saberlo. No se envió nada. Prueba un importe menor o acepta la advertencia high-impact."
    ],
    "swap.insufficient-liquidity": ["Liquidez insuficiente", "Prueba un importe menor u otro token."],
    "swap.misprepared": [
      "El servicio preparó algo distinto de este intercambio ({field})",
      "La transacción que creó el servicio no corresponde a tu solicitud, así que se descartó y no se envió nada. Pide otra cotización; si persiste, no intercambies aquí."
    ],
    "swap.network-price-failed": [
      "No se pudo obtener el precio de la moneda de la red",
      "No se pudo obtener el precio de la moneda de la red, así que no se conoce la comisión. Inténtalo de nuevo en un momento."
    ],
    "swap.not-built": ["No se pudo crear la transacción", "Pide otra cotización e inténtalo de nuevo."],
    "swap.not-started": ["No se pudo empezar el intercambio", "Inténtalo de nuevo en un momento."],
    "swap.not-supported": ["Esta red no admite intercambios", "Cambia a otra red e inténtalo de nuevo."],
    "swap.price-moved": [
      "El precio cambió: ahora recibirías {now} {symbol} y se prometió al menos {minimum}",
      "El mercado se movió tras la cotización más de lo que permite tu deslizamiento. No se intercambió nada. Revisa una cotización nueva antes de intercambiar."
    ],
    "swap.slippage-misfit": [
      "Introduce un deslizamiento de 0.01 a 50 por ciento",
      "El deslizamiento es cuánto menos de lo cotizado puede dar un intercambio, en porcentaje. Escríbelo como un número simple, por ejemplo 1 o 0.5."
    ],
    "swap.unproven": [
      "No se pudo comprobar el mínimo de este servicio",
      "Ni el contrato de intercambio ni la red confirmaron el mínimo que recibirías, así que no se envió nada. Sigue solo si confías en este servicio: acepta la advertencia unproven-minimum."
    ],
    "swap.would-fail": [
      "La red rechazaría este intercambio: {reason}",
      "La transacción se simuló y falló, así que no se envió nada. Comprueba que tengas suficiente del token, pide otra cotización e inténtalo de nuevo."
    ],
    "token.balance-unavailable": [
      "Saldo de tokens no disponible",
      "Los saldos no se pueden mostrar, porque esta red no está cubierta o porque falló el servicio. Tus tokens están intactos; inténtalo de nuevo en medio minuto."
    ],
    "token.call-misfit": [
      'El campo {field} de una llamada de token debe ser {rule}; es "{value}".',
      "No se envió nada. Escribe las direcciones como 0x seguido de 40 dígitos hexadecimales y el importe como bigint en la unidad más pequeña del token, por ejemplo 1500000n para 1.5 USDC."
    ],
    "token.not-found": [
      "{token} no designa un solo token en {network}",
      "Allí no se conoce ese token, o el nombre es ambiguo. Indica el token por la dirección de su contrato o por su ID CAIP-19, por ejemplo eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Esto ya se entregó a tu billetera",
      "La billetera ya tiene esta solicitud y no se le preguntó otra vez. Abre la billetera para responder."
    ],
    "transaction.answer-misfit": [
      "La billetera dio una respuesta que no se puede usar",
      "La billetera respondió algo que no es una firma ni una transacción. Mira el historial de la billetera antes de intentarlo de nuevo: puede que haya actuado."
    ],
    "transaction.batch-failed": [
      "No se realizaron todas las llamadas",
      "La billetera descartó algunas o todas las llamadas. Mira en la billetera cuáles tuvieron efecto y envía de nuevo el resto."
    ],
    "transaction.batch-needs-more": [
      "La billetera no admite lo que esta solicitud necesita",
      "No puede realizar todos los pasos de una vez, o le falta otra capacidad necesaria. No se envió nada. Envía los pasos uno tras otro o usa otra billetera."
    ],
    "transaction.batch-pending": [
      "Las llamadas aún no se han realizado",
      "Las llamadas se enviaron y están en espera. No las envíes de nuevo: consulta su estado en la billetera."
    ],
    "transaction.batch-repeated": [
      "Estas llamadas ya se enviaron",
      "La billetera ya tiene estas llamadas. Consulta su estado en la billetera; no las envíes de nuevo."
    ],
    "transaction.batch-too-large": [
      "Son más llamadas de las que la billetera acepta a la vez",
      "La billetera no acepta tantas llamadas a la vez, así que no se envió nada. Envíalas en grupos más pequeños."
    ],
    "transaction.batch-unknown": [
      "La billetera no conoce estas llamadas",
      "La billetera no tiene llamadas con este identificador. Mira en la propia billetera antes de enviarlas de nuevo."
    ],
    "transaction.batches-unsupported": [
      "La billetera no acepta varias llamadas a la vez",
      "Esta billetera no admite grupos de llamadas. Envía las llamadas una tras otra o usa otra billetera."
    ],
    "transaction.call-status-not-approved": [
      "La billetera no permitió consultar el estado de las llamadas.",
      "La billetera no permitió que esta página consulte el estado de las llamadas. Compruébalo en la billetera."
    ],
    "transaction.calls-misfit": [
      "Llamada {at}: {rule}",
      "Cada llamada de un grupo necesita un destinatario y, si lleva datos, datos en hexadecimal que empiecen por 0x. Corrige la llamada."
    ],
    "transaction.changed": [
      "La transacción cambió antes de enviarse",
      "La solicitud no era la que viste, así que se detuvo. No la apruebes en tu billetera; recarga la página."
    ],
    "transaction.connection-ended": [
      "La billetera se desconectó",
      "La conexión con la billetera terminó antes de que se respondiera esta solicitud. Conéctate de nuevo para continuar."
    ],
    "transaction.context-changed": [
      "Tu cuenta o tu red cambió",
      "Tu cuenta o tu red cambió mientras decidías, así que no se envió nada. Mira la solicitud de nuevo y apruébala."
    ],
    "transaction.expired": [
      "La solicitud mostrada es demasiado antigua",
      "No se envió nada. Revisa de nuevo los importes y continúa."
    ],
    "transaction.not-allowed": [
      "Acción no permitida",
      "No se envió nada. Vuelve a la página o sal de ella si no esperabas esto."
    ],
    "transaction.not-mined": [
      "La transacción {hash} aún no está en un bloque",
      "La transacción se envió y espera un bloque. No la envíes de nuevo: busca su hash en un explorador de la red."
    ],
    "transaction.other-chain": [
      "Esto es para una red distinta de la de tu cuenta",
      "El texto por firmar indica una red distinta de la de tu cuenta. No se firmó nada. Cambia de red o sal de esta página."
    ],
    "transaction.outcome-unknown": [
      "Tu billetera no respondió. Puede que la transacción se haya enviado: mira en tu billetera antes de intentarlo de nuevo.",
      "La billetera recibió la solicitud y no se sabe si envió algo. Mira su historial; inténtalo de nuevo solo si allí no hay nada."
    ],
    "transaction.page-framed": [
      "Esta página se muestra dentro de {origin}. Ábrela en su propia ventana para firmar.",
      "Una página dentro de otra puede quedar tapada, de modo que una pulsación tenga otro efecto. Ábrela en su propia ventana."
    ],
    "transaction.reverted": [
      "La red rechazó la transacción {hash}",
      "La transacción falló en la red. Solo se pagó su comisión. Revisa el importe y el saldo y empieza de nuevo."
    ],
    "transaction.sponsor-refused": [
      "La billetera no envió esto con la comisión pagada por este sitio",
      "La billetera o el servicio de pago del sitio se negó. Mira en la billetera y vuelve a revisar: puedes pagar la comisión tú mismo."
    ],
    "transaction.screen-blocked": [
      "{site} bloqueó esta solicitud{detail}",
      "Este sitio comprueba las solicitudes antes de que lleguen a tu billetera y rechazó esta. No se envió nada."
    ],
    "transaction.screen-unanswered": [
      "{site} no pudo comprobar esta solicitud",
      "Este sitio comprueba las solicitudes antes de que lleguen a tu billetera, pero la comprobación no respondió. No se envió nada. Inténtalo más tarde."
    ],
    "transaction.too-many-pending": [
      "Hay demasiadas transacciones en espera",
      "Demasiadas transacciones esperan confirmación. Espera a que terminen algunas e inténtalo de nuevo."
    ],
    "walletconnect.method-not-granted": [
      "La billetera no permite {method}",
      "Desconéctate, conéctate de nuevo y permítelo, o usa otra billetera."
    ],
    "walletconnect.relay-unreachable": [
      "No se pudo contactar con WalletConnect",
      "El servicio de retransmisión de WalletConnect no respondió. Revisa tu red y cualquier bloqueador que se interponga, e inténtalo de nuevo."
    ],
    "walletconnect.session-ended": [
      "La billetera terminó la conexión",
      "La billetera terminó la conexión antes de responder. No consta que se haya enviado nada; conéctate de nuevo para continuar."
    ],
    "walletconnect.session-malformed": [
      "La billetera no compartió ninguna cuenta",
      "La billetera aprobó sin una cuenta que se pueda usar. Elige una cuenta en la billetera y conéctate de nuevo."
    ],
    "walletconnect.wallet-silent": [
      "La billetera no respondió",
      "La billetera no respondió en cinco minutos. Ábrela y comprueba si la solicitud está pendiente allí antes de intentarlo de nuevo."
    ]
  },
  calls: {
    "coin.send": "Enviar {amount} a {to}",
    "coin.nothing": "Llamar a {to} sin datos",
    "contract.create": "Desplegar un contrato nuevo en la red ({bytes} bytes)",
    "token.transfer": "Enviar {amount} a {to}",
    "token.transferFrom": "Tomar {amount} de {from} y enviarlo a {to}",
    "token.approve": "Permitir que {spender} tome {amount}",
    "token.approveAll": "Permitir que {spender} tome todo tu {symbol}",
    "token.takeBack": "Retirar el permiso de {spender} sobre tu {symbol}",
    "token.increase": "Permitir que {spender} tome {amount} más",
    "token.decrease": "Permitir que {spender} tome {amount} menos",
    "nft.transfer": "Enviar {item} de {from} a {to}",
    "nft.transferMany": "Enviar {count} tipos de {collection} de {from} a {to}",
    "nft.approveAll": "Permitir que {spender} tome todos tus {symbol}",
    "nft.takeBack": "Retirar el permiso de {spender} sobre tus {symbol}",
    "permit.batch": "Permitir que {spender} tome varios de tus tokens",
    "permit.transfer": "Permitir que {spender} tome {amount} una vez",
    "permit.transferAll": "Permitir que {spender} tome todo tu {symbol} una vez",
    "permit.witness": "Permitir que {spender} tome {amount} una vez, ligado a una orden",
    "permit.batchTransfer": "Permitir que {spender} tome varios de tus tokens una vez",
    wrap: "Convertir {amount} en {wrapped}",
    unwrap: "Convertir {amount} de nuevo en {coin}",
    swap: "Intercambiar {pay} por al menos {get}",
    "swap.exactOut": "Intercambiar como máximo {pay} por {get}",
    batch: "{count} pasos, en este orden",
    "batch.one": "{count} paso",
    "batch.packed": "Llamadas de {contract} agrupadas en una que no se puede leer",
    "message.text": "Firmar un mensaje",
    "message.hash": "Firmar un código que no muestra lo que hace",
    "message.transaction": "Firmar un mensaje que en realidad es una transacción",
    "message.signIn": "Iniciar sesión en {domain}",
    grant: "Permitir que {grantee} actúe por ti hasta {until}",
    "grant.endless": "Permitir que {grantee} actúe por ti sin fecha de fin",
    revoke: "Revocar un permiso para actuar en tu nombre",
    authorize: "Tu cuenta ejecutará el código de {code}",
    "authorize.everywhere": "Tu cuenta ejecutará el código de {code} en todas las redes",
    "authorize.end": "Tu cuenta ya no ejecutará ningún código",
    "solana.sol": "Enviar {amount} a {to}",
    "solana.several": "{count} instrucciones",
    "solana.unread": "Instrucciones: {count}, de las cuales no se pueden leer: {unread}",
    "bitcoin.pay": "Enviar {amount} a {to}",
    "bitcoin.several": "Enviar {amount} a {count} direcciones",
    "bitcoin.self": "Mover tus monedas; solo sale la comisión",
    "bitcoin.part": "Firmar tu parte de una transacción compartida: entregas {amount}",
    "bitcoin.partGet": "Firmar tu parte de una transacción compartida: recibes {amount}",
    "bitcoin.script": "el script {script}",
    "unread.short": "Llamar a una función de {contract}",
    "unread.typed.short": "Firmar datos para {contract}",
    "unread.request.short": "Responder a {method}",
    unread:
      "{app} te pide llamar a {contract} con datos que no se pueden leer ({selector}, {bytes} bytes). Continúa solo si confías en ella.",
    "unread.typed":
      "{app} te pide firmar datos para {contract} que no se pueden leer ({type}). Continúa solo si confías en ella.",
    "unread.request": "{app} pide {method} con datos que no se pueden leer. Continúa solo si confías en ella.",
    more: "y más que no se puede leer",
    "label.account": "Cuenta",
    "label.amount": "Importe",
    "label.atLeast": "Como mínimo",
    "label.atMost": "Como máximo",
    "label.call": "Llamada",
    "label.calls": "Llamadas",
    "label.careful": "Atención",
    "label.change": "El cambio va a",
    "label.code": "Código",
    "label.collection": "Colección",
    "label.contract": "Contrato",
    "label.data": "Datos",
    "label.domain": "Página",
    "label.fee": "Comisión",
    "label.feePayer": "Comisión pagada por",
    "label.from": "De",
    "label.get": "Recibes",
    "label.give": "Entregas",
    "label.item": "Artículo",
    "label.message": "Mensaje",
    "label.network": "Red",
    "label.networkFee": "Comisión de red",
    "label.operator": "Quién puede tomarlo",
    "label.pay": "Pagas",
    "label.permission": "Permiso",
    "label.priorityFee": "Comisión de prioridad",
    "label.spender": "Quién puede tomarlo",
    "label.statement": "Declaración",
    "label.to": "A",
    "label.token": "Token",
    "label.total": "En total",
    "label.until": "Hasta",
    "label.usable": "Se puede usar hasta",
    "label.value": "También envías",
    "amount.unknown": "{digits} unidades del token {token}",
    "amount.unknownOrItem": "{digits} (unidades o número de un artículo) de {token}",
    "amount.another": "{digits} de otro token llamado {symbol}",
    "amount.unverified": "{amount} (no conocido aquí, {token})",
    "amount.all": "todo tu {symbol}",
    "amount.allAnother": "todas tus unidades de otro token llamado {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "tokens de {token}",
    "symbol.items": "artículos de {token}",
    "symbol.another": "otro token llamado {symbol}",
    item: "artículo {id} de {collection}",
    items: "{count} del artículo {id} de {collection}",
    "item.one": "artículo {id}",
    who: "{name} ({address})",
    "who.you": "tu cuenta ({address})",
    "who.any": "cualquiera",
    "name.byPage": "{name} (así lo llama esta página)",
    "network.unknown": "red {id}",
    "time.past": "{time}, ya pasado",
    "time.long": "{time}, dentro de más de un año",
    "time.endless": "sin fin",
    "time.now": "solo este bloque",
    "warn.all": "Puede tomarlo todo, ahora y más adelante.",
    "warn.more": "Es más de lo que tienes.",
    "warn.unknownToken": "Aquí no se conoce este token.",
    "warn.namesake": "Su símbolo es el de otro token.",
    "warn.value": "Esta llamada envía más moneda de la red de la que necesita.",
    "warn.receiver": "Lo que recibes va a otra dirección.",
    "warn.notOwner": "Afecta a los tokens de otra cuenta.",
    "warn.lookAlike": "Esta dirección se parece a {address}, que conoces, pero es otra.",
    "warn.otherNetwork": "Es para {network}, no para la red en uso.",
    "warn.otherDomain": "Esto inicia sesión en {domain}. Estás en {app}.",
    "warn.past": "Ya ha caducado.",
    "warn.endless": "No caduca nunca.",
    "warn.adjustable": "Tu billetera puede proponer otros límites. Vale lo que apruebes allí.",
    "warn.code": "Aquí no se conoce el código. Puede hacer cualquier cosa con tu cuenta.",
    "warn.everywhere": "Vale en todas las redes.",
    "warn.hash": "Esta firma puede usarse para algo que aquí no se muestra.",
    "warn.invisible": "El texto tiene caracteres invisibles; aquí se muestran escritos.",
    "warn.inner": "No se puede leer lo que hacen las llamadas agrupadas.",
    "warn.tail": "Después de la llamada hay más datos que aquí no se muestran.",
    "warn.depth": "Contiene llamadas que aquí no se muestran.",
    "warn.unlimited": "No hay límite.",
    "warn.noValueLimit": "La cantidad de moneda que envía consigo no tiene límite.",
    "warn.delegate": "El código de otra persona actúa como tu cuenta.",
    "warn.fee": "La comisión es mayor que lo que se envía.",
    "warn.priorityFee": "Esta página fija una comisión de prioridad alta: {amount}.",
    "warn.change": "Lo que sobra va a una dirección que no es tuya.",
    "warn.foreignInputs": "También se gastan monedas de otras direcciones.",
    "warn.sighashNone": "Tu firma no indica ningún destinatario: estas monedas pueden enviarse a cualquier lugar.",
    "warn.sighashSingle": "Tu firma cubre una sola salida: el destino del resto puede cambiarse.",
    "warn.sighashAnyone": "Después de tu firma, otros pueden cambiar qué monedas se gastan junto con las tuyas.",
    "warn.sighashUnknown": "Aquí no se conoce el tipo de esta firma.",
    "grant.any": "todo",
    "grant.spend": "Gastar hasta {amount}",
    "grant.each": "Gastar hasta {amount} cada {period}",
    "grant.call": "Llamar a {functions} en {contract}",
    "grant.callAny": "Llamar a {functions} en {contract}, con cualquier valor",
    "grant.anyFunction": "cualquier función",
    "grant.other": "{type}: {data}",
    "fee.about": "Aprox. {amount}",
    "fee.atMost": "Como máximo {amount}",
    "fee.byPage": "Como máximo {amount}, según pide esta página",
    "fee.withData": "Aprox. {amount} y la comisión de datos de la red",
    "fee.unknown": "Desconocida",
    "fee.paid": "La paga este sitio",
    "fee.unknownBlobs": "Desconocida; los blobs cuestan como máximo {amount}",
    "period.second": "segundo",
    "period.day": "día",
    "period.week": "semana",
    "period.hour": "hora",
    "period.seconds": "{count} segundos",
    "instruction.unread": "Instrucción de {program} que no se puede leer",
    "instruction.fee": "Precio del cómputo",
    "instruction.account": "Abrir una cuenta de token para {owner}",
    "instruction.memo": "Nota",
    "instruction.approve": "Permitir que {spender} tome {amount}",
    "instruction.close": "Cerrar una cuenta de token y enviar lo que contiene a {to}",
    "instruction.authority": "Dar el control de la cuenta de token {token} a {to}",
    "instruction.giveUp": "Renunciar al control de {token}; no lo recibe nadie",
    "instruction.nonce": "Usar el nonce duradero {account}, de modo que no hay límite de tiempo",
    "instruction.assign": "Dar el control de la cuenta {account} al programa {program}",
    "warn.field": "Esta página también fija {field}, que aquí no se describe.",
    "warn.limit": "Es más grande de lo que aquí se lee (límite: {limit}).",
    "warn.feePrice": "La comisión está muy por encima del precio actual de la red.",
    "fee.byPageWithData": "Como máximo {amount} y la comisión de datos de la red, según pide esta página",
    "fee.byPageMaybe": "Como máximo {amount}, según pide esta página; la red puede añadir una comisión de datos",
    "fee.inToken": "En el token {token}, según pide esta página",
    "label.capability": "También pide a la billetera",
    "capability.optional": "{name}, si la billetera lo tiene",
    "capability.paymaster": "que otro pague la comisión: {url}",
    "label.extra": "Datos adicionales",
    bytes: "{bytes} bytes",
    "authorization.send": "Permitir que quien tenga esta firma envíe {amount} a {to}",
    "authorization.receive": "Permitir que {to} tome {amount} con esta firma",
    "authorization.cancel": "Cancelar una transferencia firmada y sin usar: {account}",
    "label.authorization": "Número de la transferencia firmada",
    "label.allows": "Permite a esta página",
    "recap.actions": "{actions} en {resource}",
    "recap.proof": "usar los derechos de otro permiso: {proof}",
    "warn.recap": "Este inicio de sesión también da derechos a la página. Firma solo si lo esperas.",
    "warn.recapUnread": "Este inicio de sesión también da a la página derechos que no se pueden leer aquí.",
    "label.usableFrom": "Se puede usar desde",
    "warn.atOnce": "Se puede usar de inmediato.",
    "warn.noEffect": "La moneda va a una llamada que no hace nada.",
    "warn.lost": "Lo que se envía ahí se pierde.",
    "label.nonce": "Número de transacción",
    "nonce.mayReplace": "{nonce}, fijado por esta página; puede reemplazar una transacción en espera",
    "warn.nonce":
      "Tu próximo número de transacción es {next}. Esta transacción puede reemplazar una que está en espera."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: [
      "Red no encontrada",
      "La red no está configurada. Añádela a la opción `networks`: {detail}"
    ],
    ORIGIN_NOT_ALLOWED: [
      "Origen no permitido",
      "El origen {detail} no está en la lista del proyecto. Añádelo en los ajustes del proyecto, en dominios permitidos."
    ],
    IFRAME_LOAD_FAILED: [
      "Error de red: no se pudo cargar la billetera integrada",
      "La billetera integrada no se cargó. Revisa la red y cualquier bloqueador, e inténtalo más tarde."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "La billetera integrada tardó demasiado",
      "La billetera integrada no respondió a tiempo. Inténtalo más tarde."
    ],
    UNVERIFIED_DOMAIN: [
      "Dominio no verificado",
      "La billetera integrada no atiende este dominio. Añádelo en los ajustes del proyecto, en dominios permitidos."
    ],
    JWT_TOKEN_NOT_VALID: [
      "La sesión ha caducado",
      "El servicio de retransmisión rechazó el token de la sesión porque aún no es válido. Revisa la hora de este dispositivo y conéctate de nuevo."
    ],
    INVALID_PROJECT_ID: [
      "ID de proyecto no válido",
      "El servicio no conoce el ID de proyecto. Compara `projectId` con el de los ajustes del proyecto."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "ID de proyecto sin configurar",
      "Falta `projectId`. El correo, las redes sociales, el catálogo de billeteras y WalletConnect lo necesitan; las billeteras de esta página funcionan sin él."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "Error del servidor",
      "No se pudo obtener la configuración de la aplicación; se mantienen los ajustes locales. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "Demasiadas solicitudes",
      "La configuración de la aplicación se pidió demasiadas veces; se mantienen los ajustes locales. Inténtalo de nuevo en unos minutos."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "El uso de varias billeteras no está activado",
      "Usar varias billeteras a la vez necesita la función multiWallet. Actívala en la configuración del proyecto."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "El uso de varias billeteras no está activado",
      "`useConnections` solo cambia entre billeteras con la función multiWallet. Actívala en la configuración del proyecto."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "El uso de varias billeteras no está activado",
      "`useConnection` solo cambia entre billeteras con la función multiWallet. Actívala en la configuración del proyecto."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "Configuración local ignorada",
      "La configuración del proyecto prevalece sobre estos ajustes locales: {detail}. Cámbialos allí o quítalos aquí."
    ],
    ANALYTICS_FORBIDDEN: [
      "Configuración de la aplicación no válida",
      "No se aceptan eventos de este origen: no está en la lista del proyecto. Añádelo en los ajustes del proyecto."
    ]
  }
}
