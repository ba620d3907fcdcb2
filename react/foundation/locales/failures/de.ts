import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in German. */
export const errors: Locale["errors"] = {
  "account.not-found": [
    "Konto nicht gefunden",
    "Dieses Konto ist nicht verbunden. Verbinden Sie die Wallet, die es hält, und versuchen Sie es erneut."
  ],
  "activity.failed": [
    "Transaktionen nicht abrufbar",
    "Die Transaktionen konnten nicht geladen werden. Versuchen Sie es später erneut; ein Explorer des Netzwerks zeigt sie auch."
  ],
  "chain.network-not-found": [
    "Netzwerk nicht gefunden",
    "Das Netzwerk gehört nicht zu denen, für die diese Seite eingerichtet ist. Fügen Sie es der Option `networks` hinzu oder wählen Sie eines daraus."
  ],
  "chain.none-requested": [
    "Die Wallet unterstützt keines der gewünschten Netzwerke",
    "Diese Wallet funktioniert in keinem der Netzwerke, die diese Seite braucht. Wählen Sie eine andere Wallet oder ein anderes Netzwerk."
  ],
  "chain.not-supported": [
    "Netzwerk nicht unterstützt",
    "Ihre Wallet kennt dieses Netzwerk nicht und hat es nicht hinzugefügt. Fügen Sie es in den Einstellungen der Wallet hinzu oder wählen Sie ein anderes."
  ],
  "chain.switch-failed": [
    "Netzwerk nicht gewechselt",
    "Ihre Wallet ist nicht zum Netzwerk gewechselt. Öffnen Sie die Wallet, sehen Sie nach, ob sie auf etwas wartet, und versuchen Sie es erneut."
  ],
  "chain.switch-rejected": [
    "Wechsel abgelehnt",
    "Sie haben den Wechsel in Ihrer Wallet abgelehnt. Es hat sich nichts geändert; versuchen Sie es jederzeit erneut."
  ],
  "chain.unsupported": [
    "Netzwerk nicht unterstützt",
    "Das geht im aktuellen Netzwerk nicht. Wechseln Sie das Netzwerk und versuchen Sie es erneut."
  ],
  "chain.unsupported-namespace": [
    "Netzwerkart nicht unterstützt: {namespace}",
    "Das Kit kennt eip155, solana, polkadot, bip122 und cosmos. Verwenden Sie ein Netzwerk davon."
  ],
  "config.both-sign-ins": [
    "siweConfig und siwx gehen nicht zugleich",
    "Die Anmeldung wurde zweimal eingerichtet. Behalten Sie `siwx` und entfernen Sie `siweConfig`: Letzteres ist die ältere Form."
  ],
  "config.invalid": [
    "Option `{field}`: {expected}",
    "Eine oder mehrere Optionen des Kits sind falsch, daher ist es nicht gestartet. Jede ist mit dem genannt, was sie sein sollte: Korrigieren Sie sie und starten Sie neu."
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
    "Die Projektkonfiguration war nicht zu bekommen, weil der Dienst versagt hat. Das Kit fährt mit lokalen Einstellungen fort; versuchen Sie es später erneut."
  ],
  "connection.connector-not-found": [
    "Wallet nicht gefunden",
    "Auf dieser Seite gibt es keine Wallet dieses Namens. Prüfen Sie, ob ihre Erweiterung installiert und aktiviert ist, laden Sie die Seite neu und versuchen Sie es erneut."
  ],
  "connection.failed": [
    "Verbindung nicht möglich",
    "Die Wallet hat dieser Seite kein Konto gezeigt. Öffnen und entsperren Sie die Wallet und versuchen Sie es erneut."
  ],
  "connection.network-not-in-wallet": [
    "Netzwerk nicht unterstützt",
    "Die Verbindung enthält dieses Netzwerk nicht, daher wurde nichts gesendet. Wechseln Sie in der Wallet dorthin oder verbinden Sie sich erneut und erlauben Sie es."
  ],
  "connection.not-connected": [
    "Zuerst eine Wallet verbinden",
    "Dafür wird ein Konto gebraucht. Verbinden Sie zuerst eine Wallet."
  ],
  "connection.rejected": [
    "Verbindung abgelehnt",
    "Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts geteilt; versuchen Sie es jederzeit erneut."
  ],
  "connection.request-failed": [
    "Die Wallet konnte das nicht ausführen",
    "Die Wallet hat mit einem Fehler geantwortet. Öffnen Sie sie, um zu sehen, was sie meldet, und versuchen Sie es erneut."
  ],
  "connection.request-rejected": [
    "Anfrage abgelehnt",
    "Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts gesendet."
  ],
  "connection.session-expired": [
    "Sitzung abgelaufen",
    "Das Relay akzeptiert das Token dieser Sitzung nicht. Prüfen Sie, ob die Uhr dieses Geräts richtig geht, und verbinden Sie sich erneut."
  ],
  "connection.wallet-busy": [
    "Öffnen Sie Ihre Wallet, um fortzufahren",
    "Ihre Wallet ist gesperrt oder zeigt bereits eine Anfrage. Öffnen Sie sie, erledigen oder verwerfen Sie diese Anfrage und versuchen Sie es erneut."
  ],
  "connection.walletconnect-not-found": [
    "WalletConnect nicht gefunden",
    "WalletConnect ist hier nicht eingerichtet. Geben Sie dem Kit eine `projectId` und lassen Sie `enableWalletConnect` eingeschaltet."
  ],
  "embedded.aborted": [
    "Etwas ist schiefgegangen",
    "Die eingebettete Wallet hat ihren Vorgang abgebrochen. Es wurde nichts gesendet; versuchen Sie es erneut."
  ],
  "embedded.device-not-approved": [
    "Dieses Gerät wurde nicht bestätigt.",
    "Der Link in der E-Mail wurde abgelehnt oder ist zu alt. Fordern Sie einen neuen an."
  ],
  "embedded.email-cooldown": [
    "Versuchen Sie es in {seconds} Sekunden erneut",
    "Gerade wurde ein Code gesendet. Sehen Sie in Ihren Posteingang oder warten Sie, bis Sie einen neuen anfordern können."
  ],
  "embedded.email-misfit": [
    "Geben Sie eine gültige E-Mail-Adresse ein",
    "Das sieht nicht wie eine E-Mail-Adresse aus. Schreiben Sie sie wie name@example.com."
  ],
  "embedded.email-taken": [
    "Diese E-Mail hat eine andere Wallet.",
    "Es wurde nichts geändert. Nennen Sie eine E-Mail, mit der sich hier niemand anmeldet."
  ],
  "embedded.email-unchanged": [
    "Das ist Ihre aktuelle E-Mail.",
    "Es wurde nichts geändert. Nennen Sie die E-Mail, die sie ersetzen soll."
  ],
  "embedded.farcaster-failed": [
    "Keine Verbindung zu Farcaster",
    "Farcaster hat die Anmeldung nicht bestätigt. Öffnen Sie die App und versuchen Sie es erneut."
  ],
  "embedded.frame-answer-misfit": [
    "Ein Fehler ist aufgetreten",
    "Die eingebettete Wallet hat in einer Form geantwortet, die diese Seite nicht kennt. Versuchen Sie es erneut oder melden Sie sich neu an."
  ],
  "embedded.frame-error": [
    "{reason}",
    "Die eingebettete Wallet konnte das nicht ausführen. Versuchen Sie es erneut oder melden Sie sich neu an."
  ],
  "embedded.frame-error-unknown": [
    "Ein Fehler ist aufgetreten",
    "Die eingebettete Wallet konnte das nicht ausführen und nannte keinen Grund. Versuchen Sie es erneut oder melden Sie sich neu an."
  ],
  "embedded.frame-load-failed": [
    "Die Anmeldung per E-Mail konnte nicht geladen werden",
    "Der Teil der Seite für die Anmeldung per E-Mail wurde nicht geladen. Prüfen Sie Ihr Netz und mögliche Blocker, oder verbinden Sie eine Wallet."
  ],
  "embedded.frame-load-timed-out": [
    "Netzwerkfehler: Eingebettete Wallet nicht geladen",
    "Die eingebettete Wallet wurde in 20 Sekunden nicht geladen. Prüfen Sie Ihr Netz und mögliche Blocker und versuchen Sie es später erneut."
  ],
  "embedded.frame-request-timed-out": [
    "Die eingebettete Wallet brauchte zu lange",
    "Die eingebettete Wallet hat nicht rechtzeitig geantwortet. Versuchen Sie es später erneut."
  ],
  "embedded.frame-storage-blocked": [
    "Ihr Browser speichert für diese Anmeldung nichts: Sie endet, wenn Sie die Seite verlassen.",
    "Erlauben Sie der Website der Wallet, Daten zu speichern, um länger angemeldet zu bleiben."
  ],
  "connection.failed-to-disconnect-chains": [
    "Trennen der Netzwerke fehlgeschlagen: {reason}",
    "Eine oder mehrere Wallets haben die Verbindung nicht beendet. Versuchen Sie es erneut, oder entfernen Sie diese Seite in den Wallets selbst."
  ],
  "embedded.no-auth-connector": [
    "Anmeldung nicht eingerichtet",
    "Die Anmeldung per E-Mail oder sozialem Konto ist hier nicht eingerichtet. Geben Sie dem Kit eine `projectId`, bei der eines davon aktiviert ist, oder verbinden Sie eine Wallet."
  ],
  "embedded.not-email-or-social": [
    "Nicht per E-Mail oder sozialem Konto verbunden",
    "Das geht nur mit Konten, die per E-Mail oder sozialem Konto erstellt wurden. Melden Sie sich mit einem davon an."
  ],
  "embedded.otp-expired": [
    "Dieser Code ist zu alt.",
    "Ein Code gilt zehn Minuten. Fordern Sie einen neuen an und geben Sie ihn gleich ein."
  ],
  "embedded.otp-rejected": [
    "Ungültiger Code",
    "Der Code stimmt nicht mit dem gesendeten überein. Sehen Sie in der neuesten E-Mail nach oder fordern Sie einen neuen Code an."
  ],
  "embedded.otp-tries-spent": [
    "Zu viele Versuche. Fordern Sie einen neuen Code an.",
    "Der Code wurde zu oft falsch eingegeben und gilt nicht mehr. Fordern Sie einen neuen an."
  ],
  "embedded.popup-blocked": [
    "Anmeldefenster nicht geöffnet",
    "Der Browser hat das Anmeldefenster nicht geöffnet. Erlauben Sie Pop-up-Fenster für diese Seite und klicken Sie erneut."
  ],
  "embedded.popup-closed": [
    "Fenster geschlossen",
    "Das Anmeldefenster wurde vor dem Abschluss geschlossen. Öffnen Sie es erneut, um fortzufahren."
  ],
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
    "Die eingebettete Wallet tut dies nicht auf Bitte einer Seite. Verwenden Sie eine der erlaubten Methoden."
  ],
  "embedded.social-not-started": [
    "Die Anmeldung konnte nicht beginnen",
    "Die Anmeldung konnte nicht beginnen. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an."
  ],
  "embedded.social-timed-out": [
    "Die Anmeldung dauerte zu lange. Versuchen Sie es erneut.",
    "Die Anmeldung dauerte zu lange und wurde beendet. Starten Sie sie neu."
  ],
  "embedded.social-uri-failed": [
    "Anmeldeseite nicht abrufbar",
    "Die Adresse der Anmeldeseite war nicht zu bekommen. Prüfen Sie Ihr Netz und versuchen Sie es erneut."
  ],
  "embedded.untrusted-origin": [
    "Nicht vertrauenswürdige Herkunft",
    "Die Antwort kam von einer nicht vertrauenswürdigen Seite und wurde verworfen. Starten Sie die Anmeldung von hier neu."
  ],
  "embedded.unverified-domain": [
    "Domain nicht verifiziert",
    "Die eingebettete Wallet bedient diese Domain nicht. Fügen Sie sie in den Projekteinstellungen bei den erlaubten Domains hinzu."
  ],
  "http.bad-shape": [
    "Der Dienst hat in unbekannter Form geantwortet.",
    "Mit der Antwort des Dienstes lässt sich nichts anfangen. Versuchen Sie es später erneut; bleibt es dabei, braucht das Kit womöglich ein Update."
  ],
  "http.bad-status": [
    "Der Dienst konnte nicht antworten (HTTP-Statuscode: {status}).",
    "Der Dienst hat geantwortet, konnte die Bitte aber nicht erfüllen. Versuchen Sie es später erneut; bleibt es dabei, informieren Sie den Betreiber dieser Seite."
  ],
  "http.offline": [
    "Sie sind offline.",
    "Dieses Gerät hat kein Netz. Es geht von selbst weiter, sobald es wieder eines hat."
  ],
  "http.rate-limited": [
    "Zu viele Anfragen. Versuchen Sie es gleich noch einmal.",
    "Der Dienst wurde zu oft gefragt. Warten Sie einen Moment und versuchen Sie es erneut."
  ],
  "http.timed-out": [
    "Der Dienst hat zu lange gebraucht.",
    "Der Dienst hat nicht rechtzeitig geantwortet. Prüfen Sie Ihr Netz und versuchen Sie es erneut."
  ],
  "http.too-large": [
    "Der Dienst hat mehr gesendet, als sich verwenden lässt.",
    "Die Antwort war größer, als das Kit liest, und blieb ungelesen. Sie können daran nichts ändern: Informieren Sie den Betreiber dieser Seite."
  ],
  "http.unreachable": [
    "Der Dienst ist nicht erreichbar.",
    "Keine Verbindung zum Dienst. Prüfen Sie Ihr Netz und mögliche Blocker und versuchen Sie es erneut."
  ],
  "kit.missing": [
    "Das Wallet-Fenster konnte nicht geladen werden",
    "Ein Teil des Codes dieser Seite kam nicht an. Prüfen Sie Ihr Netz und versuchen Sie es erneut; bleibt es dabei, laden Sie die Seite neu."
  ],
  "log.unforeseen": [
    "Unbekannter Fehler",
    "Es ist etwas passiert, das das Kit nicht vorhergesehen hat. Versuchen Sie es erneut; bleibt es dabei, melden Sie es mit den Schritten dorthin."
  ],
  "name.misfit": [
    "Verwenden Sie Buchstaben, Ziffern und Bindestriche, mindestens 4 Zeichen",
    "Ein Name enthält nur Buchstaben, Ziffern und Bindestriche, mindestens vier davon. Wählen Sie einen anderen."
  ],
  "name.needs-account": [
    "Kein Konto für den Namen",
    "Ein Name wird für ein Konto in einem EVM-Netzwerk registriert. Verbinden Sie eines oder wechseln Sie dorthin und versuchen Sie es erneut."
  ],
  "name.not-registered": [
    "Der Name {label} wurde nicht registriert",
    "Der Name wurde nicht registriert. Vielleicht wurde er inzwischen vergeben; versuchen Sie es erneut oder wählen Sie einen anderen."
  ],
  "name.not-resolved": [
    "Name nicht aufgelöst",
    "Der Name konnte nicht nachgeschlagen werden. Prüfen Sie die Schreibweise und versuchen Sie es erneut."
  ],
  "name.refused": [
    "{reason}",
    "Der Namensdienst hat dies nicht angenommen und den Grund genannt. Ändern Sie den Namen und versuchen Sie es erneut."
  ],
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
    "Der Dienst nannte eine Seite, die zu keinem hier bekannten Anbieter gehört, daher wurde sie nicht geöffnet. Wählen Sie einen anderen Anbieter; die Entwickler der Seite können einen Host mit endpoints.onrampHosts erlauben."
  ],
  "onramp.not-offered": [
    "{value} wird nicht als {field} angeboten",
    "Der Anbieter nimmt einige Währungen und liefert einige Token. Wählen Sie aus den angebotenen."
  ],
  "onramp.quote-failed": [
    "Kein Angebot erhalten",
    "Im Moment gibt es kein Angebot. Gezeigt wird eine Schätzung; versuchen Sie es später erneut."
  ],
  "onramp.url-failed": [
    "Der Anbieter konnte nicht geöffnet werden",
    "Die Seite des Anbieters war nicht zu bekommen. Versuchen Sie es später erneut oder wählen Sie einen anderen Anbieter."
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
    "Das Kit kennt keinen Knoten dieses Netzwerks. Nennen Sie ihm einen mit `customRpcUrls` oder eine `projectId`."
  ],
  "safe.signature-pending": [
    "Ihr Safe wartet auf die Signatur der anderen Eigentümer",
    "Es haben noch nicht genug Eigentümer Ihres Safe signiert. Bitten Sie sie, im Safe zu signieren, und melden Sie sich hier erneut an: Das Gesammelte bleibt dort erhalten."
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
    "Der Betrag muss eine Zahl sein, die Sie besitzen, und der Empfänger eine Adresse oder ein Name dieses Netzwerks. Korrigieren Sie, was nicht stimmt."
  ],
  "send.needs-token": ["Ein Token wird gebraucht", "Wählen Sie das Token, das Sie senden möchten."],
  "send.not-covered": [
    "Sie haben {balance} {symbol}",
    "Das Konto hält weniger. Senden Sie weniger oder tippen Sie auf „Max.“."
  ],
  "send.receiver-elsewhere": [
    "Diese Adresse gehört zu {network}",
    "Ihr Präfix nennt ein anderes Netzwerk. Wechseln Sie dorthin, oder bitten Sie den Empfänger um eine Adresse in diesem."
  ],
  "send.receiver-lost": [
    "Von dort kann es niemand zurückholen.",
    "Kein Mensch und kein Programm kann bewegen, was auf dieser Adresse liegt. Bitten Sie den Empfänger um eine andere."
  ],
  "send.receiver-mistyped": [
    "Ein Zeichen dieser Adresse ist falsch. Kopieren Sie sie noch einmal.",
    "Adressen tragen eine Prüfsumme, und diese stimmt nicht. Kopieren Sie die Adresse erneut aus der Quelle."
  ],
  "send.receiver-moved": [
    "{receiver} steht jetzt für eine andere Adresse",
    "Der Name hat eine andere Adresse bekommen, seit er angezeigt wurde. Fragen Sie den Empfänger, bevor Sie senden."
  ],
  "send.receiver-name": [
    "Hier sind nur Namen bekannt, die auf {suffix} enden",
    "Andere Namensdienste werden nicht gefragt. Fügen Sie die Adresse des Empfängers ein."
  ],
  "send.receiver-not-found": [
    "{receiver} hat in diesem Netzwerk keine Adresse",
    "Prüfen Sie die Schreibweise oder bitten Sie den Empfänger um eine Adresse in diesem Netzwerk."
  ],
  "send.would-fail": [
    "Das Netzwerk würde diese Überweisung ablehnen: {detail}",
    "Die Überweisung wurde erprobt, ohne sie zu senden, und das Netzwerk hat abgelehnt. Prüfen Sie, ob das Konto samt Gebühr genug hält und ob das Token bewegt werden darf."
  ],
  "session.grant-answer-misfit": [
    "{rule}",
    "Die Antwort der Wallet ist nicht verwendbar. Sehen Sie in Ihrer Wallet nach, ob sie eine Session dieser Seite aufführt, und beenden Sie sie dort."
  ],
  "session.grant-not-activated": [
    "Ihre Wallet hat die Session gewährt, aber sie wurde nicht in Betrieb genommen",
    "Sie besteht in Ihrer Wallet, und die App kann sie nicht nutzen. Widerrufen Sie sie in der Liste der Smart Sessions und versuchen Sie es erneut."
  ],
  "session.grant-not-begun": [
    "Die Smart Session konnte nicht begonnen werden",
    "Der Dienst, der Smart Sessions verwaltet, hat nicht geantwortet. Es wurde nichts gewährt. Versuchen Sie es später erneut."
  ],
  "session.grant-wider": [
    "Ihre Wallet hat mehr gewährt, als diese Seite wollte",
    "Das Kit nutzt eine solche Erlaubnis nicht. Öffnen Sie Ihre Wallet und beenden Sie dort die Session dieser Seite, bevor Sie es erneut versuchen."
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
    "Die Smart Session wurde nicht beendet und gilt weiter. Versuchen Sie es erneut."
  ],
  "siwx.expired": [
    "Die Anmeldenachricht ist abgelaufen: {at}",
    "Die Frist, die sich die Anmeldenachricht setzt, ist vorbei. Melden Sie sich neu an."
  ],
  "siwx.misfit": [
    "Die Anmeldenachricht stimmt nicht: {field} muss {rule} sein",
    "Eine Anmeldenachricht hat feste Zeilen, eine nach der anderen (EIP-4361), und kein Feld enthält einen Zeilenumbruch. Korrigieren Sie, was genannt ist."
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
    "Die Nachricht wurde nicht signiert. Öffnen Sie Ihre Wallet und versuchen Sie es erneut."
  ],
  "siwx.too-early": [
    "Die Anmeldenachricht gilt erst ab {at}",
    "Die Anmeldenachricht gilt erst später. Warten Sie bis dahin und prüfen Sie, ob die Uhr dieses Geräts richtig geht."
  ],
  "siwx.unchecked": [
    "Die Signatur konnte auf {network} nicht geprüft werden",
    "Das Konto ist vielleicht ein Smart Contract, und kein Knoten seines Netzwerks hat geantwortet. Nennen Sie einen Knoten dieses Netzwerks oder versuchen Sie es erneut: Die Signatur ist bisher weder richtig noch falsch."
  ],
  "swap.allowance-failed": [
    "Erlaubnis nicht prüfbar",
    "Es ließ sich nicht lesen, was der Tausch ausgeben darf. Versuchen Sie es gleich noch einmal."
  ],
  "swap.amount-misfit": [
    "Geben Sie einen Betrag in {symbol} über 0 mit höchstens {decimals} Dezimalstellen ein",
    "Schreiben Sie den Betrag als einfache Zahl, zum Beispiel 1.5, nicht feiner, als das Token teilbar ist."
  ],
  "swap.approval-not-built": [
    "Transaktion für die Erlaubnis nicht erstellt",
    "Die Erlaubnis konnte nicht vorbereitet werden. Versuchen Sie es gleich noch einmal."
  ],
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
    "So viel von dem Token verkauft im Moment niemand. Versuchen Sie einen kleineren Betrag."
  ],
  "swap.misprepared": [
    "Der Dienst hat etwas anderes als diesen Tausch vorbereitet ({field})",
    "Was zum Signieren zurückkam, passt nicht zu Ihrem Wunsch, daher wurde es verworfen und nichts gesendet. Holen Sie ein neues Angebot; bleibt es dabei, tauschen Sie hier nicht."
  ],
  "swap.network-price-failed": [
    "Preis des Netzwerk-Coins nicht abrufbar",
    "Der Preis des Netzwerk-Coins war nicht zu bekommen, daher ist die Gebühr unbekannt. Versuchen Sie es gleich noch einmal."
  ],
  "swap.not-built": [
    "Transaktion nicht erstellt",
    "Der Tausch konnte nicht vorbereitet werden. Holen Sie ein neues Angebot und versuchen Sie es erneut."
  ],
  "swap.not-started": [
    "Tausch nicht gestartet",
    "Die Token zum Tauschen konnten nicht aufgeführt werden. Versuchen Sie es gleich noch einmal."
  ],
  "swap.not-supported": [
    "Tauschen geht in diesem Netzwerk nicht",
    "In diesem Netzwerk lassen sich keine Token tauschen. Wechseln Sie das Netzwerk und versuchen Sie es erneut."
  ],
  "swap.price-moved": [
    "Der Preis hat sich bewegt: Sie bekämen jetzt {now} {symbol}, zugesagt waren mindestens {minimum}",
    "Der Markt hat sich seit dem Angebot stärker bewegt, als Ihre Slippage erlaubt. Es wurde nichts getauscht. Sehen Sie sich ein neues Angebot an und tauschen Sie, wenn es Ihnen zusagt."
  ],
  "swap.slippage-misfit": [
    "Geben Sie eine Slippage von 0.01 bis 50 Prozent ein",
    "Slippage ist, wie viel weniger als angeboten ein Tausch bringen darf, in Prozent. Schreiben Sie sie als einfache Zahl, zum Beispiel 1 oder 0.5."
  ],
  "swap.unproven": [
    "Das Minimum dieses Dienstes konnte nicht geprüft werden",
    "Weder der Smart Contract für den Tausch noch das Netzwerk nannten, wie viel Sie mindestens erhalten, daher wurde nichts gesendet. Fahren Sie nur fort, wenn Sie diesem Dienst vertrauen: Akzeptieren Sie die Warnung unproven-minimum."
  ],
  "swap.would-fail": [
    "Das Netzwerk würde diesen Tausch ablehnen: {reason}",
    "Er wurde im Netzwerk erprobt, ohne gesendet zu werden, und schlug dort fehl, daher wurde nichts gesendet. Prüfen Sie, ob Sie genug von dem Token haben, holen Sie ein neues Angebot und versuchen Sie es erneut."
  ],
  "token.balance-unavailable": [
    "Token-Guthaben nicht verfügbar",
    "Die Guthaben lassen sich nicht anzeigen, weil dieses Netzwerk nicht abgedeckt ist oder der Dienst versagt hat. Ihre Token sind unberührt; versuchen Sie es in einer halben Minute erneut."
  ],
  "token.call-misfit": [
    '{field} eines Token-Aufrufs muss {rule} sein; es ist "{value}".',
    "Es wurde nichts gesendet. Schreiben Sie Adressen als 0x mit 40 hexadezimalen Ziffern und den Betrag als bigint in der kleinsten Einheit des Tokens, zum Beispiel 1500000n für 1.5 USDC."
  ],
  "token.not-found": [
    "{token} bezeichnet nicht genau ein Token auf {network}",
    "Dort ist unter diesem Namen keines oder mehr als eines bekannt. Nennen Sie das Token mit der Adresse seines Smart Contracts oder seiner CAIP-19-Kennung, zum Beispiel eip155:1/slip44:60."
  ],
  "transaction.already-sent": [
    "Dies wurde Ihrer Wallet bereits übergeben",
    "Die Wallet hat diese Anfrage und wurde kein zweites Mal gefragt. Öffnen Sie die Wallet, um zu antworten."
  ],
  "transaction.answer-misfit": [
    "Die Wallet gab eine nicht verwendbare Antwort",
    "Die Antwort der Wallet ist weder eine Signatur noch eine Transaktion. Sehen Sie in ihren Verlauf, bevor Sie es erneut versuchen: Sie hat vielleicht gehandelt."
  ],
  "transaction.batch-failed": [
    "Nicht alle Aufrufe wurden ausgeführt",
    "Die Wallet hat einige oder alle Aufrufe aufgegeben. Sehen Sie in der Wallet nach, welche gewirkt haben, und senden Sie die übrigen neu."
  ],
  "transaction.batch-needs-more": [
    "Die Wallet kann die Aufrufe nicht wie gewünscht senden",
    "Die Wallet kann die Aufrufe nicht ganz oder gar nicht ausführen, oder ihr fehlt etwas anderes dafür. Es wurde nichts gesendet. Senden Sie sie einzeln oder verwenden Sie eine andere Wallet."
  ],
  "transaction.batch-pending": [
    "Die Aufrufe sind noch nicht ausgeführt",
    "Die Aufrufe wurden gesendet und warten auf ihre Ausführung. Senden Sie sie nicht erneut: Sehen Sie in der Wallet nach, wie es steht."
  ],
  "transaction.batch-repeated": [
    "Diese Aufrufe wurden bereits gesendet",
    "Die Wallet hat diese Aufrufe schon. Sehen Sie in der Wallet nach, wie es steht; senden Sie sie nicht erneut."
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
    "Diese Wallet kennt keine Gruppen von Aufrufen. Senden Sie die Aufrufe einzeln oder verwenden Sie eine andere Wallet."
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
    "Was gesendet werden sollte, war nicht das, was Sie gesehen haben, daher wurde es gestoppt. Bestätigen Sie es nicht in Ihrer Wallet; laden Sie die Seite neu."
  ],
  "transaction.context-changed": [
    "Ihr Konto oder Netzwerk hat sich geändert",
    "Ihr Konto oder Netzwerk hat sich während Ihrer Entscheidung geändert, daher wurde nichts gesendet. Sehen Sie sich die Anfrage erneut an und bestätigen Sie sie dann."
  ],
  "transaction.expired": [
    "Die Angaben sind inzwischen veraltet",
    "Preise und Gebühren ändern sich, und diese Angaben gelten nicht mehr. Es wurde nichts gesendet. Sehen Sie sich alles neu an und fahren Sie dann fort."
  ],
  "transaction.not-allowed": [
    "Aktion nicht erlaubt",
    "Diese Seite wollte etwas, das das Kit nicht weitergibt. Es wurde nichts gesendet."
  ],
  "transaction.not-mined": [
    "Die Transaktion {hash} ist noch in keinem Block",
    "Die Transaktion wurde gesendet und wartet auf einen Block. Senden Sie sie nicht erneut: Suchen Sie ihren Hash in einem Explorer des Netzwerks."
  ],
  "transaction.other-chain": [
    "Das gilt für ein anderes Netzwerk als das Ihres Kontos",
    "Was signiert werden sollte, nennt ein anderes Netzwerk als das Ihres Kontos. Es wurde nichts signiert. Wechseln Sie das Netzwerk oder verlassen Sie die Seite, die fragt."
  ],
  "transaction.outcome-unknown": [
    "Ihre Wallet hat nicht geantwortet. Die Transaktion wurde vielleicht gesendet: Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut versuchen.",
    "Die Wallet war nach der Anfrage nicht mehr erreichbar, daher ist nicht bekannt, ob sie etwas gesendet hat. Sehen Sie in ihren Verlauf; versuchen Sie es nur erneut, wenn dort nichts ist."
  ],
  "transaction.page-framed": [
    "Diese Seite wird innerhalb von {origin} gezeigt. Öffnen Sie sie zum Signieren in einem eigenen Fenster.",
    "Eine Seite in einer anderen kann verdeckt sein, sodass ein Klick etwas anderes bedeutet. Öffnen Sie sie in einem eigenen Fenster."
  ],
  "transaction.reverted": [
    "Das Netzwerk hat die Transaktion {hash} abgelehnt",
    "Das Netzwerk hat die Transaktion angenommen und abgelehnt, was sie tun sollte. Nur ihre Gebühr wurde bezahlt. Prüfen Sie Betrag und Guthaben und beginnen Sie neu."
  ],
  "transaction.too-many-pending": [
    "Zu viele Transaktionen warten",
    "Zu viele Transaktionen warten darauf, vom Netzwerk bestätigt zu werden. Warten Sie einige davon ab und versuchen Sie es erneut."
  ],
  "walletconnect.method-not-granted": [
    "Die Wallet erlaubt {method} nicht",
    "Die Wallet hat dies beim Verbinden nicht erlaubt. Trennen Sie sie, verbinden Sie sich erneut und erlauben Sie es, oder verwenden Sie eine andere Wallet."
  ],
  "walletconnect.relay-unreachable": [
    "WalletConnect ist nicht erreichbar",
    "Das Relay von WalletConnect hat nicht geantwortet. Prüfen Sie Ihr Netz und mögliche Blocker und versuchen Sie es erneut."
  ],
  "walletconnect.session-ended": [
    "Die Wallet hat die Verbindung beendet",
    "Die Wallet hat die Verbindung beendet, bevor sie geantwortet hat. Dass etwas gesendet wurde, ist nicht bekannt; verbinden Sie sich erneut, um fortzufahren."
  ],
  "walletconnect.session-malformed": [
    "Die Wallet hat kein Konto geteilt",
    "Die Wallet hat ohne nutzbares Konto bestätigt. Wählen Sie in der Wallet ein Konto und verbinden Sie sich erneut."
  ],
  "walletconnect.wallet-silent": [
    "Die Wallet hat nicht geantwortet",
    "Die Wallet wurde gefragt und hat fünf Minuten lang nicht geantwortet. Öffnen Sie sie und sehen Sie nach, ob die Anfrage dort wartet, bevor Sie es erneut versuchen."
  ]
}

/** The sentences of alerts in German. */
export const alerts: Alerts = {
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
    "Es wurde keine `projectId` angegeben. E-Mail, soziale Netzwerke, der Wallet-Katalog und WalletConnect brauchen eine; Wallets auf dieser Seite gehen ohne."
  ],
  SERVER_ERROR_APP_CONFIGURATION: [
    "Serverfehler",
    "Die App-Konfiguration war nicht zu bekommen; lokale Einstellungen gelten weiter. {detail}"
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
