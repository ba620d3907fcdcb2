import type { Language } from "./Language.ts"

/**
 * Turkish.
 *
 * - Addresses the visitor as: siz; values take no suffix.
 * - Wallet, account, address, network, code, token: cüzdan, hesap, adres, ağ, kod, token.
 * - Approve: Onayla. Sign in: Giriş yap. Swap: Takas. Network fee: ağ ücreti.
 * - Allow a spender: izin ver. Its action: al. Take the allowance back: izni geri al. Revoke a session: sonlandır.
 * - Confirmed by the network: ağ onayladı.
 * - To revoke a session is not the word of Cancel.
 */
export const language: Language = {
  tag: "tr",
  dir: "ltr",
  first: {
    "button.connect": "Cüzdan bağla",
    "modal.close": "Kapat",
    "modal.loading": "Yükleniyor",
    "modal.missing": "Cüzdan penceresi yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.",
    "modal.again": "Yeniden dene",
    "button.account": "Hesap {name}, {network}",
    "button.connecting": "Bağlanıyor",
    "button.reconnecting": "Yeniden bağlanıyor",
    "button.unsupported": "Yanlış ağ",
    "modal.unset": "Bu cüzdan penceresi henüz ayarlanmadı.",
    "modal.back": "Geri",
    "modal.cancel": "İptal",
    "modal.connected": "Bağlandı: {wallet}",
    "modal.retry": "Yeniden dene",
    "view.Connect": "Cüzdan bağla",
    "view.AllWallets": "Tüm cüzdanlar",
    "view.ConnectWallets": "Cüzdan bağla",
    "view.Account": "Hesap",
    "view.AccountSettings": "Ayarlar",
    "view.SwitchNetwork": "Ağ seçin",
    "view.Networks": "Ağ seçin",
    "view.WalletCompatibleNetworks": "Uyumlu ağlar",
    "view.UnsupportedChain": "Ağ seçin",
    "view.ConnectingExternal": "Cüzdan bağla",
    "view.ConnectingMultiChain": "Hangi ağ?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Cüzdanlar",
    "view.SIWXSignMessage": "Giriş yap",
    "view.ConnectingSiwe": "Giriş yap",
    "view.SwitchActiveChain": "Ağ seçin",
    "view.GetWallet": "Cüzdan edinin",
    "view.WhatIsAWallet": "Cüzdan nedir?",
    "view.WhatIsANetwork": "Ağ nedir?",
    "walletconnect.get": "Edinin: {wallet}",
    "view.Downloads": "İndirmeler",
    "view.WalletReceive": "Al",
    "view.Transactions": "Hareketler",
    "chunk.failed": "Bu bölüm yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.",
    "connect.off": "Bu sayfada bağlanacak cüzdan yok.",
    "connect.login": "Giriş yap veya kaydol",
    "connect.list": "Cüzdanlar",
    "connect.device": "Bu cihazda",
    "connect.popular": "Popüler",
    "connect.new": "İlk cüzdanınız mı?",
    "connect.get": "Bir tane edinin",
    "connect.moreFailed": "Diğer cüzdanlar yüklenemedi.",
    "connect.agree": "Kabul ediyorum:",
    "connect.agreeFirst": "Önce kutuyu işaretleyin",
    "connect.terms": "Bağlanarak şunları kabul edersiniz:",
    "connect.termsLink": "Hizmet Şartları",
    "connect.and": "ve",
    "connect.privacyLink": "Gizlilik Politikası",
    "tag.recent": "Son kullanılan",
    "connect.notOffered": "Bu sitede sunulmuyor",
    "tag.get": "Edinin",
    "tag.mixed": "Karışık alfabe",
    "allWallets.row": "Tüm cüzdanlar",
    "connecting.approve": "{wallet} içinde onaylayın",
    "connecting.open": "Cüzdanın bir penceresi açık. Orada Onayla’ya basın.",
    "connected.title": "Bağlandı",
    "connected.more": "{address}\n{network} ağında",
    "connecting.sees": "Bu sayfa adresinizi görecek",
    "connecting.asks": "Size sormadan hiçbir varlığı taşıyamaz",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "Telefonunuzla bir QR kodu tarayın"
  },
  views: {
    "toast.accountSwitched": "Hesap değiştirildi",
    "toast.addressCopied": "Adres kopyalandı",
    "toast.codeResent": "Kod e-postası yeniden gönderildi",
    "toast.emailChanged": "E-posta değiştirildi",
    "toast.linkCopied": "Bağlantı kopyalandı",
    "toast.walletAdded": "Yeni cüzdan eklendi",
    "toast.transactionStarted": "İşlem başladı",
    "toast.walletDeleted": "Cüzdan silindi",
    "toast.walletDisconnected": "Cüzdan bağlantısı kesildi",
    "toast.walletSwitched": "Cüzdan değiştirildi",
    "toast.approveLimit": "Cüzdanınızda limit artışını onaylayın",
    "toast.authenticating": "Kimlik doğrulanıyor…",
    "toast.confirmTransaction": "Cüzdanınızda işlemi onaylayın",
    "view.AddFunds": "Para ekle",
    "view.WalletSend": "Gönder",
    "money.ambiguous": "{whole} mi, {decimal} mi demek istediniz?",
    "money.grouped": "Binlik ayırıcı kullanmadan yazın: 1000.5",
    "send.filledIn": "Dolduran: {app}",
    "view.SmartSessionList": "Akıllı oturumlar",
    "connecting.notInstalled": "{wallet} yüklü değil",
    "connecting.notHere": "{wallet} bu sayfada yok",
    "connecting.notHereNext": "Eklentisini yükleyin veya açın, sonra sayfayı yenileyin. Ya da başka bir cüzdan seçin.",
    "connecting.noWay": "Nereden edinileceğini bilmiyoruz. Başka bir cüzdan seçin.",
    "connecting.others": "Başka bir cüzdan seç",
    "connecting.install": "Yükleyin, sonra bu sayfaya dönüp bağlanın.",
    "connecting.haveIt": "Artık bende var",
    "connecting.nothing": "Bir şey olmadı mı? Yeniden açın",
    "connecting.behind": "Bu pencerenin arkasında olabilir.",
    "connecting.here": "{wallet} burada. Bağlan",
    "guide.install": "{wallet}: yükleyin",
    "guide.installMore": "Aşağıdan edinin ya da QR kodunu telefonunuzla tarayın.",
    "guide.installHere": "Aşağıdaki mağazadan edinin.",
    "guide.create": "Cüzdan oluşturun veya içe aktarın",
    "guide.createMore": "Kurtarma ifadesini kimseyle paylaşmayın.",
    "guide.back": "Buraya dönün",
    "guide.backMore": "Bu sayfa cüzdanı fark eder: {wallet}. Etmezse sayfayı yenileyin.",
    "guide.backAgain": "Bağlanmak için yeniden seçin: {wallet}.",
    "store.chrome": "Tarayıcı eklentisi",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Web uygulaması",
    "store.home": "Web sitesi",
    "store.phone": "Telefon",
    "downloads.stores": "Nereden edinilir",
    "downloads.scan": "Bu QR kodunu telefonunuzla tarayın.",
    "multiChain.opens": "Hesabınız: {networks}",
    "allWallets.search": "Cüzdan ara",
    "allWallets.none": "“{text}” adlı cüzdan yok",
    "allWallets.noneNext": "Yazımı kontrol edin veya bir QR koduyla istediğiniz cüzdanı bağlayın.",
    "allWallets.noneSpelling": "Yazımı kontrol edin.",
    "allWallets.clear": "Temizle",
    "allWallets.scan": "QR kodu tara",
    "allWallets.missing": "Listede yok mu?",
    "allWallets.failed": "Liste yüklenmiyor",
    "allWallets.failedNext": "Bu tarayıcıdaki cüzdanlar çalışmaya devam ediyor.",
    "tag.installed": "Yüklü",
    "signIn.preparing": "Hazırlanıyor",
    "signIn.lead": "Giriş yapın: {site}",
    "signIn.why": "İmza, bu hesabın sizin olduğunu kanıtlar. Ücretsizdir ve varlıklarınız yer değiştirmez.",
    "signIn.statement": "Kabul ettiğiniz",
    "signIn.site": "Site",
    "signIn.account": "Hesap",
    "signIn.network": "Ağ",
    "signIn.from": "Geçerlilik başlangıcı",
    "signIn.until": "Geçerlilik sonu",
    "signIn.resources": "Kaynaklar",
    "signIn.read": "Mesajı oku",
    "signIn.cancel": "İptal",
    "signIn.sign": "Giriş yap",
    "signIn.approve": "{wallet} içinde onaylayın",
    "signIn.declined": "Reddettiniz. Henüz giriş yapmadınız.",
    "signIn.elsewhere": "Bu istek başka bir site için",
    "signIn.elsewhereNext": "Hiçbir şey imzalanmadı. Bunu neden gördüğünüzü bilmiyorsanız bu sayfadan çıkın.",
    "signIn.must": "Giriş yapın veya iptal edin",
    "refused.title": "Reddettiniz",
    "refused.next": "Hiçbir şey paylaşılmadı. Hazır olduğunuzda yeniden deneyin.",
    "failed.away": "Hizmet şu anda yanıt vermiyor",
    "failed.noNetwork": "Cüzdan bu sayfaya ağını bildirmedi. Cüzdanı açıp bir ağ seçin, sonra yeniden deneyin.",
    "locked.title": "Kilidi açın: {wallet}",
    "locked.next": "Tarayıcının araç çubuğundan açıp şifresini girin.",
    "newcomer.learn": "Daha fazla bilgi",
    "newcomer.none": "Devam etmek için bir cüzdan gerekiyor",
    "newcomer.noneNext": "Bu tarayıcıya bir cüzdan yükleyin veya bu sayfayı bir cüzdanın tarayıcısında açın.",
    "newcomer.compare": "Tümünü karşılaştır",
    "newcomer.find": "Bir cüzdan bul",
    "newcomer.haveOne": "Artık bir cüzdanım var",
    "newcomer.notSeen": "Bu sayfa henüz bir cüzdan görmüyor. Yükledikten sonra sayfayı yenileyin.",
    "runs.both": "Tarayıcı ve telefon",
    "runs.phone": "Yalnızca telefon",
    "runs.browser": "Tarayıcı",
    "runs.web": "Web sitesi",
    "lesson.key": "Sitelere anahtarınız",
    "lesson.keyMore": "Her site için yeni bir şifre yerine cüzdanınızla giriş yapın.",
    "lesson.home": "Size ait olanların yeri",
    "lesson.homeMore": "Coin ve koleksiyon ürünlerini saklar. Onları yalnızca siz taşıyabilirsiniz.",
    "lesson.networks": "Birçok ağda çalışır",
    "lesson.networksMore": "Tek bir cüzdanın birçok ağda hesabı olabilir.",
    "lesson.system": "Ortak bir bilgisayar",
    "lesson.systemMore": "Birçok bilgisayar aynı kayıtları tutar. Hiç kimse tümünün sahibi değildir.",
    "lesson.fees": "Her işlemin bir ücreti vardır",
    "lesson.feesMore": "Ağın kendi coin’iyle ödersiniz; bir miktar saklayın.",
    "lesson.record": "Herkes okuyabilir",
    "lesson.recordMore": "Bir gezgin, bugüne kadarki tüm işlemleri gösterir.",
    "lesson.gotIt": "Anladım",
    "allWallets.more": "Daha fazla yükle",
    "allWallets.loading": "Cüzdanlar yükleniyor",
    "allWallets.count.one": "{count} cüzdan",
    "allWallets.count.other": "{count} cüzdan",
    "walletconnect.ways": "Bağlanma yolları",
    "walletconnect.scan": "Telefonunuzda {wallet} ile tarayın",
    "walletconnect.scanElsewhere": "Başka bir cihazla tarayın veya bağlantıyı kopyalayın",
    "walletconnect.code": "{wallet} QR kodu",
    "walletconnect.making": "QR kodu hazırlanıyor",
    "walletconnect.makingLink": "Bağlantı hazırlanıyor",
    "walletconnect.copy": "Bağlantıyı kopyala",
    "walletconnect.copied": "Bağlantı kopyalandı",
    "walletconnect.expires": "{seconds} sn içinde sona erer",
    "walletconnect.step1": "Cüzdanınızı açın",
    "walletconnect.step2": "Taramaya dokunun",
    "walletconnect.step3": "Onaylayın",
    "walletconnect.noWallet": "Telefonunuzda cüzdan yok mu?",
    "walletconnect.waits": "Orada onaylayın, sonra geri dönün. Bu sayfa sizi bekliyor.",
    "walletconnect.openIt": "Aç",
    "walletconnect.expired": "Bu kodun süresi doldu",
    "walletconnect.refresh": "Yeni kod al",
    "walletconnect.opened": "Uygulama açık. Orada onaylayın, sonra bu sayfaya dönün.",
    "walletconnect.notYet": "Telefonunuzda henüz yok mu?",
    "walletconnect.getIt": "Edinin",
    "walletconnect.openHint": "Orada onaylayın, sonra geri dönün.",
    "walletconnect.openWeb": "Yeni sekmede açılır. Bu sayfa sizi bekliyor.",
    "walletconnect.open": "Aç: {wallet}",
    "walletconnect.openAgain": "Yeniden aç: {wallet}",
    "walletconnect.browse": "{wallet} bu sayfayı kendi tarayıcısında açar. Orada bağlanın.",
    "walletconnect.failedNext": "Bağlantınızı kontrol edip yeniden deneyin.",
    "walletconnect.refused": "Bu sayfa QR kodları için ayarlanmamış",
    "walletconnect.refusedNext": "Devam etmek için başka bir cüzdan seçin.",
    "reach.qrcode": "QR kodu",
    "reach.mobile": "Telefon",
    "reach.desktop": "Masaüstü",
    "reach.web": "Web",
    "reach.browser": "Tarayıcı",
    "reach.extension": "Eklenti",
    "email.label": "E-posta",
    "account.editEmail": "E-postanızı değiştirin",
    "account.signIn": "Giriş yöntemi",
    "account.smart": "Akıllı hesap",
    "account.runs": "Akıllı hesap ({code}). Bunu cüzdanınızda geri alabilirsiniz.",
    "account.switchingType": "Hesap değiştiriliyor",
    "account.upgrade": "Cüzdanı yükseltin",
    "account.buy": "Satın al",
    "account.swap": "Takas",
    "account.name": "Ad",
    "account.copy": "Adresi kopyala",
    "account.copyFailed": "Kopyalanamadı",
    "account.explorer": "Gezginde gör",
    "account.disconnect": "Bağlantıyı kes",
    "account.network": "Ağ",
    "account.sessions": "Sizin adınıza işlem yapabilen uygulamalar",
    "wallets.inUse": "Kullanımda",
    "wallets.disconnect": "Bağlantıyı kes: {wallet}",
    "wallets.forget": "Unut: {wallet}",
    "wallets.add": "Başka bir cüzdan bağla",
    "wallets.change": "Başka bir cüzdanla değiştir",
    "wallets.changeNext": "{wallet} bağlantısı kesilecek",
    "wallets.reconnecting": "Yeniden bağlanıyor",
    "wallets.earlier": "Daha önce kullanılan",
    "wallets.connect": "{network} ağına bağlan",
    "activeChain.lead": "{network} ağında devam edilsin mi?",
    "activeChain.keep": "{wallet} bağlı kalır. İstediğiniz zaman geri dönebilirsiniz.",
    "activeChain.connect": "{network} için ayrı bir cüzdan gerekir. Şimdi birini seçersiniz; {wallet} bağlı kalır.",
    "activeChain.switch": "{network} ağına geç",
    "activeChain.stay": "{network} ağında kal",
    "namespace.eip155": "EVM ağları",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Bakiye",
    "account.balanceUnknown": "Bakiye bilinmiyor",
    "account.balanceLoading": "Bakiye yükleniyor",
    "account.tokens": "Token’lar",
    "account.nfts": "NFT’ler",
    "account.activity": "Hareketler",
    "account.noTokens": "Henüz token yok",
    "account.noTokensNext": "Aldıklarınız burada görünür.",
    "account.uncovered": "Bu ağ burada desteklenmiyor",
    "account.uncoveredNext": "Token’larınız burada listelenemiyor. Cüzdanınız onları gösterir.",
    "account.worthless": "Değersiz {count} tanesini göster",
    "account.hidden": "{count} gizlendi, büyük olasılıkla spam",
    "account.lure": "Büyük olasılıkla spam, toplama katılmaz",
    "account.unchecked": "Değeri doğrulanamıyor ve toplama katılmaz",
    "account.tokensLoading": "Token’lar yükleniyor",
    "account.away": "Bakiyeler şu anda yüklenmiyor.",
    "account.retryIn": "Yeniden dene · {seconds} sn",
    "account.asOf": "Saat {time} itibarıyla",
    "account.avatar": "Hesap",
    "account.reconnecting": "Yeniden bağlanıyor",
    "network.current": "Şu anki",
    "network.notServed": "Bu cüzdan bu ağda çalışmaz",
    "network.notGranted": "{wallet} izin vermemiş",
    "network.switching": "{wallet} içinde onaylayın",
    "network.switchingNext": "{network} ağına geçmek istiyor.",
    "network.unsupported": "Bu sayfa {network} ağını kullanmıyor",
    "network.unsupportedNext": "Cüzdanınız şu anda o ağda. Devam etmek için bir ağ seçin.",
    "network.unknown": "ağ {id}",
    "network.ownWallet": "{namespace} için bir cüzdan gerekir",
    "network.testnet": "Test ağı",
    "network.failed": "Ağ değişmedi. Yeniden deneyin.",
    "network.search": "Ağ ara",
    "network.none": "“{text}” adlı ağ yok",
    "network.count.one": "{count} ağ",
    "network.count.other": "{count} ağ",
    "plain.chain.none-requested": "Bu cüzdan bu sayfanın ağlarında çalışmıyor",
    "plain.chain.not-supported": "Cüzdanınızda bu ağ yok",
    "plain.chain.switch-failed": "Ağ değişmedi",
    "plain.chain.switch-rejected": "Reddettiniz",
    "plain.chain.unsupported": "Bu ağ bunu desteklemiyor",
    "plain.connection.connector-not-found": "Bu cüzdan bu sayfada yok",
    "plain.connection.failed": "Cüzdan bağlanmadı",
    "plain.connection.failed-to-find-connector": "Bu cüzdan artık bu sayfada yok",
    "plain.connection.network-not-in-wallet": "Cüzdanınız bu ağı paylaşmadı",
    "plain.connection.provider-not-found": "Cüzdana ulaşılamıyor",
    "plain.connection.request-rejected": "Reddettiniz",
    "plain.connection.session-expired": "Bağlantının süresi doldu",
    "plain.connection.sign-client-missing": "WalletConnect hâlâ başlatılıyor",
    "plain.http.bad-shape": "Hizmet şu anda çalışmıyor",
    "plain.http.too-large": "Hizmet şu anda çalışmıyor",
    "plain.walletconnect.method-not-granted": "Cüzdanınız buna izin vermedi",
    "plain.name.needs-account": "Ad için bir EVM ağında hesap gerekir",
    "plain.name.not-registered": "{label} kaydedilmedi",
    "plain.name.not-resolved": "Bu ad sorgulanamadı",
    "plain.name.suggestions-failed": "Adlar şu anda kontrol edilemiyor. Yine de kaydetmeyi deneyebilirsiniz.",
    "plain.onramp.host-unknown": "Bu sağlayıcı burada açılamıyor",
    "plain.onramp.quote-failed": "Şu anda fiyat yok",
    "plain.onramp.url-failed": "Sağlayıcının sayfası açılmadı",
    "plain.session.revoke-failed": "Sonlandırılmadı, hâlâ geçerli",
    "plain.siwx.not-started":
      "Giriş başlamadı, bu yüzden cüzdanınızın bağlantısı kesildi. Giriş yapmak için yeniden bağlayın.",
    "plain.siwx.signing-failed": "Mesaj imzalanmadı",
    "plain.transaction.expired": "Bu isteğin süresi doldu",
    "plain.transaction.not-allowed": "Bu sayfa izin verilmeyen bir şey istedi",
    "plain.transaction.page-framed": "Bu sayfa {origin} içinde gösteriliyor",
    "plain.swap.not-supported": "Bu ağda takas yapılamıyor",
    "view.EmailLogin": "E-posta ile devam et",
    "view.EmailVerifyOtp": "E-postayı onaylayın",
    "view.EmailVerifyDevice": "Cihazı kaydedin",
    "view.UpdateEmailWallet": "E-postayı değiştirin",
    "view.UpdateEmailPrimaryOtp": "Mevcut e-postayı onaylayın",
    "view.UpdateEmailSecondaryOtp": "Yeni e-postayı onaylayın",
    "view.UpgradeEmailWallet": "Cüzdanı yükseltin",
    "change.now": "Mevcut: {email}",
    "change.label": "Yeni e-posta",
    "change.how": "Önce mevcut e-postanıza, sonra yenisine bir kod göndeririz. Adresiniz aynı kalır.",
    "change.save": "Kaydet",
    "change.enter": "Yeni bir e-posta girin",
    "change.step": "Adım {step}/2",
    "change.toPrimary": "Kod mevcut e-postanıza gönderildi",
    "change.toSecondary": "Kod yeni e-postanıza gönderildi",
    "upgrade.title": "Anahtarlarınızı kendiniz saklayın",
    "upgrade.how":
      "Bu cüzdanın anahtarını güvenli site saklar. Orada onu, anahtarlarını sizin sakladığınız bir cüzdana taşıyabilirsiniz.",
    "upgrade.open": "Güvenli siteyi aç",
    "upgrade.waits": "Güvenli site bekleniyor",
    "email.title": "E-posta adresiniz nedir?",
    "email.how": "Size 6 haneli bir kod göndereceğiz.\nŞifre yok, kurulum yok.",
    "email.send": "Kodu gönder",
    "email.go": "Devam et",
    "email.or": "veya bir cüzdanla",
    "email.sending": "{email} adresine kod gönderiliyor",
    "email.wallet": "Bunun yerine cüzdan bağla",
    "code.title": "Kodu girin",
    "code.to": "Gönderildiği adres",
    "code.label": "6 haneli kod",
    "code.good": "10 dakika geçerli",
    "code.checking": "Kod kontrol ediliyor",
    "code.wrong": "Bu kod doğru değil. Size gönderdiğimiz son e-postaya bakın.",
    "code.newer": "Bu kod doğru değil. Daha yeni bir kod gönderildi.",
    "code.again": "Yeniden gönder",
    "code.wait": "{seconds} sn sonra yeniden gönder",
    "device.title": "Bu cihazı onaylayın",
    "device.how": "{email} adresine gönderdiğimiz bağlantıyı açın, Onayla’ya basın ve buraya dönün.",
    "device.again": "Yeni bağlantı gönder",
    "device.refused": "Bağlantı reddedildi",
    "device.old": "Bu bağlantının süresi doldu",
    "device.next": "Yeni bir bağlantı isteyin ve e-postadan onaylayın.",
    "ways.or": "veya",
    "ways.wallet": "Cüzdan bağla",
    "view.ConnectSocials": "Tüm sosyal hesaplar",
    "view.ConnectingSocial": "Giriş yap",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Sosyal hesaplar",
    "social.with": "{provider} ile devam et",
    "social.more": "Diğer giriş yolları",
    "social.none": "Bu tarayıcıda hiçbir sosyal giriş çalışmıyor.",
    "social.others": "Başka bir yol seç",
    "social.title": "{provider} ile giriş yap",
    "social.waits": "Açılan pencerede devam edin. Bu sayfa şifrenizi hiç görmez.",
    "social.leaves": "{provider} sayfasına gidip hemen geri döneceksiniz.",
    "social.show": "Pencereyi göster",
    "social.unseen": "Bu sayfa {provider} penceresini göremez. Orada bitirip geri dönün.",
    "social.again": "Baştan başla",
    "social.finishing": "Giriş tamamlanıyor",
    "social.closed": "Pencere kapatıldı",
    "social.closedNext": "Devam etmek için yeniden açın. Orada bitirdiyseniz biraz bekleyin.",
    "social.blocked": "Tarayıcınız pencereyi engelledi",
    "social.blockedNext": "Aşağıdan açın. Açılır pencerelere izin vermeniz gerekebilir.",
    "social.open": "Pencereyi aç",
    "farcaster.code": "Farcaster için QR kodu",
    "farcaster.making": "QR kodu hazırlanıyor",
    "farcaster.scan": "Telefonunuzda Farcaster ile tarayın",
    "farcaster.open": "Farcaster’ı aç",
    "farcaster.approve": "Farcaster’da onaylayın, sonra buraya dönün.",
    "farcaster.old": "Bu kodun süresi doldu",
    "farcaster.again": "Yeni kod al",
    "plain.embedded.frame-load-failed": "E-posta şu anda çalışmıyor",
    "plain.embedded.frame-load-timed-out": "E-posta şu anda çalışmıyor",
    "plain.embedded.frame-request-timed-out": "Bu çok uzun sürdü",
    "plain.embedded.social-timed-out": "Bu çok uzun sürdü",
    "plain.embedded.social-not-started": "Giriş başlamadı",
    "plain.embedded.social-uri-failed": "Giriş başlamadı",
    "plain.embedded.farcaster-failed": "Farcaster girişi onaylamadı",
    "plain.embedded.frame-answer-misfit": "Olmadı",
    "plain.embedded.frame-error-unknown": "Olmadı",
    "plain.embedded.untrusted-origin": "E-posta bu sayfada kullanılamıyor",
    "plain.embedded.unverified-domain": "E-posta bu sayfada kullanılamıyor",
    "view.ApproveTransaction": "İşlemi onaylayın",
    "view.SmartSessionCreated": "Akıllı oturum açıldı",
    "view.WalletSendSelectToken": "Token seçin",
    "view.WalletSendPreview": "Gönderimi inceleyin",
    "view.WalletSendConfirmed": "Gönder",
    "receive.code": "Adresinizin QR kodu",
    "receive.copied": "Kopyalandı",
    "receive.noteEvm": "Bu adrese yalnızca {network} ve diğer EVM ağlarındaki varlıkları gönderin.",
    "receive.note": "Bu adrese yalnızca {network} ağındaki varlıkları gönderin.",
    "receive.noteOrdinal": "Bu adrese yalnızca {network} yazıtlarını gönderin. Ödemeler için diğer adresi kullanın.",
    "receive.purposes": "Adresler",
    "receive.payment": "Ödemeler",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Gönderildi",
    "activity.sentNow": "Gönderiliyor",
    "activity.sentFailed": "Gönderilemedi",
    "activity.received": "Alındı",
    "activity.receivedNow": "Alınıyor",
    "activity.receivedFailed": "Alınmadı",
    "activity.swapped": "Takas edildi",
    "activity.swappedNow": "Takas ediliyor",
    "activity.swappedFailed": "Takas başarısız",
    "activity.minted": "Basıldı",
    "activity.mintedNow": "Basılıyor",
    "activity.mintedFailed": "Basılamadı",
    "activity.allowed": "İzin verildi",
    "activity.allowedNow": "İzin veriliyor",
    "activity.allowedFailed": "İzin verilmedi",
    "activity.called": "Sözleşme çağrıldı",
    "activity.calledNow": "Sözleşme çağrılıyor",
    "activity.calledFailed": "Çağrı başarısız",
    "activity.loading": "Hareketler yükleniyor",
    "activity.none": "Henüz hareket yok",
    "activity.noneNext": "Gönderdikleriniz ve aldıklarınız burada görünür.",
    "activity.away": "Hareketler şu anda yüklenmiyor",
    "activity.unmoved": "Hiçbir şey taşınmadı",
    "activity.waits": "Bekliyor",
    "activity.for": "{given} karşılığı {gained}",
    "activity.to": "Alıcı: {who}",
    "activity.from": "Gönderen: {who}",
    "activity.with": "Karşı taraf: {who}",
    "activity.new": "Yeni bir sözleşme",
    "activity.toSelf": "Kendi hesabınıza",
    "activity.batch": "Tek seferde birkaç adım",
    "activity.more": "ve {count} tane daha",
    "activity.moved": "Taşınan",
    "progress.sendFailed": "Gönderilmedi: {amount}",
    "progress.swapping": "Takas ediliyor: {from} → {to}",
    "progress.swapped": "Takas edildi: {from} → {to}",
    "progress.swapFailed": "Takas edilmedi: {from}",
    "activity.again": "Yeniden gönder",
    "activity.yesterday": "Dün",
    "activity.today": "Bugün, {time}",
    "activity.here": "Bu sayfadan gönderildi",
    "activity.notCovered": "Bu ağın geçmişi yok. Bu sayfadan gönderdikleriniz burada görünür.",
    "activity.hidden": "{count} gizlendi, büyük olasılıkla spam",
    "activity.notYours": "Bu işlemi siz yapmadınız. Adresini kopyalamayın.",
    "activity.unproven": "Bu işlemi sizin yapıp yapmadığınız bilinmiyor. Adresini kopyalamayın.",
    "activity.foreign": "Başka bir adres yaptı",
    "activity.when": "Zaman",
    "activity.party": "Karşı taraf",
    "activity.hash": "İşlem",
    "activity.copyHash": "Kopyala",
    "nfts.loading": "Koleksiyon ürünleri yükleniyor",
    "nfts.none": "Henüz koleksiyon ürünü yok",
    "nfts.noneNext": "Son hareketlerinizde yok.",
    "nfts.source": "Hareketlerinizden",
    "nfts.back": "Daha eskileri göster",
    "nfts.unnamed": "Adsız",
    "nfts.count": "×{count}",
    "send.amount": "Tutar",
    "send.have": "Bakiyeniz: {balance}",
    "send.unknown": "Bakiye bilinmiyor",
    "send.to": "Alıcı",
    "send.receiver": "Adres veya ad",
    "send.paste": "Yapıştır",
    "send.clear": "Alıcıyı temizle",
    "send.earlier": "Daha önce gönderdikleriniz",
    "send.fee": "Ağ ücreti",
    "send.feeAbout": "Yaklaşık {fee}",
    "send.feeData": "Yaklaşık {fee} ve ağın veri ücreti",
    "send.feeMost": "En fazla {fee}",
    "send.feeMargin": "En fazla {fee}, veri ücreti için pay dahil",
    "send.feeUnknown": "Ücret bilinmiyor",
    "send.keeps": "Ücret için {fee} bırakır",
    "send.review": "İncele",
    "money.checking": "Kontrol ediliyor",
    "send.enterAmount": "Bir tutar girin",
    "send.chooseReceiver": "Alıcı girin",
    "money.addFunds": "Yeterli {symbol} yok · Para ekle",
    "send.notEnough": "Yeterli {symbol} yok",
    "send.misfit": "0’dan büyük ve en çok {decimals} ondalıklı bir {symbol} tutarı girin",
    "send.none": "Henüz gönderecek bir şey yok",
    "send.noneNext": "Aldıklarınızı buradan gönderebilirsiniz.",
    "send.yours": "{network} ağındaki varlıklarınız",
    "send.from": "Gönderen",
    "send.network": "Ağ",
    "send.rent": "{symbol} hesabının açılması",
    "send.total": "Toplam",
    "send.final": "İşlemler geri alınamaz. Adı ve son dört karakteri kontrol edin.",
    "send.tickFirst": "Göndermek için kutuyu işaretleyin",
    "send.press": "Gönder: {amount}",
    "send.approve": "{wallet} içinde onaylayın",
    "screen.warns": "{site} uyarıyor: {reason}",
    "screen.warnsOnly": "{site} bu istek hakkında uyarıyor",
    "send.cancel": "İptal",
    "send.declined": "{wallet} içinde reddedildi. Hiçbir şey gönderilmedi.",
    "send.own": "Bu sizin kendi adresiniz.",
    "send.contract": "Bu bir sözleşme. {symbol} tutabildiğinden emin olun.",
    "send.contractTick": "Anlıyorum",
    "send.alike": "Bu adres bildiğiniz bir adrese benziyor ama başka bir adres.",
    "send.alikeTick": "Kontrol ettim. Bu farklı bir adres",
    "send.moved": "Son gönderdiğinizde bu adın adresi farklıydı: {name}.",
    "send.movedTick": "Yeni adresi alıcıyla doğruladım",
    "send.thisOne": "Bu adres",
    "send.knownOne": "Bildiğiniz adres",
    "send.sending": "{amount} gönderiliyor",
    "send.sent": "{amount} gönderildi",
    "send.failed": "Başarısız",
    "send.toWhom": "Alıcı: {who}.",
    "send.done": "Bitti",
    "send.another": "Bir tane daha gönder",
    "approve.asks": "{site} bunu onaylamanızı istiyor",
    "approve.asksYou": "bunu onaylamanızı istiyor",
    "approve.loading": "İstek okunuyor",
    "decision.asked": "Anahtarınızı tutan site isteği okuyor",
    "decision.read": "İsteği okuyun, sonra onaylayın veya reddedin",
    "decision.decided": "Anahtarınızı tutan site bekleniyor",
    "approve.tickFirst": "Onaylamak için kutuyu işaretleyin",
    "approve.approve": "Onayla",
    "approve.reject": "Reddet",
    "approve.none": "Onaylanacak bir şey yok",
    "approve.noneNext": "Bu sayfanın istekleri önce burada görünür.",
    "approve.more.one": "{count} istek daha bekliyor",
    "approve.more.other": "{count} istek daha bekliyor",
    "approve.changes": "Hesabınızda ne değişir",
    "approve.noChanges": "Hesabınızda ne değişeceğini belirleyemedik.",
    "approve.account": "Gönderen",
    "approve.network": "Ağ",
    "approve.details": "Uzmanlar için ayrıntılar",
    "approve.tick": "Riski anlıyorum",
    "approve.tickUnread": "Okunamasa da bu siteye güveniyorum",
    "approve.unreadParts":
      "Bu isteğin birkaç bölümü okunamıyor ({count}). Yalnızca bu siteye güveniyorsanız devam edin.",
    "approve.window": "Kendi penceresinde aç",
    "approve.ended": "Hiçbir şey gönderilmedi. Sayfada yeniden başlatın.",
    "sessions.loading": "Akıllı oturumlar yükleniyor",
    "sessions.none": "Sizin adınıza işlem yapabilen uygulama yok",
    "sessions.noneNext":
      "Kendi başına işlem yapmasına izin verdiğiniz uygulamalar burada görünür. Bunu istediğiniz an sonlandırabilirsiniz.",
    "sessions.away": "Akıllı oturumlar yüklenemedi",
    "sessions.until": "Bitiş: {date}",
    "sessions.expired": "Sona erdi: {date}",
    "sessions.revoked": "Sonlandırıldı: {date}",
    "sessions.end": "Sonlandır",
    "sessions.ask": "Sonlandırılsın mı?",
    "sessions.keep": "Tut",
    "sessions.ending": "{wallet} içinde onaylayın",
    "sessions.created": "Artık sizin adınıza işlem yapabilir",
    "sessions.createdNext": "Bitiş: {date}, yalnızca bu sınırlar içinde. İstediğiniz zaman sonlandırabilirsiniz.",
    "sessions.unused": "Verildi ama kullanılamıyor",
    "sessions.unusedNext": "Cüzdanınız izin verdi ama uygulama başlayamadı. Oturumu sonlandırıp yeniden deneyin.",
    "sessions.all": "Akıllı oturumları göster",
    "money.token": "Token",
    "money.chooseToken": "Bir token seçin",
    "money.readFirst": "Önce uyarıyı okuyun",
    "money.checkAmount": "Tutarı kontrol edin",
    "money.max": "Tümü",
    "money.feePaid": "Bu site ödüyor",
    "money.feePaidCheck": "{wallet} bir ücret gösterirse orada reddedin.",
    "money.feeUnsupported": "{wallet} bu sitenin ücreti ödemesine izin vermiyor; ücreti siz ödersiniz.",
    "money.feeIgnored": "{wallet}, bu sitenin ücreti ödeme teklifini kullanmadı; ücreti siz ödersiniz.",
    "money.feeRefused": "Bu site bunun için ödeme yapmıyor; ücreti siz ödersiniz.",
    "money.feeUnavailable": "Bu sitenin ödeme hizmeti şu anda kullanılamıyor; ücreti siz ödersiniz.",
    "money.search": "Token ara",
    "money.noToken": "“{text}” ile eşleşen token yok",
    "money.noTokenNext": "Yazımı kontrol edin veya token’ın adresini yapıştırın.",
    "money.explorer": "Gezginde gör",
    "receipt.pending": "Bekleniyor: {network}",
    "receipt.sent": "Gönderildi. Ulaştığında cüzdanınız haber verir.",
    "receipt.done": "Ulaştı.",
    "receipt.arrived.one": "{count} saniyede ulaştı.",
    "receipt.arrived.other": "{count} saniyede ulaştı.",
    "receipt.fee": "Ücret: {fee}.",
    "receipt.failed": "Ağ bunu reddetti. Yalnızca ücret alındı.",
    "receipt.failedFor": "Ağ bunu reddetti: {reason}. Yalnızca ücret alındı.",
    "receipt.repriced": "Başka ücretle yeniden gönderildi.",
    "receipt.canceled": "İptal edildi",
    "receipt.canceledNext": "Cüzdanınızda yerine başka bir işlem koydunuz. Hiçbir şey gönderilmedi.",
    "receipt.replaced": "Değiştirildi",
    "receipt.replacedBy": "Yerini başka bir işlem aldı.",
    "receipt.dropped": "Ağ artık bunu tanımıyor. Yeniden görünebilir; hiçbir şey yeniden gönderilmedi.",
    "receipt.partly": "Adımların bir kısmı etkili oldu.",
    "receipt.details": "Ayrıntılar",
    "receipt.block": "Blok",
    "receipt.step": "{number}. adım etkili oldu",
    "receipt.stepFailed": "{number}. adım etkisiz kaldı",
    "view.Swap": "Takas",
    "view.SwapSelectToken": "Token seçin",
    "view.SwapPreview": "Takası inceleyin",
    "swap.pay": "Ödediğiniz",
    "swap.get": "Aldığınız",
    "swap.getAbout": "Yaklaşık alacağınız",
    "swap.have": "Bakiyeniz: {amount}",
    "swap.unknown": "Bakiye bilinmiyor",
    "swap.turn": "Yönü değiştir",
    "swap.rate": "Kur",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "En az",
    "swap.impact": "Fiyat etkisi",
    "swap.impactUnknown": "Bilinmiyor",
    "swap.fee": "Ağ ücreti",
    "swap.feeUnknown": "Bilinmiyor",
    "swap.slippage": "En fazla kayma",
    "swap.slippageOwn": "Özel",
    "swap.slippageHigh": "Tekliften çok daha azını alabilirsiniz",
    "swap.review": "Takası incele",
    "swap.enter": "Bir tutar girin",
    "swap.choose": "Bir token seçin",
    "swap.checkSlippage": "Kaymayı kontrol edin",
    "swap.noPrice": "Şu anda fiyat yok",
    "swap.quoting": "Fiyat alınıyor",
    "swap.paused": "Fiyatlar duraklatıldı",
    "swap.refresh": "Yenile",
    "swap.misfit": "0’dan büyük ve en çok {decimals} ondalıklı bir {symbol} tutarı girin",
    "swap.tooMuch": "Bakiyeniz: {balance}",
    "swap.noFee": "Ücret için yeterli {coin} yok",
    "swap.works": "Takas bu ağlarda yapılabilir",
    "swap.yours": "{network} ağındaki varlıklarınız",
    "swap.suggested": "Önerilen",
    "swap.popular": "Popüler",
    "swap.all": "Tümü",
    "swap.goodFor": "Bu kur {seconds} sn geçerli",
    "swap.expired": "Yeni kur alınıyor",
    "swap.allow": "{spender} için izin",
    "swap.allowExact": "Yalnızca bu takas: {amount}",
    "swap.allowAll": "Tüm {symbol} varlığınız, şimdi ve sonra",
    "swap.allowAllNext": "{spender} bundan böyle tüm {symbol} varlığınızı alabilir.",
    "swap.spender": "Bunu kim alabilir",
    "swap.together": "İki adım bir arada",
    "swap.ready": "İki adım bir arada",
    "swap.readyNext": "Cüzdanınız önce hesabınızı akıllı hesap yapmayı isteyecek.",
    "swap.steps": "Adımlar",
    "swap.stepBack": "Eski izni geri al",
    "swap.stepAllow": "İzin ver",
    "swap.stepSwap": "Takas",
    "swap.tick": "Yine de takas et",
    "swap.impactHigh": "Ödediğinizin {impact} kadarını kaybedersiniz.",
    "swap.impactNone": "Kaybınız bilinmiyor: bir fiyat eksik.",
    "swap.unproven": "Bu hizmetin alt sınırı doğrulanamadı.",
    "swap.tickFirst": "Takas için kutuyu işaretleyin",
    "swap.press": "Takas",
    "swap.proving": "Alacağınız kontrol ediliyor",
    "swap.approve": "{wallet} içinde onaylayın",
    "swap.twoSteps": "İki adımda yap",
    "swap.left": "{spender} hâlâ {amount} alabilir.",
    "swap.takeBack": "İzni geri al",
    "swap.again": "Yeni fiyat",
    "swap.following": "Takas ediliyor: {from} → {to}",
    "swap.done": "Takas edildi: {from} → {to}",
    "plain.swap.not-started": "Takas şu anda çalışmıyor",
    "plain.swap.insufficient-liquidity": "Şu anda kimse o kadar satmıyor",
    "plain.swap.not-built": "Takas hazırlanamadı",
    "plain.swap.approval-not-built": "Takas hazırlanamadı",
    "plain.swap.allowance-failed": "Takas hazırlanamadı",
    "swap.failed": "Takas başarısız oldu",
    "swap.close": "Bitti",
    "view.OnRampProviders": "Satın al",
    "view.OnRampTokenSelect": "Token seçin",
    "view.OnRampFiatSelect": "Para birimi seçin",
    "view.BuyInProgress": "Satın al",
    "view.WhatIsABuy": "Nasıl satın alınır",
    "view.ChooseAccountName": "Ad seçin",
    "view.RegisterAccountName": "Ad seçin",
    "view.RegisterAccountNameSuccess": "Adınız",
    "funds.how": "Nasıl para eklemek istersiniz?",
    "funds.need": "Gereken: {amount}",
    "funds.to": "{network} ağındaki {account} hesabına",
    "funds.elsewhere": "Şu an {current} ağındasınız. Oraya eklemek için {network} ağına geçin.",
    "funds.buy": "Kart veya banka ile satın al",
    "funds.buyNext": "Bir sağlayıcı hesabınıza gönderir",
    "funds.receiveNext": "Bir cüzdandan veya borsadan",
    "view.FundsFromWallet": "Başka cüzdan",
    "view.FundsPreview": "Transferi incele",
    "funds.wallet": "Bu cihazdaki bir cüzdandan",
    "funds.walletNext": "Bir kez öder, bağlı kalmaz",
    "funds.once": "Cüzdan yalnızca bu transferi öder. Kullandığınız cüzdanın yerini almaz.",
    "funds.yours": "Hesabınız",
    "funds.noWallet": "Başka cüzdan bulunamadı",
    "funds.noWalletNext": "Bu tarayıcıya bir cüzdan kurun veya başka bir yol seçin.",
    "funds.added": "Eklendi: {amount}",
    "funds.released": "Ödeyen: {wallet}. Artık bağlı değil.",
    "funds.opening": "{name} açılıyor",
    "funds.none": "Burada para eklemenin bir yolu yok",
    "funds.noneNext": "Bu siteyi yönetenlere sorun.",
    "buy.loading": "Satın alabilecekleriniz yükleniyor",
    "buy.none": "{network} ağında satın alma yok",
    "buy.noneNext": "Şunları deneyin: {networks}.",
    "buy.builtIn": "Tam liste şu anda yüklenmiyor. Şunları satın alabilirsiniz.",
    "buy.currency": "{currency} ile öde",
    "buy.amount": "{currency} tutarı",
    "buy.about": "Yaklaşık {amount}",
    "buy.quoting": "Fiyat alınıyor",
    "buy.estimate": "Yalnızca tahmindir. Kesin fiyat sağlayıcının sayfasındadır.",
    "buy.quick": "Tutarlar",
    "buy.on": "{network} ağında",
    "buy.ways": "Ödeme yolları",
    "buy.payWith": "Ödeme yolu: {way}",
    "buy.way.card": "Kart",
    "buy.way.ach_bank_account": "Banka hesabı",
    "buy.limits": "{min} – {max}",
    "buy.providers": "Sağlayıcılar",
    "buy.fees": "Ücretler {range}",
    "buy.enter": "Bir tutar girin",
    "buy.continue": "{provider} ile devam et",
    "buy.opens": "Sağlayıcı yeni bir pencerede açılır ve token’ları size satar. Bu sayfa kartınızı hiç görmez.",
    "buy.noProvider": "Burada kullanılabilen sağlayıcı yok",
    "buy.search": "Ara",
    "buy.noMatch": "“{text}” için sonuç yok",
    "buy.finish": "{provider} penceresinde tamamlayın",
    "buy.finishNext": "{provider}, {token} varlığını {address} adresine gönderir.",
    "buy.again": "Yeniden aç",
    "buy.arrived": "{token} geldi",
    "buy.late": "Birkaç dakika sürebilir",
    "buy.lateNext": "Bunu kapatabilirsiniz. Bakiyeniz güncellenecek.",
    "buy.done": "Bitti",
    "lesson.buy": "Kartla ödeyin, token alın",
    "lesson.buyMore": "Kendi para biriminizle öder, hesabınıza token alırsınız.",
    "lesson.pay": "Bir sağlayıcı satar",
    "lesson.payMore": "Onun sayfasında kartla veya bankadan ödersiniz. Bu sayfa kartınızı hiç görmez.",
    "lesson.check": "Ödemeden önce kontrol edin",
    "lesson.checkMore": "Fiyat, ücretler ve adresiniz sağlayıcının sayfasındadır. Orada kontrol edin.",
    "name.lead": "{address} için bir ad seçin",
    "name.leadNext": "Arkadaşlarınız size bu adla gönderebilir. En az 4 harf, rakam veya kısa çizgi.",
    "name.field": "Ad",
    "name.checking": "{name} kontrol ediliyor",
    "name.free": "{name} kullanılabilir",
    "name.taken": "{name} alınmış",
    "name.alsoFree": "Kullanılabilir diğer adlar",
    "name.short": "En az 4 karakter",
    "name.characters": "Yalnızca harf, rakam ve kısa çizgi",
    "name.enter": "Bir ad seçin",
    "name.another": "Başka bir ad seçin",
    "name.register": "Kaydet",
    "name.approve": "{wallet} içinde onaylayın",
    "name.registering": "Kaydediliyor",
    "name.read": "Mesajı oku",
    "name.why": "Cüzdanınız adı ve zamanı imzalar. Ücretsizdir ve varlıklarınız yer değiştirmez.",
    "name.declined": "Reddettiniz. Hiçbir şey kaydedilmedi.",
    "name.noEvm": "Adlar EVM ağlarındaki hesaplar içindir. Ad seçmek için birine geçin.",
    "name.yours": "Adınız: {name}",
    "name.yoursNext": "Arkadaşlarınız artık size bu adla gönderebilir."
  },
  failures: {
    "account.not-found": [
      "Hesap bulunamadı",
      "Bu hesap bağlı değil. Hesabın bulunduğu cüzdanı bağlayıp yeniden deneyin."
    ],
    "activity.failed": [
      "İşlemler alınamadı",
      "İşlemler yüklenemedi. Daha sonra yeniden deneyin; ağın bir gezgini de onları gösterir."
    ],
    "chain.network-not-found": [
      "Ağ bulunamadı",
      "Ağ yapılandırılmamış. `networks` seçeneğine ekleyin veya yapılandırılmış bir ağ isteyin."
    ],
    "chain.none-requested": [
      "Cüzdan istenen ağların hiçbirini desteklemiyor",
      "Başka bir cüzdan veya başka bir ağ seçin."
    ],
    "chain.not-supported": ["Ağ desteklenmiyor", "Cüzdanın ayarlarından ekleyin veya başka bir ağ seçin."],
    "chain.switch-failed": [
      "Ağ değiştirilemedi",
      "Cüzdanı açın, bir istek gösterip göstermediğine bakın, sonra yeniden deneyin."
    ],
    "chain.switch-rejected": ["Geçiş reddedildi", "Hiçbir şey değişmedi; istediğinizde yeniden deneyin."],
    "chain.unsupported": ["Desteklenmeyen ağ", "Başka bir ağa geçip yeniden deneyin."],
    "chain.unsupported-namespace": [
      "Desteklenmeyen ağ türü: {namespace}",
      "Desteklenen türler eip155, solana, polkadot, bip122 ve cosmos. Bunlardan birine ait bir ağ kullanın."
    ],
    "config.both-sign-ins": [
      "siweConfig ve siwx birlikte ayarlanamaz",
      "Giriş iki kez yapılandırılmış. `siwx` seçeneğini bırakın, eski biçimi olan `siweConfig` seçeneğini kaldırın."
    ],
    "config.invalid": [
      "`{field}` seçeneği: {expected}",
      "Kitin bir veya daha fazla seçeneği yanlış; bu yüzden başlamadı. Her biri beklenen değeriyle belirtilir: düzeltip yeniden başlatın."
    ],
    "config.invalid-project-id": [
      "Geçersiz proje kimliği",
      "Hizmet bu proje kimliğini tanımıyor. Proje ayarlarındakiyle karşılaştırın."
    ],
    "config.multi-wallet-not-enabled": [
      "Çoklu cüzdan açık değil",
      "Aynı anda birden çok cüzdan için multiWallet özelliği gerekir. Proje ayarlarından açın."
    ],
    "config.origin-not-allowed": [
      "Kaynağa izin verilmiyor",
      "Bu sayfanın kaynağı projenin listesinde değil. Proje ayarlarında izin verilen alan adlarına ekleyin."
    ],
    "config.rate-limited": [
      "Çok fazla istek",
      "Proje yapılandırması çok sık istendi. Kit yerel ayarlarla devam ediyor; birkaç dakika sonra yeniden deneyin."
    ],
    "config.server-error": [
      "Sunucu hatası",
      "Hizmet çalışmadığı için proje yapılandırması alınamadı. Kit yerel ayarlarla devam ediyor; daha sonra yeniden deneyin."
    ],
    "connection.connector-not-found": [
      "Cüzdan bulunamadı",
      "Eklentisinin yüklü ve açık olduğunu kontrol edin, sayfayı yenileyin, sonra yeniden deneyin."
    ],
    "connection.failed": [
      "Bağlanılamadı",
      "Cüzdan bu sayfaya bir hesap göstermedi. Cüzdanı açıp kilidini kaldırın, sonra yeniden deneyin."
    ],
    "connection.failed-to-disconnect-chains": [
      "Ağların bağlantısı kesilemedi: {reason}",
      "Bir veya daha fazla cüzdan bağlantısını kesmedi. Yeniden deneyin veya bu sayfayı cüzdanların kendisinden kaldırın."
    ],
    "connection.network-not-in-wallet": [
      "Ağ desteklenmiyor",
      "Hiçbir şey gönderilmedi. Cüzdanda o ağa geçin veya yeniden bağlanıp izin verin."
    ],
    "connection.not-connected": ["Önce bir cüzdan bağlayın", "Bunun için bir hesap gerekir. Önce bir cüzdan bağlayın."],
    "connection.rejected": [
      "Bağlantı reddedildi",
      "Cüzdanınızda isteği reddettiniz. Hiçbir şey paylaşılmadı; istediğinizde yeniden deneyin."
    ],
    "connection.request-failed": [
      "Cüzdan bunu yapamadı",
      "Cüzdan bir hatayla yanıt verdi. Ne dediğini görmek için açın, sonra yeniden deneyin."
    ],
    "connection.request-rejected": ["İstek reddedildi", "Hiçbir şey gönderilmedi. Hazır olduğunuzda yeniden deneyin."],
    "connection.session-expired": [
      "Oturumun süresi doldu",
      "Bu cihazın saatinin doğru olduğunu kontrol edip yeniden bağlanın."
    ],
    "connection.wallet-busy": [
      "Devam etmek için cüzdanınızı açın",
      "Cüzdanınız kilitli veya zaten bir istek gösteriyor. Açıp o isteği bitirin ya da kapatın, sonra yeniden deneyin."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect bulunamadı",
      "WalletConnect yapılandırılmamış. Bir `projectId` verin ve `enableWalletConnect` seçeneğini kapatmayın."
    ],
    "embedded.aborted": [
      "Bir sorun oluştu",
      "Gömülü cüzdan geçerli isteği durdurdu. Hiçbir şey gönderilmedi; yeniden deneyin."
    ],
    "embedded.device-not-approved": [
      "Bu cihaz onaylanmadı.",
      "E-postadaki bağlantı reddedildi veya çok eski. Yeni bir bağlantı isteyin."
    ],
    "embedded.email-cooldown": [
      "{seconds} saniye sonra yeniden deneyin",
      "Az önce bir kod gönderildi. Gelen kutunuza bakın veya yenisini istemeden önce bekleyin."
    ],
    "embedded.email-misfit": [
      "Geçerli bir e-posta girin",
      "Bu bir e-posta adresine benzemiyor. name@example.com biçiminde yazın."
    ],
    "embedded.email-taken": [
      "Bu e-postanın başka bir cüzdanı var.",
      "Hiçbir şey değişmedi. Burada kullanılmayan bir e-posta girin."
    ],
    "embedded.email-unchanged": ["Bu sizin mevcut e-postanız.", "Hiçbir şey değişmedi. Yeni e-postayı girin."],
    "embedded.farcaster-failed": ["Farcaster’a bağlanılamadı", "Uygulamasını açıp yeniden deneyin."],
    "embedded.frame-answer-misfit": ["Bir hata oluştu", "Yeniden deneyin veya yeniden giriş yapın."],
    "embedded.frame-error": ["{reason}", "Gömülü cüzdan bunu yapamadı. Yeniden deneyin veya yeniden giriş yapın."],
    "embedded.frame-error-unknown": ["Bir hata oluştu", "Yeniden deneyin veya yeniden giriş yapın."],
    "embedded.frame-load-failed": [
      "E-posta ile giriş yüklenemedi",
      "Ağınızı ve engelleyicileri kontrol edin veya bir cüzdan bağlayın."
    ],
    "embedded.frame-load-timed-out": [
      "Ağ hatası: gömülü cüzdan yüklenemedi",
      "Ağınızı ve engelleyicileri kontrol edip daha sonra yeniden deneyin."
    ],
    "embedded.frame-request-timed-out": [
      "Gömülü cüzdan zamanında yanıt vermedi",
      "Ağınızı kontrol edip daha sonra yeniden deneyin."
    ],
    "embedded.frame-storage-blocked": [
      "Tarayıcınız bu oturumu saklamıyor: sayfadan ayrıldığınızda sona erer.",
      "Tarayıcı, cüzdanın çerçevesinin bu sayfada veri saklamasına izin vermiyor. Sayfadan ayrılana kadar oturumunuz açık kalır. Oturumun daha uzun sürmesi için cüzdanın sitesinin veri saklamasına izin verin."
    ],
    "embedded.no-auth-connector": [
      "Giriş yapılandırılmamış",
      "E-posta ve sosyal giriş yapılandırılmamış. Bir `projectId` verip bunlardan birini açın veya bir cüzdan bağlayın."
    ],
    "embedded.not-email-or-social": [
      "E-posta veya sosyal girişle bağlı değil",
      "Bu yalnızca e-posta veya sosyal girişle açılmış hesaplarda çalışır. Bunlardan biriyle giriş yapın."
    ],
    "embedded.otp-expired": ["Bu kod çok eski.", "Bir kod on dakika geçerlidir. Yenisini isteyip hemen girin."],
    "embedded.otp-rejected": [
      "Geçersiz kod",
      "Kod, gönderilenle eşleşmiyor. En son e-postaya bakın veya başka bir kod isteyin."
    ],
    "embedded.otp-tries-spent": [
      "Çok fazla deneme. Yeni bir kod isteyin.",
      "Kod çok kez yanlış girildi ve artık geçerli değil. Yenisini isteyin."
    ],
    "embedded.popup-blocked": [
      "Giriş penceresi açılamadı",
      "Tarayıcı giriş penceresini açmadı. Bu sayfa için açılır pencerelere izin verip düğmeye yeniden basın."
    ],
    "embedded.popup-closed": ["Pencere kapatıldı", "Devam etmek için yeniden açın."],
    "embedded.popup-not-created": [
      "Giriş penceresi oluşturulamadı",
      "Giriş penceresi oluşturulamadı. Bu sayfanın diğer pencerelerini kapatıp yeniden deneyin."
    ],
    "embedded.request-aborted": [
      "İstek iptal edildi",
      "İstek yanıtlanmadan geri alındı. Hiçbir şey gönderilmedi; yeniden deneyin."
    ],
    "embedded.rpc-not-allowed": [
      "Bu RPC çağrısına izin verilmiyor",
      "Gömülü cüzdan sayfaların bu yöntemi kullanmasına izin vermiyor. İzin verilen yöntemlerden birini kullanın."
    ],
    "embedded.social-not-started": ["Giriş başlatılamadı", "Yeniden deneyin veya başka bir giriş yolu seçin."],
    "embedded.social-timed-out": [
      "Giriş çok uzun sürdü. Yeniden deneyin.",
      "Baştan başlayın veya başka bir giriş yolu seçin."
    ],
    "embedded.social-uri-failed": ["Giriş sayfası alınamadı", "Ağınızı kontrol edip yeniden deneyin."],
    "embedded.untrusted-origin": [
      "Güvenilmeyen kaynak",
      "Giriş yanıtı güvenilmeyen bir sayfadan geldi ve yok sayıldı. Girişi buradan yeniden başlatın."
    ],
    "embedded.unverified-domain": [
      "Doğrulanmamış alan adı",
      "Gömülü cüzdan bu alan adına hizmet vermiyor. Proje ayarlarında izin verilen alan adlarına ekleyin."
    ],
    "ens.confusable": [
      "Bu adda başka harfleri taklit eden harfler var",
      "Ad farklı alfabeleri karıştırıyor veya tüm harfleri başka bir alfabeninkilere benziyor. Böyle adlar başkalarını taklit etmek için kullanılır: alıcının adresini yapıştırın."
    ],
    "ens.gateway-failed": [
      "Adın sunucusu yanıt vermedi: {domain} ({host})",
      "Bu adın kayıtları, sahibinin seçtiği bir sunucuda. Sunucu yanıt vermedi, reddetti veya geçersiz yanıt verdi; sayfanın kuralları da engelliyor olabilir. Daha sonra yeniden deneyin veya alıcının adresini yapıştırın."
    ],
    "ens.gateway-forbidden": [
      "Bu ad, burada sorulamayan bir sunucuda: {domain}",
      "Bu adın kayıtları, sahibinin seçtiği bir sunucuda. Bu sayfa böyle sunuculara sormaz veya sunucunun adresi güvenli değil. Alıcının adresini yapıştırın."
    ],
    "ens.invalid": [
      "Bu geçerli bir ad değil ({rule})",
      "Ad bir ENS kuralına uymuyor, bu yüzden var olamaz. Yazımı kontrol edin ve adı kaynağından yeniden kopyalayın."
    ],
    "ens.no-record": [
      "{domain}: {network} ağında adresi yok",
      "Adın sahibi bu ağ için adres belirlememiş. Yerine başka bir ağın adresi kullanılmaz: varlıklar orada kaybolabilir. Alıcıdan bu ağda bir adres isteyin."
    ],
    "ens.not-found": [
      "Böyle bir ad yok: {domain}",
      "Bu ad ayarlanmamış. Yazımı kontrol edin veya alıcıdan adresi isteyin."
    ],
    "ens.resolver-failed": [
      "Adın kayıtları okunamadı: {domain}",
      "Adın kayıtlarını tutan sözleşme başarısız oldu veya adres olmayan bir şey döndürdü. Daha sonra yeniden deneyin veya alıcının adresini yapıştırın."
    ],
    "http.bad-shape": [
      "Hizmet bilinmeyen bir biçimde yanıt verdi.",
      "Daha sonra yeniden deneyin; sürerse bu sayfanın sahibine bildirin."
    ],
    "http.bad-status": [
      "Hizmet yanıt veremedi (HTTP durum kodu: {status}).",
      "Hizmet yanıt verdi ama isteği işleyemedi. Daha sonra yeniden deneyin; sürerse bu sayfanın sahibine bildirin."
    ],
    "http.offline": [
      "Çevrimdışısınız.",
      "Bu cihazda ağ bağlantısı yok. Bağlantı gelince istek kendiliğinden devam eder."
    ],
    "http.rate-limited": [
      "Çok fazla istek. Biraz sonra yeniden deneyin.",
      "Hizmete çok fazla istek geldi. Biraz bekleyip yeniden deneyin."
    ],
    "http.timed-out": [
      "Hizmetin yanıtı çok uzun sürdü.",
      "Hizmet zamanında yanıt vermedi. Ağınızı kontrol edip yeniden deneyin."
    ],
    "http.too-large": [
      "Hizmet kullanılabilecekten fazlasını gönderdi.",
      "Yeniden denemek işe yaramaz: bu sayfanın sahibine bildirin."
    ],
    "http.unreachable": [
      "Hizmete ulaşılamadı.",
      "Hizmetle bağlantı yok. Ağınızı ve engelleyicileri kontrol edip yeniden deneyin."
    ],
    "kit.missing": [
      "Cüzdan penceresi yüklenemedi",
      "Bu sayfanın kodunun bir bölümü yüklenemedi. Ağınızı kontrol edip yeniden deneyin; sürerse sayfayı yenileyin."
    ],
    "log.unforeseen": [
      "Bilinmeyen hata",
      "Beklenmeyen bir hata oluştu. Yeniden deneyin; sürerse buraya getiren adımlarla birlikte bildirin."
    ],
    "name.misfit": [
      "En az 4 karakter; harf, rakam ve kısa çizgi kullanın",
      "Bir ad yalnızca harf, rakam ve kısa çizgi içerir ve en az dört karakterdir. Başka bir ad seçin."
    ],
    "name.needs-account": ["Ad için hesap bulunamadı", "Böyle bir hesap bağlayın veya ona geçip yeniden deneyin."],
    "name.not-registered": [
      "{label} adı kaydedilemedi",
      "Bu arada alınmış olabilir; yeniden deneyin veya başka bir ad seçin."
    ],
    "name.not-resolved": ["Ad sorgulanamadı", "Yazımını kontrol edip yeniden deneyin."],
    "name.refused": ["{reason}", "Adı değiştirip yeniden deneyin."],
    "name.reverse-failed": ["Adresin adları alınamadı", "Bu adresin adları listelenemedi. Daha sonra yeniden deneyin."],
    "name.suggestions-failed": [
      "Ad önerileri alınamadı",
      "Boştaki adlar listelenemedi. Kendiniz bir ad yazın veya daha sonra yeniden deneyin."
    ],
    "onramp.amount-outside": [
      "{min} ile {max} {currency} arasında bir tutar girin",
      "Ödeme yolunuz yalnızca bu aralıktaki tutarlara izin veriyor. Tutarı değiştirin veya başka bir yolla ödeyin."
    ],
    "onramp.host-unknown": [
      "Bu sayfa sağlayıcıya ait değil",
      "Başka bir sağlayıcı seçin; sayfanın geliştiricileri endpoints.onrampHosts ile bir sunucuya izin verebilir."
    ],
    "onramp.not-offered": [
      "{value}, {field} olarak sunulmuyor",
      "Sağlayıcı bazı para birimlerini alır ve bazı token’ları verir. Listelenen seçeneklerden birini seçin."
    ],
    "funding.same-account": [
      "{wallet} içinde para eklediğiniz hesap seçili",
      "Orada başka bir hesap seçip yeniden deneyin."
    ],
    "funding.option-failed": ["{way} açılmadı", "Yeniden deneyin veya başka bir yol seçin."],
    "funding.option-silent": [
      "{way} yanıt vermiyor",
      "Başka bir pencerede açık olabilir. Yeniden deneyin veya başka bir yol seçin."
    ],
    "onramp.quote-failed": ["Teklif alınamadı", "Gösterilen tutarlar tahmindir; daha sonra yeniden deneyin."],
    "onramp.url-failed": ["Sağlayıcı açılamadı", "Daha sonra yeniden deneyin veya başka bir sağlayıcı seçin."],
    "receipt.not-kept": [
      "Bu sayfa gönderdiklerinizi hatırlayamıyor",
      "Tarayıcı bu sayfa için bir şey saklamıyor; gönderdikleriniz yalnızca sayfadan ayrılana kadar listelenir. Hash’i not edin veya bu sayfaya depolama izni verin."
    ],
    "rpc.error": [
      "Ağ isteği reddetti.",
      "Ağın bir düğümü isteği reddetti. İsteği kontrol edin veya başka bir düğüm deneyin."
    ],
    "rpc.no-url": [
      "{network} için bilinen düğüm yok.",
      "Kitte bu ağ için düğüm yok. `customRpcUrls` ile bir düğüm veya bir `projectId` verin."
    ],
    "safe.signature-pending": [
      "Safe’iniz diğer sahiplerinin imzasını bekliyor",
      "Safe’inizin henüz yeterli sahibi imzalamadı. Safe’te imzalamalarını isteyin, sonra burada yeniden giriş yapın: toplanan imzalar orada saklanır."
    ],
    "safe.silent": [
      "Safe’iniz yanıt vermiyor",
      "Safe’inizin bulunduğu sayfa yanıt vermedi. Yenileyip bu uygulamayı içinde yeniden açın."
    ],
    "send.amount": [
      "0’dan büyük ve en çok {decimals} ondalıklı bir {symbol} tutarı girin",
      "Rakam ve en çok bir nokta yazın; ondalık sayısı token’ınkini geçmesin."
    ],
    "send.failed": [
      "İşlem gönderilemedi. Yeniden deneyin.",
      "Gönderildiği onaylanan bir şey yok. Yeniden denemeden önce cüzdanınızın hareketlerine bakın."
    ],
    "send.fee-not-covered": [
      "Ücret için yeterli {coin} yok (yaklaşık {fee})",
      "Ağ, ücretini kendi coin’iyle alır. Bir miktar saklayın veya daha az gönderin."
    ],
    "send.incomplete": ["Tutar ve alıcı adresi gerekli", "Tutarı ve alıcının adresini doldurun."],
    "send.misfit": [
      "Geçerli bir tutar ve alıcı adresi girin",
      "Tutar elinizdeki bir miktar, alıcı ise bu ağın bir adresi veya adı olmalı. Yanlış olanı düzeltin."
    ],
    "send.needs-token": ["Bir token gerekli", "Gönderilecek token’ı seçin."],
    "send.not-covered": [
      "Bakiyeniz: {balance} {symbol}",
      "Hesapta bundan az var. Daha az gönderin veya Tümü’ne dokunun."
    ],
    "send.receiver-elsewhere": [
      "Bu adres {network} için",
      "Öneki başka bir ağı gösteriyor. O ağa geçin ya da alıcıdan bu ağdaki bir adres isteyin."
    ],
    "send.receiver-lost": [
      "Oraya gönderileni kimse geri alamaz.",
      "Bu adresteki varlıkları hiçbir kişi veya program taşıyamaz. Alıcıdan başka bir adres isteyin."
    ],
    "send.receiver-mistyped": [
      "Bu adreste bir karakter yanlış. Yeniden kopyalayın.",
      "Adreslerin bir sağlama değeri vardır ve bu uymuyor. Adresi kaynağından yeniden kopyalayın."
    ],
    "send.receiver-moved": [
      "{receiver} artık başka bir adresi gösteriyor",
      "Ad artık gösterilenden başka bir adresi gösteriyor. Göndermeden önce alıcıya sorun."
    ],
    "send.receiver-not-found": [
      "{receiver} için bu ağda adres yok",
      "Yazımı kontrol edin veya alıcıdan bu ağdaki bir adres isteyin."
    ],
    "send.would-fail": [
      "Ağ bu transferi reddeder: {detail}",
      "Transferin simülasyonu başarısız oldu. Hesapta ücret dahil yeterli bakiye olup olmadığına ve token’ın taşınıp taşınamadığına bakın."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "Cüzdanın yanıtı kullanılamıyor. Cüzdanınızda bu sayfaya verilmiş bir izin var mı diye bakın ve izni orada sonlandırın."
    ],
    "session.grant-not-activated": [
      "Cüzdanınız oturuma izin verdi ama oturum etkinleştirilmedi",
      "Cüzdan izin verdi ama uygulama oturumu kullanamıyor. Akıllı oturumlar listesinden sonlandırıp yeniden deneyin."
    ],
    "session.grant-not-begun": [
      "Akıllı oturum başlatılamadı",
      "Akıllı oturum hizmeti yanıt vermedi. Hiçbir izin verilmedi. Daha sonra yeniden deneyin."
    ],
    "session.grant-wider": [
      "Cüzdanınız bu sayfanın istediğinden fazlasına izin verdi",
      "Kit böyle bir izni kullanmaz. Yeniden denemeden önce cüzdanınızda bu sayfanın iznini sonlandırın."
    ],
    "session.list-failed": [
      "Akıllı oturumlar yüklenemedi",
      "Akıllı oturumlar listelenemedi. Daha sonra yeniden deneyin."
    ],
    "session.not-found": [
      "Bu hesapta böyle bir akıllı oturum yok",
      "Bu hesabın akıllı oturumlarında bu kimlik yok. Yeniden listeleyin; kaldırılmış olabilir."
    ],
    "session.revoke-failed": [
      "Akıllı oturum sonlandırılamadı",
      "Uygulama hâlâ sizin adınıza işlem yapabilir. Yeniden deneyin."
    ],
    "siwx.expired": [
      "Giriş mesajının süresi {at} itibarıyla doldu",
      "Giriş mesajının süresi doldu. Yeniden giriş yapın."
    ],
    "siwx.misfit": [
      "Giriş mesajı doğru değil: {field}, {rule} olmalı",
      "Giriş mesajının sabit bir sırada sabit satırları vardır (EIP-4361) ve hiçbir alanda satır sonu olmaz. Belirtilen alanı düzeltin."
    ],
    "siwx.not-started": [
      "Giriş başlatılırken sorun oluştu",
      "Giriş başlayamadı, bu yüzden cüzdanın bağlantısı kesildi. Denemek için yeniden bağlanın."
    ],
    "siwx.signature-invalid": [
      "İmza geçerli değil",
      "İmza bu mesaja ve hesaba ait değil. Bağlı hesapla yeniden imzalayın."
    ],
    "siwx.signing-failed": ["Mesaj imzalanamadı", "Cüzdanınızı açıp yeniden deneyin."],
    "siwx.too-early": [
      "Giriş mesajı {at} öncesinde geçerli değil",
      "Giriş mesajı henüz geçerli değil. O zamana kadar bekleyin ve bu cihazın saatinin doğru olup olmadığına bakın."
    ],
    "siwx.unchecked": [
      "İmza {network} ağında doğrulanamadı",
      "Hesap bir sözleşme olabilir ve ağının hiçbir düğümü yanıt vermedi. O ağın bir düğümünü verin veya yeniden deneyin: imza henüz doğrulanmadı."
    ],
    "swap.allowance-failed": ["İzin kontrol edilemedi", "Biraz sonra yeniden deneyin."],
    "swap.amount-misfit": [
      "0’dan büyük ve en çok {decimals} ondalıklı bir {symbol} tutarı girin",
      "Tutarı 1.5 gibi düz bir sayı olarak yazın; ondalık sayısı token’ınkini geçmesin."
    ],
    "swap.approval-not-built": ["İzin işlemi oluşturulamadı", "Biraz sonra yeniden deneyin."],
    "swap.gas-price-not-supported": [
      "Bu ağ için gas fiyatı yok",
      "Bu ağ için gas fiyatı alınamıyor. Başka bir ağa geçip yeniden deneyin."
    ],
    "swap.impact-high": [
      "Bu takas değerinin önemli bir bölümünü kaybedebilir ({impact})",
      "Alacağınızın değeri verdiğinizden çok düşük veya bir fiyat eksik. Hiçbir şey gönderilmedi. Daha küçük bir tutar deneyin veya high-impact uyarısını kabul edin."
    ],
    "swap.insufficient-liquidity": ["Yetersiz likidite", "Daha küçük bir tutar veya başka bir token deneyin."],
    "swap.misprepared": [
      "Hizmet bu takastan başka bir şey hazırladı ({field})",
      "Hizmetin hazırladığı işlem isteğinize uymuyor; bu yüzden iptal edildi ve hiçbir şey gönderilmedi. Yeni teklif isteyin; sürerse burada takas etmeyin."
    ],
    "swap.network-price-failed": [
      "Ağ coin’inin fiyatı alınamadı",
      "Ağ coin’inin fiyatı alınamadığı için ücret bilinmiyor. Biraz sonra yeniden deneyin."
    ],
    "swap.not-built": ["İşlem oluşturulamadı", "Yeni teklif isteyip yeniden deneyin."],
    "swap.not-started": ["Takas başlatılamadı", "Biraz sonra yeniden deneyin."],
    "swap.not-supported": ["Bu ağ takası desteklemiyor", "Başka bir ağa geçip yeniden deneyin."],
    "swap.price-moved": [
      "Fiyat değişti: şimdi {now} {symbol} alırsınız, en az {minimum} vaat edilmişti",
      "Piyasa, tekliften sonra izin verdiğiniz kaymadan fazla hareket etti. Hiçbir şey takas edilmedi. Takas etmeden önce yeni bir teklifi inceleyin."
    ],
    "swap.slippage-misfit": [
      "0.01 ile yüzde 50 arasında bir kayma girin",
      "Kayma, bir takasın tekliften yüzde kaç az verebileceğidir. 1 veya 0.5 gibi düz bir sayı yazın."
    ],
    "swap.unproven": [
      "Bu hizmetin alt sınırı doğrulanamadı",
      "Ne takas sözleşmesi ne de ağ alacağınız alt sınırı doğruladı; bu yüzden hiçbir şey gönderilmedi. Yalnızca bu hizmete güveniyorsanız devam edin: unproven-minimum uyarısını kabul edin."
    ],
    "swap.would-fail": [
      "Ağ bu takası reddeder: {reason}",
      "İşlemin simülasyonu başarısız oldu; bu yüzden hiçbir şey gönderilmedi. Yeterli token’ınız olup olmadığına bakın, yeni teklif isteyin, sonra yeniden deneyin."
    ],
    "token.balance-unavailable": [
      "Token bakiyesi gösterilemiyor",
      "Bu ağ desteklenmediği veya hizmet çalışmadığı için bakiyeler gösterilemiyor. Token’larınız etkilenmedi; yarım dakika sonra yeniden deneyin."
    ],
    "token.call-misfit": [
      'Token çağrısında {field}, {rule} olmalı; değeri "{value}".',
      "Hiçbir şey gönderilmedi. Adresleri 0x ve 40 onaltılık basamakla, tutarı token’ın en küçük biriminde bigint olarak yazın; örneğin 1.5 USDC için 1500000n."
    ],
    "token.not-found": [
      "{token}, {network} ağında tek bir token belirtmiyor",
      "Token orada bilinmiyor veya ad belirsiz. Token’ı sözleşme adresiyle veya CAIP-19 kimliğiyle belirtin; örneğin eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Bu zaten cüzdanınıza iletildi",
      "Cüzdanda bu istek zaten var ve yeniden sorulmadı. Yanıtlamak için cüzdanı açın."
    ],
    "transaction.answer-misfit": [
      "Cüzdanın yanıtı kullanılamıyor",
      "Cüzdanın yanıtı ne imza ne de işlem. Yeniden denemeden önce geçmişine bakın: bir şey yapmış olabilir."
    ],
    "transaction.batch-failed": [
      "Çağrıların tümü gerçekleşmedi",
      "Cüzdan bazı veya tüm çağrılardan vazgeçti. Hangilerinin gerçekleştiğine cüzdanda bakın, sonra kalanları yeniden gönderin."
    ],
    "transaction.batch-needs-more": [
      "Cüzdan bu isteğin gerektirdiği özelliği desteklemiyor",
      "Tüm adımları tek seferde yapamıyor veya gereken başka bir özelliği yok. Hiçbir şey gönderilmedi. Adımları tek tek gönderin veya başka bir cüzdan kullanın."
    ],
    "transaction.batch-pending": [
      "Çağrılar henüz gerçekleşmedi",
      "Çağrılar gönderildi ve gerçekleşmeyi bekliyor. Yeniden göndermeyin: durumlarına cüzdanda bakın."
    ],
    "transaction.batch-repeated": [
      "Bu çağrılar daha önce gönderildi",
      "Cüzdanda bu çağrılar zaten var. Durumlarına cüzdanda bakın; yeniden göndermeyin."
    ],
    "transaction.batch-too-large": [
      "Bu, cüzdanın bir kerede aldığından fazla çağrı",
      "Cüzdan bir kerede bu kadar çağrı almıyor; bu yüzden hiçbir şey gönderilmedi. Daha küçük gruplar halinde gönderin."
    ],
    "transaction.batch-unknown": [
      "Cüzdan bu çağrıları tanımıyor",
      "Cüzdanda bu kimlikle çağrı yok. Yeniden göndermeden önce cüzdanın kendisine bakın."
    ],
    "transaction.batches-unsupported": [
      "Cüzdan aynı anda birden çok çağrı alamıyor",
      "Bu cüzdan çağrı gruplarını desteklemiyor. Çağrıları tek tek gönderin veya başka bir cüzdan kullanın."
    ],
    "transaction.call-status-not-approved": [
      "Cüzdan, çağrı durumunun sorulmasını onaylamadı.",
      "Cüzdan bu sayfanın çağrıların durumunu sormasına izin vermedi. Cüzdanın kendisine bakın."
    ],
    "transaction.calls-misfit": [
      "Çağrı {at}: {rule}",
      "Gruptaki her çağrının bir alıcısı ve verisi varsa 0x ile başlayan onaltılık verisi olmalı. Çağrıyı düzeltin."
    ],
    "transaction.changed": [
      "İşlem gönderilmeden önce değişti",
      "İstek gördüğünüzden farklıydı; bu yüzden durduruldu. Cüzdanınızda onaylamayın; sayfayı yenileyin."
    ],
    "transaction.connection-ended": [
      "Cüzdanın bağlantısı kesildi",
      "Bu istek yanıtlanmadan cüzdanla bağlantı sona erdi. Devam etmek için yeniden bağlanın."
    ],
    "transaction.context-changed": [
      "Hesabınız veya ağınız değişti",
      "Siz karar verirken hesabınız veya ağınız değişti; bu yüzden hiçbir şey gönderilmedi. İsteğe yeniden bakıp onaylayın."
    ],
    "transaction.expired": [
      "Gösterilen istek çok eski",
      "Hiçbir şey gönderilmedi. Tutarları yeniden inceleyip devam edin."
    ],
    "transaction.not-allowed": [
      "İşleme izin verilmiyor",
      "Hiçbir şey gönderilmedi. Sayfaya dönün veya bunu beklemiyorduysanız sayfadan ayrılın."
    ],
    "transaction.not-mined": [
      "{hash} işlemi henüz bir blokta değil",
      "İşlem gönderildi ve bir blok bekliyor. Yeniden göndermeyin: hash’ini ağın bir gezgininde arayın."
    ],
    "transaction.other-chain": [
      "Bu, hesabınızınkinden başka bir ağ için",
      "İmzalanacak metin, hesabınızınkinden başka bir ağı gösteriyor. Hiçbir şey imzalanmadı. Ağı değiştirin veya bu sayfadan ayrılın."
    ],
    "transaction.outcome-unknown": [
      "Cüzdanınız yanıt vermedi. İşlem gönderilmiş olabilir: yeniden denemeden önce cüzdanınıza bakın.",
      "Cüzdana soruldu; bir şey gönderip göndermediği bilinmiyor. Geçmişine bakın; yalnızca orada bir şey yoksa yeniden deneyin."
    ],
    "transaction.page-framed": [
      "Bu sayfa {origin} içinde gösteriliyor. İmzalamak için kendi penceresinde açın.",
      "Başka bir sayfanın içindeki sayfa örtülebilir ve bir dokunuşun başka bir etkisi olabilir. Kendi penceresinde açın."
    ],
    "transaction.reverted": [
      "Ağ {hash} işlemini reddetti",
      "İşlem ağda başarısız oldu. Yalnızca ücreti ödendi. Tutarı ve bakiyeyi kontrol edip yeniden başlayın."
    ],
    "transaction.sponsor-refused": [
      "Cüzdan bunu, ücretini bu site ödeyecek şekilde göndermedi",
      "Cüzdan veya sitenin ödeme hizmeti reddetti. Cüzdana bakın ve yeniden inceleyin: ücreti kendiniz ödeyebilirsiniz."
    ],
    "transaction.screen-blocked": [
      "{site} bu isteği engelledi{detail}",
      "Bu site, istekleri cüzdanınıza ulaşmadan önce kontrol eder ve bu isteği reddetti. Hiçbir şey gönderilmedi."
    ],
    "transaction.screen-unanswered": [
      "{site} bu isteği kontrol edemedi",
      "Bu site, istekleri cüzdanınıza ulaşmadan önce kontrol eder, ancak kontrol yanıt vermedi. Hiçbir şey gönderilmedi. Daha sonra yeniden deneyin."
    ],
    "transaction.too-many-pending": [
      "Çok fazla işlem bekliyor",
      "Çok fazla işlem ağın onayını bekliyor. Bir kısmını bekleyip yeniden deneyin."
    ],
    "walletconnect.method-not-granted": [
      "Cüzdan {method} yöntemine izin vermiyor",
      "Bağlantıyı kesin, yeniden bağlanıp izin verin veya başka bir cüzdan kullanın."
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnect’e ulaşılamadı",
      "WalletConnect’in aktarım hizmeti yanıt vermedi. Ağınızı ve engelleyicileri kontrol edip yeniden deneyin."
    ],
    "walletconnect.session-ended": [
      "Cüzdan bağlantıyı sonlandırdı",
      "Cüzdan yanıt vermeden bağlantıyı sonlandırdı. Bir şey gönderildiğine dair bilgi yok; devam etmek için yeniden bağlanın."
    ],
    "walletconnect.session-malformed": [
      "Cüzdan hesap paylaşmadı",
      "Cüzdan kullanılabilir bir hesap olmadan onayladı. Cüzdanda bir hesap seçip yeniden bağlanın."
    ],
    "walletconnect.wallet-silent": [
      "Cüzdan yanıt vermedi",
      "Cüzdan beş dakika boyunca yanıt vermedi. Yeniden denemeden önce açıp isteğin orada bekleyip beklemediğine bakın."
    ]
  },
  calls: {
    "coin.send": "{to} adresine {amount} gönder",
    "coin.nothing": "{to} adresini verisiz çağır",
    "contract.create": "Ağda yeni bir sözleşme dağıt ({bytes} bayt)",
    "token.transfer": "{to} adresine {amount} gönder",
    "token.transferFrom": "{from} adresinden {amount} al ve {to} adresine gönder",
    "token.approve": "{spender} için {amount} alma izni ver",
    "token.approveAll": "{spender} için tüm {symbol} varlığınızı alma izni ver",
    "token.takeBack": "{spender} için {symbol} alma iznini geri al",
    "token.increase": "{spender} için {amount} daha alma izni ver",
    "token.decrease": "{spender} iznini {amount} azalt",
    "nft.transfer": "{item} öğesini {from} adresinden {to} adresine gönder",
    "nft.transferMany": "{collection} koleksiyonundan {count} türü {from} adresinden {to} adresine gönder",
    "nft.approveAll": "{spender} için tüm {symbol} varlıklarınızı alma izni ver",
    "nft.takeBack": "{spender} için {symbol} alma iznini geri al",
    "permit.batch": "{spender} için birkaç token’ınızı alma izni ver",
    "permit.transfer": "{spender} için bir kez {amount} alma izni ver",
    "permit.transferAll": "{spender} için bir kez tüm {symbol} varlığınızı alma izni ver",
    "permit.witness": "{spender} için bir kez {amount} alma izni ver, bir emre bağlı",
    "permit.batchTransfer": "{spender} için bir kez birkaç token’ınızı alma izni ver",
    wrap: "{amount} miktarını {wrapped} yap",
    unwrap: "{amount} miktarını yeniden {coin} yap",
    swap: "{pay} karşılığı en az {get} takas et",
    "swap.exactOut": "En fazla {pay} karşılığı {get} takas et",
    batch: "Sırasıyla {count} adım",
    "batch.packed": "{contract} çağrıları, okunamayan tek bir çağrıda toplanmış",
    "message.text": "Mesaj imzala",
    "message.hash": "Ne yaptığı anlaşılmayan bir kod imzala",
    "message.transaction": "Aslında işlem olan bir mesajı imzala",
    "message.signIn": "Giriş yapın: {domain}",
    grant: "{grantee}, {until} tarihine kadar sizin adınıza işlem yapsın",
    "grant.endless": "{grantee}, süresiz olarak sizin adınıza işlem yapsın",
    revoke: "Sizin adınıza işlem yapma iznini geri al",
    authorize: "Hesabınız {code} adresindeki kodu çalıştıracak",
    "authorize.everywhere": "Hesabınız her ağda {code} adresindeki kodu çalıştıracak",
    "authorize.end": "Hesabınız artık kod çalıştırmayacak",
    "solana.sol": "{to} adresine {amount} gönder",
    "solana.several": "{count} talimat",
    "solana.unread": "Talimatlar: {count}, okunamayanlar: {unread}",
    "bitcoin.pay": "{to} adresine {amount} gönder",
    "bitcoin.several": "{count} adrese {amount} gönder",
    "bitcoin.self": "Kendi coin’lerinizi taşıyın; yalnızca ücret çıkar",
    "bitcoin.part": "Ortak bir işlemdeki kısmınızı imzalayın: {amount} verirsiniz",
    "bitcoin.partGet": "Ortak bir işlemdeki kısmınızı imzalayın: {amount} alırsınız",
    "bitcoin.script": "{script} betiği",
    "unread.short": "{contract} sözleşmesinin bir işlevini çağır",
    "unread.typed.short": "{contract} için veri imzala",
    "unread.request.short": "{method} isteğini yanıtla",
    unread:
      "{app}, {contract} sözleşmesini okunamayan veriyle çağırmanızı istiyor ({selector}, {bytes} bayt). Yalnızca güveniyorsanız devam edin.",
    "unread.typed":
      "{app}, {contract} için okunamayan veri imzalamanızı istiyor ({type}). Yalnızca güveniyorsanız devam edin.",
    "unread.request": "{app}, okunamayan veriyle {method} istiyor. Yalnızca güveniyorsanız devam edin.",
    more: "ve okunamayan başka şeyler",
    "label.account": "Hesap",
    "label.amount": "Tutar",
    "label.atLeast": "En az",
    "label.atMost": "En fazla",
    "label.call": "Çağrı",
    "label.calls": "Çağrılar",
    "label.careful": "Dikkat",
    "label.change": "Para üstü adresi",
    "label.code": "Kod",
    "label.collection": "Koleksiyon",
    "label.contract": "Sözleşme",
    "label.data": "Veri",
    "label.domain": "Sayfa",
    "label.fee": "Ücret",
    "label.feePayer": "Ücreti ödeyen",
    "label.from": "Gönderen",
    "label.get": "Aldığınız",
    "label.give": "Verdiğiniz",
    "label.item": "Öğe",
    "label.message": "Mesaj",
    "label.network": "Ağ",
    "label.networkFee": "Ağ ücreti",
    "label.operator": "Bunu kim alabilir",
    "label.pay": "Ödediğiniz",
    "label.permission": "İzin",
    "label.priorityFee": "Öncelik ücreti",
    "label.spender": "Bunu kim alabilir",
    "label.statement": "Beyan",
    "label.to": "Alıcı",
    "label.token": "Token",
    "label.total": "Toplam",
    "label.until": "Bitiş",
    "label.usable": "Kullanım sonu",
    "label.value": "Ayrıca gönderdiğiniz",
    "amount.unknown": "{token} token’ından {digits} birim",
    "amount.unknownOrItem": "{token} için {digits} (birim veya öğe numarası)",
    "amount.another": "{symbol} adlı başka bir tokenden {digits}",
    "amount.unverified": "{amount} (burada bilinmiyor, {token})",
    "amount.all": "tüm {symbol} varlığınız",
    "amount.allAnother": "{symbol} adlı başka bir tokenin tamamı",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "{token} token’ları",
    "symbol.items": "{token} öğeleri",
    "symbol.another": "{symbol} adlı başka bir token",
    item: "{collection} öğesi {id}",
    items: "{collection} öğesi {id}, {count} adet",
    "item.one": "öğe {id}",
    who: "{name} ({address})",
    "who.you": "hesabınız ({address})",
    "who.any": "herhangi biri",
    "name.byPage": "{name} (bu sayfanın verdiği ad)",
    "network.unknown": "ağ {id}",
    "time.past": "{time}, geçmişte",
    "time.long": "{time}, bir yıldan uzun süre sonra",
    "time.endless": "süresiz",
    "time.now": "yalnızca bu blok",
    "warn.all": "Tamamı alınabilir, şimdi de ileride de.",
    "warn.more": "Bu, sahip olduğunuzdan fazla.",
    "warn.unknownToken": "Bu token burada bilinmiyor.",
    "warn.namesake": "Simgesi başka bir token’a ait.",
    "warn.value": "Bu çağrı, ağın coin’inden gerekenden fazlasını gönderiyor.",
    "warn.receiver": "Alacağınız başka bir adrese gidiyor.",
    "warn.notOwner": "Bu, başka bir hesabın token’larıyla ilgili.",
    "warn.lookAlike": "Bu adres bildiğiniz {address} adresine benziyor ama başka bir adres.",
    "warn.otherNetwork": "Bu, kullanılan ağ için değil {network} için.",
    "warn.otherDomain": "Bu, {domain} için giriş yapar. Siz {app} üzerindesiniz.",
    "warn.past": "Süresi zaten doldu.",
    "warn.endless": "Süresi hiç dolmaz.",
    "warn.adjustable": "Cüzdanınız başka sınırlar önerebilir. Orada onayladığınız geçerlidir.",
    "warn.code": "Kod burada bilinmiyor. Hesabınızla her şeyi yapabilir.",
    "warn.everywhere": "Her ağda geçerli.",
    "warn.hash": "Bu imza, burada gösterilmeyen bir şey için kullanılabilir.",
    "warn.invisible": "Metinde görünmeyen karakterler var; burada yazıyla gösterilir.",
    "warn.inner": "Toplanan çağrıların ne yaptığı okunamıyor.",
    "warn.tail": "Çağrıdan sonra burada gösterilmeyen veriler var.",
    "warn.depth": "İçinde burada gösterilmeyen çağrılar var.",
    "warn.unlimited": "Sınır yok.",
    "warn.noValueLimit": "Birlikte gönderilen coin miktarının sınırı yok.",
    "warn.delegate": "Başkasının kodu hesabınız gibi davranır.",
    "warn.fee": "Ücret, gönderilenden fazla.",
    "warn.priorityFee": "Bu sayfa yüksek bir öncelik ücreti belirliyor: {amount}.",
    "warn.change": "Para üstü size ait olmayan bir adrese gider.",
    "warn.foreignInputs": "Başka adreslerin coin’leri de harcanır.",
    "warn.sighashNone": "İmzanız bir alıcı belirtmiyor: bu coin’ler herhangi bir yere gönderilebilir.",
    "warn.sighashSingle": "İmzanız yalnızca bir çıktıyı kapsar: kalanın nereye gideceği değiştirilebilir.",
    "warn.sighashAnyone": "İmzanızdan sonra başkaları sizinkilerle birlikte harcanan coin’leri değiştirebilir.",
    "warn.sighashUnknown": "Bu imzanın türü burada bilinmiyor.",
    "grant.any": "her şey",
    "grant.spend": "En fazla {amount} harca",
    "grant.each": "Her {period} en fazla {amount} harca",
    "grant.call": "{contract} üzerinde {functions} çağır",
    "grant.callAny": "{contract} üzerinde {functions} çağır, herhangi değerlerle",
    "grant.anyFunction": "herhangi bir işlev",
    "grant.other": "{type}: {data}",
    "fee.about": "Yaklaşık {amount}",
    "fee.atMost": "En fazla {amount}",
    "fee.byPage": "En fazla {amount}, bu sayfanın istediği gibi",
    "fee.withData": "Yaklaşık {amount} ve ağın veri ücreti",
    "fee.unknown": "Bilinmiyor",
    "fee.paid": "Bu site ödüyor",
    "fee.unknownBlobs": "Bilinmiyor; blobların ücreti en fazla {amount}",
    "period.second": "saniye",
    "period.day": "gün",
    "period.week": "hafta",
    "period.hour": "saat",
    "period.seconds": "{count} saniye",
    "instruction.unread": "{program} programının okunamayan bir talimatı",
    "instruction.fee": "Hesaplama fiyatı",
    "instruction.account": "{owner} için token hesabı aç",
    "instruction.memo": "Not",
    "instruction.approve": "{spender} için {amount} alma izni ver",
    "instruction.close": "Token hesabını kapat ve içindekini {to} adresine gönder",
    "instruction.authority": "{token} token hesabının denetimini {to} adresine ver",
    "instruction.giveUp": "{token} denetiminden vazgeç; kimseye geçmez",
    "instruction.nonce": "Kalıcı nonce {account} kullan; süre sınırı yok",
    "instruction.assign": "{account} hesabının denetimini {program} programına ver",
    "warn.field": "Bu sayfa {field} alanını da belirliyor; burada açıklanmıyor.",
    "warn.limit": "Burada okunandan daha büyük (sınır: {limit}).",
    "warn.feePrice": "Ücret, ağın şu anki fiyatının çok üzerinde.",
    "fee.byPageWithData": "En fazla {amount} ve ağın veri ücreti, bu sayfanın istediği gibi",
    "fee.byPageMaybe": "En fazla {amount}, bu sayfanın istediği gibi; ağ bir veri ücreti ekleyebilir",
    "fee.inToken": "{token} token’ıyla, bu sayfanın istediği gibi",
    "label.capability": "Cüzdandan ayrıca istiyor",
    "capability.optional": "{name}, cüzdanda varsa",
    "capability.paymaster": "ücreti başkasının ödemesi: {url}",
    "label.extra": "Ek veri",
    bytes: "{bytes} bayt",
    "authorization.send": "Bu imzaya sahip olan herkesin {to} adresine {amount} göndermesine izin ver",
    "authorization.receive": "{to} adresinin bu imzayla {amount} almasına izin ver",
    "authorization.cancel": "Kullanılmamış imzalı transferi iptal et: {account}",
    "label.authorization": "İmzalı transferin numarası",
    "label.allows": "Bu sayfaya izin verir",
    "recap.actions": "{resource} üzerinde {actions}",
    "recap.proof": "başka bir iznin haklarını kullanma: {proof}",
    "warn.recap": "Bu oturum açma sayfaya haklar da verir. Yalnızca bunu bekliyorsanız imzalayın.",
    "warn.recapUnread": "Bu oturum açma sayfaya burada okunamayan haklar da verir.",
    "label.usableFrom": "Kullanım başlangıcı",
    "warn.atOnce": "Hemen kullanılabilir.",
    "warn.noEffect": "Coin, hiçbir şey yapmayan bir çağrıya gidiyor.",
    "warn.lost": "Oraya gönderilen kaybolur.",
    "label.nonce": "İşlem numarası",
    "nonce.mayReplace": "{nonce}, bu sayfa belirledi; bekleyen bir işlemin yerini alabilir",
    "warn.nonce": "Sıradaki işlem numaranız {next}. Bu işlem, bekleyen bir işlemin yerini alabilir."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: ["Ağ bulunamadı", "Ağ yapılandırılmamış. `networks` seçeneğine ekleyin: {detail}"],
    ORIGIN_NOT_ALLOWED: [
      "Kaynağa izin verilmiyor",
      "{detail} kaynağı projenin listesinde değil. Proje ayarlarında izin verilen alan adlarına ekleyin."
    ],
    IFRAME_LOAD_FAILED: [
      "Ağ hatası: gömülü cüzdan yüklenemedi",
      "Gömülü cüzdan yüklenmedi. Ağı ve engelleyicileri kontrol edip daha sonra yeniden deneyin."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "Gömülü cüzdan zamanında yanıt vermedi",
      "Gömülü cüzdan zamanında yanıt vermedi. Daha sonra yeniden deneyin."
    ],
    UNVERIFIED_DOMAIN: [
      "Doğrulanmamış alan adı",
      "Gömülü cüzdan bu alan adına hizmet vermiyor. Proje ayarlarında izin verilen alan adlarına ekleyin."
    ],
    JWT_TOKEN_NOT_VALID: [
      "Oturumun süresi doldu",
      "Aktarım hizmeti oturum anahtarını henüz geçerli olmadığı için reddetti. Bu cihazın saat ayarlarını kontrol edip yeniden bağlanın."
    ],
    INVALID_PROJECT_ID: [
      "Geçersiz proje kimliği",
      "Hizmet proje kimliğini tanımıyor. `projectId` değerini proje ayarlarındakiyle karşılaştırın."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "Proje kimliği ayarlanmamış",
      "`projectId` eksik. E-posta, sosyal giriş, cüzdan kataloğu ve WalletConnect için gerekir; bu sayfadaki cüzdanlar onsuz çalışır."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "Sunucu hatası",
      "Uygulama yapılandırması alınamadı; yerel ayarlar geçerli. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "Çok fazla istek",
      "Uygulama yapılandırması çok sık istendi; yerel ayarlar geçerli. Birkaç dakika sonra yeniden deneyin."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "Çoklu cüzdan açık değil",
      "Aynı anda birden çok cüzdan için multiWallet özelliği gerekir. Proje yapılandırmasından açın."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "Çoklu cüzdan açık değil",
      "`useConnections` yalnızca multiWallet özelliğiyle cüzdanlar arasında geçiş yapar. Proje yapılandırmasından açın."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "Çoklu cüzdan açık değil",
      "`useConnection` yalnızca multiWallet özelliğiyle cüzdanlar arasında geçiş yapar. Proje yapılandırmasından açın."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "Yerel yapılandırma yok sayıldı",
      "Proje yapılandırması şu yerel ayarlardan önce gelir: {detail}. Orada değiştirin veya buradan kaldırın."
    ],
    ANALYTICS_FORBIDDEN: [
      "Geçersiz uygulama yapılandırması",
      "Bu kaynağın olayları kabul edilmiyor: projenin listesinde yok. Proje ayarlarına ekleyin."
    ]
  }
}
