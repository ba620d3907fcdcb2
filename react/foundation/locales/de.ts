import type { Language } from "./Language.ts"

/**
 * German.
 *
 * - Addresses the visitor as: Sie in sentences; infinitives on buttons.
 * - Wallet, account, address, network, code, token: Wallet, Konto, Adresse, Netzwerk, Code (scanned: QR-Code), Token.
 * - Approve: Bestätigen. Sign in: Anmelden. Swap: Tauschen. Network fee: Netzwerkgebühr.
 * - Allow a spender: erlauben. Its action: nehmen. Take the allowance back: die Erlaubnis aufheben. Revoke a
 *   session: widerrufen.
 * - Confirmed by the network: vom Netzwerk bestätigt.
 * - Things happen in a network and are on (auf) a named one. A contract is a Smart Contract, not a Vertrag.
 */
export const language: Language = {
  tag: "de",
  dir: "ltr",
  first: {
    "button.connect": "Wallet verbinden",
    "modal.close": "Schließen",
    "modal.loading": "Wird geladen",
    "modal.missing":
      "Das Wallet-Fenster konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    "modal.again": "Erneut versuchen",
    "button.account": "Konto {name}, {network}",
    "button.connecting": "Wird verbunden",
    "button.reconnecting": "Wird neu verbunden",
    "button.unsupported": "Falsches Netzwerk",
    "modal.unset": "Dieses Wallet-Fenster ist noch nicht eingerichtet.",
    "modal.back": "Zurück",
    "modal.cancel": "Abbrechen",
    "modal.connected": "Verbunden mit {wallet}",
    "modal.retry": "Erneut versuchen",
    "view.Connect": "Wallet verbinden",
    "view.AllWallets": "Alle Wallets",
    "view.ConnectWallets": "Wallet verbinden",
    "view.Account": "Konto",
    "view.AccountSettings": "Einstellungen",
    "view.SwitchNetwork": "Netzwerk wählen",
    "view.Networks": "Netzwerk wählen",
    "view.WalletCompatibleNetworks": "Passende Netzwerke",
    "view.UnsupportedChain": "Netzwerk wählen",
    "view.ConnectingExternal": "Wallet verbinden",
    "view.ConnectingMultiChain": "Welches Netzwerk?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Wallets",
    "view.SIWXSignMessage": "Anmelden",
    "view.ConnectingSiwe": "Anmelden",
    "view.SwitchActiveChain": "Netzwerk wählen",
    "view.GetWallet": "Wallet holen",
    "view.WhatIsAWallet": "Was ist eine Wallet?",
    "view.WhatIsANetwork": "Was ist ein Netzwerk?",
    "walletconnect.get": "{wallet} holen",
    "view.Downloads": "Downloads",
    "view.WalletReceive": "Empfangen",
    "view.Transactions": "Aktivität",
    "chunk.failed": "Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    "connect.off": "Auf dieser Seite lassen sich keine Wallets verbinden.",
    "connect.login": "Anmelden oder registrieren",
    "connect.list": "Wallets",
    "connect.device": "Auf diesem Gerät",
    "connect.popular": "Beliebt",
    "connect.new": "Zum ersten Mal dabei?",
    "connect.get": "Hier holen",
    "connect.moreFailed": "Weitere Wallets konnten nicht geladen werden.",
    "connect.agree": "Ich akzeptiere die",
    "connect.agreeFirst": "Zuerst das Kästchen ankreuzen",
    "connect.terms": "Mit dem Verbinden akzeptieren Sie die",
    "connect.termsLink": "Nutzungsbedingungen",
    "connect.and": "und die",
    "connect.privacyLink": "Datenschutzerklärung",
    "tag.recent": "Zuletzt verwendet",
    "connect.notOffered": "Wird auf dieser Website nicht angeboten",
    "tag.get": "Holen",
    "tag.mixed": "Gemischte Zeichen",
    "allWallets.row": "Alle Wallets",
    "connecting.approve": "In {wallet} bestätigen",
    "connecting.open": "Ein Fenster der Wallet ist offen. Klicken Sie dort auf „Bestätigen“.",
    "connected.title": "Verbunden",
    "connected.more": "{address}\nauf {network}",
    "connecting.sees": "Diese Seite sieht dann Ihre Adresse",
    "connecting.asks": "Ohne Ihre Zustimmung kann sie nichts bewegen",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "QR-Code mit dem Handy scannen"
  },
  views: {
    "toast.accountSwitched": "Konto gewechselt",
    "toast.addressCopied": "Adresse kopiert",
    "toast.codeResent": "E‑Mail mit Code erneut gesendet",
    "toast.emailChanged": "E‑Mail geändert",
    "toast.linkCopied": "Link kopiert",
    "toast.walletAdded": "Neue Wallet hinzugefügt",
    "toast.transactionStarted": "Transaktion gestartet",
    "toast.walletDeleted": "Wallet gelöscht",
    "toast.walletDisconnected": "Wallet getrennt",
    "toast.walletSwitched": "Wallet gewechselt",
    "toast.approveLimit": "Bestätigen Sie die höhere Obergrenze in Ihrer Wallet",
    "toast.authenticating": "Wird authentifiziert…",
    "toast.confirmTransaction": "Bestätigen Sie die Transaktion in Ihrer Wallet",
    "view.AddFunds": "Aufladen",
    "view.WalletSend": "Senden",
    "money.ambiguous": "Meinen Sie {whole} oder {decimal}?",
    "money.grouped": "Bitte ohne Tausendertrennzeichen: 1000.5",
    "send.filledIn": "Von {app} ausgefüllt",
    "view.SmartSessionList": "Smart Sessions",
    "connecting.notInstalled": "{wallet} ist nicht installiert",
    "connecting.notHere": "{wallet} ist nicht auf dieser Seite",
    "connecting.notHereNext":
      "Installieren oder aktivieren Sie die Erweiterung und laden Sie die Seite neu. Oder wählen Sie eine andere Wallet.",
    "connecting.noWay": "Wir wissen nicht, wo es sie gibt. Wählen Sie eine andere Wallet.",
    "connecting.others": "Andere Wallet wählen",
    "connecting.install": "Installieren Sie sie, kommen Sie auf diese Seite zurück und verbinden Sie sich.",
    "connecting.haveIt": "Ich habe sie jetzt",
    "connecting.nothing": "Nichts passiert? Erneut öffnen",
    "connecting.behind": "Sie liegt vielleicht hinter diesem Fenster.",
    "connecting.here": "{wallet} ist da. Verbinden",
    "guide.install": "{wallet} installieren",
    "guide.installMore": "Laden Sie sie unten oder scannen Sie den QR-Code mit dem Handy.",
    "guide.installHere": "Laden Sie sie aus dem Store unten.",
    "guide.create": "Wallet erstellen oder importieren",
    "guide.createMore": "Geben Sie die Wiederherstellungsphrase niemandem.",
    "guide.back": "Hierher zurückkommen",
    "guide.backMore": "Diese Seite erkennt {wallet}. Falls nicht, laden Sie die Seite neu.",
    "guide.backAgain": "Wählen Sie {wallet} erneut, um sich zu verbinden.",
    "store.chrome": "Browser-Erweiterung",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Web-App",
    "store.home": "Website",
    "store.phone": "Handy",
    "downloads.stores": "Wo es sie gibt",
    "downloads.scan": "Scannen Sie diesen QR-Code mit dem Handy.",
    "multiChain.opens": "Ihr Konto auf {networks}",
    "allWallets.search": "Wallets suchen",
    "allWallets.none": "Keine Wallet namens „{text}“",
    "allWallets.noneNext": "Prüfen Sie die Schreibweise oder verbinden Sie eine beliebige Wallet mit einem QR-Code.",
    "allWallets.noneSpelling": "Prüfen Sie die Schreibweise.",
    "allWallets.clear": "Leeren",
    "allWallets.scan": "QR-Code scannen",
    "allWallets.missing": "Nicht in der Liste?",
    "allWallets.failed": "Die Liste lädt nicht",
    "allWallets.failedNext": "Wallets in diesem Browser funktionieren weiterhin.",
    "tag.installed": "Installiert",
    "signIn.preparing": "Wird vorbereitet",
    "signIn.lead": "Bei {site} anmelden",
    "signIn.why": "Ihre Signatur beweist, dass dieses Konto Ihnen gehört. Das ist kostenlos und bewegt kein Guthaben.",
    "signIn.statement": "Sie stimmen zu",
    "signIn.site": "Website",
    "signIn.account": "Konto",
    "signIn.network": "Netzwerk",
    "signIn.from": "Gültig ab",
    "signIn.until": "Gültig bis",
    "signIn.resources": "Ressourcen",
    "signIn.read": "Nachricht lesen",
    "signIn.cancel": "Abbrechen",
    "signIn.sign": "Anmelden",
    "signIn.approve": "In {wallet} bestätigen",
    "signIn.declined": "Sie haben abgelehnt. Sie sind noch nicht angemeldet.",
    "signIn.elsewhere": "Diese Anfrage gilt für eine andere Website",
    "signIn.elsewhereNext":
      "Es wurde nichts signiert. Wenn Sie nicht wissen, warum Sie das sehen, verlassen Sie diese Seite.",
    "signIn.must": "Anmelden oder abbrechen",
    "refused.title": "Sie haben abgelehnt",
    "refused.next": "Es wurde nichts freigegeben. Versuchen Sie es erneut, wenn Sie so weit sind.",
    "failed.away": "Der Dienst antwortet gerade nicht",
    "failed.noNetwork":
      "Die Wallet hat dieser Seite ihr Netzwerk nicht genannt. Öffnen Sie die Wallet, wählen Sie ein Netzwerk und versuchen Sie es erneut.",
    "locked.title": "{wallet} entsperren",
    "locked.next": "Öffnen Sie sie über die Symbolleiste des Browsers und geben Sie ihr Passwort ein.",
    "newcomer.learn": "Mehr erfahren",
    "newcomer.none": "Sie brauchen eine Wallet, um fortzufahren",
    "newcomer.noneNext": "Installieren Sie eine in diesem Browser oder öffnen Sie diese Seite im Browser einer Wallet.",
    "newcomer.compare": "Alle vergleichen",
    "newcomer.find": "Eine Wallet finden",
    "newcomer.haveOne": "Ich habe jetzt eine",
    "newcomer.notSeen": "Diese Seite sieht noch keine Wallet. Laden Sie sie nach der Installation neu.",
    "runs.both": "Browser und Handy",
    "runs.phone": "Nur Handy",
    "runs.browser": "Browser",
    "runs.web": "Website",
    "lesson.key": "Ihr Schlüssel für Websites",
    "lesson.keyMore": "Melden Sie sich damit an, statt für jede Website ein neues Passwort anzulegen.",
    "lesson.home": "Ein Ort für das, was Ihnen gehört",
    "lesson.homeMore": "Sie bewahrt Coins und Sammlerstücke auf. Nur Sie können sie bewegen.",
    "lesson.networks": "Funktioniert in vielen Netzwerken",
    "lesson.networksMore": "Eine Wallet kann Konten in vielen Netzwerken haben.",
    "lesson.system": "Ein gemeinsamer Computer",
    "lesson.systemMore": "Viele Computer führen dieselben Aufzeichnungen. Niemandem gehören alle.",
    "lesson.fees": "Jede Transaktion kostet eine Gebühr",
    "lesson.feesMore": "Sie zahlen sie im Coin des Netzwerks. Behalten Sie also etwas davon.",
    "lesson.record": "Offen für alle",
    "lesson.recordMore": "Ein Explorer zeigt jede Transaktion, die je ausgeführt wurde.",
    "lesson.gotIt": "Verstanden",
    "allWallets.more": "Mehr laden",
    "allWallets.loading": "Wallets werden geladen",
    "allWallets.count.one": "{count} Wallet",
    "allWallets.count.other": "{count} Wallets",
    "walletconnect.ways": "Wege zum Verbinden",
    "walletconnect.scan": "Mit {wallet} auf dem Handy scannen",
    "walletconnect.scanElsewhere": "Mit einem anderen Gerät scannen oder den Link kopieren",
    "walletconnect.code": "QR-Code für {wallet}",
    "walletconnect.making": "QR-Code wird vorbereitet",
    "walletconnect.makingLink": "Link wird vorbereitet",
    "walletconnect.copy": "Link kopieren",
    "walletconnect.copied": "Link kopiert",
    "walletconnect.expires": "Läuft in {seconds} s ab",
    "walletconnect.step1": "Wallet öffnen",
    "walletconnect.step2": "Auf „Scannen“ tippen",
    "walletconnect.step3": "Bestätigen",
    "walletconnect.noWallet": "Keine Wallet auf dem Handy?",
    "walletconnect.waits": "Bestätigen Sie dort und kommen Sie zurück. Diese Seite wartet auf Sie.",
    "walletconnect.openIt": "Öffnen",
    "walletconnect.expired": "Dieser Code ist abgelaufen",
    "walletconnect.refresh": "Neuen Code holen",
    "walletconnect.opened": "Die App ist offen. Bestätigen Sie dort und kommen Sie auf diese Seite zurück.",
    "walletconnect.notYet": "Noch nicht auf dem Handy?",
    "walletconnect.getIt": "Holen",
    "walletconnect.openHint": "Bestätigen Sie dort und kommen Sie zurück.",
    "walletconnect.openWeb": "Sie öffnet sich in einem neuen Tab. Diese Seite wartet auf Sie.",
    "walletconnect.open": "{wallet} öffnen",
    "walletconnect.openAgain": "{wallet} erneut öffnen",
    "walletconnect.browse": "{wallet} öffnet diese Seite im eigenen Browser. Verbinden Sie sich dort.",
    "walletconnect.failedNext": "Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    "walletconnect.refused": "Diese Seite ist nicht für QR-Codes eingerichtet",
    "walletconnect.refusedNext": "Wählen Sie eine andere Wallet, um fortzufahren.",
    "reach.qrcode": "QR-Code",
    "reach.mobile": "Handy",
    "reach.desktop": "Desktop",
    "reach.web": "Web",
    "reach.browser": "Browser",
    "reach.extension": "Erweiterung",
    "email.label": "E‑Mail",
    "account.editEmail": "E‑Mail-Adresse ändern",
    "account.signIn": "Angemeldet mit",
    "account.smart": "Smart Account",
    "account.runs": "Smart Account ({code}). In Ihrer Wallet können Sie das rückgängig machen.",
    "account.switchingType": "Konto wird gewechselt",
    "account.upgrade": "Wallet umstellen",
    "account.buy": "Kaufen",
    "account.swap": "Tauschen",
    "account.name": "Name",
    "account.copy": "Adresse kopieren",
    "account.copyFailed": "Kopieren fehlgeschlagen",
    "account.explorer": "Zum Explorer",
    "account.disconnect": "Trennen",
    "account.network": "Netzwerk",
    "account.sessions": "Apps, die für Sie handeln dürfen",
    "wallets.inUse": "Aktiv",
    "wallets.disconnect": "{wallet} trennen",
    "wallets.forget": "{wallet} vergessen",
    "wallets.add": "Weitere Wallet verbinden",
    "wallets.change": "Durch andere Wallet ersetzen",
    "wallets.changeNext": "{wallet} wird getrennt",
    "wallets.reconnecting": "Wird neu verbunden",
    "wallets.earlier": "Früher verwendet",
    "wallets.connect": "Mit {network} verbinden",
    "activeChain.lead": "Mit {network} fortfahren?",
    "activeChain.keep": "{wallet} bleibt verbunden. Sie können jederzeit zurückkehren.",
    "activeChain.connect":
      "{network} braucht eine eigene Wallet. Als Nächstes wählen Sie eine; {wallet} bleibt verbunden.",
    "activeChain.switch": "Zu {network} wechseln",
    "activeChain.stay": "Bei {network} bleiben",
    "namespace.eip155": "EVM-Netzwerke",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Guthaben",
    "account.balanceUnknown": "Guthaben unbekannt",
    "account.balanceLoading": "Guthaben wird geladen",
    "account.tokens": "Token",
    "account.nfts": "NFTs",
    "account.activity": "Aktivität",
    "account.noTokens": "Noch keine Token",
    "account.noTokensNext": "Was Sie empfangen, erscheint hier.",
    "account.uncovered": "Dieses Netzwerk wird hier nicht unterstützt",
    "account.uncoveredNext": "Ihre Token lassen sich hier nicht auflisten. Ihre Wallet zeigt sie.",
    "account.worthless": "{count} ohne Wert anzeigen",
    "account.hidden": "{count} ausgeblendet, vermutlich Spam",
    "account.lure": "Vermutlich Spam, zählt nicht mit",
    "account.unchecked": "Der Wert lässt sich nicht prüfen und zählt nicht mit",
    "account.tokensLoading": "Token werden geladen",
    "account.away": "Guthaben werden gerade nicht geladen.",
    "account.retryIn": "Erneut versuchen · {seconds} s",
    "account.asOf": "Stand {time}",
    "account.avatar": "Konto",
    "account.reconnecting": "Wird neu verbunden",
    "network.current": "Aktuell",
    "network.notServed": "Diese Wallet funktioniert in diesem Netzwerk nicht",
    "network.notGranted": "Von {wallet} nicht erlaubt",
    "network.switching": "In {wallet} bestätigen",
    "network.switchingNext": "Sie möchte zu {network} wechseln.",
    "network.unsupported": "Diese Seite nutzt {network} nicht",
    "network.unsupportedNext": "Ihre Wallet ist gerade dort. Wählen Sie ein Netzwerk, um fortzufahren.",
    "network.unknown": "Netzwerk {id}",
    "network.ownWallet": "Braucht eine Wallet für {namespace}",
    "network.testnet": "Testnetz",
    "network.failed": "Das Netzwerk wurde nicht gewechselt. Versuchen Sie es erneut.",
    "network.search": "Netzwerke suchen",
    "network.none": "Kein Netzwerk namens „{text}“",
    "network.count.one": "{count} Netzwerk",
    "network.count.other": "{count} Netzwerke",
    "plain.chain.none-requested": "Diese Wallet kennt die Netzwerke dieser Seite nicht",
    "plain.chain.not-supported": "Ihre Wallet kennt dieses Netzwerk nicht",
    "plain.chain.switch-failed": "Das Netzwerk wurde nicht gewechselt",
    "plain.chain.switch-rejected": "Sie haben abgelehnt",
    "plain.chain.unsupported": "Dieses Netzwerk unterstützt das nicht",
    "plain.connection.connector-not-found": "Diese Wallet ist nicht auf dieser Seite",
    "plain.connection.failed": "Die Wallet wurde nicht verbunden",
    "plain.connection.failed-to-find-connector": "Diese Wallet ist nicht mehr auf dieser Seite",
    "plain.connection.network-not-in-wallet": "Ihre Wallet hat dieses Netzwerk nicht freigegeben",
    "plain.connection.provider-not-found": "Die Wallet ist nicht erreichbar",
    "plain.connection.request-rejected": "Sie haben abgelehnt",
    "plain.connection.session-expired": "Die Verbindung ist abgelaufen",
    "plain.connection.sign-client-missing": "WalletConnect startet noch",
    "plain.http.bad-shape": "Der Dienst funktioniert gerade nicht",
    "plain.http.too-large": "Der Dienst funktioniert gerade nicht",
    "plain.walletconnect.method-not-granted": "Ihre Wallet hat das nicht erlaubt",
    "plain.name.needs-account": "Namen brauchen ein Konto in einem EVM-Netzwerk",
    "plain.name.not-registered": "{label} wurde nicht registriert",
    "plain.name.not-resolved": "Dieser Name konnte nicht nachgeschlagen werden",
    "plain.name.suggestions-failed":
      "Namen lassen sich gerade nicht prüfen. Sie können die Registrierung trotzdem versuchen.",
    "plain.onramp.host-unknown": "Dieser Anbieter lässt sich hier nicht öffnen",
    "plain.onramp.quote-failed": "Gerade gibt es keinen Preis",
    "plain.onramp.url-failed": "Die Seite des Anbieters wurde nicht geöffnet",
    "plain.session.revoke-failed": "Sie wurde nicht widerrufen und gilt weiter",
    "plain.siwx.not-started":
      "Die Anmeldung hat nicht begonnen, darum wurde Ihre Wallet getrennt. Verbinden Sie sie erneut, um sich anzumelden.",
    "plain.siwx.signing-failed": "Die Nachricht wurde nicht signiert",
    "plain.transaction.expired": "Diese Anfrage ist abgelaufen",
    "plain.transaction.not-allowed": "Diese Seite wollte etwas, das nicht erlaubt ist",
    "plain.transaction.page-framed": "Diese Seite wird in {origin} angezeigt",
    "plain.swap.not-supported": "In diesem Netzwerk ist kein Tausch möglich",
    "view.EmailLogin": "Weiter mit E‑Mail",
    "view.EmailVerifyOtp": "E‑Mail bestätigen",
    "view.EmailVerifyDevice": "Gerät registrieren",
    "view.UpdateEmailWallet": "E‑Mail ändern",
    "view.UpdateEmailPrimaryOtp": "Aktuelle E‑Mail bestätigen",
    "view.UpdateEmailSecondaryOtp": "Neue E‑Mail bestätigen",
    "view.UpgradeEmailWallet": "Wallet umstellen",
    "change.now": "Aktuell: {email}",
    "change.label": "Neue E‑Mail",
    "change.how":
      "Wir senden einen Code an Ihre aktuelle E‑Mail-Adresse, danach einen an die neue. Ihre Wallet-Adresse bleibt dieselbe.",
    "change.save": "Speichern",
    "change.enter": "Neue E‑Mail eingeben",
    "change.step": "Schritt {step} von 2",
    "change.toPrimary": "Code an Ihre aktuelle E‑Mail gesendet",
    "change.toSecondary": "Code an Ihre neue E‑Mail gesendet",
    "upgrade.title": "Verwahren Sie Ihre Schlüssel selbst",
    "upgrade.how":
      "Die sichere Website verwahrt den Schlüssel dieser Wallet. Dort können Sie ihn in eine Wallet übertragen, deren Schlüssel Sie selbst verwahren.",
    "upgrade.open": "Sichere Website öffnen",
    "upgrade.waits": "Warten auf die sichere Website",
    "email.title": "Wie lautet Ihre E‑Mail-Adresse?",
    "email.how": "Wir schicken Ihnen einen 6-stelligen Code.\nKein Passwort, keine Installation.",
    "email.send": "Code senden",
    "email.go": "Weiter",
    "email.or": "oder mit einer Wallet",
    "email.sending": "Code wird an {email} gesendet",
    "email.wallet": "Stattdessen eine Wallet verbinden",
    "code.title": "Code eingeben",
    "code.to": "Gesendet an",
    "code.label": "6-stelliger Code",
    "code.good": "10 Minuten gültig",
    "code.checking": "Code wird geprüft",
    "code.wrong": "Dieser Code stimmt nicht. Sehen Sie in unserer neuesten E‑Mail nach.",
    "code.newer": "Dieser Code ist nicht richtig. Ein neuerer Code wurde gesendet.",
    "code.again": "Erneut senden",
    "code.wait": "Erneut senden in {seconds} s",
    "device.title": "Dieses Gerät bestätigen",
    "device.how":
      "Öffnen Sie den Link, den wir an {email} gesendet haben, klicken Sie auf „Bestätigen“ und kommen Sie hierher zurück.",
    "device.again": "Neuen Link senden",
    "device.refused": "Der Link wurde abgelehnt",
    "device.old": "Dieser Link ist abgelaufen",
    "device.next": "Fordern Sie einen neuen Link an und bestätigen Sie ihn in der E‑Mail.",
    "ways.or": "oder",
    "ways.wallet": "Wallet verbinden",
    "view.ConnectSocials": "Alle sozialen Konten",
    "view.ConnectingSocial": "Anmelden",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Soziale Konten",
    "social.with": "Weiter mit {provider}",
    "social.more": "Weitere Anmeldewege",
    "social.none": "In diesem Browser funktioniert keine soziale Anmeldung.",
    "social.others": "Anderen Weg wählen",
    "social.title": "Mit {provider} anmelden",
    "social.waits": "Fahren Sie in dem geöffneten Fenster fort. Diese Seite sieht Ihr Passwort nie.",
    "social.leaves": "Sie werden zu {provider} weitergeleitet und kommen danach direkt zurück.",
    "social.show": "Fenster zeigen",
    "social.unseen":
      "Diese Seite kann das Fenster von {provider} nicht sehen. Schließen Sie dort ab und kommen Sie zurück.",
    "social.again": "Neu beginnen",
    "social.finishing": "Anmeldung wird abgeschlossen",
    "social.closed": "Das Fenster wurde geschlossen",
    "social.closedNext": "Öffnen Sie es erneut, um fortzufahren. Wenn Sie dort fertig waren, warten Sie einen Moment.",
    "social.blocked": "Ihr Browser hat das Fenster blockiert",
    "social.blockedNext": "Öffnen Sie es unten. Eventuell müssen Sie Pop-ups erlauben.",
    "social.open": "Fenster öffnen",
    "farcaster.code": "QR-Code für Farcaster",
    "farcaster.making": "QR-Code wird vorbereitet",
    "farcaster.scan": "Mit Farcaster auf dem Handy scannen",
    "farcaster.open": "Farcaster öffnen",
    "farcaster.approve": "Bestätigen Sie in Farcaster und kommen Sie hierher zurück.",
    "farcaster.old": "Dieser Code ist abgelaufen",
    "farcaster.again": "Neuen Code holen",
    "plain.embedded.frame-load-failed": "E‑Mail funktioniert gerade nicht",
    "plain.embedded.frame-load-timed-out": "E‑Mail funktioniert gerade nicht",
    "plain.embedded.frame-request-timed-out": "Das hat zu lange gedauert",
    "plain.embedded.social-timed-out": "Das hat zu lange gedauert",
    "plain.embedded.social-not-started": "Die Anmeldung hat nicht begonnen",
    "plain.embedded.social-uri-failed": "Die Anmeldung hat nicht begonnen",
    "plain.embedded.farcaster-failed": "Farcaster hat die Anmeldung nicht bestätigt",
    "plain.embedded.frame-answer-misfit": "Das hat nicht geklappt",
    "plain.embedded.frame-error-unknown": "Das hat nicht geklappt",
    "plain.embedded.untrusted-origin": "E‑Mail ist auf dieser Seite nicht verfügbar",
    "plain.embedded.unverified-domain": "E‑Mail ist auf dieser Seite nicht verfügbar",
    "view.ApproveTransaction": "Transaktion bestätigen",
    "view.SmartSessionCreated": "Smart Session erstellt",
    "view.WalletSendSelectToken": "Token wählen",
    "view.WalletSendPreview": "Überweisung prüfen",
    "view.WalletSendConfirmed": "Senden",
    "receive.code": "QR-Code Ihrer Adresse",
    "receive.copied": "Kopiert",
    "receive.noteEvm": "Senden Sie an diese Adresse nur Werte auf {network} und anderen EVM-Netzwerken.",
    "receive.note": "Senden Sie an diese Adresse nur Werte auf {network}.",
    "receive.noteOrdinal":
      "Senden Sie an diese Adresse nur Inscriptions von {network}. Nutzen Sie für Zahlungen die andere Adresse.",
    "receive.purposes": "Adressen",
    "receive.payment": "Zahlungen",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Gesendet",
    "activity.sentNow": "Wird gesendet",
    "activity.sentFailed": "Senden fehlgeschlagen",
    "activity.received": "Empfangen",
    "activity.receivedNow": "Wird empfangen",
    "activity.receivedFailed": "Nicht empfangen",
    "activity.swapped": "Getauscht",
    "activity.swappedNow": "Wird getauscht",
    "activity.swappedFailed": "Tausch fehlgeschlagen",
    "activity.minted": "Geprägt",
    "activity.mintedNow": "Wird geprägt",
    "activity.mintedFailed": "Prägen fehlgeschlagen",
    "activity.allowed": "Erlaubt",
    "activity.allowedNow": "Wird erlaubt",
    "activity.allowedFailed": "Nicht erlaubt",
    "activity.called": "Smart Contract aufgerufen",
    "activity.calledNow": "Smart Contract wird aufgerufen",
    "activity.calledFailed": "Aufruf fehlgeschlagen",
    "activity.loading": "Aktivität wird geladen",
    "activity.none": "Noch keine Aktivität",
    "activity.noneNext": "Was Sie senden und empfangen, erscheint hier.",
    "activity.away": "Die Aktivität lädt gerade nicht",
    "activity.unmoved": "Es wurde nichts bewegt",
    "activity.waits": "Wartet",
    "activity.for": "{given} gegen {gained}",
    "activity.to": "An {who}",
    "activity.from": "Von {who}",
    "activity.with": "Mit {who}",
    "activity.new": "Ein neuer Smart Contract",
    "activity.toSelf": "An Ihr eigenes Konto",
    "activity.batch": "Mehrere Schritte zugleich",
    "activity.more": "und {count} weitere",
    "activity.moved": "Bewegt",
    "progress.sendFailed": "{amount}: nicht gesendet",
    "progress.swapping": "{from} wird gegen {to} getauscht",
    "progress.swapped": "{from} gegen {to} getauscht",
    "progress.swapFailed": "{from}: nicht getauscht",
    "activity.again": "Erneut senden",
    "activity.yesterday": "Gestern",
    "activity.today": "Heute, {time}",
    "activity.here": "Von dieser Seite gesendet",
    "activity.notCovered":
      "Für dieses Netzwerk ist kein Verlauf verfügbar. Was Sie von dieser Seite senden, erscheint hier.",
    "activity.hidden": "{count} ausgeblendet, vermutlich Spam",
    "activity.notYours": "Das waren nicht Sie. Kopieren Sie die Adresse nicht.",
    "activity.unproven": "Es ist nicht bekannt, ob Sie das waren. Kopieren Sie die Adresse nicht.",
    "activity.foreign": "Von einer anderen Adresse",
    "activity.when": "Wann",
    "activity.party": "Mit",
    "activity.hash": "Transaktion",
    "activity.copyHash": "Kopieren",
    "nfts.loading": "Sammlerstücke werden geladen",
    "nfts.none": "Noch keine Sammlerstücke",
    "nfts.noneNext": "In Ihrer letzten Aktivität war keines dabei.",
    "nfts.source": "Aus Ihrer Aktivität",
    "nfts.back": "Ältere anzeigen",
    "nfts.unnamed": "Ohne Titel",
    "nfts.count": "×{count}",
    "send.amount": "Betrag",
    "send.have": "Sie haben {balance}",
    "send.unknown": "Guthaben unbekannt",
    "send.to": "An",
    "send.receiver": "Adresse oder Name",
    "send.paste": "Einfügen",
    "send.clear": "Empfänger entfernen",
    "send.earlier": "Bereits gesendet an",
    "send.fee": "Netzwerkgebühr",
    "send.feeAbout": "Etwa {fee}",
    "send.feeData": "Etwa {fee} und die Datengebühr des Netzwerks",
    "send.feeMost": "Höchstens {fee}",
    "send.feeMargin": "Höchstens {fee}, mit Spielraum für die Datengebühr",
    "send.feeUnknown": "Gebühr unbekannt",
    "send.keeps": "Lässt {fee} für die Gebühr übrig",
    "send.review": "Prüfen",
    "money.checking": "Wird geprüft",
    "send.enterAmount": "Betrag eingeben",
    "send.chooseReceiver": "Empfänger eingeben",
    "money.addFunds": "Nicht genug {symbol} · Aufladen",
    "send.notEnough": "Nicht genug {symbol}",
    "send.misfit": "Geben Sie einen Betrag in {symbol} über 0 mit höchstens {decimals} Dezimalstellen ein",
    "send.none": "Noch nichts zum Senden",
    "send.noneNext": "Was Sie empfangen, können Sie hier senden.",
    "send.yours": "Ihre Token auf {network}",
    "send.from": "Von",
    "send.network": "Netzwerk",
    "send.rent": "Eröffnung des {symbol}-Kontos",
    "send.total": "Gesamt",
    "send.final":
      "Transaktionen lassen sich nicht rückgängig machen. Prüfen Sie den Namen und die letzten vier Zeichen.",
    "send.tickFirst": "Zum Senden Kästchen ankreuzen",
    "send.press": "{amount} senden",
    "send.approve": "In {wallet} bestätigen",
    "screen.warns": "{site} warnt: {reason}",
    "screen.warnsOnly": "{site} warnt vor dieser Anfrage",
    "send.cancel": "Abbrechen",
    "send.declined": "In {wallet} abgelehnt. Es wurde nichts gesendet.",
    "send.own": "Das ist Ihre eigene Adresse.",
    "send.contract": "Das ist ein Smart Contract. Stellen Sie sicher, dass er {symbol} verwahren kann.",
    "send.contractTick": "Ich habe verstanden",
    "send.alike": "Diese Adresse sieht aus wie eine, die Sie kennen, ist aber eine andere.",
    "send.alikeTick": "Geprüft: Es ist eine andere Adresse",
    "send.moved": "{name} hatte eine andere Adresse, als Sie zuletzt dorthin gesendet haben.",
    "send.movedTick": "Ich habe die neue Adresse beim Empfänger geprüft",
    "send.thisOne": "Diese Adresse",
    "send.knownOne": "Die bekannte Adresse",
    "send.sending": "{amount} wird gesendet",
    "send.sent": "{amount} gesendet",
    "send.failed": "Fehlgeschlagen",
    "send.toWhom": "An {who}.",
    "send.done": "Fertig",
    "send.another": "Weitere senden",
    "approve.asks": "{site} bittet Sie, dies zu bestätigen",
    "approve.asksYou": "bittet Sie, dies zu bestätigen",
    "approve.loading": "Anfrage wird gelesen",
    "decision.asked": "Die Website mit Ihrem Schlüssel liest die Anfrage",
    "decision.read": "Lesen Sie die Anfrage und bestätigen Sie sie oder lehnen Sie sie ab",
    "decision.decided": "Warten auf die Website mit Ihrem Schlüssel",
    "approve.tickFirst": "Zum Bestätigen Kästchen ankreuzen",
    "approve.approve": "Bestätigen",
    "approve.reject": "Ablehnen",
    "approve.none": "Nichts zu bestätigen",
    "approve.noneNext": "Anfragen dieser Seite erscheinen zuerst hier.",
    "approve.more.one": "{count} weitere wartet",
    "approve.more.other": "{count} weitere warten",
    "approve.changes": "Was sich in Ihrem Konto ändert",
    "approve.noChanges": "Wir konnten nicht ermitteln, was sich in Ihrem Konto ändert.",
    "approve.account": "Von",
    "approve.network": "Netzwerk",
    "approve.details": "Details für Fachleute",
    "approve.tick": "Ich verstehe das Risiko",
    "approve.tickUnread": "Ich vertraue dieser Website, auch wenn das nicht lesbar ist",
    "approve.unreadParts":
      "Mehrere Teile dieser Anfrage sind nicht lesbar ({count}). Fahren Sie nur fort, wenn Sie dieser Website vertrauen.",
    "approve.window": "In eigenem Fenster öffnen",
    "approve.ended": "Es wurde nichts gesendet. Beginnen Sie auf der Seite erneut.",
    "sessions.loading": "Smart Sessions werden geladen",
    "sessions.none": "Keine App darf für Sie handeln",
    "sessions.noneNext":
      "Apps, die Sie selbstständig handeln lassen, erscheinen hier. Sie können das jederzeit beenden.",
    "sessions.away": "Smart Sessions konnten nicht geladen werden",
    "sessions.until": "Bis {date}",
    "sessions.expired": "Abgelaufen am {date}",
    "sessions.revoked": "Widerrufen am {date}",
    "sessions.end": "Widerrufen",
    "sessions.ask": "Widerrufen?",
    "sessions.keep": "Behalten",
    "sessions.ending": "In {wallet} bestätigen",
    "sessions.created": "Sie kann jetzt für Sie handeln",
    "sessions.createdNext": "Bis {date} und innerhalb dieser Grenzen. Sie können es jederzeit beenden.",
    "sessions.unused": "Sie wurde gewährt, ist aber nicht nutzbar",
    "sessions.unusedNext":
      "Ihre Wallet hat sie gewährt, aber die App konnte nicht beginnen. Widerrufen Sie sie und versuchen Sie es erneut.",
    "sessions.all": "Smart Sessions anzeigen",
    "money.token": "Token",
    "money.chooseToken": "Token wählen",
    "money.readFirst": "Zuerst die Warnung lesen",
    "money.checkAmount": "Betrag prüfen",
    "money.max": "Max.",
    "money.feePaid": "Zahlt diese Website",
    "money.feePaidCheck": "Zeigt {wallet} eine Gebühr, lehnen Sie dort ab.",
    "money.feeUnsupported": "{wallet} lässt diese Website nicht zahlen. Sie zahlen die Gebühr.",
    "money.feeIgnored":
      "{wallet} hat das Angebot dieser Website nicht genutzt, die Gebühr zu zahlen. Sie zahlen die Gebühr.",
    "money.feeRefused": "Diese Website zahlt hierfür nicht. Sie zahlen die Gebühr.",
    "money.feeUnavailable": "Der Zahlungsdienst dieser Website ist gerade nicht nutzbar. Sie zahlen die Gebühr.",
    "money.search": "Token suchen",
    "money.noToken": "Kein Token passt zu „{text}“",
    "money.noTokenNext": "Prüfen Sie die Schreibweise oder fügen Sie die Adresse des Tokens ein.",
    "money.explorer": "Zum Explorer",
    "receipt.pending": "Warten auf {network}",
    "receipt.sent": "Gesendet. Ihre Wallet meldet sich, wenn es angekommen ist.",
    "receipt.done": "Angekommen.",
    "receipt.arrived.one": "In {count} Sekunde angekommen.",
    "receipt.arrived.other": "In {count} Sekunden angekommen.",
    "receipt.fee": "Gebühr {fee}.",
    "receipt.failed": "Das Netzwerk hat sie abgelehnt. Nur die Gebühr wurde abgezogen.",
    "receipt.failedFor": "Das Netzwerk hat sie abgelehnt: {reason}. Nur die Gebühr wurde abgezogen.",
    "receipt.repriced": "Mit anderer Gebühr erneut gesendet.",
    "receipt.canceled": "Abgebrochen",
    "receipt.canceledNext": "Sie haben sie in Ihrer Wallet ersetzt. Nichts wurde gesendet.",
    "receipt.replaced": "Ersetzt",
    "receipt.replacedBy": "Eine andere Transaktion kam an ihre Stelle.",
    "receipt.dropped":
      "Das Netzwerk kennt sie nicht mehr. Sie kann wieder auftauchen; es wurde nichts erneut gesendet.",
    "receipt.partly": "Einige der Schritte wurden wirksam.",
    "receipt.details": "Einzelheiten",
    "receipt.block": "Blocknummer",
    "receipt.step": "Schritt {number} wurde wirksam",
    "receipt.stepFailed": "Schritt {number} blieb ohne Wirkung",
    "view.Swap": "Tauschen",
    "view.SwapSelectToken": "Token wählen",
    "view.SwapPreview": "Tausch prüfen",
    "swap.pay": "Sie zahlen",
    "swap.get": "Sie erhalten",
    "swap.getAbout": "Sie erhalten etwa",
    "swap.have": "Sie haben {amount}",
    "swap.unknown": "Guthaben unbekannt",
    "swap.turn": "Richtung umkehren",
    "swap.rate": "Kurs",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "Mindestens",
    "swap.impact": "Preiseinfluss",
    "swap.impactUnknown": "Unbekannt",
    "swap.fee": "Netzwerkgebühr",
    "swap.feeUnknown": "Unbekannt",
    "swap.slippage": "Max. Slippage",
    "swap.slippageOwn": "Eigene",
    "swap.slippageHigh": "Sie könnten viel weniger erhalten als angeboten",
    "swap.review": "Tausch prüfen",
    "swap.enter": "Betrag eingeben",
    "swap.choose": "Token wählen",
    "swap.checkSlippage": "Slippage prüfen",
    "swap.noPrice": "Gerade kein Preis",
    "swap.quoting": "Preis wird abgerufen",
    "swap.paused": "Preise angehalten",
    "swap.refresh": "Aktualisieren",
    "swap.misfit": "Geben Sie einen Betrag in {symbol} über 0 mit höchstens {decimals} Dezimalstellen ein",
    "swap.tooMuch": "Sie haben {balance}",
    "swap.noFee": "Nicht genug {coin} für die Gebühr",
    "swap.works": "Tauschen können Sie in diesen Netzwerken",
    "swap.yours": "Ihre Token auf {network}",
    "swap.suggested": "Vorgeschlagen",
    "swap.popular": "Beliebt",
    "swap.all": "Alle",
    "swap.goodFor": "Dieser Kurs gilt noch {seconds} s",
    "swap.expired": "Neuer Kurs wird abgerufen",
    "swap.allow": "Erlaubnis für {spender}",
    "swap.allowExact": "Nur für diesen Tausch: {amount}",
    "swap.allowAll": "Alle Ihre {symbol}, jetzt und später",
    "swap.allowAllNext": "{spender} darf ab jetzt alle Ihre {symbol} nehmen.",
    "swap.spender": "Wer es nehmen darf",
    "swap.together": "Beide Schritte in einem",
    "swap.ready": "Beide Schritte in einem",
    "swap.readyNext": "Ihre Wallet wird zuerst darum bitten, Ihr Konto zu einem Smart Account zu machen.",
    "swap.steps": "Schritte",
    "swap.stepBack": "Alte Erlaubnis aufheben",
    "swap.stepAllow": "Erlauben",
    "swap.stepSwap": "Tauschen",
    "swap.tick": "Trotzdem tauschen",
    "swap.impactHigh": "Sie verlieren {impact} von dem, was Sie zahlen.",
    "swap.impactNone": "Ihr Verlust ist unbekannt: Ein Preis fehlt.",
    "swap.unproven": "Das Minimum dieses Dienstes konnte nicht geprüft werden.",
    "swap.tickFirst": "Zum Tauschen Kästchen ankreuzen",
    "swap.press": "Tauschen",
    "swap.proving": "Es wird geprüft, was Sie erhalten",
    "swap.approve": "In {wallet} bestätigen",
    "swap.twoSteps": "In zwei Schritten ausführen",
    "swap.left": "{spender} darf noch {amount} nehmen.",
    "swap.takeBack": "Erlaubnis aufheben",
    "swap.again": "Neuer Preis",
    "swap.following": "{from} wird gegen {to} getauscht",
    "swap.done": "{from} gegen {to} getauscht",
    "plain.swap.not-started": "Tauschen funktioniert gerade nicht",
    "plain.swap.insufficient-liquidity": "So viel verkauft gerade niemand",
    "plain.swap.not-built": "Der Tausch konnte nicht vorbereitet werden",
    "plain.swap.approval-not-built": "Der Tausch konnte nicht vorbereitet werden",
    "plain.swap.allowance-failed": "Der Tausch konnte nicht vorbereitet werden",
    "swap.failed": "Der Tausch ist fehlgeschlagen",
    "swap.close": "Fertig",
    "view.OnRampProviders": "Kaufen",
    "view.OnRampTokenSelect": "Token wählen",
    "view.OnRampFiatSelect": "Währung wählen",
    "view.BuyInProgress": "Kaufen",
    "view.WhatIsABuy": "So funktioniert Kaufen",
    "view.ChooseAccountName": "Name wählen",
    "view.RegisterAccountName": "Name wählen",
    "view.RegisterAccountNameSuccess": "Ihr Name",
    "funds.how": "Wie möchten Sie Ihr Konto aufladen?",
    "funds.need": "Sie brauchen {amount}",
    "funds.to": "An {account} auf {network}",
    "funds.elsewhere": "Sie sind auf {current}. Wechseln Sie zu {network}, um dort aufzuladen.",
    "funds.buy": "Mit Karte oder Bank kaufen",
    "funds.buyNext": "Ein Anbieter liefert an Ihr Konto",
    "funds.receiveNext": "Von einer Wallet oder Börse",
    "view.FundsFromWallet": "Andere Wallet",
    "view.FundsPreview": "Überweisung prüfen",
    "funds.wallet": "Aus einer Wallet auf diesem Gerät",
    "funds.walletNext": "Zahlt einmal und bleibt nicht verbunden",
    "funds.once": "Die Wallet zahlt nur diese Überweisung. Sie ersetzt nicht die, die Sie verwenden.",
    "funds.yours": "Ihr Konto",
    "funds.noWallet": "Keine andere Wallet gefunden",
    "funds.noWalletNext": "Installieren Sie eine in diesem Browser oder wählen Sie einen anderen Weg.",
    "funds.added": "{amount} aufgeladen",
    "funds.released": "Bezahlt von {wallet}, nicht mehr verbunden.",
    "funds.opening": "{name} wird geöffnet",
    "funds.none": "Hier können Sie Ihr Konto nicht aufladen",
    "funds.noneNext": "Fragen Sie die Betreiber dieser Website.",
    "buy.loading": "Kaufbare Token werden geladen",
    "buy.none": "Auf {network} ist kein Kauf möglich",
    "buy.noneNext": "Versuchen Sie es auf {networks}.",
    "buy.builtIn": "Die ganze Liste lädt gerade nicht. Diese können Sie kaufen.",
    "buy.currency": "Mit {currency} zahlen",
    "buy.amount": "Betrag in {currency}",
    "buy.about": "Etwa {amount}",
    "buy.quoting": "Preis wird abgerufen",
    "buy.estimate": "Nur eine Schätzung. Der endgültige Preis steht auf der Seite des Anbieters.",
    "buy.quick": "Beträge",
    "buy.on": "Auf {network}",
    "buy.ways": "Zahlungsarten",
    "buy.payWith": "Zahlungsart: {way}",
    "buy.way.card": "Karte",
    "buy.way.ach_bank_account": "Bankkonto",
    "buy.limits": "{min} bis {max}",
    "buy.providers": "Anbieter",
    "buy.fees": "Gebühren {range}",
    "buy.enter": "Betrag eingeben",
    "buy.continue": "Weiter mit {provider}",
    "buy.opens":
      "Der Anbieter öffnet sich in einem neuen Fenster und verkauft Ihnen die Token. Diese Seite sieht Ihre Karte nie.",
    "buy.noProvider": "Hier ist kein Anbieter verfügbar",
    "buy.search": "Suchen",
    "buy.noMatch": "Keine Ergebnisse für „{text}“",
    "buy.finish": "Im Fenster von {provider} abschließen",
    "buy.finishNext": "{provider} sendet {token} an {address}.",
    "buy.again": "Erneut öffnen",
    "buy.arrived": "{token} ist angekommen",
    "buy.late": "Es kann einige Minuten dauern",
    "buy.lateNext": "Sie können dieses Fenster schließen. Ihr Guthaben wird aktualisiert.",
    "buy.done": "Fertig",
    "lesson.buy": "Mit Karte zahlen, Token erhalten",
    "lesson.buyMore": "Sie zahlen in Ihrer Währung und erhalten Token auf Ihrem Konto.",
    "lesson.pay": "Ein Anbieter verkauft sie",
    "lesson.payMore": "Sie zahlen auf seiner Seite, mit Karte oder per Bank. Diese Seite sieht Ihre Karte nie.",
    "lesson.check": "Vor dem Bezahlen prüfen",
    "lesson.checkMore":
      "Auf der Seite des Anbieters stehen der Preis, die Gebühren und Ihre Adresse. Prüfen Sie sie dort.",
    "name.lead": "Wählen Sie einen Namen für {address}",
    "name.leadNext": "Freunde können an diesen Namen senden. Mindestens 4 Buchstaben, Ziffern oder Bindestriche.",
    "name.field": "Name",
    "name.checking": "{name} wird geprüft",
    "name.free": "{name} ist verfügbar",
    "name.taken": "{name} ist vergeben",
    "name.alsoFree": "Auch verfügbar",
    "name.short": "Mindestens 4 Zeichen",
    "name.characters": "Nur Buchstaben, Ziffern und Bindestriche",
    "name.enter": "Namen wählen",
    "name.another": "Anderen Namen wählen",
    "name.register": "Registrieren",
    "name.approve": "In {wallet} bestätigen",
    "name.registering": "Wird registriert",
    "name.read": "Nachricht lesen",
    "name.why": "Ihre Wallet signiert den Namen und die Zeit. Das ist kostenlos und bewegt kein Guthaben.",
    "name.declined": "Sie haben abgelehnt. Es wurde nichts registriert.",
    "name.noEvm": "Namen gibt es für Konten in EVM-Netzwerken. Wechseln Sie zu einem, um einen Namen zu wählen.",
    "name.yours": "Sie sind {name}",
    "name.yoursNext": "Freunde können jetzt an diesen Namen senden."
  },
  failures: {
    "account.not-found": [
      "Konto nicht gefunden",
      "Dieses Konto ist nicht verbunden. Verbinden Sie die Wallet, zu der es gehört, und versuchen Sie es erneut."
    ],
    "activity.failed": [
      "Transaktionen nicht abrufbar",
      "Die Transaktionen konnten nicht geladen werden. Versuchen Sie es später erneut; ein Explorer des Netzwerks zeigt sie auch."
    ],
    "chain.network-not-found": [
      "Netzwerk nicht gefunden",
      "Das Netzwerk ist nicht eingerichtet. Fügen Sie es der Option `networks` hinzu oder fragen Sie ein eingerichtetes an."
    ],
    "chain.none-requested": [
      "Die Wallet unterstützt keines der gewünschten Netzwerke",
      "Wählen Sie eine andere Wallet oder ein anderes Netzwerk."
    ],
    "chain.not-supported": [
      "Netzwerk nicht unterstützt",
      "Fügen Sie das Netzwerk in den Einstellungen der Wallet hinzu oder wählen Sie ein anderes."
    ],
    "chain.switch-failed": [
      "Netzwerk nicht gewechselt",
      "Öffnen Sie die Wallet, sehen Sie nach, ob sie eine Anfrage zeigt, und versuchen Sie es erneut."
    ],
    "chain.switch-rejected": ["Wechsel abgelehnt", "Es hat sich nichts geändert; versuchen Sie es jederzeit erneut."],
    "chain.unsupported": ["Netzwerk nicht unterstützt", "Wechseln Sie das Netzwerk und versuchen Sie es erneut."],
    "chain.unsupported-namespace": [
      "Netzwerkart nicht unterstützt: {namespace}",
      "Das Kit unterstützt eip155, solana, polkadot, bip122 und cosmos. Verwenden Sie ein Netzwerk einer dieser Arten."
    ],
    "config.both-sign-ins": [
      "siweConfig und siwx gehen nicht zugleich",
      "Die Anmeldung wurde zweimal eingerichtet. Behalten Sie `siwx` und entfernen Sie `siweConfig`, die ältere Form davon."
    ],
    "config.invalid": [
      "Option `{field}`: {expected}",
      "Eine oder mehrere Optionen des Kits sind falsch, daher ist es nicht gestartet. Zu jeder ist der erwartete Wert angegeben: Korrigieren Sie die Optionen und starten Sie neu."
    ],
    "config.invalid-project-id": [
      "Ungültige Projekt-ID",
      "Der Dienst kennt diese Projekt-ID nicht. Vergleichen Sie sie mit der in den Projekteinstellungen."
    ],
    "config.multi-wallet-not-enabled": [
      "Mehrere Wallets sind nicht aktiviert",
      "Mehrere Wallets zugleich brauchen die Funktion multiWallet. Schalten Sie sie in den Projekteinstellungen ein."
    ],
    "config.origin-not-allowed": [
      "Herkunft nicht erlaubt",
      "Die Herkunft dieser Seite steht nicht auf der Liste des Projekts. Fügen Sie sie in den Projekteinstellungen bei den erlaubten Domains hinzu."
    ],
    "config.rate-limited": [
      "Zu viele Anfragen",
      "Die Projektkonfiguration wurde zu oft abgefragt. Das Kit fährt mit lokalen Einstellungen fort; versuchen Sie es in einigen Minuten erneut."
    ],
    "config.server-error": [
      "Serverfehler",
      "Die Projektkonfiguration konnte wegen eines Fehlers des Dienstes nicht abgerufen werden. Das Kit fährt mit lokalen Einstellungen fort; versuchen Sie es später erneut."
    ],
    "connection.connector-not-found": [
      "Wallet nicht gefunden",
      "Prüfen Sie, ob ihre Erweiterung installiert und aktiviert ist, laden Sie die Seite neu und versuchen Sie es erneut."
    ],
    "connection.failed": [
      "Verbindung nicht möglich",
      "Die Wallet hat dieser Seite kein Konto gezeigt. Öffnen und entsperren Sie die Wallet und versuchen Sie es erneut."
    ],
    "connection.failed-to-disconnect-chains": [
      "Trennen der Netzwerke fehlgeschlagen: {reason}",
      "Eine oder mehrere Wallets wurden nicht getrennt. Versuchen Sie es erneut, oder entfernen Sie diese Seite in den Wallets selbst."
    ],
    "connection.network-not-in-wallet": [
      "Netzwerk nicht unterstützt",
      "Es wurde nichts gesendet. Wechseln Sie in der Wallet dorthin oder verbinden Sie sich erneut und erlauben Sie es."
    ],
    "connection.not-connected": [
      "Zuerst eine Wallet verbinden",
      "Dafür wird ein Konto gebraucht. Verbinden Sie zuerst eine Wallet."
    ],
    "connection.rejected": [
      "Verbindung abgelehnt",
      "Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts freigegeben; versuchen Sie es jederzeit erneut."
    ],
    "connection.request-failed": [
      "Die Wallet konnte das nicht ausführen",
      "Die Wallet hat mit einem Fehler geantwortet. Öffnen Sie sie, um zu sehen, was sie meldet, und versuchen Sie es erneut."
    ],
    "connection.request-rejected": [
      "Anfrage abgelehnt",
      "Es wurde nichts gesendet. Versuchen Sie es erneut, wenn Sie so weit sind."
    ],
    "connection.session-expired": [
      "Sitzung abgelaufen",
      "Prüfen Sie, ob die Uhr dieses Geräts richtig geht, und verbinden Sie sich erneut."
    ],
    "connection.wallet-busy": [
      "Öffnen Sie Ihre Wallet, um fortzufahren",
      "Ihre Wallet ist gesperrt oder zeigt bereits eine Anfrage. Öffnen Sie sie, erledigen oder verwerfen Sie diese Anfrage und versuchen Sie es erneut."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect nicht gefunden",
      "WalletConnect ist nicht eingerichtet. Geben Sie eine `projectId` an und lassen Sie `enableWalletConnect` eingeschaltet."
    ],
    "embedded.aborted": [
      "Etwas ist schiefgegangen",
      "Die eingebettete Wallet hat die aktuelle Anfrage abgebrochen. Es wurde nichts gesendet; versuchen Sie es erneut."
    ],
    "embedded.device-not-approved": [
      "Dieses Gerät wurde nicht bestätigt.",
      "Der Link in der E‑Mail wurde abgelehnt oder ist zu alt. Fordern Sie einen neuen an."
    ],
    "embedded.email-cooldown": [
      "Versuchen Sie es in {seconds} Sekunden erneut",
      "Gerade wurde ein Code gesendet. Sehen Sie in Ihren Posteingang oder warten Sie, bis Sie einen neuen anfordern können."
    ],
    "embedded.email-misfit": [
      "Geben Sie eine gültige E‑Mail-Adresse ein",
      "Das sieht nicht wie eine E‑Mail-Adresse aus. Schreiben Sie sie wie name@example.com."
    ],
    "embedded.email-taken": [
      "Diese E‑Mail-Adresse gehört zu einer anderen Wallet.",
      "Es wurde nichts geändert. Geben Sie eine E‑Mail-Adresse ein, die hier noch nicht verwendet wird."
    ],
    "embedded.email-unchanged": [
      "Das ist Ihre aktuelle E‑Mail-Adresse.",
      "Es wurde nichts geändert. Geben Sie die neue E‑Mail-Adresse ein."
    ],
    "embedded.farcaster-failed": ["Keine Verbindung zu Farcaster", "Öffnen Sie die App und versuchen Sie es erneut."],
    "embedded.frame-answer-misfit": [
      "Ein Fehler ist aufgetreten",
      "Versuchen Sie es erneut oder melden Sie sich neu an."
    ],
    "embedded.frame-error": [
      "{reason}",
      "Die eingebettete Wallet konnte das nicht ausführen. Versuchen Sie es erneut oder melden Sie sich neu an."
    ],
    "embedded.frame-error-unknown": [
      "Ein Fehler ist aufgetreten",
      "Versuchen Sie es erneut oder melden Sie sich neu an."
    ],
    "embedded.frame-load-failed": [
      "Die Anmeldung per E‑Mail konnte nicht geladen werden",
      "Prüfen Sie Ihre Verbindung und mögliche Blocker, oder verbinden Sie eine Wallet."
    ],
    "embedded.frame-load-timed-out": [
      "Netzwerkfehler: Eingebettete Wallet nicht geladen",
      "Prüfen Sie Ihre Verbindung und mögliche Blocker und versuchen Sie es später erneut."
    ],
    "embedded.frame-request-timed-out": [
      "Die eingebettete Wallet brauchte zu lange",
      "Prüfen Sie Ihre Verbindung und versuchen Sie es später erneut."
    ],
    "embedded.frame-storage-blocked": [
      "Ihr Browser speichert für diese Anmeldung nichts: Sie endet, wenn Sie die Seite verlassen.",
      "Der Browser lässt den Frame der Wallet auf dieser Seite nichts speichern. Sie bleiben angemeldet, bis Sie die Seite verlassen; erlauben Sie der Website der Wallet, Daten zu speichern, um länger angemeldet zu bleiben."
    ],
    "embedded.no-auth-connector": [
      "Anmeldung nicht eingerichtet",
      "Die Anmeldung per E‑Mail oder sozialem Konto ist nicht eingerichtet. Geben Sie eine `projectId` an und aktivieren Sie eines davon, oder verbinden Sie eine Wallet."
    ],
    "embedded.not-email-or-social": [
      "Nicht per E‑Mail oder sozialem Konto verbunden",
      "Das geht nur mit Konten, die per E‑Mail oder sozialem Konto erstellt wurden. Melden Sie sich mit einem davon an."
    ],
    "embedded.otp-expired": [
      "Dieser Code ist zu alt.",
      "Ein Code gilt zehn Minuten. Fordern Sie einen neuen an und geben Sie ihn gleich ein."
    ],
    "embedded.otp-rejected": [
      "Ungültiger Code",
      "Der Code stimmt nicht mit dem gesendeten überein. Sehen Sie in der neuesten E‑Mail nach oder fordern Sie einen neuen Code an."
    ],
    "embedded.otp-tries-spent": [
      "Zu viele Versuche. Fordern Sie einen neuen Code an.",
      "Der Code wurde zu oft falsch eingegeben und gilt nicht mehr. Fordern Sie einen neuen an."
    ],
    "embedded.popup-blocked": [
      "Anmeldefenster nicht geöffnet",
      "Der Browser hat das Anmeldefenster nicht geöffnet. Erlauben Sie Pop-up-Fenster für diese Seite und klicken Sie erneut auf die Schaltfläche."
    ],
    "embedded.popup-closed": ["Fenster geschlossen", "Öffnen Sie es erneut, um fortzufahren."],
    "embedded.popup-not-created": [
      "Anmeldefenster nicht erstellt",
      "Das Anmeldefenster konnte nicht erstellt werden. Schließen Sie andere Fenster dieser Seite und versuchen Sie es erneut."
    ],
    "embedded.request-aborted": [
      "Die Anfrage wurde abgebrochen",
      "Die Anfrage wurde zurückgezogen, bevor sie beantwortet war. Es wurde nichts gesendet; versuchen Sie es erneut."
    ],
    "embedded.rpc-not-allowed": [
      "Dieser RPC-Aufruf ist nicht erlaubt",
      "Die eingebettete Wallet erlaubt Seiten diese Methode nicht. Verwenden Sie eine der erlaubten Methoden."
    ],
    "embedded.social-not-started": [
      "Die Anmeldung konnte nicht beginnen",
      "Versuchen Sie es erneut oder melden Sie sich auf andere Weise an."
    ],
    "embedded.social-timed-out": [
      "Die Anmeldung dauerte zu lange. Versuchen Sie es erneut.",
      "Beginnen Sie neu oder melden Sie sich auf andere Weise an."
    ],
    "embedded.social-uri-failed": [
      "Die Anmeldeseite ist nicht abrufbar",
      "Prüfen Sie Ihre Verbindung und versuchen Sie es erneut."
    ],
    "embedded.untrusted-origin": [
      "Nicht vertrauenswürdige Herkunft",
      "Die Antwort der Anmeldung kam von einer nicht vertrauenswürdigen Seite und wurde verworfen. Starten Sie die Anmeldung von hier neu."
    ],
    "embedded.unverified-domain": [
      "Domain nicht verifiziert",
      "Die eingebettete Wallet bedient diese Domain nicht. Fügen Sie sie in den Projekteinstellungen bei den erlaubten Domains hinzu."
    ],
    "ens.confusable": [
      "Dieser Name hat Buchstaben, die andere nachahmen",
      "Der Name mischt Schriften, oder alle seine Buchstaben sehen wie die einer anderen Schrift aus. Solche Namen ahmen andere nach: Fügen Sie die Adresse des Empfängers ein."
    ],
    "ens.gateway-failed": [
      "Der Server von {domain} ({host}) hat nicht geantwortet",
      "Die Einträge dieses Namens liegen auf einem Server, den sein Inhaber gewählt hat. Er blieb stumm, lehnte ab oder antwortete ungültig; auch die Regeln der Seite können ihn sperren. Versuchen Sie es später erneut, oder fügen Sie die Adresse des Empfängers ein."
    ],
    "ens.gateway-forbidden": [
      "{domain} liegt auf einem Server, der hier nicht gefragt werden darf",
      "Die Einträge dieses Namens liegen auf einem Server, den sein Inhaber gewählt hat. Diese Seite fragt solche Server nicht, oder seine Adresse ist nicht sicher. Fügen Sie die Adresse des Empfängers ein."
    ],
    "ens.invalid": [
      "Das ist kein gültiger Name ({rule})",
      "Der Name verletzt eine Regel von ENS und kann deshalb nicht existieren. Prüfen Sie die Schreibweise, und kopieren Sie den Namen erneut von seiner Quelle."
    ],
    "ens.no-record": [
      "{domain} hat keine Adresse auf {network}",
      "Der Inhaber des Namens hat für dieses Netzwerk keine Adresse gesetzt. Die Adresse eines anderen Netzwerks wird nicht ersatzweise verwendet, denn dort könnte der Betrag verloren gehen. Bitten Sie den Empfänger um eine Adresse in diesem Netzwerk."
    ],
    "ens.not-found": [
      "{domain} gibt es nicht",
      "Dieser Name ist nicht eingerichtet. Prüfen Sie die Schreibweise, oder bitten Sie den Empfänger um die Adresse."
    ],
    "ens.resolver-failed": [
      "Die Einträge von {domain} waren nicht lesbar",
      "Der Smart Contract mit den Einträgen des Namens ist fehlgeschlagen oder hat etwas geliefert, das keine Adresse ist. Versuchen Sie es später erneut, oder fügen Sie die Adresse des Empfängers ein."
    ],
    "http.bad-shape": [
      "Der Dienst hat in unbekannter Form geantwortet.",
      "Versuchen Sie es später erneut; bleibt es dabei, informieren Sie den Betreiber dieser Seite."
    ],
    "http.bad-status": [
      "Der Dienst konnte nicht antworten (HTTP-Statuscode: {status}).",
      "Der Dienst hat geantwortet, konnte die Anfrage aber nicht ausführen. Versuchen Sie es später erneut; bleibt es dabei, informieren Sie den Betreiber dieser Seite."
    ],
    "http.offline": [
      "Sie sind offline.",
      "Dieses Gerät hat keine Internetverbindung. Sobald sie wieder besteht, wird die Anfrage automatisch fortgesetzt."
    ],
    "http.rate-limited": [
      "Zu viele Anfragen. Versuchen Sie es gleich noch einmal.",
      "Der Dienst hat zu viele Anfragen erhalten. Warten Sie einen Moment und versuchen Sie es erneut."
    ],
    "http.timed-out": [
      "Der Dienst hat zu lange gebraucht.",
      "Der Dienst hat nicht rechtzeitig geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut."
    ],
    "http.too-large": [
      "Der Dienst hat mehr gesendet, als sich verwenden lässt.",
      "Ein neuer Versuch hilft nicht: Informieren Sie den Betreiber dieser Seite."
    ],
    "http.unreachable": [
      "Der Dienst ist nicht erreichbar.",
      "Keine Verbindung zum Dienst. Prüfen Sie Ihre Verbindung und mögliche Blocker und versuchen Sie es erneut."
    ],
    "kit.missing": [
      "Das Wallet-Fenster konnte nicht geladen werden",
      "Ein Teil des Codes dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; bleibt es dabei, laden Sie die Seite neu."
    ],
    "log.unforeseen": [
      "Unbekannter Fehler",
      "Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut; bleibt es dabei, melden Sie es mit den Schritten dorthin."
    ],
    "name.misfit": [
      "Verwenden Sie Buchstaben, Ziffern und Bindestriche, mindestens 4 Zeichen",
      "Ein Name enthält nur Buchstaben, Ziffern und Bindestriche, mindestens vier davon. Wählen Sie einen anderen."
    ],
    "name.needs-account": [
      "Kein Konto für eine Registrierung",
      "Verbinden Sie eines oder wechseln Sie dorthin und versuchen Sie es erneut."
    ],
    "name.not-registered": [
      "Der Name {label} wurde nicht registriert",
      "Vielleicht wurde er inzwischen vergeben; versuchen Sie es erneut oder wählen Sie einen anderen."
    ],
    "name.not-resolved": [
      "Name konnte nicht nachgeschlagen werden",
      "Prüfen Sie die Schreibweise und versuchen Sie es erneut."
    ],
    "name.refused": ["{reason}", "Ändern Sie den Namen und versuchen Sie es erneut."],
    "name.reverse-failed": [
      "Namen der Adresse nicht abrufbar",
      "Die Namen dieser Adresse konnten nicht aufgeführt werden. Versuchen Sie es später erneut."
    ],
    "name.suggestions-failed": [
      "Namensvorschläge nicht abrufbar",
      "Freie Namen konnten nicht aufgeführt werden. Geben Sie selbst einen ein oder versuchen Sie es später erneut."
    ],
    "onramp.amount-outside": [
      "Geben Sie einen Betrag von {min} bis {max} {currency} ein",
      "Ihre Zahlungsart erlaubt nur Beträge in diesem Bereich. Ändern Sie den Betrag oder zahlen Sie anders."
    ],
    "onramp.host-unknown": [
      "Diese Seite gehört nicht zum Anbieter",
      "Wählen Sie einen anderen Anbieter; die Entwickler der Seite können einen Host mit endpoints.onrampHosts erlauben."
    ],
    "onramp.not-offered": [
      "{value} wird nicht als {field} angeboten",
      "Der Anbieter nimmt einige Währungen und liefert einige Token. Wählen Sie aus den angebotenen."
    ],
    "funding.same-account": [
      "{wallet} hat das Konto, das Sie aufladen",
      "Wählen Sie dort ein anderes Konto und versuchen Sie es erneut."
    ],
    "funding.option-failed": [
      "{way} hat sich nicht geöffnet",
      "Versuchen Sie es erneut oder wählen Sie einen anderen Weg."
    ],
    "funding.option-silent": [
      "{way} antwortet nicht",
      "Vielleicht ist es in einem anderen Fenster offen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg."
    ],
    "onramp.quote-failed": [
      "Kein Angebot erhalten",
      "Die gezeigten Beträge sind eine Schätzung; versuchen Sie es später erneut."
    ],
    "onramp.url-failed": [
      "Der Anbieter konnte nicht geöffnet werden",
      "Versuchen Sie es später erneut oder wählen Sie einen anderen Anbieter."
    ],
    "receipt.not-kept": [
      "Diese Seite kann sich nicht merken, was Sie senden",
      "Der Browser speichert nichts für diese Seite, daher steht das Gesendete hier nur, bis Sie sie verlassen. Notieren Sie den Hash oder erlauben Sie Speicher für diese Seite."
    ],
    "rpc.error": [
      "Das Netzwerk hat die Anfrage abgelehnt.",
      "Ein Knoten des Netzwerks hat die Anfrage abgelehnt. Prüfen Sie die Anfrage oder probieren Sie einen anderen Knoten."
    ],
    "rpc.no-url": [
      "Für {network} ist kein Knoten bekannt.",
      "Das Kit kennt keinen Knoten dieses Netzwerks. Geben Sie einen mit `customRpcUrls` an, oder eine `projectId`."
    ],
    "safe.signature-pending": [
      "Ihr Safe wartet auf die Signatur der anderen Eigentümer",
      "Es haben noch nicht genug Eigentümer Ihres Safe signiert. Bitten Sie sie, im Safe zu signieren, und melden Sie sich hier erneut an: Die gesammelten Signaturen bleiben dort erhalten."
    ],
    "safe.silent": [
      "Ihr Safe antwortet nicht",
      "Die Seite mit Ihrem Safe hat nicht geantwortet. Laden Sie sie neu und öffnen Sie diese App dort erneut."
    ],
    "send.amount": [
      "Geben Sie einen Betrag in {symbol} über 0 mit höchstens {decimals} Dezimalstellen ein",
      "Schreiben Sie Ziffern und höchstens einen Punkt, mit nicht mehr Dezimalstellen, als das Token hat."
    ],
    "send.failed": [
      "Transaktion nicht gesendet. Versuchen Sie es erneut.",
      "Nichts wurde als gesendet bestätigt. Sehen Sie in die Aktivität Ihrer Wallet, bevor Sie es erneut versuchen."
    ],
    "send.fee-not-covered": [
      "Nicht genug {coin} für die Gebühr (etwa {fee})",
      "Das Netzwerk nimmt seine Gebühr im eigenen Coin. Behalten Sie etwas davon oder senden Sie weniger."
    ],
    "send.incomplete": [
      "Betrag und Empfängeradresse werden gebraucht",
      "Geben Sie den Betrag und die Adresse des Empfängers ein."
    ],
    "send.misfit": [
      "Geben Sie einen gültigen Betrag und eine gültige Empfängeradresse ein",
      "Der Betrag muss durch Ihr Guthaben gedeckt sein, und der Empfänger muss eine Adresse oder ein Name dieses Netzwerks sein. Korrigieren Sie, was nicht stimmt."
    ],
    "send.needs-token": ["Ein Token wird gebraucht", "Wählen Sie das Token, das Sie senden möchten."],
    "send.not-covered": [
      "Sie haben {balance} {symbol}",
      "Auf dem Konto ist weniger. Senden Sie weniger oder tippen Sie auf „Max.“."
    ],
    "send.receiver-elsewhere": [
      "Diese Adresse gehört zu {network}",
      "Ihr Präfix nennt ein anderes Netzwerk. Wechseln Sie dorthin, oder bitten Sie den Empfänger um eine Adresse in diesem."
    ],
    "send.receiver-lost": [
      "Was dorthin geht, kann niemand zurückholen.",
      "Kein Mensch und kein Programm kann Guthaben auf dieser Adresse bewegen. Bitten Sie den Empfänger um eine andere."
    ],
    "send.receiver-mistyped": [
      "Ein Zeichen dieser Adresse ist falsch. Kopieren Sie sie noch einmal.",
      "Adressen tragen eine Prüfsumme, und diese stimmt nicht. Kopieren Sie die Adresse erneut aus der Quelle."
    ],
    "send.receiver-moved": [
      "{receiver} steht jetzt für eine andere Adresse",
      "Der Name verweist jetzt auf eine andere Adresse als die angezeigte. Fragen Sie den Empfänger, bevor Sie senden."
    ],
    "send.receiver-not-found": [
      "{receiver} hat in diesem Netzwerk keine Adresse",
      "Prüfen Sie die Schreibweise oder bitten Sie den Empfänger um eine Adresse in diesem Netzwerk."
    ],
    "send.would-fail": [
      "Das Netzwerk würde diese Überweisung ablehnen: {detail}",
      "Die Überweisung wurde simuliert und schlug fehl. Prüfen Sie, ob das Konto samt Gebühr gedeckt ist und ob das Token bewegt werden darf."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "Die Antwort der Wallet ist nicht verwendbar. Sehen Sie in Ihrer Wallet nach, ob sie eine Berechtigung dieser Seite aufführt, und widerrufen Sie sie dort."
    ],
    "session.grant-not-activated": [
      "Ihre Wallet hat die Session gewährt, aber sie wurde nicht aktiviert",
      "Die Wallet hat sie gewährt, aber die App kann sie nicht nutzen. Widerrufen Sie sie in der Liste der Smart Sessions und versuchen Sie es erneut."
    ],
    "session.grant-not-begun": [
      "Die Smart Session konnte nicht begonnen werden",
      "Der Dienst für Smart Sessions hat nicht geantwortet. Es wurde nichts gewährt. Versuchen Sie es später erneut."
    ],
    "session.grant-wider": [
      "Ihre Wallet hat mehr gewährt, als diese Seite wollte",
      "Das Kit nutzt eine solche Berechtigung nicht. Öffnen Sie Ihre Wallet und widerrufen Sie dort die Berechtigung dieser Seite, bevor Sie es erneut versuchen."
    ],
    "session.list-failed": [
      "Smart Sessions nicht geladen",
      "Die Smart Sessions konnten nicht aufgeführt werden. Versuchen Sie es später erneut."
    ],
    "session.not-found": [
      "Dieses Konto hat keine solche Smart Session",
      "Keine Smart Session dieses Kontos hat diese Kennung. Laden Sie die Liste neu; vielleicht wurde sie entfernt."
    ],
    "session.revoke-failed": [
      "Smart Session nicht widerrufen",
      "Die App kann noch für Sie handeln. Versuchen Sie es erneut."
    ],
    "siwx.expired": [
      "Die Anmeldenachricht ist abgelaufen: {at}",
      "Die Anmeldenachricht ist abgelaufen. Melden Sie sich neu an."
    ],
    "siwx.misfit": [
      "Die Anmeldenachricht stimmt nicht: {field} muss {rule} sein",
      "Eine Anmeldenachricht hat feste Zeilen in fester Reihenfolge (EIP-4361), und kein Feld enthält einen Zeilenumbruch. Korrigieren Sie das genannte Feld."
    ],
    "siwx.not-started": [
      "Die Anmeldung konnte nicht beginnen",
      "Die Anmeldung konnte nicht beginnen, daher wurde die Wallet getrennt. Verbinden Sie sich erneut, um es noch einmal zu versuchen."
    ],
    "siwx.signature-invalid": [
      "Die Signatur ist ungültig",
      "Die Signatur gehört nicht zu dieser Nachricht und diesem Konto. Signieren Sie erneut mit dem verbundenen Konto."
    ],
    "siwx.signing-failed": [
      "Fehler beim Signieren der Nachricht",
      "Öffnen Sie Ihre Wallet und versuchen Sie es erneut."
    ],
    "siwx.too-early": [
      "Die Anmeldenachricht gilt erst ab {at}",
      "Die Anmeldenachricht gilt noch nicht. Warten Sie bis dahin und prüfen Sie, ob die Uhr dieses Geräts richtig geht."
    ],
    "siwx.unchecked": [
      "Die Signatur konnte auf {network} nicht geprüft werden",
      "Das Konto ist vielleicht ein Smart Contract, und kein Knoten seines Netzwerks hat geantwortet. Geben Sie einen Knoten dieses Netzwerks an oder versuchen Sie es erneut: Die Signatur ist noch nicht geprüft."
    ],
    "swap.allowance-failed": ["Erlaubnis nicht prüfbar", "Versuchen Sie es gleich noch einmal."],
    "swap.amount-misfit": [
      "Geben Sie einen Betrag in {symbol} über 0 mit höchstens {decimals} Dezimalstellen ein",
      "Schreiben Sie den Betrag als einfache Zahl, zum Beispiel 1.5, mit nicht mehr Dezimalstellen, als das Token hat."
    ],
    "swap.approval-not-built": ["Transaktion für die Erlaubnis nicht erstellt", "Versuchen Sie es gleich noch einmal."],
    "swap.gas-price-not-supported": [
      "Kein Gaspreis für dieses Netzwerk",
      "Für dieses Netzwerk gibt es keinen Gaspreis. Wechseln Sie das Netzwerk und versuchen Sie es erneut."
    ],
    "swap.impact-high": [
      "Dieser Tausch kann viel von seinem Wert verlieren ({impact})",
      "Was Sie erhalten würden, ist viel weniger wert als das, was Sie geben, oder ein Preis fehlt. Es wurde nichts gesendet. Versuchen Sie einen kleineren Betrag oder akzeptieren Sie die Warnung high-impact."
    ],
    "swap.insufficient-liquidity": [
      "Zu wenig Liquidität",
      "Versuchen Sie einen kleineren Betrag oder ein anderes Token."
    ],
    "swap.misprepared": [
      "Der Dienst hat etwas anderes als diesen Tausch vorbereitet ({field})",
      "Die Transaktion des Dienstes passt nicht zu Ihrer Anfrage, daher wurde sie verworfen und nichts gesendet. Holen Sie ein neues Angebot; bleibt es dabei, tauschen Sie hier nicht."
    ],
    "swap.network-price-failed": [
      "Preis des Netzwerk-Coins nicht abrufbar",
      "Der Preis des Netzwerk-Coins konnte nicht geladen werden, daher ist die Gebühr unbekannt. Versuchen Sie es gleich noch einmal."
    ],
    "swap.not-built": ["Transaktion nicht erstellt", "Holen Sie ein neues Angebot und versuchen Sie es erneut."],
    "swap.not-started": ["Tausch nicht gestartet", "Versuchen Sie es gleich noch einmal."],
    "swap.not-supported": [
      "Tauschen geht in diesem Netzwerk nicht",
      "Wechseln Sie das Netzwerk und versuchen Sie es erneut."
    ],
    "swap.price-moved": [
      "Der Preis hat sich bewegt: Sie bekämen jetzt {now} {symbol}, zugesagt waren mindestens {minimum}",
      "Der Markt hat sich seit dem Angebot stärker bewegt, als Ihre Slippage erlaubt. Es wurde nichts getauscht. Prüfen Sie ein neues Angebot, bevor Sie tauschen."
    ],
    "swap.slippage-misfit": [
      "Geben Sie eine Slippage von 0.01 bis 50 Prozent ein",
      "Slippage ist, wie viel weniger als angeboten ein Tausch bringen darf, in Prozent. Schreiben Sie sie als einfache Zahl, zum Beispiel 1 oder 0.5."
    ],
    "swap.unproven": [
      "Das Minimum dieses Dienstes konnte nicht geprüft werden",
      "Weder der Smart Contract für den Tausch noch das Netzwerk haben das Minimum bestätigt, das Sie erhalten, daher wurde nichts gesendet. Fahren Sie nur fort, wenn Sie diesem Dienst vertrauen: Akzeptieren Sie die Warnung unproven-minimum."
    ],
    "swap.would-fail": [
      "Das Netzwerk würde diesen Tausch ablehnen: {reason}",
      "Die Transaktion wurde simuliert und schlug fehl, daher wurde nichts gesendet. Prüfen Sie, ob Sie genug von dem Token haben, holen Sie ein neues Angebot und versuchen Sie es erneut."
    ],
    "token.balance-unavailable": [
      "Token-Guthaben nicht verfügbar",
      "Die Guthaben lassen sich nicht anzeigen, weil dieses Netzwerk nicht abgedeckt ist oder der Dienst ausgefallen ist. Ihre Token sind unberührt; versuchen Sie es in einer halben Minute erneut."
    ],
    "token.call-misfit": [
      'Das Feld {field} eines Token-Aufrufs muss {rule} sein; es ist "{value}".',
      "Es wurde nichts gesendet. Schreiben Sie Adressen als 0x mit 40 hexadezimalen Ziffern und den Betrag als bigint in der kleinsten Einheit des Tokens, zum Beispiel 1500000n für 1.5 USDC."
    ],
    "token.not-found": [
      "{token} bezeichnet nicht genau ein Token auf {network}",
      "Das Token ist dort unbekannt, oder der Name ist mehrdeutig. Nennen Sie das Token mit der Adresse seines Smart Contracts oder seiner CAIP-19-Kennung, zum Beispiel eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Dies wurde Ihrer Wallet bereits übergeben",
      "Die Wallet hat diese Anfrage bereits und wurde nicht erneut gefragt. Öffnen Sie die Wallet, um zu antworten."
    ],
    "transaction.answer-misfit": [
      "Die Wallet gab eine nicht verwendbare Antwort",
      "Die Antwort der Wallet ist weder eine Signatur noch eine Transaktion. Sehen Sie in ihren Verlauf, bevor Sie es erneut versuchen: Sie hat vielleicht gehandelt."
    ],
    "transaction.batch-failed": [
      "Nicht alle Aufrufe wurden ausgeführt",
      "Die Wallet hat einige oder alle Aufrufe verworfen. Sehen Sie in der Wallet nach, welche wirksam wurden, und senden Sie die übrigen neu."
    ],
    "transaction.batch-needs-more": [
      "Die Wallet unterstützt nicht, was diese Anfrage braucht",
      "Sie kann nicht alle Schritte auf einmal ausführen, oder ihr fehlt eine andere nötige Fähigkeit. Es wurde nichts gesendet. Senden Sie die Schritte nacheinander oder verwenden Sie eine andere Wallet."
    ],
    "transaction.batch-pending": [
      "Die Aufrufe sind noch nicht ausgeführt",
      "Die Aufrufe wurden gesendet und warten auf ihre Ausführung. Senden Sie sie nicht erneut: Prüfen Sie ihren Stand in der Wallet."
    ],
    "transaction.batch-repeated": [
      "Diese Aufrufe wurden bereits gesendet",
      "Die Wallet hat diese Aufrufe schon. Prüfen Sie ihren Stand in der Wallet; senden Sie sie nicht erneut."
    ],
    "transaction.batch-too-large": [
      "Das sind mehr Aufrufe, als die Wallet auf einmal annimmt",
      "Die Wallet nimmt nicht so viele Aufrufe auf einmal an, daher wurde nichts gesendet. Senden Sie sie in kleineren Gruppen."
    ],
    "transaction.batch-unknown": [
      "Die Wallet kennt diese Aufrufe nicht",
      "Die Wallet hat keine Aufrufe unter dieser Kennung. Sehen Sie in der Wallet selbst nach, bevor Sie sie erneut senden."
    ],
    "transaction.batches-unsupported": [
      "Die Wallet nimmt nicht mehrere Aufrufe auf einmal an",
      "Diese Wallet unterstützt keine Gruppen von Aufrufen. Senden Sie die Aufrufe einzeln oder verwenden Sie eine andere Wallet."
    ],
    "transaction.call-status-not-approved": [
      "Die Wallet hat die Abfrage der Aufrufe nicht erlaubt.",
      "Die Wallet hat dieser Seite nicht erlaubt, nach dem Stand der Aufrufe zu fragen. Sehen Sie in der Wallet selbst nach."
    ],
    "transaction.calls-misfit": [
      "Aufruf {at}: {rule}",
      "Jeder Aufruf einer Gruppe braucht einen Empfänger und, falls er Daten hat, hexadezimale Daten, die mit 0x beginnen. Korrigieren Sie den Aufruf."
    ],
    "transaction.changed": [
      "Die Transaktion hat sich vor dem Senden geändert",
      "Die Anfrage war nicht die, die Sie gesehen haben, daher wurde sie gestoppt. Bestätigen Sie sie nicht in Ihrer Wallet; laden Sie die Seite neu."
    ],
    "transaction.connection-ended": [
      "Die Wallet wurde getrennt",
      "Die Verbindung zur Wallet endete, bevor diese Anfrage beantwortet war. Verbinden Sie sich erneut, um fortzufahren."
    ],
    "transaction.context-changed": [
      "Ihr Konto oder Netzwerk hat sich geändert",
      "Ihr Konto oder Netzwerk hat sich während Ihrer Entscheidung geändert, daher wurde nichts gesendet. Sehen Sie sich die Anfrage erneut an und bestätigen Sie sie dann."
    ],
    "transaction.expired": [
      "Die angezeigte Anfrage ist veraltet",
      "Es wurde nichts gesendet. Prüfen Sie die Beträge noch einmal und fahren Sie dann fort."
    ],
    "transaction.not-allowed": [
      "Aktion nicht erlaubt",
      "Es wurde nichts gesendet. Kehren Sie zur Seite zurück oder verlassen Sie sie, wenn Sie das nicht erwartet haben."
    ],
    "transaction.not-mined": [
      "Die Transaktion {hash} ist noch in keinem Block",
      "Die Transaktion wurde gesendet und wartet auf einen Block. Senden Sie sie nicht erneut: Suchen Sie ihren Hash in einem Explorer des Netzwerks."
    ],
    "transaction.other-chain": [
      "Das gilt für ein anderes Netzwerk als das Ihres Kontos",
      "Der zu signierende Text nennt ein anderes Netzwerk als das Ihres Kontos. Es wurde nichts signiert. Wechseln Sie das Netzwerk oder verlassen Sie diese Seite."
    ],
    "transaction.outcome-unknown": [
      "Ihre Wallet hat nicht geantwortet. Die Transaktion wurde vielleicht gesendet: Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut versuchen.",
      "Die Wallet hat die Anfrage erhalten, und es ist nicht bekannt, ob sie etwas gesendet hat. Sehen Sie in ihren Verlauf; versuchen Sie es nur erneut, wenn dort nichts ist."
    ],
    "transaction.page-framed": [
      "Diese Seite wird innerhalb von {origin} gezeigt. Öffnen Sie sie zum Signieren in einem eigenen Fenster.",
      "Eine Seite in einer anderen kann verdeckt sein, sodass ein Klick etwas anderes bewirkt. Öffnen Sie sie in einem eigenen Fenster."
    ],
    "transaction.reverted": [
      "Das Netzwerk hat die Transaktion {hash} abgelehnt",
      "Die Transaktion ist im Netzwerk fehlgeschlagen. Nur ihre Gebühr wurde bezahlt. Prüfen Sie Betrag und Guthaben und beginnen Sie neu."
    ],
    "transaction.sponsor-refused": [
      "Die Wallet hat dies nicht mit der von dieser Website gezahlten Gebühr gesendet",
      "Die Wallet oder der Zahlungsdienst der Website hat abgelehnt. Sehen Sie in der Wallet nach und prüfen Sie noch einmal: Die Gebühr können Sie selbst zahlen."
    ],
    "transaction.screen-blocked": [
      "{site} hat diese Anfrage blockiert{detail}",
      "Diese Website prüft Anfragen, bevor Ihre Wallet sie erhält, und hat diese abgelehnt. Es wurde nichts gesendet."
    ],
    "transaction.screen-unanswered": [
      "{site} konnte diese Anfrage nicht prüfen",
      "Diese Website prüft Anfragen, bevor Ihre Wallet sie erhält; die Prüfung hat nicht geantwortet. Es wurde nichts gesendet. Versuchen Sie es später erneut."
    ],
    "transaction.too-many-pending": [
      "Zu viele Transaktionen warten",
      "Zu viele Transaktionen warten darauf, vom Netzwerk bestätigt zu werden. Warten Sie einige davon ab und versuchen Sie es erneut."
    ],
    "walletconnect.method-not-granted": [
      "Die Wallet erlaubt {method} nicht",
      "Trennen Sie sie, verbinden Sie sich erneut und erlauben Sie es, oder verwenden Sie eine andere Wallet."
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnect ist nicht erreichbar",
      "Das Relay von WalletConnect hat nicht geantwortet. Prüfen Sie Ihre Verbindung und mögliche Blocker und versuchen Sie es erneut."
    ],
    "walletconnect.session-ended": [
      "Die Wallet hat die Verbindung beendet",
      "Die Wallet hat die Verbindung beendet, bevor sie geantwortet hat. Soweit bekannt, wurde keine Transaktion gesendet; verbinden Sie sich erneut, um fortzufahren."
    ],
    "walletconnect.session-malformed": [
      "Die Wallet hat kein Konto freigegeben",
      "Die Wallet hat ohne nutzbares Konto bestätigt. Wählen Sie in der Wallet ein Konto und verbinden Sie sich erneut."
    ],
    "walletconnect.wallet-silent": [
      "Die Wallet hat nicht geantwortet",
      "Die Wallet hat fünf Minuten lang nicht geantwortet. Öffnen Sie sie und sehen Sie nach, ob die Anfrage dort wartet, bevor Sie es erneut versuchen."
    ]
  },
  calls: {
    "coin.send": "{amount} an {to} senden",
    "coin.nothing": "{to} ohne Daten aufrufen",
    "contract.create": "Neuen Smart Contract im Netzwerk veröffentlichen ({bytes} Bytes)",
    "token.transfer": "{amount} an {to} senden",
    "token.transferFrom": "{amount} von {from} nehmen und an {to} senden",
    "token.approve": "{spender} erlauben, {amount} zu nehmen",
    "token.approveAll": "{spender} erlauben, alle Ihre {symbol} zu nehmen",
    "token.takeBack": "Erlaubnis von {spender} für Ihre {symbol} aufheben",
    "token.increase": "{spender} erlauben, {amount} mehr zu nehmen",
    "token.decrease": "{spender} erlauben, {amount} weniger zu nehmen",
    "nft.transfer": "{item} von {from} an {to} senden",
    "nft.transferMany": "{count} Arten von {collection} von {from} an {to} senden",
    "nft.approveAll": "{spender} erlauben, alle Ihre {symbol} zu nehmen",
    "nft.takeBack": "Erlaubnis von {spender} für Ihre {symbol} aufheben",
    "permit.batch": "{spender} erlauben, mehrere Ihrer Token zu nehmen",
    "permit.transfer": "{spender} erlauben, einmal {amount} zu nehmen",
    "permit.transferAll": "{spender} erlauben, einmal alle Ihre {symbol} zu nehmen",
    "permit.witness": "{spender} erlauben, einmal {amount} zu nehmen, gebunden an einen Auftrag",
    "permit.batchTransfer": "{spender} erlauben, einmal mehrere Ihrer Token zu nehmen",
    wrap: "{amount} in {wrapped} umwandeln",
    unwrap: "{amount} in {coin} zurückwandeln",
    swap: "{pay} gegen mindestens {get} tauschen",
    "swap.exactOut": "Höchstens {pay} gegen {get} tauschen",
    batch: "{count} Schritte in dieser Reihenfolge",
    "batch.one": "{count} Schritt",
    "batch.packed": "Aufrufe von {contract}, zu einem nicht lesbaren gepackt",
    "message.text": "Nachricht signieren",
    "message.hash": "Einen Code signieren, dem man nicht ansieht, was er tut",
    "message.transaction": "Nachricht signieren, die in Wahrheit eine Transaktion ist",
    "message.signIn": "Bei {domain} anmelden",
    grant: "{grantee} bis {until} für Sie handeln lassen",
    "grant.endless": "{grantee} unbefristet für Sie handeln lassen",
    revoke: "Eine Berechtigung, für Sie zu handeln, widerrufen",
    authorize: "Ihr Konto wird den Code von {code} ausführen",
    "authorize.everywhere": "Ihr Konto wird den Code von {code} in jedem Netzwerk ausführen",
    "authorize.end": "Ihr Konto wird keinen Code mehr ausführen",
    "solana.sol": "{amount} an {to} senden",
    "solana.several": "{count} Anweisungen",
    "solana.unread": "Anweisungen: {count}, davon nicht lesbar: {unread}",
    "bitcoin.pay": "{amount} an {to} senden",
    "bitcoin.several": "{amount} an {count} Adressen senden",
    "bitcoin.self": "Ihre Coins bewegen; nur die Gebühr geht ab",
    "bitcoin.part": "Ihren Teil einer gemeinsamen Transaktion signieren: Sie geben {amount}",
    "bitcoin.partGet": "Ihren Teil einer gemeinsamen Transaktion signieren: Sie erhalten {amount}",
    "bitcoin.script": "das Skript {script}",
    "unread.short": "Funktion von {contract} aufrufen",
    "unread.typed.short": "Daten für {contract} signieren",
    "unread.request.short": "{method} beantworten",
    unread:
      "{app} bittet Sie, {contract} mit nicht lesbaren Daten aufzurufen ({selector}, {bytes} Bytes). Fahren Sie nur fort, wenn Sie dieser Seite vertrauen.",
    "unread.typed":
      "{app} bittet Sie, nicht lesbare Daten für {contract} zu signieren ({type}). Fahren Sie nur fort, wenn Sie dieser Seite vertrauen.",
    "unread.request":
      "{app} bittet um {method}, mit nicht lesbaren Daten. Fahren Sie nur fort, wenn Sie dieser Seite vertrauen.",
    more: "und weiteres, das nicht lesbar ist",
    "label.account": "Konto",
    "label.amount": "Betrag",
    "label.atLeast": "Mindestens",
    "label.atMost": "Höchstens",
    "label.call": "Aufruf",
    "label.calls": "Aufrufe",
    "label.careful": "Vorsicht",
    "label.change": "Wechselgeld an",
    "label.code": "Code",
    "label.collection": "Sammlung",
    "label.contract": "Smart Contract",
    "label.data": "Daten",
    "label.domain": "Seite",
    "label.fee": "Gebühr",
    "label.feePayer": "Gebühr zahlt",
    "label.from": "Von",
    "label.get": "Sie erhalten",
    "label.give": "Sie geben",
    "label.item": "Stück",
    "label.message": "Nachricht",
    "label.network": "Netzwerk",
    "label.networkFee": "Netzwerkgebühr",
    "label.operator": "Wer es nehmen darf",
    "label.pay": "Sie zahlen",
    "label.permission": "Berechtigung",
    "label.priorityFee": "Prioritätsgebühr",
    "label.spender": "Wer es nehmen darf",
    "label.statement": "Erklärung",
    "label.to": "An",
    "label.token": "Token",
    "label.total": "Insgesamt",
    "label.until": "Bis",
    "label.usable": "Nutzbar bis",
    "label.value": "Sie senden außerdem",
    "amount.unknown": "{digits} Einheiten des Tokens {token}",
    "amount.unknownOrItem": "{digits} (Einheiten oder Nummer eines Stücks) von {token}",
    "amount.another": "{digits} eines anderen Tokens namens {symbol}",
    "amount.unverified": "{amount} (hier nicht bekannt, {token})",
    "amount.all": "alle Ihre {symbol}",
    "amount.allAnother": "alle Ihre Einheiten eines anderen Tokens namens {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "Token von {token}",
    "symbol.items": "Stücke von {token}",
    "symbol.another": "ein anderes Token namens {symbol}",
    item: "Stück {id} von {collection}",
    items: "{count} von Stück {id} von {collection}",
    "item.one": "Stück {id}",
    who: "{name} ({address})",
    "who.you": "Ihr Konto ({address})",
    "who.any": "jedermann",
    "name.byPage": "{name} (so von dieser Seite genannt)",
    "network.unknown": "Netzwerk {id}",
    "time.past": "{time}, bereits vorbei",
    "time.long": "{time}, erst in mehr als einem Jahr",
    "time.endless": "unbefristet",
    "time.now": "nur dieser Block",
    "warn.all": "Alles davon kann genommen werden, jetzt und später.",
    "warn.more": "Das ist mehr, als Sie haben.",
    "warn.unknownToken": "Dieses Token ist hier nicht bekannt.",
    "warn.namesake": "Sein Symbol ist das eines anderen Token.",
    "warn.value": "Dieser Aufruf sendet mehr vom Coin des Netzwerks, als er braucht.",
    "warn.receiver": "Was Sie erhalten, geht an eine andere Adresse.",
    "warn.notOwner": "Es geht um die Token eines anderen Kontos.",
    "warn.lookAlike": "Diese Adresse sieht aus wie {address}, die Sie kennen, ist aber eine andere.",
    "warn.otherNetwork": "Das gilt für {network}, nicht für das aktuelle Netzwerk.",
    "warn.otherDomain": "Dies meldet Sie bei {domain} an. Sie sind auf {app}.",
    "warn.past": "Es ist bereits abgelaufen.",
    "warn.endless": "Es läuft nie ab.",
    "warn.adjustable": "Ihre Wallet kann andere Grenzen vorschlagen. Es gilt, was Sie dort bestätigen.",
    "warn.code": "Der Code ist hier nicht bekannt. Er kann alles mit Ihrem Konto tun.",
    "warn.everywhere": "Es gilt in jedem Netzwerk.",
    "warn.hash": "Diese Signatur kann für etwas verwendet werden, das hier nicht gezeigt wird.",
    "warn.invisible": "Der Text enthält unsichtbare Zeichen; sie sind hier ausgeschrieben.",
    "warn.inner": "Was die gepackten Aufrufe tun, ist nicht lesbar.",
    "warn.tail": "Nach dem Aufruf folgen weitere Daten, die hier nicht gezeigt werden.",
    "warn.depth": "Darin sind Aufrufe, die hier nicht gezeigt werden.",
    "warn.unlimited": "Es gibt keine Grenze.",
    "warn.noValueLimit": "Wie viel vom Coin mitgesendet wird, ist nicht begrenzt.",
    "warn.delegate": "Fremder Code handelt als Ihr Konto.",
    "warn.fee": "Die Gebühr ist höher als der gesendete Betrag.",
    "warn.priorityFee": "Diese Seite setzt eine hohe Prioritätsgebühr: {amount}.",
    "warn.change": "Das Wechselgeld geht an eine Adresse, die nicht Ihnen gehört.",
    "warn.foreignInputs": "Darin werden auch Coins anderer Adressen ausgegeben.",
    "warn.sighashNone": "Ihre Signatur nennt keinen Empfänger: Diese Coins können überallhin gesendet werden.",
    "warn.sighashSingle": "Ihre Signatur deckt nur eine Ausgabe ab: Wohin der Rest geht, kann geändert werden.",
    "warn.sighashAnyone": "Nach Ihrer Signatur können andere ändern, welche Coins mit Ihren ausgegeben werden.",
    "warn.sighashUnknown": "Die Art dieser Signatur ist hier nicht bekannt.",
    "grant.any": "alles",
    "grant.spend": "Bis zu {amount} ausgeben",
    "grant.each": "Bis zu {amount} pro {period} ausgeben",
    "grant.call": "{functions} auf {contract} aufrufen",
    "grant.callAny": "{functions} auf {contract} aufrufen, mit beliebigen Werten",
    "grant.anyFunction": "jede Funktion",
    "grant.other": "{type}: {data}",
    "fee.about": "Etwa {amount}",
    "fee.atMost": "Höchstens {amount}",
    "fee.byPage": "Höchstens {amount}, wie diese Seite es verlangt",
    "fee.withData": "Etwa {amount} und die Datengebühr des Netzwerks",
    "fee.unknown": "Unbekannt",
    "fee.paid": "Zahlt diese Website",
    "fee.unknownBlobs": "Unbekannt; die Blobs kosten höchstens {amount}",
    "period.second": "Sekunde",
    "period.day": "Tag",
    "period.week": "Woche",
    "period.hour": "Stunde",
    "period.seconds": "{count} Sekunden",
    "instruction.unread": "Nicht lesbare Anweisung von {program}",
    "instruction.fee": "Preis der Berechnung",
    "instruction.account": "Token-Konto für {owner} eröffnen",
    "instruction.memo": "Notiz",
    "instruction.approve": "{spender} erlauben, {amount} zu nehmen",
    "instruction.close": "Token-Konto schließen und seinen Inhalt an {to} senden",
    "instruction.authority": "Kontrolle über das Token-Konto {token} an {to} geben",
    "instruction.giveUp": "Kontrolle über {token} aufgeben; niemand bekommt sie",
    "instruction.nonce": "Dauerhafte Nonce {account} verwenden, also ohne Zeitgrenze",
    "instruction.assign": "Kontrolle über das Konto {account} an das Programm {program} geben",
    "warn.field": "Diese Seite setzt außerdem {field}; das wird hier nicht beschrieben.",
    "warn.limit": "Das ist größer, als hier gelesen werden kann (Grenze: {limit}).",
    "warn.feePrice": "Die Gebühr liegt weit über dem aktuellen Preis des Netzwerks.",
    "fee.byPageWithData": "Höchstens {amount} und die Datengebühr des Netzwerks, wie diese Seite es verlangt",
    "fee.byPageMaybe":
      "Höchstens {amount}, wie diese Seite es verlangt; das Netzwerk kann eine Datengebühr hinzurechnen",
    "fee.inToken": "Im Token {token}, wie diese Seite es verlangt",
    "label.capability": "Verlangt von der Wallet außerdem",
    "capability.optional": "{name}, falls die Wallet es kann",
    "capability.paymaster": "dass jemand anderes die Gebühr zahlt: {url}",
    "label.extra": "Zusätzliche Daten",
    bytes: "{bytes} Bytes",
    "authorization.send": "Jedem mit dieser Signatur erlauben, {amount} an {to} zu senden",
    "authorization.receive": "{to} erlauben, mit dieser Signatur {amount} zu nehmen",
    "authorization.cancel": "Ungenutzte signierte Überweisung widerrufen: {account}",
    "label.authorization": "Nummer der signierten Überweisung",
    "label.allows": "Erlaubt dieser Seite",
    "recap.actions": "{actions} für {resource}",
    "recap.proof": "die Rechte einer anderen Erlaubnis zu nutzen: {proof}",
    "warn.recap": "Diese Anmeldung gibt der Seite auch Rechte. Signiere nur, wenn du das erwartest.",
    "warn.recapUnread": "Diese Anmeldung gibt der Seite auch Rechte, die hier nicht gelesen werden können.",
    "label.usableFrom": "Verwendbar ab",
    "warn.atOnce": "Sie kann sofort verwendet werden.",
    "warn.noEffect": "Die Coins gehen in einen Aufruf, der nichts tut.",
    "warn.lost": "Was dorthin gesendet wird, ist verloren.",
    "label.nonce": "Transaktionsnummer",
    "nonce.mayReplace": "{nonce}, von dieser Seite festgelegt; diese Transaktion kann eine wartende ersetzen",
    "warn.nonce": "Ihre nächste Transaktionsnummer ist {next}. Diese Transaktion kann eine wartende ersetzen."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: [
      "Netzwerk nicht gefunden",
      "Das Netzwerk ist nicht eingerichtet. Fügen Sie es der Option `networks` hinzu: {detail}"
    ],
    ORIGIN_NOT_ALLOWED: [
      "Herkunft nicht erlaubt",
      "Die Herkunft {detail} steht nicht auf der Liste des Projekts. Fügen Sie sie in den Projekteinstellungen bei den erlaubten Domains hinzu."
    ],
    IFRAME_LOAD_FAILED: [
      "Netzwerkfehler: Eingebettete Wallet nicht geladen",
      "Die eingebettete Wallet wurde nicht geladen. Prüfen Sie das Netz und mögliche Blocker und versuchen Sie es später erneut."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "Die eingebettete Wallet brauchte zu lange",
      "Die eingebettete Wallet hat nicht rechtzeitig geantwortet. Versuchen Sie es später erneut."
    ],
    UNVERIFIED_DOMAIN: [
      "Domain nicht verifiziert",
      "Die eingebettete Wallet bedient diese Domain nicht. Fügen Sie sie in den Projekteinstellungen bei den erlaubten Domains hinzu."
    ],
    JWT_TOKEN_NOT_VALID: [
      "Sitzung abgelaufen",
      "Das Relay hat das Token der Sitzung als noch nicht gültig abgelehnt. Prüfen Sie die Uhrzeit dieses Geräts und verbinden Sie sich erneut."
    ],
    INVALID_PROJECT_ID: [
      "Ungültige Projekt-ID",
      "Der Dienst kennt die Projekt-ID nicht. Vergleichen Sie `projectId` mit der in den Projekteinstellungen."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "Projekt-ID nicht angegeben",
      "`projectId` fehlt. E‑Mail, soziale Netzwerke, der Wallet-Katalog und WalletConnect brauchen eine; Wallets auf dieser Seite funktionieren ohne."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "Serverfehler",
      "Die App-Konfiguration konnte nicht abgerufen werden; lokale Einstellungen gelten weiter. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "Zu viele Anfragen",
      "Die App-Konfiguration wurde zu oft abgefragt; lokale Einstellungen gelten weiter. Versuchen Sie es in einigen Minuten erneut."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "Mehrere Wallets sind nicht aktiviert",
      "Mehrere Wallets zugleich brauchen die Funktion multiWallet. Aktivieren Sie sie in der Projektkonfiguration."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "Mehrere Wallets sind nicht aktiviert",
      "`useConnections` wechselt nur mit der Funktion multiWallet zwischen Wallets. Aktivieren Sie sie in der Projektkonfiguration."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "Mehrere Wallets sind nicht aktiviert",
      "`useConnection` wechselt nur mit der Funktion multiWallet zwischen Wallets. Aktivieren Sie sie in der Projektkonfiguration."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "Lokale Konfiguration ignoriert",
      "Die Projektkonfiguration geht diesen lokalen Einstellungen vor: {detail}. Ändern Sie sie dort oder entfernen Sie sie hier."
    ],
    ANALYTICS_FORBIDDEN: [
      "Ungültige App-Konfiguration",
      "Ereignisse dieser Herkunft werden nicht angenommen: Sie fehlt auf der Liste des Projekts. Fügen Sie sie in den Projekteinstellungen hinzu."
    ]
  }
}
