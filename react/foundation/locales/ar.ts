import type { Language } from "./Language.ts"

/**
 * Arabic.
 *
 * - Addresses the visitor as: second person singular.
 * - Wallet, account, address, network, code, token: محفظة، حساب، عنوان، شبكة، رمز، رمز مميز.
 * - Approve: موافقة. Sign in: تسجيل الدخول. Swap: مبادلة. Network fee: رسوم الشبكة.
 * - Allow a spender: السماح. Its action: أخذ. Take the allowance back: سحب الإذن. Revoke a session: إبطال.
 * - Confirmed by the network: تأكدت.
 * - Its own comma, question mark and full stop. A token is رمز مميز, never the word of a code or a currency. A
 *   noun agrees with its number.
 */
export const language: Language = {
  tag: "ar",
  dir: "rtl",
  first: {
    "button.connect": "ربط محفظة",
    "modal.close": "إغلاق",
    "modal.loading": "جارٍ التحميل",
    "modal.missing": "تعذّر تحميل نافذة المحفظة. تحقق من اتصالك، ثم أعد المحاولة.",
    "modal.again": "أعد المحاولة",
    "button.account": "الحساب {name}، {network}",
    "button.connecting": "جارٍ الاتصال",
    "button.reconnecting": "جارٍ إعادة الاتصال",
    "button.unsupported": "شبكة غير مدعومة",
    "modal.unset": "نافذة المحفظة هذه لم تُجهَّز بعد.",
    "modal.back": "رجوع",
    "modal.cancel": "إلغاء",
    "modal.connected": "تم الاتصال بمحفظة {wallet}",
    "modal.retry": "أعد المحاولة",
    "view.Connect": "ربط محفظة",
    "view.AllWallets": "كل المحافظ",
    "view.ConnectWallets": "ربط محفظة",
    "view.Account": "الحساب",
    "view.AccountSettings": "الإعدادات",
    "view.SwitchNetwork": "اختر الشبكة",
    "view.Networks": "اختر الشبكة",
    "view.WalletCompatibleNetworks": "الشبكات المتوافقة",
    "view.UnsupportedChain": "اختر الشبكة",
    "view.ConnectingExternal": "ربط محفظة",
    "view.ConnectingMultiChain": "أي شبكة؟",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "المحافظ",
    "view.SIWXSignMessage": "تسجيل الدخول",
    "view.ConnectingSiwe": "تسجيل الدخول",
    "view.SwitchActiveChain": "اختر الشبكة",
    "view.GetWallet": "احصل على محفظة",
    "view.WhatIsAWallet": "ما هي المحفظة؟",
    "view.WhatIsANetwork": "ما هي الشبكة؟",
    "walletconnect.get": "احصل على {wallet}",
    "view.Downloads": "التنزيل",
    "view.WalletReceive": "استلام",
    "view.Transactions": "النشاط",
    "chunk.failed": "تعذّر تحميل هذا الجزء. تحقق من اتصالك، ثم أعد المحاولة.",
    "connect.off": "لا تتيح هذه الصفحة ربط أي محفظة.",
    "connect.login": "سجّل الدخول أو أنشئ حسابًا",
    "connect.list": "المحافظ",
    "connect.device": "على هذا الجهاز",
    "connect.popular": "شائعة",
    "connect.new": "جديد على المحافظ؟",
    "connect.get": "احصل على واحدة",
    "connect.moreFailed": "تعذّر عرض المزيد من المحافظ.",
    "connect.agree": "أوافق على",
    "connect.agreeFirst": "ضع علامة في المربع أولًا",
    "connect.terms": "بربط محفظتك فإنك توافق على",
    "connect.termsLink": "شروط الخدمة",
    "connect.and": "وكذلك",
    "connect.privacyLink": "سياسة الخصوصية",
    "tag.recent": "آخر استخدام",
    "connect.notOffered": "غير متاحة في هذا الموقع",
    "tag.get": "احصل عليها",
    "tag.mixed": "حروف مختلطة",
    "allWallets.row": "كل المحافظ",
    "connecting.approve": "وافق في {wallet}",
    "connecting.open": "نافذة المحفظة مفتوحة. اضغط «موافقة» فيها.",
    "connected.title": "تم الاتصال",
    "connected.more": "{address}\nعلى {network}",
    "connecting.sees": "ستطّلع هذه الصفحة على عنوانك",
    "connecting.asks": "لن تنقل أي شيء دون أن تسألك",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "امسح رمزًا بهاتفك"
  },
  views: {
    "toast.accountSwitched": "تم تبديل الحساب",
    "toast.addressCopied": "تم نسخ العنوان",
    "toast.codeResent": "أُعيد إرسال رسالة الرمز",
    "toast.emailChanged": "تم تغيير البريد",
    "toast.linkCopied": "تم نسخ الرابط",
    "toast.walletAdded": "أُضيفت محفظة جديدة",
    "toast.transactionStarted": "بدأت المعاملة",
    "toast.walletDeleted": "حُذفت المحفظة",
    "toast.walletDisconnected": "تم قطع اتصال المحفظة",
    "toast.walletSwitched": "تم تبديل المحفظة",
    "toast.approveLimit": "وافق على رفع الحد في محفظتك",
    "toast.authenticating": "جارٍ التحقق…",
    "toast.confirmTransaction": "أكّد المعاملة في محفظتك",
    "view.WalletSend": "إرسال",
    "money.ambiguous": "هل تقصد {whole} أم {decimal}؟",
    "money.grouped": "اكتب العدد من دون فواصل الآلاف: 1000.5",
    "send.filledIn": "ملأه {app}",
    "view.SmartSessionList": "الجلسات الذكية",
    "connecting.notInstalled": "{wallet} غير مثبّتة",
    "connecting.notHere": "{wallet} ليست على هذه الصفحة",
    "connecting.notHereNext": "ثبّت إضافتها أو فعّلها، ثم أعد تحميل الصفحة. أو اختر محفظة أخرى.",
    "connecting.noWay": "لا تذكر من أين يمكن الحصول عليها. اختر محفظة أخرى للمتابعة.",
    "connecting.others": "اختر محفظة أخرى",
    "connecting.install": "ثبّتها، ثم عُد إلى هذه الصفحة واربطها.",
    "connecting.haveIt": "أصبحت لديّ الآن",
    "connecting.nothing": "لم يحدث شيء؟ افتحها من جديد",
    "connecting.behind": "قد تكون خلف هذه النافذة.",
    "connecting.here": "{wallet} جاهزة هنا. اتصل",
    "guide.install": "ثبّت {wallet}",
    "guide.installMore": "احصل عليها من الأسفل، أو امسح الرمز بهاتفك.",
    "guide.installHere": "احصل عليها من المتجر أدناه.",
    "guide.create": "أنشئ محفظة أو استورد واحدة",
    "guide.createMore": "لا تشارك عبارة الاسترداد مع أحد.",
    "guide.back": "عد إلى هنا",
    "guide.backMore": "ستتعرف هذه الصفحة على {wallet}. إن لم يحدث ذلك، فأعد تحميل الصفحة.",
    "guide.backAgain": "اختر {wallet} مرة أخرى للاتصال.",
    "store.chrome": "إضافة المتصفح",
    "store.ios": "متجر App Store",
    "store.android": "متجر Google Play",
    "store.webapp": "تطبيق الويب",
    "store.home": "الموقع",
    "store.phone": "الهاتف",
    "downloads.stores": "أين تجدها",
    "downloads.scan": "امسح هذا الرمز بهاتفك.",
    "multiChain.opens": "حسابك على {networks}",
    "allWallets.search": "ابحث في المحافظ",
    "allWallets.none": "لا توجد محفظة باسم «{text}»",
    "allWallets.noneNext": "تحقق من الكتابة، أو اربط أي محفظة بمسح رمز.",
    "allWallets.noneSpelling": "تحقق من الكتابة.",
    "allWallets.clear": "مسح النص",
    "allWallets.scan": "امسح رمزًا",
    "allWallets.missing": "ليست في القائمة؟",
    "allWallets.failed": "تعذّر تحميل القائمة",
    "allWallets.failedNext": "محافظ هذا المتصفح ما زالت تعمل.",
    "tag.installed": "مثبّتة",
    "signIn.preparing": "جارٍ التحضير",
    "signIn.lead": "تسجيل الدخول إلى {site}",
    "signIn.why": "يُظهر توقيعك أن هذا الحساب لك. لا يكلّف شيئًا ولا ينقل شيئًا.",
    "signIn.statement": "توافق على",
    "signIn.site": "الموقع",
    "signIn.account": "الحساب",
    "signIn.network": "الشبكة",
    "signIn.from": "صالح من",
    "signIn.until": "صالح حتى",
    "signIn.resources": "يشير إلى",
    "signIn.read": "اقرأ الرسالة",
    "signIn.cancel": "إلغاء",
    "signIn.sign": "تسجيل الدخول",
    "signIn.approve": "وافق في {wallet}",
    "signIn.declined": "لقد رفضت. لم تسجّل الدخول بعد.",
    "signIn.elsewhere": "هذا الطلب لموقع آخر. لم يُوقَّع شيء.",
    "signIn.must": "سجّل الدخول أو ألغِ",
    "refused.title": "لقد رفضت",
    "refused.next": "لم تتم مشاركة أي شيء. أعد الطلب متى شئت.",
    "failed.away": "الخدمة لا تستجيب الآن",
    "locked.title": "افتح قفل {wallet}",
    "locked.next": "افتحها من شريط أدوات المتصفح وأدخل كلمة مرورها.",
    "newcomer.learn": "اعرف أكثر",
    "newcomer.none": "تحتاج إلى محفظة للمتابعة",
    "newcomer.noneNext": "ثبّت واحدة في هذا المتصفح، أو افتح هذه الصفحة في متصفح محفظة.",
    "newcomer.compare": "قارن بينها",
    "newcomer.find": "ابحث عن محفظة",
    "newcomer.haveOne": "لديّ واحدة الآن",
    "newcomer.notSeen": "لا ترى هذه الصفحة أي محفظة بعد. أعد تحميلها بعد تثبيت واحدة.",
    "runs.both": "المتصفح والهاتف",
    "runs.phone": "الهاتف فقط",
    "runs.browser": "المتصفح",
    "runs.web": "موقع ويب",
    "lesson.key": "مفتاحك إلى المواقع",
    "lesson.keyMore": "سجّل الدخول بمحفظتك بدلًا من كلمة مرور جديدة لكل صفحة.",
    "lesson.home": "بيتٌ لما تملك",
    "lesson.homeMore": "تحفظ العملات والمقتنيات. أنت وحدك من ينقلها.",
    "lesson.networks": "تعمل على شبكات كثيرة",
    "lesson.networksMore": "يمكن لمحفظة واحدة أن تضم حسابات على شبكات كثيرة.",
    "lesson.system": "حاسوب مشترك",
    "lesson.systemMore": "أجهزة كثيرة تحفظ الحسابات نفسها. لا أحد يملكها كلها.",
    "lesson.fees": "لكل حركة رسوم",
    "lesson.feesMore": "تدفعها بعملة الشبكة نفسها، فاحتفظ بقليل منها.",
    "lesson.record": "مفتوحة ليقرأها الجميع",
    "lesson.recordMore": "يعرض المستكشف كل معاملة تمت من قبل.",
    "lesson.gotIt": "فهمت",
    "allWallets.more": "تحميل المزيد",
    "allWallets.loading": "جارٍ تحميل المحافظ",
    "allWallets.count.zero": "لا محافظ ({count})",
    "allWallets.count.one": "محفظة واحدة ({count})",
    "allWallets.count.two": "محفظتان ({count})",
    "allWallets.count.few": "{count} محافظ",
    "allWallets.count.many": "{count} محفظة",
    "allWallets.count.other": "{count} محفظة",
    "walletconnect.ways": "طرق الاتصال",
    "walletconnect.scan": "امسح الرمز بهاتفك من {wallet}",
    "walletconnect.scanElsewhere": "امسح بجهاز آخر، أو انسخ الرابط",
    "walletconnect.code": "رمز {wallet}",
    "walletconnect.making": "جارٍ تجهيز الرمز",
    "walletconnect.makingLink": "جارٍ تجهيز الرابط",
    "walletconnect.copy": "نسخ الرابط",
    "walletconnect.copied": "تم نسخ الرابط",
    "walletconnect.expires": "ينتهي خلال {seconds} ث",
    "walletconnect.step1": "افتح محفظتك",
    "walletconnect.step2": "اضغط مسح",
    "walletconnect.step3": "وافق",
    "walletconnect.noWallet": "لا محفظة على هاتفك؟",
    "walletconnect.waits": "وافق هناك، ثم عُد. هذه الصفحة بانتظارك.",
    "walletconnect.openIt": "فتح",
    "walletconnect.expired": "انتهت صلاحية هذا الرمز",
    "walletconnect.refresh": "احصل على رمز جديد",
    "walletconnect.opened": "التطبيق مفتوح. وافق هناك، ثم عُد إلى هذه الصفحة.",
    "walletconnect.notYet": "ليست على هاتفك بعد؟",
    "walletconnect.getIt": "احصل عليها",
    "walletconnect.openHint": "وافق هناك، ثم عُد.",
    "walletconnect.openWeb": "تُفتح في علامة تبويب جديدة. هذه الصفحة بانتظارك.",
    "walletconnect.open": "افتح {wallet}",
    "walletconnect.openAgain": "افتح {wallet} مرة أخرى",
    "walletconnect.browse": "تفتح {wallet} هذه الصفحة في متصفحها. اربط محفظتك هناك.",
    "walletconnect.failedNext": "تحقق من اتصالك، ثم أعد المحاولة.",
    "walletconnect.refused": "هذه الصفحة غير مهيّأة للرموز",
    "walletconnect.refusedNext": "اختر محفظة أخرى للمتابعة.",
    "reach.qrcode": "رمز",
    "reach.mobile": "هاتف",
    "reach.desktop": "حاسوب",
    "reach.web": "ويب",
    "reach.browser": "متصفح",
    "reach.extension": "إضافة",
    "email.label": "البريد الإلكتروني",
    "account.editEmail": "تعديل البريد",
    "account.signIn": "تسجيل الدخول عبر",
    "account.smart": "حساب ذكي",
    "account.runs": "حساب ذكي: يشغّل شيفرة {code}. يمكن لمحفظتك التراجع عن ذلك.",
    "account.switchingType": "جارٍ تبديل الحساب",
    "account.upgrade": "ترقية محفظتك",
    "account.buy": "شراء",
    "account.swap": "مبادلة",
    "account.name": "الاسم",
    "account.copy": "نسخ العنوان",
    "account.copyFailed": "تعذّر النسخ",
    "account.explorer": "عرض في المستكشف",
    "account.disconnect": "قطع الاتصال",
    "account.network": "الشبكة",
    "account.sessions": "تطبيقات يجوز لها أن تتصرف عنك",
    "wallets.inUse": "مستخدمة",
    "wallets.disconnect": "اقطع اتصال {wallet}",
    "wallets.forget": "انسَ {wallet}",
    "wallets.add": "اربط محفظة أخرى",
    "wallets.change": "استبدلها بمحفظة أخرى",
    "wallets.changeNext": "سيُقطع اتصال {wallet}",
    "wallets.reconnecting": "جارٍ إعادة الاتصال",
    "wallets.earlier": "استُخدمت من قبل",
    "wallets.connect": "اتصل بشبكة {network}",
    "activeChain.lead": "المتابعة على {network}؟",
    "activeChain.keep": "تبقى {wallet} متصلة. يمكنك العودة في أي وقت.",
    "activeChain.connect": "تحتاج {network} إلى محفظة خاصة بها. ستختارها الآن، وتبقى {wallet} متصلة.",
    "activeChain.switch": "انتقل إلى {network}",
    "activeChain.stay": "ابقَ على {network}",
    "namespace.eip155": "شبكات EVM",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "الرصيد",
    "account.balanceUnknown": "الرصيد غير معروف",
    "account.balanceLoading": "جارٍ تحميل الرصيد",
    "account.tokens": "الرموز المميزة",
    "account.nfts": "المقتنيات",
    "account.activity": "النشاط",
    "account.noTokens": "لا شيء هنا بعد",
    "account.noTokensNext": "ما يستلمه هذا الحساب يظهر هنا.",
    "account.uncovered": "هذه الشبكة غير مشمولة هنا",
    "account.uncoveredNext": "لا يمكن عرض الرموز هنا. تجدها في محفظتك.",
    "account.worthless": "اعرض {count} بلا قيمة",
    "account.hidden": "مخفي: {count}، غير مرغوب فيه على الأرجح",
    "account.lure": "غير مرغوب فيه على الأرجح، فلا يُحتسب",
    "account.unchecked": "لا يمكن التحقق من قيمته، فلا تُحتسب",
    "account.tokensLoading": "جارٍ تحميل الرموز المميزة",
    "account.away": "الأرصدة لا تُحمَّل الآن.",
    "account.retryIn": "أعد المحاولة · {seconds} ث",
    "account.asOf": "حتى الساعة {time}",
    "account.avatar": "الحساب",
    "account.reconnecting": "جارٍ إعادة الاتصال",
    "network.current": "الحالية",
    "network.notServed": "لا تعمل هذه المحفظة على هذه الشبكة",
    "network.notGranted": "لم تسمح بها {wallet}",
    "network.switching": "وافق في {wallet}",
    "network.switchingNext": "تطلب منك الانتقال إلى {network}.",
    "network.unsupported": "هذه الصفحة لا تستخدم {network}",
    "network.unsupportedNext": "محفظتك عليها الآن. اختر شبكة للمتابعة.",
    "network.unknown": "الشبكة {id}",
    "network.ownWallet": "تحتاج إلى محفظة {namespace}",
    "network.testnet": "شبكة تجريبية",
    "network.failed": "لم يتم التبديل. أعد المحاولة.",
    "network.search": "ابحث عن شبكة",
    "network.none": "لا توجد شبكة باسم «{text}»",
    "network.count.zero": "لا شبكات ({count})",
    "network.count.one": "شبكة واحدة ({count})",
    "network.count.two": "شبكتان ({count})",
    "network.count.few": "{count} شبكات",
    "network.count.many": "{count} شبكة",
    "network.count.other": "{count} شبكة",
    "view.EmailLogin": "المتابعة بالبريد",
    "view.EmailVerifyOtp": "تأكيد البريد",
    "view.EmailVerifyDevice": "تسجيل الجهاز",
    "view.UpdateEmailWallet": "تعديل البريد",
    "view.UpdateEmailPrimaryOtp": "تأكيد البريد الحالي",
    "view.UpdateEmailSecondaryOtp": "تأكيد البريد الجديد",
    "view.UpgradeEmailWallet": "ترقية محفظتك",
    "change.now": "الحالي: {email}",
    "change.label": "البريد الجديد",
    "change.how": "يُرسل رمز إلى بريدك الحالي، ثم رمز إلى الجديد. لا يتغير عنوانك.",
    "change.save": "حفظ",
    "change.step": "الخطوة {step} من 2",
    "change.toPrimary": "أُرسل رمز إلى بريدك الحالي",
    "change.toSecondary": "أُرسل رمز إلى بريدك الجديد",
    "upgrade.title": "احفظ مفاتيحك بنفسك",
    "upgrade.how": "يحفظ الموقع الآمن مفتاح هذه المحفظة. يمكنك هناك نقلها إلى محفظة تحفظ مفاتيحها بنفسك.",
    "upgrade.open": "افتح الموقع الآمن",
    "email.title": "ما بريدك الإلكتروني؟",
    "email.how": "نرسل إليك رمزًا من ستة أرقام.\nلا كلمة مرور، ولا شيء للتثبيت.",
    "email.send": "أرسل الرمز",
    "email.go": "متابعة",
    "email.or": "أو بمحفظة",
    "email.sending": "جارٍ إرسال رمز إلى {email}",
    "email.wallet": "اربط محفظة بدلًا من ذلك",
    "code.title": "أدخل الرمز",
    "code.to": "أرسلناه إلى",
    "code.label": "رمز من ستة أرقام",
    "code.good": "صالح لمدة 10 دقائق",
    "code.checking": "جارٍ التحقق من الرمز",
    "code.wrong": "هذا الرمز غير صحيح. تحقق من آخر رسالة منا.",
    "code.newer": "هذا الرمز غير صحيح. أُرسل رمز أحدث.",
    "code.again": "أرسل مرة أخرى",
    "code.wait": "أرسل مرة أخرى بعد {seconds} ث",
    "device.title": "أكّد هذا الجهاز",
    "device.how": "افتح الرابط الذي أرسلناه إلى {email}، واضغط موافقة، ثم عد إلى هنا.",
    "device.again": "أرسل رابطًا جديدًا",
    "device.refused": "رُفض الرابط",
    "device.old": "هذا الرابط قديم جدًا",
    "ways.or": "أو",
    "ways.wallet": "اربط محفظة",
    "view.ConnectSocials": "كل حسابات التواصل",
    "view.ConnectingSocial": "تسجيل الدخول",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "حسابات التواصل",
    "social.with": "المتابعة باستخدام {provider}",
    "social.more": "طرق أخرى لتسجيل الدخول",
    "social.none": "لا تعمل أي طريقة تسجيل بحساب تواصل في هذا المتصفح.",
    "social.others": "اختر طريقة أخرى",
    "social.title": "تسجيل الدخول باستخدام {provider}",
    "social.waits": "فُتحت نافذة لذلك. هذه الصفحة لا ترى كلمة مرورك أبدًا.",
    "social.leaves": "تنتقل هذه الصفحة إلى {provider} ثم تعود.",
    "social.show": "أظهر النافذة",
    "social.unseen": "هذه الصفحة لا ترى نافذة {provider}. أكمل هناك ثم عد.",
    "social.again": "ابدأ من جديد",
    "social.finishing": "جارٍ إكمال تسجيل الدخول",
    "social.closed": "أُغلقت النافذة",
    "social.closedNext": "افتحها مرة أخرى للمتابعة. إن أكملت هناك فانتظر لحظة.",
    "social.blocked": "لم يفتح متصفحك النافذة",
    "social.blockedNext": "ضغطة واحدة تفتحها. قد تحتاج إلى السماح بالنوافذ لهذه الصفحة.",
    "social.open": "افتح النافذة",
    "farcaster.code": "رمز لتطبيق Farcaster",
    "farcaster.making": "جارٍ إنشاء رمز",
    "farcaster.scan": "امسح الرمز بتطبيق Farcaster على هاتفك",
    "farcaster.open": "افتح Farcaster",
    "farcaster.approve": "وافق في Farcaster ثم عد إلى هنا.",
    "farcaster.old": "هذا الرمز قديم جدًا",
    "farcaster.again": "رمز جديد",
    "plain.embedded.frame-load-failed": "البريد الإلكتروني لا يعمل حاليًا",
    "plain.embedded.frame-load-timed-out": "البريد الإلكتروني لا يعمل حاليًا",
    "plain.embedded.frame-request-timed-out": "استغرق ذلك وقتًا طويلًا",
    "plain.embedded.social-timed-out": "استغرق ذلك وقتًا طويلًا",
    "plain.embedded.social-not-started": "لم يبدأ تسجيل الدخول",
    "plain.embedded.social-uri-failed": "لم يبدأ تسجيل الدخول",
    "plain.embedded.farcaster-failed": "لم يؤكد Farcaster تسجيل الدخول",
    "plain.embedded.frame-answer-misfit": "لم ينجح ذلك",
    "plain.embedded.frame-error-unknown": "لم ينجح ذلك",
    "plain.embedded.untrusted-origin": "البريد الإلكتروني غير متاح في هذه الصفحة",
    "plain.embedded.unverified-domain": "البريد الإلكتروني غير متاح في هذه الصفحة",
    "view.ApproveTransaction": "الموافقة على معاملة",
    "view.SmartSessionCreated": "أُنشئت جلسة ذكية",
    "view.WalletSendSelectToken": "اختر رمزًا مميزًا",
    "view.WalletSendPreview": "مراجعة الإرسال",
    "view.WalletSendConfirmed": "إرسال",
    "receive.code": "رمز عنوانك",
    "receive.copied": "تم النسخ",
    "receive.noteEvm": "أرسل إلى هذا العنوان ما هو على {network} وشبكات EVM الأخرى فقط.",
    "receive.note": "أرسل إلى هذا العنوان ما هو على {network} فقط.",
    "receive.noteOrdinal": "أرسل إلى هذا العنوان نقوش {network} فقط. للدفعات العنوان الآخر.",
    "receive.purposes": "العناوين",
    "receive.payment": "الدفعات",
    "receive.ordinal": "Ordinals",
    "activity.sent": "أُرسل",
    "activity.sentNow": "جارٍ الإرسال",
    "activity.sentFailed": "فشل الإرسال",
    "activity.received": "استُلم",
    "activity.receivedNow": "جارٍ الاستلام",
    "activity.receivedFailed": "لم يُستلم",
    "activity.swapped": "تمت المبادلة",
    "activity.swappedNow": "المبادلة جارية",
    "activity.swappedFailed": "فشلت المبادلة",
    "activity.minted": "سُكّ",
    "activity.mintedNow": "جارٍ السك",
    "activity.mintedFailed": "فشل السك",
    "activity.allowed": "سُمح",
    "activity.allowedNow": "جارٍ السماح",
    "activity.allowedFailed": "لم يُسمح",
    "activity.called": "استدعاء عقد",
    "activity.calledNow": "جارٍ استدعاء عقد",
    "activity.calledFailed": "فشل الاستدعاء",
    "activity.loading": "جارٍ تحميل النشاط",
    "activity.none": "لم يحدث شيء بعد",
    "activity.noneNext": "يُدرج هنا ما يرسله هذا الحساب وما يستلمه.",
    "activity.away": "يتعذّر تحميل النشاط الآن.",
    "activity.unmoved": "لم يُنقل شيء",
    "activity.waits": "في الانتظار",
    "activity.for": "{given} مقابل {gained}",
    "activity.to": "إلى {who}",
    "activity.from": "من {who}",
    "activity.with": "مع {who}",
    "activity.new": "عقد جديد",
    "activity.toSelf": "إلى حسابك",
    "activity.batch": "عدة استدعاءات معًا",
    "activity.more": "و{count} أخرى",
    "activity.moved": "المنقول",
    "progress.sendFailed": "لم يُرسل {amount}",
    "progress.swapping": "جارٍ مبادلة {from} مقابل {to}",
    "progress.swapped": "تمت مبادلة {from} مقابل {to}",
    "progress.swapFailed": "لم تتم مبادلة {from}",
    "activity.again": "إرسال مرة أخرى",
    "activity.yesterday": "أمس",
    "activity.today": "اليوم، {time}",
    "activity.here": "أُرسل من هذه الصفحة",
    "activity.untold": "لا سجل لهذه الشبكة هنا. يُدرج ما ترسله من هذه الصفحة.",
    "activity.hidden": "مخفي: {count}، غير مرغوب فيه على الأرجح",
    "activity.notYours": "لم تفعل هذا أنت. لا تنسخ عنوانه.",
    "activity.when": "متى",
    "activity.party": "مع",
    "activity.hash": "المعاملة",
    "activity.copyHash": "نسخ",
    "nfts.loading": "جارٍ تحميل المقتنيات",
    "nfts.none": "لا مقتنيات بعد",
    "nfts.noneNext": "لم يصل شيء منها في نشاطك الأخير.",
    "nfts.source": "من نشاطك",
    "nfts.back": "ابحث فيما قبله",
    "nfts.unnamed": "بلا اسم",
    "nfts.count": "{count} منها",
    "send.amount": "المبلغ",
    "send.have": "لديك {balance}",
    "send.unknown": "الرصيد غير معروف",
    "send.to": "إلى",
    "send.receiver": "عنوان أو اسم",
    "send.paste": "لصق",
    "send.clear": "محو",
    "send.earlier": "أرسلت إلى",
    "send.fee": "رسوم الشبكة",
    "send.feeAbout": "نحو {fee}",
    "send.feeData": "نحو {fee} ورسوم بيانات الشبكة",
    "send.feeMost": "{fee} على الأكثر",
    "send.feeMargin": "{fee} على الأكثر، بهامش لرسوم البيانات",
    "send.feeUnknown": "الرسوم غير معروفة",
    "send.keeps": "يُبقي {fee} للرسوم",
    "send.review": "مراجعة",
    "send.checking": "جارٍ التحقق",
    "send.enterAmount": "أدخل مبلغًا",
    "send.chooseReceiver": "اختر من يستلمه",
    "send.notEnough": "{symbol} لا يكفي",
    "send.misfit": "أدخل مبلغًا من {symbol} أكبر من 0 وبما لا يزيد على {decimals} من المنازل العشرية",
    "send.none": "لا شيء لإرساله بعد",
    "send.noneNext": "ما يستلمه هذا الحساب يمكن إرساله من هنا.",
    "send.yours": "لك على {network}",
    "send.from": "من",
    "send.network": "الشبكة",
    "send.rent": "فتح حساب {symbol} للمستلم",
    "send.total": "المجموع",
    "send.final": "لا يمكن التراجع عن معاملة بعد إرسالها. تحقق من الاسم ومن الأحرف الأربعة الأخيرة.",
    "send.tickFirst": "ضع علامة في المربع للإرسال",
    "send.press": "أرسل {amount}",
    "send.approve": "وافق في {wallet}",
    "send.cancel": "إلغاء",
    "send.declined": "رُفض في {wallet}. لم يُرسل شيء.",
    "send.own": "هذا عنوانك أنت.",
    "send.contract": "هذا عقد. تأكد من أنه يستطيع حفظ {symbol}.",
    "send.contractTick": "أنا متأكد",
    "send.alike": "يشبه هذا العنوان عنوانًا تعرفه، وهو غيره.",
    "send.alikeTick": "إنه عنوان آخر",
    "send.thisOne": "هذا العنوان",
    "send.knownOne": "الذي تعرفه",
    "send.sending": "جارٍ إرسال {amount}",
    "send.sent": "أُرسل {amount}",
    "send.failed": "فشل",
    "send.toWhom": "إلى {who}.",
    "send.done": "تم",
    "send.another": "إرسال آخر",
    "approve.asks": "يطلب {site} موافقتك على هذا",
    "approve.asksYou": "يطلب موافقتك على هذا",
    "approve.loading": "جارٍ قراءة الطلب",
    "decision.asked": "يقرأ الموقع الذي يحفظ مفتاحك الطلب",
    "decision.read": "اقرأ الطلب، ثم وافق عليه أو ارفضه",
    "decision.decided": "بانتظار الموقع الذي يحفظ مفتاحك",
    "approve.tickFirst": "ضع علامة في المربع للموافقة",
    "approve.approve": "موافقة",
    "approve.reject": "رفض",
    "approve.none": "لا شيء ينتظر موافقتك",
    "approve.noneNext": "يظهر هنا أولًا ما تطلبه هذه الصفحة من محفظتك.",
    "approve.more.zero": "لا طلبات أخرى ({count})",
    "approve.more.one": "{count} طلب آخر ينتظر",
    "approve.more.two": "طلبان آخران ينتظران ({count})",
    "approve.more.few": "{count} طلبات أخرى تنتظر",
    "approve.more.many": "{count} طلبًا آخر ينتظر",
    "approve.more.other": "{count} طلب آخر ينتظر",
    "approve.changes": "ما يتغير في حسابك",
    "approve.noChanges": "تعذّر علينا معرفة ما يتغير في حسابك.",
    "approve.account": "من",
    "approve.network": "الشبكة",
    "approve.details": "تفاصيل للخبراء",
    "approve.tick": "أعلم ذلك وأريده",
    "approve.tickUnread": "أثق بهذه الصفحة فيما لا يمكن قراءته",
    "approve.unreadParts": "لا يمكن قراءة عدة أجزاء من هذا الطلب ({count}). لا تتابع إلا إذا كنت تثق بهذه الصفحة.",
    "approve.window": "افتحها في نافذتها",
    "approve.ended": "لم يُرسل شيء. اطلبه من الصفحة مرة أخرى.",
    "sessions.loading": "جارٍ تحميل الجلسات الذكية",
    "sessions.none": "لا يجوز لأي تطبيق أن يتصرف عنك.",
    "sessions.noneNext": "يُدرج هنا كل تطبيق تسمح له بالتصرف وحده، ويمكنك إنهاؤه.",
    "sessions.away": "تعذّر تحميل الجلسات الذكية",
    "sessions.until": "حتى {date}",
    "sessions.expired": "انتهت في {date}",
    "sessions.revoked": "أُبطلت في {date}",
    "sessions.end": "إبطال",
    "sessions.ask": "أتريد إيقافها؟",
    "sessions.keep": "إبقاء",
    "sessions.ending": "وافق في {wallet}",
    "sessions.created": "يجوز له أن يتصرف عنك",
    "sessions.createdNext": "حتى {date} وضمن هذه الحدود. يمكنك إنهاؤها في أي وقت.",
    "sessions.unused": "مُنحت ولا يمكن استخدامها",
    "sessions.unusedNext": "منحتها محفظتك ولم يتمكن التطبيق من البدء. أبطلها، ثم أعد المحاولة.",
    "sessions.all": "عرض الجلسات الذكية",
    "money.token": "الرمز المميز",
    "money.chooseToken": "اختر رمزًا مميزًا",
    "money.readFirst": "اقرأ التحذير أولًا",
    "money.checkAmount": "تحقق من المبلغ",
    "money.max": "الكل",
    "money.search": "ابحث في الرموز المميزة",
    "money.noToken": "لا رمز مميز يطابق «{text}».",
    "money.noTokenNext": "تحقق من الكتابة، أو الصق عنوان الرمز المميز.",
    "money.explorer": "عرض في المستكشف",
    "receipt.pending": "في انتظار {network}",
    "receipt.sent": "أُرسلت. تخبرك محفظتك عند وصولها.",
    "receipt.done": "وصلت.",
    "receipt.arrived.zero": "وصلت خلال {count} ثانية.",
    "receipt.arrived.one": "وصلت خلال ثانية واحدة ({count}).",
    "receipt.arrived.two": "وصلت خلال ثانيتين ({count}).",
    "receipt.arrived.few": "وصلت خلال {count} ثوانٍ.",
    "receipt.arrived.many": "وصلت خلال {count} ثانية.",
    "receipt.arrived.other": "وصلت خلال {count} ثانية.",
    "receipt.fee": "الرسوم {fee}.",
    "receipt.failed": "رفضتها الشبكة. لم تؤخذ إلا الرسوم.",
    "receipt.failedFor": "رفضتها الشبكة: {reason}. لم تؤخذ إلا الرسوم.",
    "receipt.repriced": "أُرسلت مجددًا برسوم أخرى.",
    "receipt.canceled": "أُلغيت",
    "receipt.canceledNext": "استبدلتها في محفظتك. لم يُرسل شيء.",
    "receipt.replaced": "استُبدلت",
    "receipt.replacedBy": "حلت محلها معاملة أخرى.",
    "receipt.dropped": "لم تعد الشبكة تعرفها. قد تعود، ولم يُرسل شيء مجددًا.",
    "receipt.partly": "سرى مفعول بعض الخطوات.",
    "receipt.details": "التفاصيل",
    "receipt.block": "الكتلة",
    "receipt.step": "سرى مفعول الخطوة {number}",
    "receipt.stepFailed": "لم يكن للخطوة {number} أثر",
    "view.Swap": "مبادلة",
    "view.SwapSelectToken": "اختر رمزًا مميزًا",
    "view.SwapPreview": "مراجعة المبادلة",
    "swap.pay": "تدفع",
    "swap.get": "تحصل على",
    "swap.getAbout": "تحصل على نحو",
    "swap.have": "لديك {amount}",
    "swap.unknown": "الرصيد غير معروف",
    "swap.turn": "اعكس الاتجاه",
    "swap.rate": "السعر",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "على الأقل",
    "swap.impact": "تأثير السعر",
    "swap.impactUnknown": "غير معروف",
    "swap.fee": "رسوم الشبكة",
    "swap.feeUnknown": "غير معروفة",
    "swap.slippage": "أقصى انزلاق",
    "swap.slippageOwn": "نسبة أخرى مئوية",
    "swap.slippageHigh": "قد تحصل على أقل بكثير من المعروض",
    "swap.review": "مراجعة المبادلة",
    "swap.enter": "أدخل مبلغًا",
    "swap.choose": "اختر رمزًا مميزًا",
    "swap.checkSlippage": "تحقق من الانزلاق",
    "swap.noPrice": "لا يوجد سعر الآن",
    "swap.quoting": "جارٍ طلب السعر",
    "swap.paused": "الأسعار متوقفة",
    "swap.refresh": "تحديث",
    "swap.misfit": "أدخل مبلغًا من {symbol} أكبر من 0 وبما لا يزيد على {decimals} من المنازل العشرية",
    "swap.tooMuch": "لديك {balance}",
    "swap.noFee": "لا يكفي {coin} للرسوم",
    "swap.works": "المبادلة تعمل على هذه الشبكات",
    "swap.yours": "لك على {network}",
    "swap.suggested": "مقترحة",
    "swap.popular": "شائعة",
    "swap.all": "الكل",
    "swap.goodFor": "هذا السعر صالح لمدة {seconds} ث",
    "swap.expired": "سعر جديد في الطريق",
    "swap.allow": "ما يمكن لـ {spender} أخذه",
    "swap.allowExact": "هذه المبادلة فقط: {amount}",
    "swap.allowAll": "كل {symbol}، ولاحقًا أيضًا",
    "swap.allowAllNext": "يمكن لـ {spender} أخذ كل ما لديك من {symbol} من الآن.",
    "swap.spender": "يأخذه",
    "swap.together": "الخطوتان معًا",
    "swap.ready": "نفّذ الخطوتين معًا",
    "swap.readyNext": "ستطلب محفظتك أولًا تحويل حسابك إلى حساب ذكي.",
    "swap.steps": "الخطوات",
    "swap.stepBack": "سحب الإذن القديم",
    "swap.stepAllow": "السماح",
    "swap.stepSwap": "مبادلة",
    "swap.tick": "أبادل رغم ذلك",
    "swap.impactHigh": "تخسر {impact} مما تدفعه.",
    "swap.impactNone": "لا أحد يعرف كم تخسر: أحد الأسعار غير متوفر.",
    "swap.unproven": "تعذّر التحقق من الحد الأدنى لهذه الخدمة.",
    "swap.tickFirst": "ضع علامة في المربع للمبادلة",
    "swap.press": "مبادلة",
    "swap.proving": "جارٍ التحقق مما تحصل عليه",
    "swap.approve": "وافق في {wallet}",
    "swap.twoSteps": "نفّذها في خطوتين",
    "swap.left": "لا يزال بإمكان {spender} أخذ {amount}.",
    "swap.takeBack": "سحب الإذن",
    "swap.again": "سعر جديد",
    "swap.following": "جارٍ مبادلة {from} مقابل {to}",
    "swap.done": "تمت مبادلة {from} مقابل {to}",
    "plain.swap.not-started": "المبادلة لا تعمل حاليًا",
    "plain.swap.insufficient-liquidity": "لا أحد يبيع هذه الكمية حاليًا",
    "plain.swap.not-built": "تعذّر تجهيز المبادلة",
    "plain.swap.approval-not-built": "تعذّر تجهيز المبادلة",
    "plain.swap.allowance-failed": "تعذّر تجهيز المبادلة",
    "swap.failed": "فشلت المبادلة",
    "swap.close": "تم",
    "view.OnRampProviders": "شراء",
    "view.OnRampTokenSelect": "اختر رمزًا مميزًا",
    "view.OnRampFiatSelect": "اختر العملة",
    "view.BuyInProgress": "شراء",
    "view.WhatIsABuy": "ما هو الشراء؟",
    "view.ChooseAccountName": "اختر اسمًا",
    "view.RegisterAccountName": "اختر اسمًا",
    "view.RegisterAccountNameSuccess": "اسمك",
    "buy.loading": "جارٍ تحميل ما يمكن شراؤه",
    "buy.none": "لا يمكن شراء شيء على {network}",
    "buy.noneNext": "يمكن ذلك على {networks}.",
    "buy.builtIn": "القائمة الكاملة لا تُحمَّل الآن. يمكن شراء ما يلي.",
    "buy.currency": "ادفع بعملة {currency}",
    "buy.amount": "المبلغ بعملة {currency}",
    "buy.about": "نحو {amount}",
    "buy.quoting": "جارٍ السؤال عن السعر",
    "buy.unknown": "تحصل على —، الرسوم —",
    "buy.estimate": "تقدير: السعر في صفحة المزوّد.",
    "buy.quick": "المبالغ",
    "buy.on": "على {network}",
    "buy.ways": "طرق الدفع",
    "buy.payWith": "الدفع: {way}",
    "buy.way.card": "بطاقة",
    "buy.way.ach_bank_account": "حساب مصرفي",
    "buy.limits": "من {min} إلى {max}",
    "buy.providers": "المزوّدون",
    "buy.fees": "الرسوم {range}",
    "buy.enter": "أدخل مبلغًا",
    "buy.continue": "تابع مع {provider}",
    "buy.opens": "يفتح المزوّد في نافذة جديدة ويبيعك العملات. هذه الصفحة لا ترى بطاقتك أبدًا.",
    "buy.noProvider": "لا مزوّد يسلّم هنا",
    "buy.search": "بحث",
    "buy.noMatch": "لا شيء باسم «{text}»",
    "buy.finish": "أكمل في نافذة {provider}",
    "buy.finishNext": "يرسل {provider} عملة {token} إلى {address}.",
    "buy.again": "افتحها من جديد",
    "buy.arrived": "وصلت عملة {token}",
    "buy.late": "قد يستغرق ذلك بضع دقائق",
    "buy.lateNext": "يمكنك إغلاق هذه النافذة. سيظهر في رصيدك.",
    "buy.done": "تم",
    "lesson.buy": "عملات مقابل مالك",
    "lesson.buyMore": "تدفع بعملتك وتحصل على عملات في حسابك.",
    "lesson.pay": "مزوّد يبيعها",
    "lesson.payMore": "تدفع في صفحته ببطاقة أو من مصرف. هذه الصفحة لا ترى بطاقتك أبدًا.",
    "lesson.check": "انظر قبل أن تدفع",
    "lesson.checkMore": "في صفحة المزوّد السعر والرسوم وعنوانك. تحقق منها هناك.",
    "name.lead": "اسم بدلًا من {address}",
    "name.leadNext": "يمكن للأصدقاء الإرسال إليه. أربعة أحرف أو أرقام أو شرطات على الأقل.",
    "name.field": "الاسم",
    "name.checking": "جارٍ البحث عن {name}",
    "name.free": "الاسم {name} متاح",
    "name.taken": "الاسم {name} محجوز",
    "name.alsoFree": "متاح أيضًا",
    "name.short": "4 أحرف على الأقل",
    "name.characters": "أحرف لاتينية وأرقام وشرطات فقط",
    "name.enter": "اختر اسمًا",
    "name.register": "سجّل",
    "name.approve": "وافق في {wallet}",
    "name.registering": "جارٍ التسجيل",
    "name.read": "اقرأ الرسالة",
    "name.why": "توقّع محفظتك الاسم والوقت. لا يكلف ذلك شيئًا ولا ينقل شيئًا.",
    "name.declined": "لقد رفضت. لم يُسجَّل شيء.",
    "name.noEvm": "الأسماء لحسابات شبكات EVM. انتقل إلى إحداها لتختار اسمًا.",
    "name.yours": "أنت {name}",
    "name.yoursNext": "يمكن للأصدقاء الإرسال إليه الآن."
  },
  failures: {
    "account.copy-failed": ["تعذّر النسخ", "لم يسمح المتصفح لهذه الصفحة بالنسخ. حدد النص وانسخه بنفسك."],
    "account.not-found": ["لم يُعثر على الحساب", "هذا الحساب غير متصل. اربط المحفظة التي تضمه، ثم أعد المحاولة."],
    "activity.failed": ["تعذّر جلب المعاملات", "تعذّر تحميل المعاملات. أعد المحاولة لاحقًا؛ ويعرضها مستكشف الشبكة أيضًا."],
    "chain.network-not-found": [
      "لم يُعثر على الشبكة",
      "الشبكة ليست من الشبكات التي أُعدّت لها هذه الصفحة. أضفها إلى الخيار `networks`، أو اطلب شبكة منه."
    ],
    "chain.none-requested": [
      "المحفظة لا تدعم أيًّا من الشبكات المطلوبة",
      "لا تعمل هذه المحفظة على أي شبكة تطلبها هذه الصفحة. اختر محفظة أخرى أو شبكة أخرى."
    ],
    "chain.not-supported": [
      "الشبكة غير مدعومة",
      "محفظتك لا تعرف هذه الشبكة ولم تضفها. أضف الشبكة من إعدادات المحفظة، أو اختر شبكة أخرى."
    ],
    "chain.switch-failed": [
      "تعذّر تبديل الشبكة",
      "لم تنتقل محفظتك إلى الشبكة. افتح المحفظة وتأكد إن كانت تنتظر شيئًا، ثم أعد المحاولة."
    ],
    "chain.switch-rejected": ["رُفض التبديل", "رفضت التبديل في محفظتك. لم يتغير شيء؛ أعد المحاولة متى شئت."],
    "chain.unsupported": [
      "شبكة غير مدعومة",
      "لا يعمل هذا على الشبكة التي أنت عليها. انتقل إلى شبكة أخرى، ثم أعد المحاولة."
    ],
    "chain.unsupported-namespace": [
      "نوع شبكات غير مدعوم: {namespace}",
      "الأنواع المعروفة هي eip155 وsolana وpolkadot وbip122 وcosmos. استخدم شبكة من أحدها."
    ],
    "config.both-sign-ins": [
      "لا يمكن الجمع بين الخيارين siweConfig وsiwx",
      "أُعدّ تسجيل الدخول مرتين. أبقِ `siwx` واحذف `siweConfig`: فالثاني صيغة أقدم من الأول."
    ],
    "config.invalid": [
      "الخيار `{field}`: {expected}",
      "خيار أو أكثر من خيارات الأداة خاطئ، فلم تبدأ. ذُكر مع كل خيار ما يجب أن يكون عليه: صحّحه، ثم ابدأ من جديد."
    ],
    "config.invalid-project-id": [
      "معرّف المشروع غير صالح",
      "لا تعرف الخدمة معرّف المشروع هذا. قارنه بالمعرّف في إعدادات المشروع."
    ],
    "config.multi-wallet-not-enabled": [
      "تعدّد المحافظ غير مفعّل",
      "استخدام عدة محافظ معًا يحتاج إلى ميزة multiWallet. فعّلها في إعدادات المشروع."
    ],
    "config.origin-not-allowed": [
      "مصدر الصفحة غير مسموح به",
      "مصدر هذه الصفحة ليس في قائمة المشروع. أضفه في إعدادات المشروع ضمن النطاقات المسموح بها."
    ],
    "config.rate-limited": [
      "طلبات كثيرة",
      "طُلبت إعدادات المشروع مرات كثيرة. تتابع الأداة بإعداداتها المحلية؛ أعد المحاولة بعد بضع دقائق."
    ],
    "config.server-error": [
      "خطأ في الخادم",
      "تعذّر الحصول على إعدادات المشروع لأن الخدمة لم تعمل. تتابع الأداة بإعداداتها المحلية؛ أعد المحاولة لاحقًا."
    ],
    "connection.connector-not-found": [
      "لم يُعثر على المحفظة",
      "لا توجد محفظة بهذا الاسم على هذه الصفحة. تأكد من أن إضافتها مثبّتة ومفعّلة، وأعد تحميل الصفحة، ثم أعد المحاولة."
    ],
    "connection.failed": [
      "تعذّر الاتصال",
      "لم تتح المحفظة حسابًا لهذه الصفحة. افتح المحفظة وافتح قفلها، ثم أعد المحاولة."
    ],
    "connection.failed-to-disconnect": [
      "تعذّر قطع الاتصال",
      "تعذّر إبلاغ المحفظة بمغادرتك. قطعت هذه الصفحة اتصالها؛ ويمكنك إزالة الاتصال من المحفظة أيضًا."
    ],
    "connection.failed-to-disconnect-chains": [
      "تعذّر قطع الاتصال بالشبكات: {reason}",
      "لم تقطع محفظة أو أكثر الاتصال. أعد المحاولة، أو أزل هذه الصفحة من المحافظ نفسها."
    ],
    "connection.failed-to-disconnect-connector": [
      "تعذّر قطع اتصال المحفظة",
      "لم تقطع هذه المحفظة الاتصال. أعد المحاولة، أو أزل هذه الصفحة من المحفظة نفسها."
    ],
    "connection.failed-to-disconnect-wallet": [
      "تعذّر قطع اتصال المحفظة",
      "لم تقطع هذه المحفظة الاتصال. أعد المحاولة، أو أزل هذه الصفحة من المحفظة نفسها."
    ],
    "connection.failed-to-find-connector": [
      "لم يُعثر على المحفظة",
      "لم تعد المحفظة على هذه الصفحة. ثبّت إضافتها أو فعّلها، وأعد تحميل الصفحة، ثم أعد المحاولة."
    ],
    "connection.network-not-in-wallet": [
      "الشبكة غير مدعومة",
      "لا يشمل الاتصال هذه الشبكة، فلم يُرسل شيء. انتقل إليها في المحفظة، أو اتصل من جديد واسمح بها."
    ],
    "connection.not-connected": ["اربط محفظة أولًا", "هذا يحتاج إلى حساب. اربط محفظة أولًا."],
    "connection.provider-not-found": [
      "تعذّر الوصول إلى المحفظة",
      "تعذّر الوصول إلى المحفظة المستخدمة. أعد تحميل الصفحة، أو اربط المحفظة من جديد."
    ],
    "connection.rejected": ["رُفض الاتصال", "رفضت الطلب في محفظتك. لم تتم مشاركة أي شيء؛ أعد المحاولة متى شئت."],
    "connection.request-failed": [
      "لم تستطع المحفظة تنفيذ ذلك",
      "ردّت المحفظة بخطأ. افتح المحفظة لترى ما تقوله، ثم أعد المحاولة."
    ],
    "connection.request-rejected": ["رُفض الطلب", "رفضت الطلب في محفظتك. لم يُرسل شيء."],
    "connection.session-expired": [
      "انتهت الجلسة",
      "لا تقبل خدمة الترحيل رمز هذه الجلسة. تأكد من ضبط ساعة هذا الجهاز، ثم اتصل من جديد."
    ],
    "connection.switch-wallet-failed": [
      "تعذّر تبديل المحفظة",
      "تعذّر جعل المحفظة الأخرى هي المستخدمة. افتحها، ثم أعد المحاولة."
    ],
    "connection.wallet-busy": [
      "افتح محفظتك للمتابعة",
      "محفظتك مقفلة أو تعرض طلبًا آخر. افتحها وأنهِ ذلك الطلب أو تجاهله، ثم أعد المحاولة."
    ],
    "connection.walletconnect-not-found": [
      "لم يُعثر على WalletConnect",
      "لم تُعدّ WalletConnect هنا. أعطِ الأداة `projectId`، واترك `enableWalletConnect` مفعّلًا."
    ],
    "connection.without-connector": [
      "لا توجد محفظة لهذا الاتصال: {id}",
      "لم تعد محفظة هذا الاتصال على الصفحة. ثبّت إضافتها أو فعّلها، أو اربط محفظة أخرى."
    ],
    "embedded.aborted": ["حدث خطأ ما", "أوقفت المحفظة المضمّنة ما كانت تفعله. لم يُرسل شيء؛ أعد المحاولة."],
    "embedded.device-not-approved": [
      "لم تتم الموافقة على هذا الجهاز.",
      "رُفض الرابط الذي في الرسالة أو صار قديمًا. اطلب رابطًا جديدًا."
    ],
    "embedded.email-cooldown": [
      "أعد المحاولة بعد {seconds} ث",
      "أُرسل رمز قبل لحظات. انظر في بريدك الوارد، أو انتظر حتى ينتهي الوقت لتطلب رمزًا آخر."
    ],
    "embedded.email-misfit": ["أدخل بريدًا صحيحًا", "لا يبدو هذا عنوان بريد. اكتبه على صورة name@example.com."],
    "embedded.email-taken": ["لهذا البريد محفظة أخرى.", "لم يتغير شيء. أدخل بريدًا لا يسجّل به أحد الدخول هنا."],
    "embedded.email-unchanged": ["هذا بريدك الحالي.", "لم يتغير شيء. أدخل البريد الذي سيحل محله."],
    "embedded.farcaster-failed": [
      "تعذّر الاتصال بـ Farcaster",
      "لم يؤكد Farcaster تسجيل الدخول. افتح تطبيقه، ثم أعد المحاولة."
    ],
    "embedded.frame-answer-misfit": [
      "حدث خطأ",
      "ردّت المحفظة المضمّنة بصيغة لا تعرفها هذه الصفحة. أعد المحاولة، أو سجّل الدخول من جديد."
    ],
    "embedded.frame-error": ["{reason}", "لم تستطع المحفظة المضمّنة تنفيذ ذلك. أعد المحاولة، أو سجّل الدخول من جديد."],
    "embedded.frame-error-unknown": [
      "حدث خطأ",
      "لم تستطع المحفظة المضمّنة تنفيذ ذلك ولم تذكر السبب. أعد المحاولة، أو سجّل الدخول من جديد."
    ],
    "embedded.frame-load-failed": [
      "تعذّر تحميل ما يلزم للدخول بالبريد",
      "لم يُحمَّل جزء الصفحة الخاص بالدخول بالبريد. تحقق من شبكتك ومن أي مانع، أو اربط محفظة بدلًا من ذلك."
    ],
    "embedded.frame-load-timed-out": [
      "خطأ في الشبكة: تعذّر تحميل المحفظة المضمّنة",
      "لم تُحمَّل المحفظة المضمّنة خلال 20 ثانية. تحقق من شبكتك ومن أي مانع، ثم أعد المحاولة لاحقًا."
    ],
    "embedded.frame-request-timed-out": [
      "لم ترد المحفظة المضمّنة في الوقت المحدد",
      "لم ترد المحفظة المضمّنة في الوقت المحدد. أعد المحاولة لاحقًا."
    ],
    "embedded.frame-storage-blocked": [
      "لا يحفظ متصفحك شيئًا لهذا الدخول: ينتهي عندما تغادر الصفحة.",
      "اسمح لموقع المحفظة بحفظ البيانات ليدوم تسجيل الدخول أطول."
    ],
    "embedded.no-auth-connector": [
      "الدخول غير مهيأ هنا",
      "الدخول بالبريد أو بحساب تواصل غير مهيأ في هذه الصفحة. أعطِ الأداة `projectId` مفعّلًا لأحدهما، أو اربط محفظة."
    ],
    "embedded.not-email-or-social": [
      "لا اتصال بالبريد أو بحساب تواصل",
      "لا يعمل هذا إلا مع حسابات أُنشئت بالبريد أو بحساب تواصل. سجّل الدخول بأحدهما."
    ],
    "embedded.otp-expired": ["هذا الرمز قديم جدًا.", "الرمز صالح لعشر دقائق. اطلب رمزًا آخر وأدخله فورًا."],
    "embedded.otp-rejected": ["رمز غير صحيح", "لا يطابق الرمزُ ما أُرسل إليك. انظر في أحدث رسالة، أو اطلب رمزًا آخر."],
    "embedded.otp-tries-spent": [
      "محاولات كثيرة. أرسل رمزًا جديدًا.",
      "أُدخل الرمز خطأً مرات كثيرة ولم يعد صالحًا. اطلب رمزًا آخر."
    ],
    "embedded.popup-blocked": [
      "تعذّر فتح نافذة الدخول",
      "لم يفتح المتصفح نافذة الدخول. اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم اضغط الزر مرة أخرى."
    ],
    "embedded.popup-closed": ["أُغلقت النافذة", "أُغلقت نافذة الدخول قبل أن تكتمل. افتحها مرة أخرى للمتابعة."],
    "embedded.popup-not-created": [
      "تعذّر إنشاء نافذة الدخول",
      "تعذّر إنشاء نافذة الدخول. أغلق النوافذ الأخرى لهذه الصفحة، ثم أعد المحاولة."
    ],
    "embedded.request-aborted": ["أُلغي الطلب", "سُحب الطلب قبل الرد عليه. لم يُرسل شيء؛ أعد المحاولة."],
    "embedded.rpc-not-allowed": [
      "هذا الطلب غير مسموح به",
      "لا تفعل المحفظة المضمّنة هذا بطلب من صفحة. استخدم إحدى الطرق التي تسمح بها."
    ],
    "embedded.social-not-started": [
      "تعذّر بدء تسجيل الدخول",
      "تعذّر بدء تسجيل الدخول. أعد المحاولة، أو اختر طريقة أخرى."
    ],
    "embedded.social-timed-out": [
      "استغرق تسجيل الدخول وقتًا طويلًا. أعد المحاولة.",
      "استغرق تسجيل الدخول وقتًا طويلًا فأُنهي. ابدأ من جديد."
    ],
    "embedded.social-uri-failed": [
      "تعذّر الوصول إلى صفحة الدخول",
      "تعذّر الحصول على عنوان صفحة الدخول. تحقق من شبكتك، ثم أعد المحاولة."
    ],
    "embedded.untrusted-origin": [
      "مصدر غير موثوق",
      "جاء الرد من صفحة غير موثوقة فأُهمل. ابدأ تسجيل الدخول من هنا مرة أخرى."
    ],
    "embedded.unverified-domain": [
      "نطاق غير موثّق",
      "لا تخدم المحفظة المضمّنة هذا النطاق. أضفه في إعدادات المشروع ضمن النطاقات المسموح بها."
    ],
    "http.bad-shape": [
      "ردّت الخدمة بصيغة غير معروفة.",
      "ردّت الخدمة بما لا يمكن استخدامه. أعد المحاولة لاحقًا؛ وإن استمر ذلك فقد يلزم تحديث."
    ],
    "http.bad-status": [
      "تعذّر على الخدمة الرد (رمز الحالة: {status}).",
      "ردّت الخدمة لكنها لم تستطع تنفيذ المطلوب. أعد المحاولة لاحقًا؛ وإن استمر ذلك فأبلغ صاحب هذه الصفحة."
    ],
    "http.offline": ["أنت غير متصل بالإنترنت.", "لا شبكة لهذا الجهاز. سيُستأنف كل شيء من تلقاء نفسه عند عودة الاتصال."],
    "http.rate-limited": [
      "طلبات كثيرة جدًا. أعد المحاولة بعد لحظات.",
      "سُئلت الخدمة مرات كثيرة. انتظر لحظة، ثم أعد المحاولة."
    ],
    "http.timed-out": ["استغرقت الخدمة وقتًا طويلًا.", "لم ترد الخدمة في الوقت المحدد. تحقق من شبكتك، ثم أعد المحاولة."],
    "http.too-large": [
      "أرسلت الخدمة أكثر مما يمكن استخدامه.",
      "كان الرد أكبر مما يُقرأ، فتُرك دون قراءة. لن يغيّر ذلك شيء تفعله: أبلغ صاحب هذه الصفحة."
    ],
    "http.unreachable": [
      "تعذّر الوصول إلى الخدمة.",
      "لا اتصال بالخدمة. تحقق من شبكتك ومن أي مانع قد يحجبها، ثم أعد المحاولة."
    ],
    "kit.missing": [
      "تعذّر تحميل نافذة المحفظة",
      "لم يصل جزء من شيفرة هذه الصفحة. تحقق من شبكتك، ثم أعد المحاولة؛ وإن استمر ذلك فأعد تحميل الصفحة."
    ],
    "log.unforeseen": [
      "خطأ غير معروف",
      "حدث أمر غير متوقع. أعد المحاولة؛ وإن استمر ذلك فأبلغ عنه مع الخطوات التي أدّت إليه."
    ],
    "name.misfit": [
      "استخدم حروفًا وأرقامًا وشرطات، 4 على الأقل",
      "يتكون الاسم من حروف وأرقام وشرطات فقط، أربعة منها على الأقل. اختر غيره."
    ],
    "name.needs-account": [
      "لا يوجد حساب لهذا الاسم",
      "يُسجَّل الاسم لحساب على شبكة EVM. اربط حسابًا منها أو انتقل إليه، ثم أعد المحاولة."
    ],
    "name.not-registered": [
      "تعذّر تسجيل الاسم {label}",
      "لم يُسجَّل الاسم. ربما أُخذ في هذه الأثناء؛ أعد المحاولة أو اختر غيره."
    ],
    "name.not-resolved": ["تعذّر البحث عن الاسم", "تعذّر البحث عن الاسم. تحقق من كتابته، ثم أعد المحاولة."],
    "name.refused": ["{reason}", "لم تقبل خدمة الأسماء هذا وذكرت السبب. غيّر الاسم، ثم أعد المحاولة."],
    "name.reverse-failed": ["تعذّر جلب أسماء العنوان", "تعذّر عرض أسماء هذا العنوان. أعد المحاولة لاحقًا."],
    "name.suggestions-failed": [
      "تعذّر جلب أسماء مقترحة",
      "تعذّر عرض أسماء متاحة. اكتب اسمًا بنفسك، أو أعد المحاولة لاحقًا."
    ],
    "onramp.amount-outside": [
      "أدخل مبلغًا من {min} إلى {max} {currency}",
      "طريقة دفعك تقبل المبالغ ضمن هذا النطاق فقط. غيّر المبلغ، أو ادفع بطريقة أخرى."
    ],
    "onramp.host-unknown": [
      "هذه الصفحة ليست من صفحات المزود",
      "ذكرت الخدمة صفحة لا تخص أي مزوّد معروف هنا، فلم تُفتح. اختر مزوّدًا آخر؛ ويمكن لمطوّري الصفحة السماح بموقع عبر endpoints.onrampHosts."
    ],
    "onramp.not-offered": [
      "{value} غير متاح ({field})",
      "يقبل المزوّد بعض العملات ويسلّم بعض الرموز المميزة. اختر مما تعرضه الخيارات."
    ],
    "onramp.quote-failed": ["تعذّر الحصول على سعر", "لا سعر في الوقت الحالي. المعروض تقدير؛ أعد المحاولة لاحقًا."],
    "onramp.url-failed": [
      "تعذّر فتح صفحة المزود",
      "تعذّر الوصول إلى صفحة المزوّد. أعد المحاولة لاحقًا، أو اختر مزوّدًا آخر."
    ],
    "receipt.not-kept": [
      "لا تستطيع هذه الصفحة تذكّر ما ترسله",
      "لا يحفظ المتصفح شيئًا لهذه الصفحة، فلا يظهر ما ترسله إلا إلى أن تغادرها. دوّن معرّف المعاملة، أو اسمح لهذه الصفحة بالتخزين."
    ],
    "rpc.error": ["رفضت الشبكة الطلب.", "رفضت عقدة من الشبكة الطلب. تحقق منه، أو جرّب عقدة أخرى."],
    "rpc.no-url": [
      "لا توجد نقطة وصول معروفة إلى {network}.",
      "لا تُعرف عقدة لهذه الشبكة. تحددها الصفحة بـ `customRpcUrls` أو `projectId`."
    ],
    "safe.signature-pending": [
      "ينتظر Safe توقيع مالكيه الآخرين",
      "لم يوقّع بعد عدد كافٍ من مالكي Safe. اطلب منهم التوقيع هناك، ثم سجّل الدخول هنا مرة أخرى: ما جُمع من التواقيع محفوظ هناك."
    ],
    "safe.silent": ["لا يرد Safe", "لم ترد الصفحة التي تضم Safe. أعد تحميلها، ثم افتح هذا التطبيق فيها من جديد."],
    "send.amount": [
      "أدخل مبلغًا من {symbol} أكبر من 0 وبما لا يزيد على {decimals} من المنازل العشرية",
      "اكتب أرقامًا ونقطة واحدة على الأكثر، وبمنازل لا تزيد على منازل الرمز المميز."
    ],
    "send.failed": [
      "تعذّر إرسال المعاملة. أعد المحاولة.",
      "لم يتأكد إرسال أي شيء. انظر في نشاط محفظتك قبل أن تعيد المحاولة."
    ],
    "send.fee-not-covered": [
      "لا يكفي {coin} للرسوم (نحو {fee})",
      "تأخذ الشبكة رسومها بعملتها. أبقِ شيئًا منها، أو أرسل أقل."
    ],
    "send.incomplete": ["يلزم المبلغ وعنوان المستلم", "أدخل المبلغ وعنوان المستلم معًا."],
    "send.misfit": [
      "أدخل مبلغًا وعنوان مستلم صحيحين",
      "يجب أن يكون المبلغ مما لديك، والمستلم عنوانًا أو اسمًا على هذه الشبكة. صحّح الخطأ."
    ],
    "send.needs-token": ["يلزم رمز مميز", "اختر الرمز المميز الذي تريد إرساله."],
    "send.not-covered": ["لديك {balance} {symbol}", "في الحساب أقل من ذلك. أرسل أقل، أو اختر الكل."],
    "send.receiver-elsewhere": [
      "هذا العنوان لشبكة {network}",
      "بادئته تسمّي شبكة أخرى. انتقل إليها، أو اطلب من المستلم عنوانًا على هذه الشبكة."
    ],
    "send.receiver-lost": [
      "لا أحد يستطيع استعادة هذا من هناك.",
      "لا شخص ولا برنامج يستطيع نقل ما في هذا العنوان. اطلب من المستلم عنوانًا آخر."
    ],
    "send.receiver-mistyped": [
      "أحد أحرف هذا العنوان خاطئ. انسخه من جديد.",
      "في العناوين حروف للتحقق، وهي هنا لا تتطابق. انسخ العنوان من مصدره مرة أخرى."
    ],
    "send.receiver-moved": [
      "{receiver} يدل الآن على عنوان آخر",
      "أُعطي الاسم عنوانًا آخر منذ عُرض. تأكد من المستلم قبل الإرسال."
    ],
    "send.receiver-name": [
      "لا تُعرف هنا إلا الأسماء المنتهية بـ {suffix}",
      "لا تُسأل خدمات الأسماء الأخرى. الصق عنوان المستلم."
    ],
    "send.receiver-not-found": [
      "ليس لـ {receiver} عنوان على هذه الشبكة",
      "تحقق من الكتابة، أو اطلب من المستلم عنوانًا على هذه الشبكة."
    ],
    "send.would-fail": [
      "سترفض الشبكة هذا التحويل: {detail}",
      "جُرّب التحويل دون إرساله ورفضته الشبكة. تأكد من أن في الحساب ما يكفي مع الرسوم، ومن أن الرمز المميز قابل للنقل."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "لا يمكن استخدام رد المحفظة. انظر في محفظتك إن كانت تعرض جلسة لهذه الصفحة، وأنهِها هناك."
    ],
    "session.grant-not-activated": [
      "منحت محفظتك الجلسة ولم تُفعَّل",
      "الجلسة موجودة في محفظتك ولا يستطيع التطبيق استخدامها. أبطلها من قائمة الجلسات الذكية، ثم أعد المحاولة."
    ],
    "session.grant-not-begun": [
      "تعذّر بدء الجلسة الذكية",
      "لم ترد الخدمة التي تحفظ الجلسات الذكية. لم يُمنح شيء. أعد المحاولة لاحقًا."
    ],
    "session.grant-wider": [
      "منحت محفظتك أكثر مما طلبته هذه الصفحة",
      "لا تستخدم الأداة إذنًا كهذا. افتح محفظتك وأنهِ جلسة هذه الصفحة هناك قبل أن تعيد المحاولة."
    ],
    "session.list-failed": ["تعذّر تحميل الجلسات الذكية", "تعذّر عرض الجلسات الذكية. أعد المحاولة لاحقًا."],
    "session.not-found": [
      "ليس لهذا الحساب جلسة ذكية كهذه",
      "ليس بين الجلسات الذكية لهذا الحساب جلسة بهذا المعرّف. أعد عرض القائمة؛ ربما أُزيلت."
    ],
    "session.revoke-failed": ["تعذّر إبطال الجلسة الذكية", "لم تنتهِ الجلسة الذكية وما زالت سارية. أعد المحاولة."],
    "siwx.expired": ["انتهت صلاحية رسالة الدخول: {at}", "انقضى الوقت المحدد في رسالة الدخول. سجّل الدخول من جديد."],
    "siwx.misfit": [
      "رسالة الدخول غير صحيحة: {field} يجب أن يكون {rule}",
      "لرسالة الدخول أسطر ثابتة بترتيبها (EIP-4361)، ولا يحتوي أي حقل على سطر جديد. صحّح ما ذُكر."
    ],
    "siwx.not-started": [
      "تعذّر بدء تسجيل الدخول",
      "تعذّر بدء تسجيل الدخول، فقُطع اتصال المحفظة. اتصل من جديد لتحاول مرة أخرى."
    ],
    "siwx.signature-invalid": ["التوقيع غير صالح", "التوقيع ليس لهذه الرسالة وهذا الحساب. وقّع من جديد بالحساب المتصل."],
    "siwx.signing-failed": ["تعذّر توقيع الرسالة", "لم تُوقَّع الرسالة. افتح محفظتك، ثم أعد المحاولة."],
    "siwx.too-early": [
      "رسالة الدخول غير صالحة قبل {at}",
      "تسري رسالة الدخول في وقت لاحق. انتظر حتى ذلك الحين، وتأكد من ضبط ساعة هذا الجهاز."
    ],
    "siwx.unchecked": [
      "تعذّر التحقق من التوقيع على {network}",
      "قد يكون الحساب عقدًا، ولم ترد أي عقدة من شبكته. حدد عقدة لتلك الشبكة، أو أعد المحاولة: لا يُعرف بعد هل التوقيع صحيح أم لا."
    ],
    "swap.allowance-failed": ["تعذّر التحقق من الإذن", "تعذّر معرفة ما يجوز للمبادلة إنفاقه. أعد المحاولة بعد لحظات."],
    "swap.amount-misfit": [
      "أدخل مبلغًا من {symbol} أكبر من 0 وبما لا يزيد على {decimals} من المنازل العشرية",
      "اكتب المبلغ رقمًا عاديًا، مثل 1.5، وبمنازل لا تزيد على منازل الرمز المميز."
    ],
    "swap.approval-not-built": ["تعذّر إعداد معاملة الإذن", "تعذّر إعداد الإذن. أعد المحاولة بعد لحظات."],
    "swap.gas-price-not-supported": [
      "سعر الغاز غير متاح على هذه الشبكة",
      "لا سعر غاز لهذه الشبكة. انتقل إلى شبكة أخرى، ثم أعد المحاولة."
    ],
    "swap.impact-high": [
      "قد تفقد هذه المبادلة كثيرًا من قيمتها ({impact})",
      "قيمة ما ستحصل عليه أقل بكثير مما تدفعه، أو أن أحد الأسعار غير متوفر. لم يُرسل شيء. جرّب مبلغًا أصغر، أو اقبل التحذير high-impact."
    ],
    "swap.insufficient-liquidity": ["السيولة غير كافية", "لا أحد يبيع هذا القدر من الرمز المميز الآن. جرّب مبلغًا أصغر."],
    "swap.misprepared": [
      "أعدّت الخدمة شيئًا غير هذه المبادلة ({field})",
      "ما وصل للتوقيع لا يطابق ما طلبته، فأُهمل ولم يُرسل شيء. اطلب سعرًا جديدًا؛ وإن استمر ذلك فلا تبادل هنا."
    ],
    "swap.network-price-failed": [
      "تعذّر جلب سعر عملة الشبكة",
      "تعذّر الحصول على سعر عملة الشبكة، فالرسوم غير معروفة. أعد المحاولة بعد لحظات."
    ],
    "swap.not-built": ["تعذّر إعداد المعاملة", "تعذّر إعداد المبادلة. اطلب سعرًا جديدًا، ثم أعد المحاولة."],
    "swap.not-started": ["تعذّر بدء المبادلة", "تعذّر عرض الرموز المميزة القابلة للمبادلة. أعد المحاولة بعد لحظات."],
    "swap.not-supported": [
      "المبادلة غير متاحة على هذه الشبكة",
      "لا يمكن مبادلة الرموز المميزة على هذه الشبكة. انتقل إلى شبكة أخرى، ثم أعد المحاولة."
    ],
    "swap.price-moved": [
      "تحرّك السعر: ستحصل الآن على {now} {symbol}، وكان الموعود {minimum} على الأقل",
      "تحرّك السوق بعد عرض السعر أكثر مما يسمح به الانزلاق الذي حددته. لم تتم أي مبادلة. انظر إلى السعر الجديد، وبادل إن ناسبك."
    ],
    "swap.slippage-misfit": [
      "أدخل نسبة انزلاق من 0.01 إلى 50 بالمئة",
      "الانزلاق هو مقدار ما قد ينقص عن السعر المعروض، بالنسبة المئوية. اكتبه رقمًا عاديًا، مثل 1 أو 0.5."
    ],
    "swap.unproven": [
      "تعذّر التحقق من الحد الأدنى لهذه الخدمة",
      "لم يذكر عقد المبادلة ولا الشبكة الحد الأدنى لما ستحصل عليه، فلم يُرسل شيء. لا تتابع إلا إذا كنت تثق بهذه الخدمة: اقبل التحذير unproven-minimum."
    ],
    "swap.would-fail": [
      "سترفض الشبكة هذه المبادلة: {reason}",
      "جُرّبت المبادلة على الشبكة دون إرسالها وفشلت، فلم يُرسل شيء. تأكد من أن لديك ما يكفي من الرمز المميز، واطلب سعرًا جديدًا، ثم أعد المحاولة."
    ],
    "token.balance-unavailable": [
      "رصيد الرموز المميزة غير متاح",
      "تعذّر عرض الأرصدة: إما أن الشبكة غير مشمولة أو أن الخدمة لا تعمل. رموزك المميزة لم تُمس؛ أعد المحاولة بعد نصف دقيقة."
    ],
    "token.call-misfit": [
      'يجب أن يكون {field} في استدعاء الرمز المميز {rule}، وهو "{value}".',
      "لم يُرسل شيء. اكتب العناوين بصيغة 0x تتبعها 40 خانة ست عشرية، والمبلغ من نوع bigint بأصغر وحدة للرمز المميز، مثل 1500000n بدلًا من 1.5 USDC."
    ],
    "token.not-found": [
      "لا يدل {token} على رمز مميز واحد على {network}",
      "لا يُعرف هناك رمز مميز بهذا الاسم، أو يُعرف أكثر من واحد. حدده بعنوان عقده أو بمعرّف CAIP-19، مثل eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "سُلّم هذا إلى محفظتك من قبل",
      "لدى المحفظة هذا الطلب ولم تُسأل مرة ثانية. افتحها للرد عليه."
    ],
    "transaction.answer-misfit": [
      "أعطت المحفظة جوابًا لا يمكن استخدامه",
      "ما أجابت به المحفظة ليس توقيعًا ولا معاملة. انظر في سجلها قبل أن تعيد المحاولة: ربما نفّذت الطلب."
    ],
    "transaction.batch-failed": [
      "لم تُنفَّذ كل الاستدعاءات",
      "تخلّت المحفظة عن بعضها أو كلها. انظر فيها لمعرفة ما نُفّذ، ثم أرسل الباقي من جديد."
    ],
    "transaction.batch-needs-more": [
      "لا تستطيع المحفظة إرسال الاستدعاءات بالطريقة المطلوبة",
      "لا تستطيع المحفظة تنفيذها كلها أو عدم تنفيذ أي منها، أو ينقصها ما تحتاج إليه. لم يُرسل شيء. أرسلها واحدًا تلو الآخر، أو استخدم محفظة أخرى."
    ],
    "transaction.batch-pending": [
      "لم تُنفَّذ الاستدعاءات بعد",
      "أُرسلت وتنتظر التنفيذ. لا ترسلها مرة أخرى: انظر في المحفظة لمعرفة حالها."
    ],
    "transaction.batch-repeated": [
      "أُرسلت هذه الاستدعاءات من قبل",
      "لدى المحفظة هذه الاستدعاءات. انظر فيها لمعرفة حالها، ولا ترسلها مرة أخرى."
    ],
    "transaction.batch-too-large": [
      "هذه استدعاءات أكثر مما تقبله المحفظة معًا",
      "لا تقبل المحفظة هذا العدد معًا، فلم يُرسل شيء. أرسلها على دفعات أصغر."
    ],
    "transaction.batch-unknown": [
      "لا تعرف المحفظة هذه الاستدعاءات",
      "ليس لدى المحفظة استدعاءات بهذا المعرّف. انظر فيها قبل أن ترسلها مرة أخرى."
    ],
    "transaction.batches-unsupported": [
      "لا تستطيع المحفظة قبول عدة استدعاءات معًا",
      "لا تعرف هذه المحفظة الدفعات. أرسل الاستدعاءات واحدًا تلو الآخر، أو استخدم محفظة أخرى."
    ],
    "transaction.call-status-not-approved": [
      "لم تسمح المحفظة بالسؤال عن حال الاستدعاءات.",
      "لم تسمح المحفظة لهذه الصفحة بأن تسأل عما جرى. انظر في المحفظة نفسها."
    ],
    "transaction.calls-misfit": [
      "الاستدعاء {at}: {rule}",
      "لكل استدعاء في الدفعة مستلم، وإن كانت له بيانات فهي ست عشرية تبدأ بـ 0x. صحّح الاستدعاء."
    ],
    "transaction.changed": [
      "تغيّرت المعاملة قبل إرسالها",
      "ما كان سيُرسل ليس ما رأيته، فأُوقف. لا توافق عليه في محفظتك، وأعد تحميل الصفحة."
    ],
    "transaction.context-changed": [
      "تغيّر حسابك أو شبكتك",
      "تغيّر حسابك أو شبكتك وأنت تقرر، فلم يُرسل شيء. انظر إلى الطلب مرة أخرى، ثم وافق عليه."
    ],
    "transaction.expired": [
      "ما عُرض صار قديمًا",
      "تتغير الأسعار والرسوم، وانتهى وقت ما عُرض. لم يُرسل شيء. انظر إليه من جديد، ثم تابع."
    ],
    "transaction.not-allowed": ["هذا الإجراء غير مسموح به", "طلبت هذه الصفحة ما لا يُمرَّر إلى المحفظة. لم يُرسل شيء."],
    "transaction.not-mined": [
      "المعاملة {hash} ليست في كتلة بعد",
      "أُرسلت المعاملة وتنتظر كتلة. لا ترسلها مرة أخرى: ابحث عنها في مستكشف الشبكة."
    ],
    "transaction.other-chain": [
      "هذا لشبكة غير شبكة حسابك",
      "ما كان سيُوقَّع يذكر شبكة غير شبكة حسابك. لم يُوقَّع شيء. بدّل الشبكة، أو غادر الصفحة التي تطلب ذلك."
    ],
    "transaction.outcome-unknown": [
      "لم تُجب محفظتك. ربما أُرسلت المعاملة: انظر في محفظتك قبل أن تعيد المحاولة.",
      "انقطعت المحفظة بعد سؤالها، فلا يُعرف هل أرسلت شيئًا. انظر في سجلها، ولا تعد المحاولة إلا إذا لم يكن فيه شيء."
    ],
    "transaction.page-framed": [
      "تُعرض هذه الصفحة داخل {origin}. افتحها في نافذتها للتوقيع.",
      "قد تُغطّى صفحة داخل أخرى، فتعني الضغطة شيئًا آخر. افتحها في نافذتها."
    ],
    "transaction.reverted": [
      "رفضت الشبكة المعاملة {hash}",
      "أخذت الشبكة المعاملة ورفضت ما كانت ستفعله. لم تُدفع إلا رسومها. تحقق من المبلغ والرصيد، ثم ابدأ من جديد."
    ],
    "transaction.too-many-pending": [
      "معاملات كثيرة تنتظر",
      "تنتظر التأكيد معاملات كثيرة. انتظر بعضها، ثم أعد المحاولة."
    ],
    "wallet.no-link": ["لم يُعثر على رابط", "لا تذكر هذه المحفظة رابطًا يمكن فتحه. افتح المحفظة بنفسك، أو اختر غيرها."],
    "walletconnect.method-not-granted": [
      "لا تسمح المحفظة بـ {method}",
      "لم تسمح المحفظة بذلك عند ربطها. اقطع الاتصال، ثم اتصل من جديد واسمح به، أو استخدم محفظة أخرى."
    ],
    "walletconnect.relay-unreachable": [
      "تعذّر الوصول إلى WalletConnect",
      "لم ترد خدمة WalletConnect. تحقق من شبكتك ومن أي مانع قد يحجبها، ثم أعد المحاولة."
    ],
    "walletconnect.session-ended": [
      "أنهت المحفظة الاتصال",
      "أنهت المحفظة الاتصال قبل أن ترد. لا يُعرف أن شيئًا قد أُرسل؛ اتصل من جديد للمتابعة."
    ],
    "walletconnect.session-malformed": [
      "لم تشارك المحفظة أي حساب",
      "وافقت المحفظة دون حساب يمكن استخدامه. اختر حسابًا في المحفظة، ثم اتصل من جديد."
    ],
    "walletconnect.wallet-silent": [
      "لم ترد المحفظة",
      "سُئلت المحفظة ولم ترد خلال خمس دقائق. افتحها وتأكد إن كان الطلب ينتظر فيها قبل أن تعيد المحاولة."
    ]
  },
  calls: {
    "coin.send": "إرسال {amount} إلى {to}",
    "coin.nothing": "استدعاء {to} دون أي محتوى",
    "contract.create": "وضع عقد جديد على الشبكة ({bytes} بايت)",
    "token.transfer": "إرسال {amount} إلى {to}",
    "token.transferFrom": "أخذ {amount} من {from} وإرساله إلى {to}",
    "token.approve": "السماح لـ {spender} بأخذ {amount}",
    "token.approveAll": "السماح لـ {spender} بأخذ كل ما لديك من {symbol}",
    "token.takeBack": "سحب الإذن الذي يتيح لـ {spender} أخذ {symbol} لديك",
    "token.increase": "السماح لـ {spender} بأخذ {amount} إضافية",
    "token.decrease": "السماح لـ {spender} بأخذ أقل بمقدار {amount}",
    "nft.transfer": "إرسال {item} من {from} إلى {to}",
    "nft.transferMany": "إرسال {count} من أنواع {collection} من {from} إلى {to}",
    "nft.approveAll": "السماح لـ {spender} بأخذ كل ما لديك من {symbol}",
    "nft.takeBack": "سحب الإذن الذي يتيح لـ {spender} أخذ {symbol} لديك",
    "permit.batch": "السماح لـ {spender} بأخذ عدة رموز مميزة لديك",
    "permit.transfer": "السماح لـ {spender} بأخذ {amount} مرة واحدة",
    "permit.transferAll": "السماح لـ {spender} بأخذ كل ما لديك من {symbol} مرة واحدة",
    "permit.witness": "السماح لـ {spender} بأخذ {amount} مرة واحدة، مرتبطًا بطلب",
    "permit.batchTransfer": "السماح لـ {spender} بأخذ عدة رموز مميزة لديك مرة واحدة",
    wrap: "تحويل {amount} إلى {wrapped}",
    unwrap: "تحويل {amount} رجوعًا إلى {coin}",
    swap: "مبادلة {pay} مقابل {get} على الأقل",
    "swap.exactOut": "مبادلة {pay} على الأكثر مقابل {get}",
    batch: "استدعاءات، واحدًا تلو الآخر: {count}",
    "batch.packed": "استدعاءات من {contract} مجموعة في واحد لا يمكن قراءته",
    "message.text": "توقيع رسالة",
    "message.hash": "توقيع رمز يُخفي ما يفعله",
    "message.transaction": "توقيع معاملة على هيئة رسالة",
    "message.signIn": "تسجيل الدخول إلى {domain}",
    grant: "السماح لـ {grantee} بالتصرف عنك حتى {until}",
    "grant.endless": "السماح لـ {grantee} بالتصرف عنك بلا نهاية",
    revoke: "سحب إذن بالتصرف نيابةً عنك",
    authorize: "سيشغّل حسابك شيفرة {code}",
    "authorize.everywhere": "سيشغّل حسابك شيفرة {code} على كل شبكة",
    "authorize.end": "لن يشغّل حسابك أي شيفرة بعد الآن",
    "solana.sol": "إرسال {amount} إلى {to}",
    "solana.several": "عدد التعليمات: {count}",
    "solana.unread": "التعليمات: {count}، منها ما لا يمكن قراءته: {unread}",
    "bitcoin.pay": "إرسال {amount} إلى {to}",
    "bitcoin.several": "إرسال {amount} إلى عدة عناوين: {count}",
    "bitcoin.self": "نقل عملاتك لديك؛ لا يخرج منها سوى الرسوم",
    "bitcoin.part": "توقيع حصتك من معاملة مشتركة: تدفع {amount}",
    "bitcoin.partGet": "توقيع حصتك من معاملة مشتركة: تحصل على {amount}",
    "bitcoin.script": "النص البرمجي {script}",
    "unread.short": "استدعاء دالة من {contract}",
    "unread.typed.short": "توقيع بيانات لـ {contract}",
    "unread.request.short": "الرد على {method}",
    unread:
      "يطلب منك {app} استدعاء {contract} ببيانات لا يمكن قراءتها ({selector}، {bytes} بايت). لا تتابع إلا إذا كنت تثق به.",
    "unread.typed": "يطلب منك {app} توقيع بيانات لـ {contract} لا يمكن قراءتها ({type}). لا تتابع إلا إذا كنت تثق به.",
    "unread.request": "يطلب {app} تنفيذ {method} ببيانات لا يمكن قراءتها. لا تتابع إلا إذا كنت تثق به.",
    more: "وغيرها مما لا يمكن قراءته",
    "label.account": "الحساب",
    "label.amount": "المبلغ",
    "label.atLeast": "على الأقل",
    "label.atMost": "على الأكثر",
    "label.call": "استدعاء",
    "label.calls": "استدعاءات",
    "label.careful": "انتبه",
    "label.change": "يذهب الباقي إلى",
    "label.code": "الشيفرة",
    "label.collection": "المجموعة",
    "label.contract": "العقد",
    "label.data": "البيانات",
    "label.domain": "الصفحة",
    "label.fee": "الرسوم",
    "label.feePayer": "دافع الرسوم",
    "label.from": "من",
    "label.get": "تحصل على",
    "label.give": "تعطي",
    "label.item": "القطعة",
    "label.message": "الرسالة",
    "label.network": "الشبكة",
    "label.networkFee": "رسوم الشبكة",
    "label.operator": "من يمكنه أخذها",
    "label.pay": "تدفع",
    "label.permission": "الإذن",
    "label.priorityFee": "رسوم الأولوية",
    "label.spender": "من يمكنه أخذه",
    "label.statement": "البيان",
    "label.to": "إلى",
    "label.token": "الرمز المميز",
    "label.total": "الإجمالي",
    "label.until": "حتى",
    "label.usable": "صالح للاستخدام حتى",
    "label.value": "وترسل أيضًا",
    "amount.unknown": "{digits} وحدة من الرمز المميز {token}",
    "amount.unknownOrItem": "{digits} (وحدات أو رقم قطعة) من {token}",
    "amount.unverified": "{amount} (غير معروف هنا، {token})",
    "amount.all": "كل ما لديك من {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "الرموز المميزة {token}",
    "symbol.items": "قطع {token}",
    "symbol.another": "رمز مميز آخر اسمه {symbol}",
    item: "القطعة {id} من {collection}",
    items: "{count} من القطعة {id} من {collection}",
    "item.one": "القطعة {id}",
    who: "{name} ({address})",
    "who.you": "حسابك ({address})",
    "who.any": "أي أحد",
    "name.byPage": "{name} (بتسمية هذه الصفحة)",
    "network.unknown": "الشبكة {id}",
    "time.past": "{time}، وقد مضى",
    "time.long": "{time}، بعد أكثر من سنة",
    "time.endless": "بلا نهاية",
    "time.now": "هذه الكتلة فقط",
    "warn.all": "يمكن أخذه كله، الآن ولاحقًا.",
    "warn.more": "هذا أكثر مما لديك.",
    "warn.unknownToken": "هذا الرمز المميز غير معروف هنا.",
    "warn.namesake": "اختصار اسمه يخص رمزًا مميزًا آخر.",
    "warn.value": "يرسل هذا الاستدعاء من عملة الشبكة أكثر مما يحتاج إليه.",
    "warn.receiver": "ما تحصل عليه يذهب إلى عنوان آخر.",
    "warn.notOwner": "يتعلق هذا بالرموز المميزة لحساب آخر.",
    "warn.lookAlike": "يشبه هذا العنوان {address} الذي تعرفه، وهو غيره.",
    "warn.otherNetwork": "هذا لشبكة {network}، لا للشبكة المستخدمة.",
    "warn.otherDomain": "هذا يسجّل الدخول إلى {domain}. أنت على {app}.",
    "warn.past": "مضى وقته.",
    "warn.endless": "لا نهاية له.",
    "warn.code": "الشيفرة غير معروفة هنا. يمكنها أن تفعل أي شيء بحسابك.",
    "warn.everywhere": "يسري على كل شبكة.",
    "warn.hash": "من بحوزته هذا التوقيع قد يفعل ما لا يُذكر هنا.",
    "warn.invisible": "في النص أحرف غير مرئية؛ وهي مكتوبة هنا.",
    "warn.inner": "لا يمكن قراءة ما تفعله الاستدعاءات المجموعة.",
    "warn.tail": "خلف الاستدعاء بايتات لا تُذكر هنا.",
    "warn.depth": "فيه استدعاءات لا تُذكر هنا.",
    "warn.unlimited": "لا حدّ له.",
    "warn.noValueLimit": "لا حدّ لما يأخذه معه من العملة.",
    "warn.delegate": "تتصرف شيفرة شخص آخر باسم حسابك.",
    "warn.fee": "الرسوم أكثر مما يُرسل.",
    "warn.priorityFee": "تحدد هذه الصفحة رسوم أولوية مرتفعة: {amount}.",
    "warn.change": "يذهب الباقي إلى عنوان ليس لك.",
    "warn.foreignInputs": "تُنفق فيها عملات عناوين أخرى أيضًا.",
    "warn.sighashNone": "لا يحدد توقيعك أي مستلم: يمكن إرسال هذه العملات إلى أي مكان.",
    "warn.sighashSingle": "يغطي توقيعك مخرجًا واحدًا فقط: يمكن تغيير وجهة الباقي.",
    "warn.sighashAnyone": "بعد توقيعك يمكن لآخرين تغيير العملات التي تُنفق مع عملاتك.",
    "warn.sighashUnknown": "نوع هذا التوقيع غير معروف هنا.",
    "grant.any": "كل شيء",
    "grant.spend": "إنفاق حتى {amount}",
    "grant.each": "إنفاق حتى {amount} كل {period}",
    "grant.call": "استدعاء {functions} على {contract}",
    "grant.callAny": "استدعاء {functions} على {contract} بأي قيم",
    "grant.anyFunction": "أي دالة",
    "grant.other": "{type}: {data}",
    "fee.about": "نحو {amount}",
    "fee.atMost": "{amount} على الأكثر",
    "fee.byPage": "{amount} على الأكثر، كما تطلب هذه الصفحة",
    "fee.withData": "نحو {amount} ورسوم بيانات الشبكة",
    "fee.unknown": "غير معروفة",
    "period.second": "ثانية",
    "period.day": "يوم",
    "period.week": "أسبوع",
    "period.hour": "ساعة",
    "period.seconds": "{count} ثانية",
    "instruction.unread": "تعليمة من {program} لا يمكن قراءتها",
    "instruction.fee": "سعر الحوسبة",
    "instruction.account": "فتح حساب رموز مميزة لـ {owner}",
    "instruction.memo": "ملاحظة",
    "instruction.approve": "السماح لـ {spender} بأخذ {amount}",
    "instruction.close": "إغلاق حساب رموز مميزة وإرسال ما فيه إلى {to}",
    "instruction.authority": "نقل السيطرة على حساب الرموز المميزة {token} إلى {to}",
    "instruction.giveUp": "التخلي عن السيطرة على {token}؛ لا ينالها أحد",
    "instruction.assign": "نقل السيطرة على الحساب {account} إلى البرنامج {program}",
    "warn.field": "تحدد هذه الصفحة أيضًا {field}، وهو غير موصوف هنا.",
    "warn.limit": "هذا أكبر مما يُقرأ هنا (الحد: {limit}).",
    "warn.feePrice": "الرسوم أعلى بكثير من السعر الحالي للشبكة.",
    "fee.byPageWithData": "{amount} على الأكثر مع رسوم بيانات الشبكة، كما تطلب هذه الصفحة",
    "fee.byPageMaybe": "{amount} على الأكثر، كما تطلب هذه الصفحة؛ وقد تضيف الشبكة رسوم بيانات",
    "fee.inToken": "بالرمز {token}، كما تطلب هذه الصفحة",
    "label.capability": "يطلب من المحفظة أيضًا",
    "capability.optional": "{name}، إن كانت المحفظة تدعمه",
    "capability.paymaster": "أن يدفع طرف آخر الرسوم: {url}",
    "label.extra": "بيانات إضافية",
    bytes: "{bytes} بايت",
    "authorization.send": "السماح لمن يملك هذا التوقيع بإرسال {amount} إلى {to}",
    "authorization.receive": "السماح لـ {to} بأخذ {amount} بهذا التوقيع",
    "label.usableFrom": "يمكن استخدامه من",
    "warn.atOnce": "يمكن استخدامه فورًا.",
    "warn.noEffect": "تذهب العملة إلى استدعاء لا يفعل شيئًا.",
    "label.nonce": "رقم المعاملة",
    "nonce.mayReplace": "{nonce}، حددته هذه الصفحة؛ قد تحل محل معاملة قيد الانتظار",
    "warn.nonce": "رقم معاملتك التالية هو {next}. قد تحل هذه المعاملة محل معاملة قيد الانتظار.",
    "nft.transferMany.two": "إرسال نوعين ({count}) من {collection} من {from} إلى {to}",
    "nft.transferMany.few": "إرسال {count} أنواع من {collection} من {from} إلى {to}",
    "nft.transferMany.many": "إرسال {count} نوعًا من {collection} من {from} إلى {to}",
    "batch.two": "استدعاءان ({count})، واحدًا تلو الآخر",
    "batch.few": "{count} استدعاءات، واحدًا تلو الآخر",
    "batch.many": "{count} استدعاءً، واحدًا تلو الآخر",
    "solana.several.two": "تعليمتان ({count})",
    "solana.several.few": "{count} تعليمات",
    "bitcoin.several.two": "إرسال {amount} إلى عنوانين ({count})",
    "bitcoin.several.few": "إرسال {amount} إلى {count} عناوين",
    "bitcoin.several.many": "إرسال {amount} إلى {count} عنوانًا",
    "period.seconds.two": "ثانيتين ({count})",
    "period.seconds.few": "{count} ثوانٍ"
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: ["لم يُعثر على الشبكة", "الشبكة غير مُعدّة. أضفها إلى الخيار `networks`: {detail}"],
    ORIGIN_NOT_ALLOWED: [
      "مصدر الصفحة غير مسموح به",
      "المصدر {detail} ليس في قائمة المشروع. أضفه في إعدادات المشروع ضمن النطاقات المسموح بها."
    ],
    IFRAME_LOAD_FAILED: [
      "خطأ في الشبكة: تعذّر تحميل المحفظة المضمّنة",
      "لم تُحمَّل المحفظة المضمّنة. تحقق من الشبكة ومن أي مانع، ثم أعد المحاولة لاحقًا."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "لم ترد المحفظة المضمّنة في الوقت المحدد",
      "لم ترد المحفظة المضمّنة في الوقت المحدد. أعد المحاولة لاحقًا."
    ],
    UNVERIFIED_DOMAIN: [
      "نطاق غير موثّق",
      "لا تخدم المحفظة المضمّنة هذا النطاق. أضفه في إعدادات المشروع ضمن النطاقات المسموح بها."
    ],
    JWT_TOKEN_NOT_VALID: [
      "انتهت الجلسة",
      "رفضت خدمة الترحيل رمز الجلسة لأنه لم يصبح صالحًا بعد. تحقق من ضبط وقت هذا الجهاز، ثم اتصل من جديد."
    ],
    INVALID_PROJECT_ID: [
      "معرّف المشروع غير صالح",
      "لا تعرف الخدمة معرّف المشروع. قارن `projectId` بالمعرّف في إعدادات المشروع."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "لم يُضبط معرّف المشروع",
      "لم يُعطَ `projectId`. يحتاج إليه البريد والدخول الاجتماعي ودليل المحافظ وWalletConnect؛ أما محافظ هذه الصفحة فتعمل من دونه."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "خطأ في الخادم",
      "تعذّر جلب إعدادات التطبيق؛ تبقى الإعدادات المحلية سارية. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "طلبات كثيرة",
      "طُلبت إعدادات التطبيق مرات كثيرة؛ تبقى الإعدادات المحلية سارية. أعد المحاولة بعد بضع دقائق."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "تعدّد المحافظ غير مفعّل",
      "استخدام عدة محافظ معًا يحتاج إلى ميزة multiWallet. فعّلها في إعدادات المشروع."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "تعدّد المحافظ غير مفعّل",
      "لا يبدّل `useConnections` بين المحافظ إلا مع ميزة multiWallet. فعّلها في إعدادات المشروع."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "تعدّد المحافظ غير مفعّل",
      "لا يبدّل `useConnection` بين المحافظ إلا مع ميزة multiWallet. فعّلها في إعدادات المشروع."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "تم تجاهل الإعدادات المحلية",
      "تغلب إعدادات المشروع هذه الإعدادات المحلية: {detail}. غيّرها هناك، أو أزلها هنا."
    ],
    ANALYTICS_FORBIDDEN: [
      "إعدادات التطبيق غير صالحة",
      "لا تُقبل أحداث هذا المصدر: فهو ليس في قائمة المشروع. أضفه في إعدادات المشروع."
    ]
  }
}
