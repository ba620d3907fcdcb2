import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in French. */
export const errors: Locale["errors"] = {
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
    "Ce réseau ne fait pas partie de ceux configurés pour cette page. Ajoutez-le à l’option `networks` ou demandez-en un qui y figure."
  ],
  "chain.none-requested": [
    "Le wallet ne prend en charge aucun des réseaux demandés",
    "Ce wallet ne fonctionne sur aucun des réseaux que demande cette page. Choisissez un autre wallet ou un autre réseau."
  ],
  "chain.not-supported": [
    "Réseau non pris en charge",
    "Votre wallet ne connaît pas ce réseau et ne l’a pas ajouté. Ajoutez-le dans les paramètres du wallet ou choisissez-en un autre."
  ],
  "chain.switch-failed": [
    "Impossible de changer de réseau",
    "Votre wallet n’est pas passé à ce réseau. Ouvrez-le, voyez s’il attend quelque chose, puis réessayez."
  ],
  "chain.switch-rejected": [
    "Changement refusé",
    "Vous avez refusé le changement dans votre wallet. Rien n’a changé ; réessayez quand vous voulez."
  ],
  "chain.unsupported": [
    "Réseau non pris en charge",
    "Cela ne fonctionne pas sur le réseau actuel. Changez de réseau, puis réessayez."
  ],
  "chain.unsupported-namespace": [
    "Type de réseau non pris en charge : {namespace}",
    "Le kit connaît eip155, solana, polkadot, bip122 et cosmos. Utilisez un réseau de l’un d’eux."
  ],
  "config.both-sign-ins": [
    "siweConfig et siwx ne peuvent pas être définis ensemble",
    "L’identification a été configurée deux fois. Gardez `siwx` et retirez `siweConfig` : la seconde est l’ancienne forme de la première."
  ],
  "config.invalid": [
    "Option `{field}` : {expected}",
    "Une ou plusieurs options du kit sont incorrectes, il n’a donc pas démarré. Chacune est nommée avec ce qu’elle devrait être : corrigez-les et redémarrez."
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
    "Aucun wallet de ce nom n’est présent sur cette page. Vérifiez que son extension est installée et activée, rechargez la page, puis réessayez."
  ],
  "connection.failed": [
    "Connexion impossible",
    "Le wallet n’a pas laissé cette page voir un compte. Ouvrez-le, déverrouillez-le, puis réessayez."
  ],
  "connection.network-not-in-wallet": [
    "Réseau non pris en charge",
    "La connexion n’inclut pas ce réseau, donc rien n’a été envoyé. Passez à ce réseau dans le wallet, ou reconnectez-vous et autorisez-le."
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
  "connection.request-rejected": [
    "Demande refusée",
    "Vous avez refusé la demande dans votre wallet. Rien n’a été envoyé."
  ],
  "connection.session-expired": [
    "Session expirée",
    "Le relais n’accepte pas le jeton de cette session. Vérifiez que l’heure de cet appareil est exacte, puis reconnectez-vous."
  ],
  "connection.wallet-busy": [
    "Ouvrez votre wallet pour continuer",
    "Votre wallet est verrouillé ou affiche déjà une demande. Ouvrez-le, traitez ou fermez cette demande, puis réessayez."
  ],
  "connection.walletconnect-not-found": [
    "WalletConnect introuvable",
    "WalletConnect n’est pas configuré ici. Donnez un `projectId` au kit et laissez `enableWalletConnect` activé."
  ],
  "embedded.aborted": [
    "Un problème est survenu",
    "Le wallet intégré a interrompu ce qu’il faisait. Rien n’a été envoyé ; réessayez."
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
    "Rien n’a été changé. Donnez un e-mail avec lequel personne ne s’identifie ici."
  ],
  "embedded.email-unchanged": [
    "C’est votre e-mail actuel.",
    "Rien n’a été changé. Donnez l’e-mail qui doit le remplacer."
  ],
  "embedded.farcaster-failed": [
    "Connexion à Farcaster impossible",
    "Farcaster n’a pas confirmé l’identification. Ouvrez son application, puis réessayez."
  ],
  "embedded.frame-answer-misfit": [
    "Une erreur est survenue",
    "Le wallet intégré a répondu dans un format inconnu de cette page. Réessayez ou identifiez-vous à nouveau."
  ],
  "embedded.frame-error": [
    "{reason}",
    "Le wallet intégré n’a pas pu le faire. Réessayez ou identifiez-vous à nouveau."
  ],
  "embedded.frame-error-unknown": [
    "Une erreur est survenue",
    "Le wallet intégré n’a pas pu le faire et n’a pas dit pourquoi. Réessayez ou identifiez-vous à nouveau."
  ],
  "embedded.frame-load-failed": [
    "L’identification par e-mail n’a pas pu être chargée",
    "La partie de la page qui vous identifie par e-mail n’a pas été chargée. Vérifiez votre réseau et tout bloqueur, ou connectez un wallet."
  ],
  "embedded.frame-load-timed-out": [
    "Erreur réseau : wallet intégré non chargé",
    "Le wallet intégré n’a pas été chargé en 20 secondes. Vérifiez votre réseau et tout bloqueur, puis réessayez plus tard."
  ],
  "embedded.frame-request-timed-out": [
    "Le wallet intégré a mis trop de temps",
    "Le wallet intégré n’a pas répondu à temps. Réessayez plus tard."
  ],
  "embedded.frame-storage-blocked": [
    "Votre navigateur ne garde rien de cette identification : elle prend fin quand vous quittez la page.",
    "Autorisez le site du wallet à enregistrer des données pour que l’identification dure plus longtemps."
  ],
  "connection.failed-to-disconnect-chains": [
    "Échec de la déconnexion des chaînes : {reason}",
    "Un ou plusieurs portefeuilles n’ont pas mis fin à la connexion. Réessayez, ou retirez cette page dans les portefeuilles eux-mêmes."
  ],
  "embedded.no-auth-connector": [
    "Identification non configurée",
    "L’identification par e-mail ou réseau social n’est pas configurée ici. Donnez au kit un `projectId` où l’une d’elles est activée, ou connectez un wallet."
  ],
  "embedded.not-email-or-social": [
    "Pas d’identification par e-mail ni réseau social",
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
  "embedded.popup-closed": [
    "Fenêtre fermée",
    "La fenêtre d’identification a été fermée avant la fin. Ouvrez-la à nouveau pour continuer."
  ],
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
    "Le wallet intégré ne fait pas cela à la demande d’une page. Utilisez une des méthodes qu’il autorise."
  ],
  "embedded.social-not-started": [
    "L’identification n’a pas pu commencer",
    "L’identification n’a pas pu commencer. Réessayez ou choisissez une autre façon de vous identifier."
  ],
  "embedded.social-timed-out": [
    "L’identification a mis trop de temps. Réessayez.",
    "L’identification a mis trop de temps et a été arrêtée. Recommencez-la."
  ],
  "embedded.social-uri-failed": [
    "Page d’identification introuvable",
    "L’adresse de la page d’identification n’a pas pu être obtenue. Vérifiez votre réseau, puis réessayez."
  ],
  "embedded.untrusted-origin": [
    "Origine non fiable",
    "La réponse venait d’une page non fiable et a été écartée. Recommencez l’identification à partir d’ici."
  ],
  "embedded.unverified-domain": [
    "Domaine non vérifié",
    "Le wallet intégré ne dessert pas ce domaine. Ajoutez-le dans les paramètres du projet, sous les domaines autorisés."
  ],
  "http.bad-shape": [
    "Le service a répondu dans un format inconnu.",
    "La réponse du service est inutilisable. Réessayez plus tard ; si cela persiste, le kit a peut-être besoin d’une mise à jour."
  ],
  "http.bad-status": [
    "Le service n’a pas pu répondre (code d’état HTTP : {status}).",
    "Le service a répondu sans pouvoir faire ce qui était demandé. Réessayez plus tard ; si cela persiste, prévenez le responsable de cette page."
  ],
  "http.offline": [
    "Vous êtes hors ligne.",
    "Cet appareil n’a pas de réseau. Tout reprendra automatiquement dès son retour."
  ],
  "http.rate-limited": [
    "Trop de demandes. Réessayez dans un instant.",
    "Le service a été trop sollicité. Attendez un instant, puis réessayez."
  ],
  "http.timed-out": [
    "Le service a mis trop de temps.",
    "Le service n’a pas répondu à temps. Vérifiez votre réseau, puis réessayez."
  ],
  "http.too-large": [
    "Le service a envoyé plus que ce qui est utilisable.",
    "La réponse dépassait ce que le kit peut lire et n’a pas été lue. Vous n’y pouvez rien : prévenez le responsable de cette page."
  ],
  "http.unreachable": [
    "Service injoignable.",
    "Pas de connexion au service. Vérifiez votre réseau et tout bloqueur qui pourrait gêner, puis réessayez."
  ],
  "kit.missing": [
    "La fenêtre du wallet n’a pas pu être chargée",
    "Une partie du code de cette page n’est pas arrivée. Vérifiez votre réseau, puis réessayez ; si cela persiste, rechargez la page."
  ],
  "log.unforeseen": [
    "Erreur inconnue",
    "Il s’est passé quelque chose que le kit n’avait pas prévu. Réessayez ; si cela persiste, signalez-le avec les étapes suivies."
  ],
  "name.misfit": [
    "Utilisez des lettres, chiffres et tirets, au moins 4 caractères",
    "Un nom ne contient que des lettres, chiffres et tirets, et au moins quatre. Choisissez-en un autre."
  ],
  "name.needs-account": [
    "Aucun compte pour ce nom",
    "Un nom s’enregistre pour un compte sur un réseau EVM. Connectez-en un ou passez-y, puis réessayez."
  ],
  "name.not-registered": [
    "Impossible d’enregistrer le nom {label}",
    "Le nom n’a pas été enregistré. Il a peut-être été pris entre-temps ; réessayez ou choisissez-en un autre."
  ],
  "name.not-resolved": ["Nom introuvable", "Le nom n’a pas pu être recherché. Vérifiez l’orthographe, puis réessayez."],
  "name.refused": [
    "{reason}",
    "Le service de noms ne l’a pas accepté et a dit pourquoi. Modifiez le nom, puis réessayez."
  ],
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
    "Le service a indiqué une page qui n’appartient à aucun prestataire connu ici ; elle n’a pas été ouverte. Choisissez un autre prestataire ; les développeurs de la page peuvent autoriser un hôte avec endpoints.onrampHosts."
  ],
  "onramp.not-offered": [
    "{value} n’est pas proposé comme {field}",
    "Le prestataire accepte certaines devises et livre certains tokens. Choisissez-en parmi ceux proposés."
  ],
  "onramp.quote-failed": [
    "Impossible d’obtenir un prix",
    "Il n’y a pas de prix pour le moment. Ce qui s’affiche est une estimation ; réessayez plus tard."
  ],
  "onramp.url-failed": [
    "Impossible d’ouvrir le prestataire",
    "La page du prestataire n’a pas pu être obtenue. Réessayez plus tard ou choisissez un autre prestataire."
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
    "Le montant doit être un nombre que vous détenez, et le destinataire une adresse ou un nom de ce réseau. Corrigez ce qui ne va pas."
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
    "Aucune personne ni aucun programme ne peut déplacer ce qui se trouve à cette adresse. Demandez-en une autre au destinataire."
  ],
  "send.receiver-mistyped": [
    "Un caractère de cette adresse est faux. Copiez-la à nouveau.",
    "Les adresses ont une somme de contrôle, et celle-ci ne correspond pas. Copiez à nouveau l’adresse depuis sa source."
  ],
  "send.receiver-moved": [
    "{receiver} désigne maintenant une autre adresse",
    "Le nom a reçu une autre adresse depuis son affichage. Vérifiez auprès du destinataire avant d’envoyer."
  ],
  "send.receiver-name": [
    "Seuls les noms en {suffix} sont connus ici",
    "Les autres services de noms ne sont pas consultés. Collez l’adresse du destinataire."
  ],
  "send.receiver-not-found": [
    "{receiver} n’a pas d’adresse sur ce réseau",
    "Vérifiez l’orthographe ou demandez au destinataire une adresse sur ce réseau."
  ],
  "send.would-fail": [
    "Le réseau refuserait ce transfert : {detail}",
    "Le transfert a été essayé sans être envoyé, et le réseau l’a refusé. Vérifiez que le compte contient assez, frais compris, et que le token peut être déplacé."
  ],
  "session.grant-answer-misfit": [
    "{rule}",
    "La réponse du wallet est inutilisable. Regardez dans votre wallet s’il affiche une session de cette page et mettez-y fin là-bas."
  ],
  "session.grant-not-activated": [
    "Votre wallet a accordé la session, mais elle n’a pas été mise en service",
    "Elle existe dans votre wallet et l’application ne peut pas l’utiliser. Révoquez-la dans la liste des sessions intelligentes, puis réessayez."
  ],
  "session.grant-not-begun": [
    "La session intelligente n’a pas pu commencer",
    "Le service qui garde les sessions intelligentes n’a pas répondu. Rien n’a été accordé. Réessayez plus tard."
  ],
  "session.grant-wider": [
    "Votre wallet a accordé plus que ce que demandait cette page",
    "Le kit n’utilise pas une telle autorisation. Ouvrez votre wallet et mettez fin à la session de cette page avant de réessayer."
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
    "La session intelligente n’a pas pris fin et reste valable. Réessayez."
  ],
  "siwx.expired": [
    "Le message d’identification a expiré : {at}",
    "Le délai indiqué par le message d’identification est passé. Identifiez-vous à nouveau."
  ],
  "siwx.misfit": [
    "Le message d’identification est incorrect : {field} doit être {rule}",
    "Un message d’identification a des lignes fixes, l’une après l’autre (EIP-4361), et aucun champ ne contient de saut de ligne. Corrigez ce qui est indiqué."
  ],
  "siwx.not-started": [
    "L’identification n’a pas pu commencer",
    "L’identification n’a pas pu commencer et le wallet a été déconnecté. Reconnectez-vous pour réessayer."
  ],
  "siwx.signature-invalid": [
    "La signature n’est pas valable",
    "La signature ne correspond pas à ce message et à ce compte. Signez à nouveau avec le compte connecté."
  ],
  "siwx.signing-failed": [
    "Erreur lors de la signature du message",
    "Le message n’a pas été signé. Ouvrez votre wallet, puis réessayez."
  ],
  "siwx.too-early": [
    "Le message d’identification n’est pas valable avant {at}",
    "Le message d’identification sera valable plus tard. Attendez jusque-là et vérifiez que l’heure de cet appareil est exacte."
  ],
  "siwx.unchecked": [
    "La signature n’a pas pu être vérifiée sur {network}",
    "Le compte est peut-être un contrat, et aucun nœud de son réseau n’a répondu. Indiquez un nœud de ce réseau ou réessayez : la signature n’est encore ni juste ni fausse."
  ],
  "swap.allowance-failed": [
    "Impossible de vérifier l’autorisation",
    "Ce que l’échange peut dépenser n’a pas pu être lu. Réessayez dans un instant."
  ],
  "swap.amount-misfit": [
    "Saisissez un montant de {symbol} supérieur à 0, avec {decimals} décimales au plus",
    "Écrivez le montant comme un simple nombre, par exemple 1.5, sans dépasser les décimales du token."
  ],
  "swap.approval-not-built": [
    "Impossible de créer la transaction d’autorisation",
    "L’autorisation n’a pas pu être préparée. Réessayez dans un instant."
  ],
  "swap.gas-price-not-supported": [
    "Pas de prix du gas pour ce réseau",
    "Il n’y a pas de prix du gas pour ce réseau. Changez de réseau, puis réessayez."
  ],
  "swap.impact-high": [
    "Cet échange peut perdre une grande part de sa valeur ({impact})",
    "Ce que vous recevriez vaut bien moins que ce que vous donnez, ou un prix manque. Rien n’a été envoyé. Essayez un montant plus petit ou acceptez l’avertissement high-impact."
  ],
  "swap.insufficient-liquidity": [
    "Liquidité insuffisante",
    "Personne ne vend autant de ce token pour le moment. Essayez un montant plus petit."
  ],
  "swap.misprepared": [
    "Le service a préparé autre chose que cet échange ({field})",
    "Ce qui est revenu à signer ne correspond pas à votre demande ; cela a été écarté et rien n’a été envoyé. Demandez un nouveau prix ; si cela persiste, n’échangez pas ici."
  ],
  "swap.network-price-failed": [
    "Impossible d’obtenir le prix de la monnaie du réseau",
    "Le prix de la monnaie du réseau n’a pas pu être obtenu, donc les frais sont inconnus. Réessayez dans un instant."
  ],
  "swap.not-built": [
    "Impossible de créer la transaction",
    "L’échange n’a pas pu être préparé. Demandez un nouveau prix, puis réessayez."
  ],
  "swap.not-started": [
    "Impossible de commencer l’échange",
    "Les tokens à échanger n’ont pas pu être affichés. Réessayez dans un instant."
  ],
  "swap.not-supported": [
    "Ce réseau ne permet pas les échanges",
    "Les tokens ne peuvent pas être échangés sur ce réseau. Changez de réseau, puis réessayez."
  ],
  "swap.price-moved": [
    "Le prix a bougé : vous recevriez {now} {symbol}, alors que le minimum promis était {minimum}",
    "Le marché a bougé depuis l’annonce, de plus que le glissement que vous autorisez. Rien n’a été échangé. Regardez le nouveau prix et échangez s’il vous convient."
  ],
  "swap.slippage-misfit": [
    "Saisissez un glissement de 0.01 à 50 pour cent",
    "Le glissement est ce qu’un échange peut donner de moins qu’annoncé, en pourcentage. Écrivez-le comme un simple nombre, par exemple 1 ou 0.5."
  ],
  "swap.unproven": [
    "Le minimum de ce service n’a pas pu être vérifié",
    "Ni le contrat d’échange ni le réseau n’ont dit combien vous recevriez au moins, donc rien n’a été envoyé. Ne continuez que si vous faites confiance à ce service : acceptez l’avertissement unproven-minimum."
  ],
  "swap.would-fail": [
    "Le réseau refuserait cet échange : {reason}",
    "Il a été essayé sur le réseau sans être envoyé et y a échoué, donc rien n’a été envoyé. Vérifiez que vous détenez assez du token, demandez un nouveau prix, puis réessayez."
  ],
  "token.balance-unavailable": [
    "Solde des tokens indisponible",
    "Les soldes ne peuvent pas être affichés, car ce réseau n’est pas couvert ou le service a échoué. Vos tokens sont intacts ; réessayez dans une demi-minute."
  ],
  "token.call-misfit": [
    '{field} d’un appel de token doit être {rule} ; c’est "{value}".',
    "Rien n’a été envoyé. Écrivez les adresses comme 0x suivi de 40 chiffres hexadécimaux et le montant comme bigint dans la plus petite unité du token, par exemple 1500000n pour 1.5 USDC."
  ],
  "token.not-found": [
    "{token} ne désigne pas un seul token sur {network}",
    "Aucun n’y est connu sous ce nom, ou plusieurs le sont. Désignez le token par l’adresse de son contrat ou par son identifiant CAIP-19, par exemple eip155:1/slip44:60."
  ],
  "transaction.already-sent": [
    "Ceci a déjà été remis à votre wallet",
    "Le wallet a cette demande et n’a pas été sollicité une seconde fois. Ouvrez le wallet pour y répondre."
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
    "Le wallet ne peut pas envoyer les appels comme demandé",
    "Le wallet ne peut pas exécuter les appels tous ou aucun, ou il lui manque autre chose. Rien n’a été envoyé. Envoyez-les l’un après l’autre ou utilisez un autre wallet."
  ],
  "transaction.batch-pending": [
    "Les appels ne sont pas encore exécutés",
    "Les appels ont été envoyés et attendent leur exécution. Ne les renvoyez pas : regardez dans le wallet où ils en sont."
  ],
  "transaction.batch-repeated": [
    "Ces appels ont déjà été envoyés",
    "Le wallet a déjà ces appels. Regardez dans le wallet où ils en sont ; ne les renvoyez pas."
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
    "Ce wallet ne connaît pas les groupes d’appels. Envoyez les appels l’un après l’autre ou utilisez un autre wallet."
  ],
  "transaction.call-status-not-approved": [
    "Le wallet n’a pas autorisé la consultation des appels.",
    "Le wallet n’a pas autorisé cette page à demander où en sont les appels. Regardez dans le wallet lui-même."
  ],
  "transaction.calls-misfit": [
    "Appel {at} : {rule}",
    "Chaque appel d’un groupe a besoin d’un destinataire et, s’il contient des données, de données hexadécimales commençant par 0x. Corrigez l’appel."
  ],
  "transaction.changed": [
    "La transaction a changé avant l’envoi",
    "Ce qui allait être envoyé n’était pas ce que vous avez vu ; l’envoi a été arrêté. Ne l’approuvez pas dans votre wallet ; rechargez la page."
  ],
  "transaction.context-changed": [
    "Votre compte ou votre réseau a changé",
    "Votre compte ou votre réseau a changé pendant votre décision, donc rien n’a été envoyé. Revoyez la demande, puis approuvez-la."
  ],
  "transaction.expired": [
    "Ce qui était affiché est maintenant trop ancien",
    "Les prix et les frais changent, et ce qui était affiché n’est plus valable. Rien n’a été envoyé. Regardez à nouveau, puis continuez."
  ],
  "transaction.not-allowed": [
    "Action non autorisée",
    "Cette page a demandé quelque chose que le kit ne transmet pas. Rien n’a été envoyé."
  ],
  "transaction.not-mined": [
    "La transaction {hash} n’est pas encore dans un bloc",
    "La transaction a été envoyée et attend un bloc. Ne la renvoyez pas : cherchez son hash dans un explorateur du réseau."
  ],
  "transaction.other-chain": [
    "Ceci concerne un autre réseau que celui de votre compte",
    "Ce qui devait être signé indique un autre réseau que celui de votre compte. Rien n’a été signé. Changez de réseau ou quittez la page qui le demande."
  ],
  "transaction.outcome-unknown": [
    "Votre wallet n’a pas répondu. La transaction a peut-être été envoyée : regardez dans votre wallet avant de réessayer.",
    "Le wallet n’a plus répondu après la demande, on ne sait donc pas s’il a envoyé quelque chose. Consultez son historique ; ne réessayez que si rien n’y figure."
  ],
  "transaction.page-framed": [
    "Cette page est affichée dans {origin}. Ouvrez-la dans sa propre fenêtre pour signer.",
    "Une page dans une autre peut être recouverte, et un appui signifie alors autre chose. Ouvrez-la dans sa propre fenêtre."
  ],
  "transaction.reverted": [
    "Le réseau a refusé la transaction {hash}",
    "Le réseau a pris la transaction et refusé ce qu’elle devait faire. Seuls ses frais ont été payés. Vérifiez le montant et le solde, puis recommencez."
  ],
  "transaction.too-many-pending": [
    "Trop de transactions en attente",
    "Trop de transactions attendent leur confirmation. Attendez que certaines aboutissent, puis réessayez."
  ],
  "walletconnect.method-not-granted": [
    "Le wallet n’autorise pas {method}",
    "Le wallet ne l’a pas autorisé lors de la connexion. Déconnectez-vous, puis reconnectez-vous en l’autorisant, ou utilisez un autre wallet."
  ],
  "walletconnect.relay-unreachable": [
    "WalletConnect injoignable",
    "Le relais de WalletConnect n’a pas répondu. Vérifiez votre réseau et tout bloqueur qui pourrait gêner, puis réessayez."
  ],
  "walletconnect.session-ended": [
    "Le wallet a mis fin à la connexion",
    "Le wallet a mis fin à la connexion avant de répondre. Rien n’indique un envoi ; reconnectez-vous pour continuer."
  ],
  "walletconnect.session-malformed": [
    "Le wallet n’a partagé aucun compte",
    "Le wallet a approuvé sans compte utilisable. Choisissez un compte dans le wallet, puis reconnectez-vous."
  ],
  "walletconnect.wallet-silent": [
    "Le wallet n’a pas répondu",
    "Le wallet a été sollicité et n’a pas répondu en cinq minutes. Ouvrez-le et voyez si la demande y attend avant de réessayer."
  ]
}

/** The sentences of alerts in French. */
export const alerts: Alerts = {
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
    "Aucun `projectId` n’a été donné. L’e-mail, les réseaux sociaux, le catalogue de wallets et WalletConnect en ont besoin ; les wallets de cette page s’en passent."
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
