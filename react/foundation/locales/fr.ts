import type { Language } from "./Language.ts"

/**
 * French.
 *
 * - Addresses the visitor as: vous.
 * - Wallet, account, address, network, code, token: wallet, compte, adresse, réseau, code, token.
 * - Approve: Approuver. Sign in: S’identifier (connecting is se connecter). Swap: Échanger. Network fee: frais de
 *   réseau.
 * - Allow a spender: autoriser, laisser. Its action: prendre. Take the allowance back: retirer l’autorisation.
 *   Revoke a session: révoquer.
 * - Confirmed by the network: confirmée.
 * - A space before ?, !, :, ; and inside « » does not break. A sentence does not reveal the visitor's gender, nor
 *   agree with an amount. The articles of the terms belong to their links.
 */
export const language: Language = {
  tag: "fr",
  dir: "ltr",
  first: {
    "button.connect": "Connecter un wallet",
    "modal.close": "Fermer",
    "modal.loading": "Chargement",
    "modal.missing": "La fenêtre du wallet n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    "modal.again": "Réessayer",
    "button.account": "Compte {name}, {network}",
    "button.connecting": "Connexion",
    "button.reconnecting": "Reconnexion",
    "button.unsupported": "Mauvais réseau",
    "modal.unset": "Cette fenêtre du wallet n’est pas encore configurée.",
    "modal.back": "Retour",
    "modal.cancel": "Annuler",
    "modal.connected": "Connecté à {wallet}",
    "modal.retry": "Réessayer",
    "view.Connect": "Connecter un wallet",
    "view.AllWallets": "Tous les wallets",
    "view.ConnectWallets": "Connecter un wallet",
    "view.Account": "Compte",
    "view.AccountSettings": "Paramètres",
    "view.SwitchNetwork": "Choisir un réseau",
    "view.Networks": "Choisir un réseau",
    "view.WalletCompatibleNetworks": "Réseaux compatibles",
    "view.UnsupportedChain": "Choisir un réseau",
    "view.ConnectingExternal": "Connecter un wallet",
    "view.ConnectingMultiChain": "Quel réseau ?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Wallets",
    "view.SIWXSignMessage": "S’identifier",
    "view.ConnectingSiwe": "S’identifier",
    "view.SwitchActiveChain": "Choisir un réseau",
    "view.GetWallet": "Obtenir un wallet",
    "view.WhatIsAWallet": "Qu’est-ce qu’un wallet ?",
    "view.WhatIsANetwork": "Qu’est-ce qu’un réseau ?",
    "walletconnect.get": "Obtenir {wallet}",
    "view.Downloads": "Téléchargements",
    "view.WalletReceive": "Recevoir",
    "view.Transactions": "Activité",
    "chunk.failed": "Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    "connect.off": "Cette page ne propose aucun wallet à connecter.",
    "connect.login": "S’identifier ou s’inscrire",
    "connect.list": "Wallets",
    "connect.device": "Sur cet appareil",
    "connect.popular": "Populaires",
    "connect.new": "Votre premier wallet ?",
    "connect.get": "En obtenir un",
    "connect.moreFailed": "Les autres wallets n’ont pas pu être chargés.",
    "connect.agree": "J’accepte",
    "connect.agreeFirst": "Cochez d’abord la case",
    "connect.terms": "En vous connectant, vous acceptez",
    "connect.termsLink": "les Conditions d’utilisation",
    "connect.and": "et",
    "connect.privacyLink": "la Politique de confidentialité",
    "tag.recent": "Dernier utilisé",
    "connect.notOffered": "Non proposé sur ce site",
    "tag.get": "Obtenir",
    "tag.mixed": "Alphabets mêlés",
    "allWallets.row": "Tous les wallets",
    "connecting.approve": "Approuvez dans {wallet}",
    "connecting.open": "Une fenêtre du wallet est ouverte. Appuyez sur Approuver dans celle-ci.",
    "connected.title": "Connecté",
    "connected.more": "{address}\nsur {network}",
    "connecting.sees": "Cette page verra votre adresse",
    "connecting.asks": "Elle ne peut rien déplacer sans vous demander",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "Scannez un QR code avec votre téléphone"
  },
  views: {
    "toast.accountSwitched": "Compte changé",
    "toast.addressCopied": "Adresse copiée",
    "toast.codeResent": "E-mail du code renvoyé",
    "toast.emailChanged": "E-mail modifié",
    "toast.linkCopied": "Lien copié",
    "toast.walletAdded": "Nouveau wallet ajouté",
    "toast.transactionStarted": "Transaction lancée",
    "toast.walletDeleted": "Wallet supprimé",
    "toast.walletDisconnected": "Wallet déconnecté",
    "toast.walletSwitched": "Wallet changé",
    "toast.approveLimit": "Approuvez la hausse de la limite dans votre wallet",
    "toast.authenticating": "Authentification…",
    "toast.confirmTransaction": "Confirmez la transaction dans votre wallet",
    "view.AddFunds": "Ajouter des fonds",
    "view.WalletSend": "Envoyer",
    "money.ambiguous": "Voulez-vous dire {whole} ou {decimal} ?",
    "money.grouped": "Écrivez-le sans séparateur de milliers : 1000.5",
    "send.filledIn": "Rempli par {app}",
    "view.SmartSessionList": "Sessions intelligentes",
    "connecting.notInstalled": "{wallet} n’est pas installé",
    "connecting.notHere": "{wallet} n’est pas présent sur cette page",
    "connecting.notHereNext":
      "Installez ou activez son extension, puis rechargez la page. Ou choisissez un autre wallet.",
    "connecting.noWay": "Nous ne savons pas où l’obtenir. Choisissez un autre wallet.",
    "connecting.others": "Choisir un autre wallet",
    "connecting.install": "Installez-le, puis revenez sur cette page et connectez-vous.",
    "connecting.haveIt": "Je l’ai maintenant",
    "connecting.nothing": "Rien ne se passe ? Rouvrez-le",
    "connecting.behind": "Il est peut-être derrière cette fenêtre.",
    "connecting.here": "{wallet} est là. Connecter",
    "guide.install": "Installez {wallet}",
    "guide.installMore": "Obtenez-le ci-dessous ou scannez le QR code avec votre téléphone.",
    "guide.installHere": "Obtenez-le dans le store ci-dessous.",
    "guide.create": "Créez un wallet ou importez-en un",
    "guide.createMore": "Ne partagez votre phrase de récupération avec personne.",
    "guide.back": "Revenez ici",
    "guide.backMore": "Cette page détecte {wallet}. Sinon, rechargez la page.",
    "guide.backAgain": "Choisissez à nouveau {wallet} pour vous connecter.",
    "store.chrome": "Extension de navigateur",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Application web",
    "store.home": "Site web",
    "store.phone": "Téléphone",
    "downloads.stores": "Où l’obtenir",
    "downloads.scan": "Scannez ce QR code avec votre téléphone.",
    "multiChain.opens": "Votre compte sur {networks}",
    "allWallets.search": "Rechercher un wallet",
    "allWallets.none": "Aucun wallet nommé « {text} »",
    "allWallets.noneNext": "Vérifiez l’orthographe ou connectez n’importe quel wallet avec un QR code.",
    "allWallets.noneSpelling": "Vérifiez l’orthographe.",
    "allWallets.clear": "Effacer",
    "allWallets.scan": "Scanner un QR code",
    "allWallets.missing": "Absent de la liste ?",
    "allWallets.failed": "La liste ne se charge pas",
    "allWallets.failedNext": "Les wallets de ce navigateur fonctionnent toujours.",
    "tag.installed": "Installé",
    "signIn.preparing": "Préparation",
    "signIn.lead": "S’identifier sur {site}",
    "signIn.why": "Votre signature prouve que ce compte est à vous. Elle est gratuite et ne déplace aucun fonds.",
    "signIn.statement": "Vous acceptez",
    "signIn.site": "Site",
    "signIn.account": "Compte",
    "signIn.network": "Réseau",
    "signIn.from": "Valable à partir du",
    "signIn.until": "Valable jusqu’au",
    "signIn.resources": "Ressources",
    "signIn.read": "Lire le message",
    "signIn.cancel": "Annuler",
    "signIn.sign": "S’identifier",
    "signIn.approve": "Approuvez dans {wallet}",
    "signIn.declined": "Vous avez refusé. L’identification n’a pas encore eu lieu.",
    "signIn.elsewhere": "Cette demande concerne un autre site",
    "signIn.elsewhereNext": "Rien n’a été signé. Si vous ne savez pas pourquoi vous voyez ceci, quittez cette page.",
    "signIn.must": "Identifiez-vous ou annulez",
    "refused.title": "Vous avez refusé",
    "refused.next": "Rien n’a été partagé. Réessayez quand vous voulez.",
    "failed.away": "Le service ne répond pas pour le moment",
    "failed.noNetwork":
      "Le wallet n’a pas indiqué son réseau à cette page. Ouvrez-le, choisissez un réseau, puis réessayez.",
    "locked.title": "Déverrouillez {wallet}",
    "locked.next": "Ouvrez-le depuis la barre d’outils du navigateur et saisissez son mot de passe.",
    "newcomer.learn": "En savoir plus",
    "newcomer.none": "Il vous faut un wallet pour continuer",
    "newcomer.noneNext": "Installez-en un dans ce navigateur, ou ouvrez cette page dans le navigateur d’un wallet.",
    "newcomer.compare": "Tout comparer",
    "newcomer.find": "Trouver un wallet",
    "newcomer.haveOne": "J’en ai un maintenant",
    "newcomer.notSeen": "Cette page ne voit encore aucun wallet. Rechargez-la après en avoir installé un.",
    "runs.both": "Navigateur et téléphone",
    "runs.phone": "Téléphone uniquement",
    "runs.browser": "Navigateur",
    "runs.web": "Site web",
    "lesson.key": "Votre clé pour les sites",
    "lesson.keyMore": "Identifiez-vous avec votre wallet, sans nouveau mot de passe pour chaque site.",
    "lesson.home": "Un lieu pour ce qui est à vous",
    "lesson.homeMore":
      "Il garde vos cryptomonnaies et objets de collection. Personne d’autre que vous ne peut les déplacer.",
    "lesson.networks": "Fonctionne sur de nombreux réseaux",
    "lesson.networksMore": "Un même wallet peut avoir des comptes sur de nombreux réseaux.",
    "lesson.system": "Un ordinateur partagé",
    "lesson.systemMore": "De nombreux ordinateurs tiennent les mêmes registres. Personne ne les possède tous.",
    "lesson.fees": "Chaque transaction entraîne des frais",
    "lesson.feesMore": "Ils se paient dans la monnaie du réseau : gardez-en un peu.",
    "lesson.record": "Lisible par tous",
    "lesson.recordMore": "Un explorateur montre toutes les transactions effectuées.",
    "lesson.gotIt": "Compris",
    "allWallets.more": "Charger plus",
    "allWallets.loading": "Chargement des wallets",
    "allWallets.count.one": "{count} wallet",
    "allWallets.count.other": "{count} wallets",
    "allWallets.count.many": "{count} wallets",
    "walletconnect.ways": "Façons de se connecter",
    "walletconnect.scan": "Scannez avec {wallet} sur votre téléphone",
    "walletconnect.scanElsewhere": "Scannez avec un autre appareil ou copiez le lien",
    "walletconnect.code": "QR code pour {wallet}",
    "walletconnect.making": "Préparation du QR code",
    "walletconnect.makingLink": "Préparation du lien",
    "walletconnect.copy": "Copier le lien",
    "walletconnect.copied": "Lien copié",
    "walletconnect.expires": "Expire dans {seconds} s",
    "walletconnect.step1": "Ouvrez votre wallet",
    "walletconnect.step2": "Touchez Scanner",
    "walletconnect.step3": "Approuvez",
    "walletconnect.noWallet": "Pas de wallet sur votre téléphone ?",
    "walletconnect.waits": "Approuvez là-bas, puis revenez. Cette page vous attend.",
    "walletconnect.openIt": "Ouvrir",
    "walletconnect.expired": "Ce code a expiré",
    "walletconnect.refresh": "Obtenir un nouveau code",
    "walletconnect.opened": "L’application est ouverte. Approuvez-y la demande, puis revenez sur cette page.",
    "walletconnect.notYet": "Pas encore sur votre téléphone ?",
    "walletconnect.getIt": "L’obtenir",
    "walletconnect.openHint": "Approuvez là-bas, puis revenez.",
    "walletconnect.openWeb": "Il s’ouvre dans un nouvel onglet. Cette page vous attend.",
    "walletconnect.open": "Ouvrir {wallet}",
    "walletconnect.openAgain": "Rouvrir {wallet}",
    "walletconnect.browse": "{wallet} ouvre cette page dans son propre navigateur. Connectez-vous là-bas.",
    "walletconnect.failedNext": "Vérifiez votre connexion, puis réessayez.",
    "walletconnect.refused": "Cette page n’est pas configurée pour les QR codes",
    "walletconnect.refusedNext": "Choisissez un autre wallet pour continuer.",
    "reach.qrcode": "QR code",
    "reach.mobile": "Téléphone",
    "reach.desktop": "Ordinateur",
    "reach.web": "Web",
    "reach.browser": "Navigateur",
    "reach.extension": "Extension",
    "email.label": "E-mail",
    "account.editEmail": "Modifier votre e-mail",
    "account.signIn": "Identifié avec",
    "account.smart": "Compte intelligent",
    "account.runs": "Compte intelligent ({code}). Vous pouvez l’annuler dans votre wallet.",
    "account.switchingType": "Changement de compte",
    "account.upgrade": "Mettre à niveau votre wallet",
    "account.buy": "Acheter",
    "account.swap": "Échanger",
    "account.name": "Nom",
    "account.copy": "Copier l’adresse",
    "account.copyFailed": "Copie impossible",
    "account.explorer": "Explorateur",
    "account.disconnect": "Déconnecter",
    "account.network": "Réseau",
    "account.sessions": "Applications pouvant agir pour vous",
    "wallets.inUse": "Utilisé",
    "wallets.disconnect": "Déconnecter {wallet}",
    "wallets.forget": "Oublier {wallet}",
    "wallets.add": "Connecter un autre wallet",
    "wallets.change": "Remplacer par un autre wallet",
    "wallets.changeNext": "{wallet} sera déconnecté",
    "wallets.reconnecting": "Reconnexion",
    "wallets.earlier": "Déjà utilisés",
    "wallets.connect": "Se connecter à {network}",
    "activeChain.lead": "Continuer sur {network} ?",
    "activeChain.keep": "{wallet} reste connecté. Vous pouvez revenir à tout moment.",
    "activeChain.connect": "{network} nécessite son propre wallet. Vous allez en choisir un ; {wallet} reste connecté.",
    "activeChain.switch": "Passer à {network}",
    "activeChain.stay": "Rester sur {network}",
    "namespace.eip155": "Réseaux EVM",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Solde",
    "account.balanceUnknown": "Solde inconnu",
    "account.balanceLoading": "Chargement du solde",
    "account.tokens": "Tokens",
    "account.nfts": "NFT",
    "account.activity": "Activité",
    "account.noTokens": "Aucun token pour l’instant",
    "account.noTokensNext": "Ce que vous recevez apparaît ici.",
    "account.uncovered": "Ce réseau n’est pas pris en charge ici",
    "account.uncoveredNext": "Vos tokens ne peuvent pas être affichés ici. Votre wallet les affiche.",
    "account.worthless": "Afficher {count} sans valeur",
    "account.hidden": "Masqués, sans doute indésirables : {count}",
    "account.lure": "Sans doute indésirable, ne compte pas",
    "account.unchecked": "Sa valeur n’est pas vérifiable et ne compte pas",
    "account.tokensLoading": "Chargement des tokens",
    "account.away": "Les soldes ne se chargent pas pour le moment.",
    "account.retryIn": "Réessayer · {seconds} s",
    "account.asOf": "Solde à {time}",
    "account.avatar": "Compte",
    "account.reconnecting": "Reconnexion",
    "network.current": "Actuel",
    "network.notServed": "Ce wallet ne fonctionne pas sur ce réseau",
    "network.notGranted": "Non autorisé par {wallet}",
    "network.switching": "Approuvez dans {wallet}",
    "network.switchingNext": "Il demande à passer à {network}.",
    "network.unsupported": "Cette page n’utilise pas {network}",
    "network.unsupportedNext": "Votre wallet est sur ce réseau. Choisissez-en un autre pour continuer.",
    "network.unknown": "réseau {id}",
    "network.ownWallet": "Nécessite un wallet pour {namespace}",
    "network.testnet": "Réseau de test",
    "network.failed": "Le réseau n’a pas changé. Réessayez.",
    "network.search": "Rechercher un réseau",
    "network.none": "Aucun réseau nommé « {text} »",
    "network.count.one": "{count} réseau",
    "network.count.other": "{count} réseaux",
    "plain.chain.none-requested": "Ce wallet ne fonctionne pas sur les réseaux de cette page",
    "plain.chain.not-supported": "Votre wallet n’a pas ce réseau",
    "plain.chain.switch-failed": "Le réseau n’a pas changé",
    "plain.chain.switch-rejected": "Vous avez refusé",
    "plain.chain.unsupported": "Ce réseau ne le permet pas",
    "plain.connection.connector-not-found": "Ce wallet n’est pas sur cette page",
    "plain.connection.failed": "Le wallet ne s’est pas connecté",
    "plain.connection.failed-to-find-connector": "Ce wallet n’est plus sur cette page",
    "plain.connection.network-not-in-wallet": "Votre wallet n’a pas partagé ce réseau",
    "plain.connection.provider-not-found": "Le wallet est injoignable",
    "plain.connection.request-rejected": "Vous avez refusé",
    "plain.connection.session-expired": "La connexion a expiré",
    "plain.connection.sign-client-missing": "WalletConnect démarre encore",
    "plain.http.bad-shape": "Le service ne fonctionne pas pour le moment",
    "plain.http.too-large": "Le service ne fonctionne pas pour le moment",
    "plain.walletconnect.method-not-granted": "Votre wallet ne l’a pas autorisé",
    "plain.name.needs-account": "Un nom nécessite un compte sur un réseau EVM",
    "plain.name.not-registered": "{label} n’a pas été enregistré",
    "plain.name.not-resolved": "Ce nom n’a pas pu être recherché",
    "plain.name.suggestions-failed":
      "Les noms ne peuvent pas être vérifiés pour le moment. Vous pouvez quand même tenter l’enregistrement.",
    "plain.onramp.host-unknown": "Ce prestataire ne peut pas être ouvert ici",
    "plain.onramp.quote-failed": "Aucun prix pour le moment",
    "plain.onramp.url-failed": "La page du prestataire ne s’est pas ouverte",
    "plain.session.revoke-failed": "Elle n’a pas été révoquée et reste valable",
    "plain.siwx.not-started":
      "L’identification n’a pas démarré et votre wallet a été déconnecté. Reconnectez-le pour vous identifier.",
    "plain.siwx.signing-failed": "Le message n’a pas été signé",
    "plain.transaction.expired": "Cette demande a expiré",
    "plain.transaction.not-allowed": "Cette page a demandé quelque chose d’interdit",
    "plain.transaction.page-framed": "Cette page s’affiche dans {origin}",
    "plain.swap.not-supported": "L’échange n’est pas possible sur ce réseau",
    "network.count.many": "{count} réseaux",
    "view.EmailLogin": "Continuer par e-mail",
    "view.EmailVerifyOtp": "Confirmer l’e-mail",
    "view.EmailVerifyDevice": "Enregistrer l’appareil",
    "view.UpdateEmailWallet": "Modifier l’e-mail",
    "view.UpdateEmailPrimaryOtp": "Confirmer l’e-mail actuel",
    "view.UpdateEmailSecondaryOtp": "Confirmer le nouvel e-mail",
    "view.UpgradeEmailWallet": "Mettre à niveau votre wallet",
    "change.now": "Actuel : {email}",
    "change.label": "Nouvel e-mail",
    "change.how": "Nous envoyons un code à votre e-mail actuel, puis un autre au nouveau. Votre adresse reste la même.",
    "change.save": "Enregistrer",
    "change.enter": "Saisissez un nouvel e-mail",
    "change.step": "Étape {step} sur 2",
    "change.toPrimary": "Code envoyé à votre e-mail actuel",
    "change.toSecondary": "Code envoyé à votre nouvel e-mail",
    "upgrade.title": "Gardez vous-même vos clés",
    "upgrade.how":
      "Le site sécurisé garde la clé de ce wallet. Là, vous pouvez la transférer vers un wallet dont vous gardez les clés.",
    "upgrade.open": "Ouvrir le site sécurisé",
    "upgrade.waits": "En attente du site sécurisé",
    "email.title": "Quelle est votre adresse e-mail ?",
    "email.how": "Nous vous enverrons un code à 6 chiffres.\nAucun mot de passe, rien à installer.",
    "email.send": "Envoyer le code",
    "email.go": "Continuer",
    "email.or": "ou avec un wallet",
    "email.sending": "Envoi d’un code à {email}",
    "email.wallet": "Connecter plutôt un wallet",
    "code.title": "Saisissez le code",
    "code.to": "Nous l’avons envoyé à",
    "code.label": "Code à 6 chiffres",
    "code.good": "Valable 10 minutes",
    "code.checking": "Vérification du code",
    "code.wrong": "Ce code n’est pas le bon. Vérifiez notre dernier e-mail.",
    "code.newer": "Ce code est incorrect. Un code plus récent a été envoyé.",
    "code.again": "Renvoyer",
    "code.wait": "Renvoyer dans {seconds} s",
    "device.title": "Confirmez cet appareil",
    "device.how": "Ouvrez le lien envoyé à {email}, appuyez sur Approuver, puis revenez ici.",
    "device.again": "Envoyer un nouveau lien",
    "device.refused": "Le lien a été refusé",
    "device.old": "Ce lien a expiré",
    "device.next": "Demandez un nouveau lien, puis approuvez-le dans l’e-mail.",
    "ways.or": "ou",
    "ways.wallet": "Connecter un wallet",
    "view.ConnectSocials": "Réseaux sociaux",
    "view.ConnectingSocial": "S’identifier",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Comptes sociaux",
    "social.with": "Continuer avec {provider}",
    "social.more": "Autres façons de s’identifier",
    "social.none": "Aucune identification sociale ne fonctionne dans ce navigateur.",
    "social.others": "Choisir une autre façon",
    "social.title": "S’identifier avec {provider}",
    "social.waits": "Continuez dans la fenêtre qui s’est ouverte. Cette page ne voit jamais votre mot de passe.",
    "social.leaves": "Vous passerez par {provider}, puis reviendrez ici.",
    "social.show": "Afficher la fenêtre",
    "social.unseen": "Cette page ne peut pas voir la fenêtre de {provider}. Terminez-y, puis revenez.",
    "social.again": "Recommencer",
    "social.finishing": "Fin de l’identification",
    "social.closed": "La fenêtre a été fermée",
    "social.closedNext": "Rouvrez-la pour continuer. Si vous avez terminé, attendez un instant.",
    "social.blocked": "Votre navigateur a bloqué la fenêtre",
    "social.blockedNext": "Ouvrez-la ci-dessous. Vous devrez peut-être autoriser les pop-ups.",
    "social.open": "Ouvrir la fenêtre",
    "farcaster.code": "QR code pour Farcaster",
    "farcaster.making": "Préparation du QR code",
    "farcaster.scan": "Scannez avec Farcaster sur votre téléphone",
    "farcaster.open": "Ouvrir Farcaster",
    "farcaster.approve": "Approuvez dans Farcaster, puis revenez ici.",
    "farcaster.old": "Ce code a expiré",
    "farcaster.again": "Obtenir un nouveau code",
    "plain.embedded.frame-load-failed": "L’e-mail ne fonctionne pas pour le moment",
    "plain.embedded.frame-load-timed-out": "L’e-mail ne fonctionne pas pour le moment",
    "plain.embedded.frame-request-timed-out": "Cela a pris trop de temps",
    "plain.embedded.social-timed-out": "Cela a pris trop de temps",
    "plain.embedded.social-not-started": "L’identification n’a pas démarré",
    "plain.embedded.social-uri-failed": "L’identification n’a pas démarré",
    "plain.embedded.farcaster-failed": "Farcaster n’a pas confirmé l’identification",
    "plain.embedded.frame-answer-misfit": "Cela n’a pas fonctionné",
    "plain.embedded.frame-error-unknown": "Cela n’a pas fonctionné",
    "plain.embedded.untrusted-origin": "L’e-mail n’est pas disponible sur cette page",
    "plain.embedded.unverified-domain": "L’e-mail n’est pas disponible sur cette page",
    "view.ApproveTransaction": "Approuver la transaction",
    "view.SmartSessionCreated": "Session intelligente créée",
    "view.WalletSendSelectToken": "Choisir un token",
    "view.WalletSendPreview": "Vérifier l’envoi",
    "view.WalletSendConfirmed": "Envoyer",
    "receive.code": "QR code de votre adresse",
    "receive.copied": "Copié",
    "receive.noteEvm": "N’envoyez à cette adresse que des actifs sur {network} et les autres réseaux EVM.",
    "receive.note": "N’envoyez à cette adresse que des actifs sur {network}.",
    "receive.noteOrdinal":
      "N’envoyez à cette adresse que des inscriptions de {network}. Utilisez l’autre pour les paiements.",
    "receive.purposes": "Adresses",
    "receive.payment": "Paiements",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Envoyé",
    "activity.sentNow": "Envoi en cours",
    "activity.sentFailed": "Échec de l’envoi",
    "activity.received": "Reçu",
    "activity.receivedNow": "Réception en cours",
    "activity.receivedFailed": "Non reçu",
    "activity.swapped": "Échangé",
    "activity.swappedNow": "Échange en cours",
    "activity.swappedFailed": "Échec de l’échange",
    "activity.minted": "Créé",
    "activity.mintedNow": "Création en cours",
    "activity.mintedFailed": "Échec de la création",
    "activity.allowed": "Autorisé",
    "activity.allowedNow": "Autorisation en cours",
    "activity.allowedFailed": "Non autorisé",
    "activity.called": "Appel de contrat",
    "activity.calledNow": "Appel de contrat en cours",
    "activity.calledFailed": "Échec de l’appel",
    "activity.loading": "Chargement de l’activité",
    "activity.none": "Aucune activité pour l’instant",
    "activity.noneNext": "Ce que vous envoyez et recevez apparaît ici.",
    "activity.away": "L’activité ne se charge pas pour le moment",
    "activity.unmoved": "Rien n’a été déplacé",
    "activity.waits": "En attente",
    "activity.for": "{given} contre {gained}",
    "activity.to": "À {who}",
    "activity.from": "De {who}",
    "activity.with": "Avec {who}",
    "activity.new": "Un nouveau contrat",
    "activity.toSelf": "Vers votre propre compte",
    "activity.batch": "Plusieurs étapes à la fois",
    "activity.more": "et {count} de plus",
    "activity.moved": "Transféré",
    "progress.sendFailed": "Échec de l’envoi de {amount}",
    "progress.swapping": "Échange de {from} contre {to}",
    "progress.swapped": "Échange effectué : {from} contre {to}",
    "progress.swapFailed": "Échec de l’échange de {from}",
    "activity.again": "Renvoyer",
    "activity.yesterday": "Hier",
    "activity.today": "Aujourd’hui, {time}",
    "activity.here": "Envoyé depuis cette page",
    "activity.notCovered":
      "L’historique n’est pas disponible pour ce réseau. Ce que vous envoyez depuis cette page apparaît ici.",
    "activity.hidden": "Masqués, sans doute indésirables : {count}",
    "activity.notYours": "Vous n’êtes pas à l’origine de cette opération. Ne copiez pas son adresse.",
    "activity.unproven": "On ne sait pas si vous êtes à l’origine de cette opération. Ne copiez pas son adresse.",
    "activity.foreign": "Fait par une autre adresse",
    "activity.when": "Quand",
    "activity.party": "Avec",
    "activity.hash": "Transaction",
    "activity.copyHash": "Copier",
    "nfts.loading": "Chargement des objets de collection",
    "nfts.none": "Pas encore d’objets de collection",
    "nfts.noneNext": "Aucun dans votre activité récente.",
    "nfts.source": "D’après votre activité",
    "nfts.back": "Voir les plus anciens",
    "nfts.unnamed": "Sans titre",
    "nfts.count": "×{count}",
    "send.amount": "Montant",
    "send.have": "Vous avez {balance}",
    "send.unknown": "Solde inconnu",
    "send.to": "À",
    "send.receiver": "Adresse ou nom",
    "send.paste": "Coller",
    "send.clear": "Effacer le destinataire",
    "send.earlier": "Vous avez envoyé à",
    "send.fee": "Frais de réseau",
    "send.feeAbout": "Environ {fee}",
    "send.feeData": "Environ {fee} et les frais de données du réseau",
    "send.feeMost": "Au plus {fee}",
    "send.feeMargin": "Au plus {fee}, avec une marge pour les frais de données",
    "send.feeUnknown": "Frais inconnus",
    "send.keeps": "Laisse {fee} pour les frais",
    "send.review": "Vérifier",
    "money.checking": "Vérification",
    "send.enterAmount": "Saisissez un montant",
    "send.chooseReceiver": "Saisissez un destinataire",
    "money.addFunds": "Pas assez de {symbol} · Ajouter des fonds",
    "send.notEnough": "Pas assez de {symbol}",
    "send.misfit": "Saisissez un montant de {symbol} supérieur à 0, avec {decimals} décimales au plus",
    "send.none": "Rien à envoyer pour l’instant",
    "send.noneNext": "Ce que vous recevez peut être envoyé d’ici.",
    "send.yours": "Vos tokens sur {network}",
    "send.from": "De",
    "send.network": "Réseau",
    "send.rent": "Ouverture de son compte {symbol}",
    "send.total": "Total",
    "send.final": "Une transaction ne peut pas être annulée. Vérifiez le nom et les quatre derniers caractères.",
    "send.tickFirst": "Cochez la case pour envoyer",
    "send.press": "Envoyer {amount}",
    "send.approve": "Approuvez dans {wallet}",
    "screen.warns": "{site} vous avertit : {reason}",
    "screen.warnsOnly": "{site} vous avertit à propos de cette demande",
    "send.cancel": "Annuler",
    "send.declined": "Refusé dans {wallet}. Rien n’a été envoyé.",
    "send.own": "C’est votre propre adresse.",
    "send.contract": "C’est un contrat. Assurez-vous qu’il peut garder {symbol}.",
    "send.contractTick": "J’ai compris",
    "send.alike": "Cette adresse ressemble à une adresse que vous connaissez, mais c’en est une autre.",
    "send.alikeTick": "J’ai vérifié. C’est une autre adresse",
    "send.moved": "{name} avait une autre adresse lors de votre dernier envoi.",
    "send.movedTick": "Le destinataire m’a confirmé la nouvelle adresse",
    "send.thisOne": "Cette adresse",
    "send.knownOne": "Celle que vous connaissez",
    "send.sending": "Envoi de {amount}",
    "send.sent": "Envoi effectué : {amount}",
    "send.failed": "Échec",
    "send.toWhom": "À {who}.",
    "send.done": "Terminé",
    "send.another": "Nouvel envoi",
    "approve.asks": "{site} vous demande d’approuver ceci",
    "approve.asksYou": "vous demande d’approuver ceci",
    "approve.loading": "Lecture de la demande",
    "decision.asked": "Le site qui garde votre clé lit la demande",
    "decision.read": "Lisez la demande, puis approuvez-la ou refusez-la",
    "decision.decided": "En attente du site qui garde votre clé",
    "approve.tickFirst": "Cochez la case pour approuver",
    "approve.approve": "Approuver",
    "approve.reject": "Refuser",
    "approve.none": "Rien à approuver",
    "approve.noneNext": "Les demandes de cette page s’affichent d’abord ici.",
    "approve.more.one": "{count} autre en attente",
    "approve.more.other": "{count} autres en attente",
    "approve.more.many": "{count} autres en attente",
    "approve.changes": "Ce qui change dans votre compte",
    "approve.noChanges": "Nous n’avons pas pu déterminer ce qui change dans votre compte.",
    "approve.account": "De",
    "approve.network": "Réseau",
    "approve.details": "Détails pour experts",
    "approve.tick": "Je comprends le risque",
    "approve.tickUnread": "Je fais confiance à ce site, même si ceci est illisible",
    "approve.unreadParts":
      "Plusieurs parties de cette demande sont illisibles ({count}). Ne continuez que si vous faites confiance à ce site.",
    "approve.window": "Ouvrir dans sa propre fenêtre",
    "approve.ended": "Rien n’a été envoyé. Recommencez sur la page.",
    "sessions.loading": "Chargement des sessions intelligentes",
    "sessions.none": "Aucune application ne peut agir pour vous",
    "sessions.noneNext":
      "Les applications que vous autorisez à agir seules apparaissent ici. Vous pouvez y mettre fin à tout moment.",
    "sessions.away": "Les sessions intelligentes n’ont pas pu être chargées",
    "sessions.until": "Jusqu’au {date}",
    "sessions.expired": "Expirée le {date}",
    "sessions.revoked": "Révoquée le {date}",
    "sessions.end": "Révoquer",
    "sessions.ask": "La révoquer ?",
    "sessions.keep": "Conserver",
    "sessions.ending": "Approuvez dans {wallet}",
    "sessions.created": "Elle peut maintenant agir pour vous",
    "sessions.createdNext": "Jusqu’au {date} et dans ces limites. Vous pouvez y mettre fin à tout moment.",
    "sessions.unused": "Accordée, mais inutilisable",
    "sessions.unusedNext":
      "Votre wallet l’a accordée, mais l’application n’a pas pu commencer. Révoquez-la, puis réessayez.",
    "sessions.all": "Voir les sessions intelligentes",
    "money.token": "Token",
    "money.chooseToken": "Choisissez un token",
    "money.readFirst": "Lisez d’abord l’avertissement",
    "money.checkAmount": "Vérifiez le montant",
    "money.max": "Max",
    "money.feePaid": "Payés par ce site",
    "money.feePaidCheck": "Si {wallet} affiche des frais, refusez-les.",
    "money.feeUnsupported": "{wallet} ne permet pas à ce site de payer les frais : vous les payez.",
    "money.feeIgnored": "{wallet} n’a pas utilisé l’offre de ce site de payer les frais : vous les payez.",
    "money.feeRefused": "Ce site ne paie pas cette opération : vous payez les frais.",
    "money.feeUnavailable": "Le service de paiement de ce site est indisponible : vous payez les frais.",
    "money.search": "Rechercher un token",
    "money.noToken": "Aucun token ne correspond à « {text} »",
    "money.noTokenNext": "Vérifiez l’orthographe ou collez l’adresse du token.",
    "money.explorer": "Explorateur",
    "receipt.pending": "En attente de {network}",
    "receipt.sent": "Envoyée. Votre wallet vous dira quand elle sera arrivée.",
    "receipt.done": "Arrivée.",
    "receipt.arrived.one": "Arrivée en {count} seconde.",
    "receipt.arrived.many": "Arrivée en {count} secondes.",
    "receipt.arrived.other": "Arrivée en {count} secondes.",
    "receipt.fee": "Frais : {fee}.",
    "receipt.failed": "Le réseau l’a refusée. Seuls les frais ont été prélevés.",
    "receipt.failedFor": "Le réseau l’a refusée : {reason}. Seuls les frais ont été prélevés.",
    "receipt.repriced": "Renvoyée avec d’autres frais.",
    "receipt.canceled": "Annulée",
    "receipt.canceledNext": "Vous l’avez remplacée dans votre wallet. Rien n’a été envoyé.",
    "receipt.replaced": "Remplacée",
    "receipt.replacedBy": "Une autre transaction l’a remplacée.",
    "receipt.dropped": "Le réseau ne la connaît plus. Elle peut réapparaître ; rien n’a été renvoyé.",
    "receipt.partly": "Une partie des étapes a pris effet.",
    "receipt.details": "Détails",
    "receipt.block": "Bloc",
    "receipt.step": "L’étape {number} a pris effet",
    "receipt.stepFailed": "L’étape {number} est restée sans effet",
    "view.Swap": "Échanger",
    "view.SwapSelectToken": "Choisir un token",
    "view.SwapPreview": "Vérifier l’échange",
    "swap.pay": "Vous payez",
    "swap.get": "Vous recevez",
    "swap.getAbout": "Vous recevez environ",
    "swap.have": "Vous avez {amount}",
    "swap.unknown": "Solde inconnu",
    "swap.turn": "Inverser le sens",
    "swap.rate": "Taux",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "Au moins",
    "swap.impact": "Impact sur le prix",
    "swap.impactUnknown": "Inconnu",
    "swap.fee": "Frais de réseau",
    "swap.feeUnknown": "Inconnus",
    "swap.slippage": "Glissement maximal",
    "swap.slippageOwn": "Autre",
    "swap.slippageHigh": "Vous pourriez recevoir bien moins qu’annoncé",
    "swap.review": "Vérifier l’échange",
    "swap.enter": "Saisissez un montant",
    "swap.choose": "Choisissez un token",
    "swap.checkSlippage": "Vérifiez le glissement",
    "swap.noPrice": "Aucun prix pour l’instant",
    "swap.quoting": "Recherche d’un prix",
    "swap.paused": "Prix en pause",
    "swap.refresh": "Actualiser",
    "swap.misfit": "Saisissez un montant de {symbol} supérieur à 0, avec {decimals} décimales au plus",
    "swap.tooMuch": "Vous avez {balance}",
    "swap.noFee": "Pas assez de {coin} pour les frais",
    "swap.works": "Vous pouvez échanger sur ces réseaux",
    "swap.yours": "Vos tokens sur {network}",
    "swap.suggested": "Suggérés",
    "swap.popular": "Populaires",
    "swap.all": "Tous",
    "swap.goodFor": "Ce taux est valable {seconds} s",
    "swap.expired": "Recherche d’un nouveau taux",
    "swap.allow": "Autorisation pour {spender}",
    "swap.allowExact": "Cet échange seulement : {amount}",
    "swap.allowAll": "Tous vos {symbol}, maintenant et plus tard",
    "swap.allowAllNext": "{spender} pourra désormais prendre tous vos {symbol}.",
    "swap.spender": "Qui peut le prendre",
    "swap.together": "Les deux étapes en une",
    "swap.ready": "Les deux étapes en une",
    "swap.readyNext": "Votre wallet demandera d’abord de transformer votre compte en compte intelligent.",
    "swap.steps": "Étapes",
    "swap.stepBack": "Retirer l’ancienne autorisation",
    "swap.stepAllow": "Autoriser",
    "swap.stepSwap": "Échanger",
    "swap.tick": "Échanger quand même",
    "swap.impactHigh": "Vous perdez {impact} de ce que vous payez.",
    "swap.impactNone": "Votre perte est inconnue : un prix manque.",
    "swap.unproven": "Le minimum de ce service n’a pas pu être vérifié.",
    "swap.tickFirst": "Cochez la case pour échanger",
    "swap.press": "Échanger",
    "swap.proving": "Vérification de ce que vous recevez",
    "swap.approve": "Approuvez dans {wallet}",
    "swap.twoSteps": "Le faire en deux étapes",
    "swap.left": "{spender} peut encore prendre {amount}.",
    "swap.takeBack": "Retirer l’autorisation",
    "swap.again": "Nouveau prix",
    "swap.following": "Échange de {from} contre {to}",
    "swap.done": "Échange effectué : {from} contre {to}",
    "plain.swap.not-started": "L’échange ne fonctionne pas pour le moment",
    "plain.swap.insufficient-liquidity": "Personne ne vend autant pour le moment",
    "plain.swap.not-built": "L’échange n’a pas pu être préparé",
    "plain.swap.approval-not-built": "L’échange n’a pas pu être préparé",
    "plain.swap.allowance-failed": "L’échange n’a pas pu être préparé",
    "swap.failed": "L’échange a échoué",
    "swap.close": "Terminé",
    "view.OnRampProviders": "Acheter",
    "view.OnRampTokenSelect": "Choisir un token",
    "view.OnRampFiatSelect": "Choisir une devise",
    "view.BuyInProgress": "Acheter",
    "view.WhatIsABuy": "Comment acheter",
    "view.ChooseAccountName": "Choisir un nom",
    "view.RegisterAccountName": "Choisir un nom",
    "view.RegisterAccountNameSuccess": "Votre nom",
    "funds.how": "Comment voulez-vous ajouter des fonds ?",
    "funds.need": "Il vous faut {amount}",
    "funds.to": "Vers {account} sur {network}",
    "funds.elsewhere": "Vous êtes sur {current}. Passez à {network} pour y ajouter des fonds.",
    "funds.buy": "Acheter par carte ou banque",
    "funds.buyNext": "Un prestataire livre sur votre compte",
    "funds.receiveNext": "Depuis un wallet ou un exchange",
    "view.FundsFromWallet": "Autre wallet",
    "view.FundsPreview": "Vérifier le transfert",
    "funds.wallet": "Depuis un wallet sur cet appareil",
    "funds.walletNext": "Il paie une fois, sans rester connecté",
    "funds.once": "Le wallet ne paie que ce transfert. Il ne remplace pas celui que vous utilisez.",
    "funds.yours": "Votre compte",
    "funds.noWallet": "Aucun autre wallet trouvé",
    "funds.noWalletNext": "Installez-en un dans ce navigateur ou utilisez un autre moyen.",
    "funds.added": "Fonds ajoutés : {amount}",
    "funds.released": "Payé par {wallet}, qui n’est plus connecté.",
    "funds.opening": "Ouverture de {name}",
    "funds.none": "Aucun moyen d’ajouter des fonds ici",
    "funds.noneNext": "Demandez aux responsables de ce site.",
    "buy.loading": "Chargement de ce que vous pouvez acheter",
    "buy.none": "L’achat n’est pas possible sur {network}",
    "buy.noneNext": "Essayez sur {networks}.",
    "buy.builtIn": "La liste complète ne se charge pas pour le moment. Vous pouvez acheter ceux-ci.",
    "buy.currency": "Payer en {currency}",
    "buy.amount": "Montant en {currency}",
    "buy.about": "Environ {amount}",
    "buy.quoting": "Recherche d’un prix",
    "buy.estimate": "Simple estimation. Le prix final figure sur la page du prestataire.",
    "buy.quick": "Montants",
    "buy.on": "Sur {network}",
    "buy.ways": "Moyens de paiement",
    "buy.payWith": "Moyen de paiement : {way}",
    "buy.way.card": "Carte",
    "buy.way.ach_bank_account": "Compte bancaire",
    "buy.limits": "De {min} à {max}",
    "buy.providers": "Prestataires",
    "buy.fees": "Frais {range}",
    "buy.enter": "Saisissez un montant",
    "buy.continue": "Continuer avec {provider}",
    "buy.opens":
      "Le prestataire s’ouvre dans une nouvelle fenêtre et vous vend les tokens. Cette page ne voit jamais votre carte.",
    "buy.noProvider": "Aucun prestataire disponible ici",
    "buy.search": "Rechercher",
    "buy.noMatch": "Aucun résultat pour « {text} »",
    "buy.finish": "Terminez dans la fenêtre de {provider}",
    "buy.finishNext": "{provider} envoie {token} à {address}.",
    "buy.again": "La rouvrir",
    "buy.arrived": "Votre {token} est arrivé",
    "buy.late": "Cela peut prendre quelques minutes",
    "buy.lateNext": "Vous pouvez fermer cette fenêtre. Votre solde sera mis à jour.",
    "buy.done": "Terminé",
    "lesson.buy": "Payez par carte, recevez des tokens",
    "lesson.buyMore": "Vous payez dans votre devise et recevez des tokens sur votre compte.",
    "lesson.pay": "Un prestataire les vend",
    "lesson.payMore": "Vous payez sur sa page, par carte ou virement. Cette page ne voit jamais votre carte.",
    "lesson.check": "Vérifiez avant de payer",
    "lesson.checkMore": "La page du prestataire indique le prix, les frais et votre adresse. Vérifiez-les là-bas.",
    "name.lead": "Choisissez un nom pour {address}",
    "name.leadNext":
      "Vos amis peuvent l’utiliser pour vous envoyer des fonds. Au moins 4 lettres, chiffres ou traits d’union.",
    "name.field": "Nom",
    "name.checking": "Vérification de {name}",
    "name.free": "{name} est disponible",
    "name.taken": "{name} est déjà pris",
    "name.alsoFree": "Aussi disponibles",
    "name.short": "Au moins 4 caractères",
    "name.characters": "Seulement des lettres, chiffres et traits d’union",
    "name.enter": "Choisissez un nom",
    "name.another": "Choisissez un autre nom",
    "name.register": "Enregistrer",
    "name.approve": "Approuvez dans {wallet}",
    "name.registering": "Enregistrement",
    "name.read": "Lire le message",
    "name.why": "Votre wallet signe le nom et l’heure. C’est gratuit et cela ne déplace aucun fonds.",
    "name.declined": "Vous avez refusé. Rien n’a été enregistré.",
    "name.noEvm": "Les noms sont pour les comptes sur les réseaux EVM. Passez à l’un d’eux pour choisir un nom.",
    "name.yours": "Vous êtes {name}",
    "name.yoursNext": "Vos amis peuvent maintenant l’utiliser pour vous envoyer des fonds."
  },
  failures: {
    "account.not-found": [
      "Compte introuvable",
      "Ce compte n’est pas connecté. Connectez le wallet qui le contient, puis réessayez."
    ],
    "activity.failed": [
      "Impossible d’obtenir les transactions",
      "Les transactions n’ont pas pu être chargées. Réessayez plus tard ; un explorateur du réseau les montre aussi."
    ],
    "chain.network-not-found": [
      "Réseau introuvable",
      "Ce réseau n’est pas configuré. Ajoutez-le à l’option `networks` ou demandez un réseau configuré."
    ],
    "chain.none-requested": [
      "Le wallet ne prend en charge aucun des réseaux demandés",
      "Choisissez un autre wallet ou un autre réseau."
    ],
    "chain.not-supported": [
      "Réseau non pris en charge",
      "Ajoutez le réseau dans les paramètres du wallet ou choisissez-en un autre."
    ],
    "chain.switch-failed": [
      "Impossible de changer de réseau",
      "Ouvrez le wallet, voyez s’il affiche une demande, puis réessayez."
    ],
    "chain.switch-rejected": ["Changement refusé", "Rien n’a changé ; réessayez quand vous voulez."],
    "chain.unsupported": ["Réseau non pris en charge", "Changez de réseau, puis réessayez."],
    "chain.unsupported-namespace": [
      "Type de réseau non pris en charge : {namespace}",
      "Le kit prend en charge eip155, solana, polkadot, bip122 et cosmos. Utilisez un réseau de l’un d’eux."
    ],
    "config.both-sign-ins": [
      "siweConfig et siwx ne peuvent pas être définis ensemble",
      "L’identification a été configurée deux fois. Gardez `siwx` et retirez `siweConfig`, qui en est l’ancienne forme."
    ],
    "config.invalid": [
      "Option `{field}` : {expected}",
      "Une ou plusieurs options du kit sont incorrectes, il n’a donc pas démarré. Chacune est indiquée avec la valeur attendue : corrigez-les et redémarrez."
    ],
    "config.invalid-project-id": [
      "Identifiant de projet incorrect",
      "Le service ne connaît pas cet identifiant de projet. Comparez-le à celui des paramètres du projet."
    ],
    "config.multi-wallet-not-enabled": [
      "Plusieurs wallets : fonction désactivée",
      "Utiliser plusieurs wallets à la fois demande la fonction multiWallet. Activez-la dans les paramètres du projet."
    ],
    "config.origin-not-allowed": [
      "Origine non autorisée",
      "L’origine de cette page n’est pas dans la liste du projet. Ajoutez-la dans les paramètres du projet, sous les domaines autorisés."
    ],
    "config.rate-limited": [
      "Trop de demandes",
      "La configuration du projet a été demandée trop souvent. Le kit continue avec ses réglages locaux ; réessayez dans quelques minutes."
    ],
    "config.server-error": [
      "Erreur du serveur",
      "La configuration du projet n’a pas pu être obtenue, car le service a échoué. Le kit continue avec ses réglages locaux ; réessayez plus tard."
    ],
    "connection.connector-not-found": [
      "Wallet introuvable",
      "Vérifiez que son extension est installée et activée, rechargez la page, puis réessayez."
    ],
    "connection.failed": [
      "Connexion impossible",
      "Le wallet n’a pas laissé cette page voir un compte. Ouvrez-le, déverrouillez-le, puis réessayez."
    ],
    "connection.failed-to-disconnect-chains": [
      "Échec de la déconnexion des réseaux : {reason}",
      "Un ou plusieurs wallets ne se sont pas déconnectés. Réessayez, ou retirez cette page dans les wallets eux-mêmes."
    ],
    "connection.network-not-in-wallet": [
      "Réseau non pris en charge",
      "Rien n’a été envoyé. Passez à ce réseau dans le wallet, ou reconnectez-vous et autorisez-le."
    ],
    "connection.not-connected": [
      "Connectez d’abord un wallet",
      "Il faut un compte pour cela. Connectez d’abord un wallet."
    ],
    "connection.rejected": [
      "Connexion refusée",
      "Vous avez refusé la demande dans votre wallet. Rien n’a été partagé ; réessayez quand vous voulez."
    ],
    "connection.request-failed": [
      "Le wallet n’a pas pu le faire",
      "Le wallet a répondu par une erreur. Ouvrez-le pour voir ce qu’il indique, puis réessayez."
    ],
    "connection.request-rejected": ["Demande refusée", "Rien n’a été envoyé. Réessayez quand vous voulez."],
    "connection.session-expired": [
      "Session expirée",
      "Vérifiez que l’heure de cet appareil est exacte, puis reconnectez-vous."
    ],
    "connection.wallet-busy": [
      "Ouvrez votre wallet pour continuer",
      "Votre wallet est verrouillé ou affiche déjà une demande. Ouvrez-le, traitez ou fermez cette demande, puis réessayez."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect introuvable",
      "WalletConnect n’est pas configuré. Indiquez un `projectId` et laissez `enableWalletConnect` activé."
    ],
    "embedded.aborted": [
      "Un problème est survenu",
      "Le wallet intégré a interrompu la demande en cours. Rien n’a été envoyé ; réessayez."
    ],
    "embedded.device-not-approved": [
      "Cet appareil n’a pas été approuvé.",
      "Le lien de l’e-mail a été refusé ou est trop ancien. Demandez un nouveau lien."
    ],
    "embedded.email-cooldown": [
      "Réessayez dans {seconds} secondes",
      "Un code vient d’être envoyé. Consultez votre boîte de réception ou attendez avant d’en demander un autre."
    ],
    "embedded.email-misfit": [
      "Saisissez un e-mail valide",
      "Cela ne ressemble pas à une adresse e-mail. Écrivez-la comme nom@example.com."
    ],
    "embedded.email-taken": [
      "Cet e-mail a un autre wallet.",
      "Rien n’a été changé. Saisissez un e-mail qui n’est pas utilisé ici."
    ],
    "embedded.email-unchanged": ["C’est votre e-mail actuel.", "Rien n’a été changé. Saisissez le nouvel e-mail."],
    "embedded.farcaster-failed": ["Connexion à Farcaster impossible", "Ouvrez son application, puis réessayez."],
    "embedded.frame-answer-misfit": ["Une erreur est survenue", "Réessayez ou identifiez-vous à nouveau."],
    "embedded.frame-error": [
      "{reason}",
      "Le wallet intégré n’a pas pu le faire. Réessayez ou identifiez-vous à nouveau."
    ],
    "embedded.frame-error-unknown": ["Une erreur est survenue", "Réessayez ou identifiez-vous à nouveau."],
    "embedded.frame-load-failed": [
      "L’identification par e-mail n’a pas pu être chargée",
      "Vérifiez votre réseau et tout bloqueur, ou connectez un wallet."
    ],
    "embedded.frame-load-timed-out": [
      "Erreur réseau : wallet intégré non chargé",
      "Vérifiez votre réseau et tout bloqueur, puis réessayez plus tard."
    ],
    "embedded.frame-request-timed-out": [
      "Le wallet intégré a mis trop de temps",
      "Vérifiez votre réseau, puis réessayez plus tard."
    ],
    "embedded.frame-storage-blocked": [
      "Votre navigateur ne garde rien de cette identification : elle prend fin quand vous quittez la page.",
      "Le navigateur ne laisse pas le cadre du wallet enregistrer des données sur cette page. L’identification dure jusqu’à ce que vous quittiez la page ; autorisez le site du wallet à enregistrer des données pour qu’elle dure plus longtemps."
    ],
    "embedded.no-auth-connector": [
      "Identification non configurée",
      "L’identification par e-mail ou réseau social n’est pas configurée. Indiquez un `projectId` et activez l’une des deux, ou connectez un wallet."
    ],
    "embedded.not-email-or-social": [
      "Pas de connexion par e-mail ni réseau social",
      "Cela ne fonctionne qu’avec un compte créé par e-mail ou réseau social. Identifiez-vous avec l’un d’eux."
    ],
    "embedded.otp-expired": [
      "Ce code est trop ancien.",
      "Un code est valable dix minutes. Demandez-en un autre et saisissez-le aussitôt."
    ],
    "embedded.otp-rejected": [
      "Code incorrect",
      "Le code ne correspond pas à celui envoyé. Consultez le dernier e-mail ou demandez un autre code."
    ],
    "embedded.otp-tries-spent": [
      "Trop d’essais. Demandez un nouveau code.",
      "Le code a été mal saisi trop souvent et n’est plus valable. Demandez-en un autre."
    ],
    "embedded.popup-blocked": [
      "Impossible d’ouvrir la fenêtre d’identification",
      "Le navigateur n’a pas ouvert la fenêtre d’identification. Autorisez les fenêtres pop-up pour cette page, puis appuyez à nouveau."
    ],
    "embedded.popup-closed": ["Fenêtre fermée", "Ouvrez-la à nouveau pour continuer."],
    "embedded.popup-not-created": [
      "Impossible de créer la fenêtre d’identification",
      "La fenêtre d’identification n’a pas pu être créée. Fermez d’autres fenêtres de cette page, puis réessayez."
    ],
    "embedded.request-aborted": [
      "La demande a été annulée",
      "La demande a été retirée avant d’obtenir une réponse. Rien n’a été envoyé ; réessayez."
    ],
    "embedded.rpc-not-allowed": [
      "Cet appel RPC n’est pas autorisé",
      "Le wallet intégré n’autorise pas cette méthode aux pages. Utilisez une des méthodes autorisées."
    ],
    "embedded.social-not-started": [
      "L’identification n’a pas pu commencer",
      "Réessayez ou choisissez une autre façon de vous identifier."
    ],
    "embedded.social-timed-out": [
      "L’identification a mis trop de temps. Réessayez.",
      "Recommencez ou choisissez une autre façon de vous identifier."
    ],
    "embedded.social-uri-failed": [
      "Impossible d’obtenir la page d’identification",
      "Vérifiez votre réseau, puis réessayez."
    ],
    "embedded.untrusted-origin": [
      "Origine non fiable",
      "La réponse d’identification venait d’une page non fiable et a été écartée. Recommencez l’identification à partir d’ici."
    ],
    "embedded.unverified-domain": [
      "Domaine non vérifié",
      "Le wallet intégré ne dessert pas ce domaine. Ajoutez-le dans les paramètres du projet, sous les domaines autorisés."
    ],
    "ens.confusable": [
      "Ce nom contient des lettres qui en imitent d’autres",
      "Le nom mélange des alphabets, ou toutes ses lettres ressemblent à celles d’un autre alphabet. De tels noms servent à en imiter d’autres : collez l’adresse du destinataire."
    ],
    "ens.gateway-failed": [
      "Le serveur de {domain} ({host}) n’a pas répondu",
      "Les données de ce nom sont sur un serveur choisi par son propriétaire. Il n’a pas répondu, a refusé ou a donné une réponse non valide ; les règles de la page peuvent aussi le bloquer. Réessayez plus tard ou collez l’adresse du destinataire."
    ],
    "ens.gateway-forbidden": [
      "{domain} se trouve sur un serveur qui ne peut pas être interrogé ici",
      "Les données de ce nom sont sur un serveur choisi par son propriétaire. Cette page n’interroge pas de tels serveurs, ou son adresse n’est pas sûre. Collez l’adresse du destinataire."
    ],
    "ens.invalid": [
      "Ce nom n’est pas valide ({rule})",
      "Le nom enfreint une règle d’ENS et ne peut donc pas exister. Vérifiez l’orthographe, puis copiez de nouveau le nom depuis sa source."
    ],
    "ens.no-record": [
      "{domain} n’a pas d’adresse sur {network}",
      "Le propriétaire du nom n’a pas défini d’adresse pour ce réseau. Celle d’un autre réseau n’est pas utilisée à sa place : les fonds pourraient y être perdus. Demandez au destinataire une adresse sur ce réseau."
    ],
    "ens.not-found": [
      "{domain} n’existe pas",
      "Ce nom n’est pas configuré. Vérifiez l’orthographe ou demandez l’adresse au destinataire."
    ],
    "ens.resolver-failed": [
      "Impossible de lire les données de {domain}",
      "Le contrat qui contient les données du nom a échoué ou a renvoyé autre chose qu’une adresse. Réessayez plus tard ou collez l’adresse du destinataire."
    ],
    "http.bad-shape": [
      "Le service a répondu dans un format inconnu.",
      "Réessayez plus tard ; si cela persiste, prévenez le responsable de cette page."
    ],
    "http.bad-status": [
      "Le service n’a pas pu répondre (code d’état HTTP : {status}).",
      "Le service a répondu sans pouvoir traiter la demande. Réessayez plus tard ; si cela persiste, prévenez le responsable de cette page."
    ],
    "http.offline": [
      "Vous êtes hors ligne.",
      "Cet appareil n’a pas de réseau. La demande reprendra automatiquement dès son retour."
    ],
    "http.rate-limited": [
      "Trop de demandes. Réessayez dans un instant.",
      "Le service a reçu trop de demandes. Attendez un instant, puis réessayez."
    ],
    "http.timed-out": [
      "Le service a mis trop de temps.",
      "Le service n’a pas répondu à temps. Vérifiez votre réseau, puis réessayez."
    ],
    "http.too-large": [
      "Le service a envoyé plus que ce qui est utilisable.",
      "Réessayer ne servira à rien : prévenez le responsable de cette page."
    ],
    "http.unreachable": [
      "Service injoignable.",
      "Pas de connexion au service. Vérifiez votre réseau et tout bloqueur qui pourrait empêcher la connexion, puis réessayez."
    ],
    "kit.missing": [
      "La fenêtre du wallet n’a pas pu être chargée",
      "Une partie du code de cette page n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez ; si cela persiste, rechargez la page."
    ],
    "log.unforeseen": [
      "Erreur inconnue",
      "Une erreur inattendue est survenue. Réessayez ; si cela persiste, signalez-le avec les étapes suivies."
    ],
    "name.misfit": [
      "Utilisez des lettres, chiffres et traits d’union, au moins 4 caractères",
      "Un nom ne contient que des lettres, chiffres et traits d’union, et au moins quatre caractères. Choisissez-en un autre."
    ],
    "name.needs-account": ["Aucun compte pour enregistrer un nom", "Connectez-en un ou passez-y, puis réessayez."],
    "name.not-registered": [
      "Impossible d’enregistrer le nom {label}",
      "Il a peut-être été pris entre-temps ; réessayez ou choisissez-en un autre."
    ],
    "name.not-resolved": ["Impossible de rechercher le nom", "Vérifiez l’orthographe, puis réessayez."],
    "name.refused": ["{reason}", "Modifiez le nom, puis réessayez."],
    "name.reverse-failed": [
      "Impossible d’obtenir les noms de l’adresse",
      "Les noms de cette adresse n’ont pas pu être affichés. Réessayez plus tard."
    ],
    "name.suggestions-failed": [
      "Impossible d’obtenir des suggestions de noms",
      "Les noms libres n’ont pas pu être affichés. Saisissez un nom ou réessayez plus tard."
    ],
    "onramp.amount-outside": [
      "Saisissez un montant de {min} à {max} {currency}",
      "Votre moyen de paiement n’accepte que les montants de cet intervalle. Changez le montant ou payez autrement."
    ],
    "onramp.host-unknown": [
      "Cette page n’est pas celle du prestataire",
      "Choisissez un autre prestataire ; les développeurs de la page peuvent autoriser un hôte avec endpoints.onrampHosts."
    ],
    "onramp.not-offered": [
      "{value} n’est pas proposé comme {field}",
      "Le prestataire accepte certaines devises et livre certains tokens. Choisissez-en parmi ceux proposés."
    ],
    "funding.same-account": [
      "{wallet} a le compte qui reçoit les fonds",
      "Choisissez-y un autre compte, puis réessayez."
    ],
    "funding.option-failed": ["{way} ne s’est pas ouvert", "Réessayez ou choisissez un autre moyen."],
    "funding.option-silent": [
      "{way} ne répond pas",
      "L’ouverture a peut-être eu lieu dans une autre fenêtre. Réessayez ou choisissez un autre moyen."
    ],
    "onramp.quote-failed": [
      "Impossible d’obtenir un prix",
      "Les montants affichés sont une estimation ; réessayez plus tard."
    ],
    "onramp.url-failed": [
      "Impossible d’ouvrir le prestataire",
      "Réessayez plus tard ou choisissez un autre prestataire."
    ],
    "receipt.not-kept": [
      "Cette page ne peut pas retenir vos envois",
      "Le navigateur ne garde rien pour cette page ; vos envois n’y figurent que jusqu’à votre départ. Notez le hash ou autorisez le stockage pour cette page."
    ],
    "rpc.error": [
      "Le réseau a refusé la demande.",
      "Un nœud du réseau a refusé la demande. Vérifiez la demande ou essayez un autre nœud."
    ],
    "rpc.no-url": [
      "Aucun nœud connu pour {network}.",
      "Le kit ne connaît aucun nœud de ce réseau. Indiquez-en un avec `customRpcUrls` ou un `projectId`."
    ],
    "safe.signature-pending": [
      "Votre Safe attend la signature de ses autres propriétaires",
      "Trop peu de propriétaires de votre Safe ont signé. Demandez-leur de signer dans le Safe, puis identifiez-vous à nouveau ici : les signatures réunies y sont gardées."
    ],
    "safe.silent": [
      "Votre Safe ne répond pas",
      "La page qui contient votre Safe n’a pas répondu. Rechargez-la, puis rouvrez-y cette application."
    ],
    "send.amount": [
      "Saisissez un montant de {symbol} supérieur à 0, avec {decimals} décimales au plus",
      "Écrivez des chiffres et un point au plus, sans dépasser les décimales du token."
    ],
    "send.failed": [
      "Impossible d’envoyer la transaction. Réessayez.",
      "Aucun envoi n’a été confirmé. Consultez l’activité de votre wallet avant de réessayer."
    ],
    "send.fee-not-covered": [
      "Pas assez de {coin} pour les frais (environ {fee})",
      "Le réseau prélève ses frais dans sa propre monnaie. Gardez-en un peu ou envoyez moins."
    ],
    "send.incomplete": [
      "Il faut un montant et une adresse de destinataire",
      "Indiquez le montant et l’adresse du destinataire."
    ],
    "send.misfit": [
      "Saisissez un montant et une adresse de destinataire valides",
      "Le montant doit être une quantité que vous détenez, et le destinataire une adresse ou un nom de ce réseau. Corrigez ce qui ne va pas."
    ],
    "send.needs-token": ["Il faut un token", "Choisissez le token à envoyer."],
    "send.not-covered": [
      "Vous avez {balance} {symbol}",
      "Le compte contient moins que cela. Envoyez moins ou touchez Max."
    ],
    "send.receiver-elsewhere": [
      "Cette adresse est pour {network}",
      "Son préfixe désigne un autre réseau. Passez sur ce réseau ou demandez au destinataire une adresse sur celui-ci."
    ],
    "send.receiver-lost": [
      "Personne ne peut récupérer ce qui est envoyé là.",
      "Aucune personne ni aucun programme ne peut déplacer les fonds de cette adresse. Demandez-en une autre au destinataire."
    ],
    "send.receiver-mistyped": [
      "Un caractère de cette adresse est incorrect. Copiez-la à nouveau.",
      "Les adresses ont une somme de contrôle, et celle-ci ne correspond pas. Copiez à nouveau l’adresse depuis sa source."
    ],
    "send.receiver-moved": [
      "{receiver} désigne maintenant une autre adresse",
      "Le nom désigne maintenant une autre adresse que celle affichée. Vérifiez auprès du destinataire avant d’envoyer."
    ],
    "send.receiver-not-found": [
      "{receiver} n’a pas d’adresse sur ce réseau",
      "Vérifiez l’orthographe ou demandez au destinataire une adresse sur ce réseau."
    ],
    "send.would-fail": [
      "Le réseau refuserait ce transfert : {detail}",
      "Le transfert a été simulé et a échoué. Vérifiez que le compte contient assez, frais compris, et que le token peut être déplacé."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "La réponse du wallet est inutilisable. Vérifiez si votre wallet affiche une autorisation de cette page et révoquez-la là-bas."
    ],
    "session.grant-not-activated": [
      "Votre wallet a accordé la session, mais elle n’a pas été activée",
      "Le wallet l’a accordée, mais l’application ne peut pas l’utiliser. Révoquez-la dans la liste des sessions intelligentes, puis réessayez."
    ],
    "session.grant-not-begun": [
      "La session intelligente n’a pas pu commencer",
      "Le service des sessions intelligentes n’a pas répondu. Rien n’a été accordé. Réessayez plus tard."
    ],
    "session.grant-wider": [
      "Votre wallet a accordé plus que ce que demandait cette page",
      "Le kit n’utilise pas une telle autorisation. Ouvrez votre wallet et révoquez-y l’autorisation de cette page avant de réessayer."
    ],
    "session.list-failed": [
      "Impossible de charger les sessions intelligentes",
      "Les sessions intelligentes n’ont pas pu être affichées. Réessayez plus tard."
    ],
    "session.not-found": [
      "Ce compte n’a pas cette session intelligente",
      "Aucune session intelligente de ce compte n’a cet identifiant. Affichez-les à nouveau ; elle a peut-être été supprimée."
    ],
    "session.revoke-failed": [
      "Impossible de révoquer la session intelligente",
      "L’application peut encore agir pour vous. Réessayez."
    ],
    "siwx.expired": [
      "Le message d’identification a expiré : {at}",
      "Le message d’identification a expiré. Identifiez-vous à nouveau."
    ],
    "siwx.misfit": [
      "Le message d’identification est incorrect : {field} doit être {rule}",
      "Un message d’identification a des lignes fixes dans un ordre fixe (EIP-4361), et aucun champ ne contient de saut de ligne. Corrigez le champ indiqué."
    ],
    "siwx.not-started": [
      "L’identification n’a pas pu commencer",
      "L’identification n’a pas pu commencer et le wallet a été déconnecté. Reconnectez-vous pour réessayer."
    ],
    "siwx.signature-invalid": [
      "La signature n’est pas valable",
      "La signature ne correspond pas à ce message et à ce compte. Signez à nouveau avec le compte connecté."
    ],
    "siwx.signing-failed": ["Erreur lors de la signature du message", "Ouvrez votre wallet, puis réessayez."],
    "siwx.too-early": [
      "Le message d’identification n’est pas valable avant {at}",
      "Le message d’identification n’est pas encore valable. Attendez jusque-là et vérifiez que l’heure de cet appareil est exacte."
    ],
    "siwx.unchecked": [
      "La signature n’a pas pu être vérifiée sur {network}",
      "Le compte est peut-être un contrat, et aucun nœud de son réseau n’a répondu. Indiquez un nœud de ce réseau ou réessayez : la signature n’est pas encore vérifiée."
    ],
    "swap.allowance-failed": ["Impossible de vérifier l’autorisation", "Réessayez dans un instant."],
    "swap.amount-misfit": [
      "Saisissez un montant de {symbol} supérieur à 0, avec {decimals} décimales au plus",
      "Écrivez le montant comme un simple nombre, par exemple 1.5, sans dépasser les décimales du token."
    ],
    "swap.approval-not-built": ["Impossible de créer la transaction d’autorisation", "Réessayez dans un instant."],
    "swap.gas-price-not-supported": [
      "Pas de prix du gas pour ce réseau",
      "Il n’y a pas de prix du gas pour ce réseau. Changez de réseau, puis réessayez."
    ],
    "swap.impact-high": [
      "Cet échange peut perdre une grande part de sa valeur ({impact})",
      "Ce que vous recevriez vaut bien moins que ce que vous donnez, ou un prix manque. Rien n’a été envoyé. Essayez un montant plus petit ou acceptez l’avertissement high-impact."
    ],
    "swap.insufficient-liquidity": ["Liquidité insuffisante", "Essayez un montant plus petit ou un autre token."],
    "swap.misprepared": [
      "Le service a préparé autre chose que cet échange ({field})",
      "La transaction créée par le service ne correspond pas à votre demande ; elle a été écartée et rien n’a été envoyé. Demandez un nouveau prix ; si cela persiste, n’échangez pas ici."
    ],
    "swap.network-price-failed": [
      "Impossible d’obtenir le prix de la monnaie du réseau",
      "Le prix de la monnaie du réseau n’a pas pu être obtenu, donc les frais sont inconnus. Réessayez dans un instant."
    ],
    "swap.not-built": ["Impossible de créer la transaction", "Demandez un nouveau prix, puis réessayez."],
    "swap.not-started": ["Impossible de commencer l’échange", "Réessayez dans un instant."],
    "swap.not-supported": ["Ce réseau ne permet pas les échanges", "Changez de réseau, puis réessayez."],
    "swap.price-moved": [
      "Le prix a bougé : vous recevriez {now} {symbol}, alors que le minimum promis était {minimum}",
      "Le marché a bougé depuis l’annonce, de plus que le glissement que vous autorisez. Rien n’a été échangé. Vérifiez un nouveau prix avant d’échanger."
    ],
    "swap.slippage-misfit": [
      "Saisissez un glissement de 0.01 à 50 pour cent",
      "Le glissement est ce qu’un échange peut donner de moins qu’annoncé, en pourcentage. Écrivez-le comme un simple nombre, par exemple 1 ou 0.5."
    ],
    "swap.unproven": [
      "Le minimum de ce service n’a pas pu être vérifié",
      "Ni le contrat d’échange ni le réseau n’ont confirmé le minimum que vous recevriez, donc rien n’a été envoyé. Ne continuez que si vous faites confiance à ce service : acceptez l’avertissement unproven-minimum."
    ],
    "swap.would-fail": [
      "Le réseau refuserait cet échange : {reason}",
      "La transaction a été simulée et a échoué, donc rien n’a été envoyé. Vérifiez que vous détenez assez du token, demandez un nouveau prix, puis réessayez."
    ],
    "token.balance-unavailable": [
      "Solde des tokens indisponible",
      "Les soldes ne peuvent pas être affichés, car ce réseau n’est pas couvert ou le service a échoué. Vos tokens sont intacts ; réessayez dans une demi-minute."
    ],
    "token.call-misfit": [
      'Le champ {field} d’un appel de token doit être {rule} ; il vaut "{value}".',
      "Rien n’a été envoyé. Écrivez les adresses comme 0x suivi de 40 chiffres hexadécimaux et le montant comme bigint dans la plus petite unité du token, par exemple 1500000n pour 1.5 USDC."
    ],
    "token.not-found": [
      "{token} ne désigne pas un seul token sur {network}",
      "Le token y est inconnu, ou le nom est ambigu. Désignez le token par l’adresse de son contrat ou par son identifiant CAIP-19, par exemple eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Ceci a déjà été remis à votre wallet",
      "Le wallet a déjà cette demande et n’a pas été sollicité à nouveau. Ouvrez le wallet pour y répondre."
    ],
    "transaction.answer-misfit": [
      "Le wallet a donné une réponse inutilisable",
      "La réponse du wallet n’est ni une signature ni une transaction. Consultez son historique avant de réessayer : il a peut-être agi."
    ],
    "transaction.batch-failed": [
      "Les appels n’ont pas tous été exécutés",
      "Le wallet a abandonné une partie ou la totalité des appels. Regardez dans le wallet lesquels ont pris effet, puis renvoyez les autres."
    ],
    "transaction.batch-needs-more": [
      "Le wallet ne prend pas en charge ce que cette demande exige",
      "Il ne peut pas exécuter toutes les étapes en une fois, ou il lui manque une autre capacité requise. Rien n’a été envoyé. Envoyez les étapes l’une après l’autre ou utilisez un autre wallet."
    ],
    "transaction.batch-pending": [
      "Les appels ne sont pas encore exécutés",
      "Les appels ont été envoyés et attendent leur exécution. Ne les renvoyez pas : vérifiez leur état dans le wallet."
    ],
    "transaction.batch-repeated": [
      "Ces appels ont déjà été envoyés",
      "Le wallet a déjà ces appels. Vérifiez leur état dans le wallet ; ne les renvoyez pas."
    ],
    "transaction.batch-too-large": [
      "C’est plus d’appels que le wallet n’en accepte à la fois",
      "Le wallet n’accepte pas autant d’appels à la fois, donc rien n’a été envoyé. Envoyez-les par groupes plus petits."
    ],
    "transaction.batch-unknown": [
      "Le wallet ne connaît pas ces appels",
      "Le wallet n’a pas d’appels sous cet identifiant. Regardez dans le wallet lui-même avant de les renvoyer."
    ],
    "transaction.batches-unsupported": [
      "Le wallet n’accepte pas plusieurs appels à la fois",
      "Ce wallet ne prend pas en charge les groupes d’appels. Envoyez les appels l’un après l’autre ou utilisez un autre wallet."
    ],
    "transaction.call-status-not-approved": [
      "Le wallet n’a pas autorisé la consultation des appels.",
      "Le wallet n’a pas autorisé cette page à consulter l’état des appels. Vérifiez-le dans le wallet."
    ],
    "transaction.calls-misfit": [
      "Appel {at} : {rule}",
      "Chaque appel d’un groupe a besoin d’un destinataire et, s’il contient des données, de données hexadécimales commençant par 0x. Corrigez l’appel."
    ],
    "transaction.changed": [
      "La transaction a changé avant l’envoi",
      "La demande n’était pas celle que vous avez vue ; elle a été arrêtée. Ne l’approuvez pas dans votre wallet ; rechargez la page."
    ],
    "transaction.connection-ended": [
      "Le wallet a été déconnecté",
      "La connexion au wallet a pris fin avant la réponse à cette demande. Reconnectez-vous pour continuer."
    ],
    "transaction.context-changed": [
      "Votre compte ou votre réseau a changé",
      "Votre compte ou votre réseau a changé pendant votre décision, donc rien n’a été envoyé. Revoyez la demande, puis approuvez-la."
    ],
    "transaction.expired": [
      "La demande affichée est trop ancienne",
      "Rien n’a été envoyé. Vérifiez à nouveau les montants, puis continuez."
    ],
    "transaction.not-allowed": [
      "Action non autorisée",
      "Rien n’a été envoyé. Revenez à la page, ou quittez-la si vous ne vous attendiez pas à ceci."
    ],
    "transaction.not-mined": [
      "La transaction {hash} n’est pas encore dans un bloc",
      "La transaction a été envoyée et attend un bloc. Ne la renvoyez pas : cherchez son hash dans un explorateur du réseau."
    ],
    "transaction.other-chain": [
      "Ceci concerne un autre réseau que celui de votre compte",
      "Le texte à signer indique un autre réseau que celui de votre compte. Rien n’a été signé. Changez de réseau ou quittez cette page."
    ],
    "transaction.outcome-unknown": [
      "Votre wallet n’a pas répondu. La transaction a peut-être été envoyée : regardez dans votre wallet avant de réessayer.",
      "Le wallet a reçu la demande, et on ne sait pas s’il a envoyé quelque chose. Consultez son historique ; ne réessayez que si rien n’y figure."
    ],
    "transaction.page-framed": [
      "Cette page est affichée dans {origin}. Ouvrez-la dans sa propre fenêtre pour signer.",
      "Une page dans une autre peut être recouverte, et un appui peut alors avoir un autre effet. Ouvrez-la dans sa propre fenêtre."
    ],
    "transaction.reverted": [
      "Le réseau a refusé la transaction {hash}",
      "La transaction a échoué sur le réseau. Seuls ses frais ont été payés. Vérifiez le montant et le solde, puis recommencez."
    ],
    "transaction.sponsor-refused": [
      "Le wallet n’a pas envoyé ceci avec les frais payés par ce site",
      "Le wallet ou le service de paiement du site a refusé. Regardez dans le wallet, puis vérifiez à nouveau : vous pouvez payer les frais vous-même."
    ],
    "transaction.screen-blocked": [
      "{site} a bloqué cette demande{detail}",
      "Ce site vérifie les demandes avant que votre wallet ne les reçoive, et a refusé celle-ci. Rien n’a été envoyé."
    ],
    "transaction.screen-unanswered": [
      "{site} n’a pas pu vérifier cette demande",
      "Ce site vérifie les demandes avant que votre wallet ne les reçoive, mais la vérification n’a pas répondu. Rien n’a été envoyé. Réessayez plus tard."
    ],
    "transaction.too-many-pending": [
      "Trop de transactions en attente",
      "Trop de transactions attendent leur confirmation. Attendez que certaines aboutissent, puis réessayez."
    ],
    "walletconnect.method-not-granted": [
      "Le wallet n’autorise pas {method}",
      "Déconnectez-vous, puis reconnectez-vous en l’autorisant, ou utilisez un autre wallet."
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnect injoignable",
      "Le relais de WalletConnect n’a pas répondu. Vérifiez votre réseau et tout bloqueur qui pourrait empêcher la connexion, puis réessayez."
    ],
    "walletconnect.session-ended": [
      "Le wallet a mis fin à la connexion",
      "Le wallet a mis fin à la connexion avant de répondre. Rien n’indique qu’une transaction a été envoyée ; reconnectez-vous pour continuer."
    ],
    "walletconnect.session-malformed": [
      "Le wallet n’a partagé aucun compte",
      "Le wallet a approuvé sans compte utilisable. Choisissez un compte dans le wallet, puis reconnectez-vous."
    ],
    "walletconnect.wallet-silent": [
      "Le wallet n’a pas répondu",
      "Le wallet n’a pas répondu en cinq minutes. Ouvrez-le et voyez si la demande y est en attente avant de réessayer."
    ]
  },
  calls: {
    "coin.send": "Envoyer {amount} à {to}",
    "coin.nothing": "Appeler {to} sans données",
    "contract.create": "Déployer un nouveau contrat sur le réseau ({bytes} octets)",
    "token.transfer": "Envoyer {amount} à {to}",
    "token.transferFrom": "Prendre {amount} de {from} et l’envoyer à {to}",
    "token.approve": "Laisser {spender} prendre {amount}",
    "token.approveAll": "Laisser {spender} prendre tous vos {symbol}",
    "token.takeBack": "Retirer l’autorisation de {spender} sur vos {symbol}",
    "token.increase": "Laisser {spender} prendre {amount} de plus",
    "token.decrease": "Laisser {spender} prendre {amount} de moins",
    "nft.transfer": "Envoyer {item} de {from} à {to}",
    "nft.transferMany": "Envoyer {count} sortes de {collection} de {from} à {to}",
    "nft.approveAll": "Laisser {spender} prendre tous vos {symbol}",
    "nft.takeBack": "Retirer l’autorisation de {spender} sur vos {symbol}",
    "permit.batch": "Laisser {spender} prendre plusieurs de vos tokens",
    "permit.transfer": "Laisser {spender} prendre {amount} une fois",
    "permit.transferAll": "Laisser {spender} prendre tous vos {symbol} une fois",
    "permit.witness": "Laisser {spender} prendre {amount} une fois, lié à un ordre",
    "permit.batchTransfer": "Laisser {spender} prendre plusieurs de vos tokens une fois",
    wrap: "Convertir {amount} en {wrapped}",
    unwrap: "Reconvertir {amount} en {coin}",
    swap: "Échanger {pay} contre au moins {get}",
    "swap.exactOut": "Échanger au plus {pay} contre {get}",
    batch: "{count} étapes, dans cet ordre",
    "batch.one": "{count} étape",
    "batch.packed": "Appels de {contract} regroupés en un seul, illisible",
    "message.text": "Signer un message",
    "message.hash": "Signer un code qui ne montre pas ce qu’il fait",
    "message.transaction": "Signer un message qui est en réalité une transaction",
    "message.signIn": "S’identifier sur {domain}",
    grant: "Laisser {grantee} agir pour vous jusqu’au {until}",
    "grant.endless": "Laisser {grantee} agir pour vous sans date de fin",
    revoke: "Révoquer une autorisation d’agir en votre nom",
    authorize: "Votre compte exécutera le code de {code}",
    "authorize.everywhere": "Votre compte exécutera le code de {code} sur tous les réseaux",
    "authorize.end": "Votre compte n’exécutera plus aucun code",
    "solana.sol": "Envoyer {amount} à {to}",
    "solana.several": "Instructions : {count}",
    "solana.unread": "Instructions : {count}, dont illisibles : {unread}",
    "bitcoin.pay": "Envoyer {amount} à {to}",
    "bitcoin.several": "Envoyer {amount} à {count} adresses",
    "bitcoin.self": "Déplacer vos fonds ; seuls les frais sortent",
    "bitcoin.part": "Signer votre partie d’une transaction commune : vous donnez {amount}",
    "bitcoin.partGet": "Signer votre partie d’une transaction commune : vous recevez {amount}",
    "bitcoin.script": "le script {script}",
    "unread.short": "Appeler une fonction de {contract}",
    "unread.typed.short": "Signer des données pour {contract}",
    "unread.request.short": "Répondre à {method}",
    unread:
      "{app} vous demande d’appeler {contract} avec des données illisibles ({selector}, {bytes} octets). Ne continuez que si vous lui faites confiance.",
    "unread.typed":
      "{app} vous demande de signer des données illisibles pour {contract} ({type}). Ne continuez que si vous lui faites confiance.",
    "unread.request":
      "{app} demande {method}, avec des données illisibles. Ne continuez que si vous lui faites confiance.",
    more: "et d’autres éléments illisibles",
    "label.account": "Compte",
    "label.amount": "Montant",
    "label.atLeast": "Au moins",
    "label.atMost": "Au plus",
    "label.call": "Appel",
    "label.calls": "Appels",
    "label.careful": "Attention",
    "label.change": "Monnaie rendue à",
    "label.code": "Code",
    "label.collection": "Collection",
    "label.contract": "Contrat",
    "label.data": "Données",
    "label.domain": "Page",
    "label.fee": "Frais",
    "label.feePayer": "Frais payés par",
    "label.from": "De",
    "label.get": "Vous recevez",
    "label.give": "Vous donnez",
    "label.item": "Objet",
    "label.message": "Message",
    "label.network": "Réseau",
    "label.networkFee": "Frais de réseau",
    "label.operator": "Qui peut le prendre",
    "label.pay": "Vous payez",
    "label.permission": "Autorisation",
    "label.priorityFee": "Frais de priorité",
    "label.spender": "Qui peut le prendre",
    "label.statement": "Déclaration",
    "label.to": "À",
    "label.token": "Token",
    "label.total": "Au total",
    "label.until": "Jusqu’au",
    "label.usable": "Utilisable jusqu’au",
    "label.value": "Vous envoyez aussi",
    "amount.unknown": "{digits} unités du token {token}",
    "amount.unknownOrItem": "{digits} (unités ou numéro d’un objet) de {token}",
    "amount.another": "{digits} d’un autre token nommé {symbol}",
    "amount.unverified": "{amount} (inconnu ici, {token})",
    "amount.all": "tous vos {symbol}",
    "amount.allAnother": "toutes vos unités d’un autre token nommé {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "tokens de {token}",
    "symbol.items": "objets de {token}",
    "symbol.another": "un autre token nommé {symbol}",
    item: "objet {id} de {collection}",
    items: "{count} de l’objet {id} de {collection}",
    "item.one": "objet {id}",
    who: "{name} ({address})",
    "who.you": "votre compte ({address})",
    "who.any": "n’importe qui",
    "name.byPage": "{name} (nommé ainsi par cette page)",
    "network.unknown": "réseau {id}",
    "time.past": "{time}, déjà passé",
    "time.long": "{time}, dans plus d’un an",
    "time.endless": "sans fin",
    "time.now": "ce bloc seulement",
    "warn.all": "Tout peut vous être pris, maintenant et plus tard.",
    "warn.more": "C’est plus que ce que vous avez.",
    "warn.unknownToken": "Ce token est inconnu ici.",
    "warn.namesake": "Son symbole est celui d’un autre token.",
    "warn.value": "Cet appel envoie plus de monnaie du réseau qu’il n’en faut.",
    "warn.receiver": "Ce que vous recevez va à une autre adresse.",
    "warn.notOwner": "Cela concerne les tokens d’un autre compte.",
    "warn.lookAlike": "Cette adresse ressemble à {address}, que vous connaissez, mais c’en est une autre.",
    "warn.otherNetwork": "C’est pour {network}, pas pour le réseau utilisé.",
    "warn.otherDomain": "Ceci vous identifie sur {domain}. Vous êtes sur {app}.",
    "warn.past": "C’est déjà expiré.",
    "warn.endless": "Cela n’expire jamais.",
    "warn.adjustable": "Votre wallet peut proposer d’autres limites. Seul compte ce que vous y approuvez.",
    "warn.code": "Le code est inconnu ici. Il peut tout faire avec votre compte.",
    "warn.everywhere": "Valable sur tous les réseaux.",
    "warn.hash": "Cette signature peut servir à quelque chose qui n’est pas affiché ici.",
    "warn.invisible": "Le texte contient des caractères invisibles ; ils sont transcrits ici.",
    "warn.inner": "Nous ne pouvons pas lire ce que font les appels regroupés.",
    "warn.tail": "D’autres données suivent l’appel et ne sont pas affichées ici.",
    "warn.depth": "Il contient des appels qui ne sont pas affichés ici.",
    "warn.unlimited": "Il n’y a pas de limite.",
    "warn.noValueLimit": "Aucune limite au montant de la monnaie envoyée avec l’appel.",
    "warn.delegate": "Le code de quelqu’un d’autre agit comme votre compte.",
    "warn.fee": "Les frais dépassent ce qui est envoyé.",
    "warn.priorityFee": "Cette page fixe des frais de priorité élevés : {amount}.",
    "warn.change": "La monnaie rendue va à une adresse qui n’est pas la vôtre.",
    "warn.foreignInputs": "Des fonds d’autres adresses y sont aussi dépensés.",
    "warn.sighashNone": "Votre signature ne désigne aucun destinataire : ces fonds peuvent être envoyés n’importe où.",
    "warn.sighashSingle": "Votre signature ne couvre qu’une sortie : la destination du reste peut être changée.",
    "warn.sighashAnyone": "Après votre signature, d’autres peuvent changer les fonds dépensés avec les vôtres.",
    "warn.sighashUnknown": "Le type de cette signature n’est pas connu ici.",
    "grant.any": "tout",
    "grant.spend": "Dépenser jusqu’à {amount}",
    "grant.each": "Dépenser jusqu’à {amount} par {period}",
    "grant.call": "Appeler {functions} sur {contract}",
    "grant.callAny": "Appeler {functions} sur {contract}, avec n’importe quelles valeurs",
    "grant.anyFunction": "n’importe quelle fonction",
    "grant.other": "{type} : {data}",
    "fee.about": "Environ {amount}",
    "fee.atMost": "Au plus {amount}",
    "fee.byPage": "Au plus {amount}, comme le demande cette page",
    "fee.withData": "Environ {amount} et les frais de données du réseau",
    "fee.unknown": "Inconnus",
    "fee.paid": "Payés par ce site",
    "fee.unknownBlobs": "Inconnus, les blobs coûtent au plus {amount}",
    "period.second": "seconde",
    "period.day": "jour",
    "period.week": "semaine",
    "period.hour": "heure",
    "period.seconds": "{count} secondes",
    "instruction.unread": "Instruction illisible de {program}",
    "instruction.fee": "Prix du calcul",
    "instruction.account": "Ouvrir un compte de token pour {owner}",
    "instruction.memo": "Note",
    "instruction.approve": "Laisser {spender} prendre {amount}",
    "instruction.close": "Fermer un compte de token et envoyer son contenu à {to}",
    "instruction.authority": "Donner le contrôle du compte de token {token} à {to}",
    "instruction.giveUp": "Renoncer au contrôle de {token} ; personne ne le reçoit",
    "instruction.nonce": "Utiliser le nonce durable {account}, donc sans limite de temps",
    "instruction.assign": "Donner le contrôle du compte {account} au programme {program}",
    "warn.field": "Cette page définit aussi {field}, qui n’est pas décrit ici.",
    "warn.limit": "C’est plus grand que ce qui est lu ici (limite : {limit}).",
    "warn.feePrice": "Les frais sont bien au-dessus du prix actuel du réseau.",
    "fee.byPageWithData": "Au plus {amount} et les frais de données du réseau, comme le demande cette page",
    "fee.byPageMaybe": "Au plus {amount}, comme le demande cette page ; le réseau peut ajouter des frais de données",
    "fee.inToken": "Dans le token {token}, comme le demande cette page",
    "label.capability": "Demande aussi au wallet",
    "capability.optional": "{name}, si le wallet en dispose",
    "capability.paymaster": "qu’un autre paie les frais : {url}",
    "label.extra": "Données supplémentaires",
    bytes: "{bytes} octets",
    "authorization.send": "Permettre à quiconque a cette signature d’envoyer {amount} à {to}",
    "authorization.receive": "Permettre à {to} de prendre {amount} avec cette signature",
    "authorization.cancel": "Annuler un transfert signé et inutilisé : {account}",
    "label.authorization": "Numéro du transfert signé",
    "label.allows": "Permet à cette page",
    "recap.actions": "{actions} sur {resource}",
    "recap.proof": "utiliser les droits d’une autre autorisation : {proof}",
    "warn.recap": "Cette connexion donne aussi des droits à la page. Ne signez que si vous vous y attendez.",
    "warn.recapUnread": "Cette connexion donne aussi à la page des droits qui ne peuvent pas être lus ici.",
    "label.usableFrom": "Utilisable à partir du",
    "warn.atOnce": "Elle peut être utilisée immédiatement.",
    "warn.noEffect": "Les fonds vont dans un appel qui ne fait rien.",
    "warn.lost": "Ce qui y est envoyé est perdu.",
    "label.nonce": "Numéro de transaction",
    "nonce.mayReplace": "{nonce}, fixé par cette page ; cette transaction peut en remplacer une en attente",
    "warn.nonce": "Votre prochain numéro de transaction est {next}. Cette transaction peut en remplacer une en attente."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: [
      "Réseau introuvable",
      "Le réseau n’est pas configuré. Ajoutez-le à l’option `networks` : {detail}"
    ],
    ORIGIN_NOT_ALLOWED: [
      "Origine non autorisée",
      "L’origine {detail} n’est pas dans la liste du projet. Ajoutez-la dans les paramètres du projet, sous les domaines autorisés."
    ],
    IFRAME_LOAD_FAILED: [
      "Erreur réseau : wallet intégré non chargé",
      "Le wallet intégré n’a pas été chargé. Vérifiez le réseau et tout bloqueur, puis réessayez plus tard."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "Le wallet intégré a mis trop de temps",
      "Le wallet intégré n’a pas répondu à temps. Réessayez plus tard."
    ],
    UNVERIFIED_DOMAIN: [
      "Domaine non vérifié",
      "Le wallet intégré ne dessert pas ce domaine. Ajoutez-le dans les paramètres du projet, sous les domaines autorisés."
    ],
    JWT_TOKEN_NOT_VALID: [
      "Session expirée",
      "Le relais a refusé le jeton de la session, pas encore valable. Vérifiez l’heure de cet appareil, puis reconnectez-vous."
    ],
    INVALID_PROJECT_ID: [
      "Identifiant de projet incorrect",
      "Le service ne connaît pas l’identifiant de projet. Comparez `projectId` à celui des paramètres du projet."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "Identifiant de projet absent",
      "`projectId` est absent. L’e-mail, les réseaux sociaux, le catalogue de wallets et WalletConnect en ont besoin ; les wallets de cette page s’en passent."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "Erreur du serveur",
      "La configuration de l’application n’a pas pu être obtenue ; les réglages locaux restent en vigueur. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "Trop de demandes",
      "La configuration de l’application a été demandée trop souvent ; les réglages locaux restent en vigueur. Réessayez dans quelques minutes."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "Plusieurs wallets : fonction désactivée",
      "Utiliser plusieurs wallets à la fois demande la fonction multiWallet. Activez-la dans la configuration du projet."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "Plusieurs wallets : fonction désactivée",
      "`useConnections` ne change de wallet qu’avec la fonction multiWallet. Activez-la dans la configuration du projet."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "Plusieurs wallets : fonction désactivée",
      "`useConnection` ne change de wallet qu’avec la fonction multiWallet. Activez-la dans la configuration du projet."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "Configuration locale ignorée",
      "La configuration du projet prévaut sur ces réglages locaux : {detail}. Modifiez-les là-bas ou retirez-les ici."
    ],
    ANALYTICS_FORBIDDEN: [
      "Configuration d’application incorrecte",
      "Les événements de cette origine ne sont pas acceptés : elle n’est pas dans la liste du projet. Ajoutez-la dans les paramètres du projet."
    ]
  }
}
