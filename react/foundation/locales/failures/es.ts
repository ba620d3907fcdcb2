import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in Spanish. */
export const errors: Locale["errors"] = {
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
    "La red no está entre las configuradas para esta página. Añádela a la opción `networks` o pide una que esté en ella."
  ],
  "chain.none-requested": [
    "La billetera no admite ninguna de las redes solicitadas",
    "Esta billetera no funciona en ninguna de las redes que pide esta página. Elige otra billetera u otra red."
  ],
  "chain.not-supported": [
    "Red no admitida",
    "Tu billetera no conoce esta red y no la añadió. Añade la red en los ajustes de la billetera o elige otra."
  ],
  "chain.switch-failed": [
    "No se pudo cambiar de red",
    "Tu billetera no pasó a la red. Ábrela, mira si espera algo e inténtalo de nuevo."
  ],
  "chain.switch-rejected": [
    "Cambio rechazado",
    "Rechazaste el cambio en tu billetera. Nada ha cambiado; inténtalo de nuevo cuando quieras."
  ],
  "chain.unsupported": [
    "Red no admitida",
    "Esto no funciona en la red en la que estás. Cambia a otra red e inténtalo de nuevo."
  ],
  "chain.unsupported-namespace": [
    "Tipo de red no admitido: {namespace}",
    "El kit conoce eip155, solana, polkadot, bip122 y cosmos. Usa una red de uno de ellos."
  ],
  "config.both-sign-ins": [
    "No se pueden usar siweConfig y siwx a la vez",
    "El inicio de sesión se configuró dos veces. Conserva `siwx` y quita `siweConfig`: la segunda es la forma antigua de la primera."
  ],
  "config.invalid": [
    "Opción `{field}`: {expected}",
    "Una o más opciones del kit son incorrectas, así que no se inició. Cada una se nombra con lo que debería ser: corrígelas e inícialo de nuevo."
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
    "En esta página no hay ninguna billetera con ese nombre. Comprueba que su extensión esté instalada y activada, recarga la página e inténtalo de nuevo."
  ],
  "connection.failed": [
    "No se pudo conectar",
    "La billetera no permitió que esta página vea una cuenta. Ábrela, desbloquéala e inténtalo de nuevo."
  ],
  "connection.network-not-in-wallet": [
    "Red no admitida",
    "La conexión no incluye esta red, así que no se envió nada. Cambia a ella en la billetera o conéctate de nuevo y permítela."
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
  "connection.request-rejected": ["Solicitud rechazada", "Rechazaste la solicitud en tu billetera. No se envió nada."],
  "connection.session-expired": [
    "La sesión ha caducado",
    "El servicio de enlace no acepta el token de esta sesión. Comprueba que la hora de este dispositivo sea correcta y conéctate de nuevo."
  ],
  "connection.wallet-busy": [
    "Abre tu billetera para continuar",
    "Tu billetera está bloqueada o ya muestra otra solicitud. Ábrela, termina o descarta esa solicitud e inténtalo de nuevo."
  ],
  "connection.walletconnect-not-found": [
    "WalletConnect no encontrado",
    "WalletConnect no está configurado aquí. Da al kit un `projectId` y deja `enableWalletConnect` activado."
  ],
  "embedded.aborted": [
    "Algo salió mal",
    "La billetera integrada detuvo lo que hacía. No se envió nada; inténtalo de nuevo."
  ],
  "embedded.device-not-approved": [
    "Este dispositivo no se aprobó.",
    "El enlace del correo fue rechazado o es demasiado antiguo. Pide otro enlace."
  ],
  "embedded.email-cooldown": [
    "Inténtalo de nuevo en {seconds} segundos",
    "Se envió un código hace un momento. Mira tu bandeja de entrada o espera a que pase el tiempo para pedir otro."
  ],
  "embedded.email-misfit": [
    "Introduce un correo válido",
    "No parece una dirección de correo. Escríbela como nombre@example.com."
  ],
  "embedded.email-taken": [
    "Ese correo tiene otra billetera.",
    "No se cambió nada. Indica un correo con el que nadie inicie sesión aquí."
  ],
  "embedded.email-unchanged": ["Ese es tu correo actual.", "No se cambió nada. Indica el correo que debe sustituirlo."],
  "embedded.farcaster-failed": [
    "No se pudo conectar con Farcaster",
    "Farcaster no confirmó el inicio de sesión. Abre su aplicación e inténtalo de nuevo."
  ],
  "embedded.frame-answer-misfit": [
    "Ocurrió un error",
    "La billetera integrada respondió en un formato que esta página no conoce. Inténtalo de nuevo o inicia sesión otra vez."
  ],
  "embedded.frame-error": [
    "{reason}",
    "La billetera integrada no pudo hacerlo. Inténtalo de nuevo o inicia sesión otra vez."
  ],
  "embedded.frame-error-unknown": [
    "Ocurrió un error",
    "La billetera integrada no pudo hacerlo y no dijo por qué. Inténtalo de nuevo o inicia sesión otra vez."
  ],
  "embedded.frame-load-failed": [
    "No se pudo cargar el inicio de sesión por correo",
    "La parte de la página que inicia sesión por correo no se cargó. Revisa tu red y cualquier bloqueador, o conecta una billetera."
  ],
  "embedded.frame-load-timed-out": [
    "Error de red: no se pudo cargar la billetera integrada",
    "La billetera integrada no se cargó en 20 segundos. Revisa tu red y cualquier bloqueador, e inténtalo más tarde."
  ],
  "embedded.frame-request-timed-out": [
    "La billetera integrada tardó demasiado",
    "La billetera integrada no respondió a tiempo. Inténtalo más tarde."
  ],
  "embedded.frame-storage-blocked": [
    "Tu navegador no guarda nada de este inicio de sesión: termina cuando sales de la página.",
    "Permite que el sitio de la billetera guarde datos para que la sesión dure más."
  ],
  "connection.failed-to-disconnect-chains": [
    "No se pudieron desconectar las cadenas: {reason}",
    "Una o más carteras no terminaron la conexión. Inténtalo de nuevo o quita esta página en las propias carteras."
  ],
  "embedded.no-auth-connector": [
    "El inicio de sesión no está configurado",
    "El inicio de sesión por correo y redes sociales no está configurado aquí. Da al kit un `projectId` con uno de ellos activado, o conecta una billetera."
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
    "El código no coincide con el enviado. Mira el correo más reciente o pide otro código."
  ],
  "embedded.otp-tries-spent": [
    "Demasiados intentos. Pide otro código.",
    "El código se escribió mal demasiadas veces y ya no vale. Pide otro."
  ],
  "embedded.popup-blocked": [
    "No se pudo abrir la ventana de inicio de sesión",
    "El navegador no abrió la ventana de inicio de sesión. Permite ventanas emergentes en esta página y pulsa el botón de nuevo."
  ],
  "embedded.popup-closed": [
    "La ventana se cerró",
    "La ventana de inicio de sesión se cerró antes de terminar. Ábrela de nuevo para continuar."
  ],
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
    "La billetera integrada no hace esto a petición de una página. Usa uno de los métodos que permite."
  ],
  "embedded.social-not-started": [
    "No se pudo empezar el inicio de sesión",
    "No se pudo empezar el inicio de sesión. Inténtalo de nuevo o elige otra forma de iniciar sesión."
  ],
  "embedded.social-timed-out": [
    "El inicio de sesión tardó demasiado. Inténtalo de nuevo.",
    "El inicio de sesión tardó demasiado y se terminó. Empieza de nuevo."
  ],
  "embedded.social-uri-failed": [
    "No se pudo obtener la página de inicio de sesión",
    "No se pudo obtener la dirección de la página de inicio de sesión. Revisa tu red e inténtalo de nuevo."
  ],
  "embedded.untrusted-origin": [
    "Origen no fiable",
    "La respuesta llegó de una página que no es de confianza y se descartó. Empieza aquí de nuevo el inicio de sesión."
  ],
  "embedded.unverified-domain": [
    "Dominio no verificado",
    "La billetera integrada no atiende este dominio. Añádelo en los ajustes del proyecto, en dominios permitidos."
  ],
  "http.bad-shape": [
    "El servicio respondió en un formato desconocido.",
    "El servicio respondió algo que no se puede usar. Inténtalo más tarde; si persiste, puede que el kit necesite una actualización."
  ],
  "http.bad-status": [
    "El servicio no pudo responder (código de estado HTTP: {status}).",
    "El servicio respondió, pero no pudo hacer lo que se le pidió. Inténtalo más tarde; si persiste, avisa al responsable de esta página."
  ],
  "http.offline": ["Estás sin conexión.", "Este dispositivo no tiene red. Seguirá solo en cuanto la haya."],
  "http.rate-limited": [
    "Demasiadas solicitudes. Inténtalo de nuevo en un momento.",
    "Se consultó el servicio demasiadas veces. Espera un momento e inténtalo de nuevo."
  ],
  "http.timed-out": [
    "El servicio tardó demasiado.",
    "El servicio no respondió a tiempo. Revisa tu red e inténtalo de nuevo."
  ],
  "http.too-large": [
    "El servicio envió más de lo que se puede usar.",
    "La respuesta era más grande de lo que lee el kit y no se leyó. Nada de lo que hagas lo cambiará: avisa al responsable de esta página."
  ],
  "http.unreachable": [
    "No se pudo contactar con el servicio.",
    "No hay conexión con el servicio. Revisa tu red y cualquier bloqueador que se interponga, e inténtalo de nuevo."
  ],
  "kit.missing": [
    "No se pudo cargar la ventana de la billetera",
    "Una parte del código de esta página no llegó. Revisa tu red e inténtalo de nuevo; si persiste, recarga la página."
  ],
  "log.unforeseen": [
    "Error desconocido",
    "Ocurrió algo que el kit no había previsto. Inténtalo de nuevo; si persiste, infórmanos con los pasos que llevaron hasta aquí."
  ],
  "name.misfit": [
    "Usa letras, dígitos y guiones, al menos 4 caracteres",
    "Un nombre solo tiene letras, dígitos y guiones, y al menos cuatro de ellos. Elige otro."
  ],
  "name.needs-account": [
    "No hay ninguna cuenta para el nombre",
    "Un nombre se registra para una cuenta en una red EVM. Conecta una o cambia a ella e inténtalo de nuevo."
  ],
  "name.not-registered": [
    "No se pudo registrar el nombre {label}",
    "El nombre no se registró. Puede que alguien lo tomara entretanto; inténtalo de nuevo o elige otro."
  ],
  "name.not-resolved": [
    "No se pudo buscar el nombre",
    "No se pudo buscar el nombre. Revisa cómo lo escribiste e inténtalo de nuevo."
  ],
  "name.refused": [
    "{reason}",
    "El servicio de nombres no lo aceptó y dijo por qué. Cambia el nombre e inténtalo de nuevo."
  ],
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
    "El servicio indicó una página que no es de ningún proveedor conocido aquí, así que no se abrió. Elige otro proveedor; quien desarrolla la página puede permitir un sitio con endpoints.onrampHosts."
  ],
  "onramp.not-offered": [
    "{value} no se ofrece como {field}",
    "El proveedor acepta algunas monedas y entrega algunos tokens. Elige entre los que muestran las opciones."
  ],
  "onramp.quote-failed": [
    "No se pudo obtener una cotización",
    "No hay cotización en este momento. Lo que se muestra es una estimación; inténtalo más tarde."
  ],
  "onramp.url-failed": [
    "No se pudo abrir el proveedor",
    "No se pudo obtener la página del proveedor. Inténtalo más tarde o elige otro proveedor."
  ],
  "receipt.not-kept": [
    "Esta página no puede recordar lo que envías",
    "El navegador no guarda nada de esta página, así que lo que envías solo se muestra hasta que la dejes. Anota el hash o permite el almacenamiento para esta página."
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
    "Aún no han firmado suficientes propietarios de tu Safe. Pídeles que firmen en el Safe e inicia sesión aquí de nuevo: lo reunido se conserva allí."
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
    "El importe debe ser un número que tengas, y el destinatario, una dirección o un nombre de esta red. Corrige lo que esté mal."
  ],
  "send.needs-token": ["Hace falta un token", "Elige el token que quieres enviar."],
  "send.not-covered": ["Tienes {balance} {symbol}", "La cuenta tiene menos que eso. Envía menos o pulsa Máx."],
  "send.receiver-elsewhere": [
    "Esta dirección es de {network}",
    "Su prefijo nombra otra red. Cambia a esa red o pide al destinatario una dirección en esta."
  ],
  "send.receiver-lost": [
    "Nadie puede recuperar esto desde allí.",
    "Ninguna persona ni ningún programa puede mover lo que hay en esta dirección. Pide otra al destinatario."
  ],
  "send.receiver-mistyped": [
    "Un carácter de esta dirección está mal. Cópiala de nuevo.",
    "Las direcciones llevan una suma de control y esta no cuadra. Copia de nuevo la dirección de donde vino."
  ],
  "send.receiver-moved": [
    "{receiver} corresponde ahora a otra dirección",
    "El nombre recibió otra dirección desde que se mostró. Consulta al destinatario antes de enviar."
  ],
  "send.receiver-name": [
    "Aquí solo se conocen nombres que terminan en {suffix}",
    "No se consultan otros servicios de nombres. Pega la dirección del destinatario."
  ],
  "send.receiver-not-found": [
    "{receiver} no tiene dirección en esta red",
    "Revisa cómo lo escribiste o pide al destinatario una dirección en esta red."
  ],
  "send.would-fail": [
    "La red rechazaría este envío: {detail}",
    "El envío se probó sin enviarlo y la red lo rechazó. Mira si la cuenta tiene suficiente, con la comisión, y si el token se puede mover."
  ],
  "session.grant-answer-misfit": [
    "{rule}",
    "La respuesta de la billetera no se puede usar. Mira en tu billetera si muestra una sesión de esta página y termínala allí."
  ],
  "session.grant-not-activated": [
    "Tu billetera concedió la sesión, pero no se puso en uso",
    "Está en tu billetera y la aplicación no puede usarla. Revócala en la lista de sesiones inteligentes e inténtalo de nuevo."
  ],
  "session.grant-not-begun": [
    "No se pudo empezar la sesión inteligente",
    "El servicio que guarda las sesiones inteligentes no respondió. No se concedió nada. Inténtalo más tarde."
  ],
  "session.grant-wider": [
    "Tu billetera concedió más de lo que pidió esta página",
    "El kit no usa un permiso así. Abre tu billetera y termina allí la sesión de esta página antes de intentarlo de nuevo."
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
    "La sesión inteligente no terminó y sigue vigente. Inténtalo de nuevo."
  ],
  "siwx.expired": [
    "El mensaje de inicio de sesión caducó: {at}",
    "Se acabó el plazo indicado en el mensaje de inicio de sesión. Inicia sesión de nuevo."
  ],
  "siwx.misfit": [
    "El mensaje de inicio de sesión no es correcto: {field} debe ser {rule}",
    "Un mensaje de inicio de sesión tiene líneas fijas, una tras otra (EIP-4361), y ningún campo contiene un salto de línea. Corrige lo que se indica."
  ],
  "siwx.not-started": [
    "Hubo un problema al empezar el inicio de sesión",
    "El inicio de sesión no pudo empezar, así que se desconectó la billetera. Conéctate de nuevo para volver a intentarlo."
  ],
  "siwx.signature-invalid": [
    "La firma no es válida",
    "La firma no corresponde a este mensaje y esta cuenta. Firma de nuevo con la cuenta conectada."
  ],
  "siwx.signing-failed": [
    "Error al firmar el mensaje",
    "El mensaje no se firmó. Abre tu billetera e inténtalo de nuevo."
  ],
  "siwx.too-early": [
    "El mensaje de inicio de sesión no es válido antes de {at}",
    "El mensaje de inicio de sesión será válido más tarde. Espera hasta entonces y comprueba que la hora de este dispositivo sea correcta."
  ],
  "siwx.unchecked": [
    "No se pudo comprobar la firma en {network}",
    "La cuenta puede ser un contrato y ningún nodo de su red respondió. Indica un nodo de esa red o inténtalo de nuevo: la firma aún no es ni correcta ni incorrecta."
  ],
  "swap.allowance-failed": [
    "No se pudo comprobar el permiso",
    "No se pudo leer lo que el intercambio puede gastar. Inténtalo de nuevo en un momento."
  ],
  "swap.amount-misfit": [
    "Introduce un importe de {symbol} mayor que 0 y con {decimals} decimales como máximo",
    "Escribe el importe como un número simple, por ejemplo 1.5, sin más decimales de los que admite el token."
  ],
  "swap.approval-not-built": [
    "No se pudo crear la transacción de permiso",
    "No se pudo preparar el permiso. Inténtalo de nuevo en un momento."
  ],
  "swap.gas-price-not-supported": [
    "Esta red no tiene precio de gas",
    "No hay precio de gas para esta red. Cambia a otra red e inténtalo de nuevo."
  ],
  "swap.impact-high": [
    "Este intercambio puede perder gran parte de su valor ({impact})",
    "Lo que recibirías vale mucho menos que lo que entregas, o falta un precio. No se envió nada. Prueba un importe menor o acepta la advertencia high-impact."
  ],
  "swap.insufficient-liquidity": [
    "Liquidez insuficiente",
    "Nadie vende tanto de ese token en este momento. Prueba un importe menor."
  ],
  "swap.misprepared": [
    "El servicio preparó algo distinto de este intercambio ({field})",
    "Lo que llegó para firmar no corresponde a lo que pediste, así que se descartó y no se envió nada. Pide otra cotización; si persiste, no intercambies aquí."
  ],
  "swap.network-price-failed": [
    "No se pudo obtener el precio de la moneda de la red",
    "No se pudo obtener el precio de la moneda de la red, así que no se conoce la comisión. Inténtalo de nuevo en un momento."
  ],
  "swap.not-built": [
    "No se pudo crear la transacción",
    "No se pudo preparar el intercambio. Pide otra cotización e inténtalo de nuevo."
  ],
  "swap.not-started": [
    "No se pudo empezar el intercambio",
    "No se pudieron mostrar los tokens para intercambiar. Inténtalo de nuevo en un momento."
  ],
  "swap.not-supported": [
    "Esta red no admite intercambios",
    "En esta red no se pueden intercambiar tokens. Cambia a otra red e inténtalo de nuevo."
  ],
  "swap.price-moved": [
    "El precio cambió: ahora recibirías {now} {symbol} y se prometió al menos {minimum}",
    "El mercado se movió tras la cotización más de lo que permite tu deslizamiento. No se intercambió nada. Mira una cotización nueva e intercambia si te convence."
  ],
  "swap.slippage-misfit": [
    "Introduce un deslizamiento de 0.01 a 50 por ciento",
    "El deslizamiento es cuánto menos de lo cotizado puede dar un intercambio, en porcentaje. Escríbelo como un número simple, por ejemplo 1 o 0.5."
  ],
  "swap.unproven": [
    "No se pudo comprobar el mínimo de este servicio",
    "Ni el contrato que intercambia ni la red dijeron cuánto recibirías como mínimo, así que no se envió nada. Sigue solo si confías en este servicio: acepta la advertencia unproven-minimum."
  ],
  "swap.would-fail": [
    "La red rechazaría este intercambio: {reason}",
    "Se probó en la red sin enviarlo y falló allí, así que no se envió nada. Mira que tengas suficiente del token, pide otra cotización e inténtalo de nuevo."
  ],
  "token.balance-unavailable": [
    "Saldo de tokens no disponible",
    "Los saldos no se pueden mostrar, porque esta red no está cubierta o porque falló el servicio. Tus tokens están intactos; inténtalo de nuevo en medio minuto."
  ],
  "token.call-misfit": [
    '{field} de una llamada de token debe ser {rule}; es "{value}".',
    "No se envió nada. Escribe las direcciones como 0x seguido de 40 dígitos hexadecimales y el importe como bigint en la unidad más pequeña del token, por ejemplo 1500000n para 1.5 USDC."
  ],
  "token.not-found": [
    "{token} no designa un solo token en {network}",
    "Allí no se conoce ninguno con ese nombre, o hay varios. Indica el token por la dirección de su contrato o por su ID CAIP-19, por ejemplo eip155:1/slip44:60."
  ],
  "transaction.already-sent": [
    "Esto ya se entregó a tu billetera",
    "La billetera tiene esta solicitud y no se le preguntó otra vez. Abre la billetera para responder."
  ],
  "transaction.answer-misfit": [
    "La billetera dio una respuesta que no se puede usar",
    "La billetera respondió algo que no es una firma ni una transacción. Mira el historial de la billetera antes de intentarlo de nuevo: puede que haya actuado."
  ],
  "transaction.batch-failed": [
    "No se realizaron todas las llamadas",
    "La billetera abandonó algunas o todas las llamadas. Mira en la billetera cuáles tuvieron efecto y envía de nuevo el resto."
  ],
  "transaction.batch-needs-more": [
    "La billetera no puede enviar las llamadas como se pidió",
    "La billetera no puede realizar todas las llamadas o ninguna, o le falta otra cosa que necesitan. No se envió nada. Envíalas una tras otra o usa otra billetera."
  ],
  "transaction.batch-pending": [
    "Las llamadas aún no se han realizado",
    "Las llamadas se enviaron y esperan a realizarse. No las envíes de nuevo: mira en la billetera cómo van."
  ],
  "transaction.batch-repeated": [
    "Estas llamadas ya se enviaron",
    "La billetera ya tiene estas llamadas. Mira en la billetera cómo van; no las envíes de nuevo."
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
    "Esta billetera no conoce los grupos de llamadas. Envía las llamadas una tras otra o usa otra billetera."
  ],
  "transaction.call-status-not-approved": [
    "La billetera no permitió consultar el estado de las llamadas.",
    "La billetera no permitió que esta página pregunte cómo fueron las llamadas. Mira en la propia billetera."
  ],
  "transaction.calls-misfit": [
    "Llamada {at}: {rule}",
    "Cada llamada de un grupo necesita un destinatario y, si lleva datos, datos en hexadecimal que empiecen por 0x. Corrige la llamada."
  ],
  "transaction.changed": [
    "La transacción cambió antes de enviarse",
    "Lo que se iba a enviar no era lo que viste, así que se detuvo. No lo apruebes en tu billetera; recarga la página."
  ],
  "transaction.context-changed": [
    "Tu cuenta o tu red cambió",
    "Tu cuenta o tu red cambió mientras decidías, así que no se envió nada. Mira la solicitud de nuevo y apruébala."
  ],
  "transaction.expired": [
    "Lo que se mostró ya es demasiado antiguo",
    "Los precios y las comisiones cambian, y lo que se mostró ya no vale. No se envió nada. Míralo de nuevo y continúa."
  ],
  "transaction.not-allowed": [
    "Acción no permitida",
    "Esta página pidió algo que el kit no transmite. No se envió nada."
  ],
  "transaction.not-mined": [
    "La transacción {hash} aún no está en un bloque",
    "La transacción se envió y espera un bloque. No la envíes de nuevo: busca su hash en un explorador de la red."
  ],
  "transaction.other-chain": [
    "Esto es para una red distinta de la de tu cuenta",
    "Lo que había que firmar indica una red distinta de la de tu cuenta. No se firmó nada. Cambia de red o sal de la página que lo pide."
  ],
  "transaction.outcome-unknown": [
    "Tu billetera no respondió. Puede que la transacción se haya enviado: mira en tu billetera antes de intentarlo de nuevo.",
    "La billetera dejó de responder después de recibir la solicitud, así que no se sabe si envió algo. Mira su historial; inténtalo de nuevo solo si allí no hay nada."
  ],
  "transaction.page-framed": [
    "Esta página se muestra dentro de {origin}. Ábrela en su propia ventana para firmar.",
    "Una página dentro de otra puede quedar tapada, y entonces una pulsación significa otra cosa. Ábrela en su propia ventana."
  ],
  "transaction.reverted": [
    "La red rechazó la transacción {hash}",
    "La red recibió la transacción y rechazó lo que debía hacer. Solo se pagó su comisión. Revisa el importe y el saldo y empieza de nuevo."
  ],
  "transaction.too-many-pending": [
    "Hay demasiadas transacciones en espera",
    "Demasiadas transacciones esperan confirmación. Espera a que terminen algunas e inténtalo de nuevo."
  ],
  "walletconnect.method-not-granted": [
    "La billetera no permite {method}",
    "La billetera no lo permitió al conectarse. Desconéctate, conéctate de nuevo y permítelo, o usa otra billetera."
  ],
  "walletconnect.relay-unreachable": [
    "No se pudo contactar con WalletConnect",
    "El servicio de WalletConnect no respondió. Revisa tu red y cualquier bloqueador que se interponga, e inténtalo de nuevo."
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
    "Se preguntó a la billetera y no respondió en cinco minutos. Ábrela y mira si la solicitud espera allí antes de intentarlo de nuevo."
  ]
}

/** The sentences of alerts in Spanish. */
export const alerts: Alerts = {
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
    "El servicio de enlace rechazó el token de la sesión porque aún no es válido. Revisa la hora de este dispositivo y conéctate de nuevo."
  ],
  INVALID_PROJECT_ID: [
    "ID de proyecto no válido",
    "El servicio no conoce el ID de proyecto. Compara `projectId` con el de los ajustes del proyecto."
  ],
  PROJECT_ID_NOT_CONFIGURED: [
    "ID de proyecto sin configurar",
    "No se dio ningún `projectId`. El correo, las redes sociales, el catálogo de billeteras y WalletConnect lo necesitan; las billeteras de esta página funcionan sin él."
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
