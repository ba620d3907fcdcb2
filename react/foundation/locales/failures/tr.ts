import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in Turkish. */
export const errors: Locale["errors"] = {
  "account.not-found": ["Hesap bulunamadı", "Bu hesap bağlı değil. Onu tutan cüzdanı bağlayıp yeniden deneyin."],
  "activity.failed": [
    "İşlemler alınamadı",
    "İşlemler yüklenemedi. Daha sonra yeniden deneyin; ağın bir gezgini de gösterir."
  ],
  "chain.network-not-found": [
    "Ağ bulunamadı",
    "Bu ağ, bu sayfanın kurulduğu ağlar arasında değil. `networks` seçeneğine ekleyin veya oradaki bir ağı isteyin."
  ],
  "chain.none-requested": [
    "Cüzdan istenen ağların hiçbirini desteklemiyor",
    "Bu cüzdan, bu sayfanın istediği ağların hiçbirinde çalışmıyor. Başka bir cüzdan veya başka bir ağ seçin."
  ],
  "chain.not-supported": [
    "Ağ desteklenmiyor",
    "Cüzdanınız bu ağı tanımıyor ve eklemedi. Cüzdanın ayarlarından ekleyin veya başka bir ağ seçin."
  ],
  "chain.switch-failed": [
    "Ağ değiştirilemedi",
    "Cüzdanınız ağa geçmedi. Cüzdanı açın, bir şey bekleyip beklemediğine bakın, sonra yeniden deneyin."
  ],
  "chain.switch-rejected": [
    "Geçiş reddedildi",
    "Cüzdanınızda geçişi reddettiniz. Hiçbir şey değişmedi; istediğinizde yeniden deneyin."
  ],
  "chain.unsupported": ["Desteklenmeyen ağ", "Bu, bulunduğunuz ağda çalışmıyor. Başka bir ağa geçip yeniden deneyin."],
  "chain.unsupported-namespace": [
    "Desteklenmeyen ağ türü: {namespace}",
    "Bilinen türler eip155, solana, polkadot, bip122 ve cosmos. Bunlardan birinin ağını kullanın."
  ],
  "config.both-sign-ins": [
    "siweConfig ve siwx birlikte ayarlanamaz",
    "Giriş iki kez kurulmuş. `siwx` kalsın, eski biçimi olan `siweConfig` kaldırılsın."
  ],
  "config.invalid": [
    "`{field}` seçeneği: {expected}",
    "Kitin bir veya daha fazla seçeneği yanlış; bu yüzden başlamadı. Her biri ne olması gerektiğiyle belirtilir: düzeltip yeniden başlatın."
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
    "Bu sayfada o adla bir cüzdan yok. Eklentisinin yüklü ve açık olduğunu kontrol edin, sayfayı yenileyin, sonra yeniden deneyin."
  ],
  "connection.failed": [
    "Bağlanılamadı",
    "Cüzdan bu sayfaya bir hesap göstermedi. Cüzdanı açıp kilidini kaldırın, sonra yeniden deneyin."
  ],
  "connection.network-not-in-wallet": [
    "Ağ desteklenmiyor",
    "Bağlantı bu ağı içermiyor, bu yüzden hiçbir şey gönderilmedi. Cüzdanda o ağa geçin veya yeniden bağlanıp izin verin."
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
  "connection.request-rejected": ["İstek reddedildi", "Cüzdanınızda isteği reddettiniz. Hiçbir şey gönderilmedi."],
  "connection.session-expired": [
    "Oturumun süresi doldu",
    "Aktarım hizmeti bu oturumun anahtarını kabul etmiyor. Bu cihazın saatinin doğru olduğunu kontrol edip yeniden bağlanın."
  ],
  "connection.wallet-busy": [
    "Devam etmek için cüzdanınızı açın",
    "Cüzdanınız kilitli veya zaten bir istek gösteriyor. Açıp o isteği bitirin ya da kapatın, sonra yeniden deneyin."
  ],
  "connection.walletconnect-not-found": [
    "WalletConnect bulunamadı",
    "WalletConnect burada kurulmamış. Kite bir `projectId` verin ve `enableWalletConnect` açık kalsın."
  ],
  "embedded.aborted": [
    "Bir sorun oluştu",
    "Gömülü cüzdan yaptığı işi durdurdu. Hiçbir şey gönderilmedi; yeniden deneyin."
  ],
  "embedded.device-not-approved": [
    "Bu cihaz onaylanmadı.",
    "E-postadaki bağlantı reddedildi veya çok eski. Yeni bir bağlantı isteyin."
  ],
  "embedded.email-cooldown": [
    "{seconds} saniye sonra yeniden deneyin",
    "Az önce bir kod gönderildi. Gelen kutunuza bakın veya yenisini istemek için sürenin dolmasını bekleyin."
  ],
  "embedded.email-misfit": [
    "Geçerli bir e-posta girin",
    "Bu bir e-posta adresine benzemiyor. name@example.com biçiminde yazın."
  ],
  "embedded.email-taken": [
    "Bu e-postanın başka bir cüzdanı var.",
    "Hiçbir şey değişmedi. Burada kimsenin giriş yapmadığı bir e-posta verin."
  ],
  "embedded.email-unchanged": [
    "Bu sizin mevcut e-postanız.",
    "Hiçbir şey değişmedi. Onun yerine geçecek e-postayı verin."
  ],
  "embedded.farcaster-failed": [
    "Farcaster’a bağlanılamadı",
    "Farcaster girişi doğrulamadı. Uygulamasını açıp yeniden deneyin."
  ],
  "embedded.frame-answer-misfit": [
    "Bir hata oluştu",
    "Gömülü cüzdan bu sayfanın tanımadığı bir biçimde yanıt verdi. Yeniden deneyin veya yeniden giriş yapın."
  ],
  "embedded.frame-error": ["{reason}", "Gömülü cüzdan bunu yapamadı. Yeniden deneyin veya yeniden giriş yapın."],
  "embedded.frame-error-unknown": [
    "Bir hata oluştu",
    "Gömülü cüzdan bunu yapamadı ve nedenini bildirmedi. Yeniden deneyin veya yeniden giriş yapın."
  ],
  "embedded.frame-load-failed": [
    "E-posta ile giriş yüklenemedi",
    "Sayfanın e-posta ile giriş bölümü yüklenmedi. Ağınızı ve engelleyicileri kontrol edin veya bir cüzdan bağlayın."
  ],
  "embedded.frame-load-timed-out": [
    "Ağ hatası: gömülü cüzdan yüklenemedi",
    "Gömülü cüzdan 20 saniyede yüklenmedi. Ağınızı ve engelleyicileri kontrol edip daha sonra yeniden deneyin."
  ],
  "embedded.frame-request-timed-out": [
    "Gömülü cüzdan zamanında yanıt vermedi",
    "Gömülü cüzdan zamanında yanıt vermedi. Daha sonra yeniden deneyin."
  ],
  "embedded.frame-storage-blocked": [
    "Tarayıcınız bu oturumu saklamıyor: sayfadan ayrıldığınızda sona erer.",
    "Oturumun daha uzun sürmesi için cüzdanın sitesinin veri saklamasına izin verin."
  ],
  "connection.failed-to-disconnect-chains": [
    "Zincirlerin bağlantısı kesilemedi: {reason}",
    "Bir veya daha fazla cüzdan bağlantıyı sonlandırmadı. Yeniden deneyin veya bu sayfayı cüzdanların kendisinden kaldırın."
  ],
  "embedded.no-auth-connector": [
    "Giriş kurulmamış",
    "E-posta ve sosyal giriş burada kurulmamış. Kite, bunlardan birinin açık olduğu bir `projectId` verin veya bir cüzdan bağlayın."
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
  "embedded.popup-closed": ["Pencere kapatıldı", "Giriş penceresi bitmeden kapatıldı. Devam etmek için yeniden açın."],
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
    "Gömülü cüzdan bunu bir sayfanın isteğiyle yapmaz. İzin verdiği yöntemlerden birini kullanın."
  ],
  "embedded.social-not-started": [
    "Giriş başlatılamadı",
    "Giriş başlatılamadı. Yeniden deneyin veya başka bir giriş yolu seçin."
  ],
  "embedded.social-timed-out": [
    "Giriş çok uzun sürdü. Yeniden deneyin.",
    "Giriş çok uzun sürdü ve sonlandırıldı. Baştan başlayın."
  ],
  "embedded.social-uri-failed": [
    "Giriş sayfası alınamadı",
    "Giriş sayfasının adresi alınamadı. Ağınızı kontrol edip yeniden deneyin."
  ],
  "embedded.untrusted-origin": [
    "Güvenilmeyen kaynak",
    "Giriş yanıtı güvenilmeyen bir sayfadan geldi ve bırakıldı. Girişi buradan yeniden başlatın."
  ],
  "embedded.unverified-domain": [
    "Doğrulanmamış alan adı",
    "Gömülü cüzdan bu alan adına hizmet vermiyor. Proje ayarlarında izin verilen alan adlarına ekleyin."
  ],
  "http.bad-shape": [
    "Hizmet bilinmeyen bir biçimde yanıt verdi.",
    "Hizmetin yanıtı kullanılamıyor. Daha sonra yeniden deneyin; sürerse kitin güncellenmesi gerekebilir."
  ],
  "http.bad-status": [
    "Hizmet yanıt veremedi (HTTP durum kodu: {status}).",
    "Hizmet yanıt verdi ama isteneni yapamadı. Daha sonra yeniden deneyin; sürerse bu sayfanın sahibine bildirin."
  ],
  "http.offline": ["Çevrimdışısınız.", "Bu cihazda ağ bağlantısı yok. Bağlantı gelince kendiliğinden devam eder."],
  "http.rate-limited": [
    "Çok fazla istek. Biraz sonra yeniden deneyin.",
    "Hizmete çok sık soruldu. Biraz bekleyip yeniden deneyin."
  ],
  "http.timed-out": ["Hizmet çok uzun sürdü.", "Hizmet zamanında yanıt vermedi. Ağınızı kontrol edip yeniden deneyin."],
  "http.too-large": [
    "Hizmet kullanılabilecekten fazlasını gönderdi.",
    "Yanıt, kitin okuyacağından büyüktü ve okunmadı. Sizin yapabileceğiniz bir şey yok: bu sayfanın sahibine bildirin."
  ],
  "http.unreachable": [
    "Hizmete ulaşılamadı.",
    "Hizmetle bağlantı yok. Ağınızı ve engelleyicileri kontrol edip yeniden deneyin."
  ],
  "kit.missing": [
    "Cüzdan penceresi yüklenemedi",
    "Bu sayfanın kodunun bir bölümü ulaşmadı. Ağınızı kontrol edip yeniden deneyin; sürerse sayfayı yenileyin."
  ],
  "log.unforeseen": [
    "Bilinmeyen hata",
    "Kitin öngörmediği bir şey oldu. Yeniden deneyin; sürerse buraya getiren adımlarla birlikte bildirin."
  ],
  "name.misfit": [
    "En az 4 karakter; harf, rakam ve kısa çizgi kullanın",
    "Bir ad yalnızca harf, rakam ve kısa çizgi içerir ve en az dört karakterdir. Başka bir ad seçin."
  ],
  "name.needs-account": [
    "Ad için hesap bulunamadı",
    "Ad, bir EVM ağındaki hesap için kaydedilir. Bir hesap bağlayın veya o ağa geçip yeniden deneyin."
  ],
  "name.not-registered": [
    "{label} adı kaydedilemedi",
    "Ad kaydedilmedi. Bu arada alınmış olabilir; yeniden deneyin veya başka bir ad seçin."
  ],
  "name.not-resolved": ["Ad bulunamadı", "Ad sorgulanamadı. Yazımını kontrol edip yeniden deneyin."],
  "name.refused": ["{reason}", "Ad hizmeti bunu kabul etmedi ve nedenini bildirdi. Adı değiştirip yeniden deneyin."],
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
    "Hizmet, burada bilinen hiçbir sağlayıcıya ait olmayan bir sayfa gösterdi; bu yüzden açılmadı. Başka bir sağlayıcı seçin; sayfanın geliştiricileri endpoints.onrampHosts ile bir sunucuya izin verebilir."
  ],
  "onramp.not-offered": [
    "{value}, {field} olarak sunulmuyor",
    "Sağlayıcı bazı para birimlerini alır ve bazı token’ları verir. Listelenen seçeneklerden birini seçin."
  ],
  "onramp.quote-failed": ["Teklif alınamadı", "Şu anda teklif yok. Görünen bir tahmindir; daha sonra yeniden deneyin."],
  "onramp.url-failed": [
    "Sağlayıcı açılamadı",
    "Sağlayıcının sayfası alınamadı. Daha sonra yeniden deneyin veya başka bir sağlayıcı seçin."
  ],
  "receipt.not-kept": [
    "Bu sayfa gönderdiklerinizi hatırlayamıyor",
    "Tarayıcı bu sayfa için bir şey saklamıyor; gönderdikleriniz yalnızca ayrılana kadar listelenir. Özeti not edin veya bu sayfaya depolama izni verin."
  ],
  "rpc.error": [
    "Ağ isteği reddetti.",
    "Ağın bir düğümü isteği reddetti. İsteği kontrol edin veya başka bir düğüm deneyin."
  ],
  "rpc.no-url": [
    "{network} için bilinen düğüm yok.",
    "Kit bu ağın hiçbir düğümünü bilmiyor. `customRpcUrls` veya bir `projectId` ile verin."
  ],
  "safe.signature-pending": [
    "Safe’iniz diğer sahiplerinin imzasını bekliyor",
    "Safe’inizin henüz yeterli sahibi imzalamadı. Safe’te imzalamalarını isteyin, sonra burada yeniden giriş yapın: toplananlar orada saklanır."
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
    "Bunu oradan kimse geri alamaz.",
    "Bu adreste duranı hiçbir kişi ve hiçbir program taşıyamaz. Alıcıdan başka bir adres isteyin."
  ],
  "send.receiver-mistyped": [
    "Bu adreste bir karakter yanlış. Yeniden kopyalayın.",
    "Adreslerin bir sağlama değeri vardır ve bu uymuyor. Adresi kaynağından yeniden kopyalayın."
  ],
  "send.receiver-moved": [
    "{receiver} artık başka bir adresi gösteriyor",
    "Ada, gösterildikten sonra başka bir adres verildi. Göndermeden önce alıcıya sorun."
  ],
  "send.receiver-name": [
    "Burada yalnızca {suffix} ile biten adlar bilinir",
    "Diğer ad hizmetlerine sorulmaz. Alıcının adresini yapıştırın."
  ],
  "send.receiver-not-found": [
    "{receiver} için bu ağda adres yok",
    "Yazımı kontrol edin veya alıcıdan bu ağdaki bir adres isteyin."
  ],
  "send.would-fail": [
    "Ağ bu gönderimi reddeder: {detail}",
    "Gönderim, yollanmadan denendi ve ağ reddetti. Hesapta ücret dahil yeterli bakiye olup olmadığına ve token’ın taşınıp taşınamadığına bakın."
  ],
  "session.grant-answer-misfit": [
    "{rule}",
    "Cüzdanın yanıtı kullanılamıyor. Cüzdanınızda bu sayfanın bir oturumu var mı diye bakın ve orada sonlandırın."
  ],
  "session.grant-not-activated": [
    "Cüzdanınız oturuma izin verdi ama kullanıma alınmadı",
    "Oturum cüzdanınızda duruyor ve uygulama kullanamıyor. Akıllı oturumlar listesinden sonlandırıp yeniden deneyin."
  ],
  "session.grant-not-begun": [
    "Akıllı oturum başlatılamadı",
    "Akıllı oturumları tutan hizmet yanıt vermedi. Hiçbir izin verilmedi. Daha sonra yeniden deneyin."
  ],
  "session.grant-wider": [
    "Cüzdanınız bu sayfanın istediğinden fazlasına izin verdi",
    "Kit böyle bir izni kullanmaz. Yeniden denemeden önce cüzdanınızda bu sayfanın oturumunu sonlandırın."
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
    "Akıllı oturum sonlandırılmadı ve hâlâ geçerli. Yeniden deneyin."
  ],
  "siwx.expired": [
    "Giriş mesajının süresi {at} itibarıyla doldu",
    "Giriş mesajının kendine verdiği süre bitti. Yeniden giriş yapın."
  ],
  "siwx.misfit": [
    "Giriş mesajı doğru değil: {field}, {rule} olmalı",
    "Giriş mesajının sırayla gelen sabit satırları vardır (EIP-4361) ve hiçbir alanda satır sonu olmaz. Belirtileni düzeltin."
  ],
  "siwx.not-started": [
    "Giriş başlatılırken sorun oluştu",
    "Giriş başlayamadı, bu yüzden cüzdanın bağlantısı kesildi. Denemek için yeniden bağlanın."
  ],
  "siwx.signature-invalid": [
    "İmza geçerli değil",
    "İmza bu mesaja ve hesaba ait değil. Bağlı hesapla yeniden imzalayın."
  ],
  "siwx.signing-failed": ["Mesaj imzalanamadı", "Mesaj imzalanmadı. Cüzdanınızı açıp yeniden deneyin."],
  "siwx.too-early": [
    "Giriş mesajı {at} öncesinde geçerli değil",
    "Giriş mesajı daha sonra geçerli olacak. O zamana kadar bekleyin ve bu cihazın saatinin doğru olduğuna bakın."
  ],
  "siwx.unchecked": [
    "İmza {network} ağında doğrulanamadı",
    "Hesap bir sözleşme olabilir ve ağının hiçbir düğümü yanıt vermedi. O ağın bir düğümünü verin veya yeniden deneyin: imza henüz ne doğru ne yanlış."
  ],
  "swap.allowance-failed": [
    "İzin kontrol edilemedi",
    "Takasın ne kadar harcayabileceği okunamadı. Biraz sonra yeniden deneyin."
  ],
  "swap.amount-misfit": [
    "0’dan büyük ve en çok {decimals} ondalıklı bir {symbol} tutarı girin",
    "Tutarı 1.5 gibi düz bir sayı olarak yazın; ondalık sayısı token’ınkini geçmesin."
  ],
  "swap.approval-not-built": ["İzin işlemi oluşturulamadı", "İzin hazırlanamadı. Biraz sonra yeniden deneyin."],
  "swap.gas-price-not-supported": [
    "Bu ağ için gas fiyatı yok",
    "Bu ağ için gas fiyatı alınamıyor. Başka bir ağa geçip yeniden deneyin."
  ],
  "swap.impact-high": [
    "Bu takas değerinin önemli bir bölümünü kaybedebilir ({impact})",
    "Alacağınızın değeri verdiğinizden çok düşük veya bir fiyat eksik. Hiçbir şey gönderilmedi. Daha küçük bir tutar deneyin veya high-impact uyarısını kabul edin."
  ],
  "swap.insufficient-liquidity": [
    "Yetersiz likidite",
    "Şu anda bu kadar token satan yok. Daha küçük bir tutar deneyin."
  ],
  "swap.misprepared": [
    "Hizmet bu takastan başka bir şey hazırladı ({field})",
    "İmzalanacak olan istediğinize uymuyor; bu yüzden bırakıldı ve hiçbir şey gönderilmedi. Yeni teklif isteyin; sürerse burada takas etmeyin."
  ],
  "swap.network-price-failed": [
    "Ağ coin’inin fiyatı alınamadı",
    "Ağ coin’inin fiyatı alınamadığı için ücret bilinmiyor. Biraz sonra yeniden deneyin."
  ],
  "swap.not-built": ["İşlem oluşturulamadı", "Takas hazırlanamadı. Yeni teklif isteyip yeniden deneyin."],
  "swap.not-started": ["Takas başlatılamadı", "Takas edilecek token’lar listelenemedi. Biraz sonra yeniden deneyin."],
  "swap.not-supported": [
    "Bu ağ takası desteklemiyor",
    "Bu ağda token takas edilemez. Başka bir ağa geçip yeniden deneyin."
  ],
  "swap.price-moved": [
    "Fiyat değişti: şimdi {now} {symbol} alırsınız, en az {minimum} vaat edilmişti",
    "Piyasa, tekliften sonra izin verdiğiniz kaymadan fazla hareket etti. Hiçbir şey takas edilmedi. Yeni teklife bakın ve uygunsa takas edin."
  ],
  "swap.slippage-misfit": [
    "0.01 ile yüzde 50 arasında bir kayma girin",
    "Kayma, bir takasın tekliften yüzde kaç az verebileceğidir. 1 veya 0.5 gibi düz bir sayı yazın."
  ],
  "swap.unproven": [
    "Bu hizmetin alt sınırı doğrulanamadı",
    "Ne takas sözleşmesi ne de ağ en az ne alacağınızı söyledi; bu yüzden hiçbir şey gönderilmedi. Yalnızca bu hizmete güveniyorsanız devam edin: unproven-minimum uyarısını kabul edin."
  ],
  "swap.would-fail": [
    "Ağ bu takası reddeder: {reason}",
    "Gönderilmeden ağda denendi ve başarısız oldu; bu yüzden hiçbir şey gönderilmedi. Yeterli token’ınız olduğuna bakın, yeni teklif isteyin, sonra yeniden deneyin."
  ],
  "token.balance-unavailable": [
    "Token bakiyesi gösterilemiyor",
    "Bu ağ desteklenmediği veya hizmet çalışmadığı için bakiyeler gösterilemiyor. Token’larınız yerinde; yarım dakika sonra yeniden deneyin."
  ],
  "token.call-misfit": [
    'Token çağrısında {field}, {rule} olmalı; değeri "{value}".',
    "Hiçbir şey gönderilmedi. Adresleri 0x ve 40 onaltılık basamakla, tutarı token’ın en küçük biriminde bigint olarak yazın; örneğin 1.5 USDC için 1500000n."
  ],
  "token.not-found": [
    "{token}, {network} ağında tek bir token belirtmiyor",
    "Orada bu adla hiç token yok veya birden çok var. Token’ı sözleşme adresiyle veya CAIP-19 kimliğiyle belirtin; örneğin eip155:1/slip44:60."
  ],
  "transaction.already-sent": [
    "Bu zaten cüzdanınıza iletildi",
    "Cüzdanda bu istek var ve ikinci kez sorulmadı. Yanıtlamak için cüzdanı açın."
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
    "Cüzdan çağrıları istenen biçimde gönderemiyor",
    "Cüzdan çağrıları ya hep ya hiç yapamıyor veya gereken başka bir şey eksik. Hiçbir şey gönderilmedi. Tek tek gönderin veya başka bir cüzdan kullanın."
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
    "Bu cüzdan çağrı gruplarını tanımıyor. Çağrıları tek tek gönderin veya başka bir cüzdan kullanın."
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
    "Gönderilecek olan gördüğünüz değildi; bu yüzden durduruldu. Cüzdanınızda onaylamayın; sayfayı yenileyin."
  ],
  "transaction.context-changed": [
    "Hesabınız veya ağınız değişti",
    "Siz karar verirken hesabınız veya ağınız değişti; bu yüzden hiçbir şey gönderilmedi. İsteğe yeniden bakıp onaylayın."
  ],
  "transaction.expired": [
    "Gösterilen artık çok eski",
    "Fiyatlar ve ücretler değişir; gösterilenin süresi doldu. Hiçbir şey gönderilmedi. Yeniden bakıp devam edin."
  ],
  "transaction.not-allowed": [
    "İşleme izin verilmiyor",
    "Bu sayfa, kitin iletmediği bir şey istedi. Hiçbir şey gönderilmedi."
  ],
  "transaction.not-mined": [
    "{hash} işlemi henüz bir blokta değil",
    "İşlem gönderildi ve bir blok bekliyor. Yeniden göndermeyin: özetini ağın bir gezgininde arayın."
  ],
  "transaction.other-chain": [
    "Bu, hesabınızınkinden başka bir ağ için",
    "İmzalanacak olan hesabınızınkinden başka bir ağı gösteriyor. Hiçbir şey imzalanmadı. Ağı değiştirin veya isteyen sayfadan ayrılın."
  ],
  "transaction.outcome-unknown": [
    "Cüzdanınız yanıt vermedi. İşlem gönderilmiş olabilir: yeniden denemeden önce cüzdanınıza bakın.",
    "Sorulduktan sonra cüzdanla bağlantı koptu; bir şey gönderip göndermediği bilinmiyor. Geçmişine bakın; yalnızca orada bir şey yoksa yeniden deneyin."
  ],
  "transaction.page-framed": [
    "Bu sayfa {origin} içinde gösteriliyor. İmzalamak için kendi penceresinde açın.",
    "Başka bir sayfanın içindeki sayfa örtülebilir ve bir dokunuş başka anlama gelebilir. Kendi penceresinde açın."
  ],
  "transaction.reverted": [
    "Ağ {hash} işlemini reddetti",
    "Ağ işlemi aldı ve yapacağını reddetti. Yalnızca ücreti ödendi. Tutarı ve bakiyeyi kontrol edip yeniden başlayın."
  ],
  "transaction.too-many-pending": [
    "Çok fazla işlem bekliyor",
    "Çok fazla işlem ağın onayını bekliyor. Bir kısmını bekleyip yeniden deneyin."
  ],
  "walletconnect.method-not-granted": [
    "Cüzdan {method} yöntemine izin vermiyor",
    "Cüzdan bağlanırken buna izin vermedi. Bağlantıyı kesin, yeniden bağlanıp izin verin veya başka bir cüzdan kullanın."
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
    "Cüzdana soruldu ve beş dakika yanıt vermedi. Yeniden denemeden önce açıp isteğin orada bekleyip beklemediğine bakın."
  ]
}

/** The sentences of alerts in Turkish. */
export const alerts: Alerts = {
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
    "`projectId` verilmedi. E-posta, sosyal giriş, cüzdan kataloğu ve WalletConnect için gerekir; bu sayfadaki cüzdanlar onsuz çalışır."
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
