import type { Language } from "./Language.ts"

/**
 * Hindi.
 *
 * - Addresses the visitor as: आप; polite imperative; no gendered forms.
 * - Wallet, account, address, network, code, token: वॉलेट, अकाउंट, एड्रेस, नेटवर्क, कोड, टोकन.
 * - Approve: मंज़ूरी दें. Sign in: साइन इन. Swap: स्वैप. Network fee: नेटवर्क शुल्क.
 * - Allow a spender: अनुमति. Its action: लेना. Take the allowance back: अनुमति वापस लेना. Revoke a session: वापस
 *   लेना.
 * - Confirmed by the network: पुष्टि.
 * - Its own comma, question mark and full stop. To move is ट्रांसफ़र. Nothing reveals the visitor's gender.
 */
export const language: Language = {
  tag: "hi",
  dir: "ltr",
  first: {
    "button.connect": "वॉलेट कनेक्ट करें",
    "modal.close": "बंद करें",
    "modal.loading": "लोड हो रहा है",
    "modal.missing": "वॉलेट विंडो लोड नहीं हो सकी। अपना कनेक्शन जाँचें, फिर दोबारा कोशिश करें।",
    "modal.again": "दोबारा कोशिश करें",
    "button.account": "अकाउंट {name}, {network}",
    "button.connecting": "कनेक्ट हो रहा है",
    "button.reconnecting": "फिर कनेक्ट हो रहा है",
    "button.unsupported": "गलत नेटवर्क",
    "modal.unset": "यह वॉलेट विंडो अभी सेट अप नहीं हुई है।",
    "modal.back": "वापस",
    "modal.cancel": "रद्द करें",
    "modal.connected": "{wallet} से कनेक्ट है",
    "modal.retry": "दोबारा कोशिश करें",
    "view.Connect": "वॉलेट कनेक्ट करें",
    "view.AllWallets": "सभी वॉलेट",
    "view.ConnectWallets": "वॉलेट कनेक्ट करें",
    "view.Account": "अकाउंट",
    "view.AccountSettings": "सेटिंग",
    "view.SwitchNetwork": "नेटवर्क चुनें",
    "view.Networks": "नेटवर्क चुनें",
    "view.WalletCompatibleNetworks": "संगत नेटवर्क",
    "view.UnsupportedChain": "नेटवर्क चुनें",
    "view.ConnectingExternal": "वॉलेट कनेक्ट करें",
    "view.ConnectingMultiChain": "कौन-सा नेटवर्क?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "वॉलेट",
    "view.SIWXSignMessage": "साइन इन",
    "view.ConnectingSiwe": "साइन इन",
    "view.SwitchActiveChain": "नेटवर्क चुनें",
    "view.GetWallet": "वॉलेट पाएँ",
    "view.WhatIsAWallet": "वॉलेट क्या है?",
    "view.WhatIsANetwork": "नेटवर्क क्या है?",
    "walletconnect.get": "{wallet} पाएँ",
    "view.Downloads": "डाउनलोड",
    "view.WalletReceive": "प्राप्त करें",
    "view.Transactions": "गतिविधि",
    "chunk.failed": "यह हिस्सा लोड नहीं हो सका। अपना कनेक्शन जाँचें, फिर दोबारा कोशिश करें।",
    "connect.off": "इस पेज पर कनेक्ट करने के लिए कोई वॉलेट नहीं है।",
    "connect.login": "लॉग इन या साइन अप करें",
    "connect.list": "वॉलेट",
    "connect.device": "इस डिवाइस पर",
    "connect.popular": "लोकप्रिय",
    "connect.new": "वॉलेट में नए हैं?",
    "connect.get": "एक पाएँ",
    "connect.moreFailed": "और वॉलेट दिखाए नहीं जा सके।",
    "connect.agree": "मैं इनसे सहमत हूँ:",
    "connect.agreeFirst": "पहले बॉक्स पर टिक करें",
    "connect.terms": "कनेक्ट करके आप इनसे सहमत होते हैं:",
    "connect.termsLink": "सेवा की शर्तें",
    "connect.and": "और",
    "connect.privacyLink": "गोपनीयता नीति",
    "tag.recent": "पिछली बार इस्तेमाल",
    "connect.notOffered": "इस साइट पर उपलब्ध नहीं",
    "tag.get": "पाएँ",
    "tag.mixed": "मिले-जुले अक्षर",
    "allWallets.row": "सभी वॉलेट",
    "connecting.approve": "{wallet} में मंज़ूरी दें",
    "connecting.open": "वॉलेट की विंडो खुली है। वहाँ “मंज़ूरी दें” दबाएँ।",
    "connected.title": "कनेक्ट हो गया",
    "connected.more": "{address}\n{network} पर",
    "connecting.sees": "यह पेज आपका एड्रेस देखेगा",
    "connecting.asks": "आपसे पूछे बिना यह कुछ भी ट्रांसफ़र नहीं करता",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "अपने फ़ोन से कोड स्कैन करें"
  },
  views: {
    "toast.accountSwitched": "अकाउंट बदला गया",
    "toast.addressCopied": "एड्रेस कॉपी हुआ",
    "toast.codeResent": "कोड का ईमेल फिर भेजा गया",
    "toast.emailChanged": "ईमेल बदल गया",
    "toast.linkCopied": "लिंक कॉपी हुआ",
    "toast.walletAdded": "नया वॉलेट जोड़ा गया",
    "toast.transactionStarted": "ट्रांज़ैक्शन शुरू हुआ",
    "toast.walletDeleted": "वॉलेट हटाया गया",
    "toast.walletDisconnected": "वॉलेट डिस्कनेक्ट हुआ",
    "toast.walletSwitched": "वॉलेट बदला गया",
    "toast.approveLimit": "अपने वॉलेट में सीमा बढ़ाने को मंज़ूरी दें",
    "toast.authenticating": "पहचान जाँची जा रही है…",
    "toast.confirmTransaction": "अपने वॉलेट में ट्रांज़ैक्शन की पुष्टि करें",
    "view.WalletSend": "भेजें",
    "money.ambiguous": "आपका मतलब {whole} है या {decimal}?",
    "money.grouped": "हज़ार के विभाजक हटाकर लिखें: 1000.5",
    "send.filledIn": "{app} ने भरा",
    "view.SmartSessionList": "स्मार्ट सेशन",
    "connecting.notInstalled": "{wallet} इंस्टॉल नहीं है",
    "connecting.notHere": "{wallet} इस पेज पर नहीं है",
    "connecting.notHereNext": "इसका एक्सटेंशन इंस्टॉल या चालू करें, फिर पेज दोबारा लोड करें। या कोई दूसरा वॉलेट चुनें।",
    "connecting.noWay": "इसे कहाँ से पाएँ, यह नहीं बताया गया है। जारी रखने के लिए दूसरा वॉलेट चुनें।",
    "connecting.others": "दूसरा वॉलेट चुनें",
    "connecting.install": "इसे इंस्टॉल करें, फिर इस पेज पर लौटकर कनेक्ट करें।",
    "connecting.haveIt": "अब मेरे पास है",
    "connecting.nothing": "कुछ नहीं हुआ? फिर से खोलें",
    "connecting.behind": "हो सकता है यह इस विंडो के पीछे हो।",
    "connecting.here": "{wallet} यहाँ है। कनेक्ट करें",
    "guide.install": "{wallet} इंस्टॉल करें",
    "guide.installMore": "इसे नीचे से लें, या अपने फ़ोन से कोड स्कैन करें।",
    "guide.installHere": "इसे नीचे दिए गए स्टोर से लें।",
    "guide.create": "वॉलेट बनाएँ, या इंपोर्ट करें",
    "guide.createMore": "रिकवरी फ़्रेज़ किसी को न बताएँ।",
    "guide.back": "यहाँ वापस आएँ",
    "guide.backMore": "यह पेज {wallet} को पहचान लेता है। अगर नहीं, तो पेज फिर से लोड करें।",
    "guide.backAgain": "कनेक्ट करने के लिए {wallet} फिर से चुनें।",
    "store.chrome": "ब्राउज़र एक्सटेंशन",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "वेब ऐप",
    "store.home": "वेबसाइट",
    "store.phone": "फ़ोन",
    "downloads.stores": "कहाँ मिलेगा",
    "downloads.scan": "इस कोड को अपने फ़ोन से स्कैन करें।",
    "multiChain.opens": "{networks} पर आपका अकाउंट",
    "allWallets.search": "वॉलेट खोजें",
    "allWallets.none": "“{text}” नाम का कोई वॉलेट नहीं",
    "allWallets.noneNext": "वर्तनी जाँचें, या कोड से कोई भी वॉलेट कनेक्ट करें।",
    "allWallets.noneSpelling": "वर्तनी जाँचें।",
    "allWallets.clear": "मिटाएँ",
    "allWallets.scan": "कोड स्कैन करें",
    "allWallets.missing": "सूची में नहीं है?",
    "allWallets.failed": "सूची लोड नहीं हो रही",
    "allWallets.failedNext": "इस ब्राउज़र के वॉलेट अब भी काम करते हैं।",
    "tag.installed": "इंस्टॉल है",
    "signIn.preparing": "तैयारी हो रही है",
    "signIn.lead": "{site} में साइन इन करें",
    "signIn.why": "आपका सिग्नेचर दिखाता है कि यह अकाउंट आपका है। इसमें न कुछ खर्च होता है, न कुछ ट्रांसफ़र होता है।",
    "signIn.statement": "आप इससे सहमत हैं",
    "signIn.site": "साइट",
    "signIn.account": "अकाउंट",
    "signIn.network": "नेटवर्क",
    "signIn.from": "कब से मान्य",
    "signIn.until": "कब तक मान्य",
    "signIn.resources": "इसमें शामिल",
    "signIn.read": "संदेश पढ़ें",
    "signIn.cancel": "रद्द करें",
    "signIn.sign": "साइन इन करें",
    "signIn.approve": "{wallet} में मंज़ूरी दें",
    "signIn.declined": "आपने मना किया। आपने अभी साइन इन नहीं किया है।",
    "signIn.elsewhere": "यह अनुरोध किसी दूसरी साइट के लिए है। कुछ भी साइन नहीं हुआ।",
    "signIn.must": "साइन इन करें या रद्द करें",
    "refused.title": "आपने मना किया",
    "refused.next": "कुछ भी साझा नहीं हुआ। जब तैयार हों, फिर से अनुरोध करें।",
    "failed.away": "सेवा अभी जवाब नहीं दे रही",
    "locked.title": "{wallet} अनलॉक करें",
    "locked.next": "इसे ब्राउज़र के टूलबार से खोलें और इसका पासवर्ड डालें।",
    "newcomer.learn": "जानें",
    "newcomer.none": "जारी रखने के लिए वॉलेट चाहिए",
    "newcomer.noneNext": "इस ब्राउज़र में एक इंस्टॉल करें, या यह पेज किसी वॉलेट के ब्राउज़र में खोलें।",
    "newcomer.compare": "सबकी तुलना करें",
    "newcomer.find": "वॉलेट खोजें",
    "newcomer.haveOne": "अब मेरे पास वॉलेट है",
    "newcomer.notSeen": "इस पेज को अभी कोई वॉलेट नहीं दिख रहा। इंस्टॉल करने के बाद पेज रीलोड करें।",
    "runs.both": "ब्राउज़र और फ़ोन",
    "runs.phone": "केवल फ़ोन",
    "runs.browser": "ब्राउज़र",
    "runs.web": "वेबसाइट",
    "lesson.key": "साइटों की आपकी चाबी",
    "lesson.keyMore": "हर पेज के लिए नए पासवर्ड की जगह इससे साइन इन करें।",
    "lesson.home": "आपकी चीज़ों का घर",
    "lesson.homeMore": "यह कॉइन और कलेक्टिबल रखता है। इन्हें सिर्फ़ आप ट्रांसफ़र कर सकते हैं।",
    "lesson.networks": "कई नेटवर्क पर चलता है",
    "lesson.networksMore": "एक वॉलेट में कई नेटवर्क के अकाउंट हो सकते हैं।",
    "lesson.system": "एक साझा कंप्यूटर",
    "lesson.systemMore": "कई मशीनें एक जैसे खाते रखती हैं। सबका मालिक कोई नहीं है।",
    "lesson.fees": "हर लेन-देन का शुल्क है",
    "lesson.feesMore": "यह नेटवर्क के अपने कॉइन में देना होता है, इसलिए थोड़ा बचाकर रखें।",
    "lesson.record": "सबके पढ़ने के लिए खुला",
    "lesson.recordMore": "एक्सप्लोरर अब तक का हर ट्रांज़ैक्शन दिखाता है।",
    "lesson.gotIt": "समझ में आया",
    "allWallets.more": "और लोड करें",
    "allWallets.loading": "वॉलेट लोड हो रहे हैं",
    "allWallets.count.one": "{count} वॉलेट",
    "allWallets.count.other": "{count} वॉलेट",
    "walletconnect.ways": "कनेक्ट करने के तरीके",
    "walletconnect.scan": "अपने फ़ोन पर {wallet} से स्कैन करें",
    "walletconnect.scanElsewhere": "दूसरे डिवाइस से स्कैन करें, या लिंक कॉपी करें",
    "walletconnect.code": "{wallet} के लिए कोड",
    "walletconnect.making": "कोड तैयार हो रहा है",
    "walletconnect.makingLink": "लिंक तैयार हो रहा है",
    "walletconnect.copy": "लिंक कॉपी करें",
    "walletconnect.copied": "लिंक कॉपी हुआ",
    "walletconnect.expires": "{seconds} से॰ में समाप्त",
    "walletconnect.step1": "अपना वॉलेट खोलें",
    "walletconnect.step2": "स्कैन पर टैप करें",
    "walletconnect.step3": "मंज़ूरी दें",
    "walletconnect.noWallet": "फ़ोन पर वॉलेट नहीं है?",
    "walletconnect.waits": "वहाँ मंज़ूरी दें, फिर लौटें। यह पेज आपका इंतज़ार करता है।",
    "walletconnect.openIt": "खोलें",
    "walletconnect.expired": "इस कोड की अवधि समाप्त हुई",
    "walletconnect.refresh": "नया कोड पाएँ",
    "walletconnect.opened": "ऐप खुला है। वहाँ मंज़ूरी दें, फिर इस पेज पर लौटें।",
    "walletconnect.notYet": "अभी फ़ोन पर नहीं है?",
    "walletconnect.getIt": "इसे पाएँ",
    "walletconnect.openHint": "वहाँ मंज़ूरी दें, फिर लौटें।",
    "walletconnect.openWeb": "यह नए टैब में खुलता है। यह पेज आपका इंतज़ार करता है।",
    "walletconnect.open": "{wallet} खोलें",
    "walletconnect.openAgain": "{wallet} फिर खोलें",
    "walletconnect.browse": "{wallet} इस पेज को अपने ब्राउज़र में खोलता है। वहाँ कनेक्ट करें।",
    "walletconnect.failedNext": "अपना कनेक्शन जाँचें, फिर दोबारा कोशिश करें।",
    "walletconnect.refused": "यह पेज कोड के लिए सेट नहीं है",
    "walletconnect.refusedNext": "जारी रखने के लिए दूसरा वॉलेट चुनें।",
    "reach.qrcode": "कोड",
    "reach.mobile": "फ़ोन",
    "reach.desktop": "डेस्कटॉप",
    "reach.web": "वेब",
    "reach.browser": "ब्राउज़र",
    "reach.extension": "एक्सटेंशन",
    "email.label": "ईमेल",
    "account.editEmail": "अपना ईमेल बदलें",
    "account.signIn": "साइन इन का तरीका",
    "account.smart": "स्मार्ट अकाउंट",
    "account.runs": "स्मार्ट अकाउंट: {code} का कोड चलाता है। आपका वॉलेट इसे वापस ले सकता है।",
    "account.switchingType": "अकाउंट बदला जा रहा है",
    "account.upgrade": "वॉलेट अपग्रेड करें",
    "account.buy": "खरीदें",
    "account.swap": "स्वैप",
    "account.name": "नाम",
    "account.copy": "एड्रेस कॉपी करें",
    "account.copyFailed": "कॉपी नहीं हो सका",
    "account.explorer": "एक्सप्लोरर पर देखें",
    "account.disconnect": "डिस्कनेक्ट करें",
    "account.network": "नेटवर्क",
    "account.sessions": "आपकी ओर से काम कर सकने वाले ऐप",
    "wallets.inUse": "इस्तेमाल में",
    "wallets.disconnect": "{wallet} डिस्कनेक्ट करें",
    "wallets.forget": "{wallet} को भूलें",
    "wallets.add": "दूसरा वॉलेट कनेक्ट करें",
    "wallets.change": "दूसरे वॉलेट से बदलें",
    "wallets.changeNext": "{wallet} डिस्कनेक्ट हो जाएगा",
    "wallets.reconnecting": "फिर कनेक्ट हो रहा है",
    "wallets.earlier": "पहले इस्तेमाल किए गए",
    "wallets.connect": "{network} से कनेक्ट करें",
    "activeChain.lead": "{network} पर जारी रखें?",
    "activeChain.keep": "{wallet} कनेक्ट रहेगा। आप कभी भी लौट सकते हैं।",
    "activeChain.connect": "{network} के लिए अलग वॉलेट चाहिए। अब आप एक चुनेंगे; {wallet} कनेक्ट रहेगा।",
    "activeChain.switch": "{network} पर जाएँ",
    "activeChain.stay": "{network} पर रहें",
    "namespace.eip155": "EVM नेटवर्क",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "बैलेंस",
    "account.balanceUnknown": "बैलेंस पता नहीं",
    "account.balanceLoading": "बैलेंस लोड हो रहा है",
    "account.tokens": "टोकन",
    "account.nfts": "NFT",
    "account.activity": "गतिविधि",
    "account.noTokens": "यहाँ अभी कुछ नहीं है",
    "account.noTokensNext": "यह अकाउंट जो प्राप्त करता है, वह यहाँ दिखता है।",
    "account.uncovered": "यह नेटवर्क यहाँ समर्थित नहीं है",
    "account.uncoveredNext": "यहाँ टोकन की सूची नहीं दिखाई जा सकती। वे आपके वॉलेट में दिखते हैं।",
    "account.worthless": "बिना मूल्य वाले {count} दिखाएँ",
    "account.hidden": "{count} छिपे हैं, शायद स्पैम",
    "account.lure": "शायद स्पैम है, जोड़ा नहीं गया",
    "account.unchecked": "मूल्य जाँचा नहीं जा सकता, इसलिए जोड़ा नहीं गया",
    "account.tokensLoading": "टोकन लोड हो रहे हैं",
    "account.away": "बैलेंस अभी लोड नहीं हो रहे।",
    "account.retryIn": "दोबारा कोशिश करें · {seconds} से॰",
    "account.asOf": "{time} तक",
    "account.avatar": "अकाउंट",
    "account.reconnecting": "फिर कनेक्ट हो रहा है",
    "network.current": "मौजूदा",
    "network.notServed": "यह वॉलेट इस नेटवर्क पर काम नहीं करता",
    "network.notGranted": "{wallet} ने अनुमति नहीं दी",
    "network.switching": "{wallet} में मंज़ूरी दें",
    "network.switchingNext": "यह आपको {network} पर जाने को कहता है।",
    "network.unsupported": "यह पेज {network} इस्तेमाल नहीं करता",
    "network.unsupportedNext": "आपका वॉलेट अभी उसी पर है। जारी रखने के लिए नेटवर्क चुनें।",
    "network.unknown": "नेटवर्क {id}",
    "network.ownWallet": "{namespace} के लिए वॉलेट चाहिए",
    "network.testnet": "टेस्टनेट",
    "network.failed": "नेटवर्क नहीं बदला। दोबारा कोशिश करें।",
    "network.search": "नेटवर्क खोजें",
    "network.none": "“{text}” नाम का कोई नेटवर्क नहीं",
    "network.count.one": "{count} नेटवर्क",
    "network.count.other": "{count} नेटवर्क",
    "view.EmailLogin": "ईमेल से जारी रखें",
    "view.EmailVerifyOtp": "ईमेल की पुष्टि",
    "view.EmailVerifyDevice": "डिवाइस रजिस्टर करें",
    "view.UpdateEmailWallet": "ईमेल बदलें",
    "view.UpdateEmailPrimaryOtp": "मौजूदा ईमेल की पुष्टि",
    "view.UpdateEmailSecondaryOtp": "नए ईमेल की पुष्टि",
    "view.UpgradeEmailWallet": "वॉलेट अपग्रेड करें",
    "change.now": "मौजूदा: {email}",
    "change.label": "नया ईमेल",
    "change.how": "एक कोड आपके मौजूदा ईमेल पर जाता है, फिर एक नए पर। आपका एड्रेस वही रहता है।",
    "change.save": "सहेजें",
    "change.step": "2 में से चरण {step}",
    "change.toPrimary": "कोड आपके मौजूदा ईमेल पर भेजा गया",
    "change.toSecondary": "कोड आपके नए ईमेल पर भेजा गया",
    "upgrade.title": "अपनी चाबियाँ खुद रखें",
    "upgrade.how": "इस वॉलेट की चाबी सुरक्षित साइट रखती है। वहाँ आप इसे ऐसे वॉलेट में ले जा सकते हैं जिसकी चाबियाँ आप रखते हैं।",
    "upgrade.open": "सुरक्षित साइट खोलें",
    "email.title": "आपका ईमेल क्या है?",
    "email.how": "हम आपको छह अंकों का कोड भेजते हैं।\nन पासवर्ड, न कुछ इंस्टॉल करना।",
    "email.send": "कोड भेजें",
    "email.go": "जारी रखें",
    "email.or": "या वॉलेट से",
    "email.sending": "{email} पर कोड भेजा जा रहा है",
    "email.wallet": "इसके बजाय वॉलेट कनेक्ट करें",
    "code.title": "कोड डालें",
    "code.to": "हमने यहाँ भेजा:",
    "code.label": "छह अंकों का कोड",
    "code.good": "यह 10 मिनट तक मान्य है",
    "code.checking": "कोड जाँचा जा रहा है",
    "code.wrong": "यह कोड सही नहीं है। हमारा पिछला ईमेल देखें।",
    "code.newer": "यह कोड सही नहीं है। इससे नया कोड भेजा जा चुका है।",
    "code.again": "फिर भेजें",
    "code.wait": "{seconds} से॰ में फिर भेजें",
    "device.title": "इस डिवाइस की पुष्टि करें",
    "device.how": "{email} पर भेजा गया लिंक खोलें, “मंज़ूरी दें” दबाएँ, फिर यहाँ लौटें।",
    "device.again": "नया लिंक भेजें",
    "device.refused": "लिंक अस्वीकार कर दिया गया",
    "device.old": "लिंक बहुत पुराना है",
    "ways.or": "या",
    "ways.wallet": "वॉलेट कनेक्ट करें",
    "view.ConnectSocials": "सभी सोशल",
    "view.ConnectingSocial": "साइन इन",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "सोशल अकाउंट",
    "social.with": "{provider} से जारी रखें",
    "social.more": "साइन इन के और तरीके",
    "social.none": "इस ब्राउज़र में कोई सोशल साइन इन काम नहीं करता।",
    "social.others": "दूसरा तरीका चुनें",
    "social.title": "{provider} से साइन इन करें",
    "social.waits": "इसके लिए एक विंडो खुली है। यह पेज आपका पासवर्ड कभी नहीं देखता।",
    "social.leaves": "यह पेज {provider} पर जाता है, और लौट आता है।",
    "social.show": "विंडो दिखाएँ",
    "social.unseen": "यह पेज {provider} की विंडो नहीं देख सकता। वहाँ पूरा करके लौटें।",
    "social.again": "फिर से शुरू करें",
    "social.finishing": "साइन इन पूरा हो रहा है",
    "social.closed": "विंडो बंद हुई",
    "social.closedNext": "जारी रखने के लिए उसे फिर खोलें। अगर वहाँ पूरा कर चुके हैं, तो थोड़ा रुकें।",
    "social.blocked": "आपके ब्राउज़र ने विंडो नहीं खोली",
    "social.blockedNext": "दबाने पर यह खुलती है। शायद आपको इस पेज के लिए विंडो की अनुमति देनी पड़े।",
    "social.open": "विंडो खोलें",
    "farcaster.code": "Farcaster के लिए कोड",
    "farcaster.making": "कोड बन रहा है",
    "farcaster.scan": "अपने फ़ोन पर Farcaster से स्कैन करें",
    "farcaster.open": "Farcaster खोलें",
    "farcaster.approve": "Farcaster में मंज़ूरी दें, फिर यहाँ लौटें।",
    "farcaster.old": "यह कोड बहुत पुराना है",
    "farcaster.again": "नया कोड",
    "plain.embedded.frame-load-failed": "ईमेल अभी काम नहीं कर रहा है",
    "plain.embedded.frame-load-timed-out": "ईमेल अभी काम नहीं कर रहा है",
    "plain.embedded.frame-request-timed-out": "इसमें बहुत समय लग गया",
    "plain.embedded.social-timed-out": "इसमें बहुत समय लग गया",
    "plain.embedded.social-not-started": "साइन-इन शुरू नहीं हुआ",
    "plain.embedded.social-uri-failed": "साइन-इन शुरू नहीं हुआ",
    "plain.embedded.farcaster-failed": "Farcaster ने साइन-इन की पुष्टि नहीं की",
    "plain.embedded.frame-answer-misfit": "यह काम नहीं किया",
    "plain.embedded.frame-error-unknown": "यह काम नहीं किया",
    "plain.embedded.untrusted-origin": "इस पेज पर ईमेल उपलब्ध नहीं है",
    "plain.embedded.unverified-domain": "इस पेज पर ईमेल उपलब्ध नहीं है",
    "view.ApproveTransaction": "ट्रांज़ैक्शन को मंज़ूरी",
    "view.SmartSessionCreated": "स्मार्ट सेशन बन गया",
    "view.WalletSendSelectToken": "टोकन चुनें",
    "view.WalletSendPreview": "भेजने से पहले जाँचें",
    "view.WalletSendConfirmed": "भेजें",
    "receive.code": "आपके एड्रेस का कोड",
    "receive.copied": "कॉपी हुआ",
    "receive.noteEvm": "इस एड्रेस पर केवल वही भेजें जो {network} और दूसरे EVM नेटवर्क पर है।",
    "receive.note": "इस एड्रेस पर केवल वही भेजें जो {network} पर है।",
    "receive.noteOrdinal": "इस एड्रेस पर केवल {network} के इंस्क्रिप्शन भेजें। भुगतान के लिए दूसरा एड्रेस है।",
    "receive.purposes": "एड्रेस",
    "receive.payment": "भुगतान",
    "receive.ordinal": "Ordinals",
    "activity.sent": "भेजा गया",
    "activity.sentNow": "भेजा जा रहा है",
    "activity.sentFailed": "भेजना विफल",
    "activity.received": "प्राप्त हुआ",
    "activity.receivedNow": "प्राप्त हो रहा है",
    "activity.receivedFailed": "प्राप्त नहीं हुआ",
    "activity.swapped": "स्वैप हुआ",
    "activity.swappedNow": "स्वैप हो रहा है",
    "activity.swappedFailed": "स्वैप विफल",
    "activity.minted": "मिंट हुआ",
    "activity.mintedNow": "मिंट हो रहा है",
    "activity.mintedFailed": "मिंट विफल",
    "activity.allowed": "अनुमति दी गई",
    "activity.allowedNow": "अनुमति दी जा रही है",
    "activity.allowedFailed": "अनुमति नहीं मिली",
    "activity.called": "कॉन्ट्रैक्ट कॉल हुआ",
    "activity.calledNow": "कॉन्ट्रैक्ट कॉल हो रहा है",
    "activity.calledFailed": "कॉल विफल",
    "activity.loading": "गतिविधि लोड हो रही है",
    "activity.none": "अभी कुछ नहीं हुआ है",
    "activity.noneNext": "यह अकाउंट जो भेजता और पाता है, वह यहाँ दिखता है।",
    "activity.away": "गतिविधि अभी लोड नहीं हो रही।",
    "activity.unmoved": "कुछ भी ट्रांसफ़र नहीं हुआ",
    "activity.waits": "इंतज़ार में",
    "activity.for": "{given} के बदले {gained}",
    "activity.to": "{who} को",
    "activity.from": "{who} से",
    "activity.with": "{who} के साथ",
    "activity.new": "नया कॉन्ट्रैक्ट",
    "activity.toSelf": "आपके अपने अकाउंट में",
    "activity.batch": "एक साथ कई कॉल",
    "activity.more": "और {count}",
    "activity.moved": "ट्रांसफ़र",
    "progress.sendFailed": "{amount} नहीं भेजा गया",
    "progress.swapping": "{from} को {to} से स्वैप किया जा रहा है",
    "progress.swapped": "{from} को {to} से स्वैप किया गया",
    "progress.swapFailed": "{from} स्वैप नहीं हुआ",
    "activity.again": "फिर से भेजें",
    "activity.yesterday": "कल",
    "activity.today": "आज, {time}",
    "activity.here": "इस पेज से भेजा गया",
    "activity.untold": "इस नेटवर्क का इतिहास यहाँ नहीं है। आप इस पेज से जो भेजते हैं, वह दिखता है।",
    "activity.hidden": "{count} छिपे हैं, शायद स्पैम",
    "activity.notYours": "यह आपने नहीं किया। इसका एड्रेस कॉपी न करें।",
    "activity.when": "कब",
    "activity.party": "किसके साथ",
    "activity.hash": "ट्रांज़ैक्शन",
    "activity.copyHash": "कॉपी करें",
    "nfts.loading": "कलेक्टिबल लोड हो रहे हैं",
    "nfts.none": "अभी कोई कलेक्टिबल नहीं",
    "nfts.noneNext": "हाल की गतिविधि में कोई नहीं आया।",
    "nfts.source": "आपकी गतिविधि से",
    "nfts.back": "और पीछे देखें",
    "nfts.unnamed": "बिना नाम",
    "nfts.count": "कुल {count}",
    "send.amount": "राशि",
    "send.have": "आपके पास {balance} है",
    "send.unknown": "बैलेंस पता नहीं",
    "send.to": "पाने वाला",
    "send.receiver": "एड्रेस या नाम",
    "send.paste": "पेस्ट करें",
    "send.clear": "मिटाएँ",
    "send.earlier": "आपने इन्हें भेजा है",
    "send.fee": "नेटवर्क शुल्क",
    "send.feeAbout": "लगभग {fee}",
    "send.feeData": "लगभग {fee} और नेटवर्क का डेटा शुल्क",
    "send.feeMost": "अधिकतम {fee}",
    "send.feeMargin": "अधिकतम {fee}, डेटा शुल्क के लिए गुंजाइश सहित",
    "send.feeUnknown": "शुल्क पता नहीं",
    "send.keeps": "शुल्क के लिए {fee} बचाता है",
    "send.review": "जाँचें",
    "send.checking": "जाँच हो रही है",
    "send.enterAmount": "राशि डालें",
    "send.chooseReceiver": "किसे भेजना है, चुनें",
    "send.notEnough": "{symbol} पर्याप्त नहीं है",
    "send.misfit": "{symbol} की 0 से ज़्यादा राशि डालें, अधिकतम {decimals} दशमलव के साथ",
    "send.none": "भेजने को अभी कुछ नहीं",
    "send.noneNext": "यह अकाउंट जो प्राप्त करता है, वह यहाँ से भेजा जा सकता है।",
    "send.yours": "{network} पर आपका",
    "send.from": "भेजने वाला",
    "send.network": "नेटवर्क",
    "send.rent": "उनका {symbol} खाता खोलना",
    "send.total": "कुल",
    "send.final": "भेजा गया ट्रांज़ैक्शन वापस नहीं हो सकता। नाम और आखिरी चार अक्षर जाँच लें।",
    "send.tickFirst": "भेजने के लिए बॉक्स पर टिक करें",
    "send.press": "{amount} भेजें",
    "send.approve": "{wallet} में मंज़ूरी दें",
    "send.cancel": "रद्द करें",
    "send.declined": "{wallet} में मना किया गया। कुछ भी नहीं भेजा गया।",
    "send.own": "यह आपका अपना एड्रेस है।",
    "send.contract": "यह एक कॉन्ट्रैक्ट है। पक्का कर लें कि यह {symbol} रख सकता है।",
    "send.contractTick": "मुझे पक्का पता है",
    "send.alike": "यह एड्रेस आपके जाने-पहचाने एड्रेस जैसा है, पर वह नहीं है।",
    "send.alikeTick": "यह दूसरा एड्रेस है",
    "send.thisOne": "यह एड्रेस",
    "send.knownOne": "जो आप जानते हैं",
    "send.sending": "{amount} भेजा जा रहा है",
    "send.sent": "{amount} भेजा गया",
    "send.failed": "विफल",
    "send.toWhom": "{who} को।",
    "send.done": "हो गया",
    "send.another": "एक और भेजें",
    "approve.asks": "{site} आपसे इसकी मंज़ूरी माँगता है",
    "approve.asksYou": "आपसे इसकी मंज़ूरी माँगता है",
    "approve.loading": "अनुरोध पढ़ा जा रहा है",
    "decision.asked": "आपकी चाबी रखने वाली साइट अनुरोध पढ़ रही है",
    "decision.read": "अनुरोध पढ़ें, फिर मंज़ूरी दें या अस्वीकार करें",
    "decision.decided": "आपकी चाबी रखने वाली साइट का इंतज़ार है",
    "approve.tickFirst": "मंज़ूरी देने के लिए बॉक्स पर टिक करें",
    "approve.approve": "मंज़ूरी दें",
    "approve.reject": "अस्वीकार करें",
    "approve.none": "आपकी मंज़ूरी के लिए कुछ नहीं है",
    "approve.noneNext": "यह पेज आपके वॉलेट से जो माँगता है, वह पहले यहाँ दिखता है।",
    "approve.more.one": "{count} और इंतज़ार में",
    "approve.more.other": "{count} और इंतज़ार में",
    "approve.changes": "आपके अकाउंट में क्या बदलता है",
    "approve.noChanges": "हम पता नहीं कर सके कि आपके अकाउंट में क्या बदलता है।",
    "approve.account": "भेजने वाला",
    "approve.network": "नेटवर्क",
    "approve.details": "विशेषज्ञों के लिए विवरण",
    "approve.tick": "मुझे पता है, और मुझे यही करना है",
    "approve.tickUnread": "जो पढ़ा नहीं जा सकता, उसके लिए मुझे इस पेज पर भरोसा है",
    "approve.unreadParts": "इस अनुरोध के कई हिस्से पढ़े नहीं जा सकते ({count})। तभी आगे बढ़ें जब आपको इस पेज पर भरोसा हो।",
    "approve.window": "इसकी अपनी विंडो में खोलें",
    "approve.ended": "कुछ भी नहीं भेजा गया। पेज पर फिर से अनुरोध करें।",
    "sessions.loading": "स्मार्ट सेशन लोड हो रहे हैं",
    "sessions.none": "कोई ऐप आपकी ओर से काम नहीं कर सकता।",
    "sessions.noneNext": "जिस ऐप को आप खुद काम करने की अनुमति देते हैं, वह यहाँ दिखता है, और आप उसे रोक सकते हैं।",
    "sessions.away": "स्मार्ट सेशन लोड नहीं हो सके",
    "sessions.until": "{date} तक",
    "sessions.expired": "{date} को समाप्त",
    "sessions.revoked": "{date} को वापस लिया गया",
    "sessions.end": "वापस लें",
    "sessions.ask": "इसे रोकें?",
    "sessions.keep": "रहने दें",
    "sessions.ending": "{wallet} में मंज़ूरी दें",
    "sessions.created": "यह आपकी ओर से काम कर सकता है",
    "sessions.createdNext": "{date} तक, और इन सीमाओं में। आप इसे कभी भी रोक सकते हैं।",
    "sessions.unused": "अनुमति मिली, पर इस्तेमाल नहीं हो सकती",
    "sessions.unusedNext": "आपके वॉलेट ने अनुमति दी, पर ऐप शुरू नहीं हो सका। इसे वापस लें, फिर दोबारा कोशिश करें।",
    "sessions.all": "स्मार्ट सेशन दिखाएँ",
    "money.token": "टोकन",
    "money.chooseToken": "एक टोकन चुनें",
    "money.readFirst": "पहले चेतावनी पढ़ें",
    "money.checkAmount": "राशि जाँचें",
    "money.max": "अधिकतम",
    "money.search": "टोकन खोजें",
    "money.noToken": "“{text}” से कोई टोकन मेल नहीं खाता।",
    "money.noTokenNext": "वर्तनी जाँचें, या टोकन का एड्रेस पेस्ट करें।",
    "money.explorer": "एक्सप्लोरर पर देखें",
    "receipt.pending": "{network} का इंतज़ार है",
    "receipt.sent": "भेज दिया गया। पहुँचने पर आपका वॉलेट बताएगा।",
    "receipt.done": "पहुँच गया।",
    "receipt.arrived.one": "{count} सेकंड में पहुँच गया।",
    "receipt.arrived.other": "{count} सेकंड में पहुँच गया।",
    "receipt.fee": "शुल्क {fee}।",
    "receipt.failed": "नेटवर्क ने इसे अस्वीकार किया। केवल शुल्क लिया गया।",
    "receipt.failedFor": "नेटवर्क ने इसे अस्वीकार किया: {reason}। केवल शुल्क लिया गया।",
    "receipt.repriced": "दूसरे शुल्क के साथ फिर भेजा गया।",
    "receipt.canceled": "रद्द किया गया",
    "receipt.canceledNext": "आपने इसे अपने वॉलेट में बदल दिया। कुछ भी नहीं भेजा गया।",
    "receipt.replaced": "बदल दिया गया",
    "receipt.replacedBy": "इसकी जगह दूसरे ट्रांज़ैक्शन ने ले ली।",
    "receipt.dropped": "नेटवर्क अब इसे नहीं जानता। यह लौट सकता है; कुछ भी दोबारा नहीं भेजा गया।",
    "receipt.partly": "कुछ चरण लागू हुए।",
    "receipt.details": "विवरण",
    "receipt.block": "ब्लॉक",
    "receipt.step": "चरण {number} लागू हुआ",
    "receipt.stepFailed": "चरण {number} लागू नहीं हुआ",
    "view.Swap": "स्वैप",
    "view.SwapSelectToken": "टोकन चुनें",
    "view.SwapPreview": "स्वैप जाँचें",
    "swap.pay": "आप देते हैं",
    "swap.get": "आपको मिलता है",
    "swap.getAbout": "आपको मिलेगा लगभग",
    "swap.have": "आपके पास {amount} है",
    "swap.unknown": "बैलेंस पता नहीं",
    "swap.turn": "दोनों की अदला-बदली करें",
    "swap.rate": "दर",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "कम से कम",
    "swap.impact": "कीमत पर असर",
    "swap.impactUnknown": "पता नहीं",
    "swap.fee": "नेटवर्क शुल्क",
    "swap.feeUnknown": "पता नहीं",
    "swap.slippage": "अधिकतम स्लिपेज",
    "swap.slippageOwn": "अपना, प्रतिशत में",
    "swap.slippageHigh": "आपको बताई गई राशि से बहुत कम मिल सकता है",
    "swap.review": "स्वैप जाँचें",
    "swap.enter": "राशि डालें",
    "swap.choose": "एक टोकन चुनें",
    "swap.checkSlippage": "स्लिपेज जाँचें",
    "swap.noPrice": "अभी कोई कीमत नहीं",
    "swap.quoting": "कीमत ली जा रही है",
    "swap.paused": "कीमतें रुकी हुई हैं",
    "swap.refresh": "रीफ़्रेश करें",
    "swap.misfit": "{symbol} की 0 से ज़्यादा राशि डालें, अधिकतम {decimals} दशमलव के साथ",
    "swap.tooMuch": "आपके पास {balance} है",
    "swap.noFee": "शुल्क के लिए {coin} पर्याप्त नहीं है",
    "swap.works": "स्वैप इन नेटवर्क पर काम करता है",
    "swap.yours": "{network} पर आपका",
    "swap.suggested": "सुझाए गए",
    "swap.popular": "लोकप्रिय",
    "swap.all": "सभी",
    "swap.goodFor": "यह दर {seconds} से॰ तक मान्य है",
    "swap.expired": "नई दर आ रही है",
    "swap.allow": "{spender} क्या ले सकता है",
    "swap.allowExact": "केवल यह स्वैप: {amount}",
    "swap.allowAll": "सारा {symbol}, बाद में भी",
    "swap.allowAllNext": "{spender} अब से आपका सारा {symbol} ले सकता है।",
    "swap.spender": "लेने वाला",
    "swap.together": "दोनों चरण एक साथ",
    "swap.ready": "दोनों चरण एक साथ करें",
    "swap.readyNext": "आपका वॉलेट पहले आपके अकाउंट को स्मार्ट अकाउंट बनाने को कहेगा।",
    "swap.steps": "चरण",
    "swap.stepBack": "पुरानी अनुमति वापस लें",
    "swap.stepAllow": "अनुमति दें",
    "swap.stepSwap": "स्वैप",
    "swap.tick": "फिर भी स्वैप करना है",
    "swap.impactHigh": "आप जो देते हैं, उसका {impact} खो देते हैं।",
    "swap.impactNone": "आप कितना खोएँगे, यह पता नहीं: एक कीमत नहीं मिली।",
    "swap.unproven": "इस सेवा का न्यूनतम जाँचा नहीं जा सका।",
    "swap.tickFirst": "स्वैप करने के लिए बॉक्स पर टिक करें",
    "swap.press": "स्वैप",
    "swap.proving": "आपको क्या मिलेगा, जाँचा जा रहा है",
    "swap.approve": "{wallet} में मंज़ूरी दें",
    "swap.twoSteps": "दो चरणों में करें",
    "swap.left": "{spender} अब भी {amount} ले सकता है।",
    "swap.takeBack": "अनुमति वापस लें",
    "swap.again": "नई कीमत",
    "swap.following": "{from} को {to} से स्वैप किया जा रहा है",
    "swap.done": "{from} को {to} से स्वैप किया गया",
    "plain.swap.not-started": "स्वैप अभी काम नहीं कर रहा है",
    "plain.swap.insufficient-liquidity": "अभी कोई इतना नहीं बेच रहा है",
    "plain.swap.not-built": "स्वैप तैयार नहीं हो सका",
    "plain.swap.approval-not-built": "स्वैप तैयार नहीं हो सका",
    "plain.swap.allowance-failed": "स्वैप तैयार नहीं हो सका",
    "swap.failed": "स्वैप विफल हुआ",
    "swap.close": "हो गया",
    "view.OnRampProviders": "खरीदें",
    "view.OnRampTokenSelect": "टोकन चुनें",
    "view.OnRampFiatSelect": "मुद्रा चुनें",
    "view.BuyInProgress": "खरीदें",
    "view.WhatIsABuy": "खरीदना क्या है?",
    "view.ChooseAccountName": "नाम चुनें",
    "view.RegisterAccountName": "नाम चुनें",
    "view.RegisterAccountNameSuccess": "आपका नाम",
    "buy.loading": "क्या खरीदा जा सकता है, लोड हो रहा है",
    "buy.none": "{network} पर कुछ भी खरीदा नहीं जा सकता",
    "buy.noneNext": "यह {networks} पर काम करता है।",
    "buy.builtIn": "पूरी सूची अभी लोड नहीं हो रही। ये खरीदे जा सकते हैं।",
    "buy.currency": "{currency} में भुगतान करें",
    "buy.amount": "{currency} में राशि",
    "buy.about": "लगभग {amount}",
    "buy.quoting": "कीमत पूछी जा रही है",
    "buy.unknown": "आपको मिलेगा —, शुल्क —",
    "buy.estimate": "यह अनुमान है: सही कीमत प्रदाता के पेज पर है।",
    "buy.quick": "राशियाँ",
    "buy.on": "{network} पर",
    "buy.ways": "भुगतान के तरीके",
    "buy.payWith": "{way} से भुगतान करें",
    "buy.way.card": "कार्ड",
    "buy.way.ach_bank_account": "बैंक अकाउंट",
    "buy.limits": "{min} से {max}",
    "buy.providers": "प्रदाता",
    "buy.fees": "शुल्क {range}",
    "buy.enter": "राशि डालें",
    "buy.continue": "{provider} के साथ जारी रखें",
    "buy.opens": "प्रदाता नई विंडो में खुलता है और आपको कॉइन बेचता है। यह पेज आपका कार्ड कभी नहीं देखता।",
    "buy.noProvider": "यहाँ कोई प्रदाता सेवा नहीं देता",
    "buy.search": "खोजें",
    "buy.noMatch": "“{text}” नाम का कुछ नहीं",
    "buy.finish": "{provider} की विंडो में पूरा करें",
    "buy.finishNext": "{provider}, {address} पर {token} भेजता है।",
    "buy.again": "इसे फिर खोलें",
    "buy.arrived": "आपका {token} आ गया है",
    "buy.late": "इसमें कुछ मिनट लग सकते हैं",
    "buy.lateNext": "आप इसे बंद कर सकते हैं। यह आपके बैलेंस में दिखेगा।",
    "buy.done": "हो गया",
    "lesson.buy": "आपके पैसों से कॉइन",
    "lesson.buyMore": "आप अपनी मुद्रा में भुगतान करते हैं और अकाउंट में कॉइन पाते हैं।",
    "lesson.pay": "प्रदाता इन्हें बेचता है",
    "lesson.payMore": "आप उसके पेज पर कार्ड या बैंक से भुगतान करते हैं। यह पेज आपका कार्ड कभी नहीं देखता।",
    "lesson.check": "भुगतान से पहले देखें",
    "lesson.checkMore": "कीमत, शुल्क और आपका एड्रेस प्रदाता के पेज पर हैं। उन्हें वहाँ जाँचें।",
    "name.lead": "{address} की जगह एक नाम",
    "name.leadNext": "दोस्त इस पर भेज सकते हैं। कम से कम 4 अक्षर, अंक या हाइफ़न।",
    "name.field": "नाम",
    "name.checking": "{name} खोजा जा रहा है",
    "name.free": "{name} उपलब्ध है",
    "name.taken": "{name} लिया जा चुका है",
    "name.alsoFree": "ये भी उपलब्ध हैं",
    "name.short": "कम से कम 4 अक्षर",
    "name.characters": "केवल अक्षर, अंक और हाइफ़न",
    "name.enter": "एक नाम चुनें",
    "name.register": "रजिस्टर करें",
    "name.approve": "{wallet} में मंज़ूरी दें",
    "name.registering": "रजिस्टर हो रहा है",
    "name.read": "संदेश पढ़ें",
    "name.why": "आपका वॉलेट नाम और समय को साइन करता है। इसमें न कुछ खर्च होता है, न कुछ ट्रांसफ़र होता है।",
    "name.declined": "आपने मना किया। कुछ भी रजिस्टर नहीं हुआ।",
    "name.noEvm": "नाम EVM नेटवर्क के अकाउंट के लिए हैं। नाम चुनने के लिए उनमें से किसी पर जाएँ।",
    "name.yours": "आप {name} हैं",
    "name.yoursNext": "अब दोस्त इस पर भेज सकते हैं।"
  },
  failures: {
    "account.not-found": ["अकाउंट नहीं मिला", "वह अकाउंट कनेक्ट नहीं है। जिस वॉलेट में वह है उसे कनेक्ट करें, फिर दोबारा कोशिश करें।"],
    "activity.failed": [
      "ट्रांज़ैक्शन नहीं मिल सके",
      "ट्रांज़ैक्शन लोड नहीं हो सके। बाद में कोशिश करें; वे नेटवर्क के एक्सप्लोरर पर भी दिखते हैं।"
    ],
    "chain.network-not-found": [
      "नेटवर्क नहीं मिला",
      "यह नेटवर्क उन नेटवर्क में नहीं है जिनके लिए यह पेज सेट है। इसे `networks` विकल्प में जोड़ें, या उसमें मौजूद नेटवर्क माँगें।"
    ],
    "chain.none-requested": [
      "वॉलेट माँगे गए किसी भी नेटवर्क पर नहीं चलता",
      "यह वॉलेट इस पेज के किसी भी नेटवर्क पर काम नहीं करता। दूसरा वॉलेट या दूसरा नेटवर्क चुनें।"
    ],
    "chain.not-supported": [
      "यह नेटवर्क समर्थित नहीं है",
      "आपका वॉलेट इस नेटवर्क को नहीं जानता और उसने इसे नहीं जोड़ा। वॉलेट की सेटिंग में जोड़ें, या दूसरा नेटवर्क चुनें।"
    ],
    "chain.switch-failed": [
      "नेटवर्क नहीं बदला जा सका",
      "आपका वॉलेट उस नेटवर्क पर नहीं गया। वॉलेट खोलें, देखें कि वह किसी चीज़ का इंतज़ार तो नहीं कर रहा, फिर दोबारा कोशिश करें।"
    ],
    "chain.switch-rejected": ["बदलना अस्वीकार हुआ", "आपने वॉलेट में बदलने से मना किया। कुछ नहीं बदला; जब चाहें दोबारा कोशिश करें।"],
    "chain.unsupported": [
      "असमर्थित नेटवर्क",
      "यह आपके मौजूदा नेटवर्क पर काम नहीं करता। दूसरे नेटवर्क पर जाएँ, फिर दोबारा कोशिश करें।"
    ],
    "chain.unsupported-namespace": [
      "असमर्थित नेटवर्क प्रकार: {namespace}",
      "किट eip155, solana, polkadot, bip122 और cosmos को जानती है। इनमें से किसी का नेटवर्क इस्तेमाल करें।"
    ],
    "config.both-sign-ins": [
      "siweConfig और siwx एक साथ सेट नहीं हो सकते",
      "साइन इन दो बार सेट किया गया। `siwx` रखें और `siweConfig` हटाएँ: यह उसका पुराना रूप है।"
    ],
    "config.invalid": [
      "विकल्प `{field}`: {expected}",
      "किट के एक या ज़्यादा विकल्प गलत हैं, इसलिए वह शुरू नहीं हुई। हर एक के साथ सही मान बताया गया है: ठीक करें और फिर शुरू करें।"
    ],
    "config.invalid-project-id": [
      "प्रोजेक्ट आईडी अमान्य है",
      "सेवा यह प्रोजेक्ट आईडी नहीं जानती। इसे प्रोजेक्ट की सेटिंग वाली आईडी से मिलाएँ।"
    ],
    "config.multi-wallet-not-enabled": [
      "कई वॉलेट की सुविधा चालू नहीं है",
      "एक साथ कई वॉलेट के लिए multiWallet सुविधा चाहिए। इसे प्रोजेक्ट की सेटिंग में चालू करें।"
    ],
    "config.origin-not-allowed": [
      "ओरिजिन की अनुमति नहीं है",
      "इस पेज का ओरिजिन प्रोजेक्ट की सूची में नहीं है। इसे प्रोजेक्ट की सेटिंग में अनुमति वाले डोमेन में जोड़ें।"
    ],
    "config.rate-limited": [
      "बहुत ज़्यादा अनुरोध",
      "प्रोजेक्ट का कॉन्फ़िगरेशन बहुत बार माँगा गया। किट लोकल सेटिंग से जारी है; कुछ मिनट बाद कोशिश करें।"
    ],
    "config.server-error": [
      "सर्वर त्रुटि",
      "सेवा विफल होने से प्रोजेक्ट का कॉन्फ़िगरेशन नहीं मिला। किट लोकल सेटिंग से जारी है; बाद में कोशिश करें।"
    ],
    "connection.connector-not-found": [
      "वॉलेट नहीं मिला",
      "इस पेज पर उस नाम का वॉलेट नहीं है। जाँचें कि उसका एक्सटेंशन इंस्टॉल और चालू है, पेज दोबारा लोड करें, फिर कोशिश करें।"
    ],
    "connection.failed": [
      "कनेक्ट नहीं हो सका",
      "वॉलेट ने इस पेज को अकाउंट नहीं दिखाया। वॉलेट खोलें, अनलॉक करें, फिर दोबारा कोशिश करें।"
    ],
    "connection.failed-to-disconnect-chains": [
      "इन चेन से डिस्कनेक्ट नहीं हो सका: {reason}",
      "एक या अधिक वॉलेट ने कनेक्शन समाप्त नहीं किया। फिर से कोशिश करें, या वॉलेट में ही इस पेज को हटाएँ।"
    ],
    "connection.network-not-in-wallet": [
      "यह नेटवर्क समर्थित नहीं है",
      "कनेक्शन में यह नेटवर्क नहीं है, इसलिए कुछ नहीं भेजा गया। वॉलेट में उस पर जाएँ, या फिर से कनेक्ट करके अनुमति दें।"
    ],
    "connection.not-connected": ["पहले वॉलेट कनेक्ट करें", "इसके लिए अकाउंट चाहिए। पहले वॉलेट कनेक्ट करें।"],
    "connection.rejected": [
      "कनेक्शन अस्वीकार हुआ",
      "आपने वॉलेट में अनुरोध से मना किया। कुछ भी साझा नहीं हुआ; जब चाहें दोबारा कोशिश करें।"
    ],
    "connection.request-failed": [
      "वॉलेट यह नहीं कर सका",
      "वॉलेट ने त्रुटि बताई। वह क्या कहता है, यह देखने के लिए उसे खोलें, फिर दोबारा कोशिश करें।"
    ],
    "connection.request-rejected": ["अनुरोध अस्वीकार हुआ", "आपने वॉलेट में अनुरोध से मना किया। कुछ भी नहीं भेजा गया।"],
    "connection.session-expired": [
      "सेशन समाप्त हुआ",
      "रिले सेवा इस सेशन का टोकन स्वीकार नहीं करती। जाँचें कि इस डिवाइस की घड़ी सही है, फिर दोबारा कनेक्ट करें।"
    ],
    "connection.wallet-busy": [
      "जारी रखने के लिए अपना वॉलेट खोलें",
      "आपका वॉलेट लॉक है या पहले से कोई अनुरोध दिखा रहा है। उसे खोलें, वह अनुरोध पूरा करें या हटाएँ, फिर दोबारा कोशिश करें।"
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect नहीं मिला",
      "WalletConnect यहाँ सेट नहीं है। किट को `projectId` दें और `enableWalletConnect` चालू रखें।"
    ],
    "embedded.aborted": ["कुछ गड़बड़ हुई", "एम्बेडेड वॉलेट ने काम बीच में रोक दिया। कुछ भी नहीं भेजा गया; दोबारा कोशिश करें।"],
    "embedded.device-not-approved": [
      "इस डिवाइस को मंज़ूरी नहीं मिली।",
      "ईमेल का लिंक अस्वीकार हुआ या बहुत पुराना है। नया लिंक माँगें।"
    ],
    "embedded.email-cooldown": [
      "{seconds} सेकंड में दोबारा कोशिश करें",
      "अभी एक कोड भेजा गया है। अपना इनबॉक्स देखें, या समय पूरा होने पर नया माँगें।"
    ],
    "embedded.email-misfit": ["सही ईमेल डालें", "यह ईमेल एड्रेस जैसा नहीं लगता। इसे name@example.com जैसा लिखें।"],
    "embedded.email-taken": ["उस ईमेल का दूसरा वॉलेट है।", "कुछ नहीं बदला। ऐसा ईमेल दें जिससे यहाँ कोई साइन इन नहीं करता।"],
    "embedded.email-unchanged": ["यह आपका मौजूदा ईमेल है।", "कुछ नहीं बदला। वह ईमेल दें जो इसकी जगह ले।"],
    "embedded.farcaster-failed": [
      "Farcaster से कनेक्ट नहीं हो सका",
      "Farcaster ने साइन इन की पुष्टि नहीं की। उसका ऐप खोलें, फिर दोबारा कोशिश करें।"
    ],
    "embedded.frame-answer-misfit": [
      "एक त्रुटि हुई",
      "एम्बेडेड वॉलेट ने ऐसे रूप में जवाब दिया जिसे यह पेज नहीं जानता। दोबारा कोशिश करें, या फिर साइन इन करें।"
    ],
    "embedded.frame-error": ["{reason}", "एम्बेडेड वॉलेट यह नहीं कर सका। दोबारा कोशिश करें, या फिर साइन इन करें।"],
    "embedded.frame-error-unknown": [
      "एक त्रुटि हुई",
      "एम्बेडेड वॉलेट यह नहीं कर सका और कारण नहीं बताया। दोबारा कोशिश करें, या फिर साइन इन करें।"
    ],
    "embedded.frame-load-failed": [
      "ईमेल साइन इन लोड नहीं हो सका",
      "ईमेल से साइन इन वाला हिस्सा लोड नहीं हुआ। अपना नेटवर्क और कोई ब्लॉकर हो तो उसे जाँचें, या वॉलेट कनेक्ट करें।"
    ],
    "embedded.frame-load-timed-out": [
      "नेटवर्क त्रुटि: एम्बेडेड वॉलेट लोड नहीं हुआ",
      "एम्बेडेड वॉलेट 20 सेकंड में लोड नहीं हुआ। नेटवर्क और ब्लॉकर जाँचें, फिर बाद में कोशिश करें।"
    ],
    "embedded.frame-request-timed-out": [
      "एम्बेडेड वॉलेट ने समय पर जवाब नहीं दिया",
      "एम्बेडेड वॉलेट ने समय पर जवाब नहीं दिया। बाद में कोशिश करें।"
    ],
    "embedded.frame-storage-blocked": [
      "आपका ब्राउज़र यह साइन इन सहेजता नहीं: पेज छोड़ते ही यह समाप्त हो जाएगा।",
      "ज़्यादा देर तक साइन इन रहने के लिए वॉलेट की साइट को डेटा सहेजने दें।"
    ],
    "embedded.no-auth-connector": [
      "साइन इन सेट नहीं है",
      "ईमेल और सोशल साइन इन यहाँ सेट नहीं हैं। किट को ऐसा `projectId` दें जिसमें इनमें से एक चालू हो, या वॉलेट कनेक्ट करें।"
    ],
    "embedded.not-email-or-social": [
      "ईमेल या सोशल से कनेक्ट नहीं हैं",
      "यह केवल ईमेल या सोशल से बने अकाउंट पर चलता है। इनमें से किसी एक से साइन इन करें।"
    ],
    "embedded.otp-expired": ["यह कोड बहुत पुराना है।", "कोड दस मिनट तक मान्य है। नया माँगें और तुरंत डालें।"],
    "embedded.otp-rejected": ["कोड अमान्य है", "यह भेजे गए कोड से मेल नहीं खाता। सबसे नया ईमेल देखें, या दूसरा कोड माँगें।"],
    "embedded.otp-tries-spent": ["बहुत ज़्यादा कोशिशें। नया कोड माँगें।", "कोड कई बार गलत डाला गया और अब मान्य नहीं है। नया माँगें।"],
    "embedded.popup-blocked": [
      "साइन इन विंडो नहीं खुल सकी",
      "ब्राउज़र ने साइन इन विंडो नहीं खोली। इस पेज के लिए पॉप-अप की अनुमति दें, फिर बटन दोबारा दबाएँ।"
    ],
    "embedded.popup-closed": ["विंडो बंद हुई", "साइन इन विंडो पूरा होने से पहले बंद हुई। जारी रखने के लिए उसे फिर खोलें।"],
    "embedded.popup-not-created": [
      "साइन इन विंडो नहीं बन सकी",
      "साइन इन विंडो नहीं बन सकी। इस पेज की दूसरी विंडो बंद करें, फिर दोबारा कोशिश करें।"
    ],
    "embedded.request-aborted": ["अनुरोध रद्द हुआ", "जवाब से पहले अनुरोध वापस लिया गया। कुछ भी नहीं भेजा गया; दोबारा कोशिश करें।"],
    "embedded.rpc-not-allowed": [
      "इस RPC कॉल की अनुमति नहीं है",
      "एम्बेडेड वॉलेट किसी पेज के कहने पर यह नहीं करता। इसकी अनुमति वाले तरीकों में से एक इस्तेमाल करें।"
    ],
    "embedded.social-not-started": [
      "साइन इन शुरू नहीं हो सका",
      "साइन इन शुरू नहीं हो सका। दोबारा कोशिश करें, या साइन इन का दूसरा तरीका चुनें।"
    ],
    "embedded.social-timed-out": [
      "साइन इन में बहुत समय लगा। दोबारा कोशिश करें।",
      "साइन इन में बहुत समय लगा और वह रोक दिया गया। फिर से शुरू करें।"
    ],
    "embedded.social-uri-failed": [
      "साइन इन पेज नहीं मिल सका",
      "साइन इन पेज का एड्रेस नहीं मिल सका। अपना नेटवर्क जाँचें, फिर दोबारा कोशिश करें।"
    ],
    "embedded.untrusted-origin": [
      "अविश्वसनीय ओरिजिन",
      "जवाब ऐसे पेज से आया जिस पर भरोसा नहीं है, इसलिए हटा दिया गया। यहाँ से साइन इन फिर शुरू करें।"
    ],
    "embedded.unverified-domain": [
      "डोमेन सत्यापित नहीं है",
      "एम्बेडेड वॉलेट इस डोमेन पर नहीं चलता। इसे प्रोजेक्ट की सेटिंग में अनुमति वाले डोमेन में जोड़ें।"
    ],
    "http.bad-shape": [
      "सेवा ने अनजान रूप में जवाब दिया।",
      "सेवा का जवाब इस्तेमाल नहीं हो सकता। बाद में कोशिश करें; ऐसा बना रहे तो किट को अपडेट की ज़रूरत हो सकती है।"
    ],
    "http.bad-status": [
      "सेवा जवाब नहीं दे सकी (HTTP स्टेटस कोड: {status})।",
      "सेवा ने जवाब दिया, पर काम नहीं कर सकी। बाद में कोशिश करें; ऐसा बना रहे तो इस पेज के मालिक को बताएँ।"
    ],
    "http.offline": ["आप ऑफ़लाइन हैं।", "इस डिवाइस पर नेटवर्क नहीं है। नेटवर्क आते ही यह अपने आप जारी रहेगा।"],
    "http.rate-limited": [
      "बहुत ज़्यादा अनुरोध। थोड़ी देर में दोबारा कोशिश करें।",
      "सेवा से बहुत बार पूछा गया। थोड़ा रुकें, फिर दोबारा कोशिश करें।"
    ],
    "http.timed-out": ["सेवा ने बहुत समय लिया।", "सेवा ने समय पर जवाब नहीं दिया। अपना नेटवर्क जाँचें, फिर दोबारा कोशिश करें।"],
    "http.too-large": [
      "सेवा ने ज़रूरत से ज़्यादा डेटा भेजा।",
      "जवाब किट की सीमा से बड़ा था, इसलिए नहीं पढ़ा गया। आप इसे ठीक नहीं कर सकते: इस पेज के मालिक को बताएँ।"
    ],
    "http.unreachable": [
      "सेवा से संपर्क नहीं हो सका।",
      "सेवा से कनेक्शन नहीं है। अपना नेटवर्क और कोई ब्लॉकर हो तो उसे जाँचें, फिर दोबारा कोशिश करें।"
    ],
    "kit.missing": [
      "वॉलेट विंडो लोड नहीं हो सकी",
      "इस पेज के कोड का एक हिस्सा नहीं पहुँचा। अपना नेटवर्क जाँचें, फिर कोशिश करें; ऐसा बना रहे तो पेज दोबारा लोड करें।"
    ],
    "log.unforeseen": [
      "अनजान त्रुटि",
      "कुछ ऐसा हुआ जिसकी किट को उम्मीद नहीं थी। दोबारा कोशिश करें; ऐसा बना रहे तो यहाँ तक के चरणों के साथ इसकी सूचना दें।"
    ],
    "name.misfit": [
      "अक्षर, अंक और हाइफ़न इस्तेमाल करें, कम से कम 4",
      "नाम में केवल अक्षर, अंक और हाइफ़न होते हैं, कम से कम चार। दूसरा चुनें।"
    ],
    "name.needs-account": [
      "नाम के लिए अकाउंट नहीं मिला",
      "नाम EVM नेटवर्क के अकाउंट के लिए रजिस्टर होता है। एक कनेक्ट करें या उस पर जाएँ, फिर दोबारा कोशिश करें।"
    ],
    "name.not-registered": [
      "नाम {label} रजिस्टर नहीं हो सका",
      "नाम रजिस्टर नहीं हुआ। शायद इस बीच किसी ने ले लिया; दोबारा कोशिश करें या दूसरा चुनें।"
    ],
    "name.not-resolved": ["नाम नहीं खोजा जा सका", "नाम नहीं खोजा जा सका। वर्तनी जाँचें, फिर दोबारा कोशिश करें।"],
    "name.refused": ["{reason}", "नाम सेवा ने इसे स्वीकार नहीं किया और कारण बताया। नाम बदलें, फिर दोबारा कोशिश करें।"],
    "name.reverse-failed": ["एड्रेस के नाम नहीं मिल सके", "इस एड्रेस के नाम नहीं दिखाए जा सके। बाद में कोशिश करें।"],
    "name.suggestions-failed": ["नाम के सुझाव नहीं मिल सके", "उपलब्ध नाम नहीं दिखाए जा सके। खुद नाम लिखें, या बाद में कोशिश करें।"],
    "onramp.amount-outside": [
      "{min} से {max} {currency} की राशि डालें",
      "भुगतान का यह तरीका केवल इस सीमा की राशि लेता है। राशि बदलें, या दूसरे तरीके से भुगतान करें।"
    ],
    "onramp.host-unknown": [
      "यह पेज प्रदाता का नहीं है",
      "सेवा ने ऐसा पेज बताया जो यहाँ ज्ञात किसी प्रदाता का नहीं है, इसलिए वह नहीं खोला गया। दूसरा प्रदाता चुनें; पेज के डेवलपर endpoints.onrampHosts से होस्ट को अनुमति दे सकते हैं।"
    ],
    "onramp.not-offered": [
      "{value} को {field} के रूप में नहीं दिया जाता",
      "प्रदाता कुछ मुद्राएँ लेता है और कुछ टोकन देता है। दिए गए विकल्पों में से चुनें।"
    ],
    "onramp.quote-failed": ["कीमत नहीं मिल सकी", "अभी कीमत उपलब्ध नहीं है। जो दिख रहा है वह अनुमान है; बाद में कोशिश करें।"],
    "onramp.url-failed": ["प्रदाता नहीं खुल सका", "प्रदाता का पेज नहीं मिल सका। बाद में कोशिश करें, या दूसरा प्रदाता चुनें।"],
    "receipt.not-kept": [
      "यह पेज याद नहीं रख सकता कि आप क्या भेजते हैं",
      "ब्राउज़र इस पेज का कुछ नहीं सहेजता, इसलिए भेजा गया केवल पेज छोड़ने तक दिखता है। हैश लिख लें, या इस पेज को स्टोरेज की अनुमति दें।"
    ],
    "rpc.error": ["नेटवर्क ने अनुरोध अस्वीकार किया।", "नेटवर्क के एक नोड ने अनुरोध अस्वीकार किया। अनुरोध जाँचें, या दूसरा नोड आज़माएँ।"],
    "rpc.no-url": [
      "{network} के लिए कोई नोड पता नहीं।",
      "किट इस नेटवर्क का कोई नोड नहीं जानती। `customRpcUrls` या `projectId` से एक दें।"
    ],
    "safe.signature-pending": [
      "आपका Safe दूसरे मालिकों के सिग्नेचर का इंतज़ार कर रहा है",
      "अभी पर्याप्त मालिकों ने साइन नहीं किया। उनसे Safe में साइन करने को कहें, फिर यहाँ साइन इन करें: जमा हुए सिग्नेचर वहाँ बने रहते हैं।"
    ],
    "safe.silent": [
      "आपका Safe जवाब नहीं दे रहा",
      "आपके Safe वाले पेज ने जवाब नहीं दिया। उसे दोबारा लोड करें, फिर यह ऐप उसमें खोलें।"
    ],
    "send.amount": [
      "{symbol} की 0 से ज़्यादा राशि डालें, अधिकतम {decimals} दशमलव के साथ",
      "अंक और अधिकतम एक बिंदु लिखें, टोकन के दशमलव से ज़्यादा नहीं।"
    ],
    "send.failed": [
      "ट्रांज़ैक्शन नहीं भेजा जा सका। दोबारा कोशिश करें।",
      "कुछ भेजे जाने की पुष्टि नहीं हुई। दोबारा कोशिश से पहले अपने वॉलेट की गतिविधि देखें।"
    ],
    "send.fee-not-covered": [
      "शुल्क के लिए {coin} पर्याप्त नहीं है (लगभग {fee})",
      "नेटवर्क अपना शुल्क अपने कॉइन में लेता है। थोड़ा बचाकर रखें, या कम भेजें।"
    ],
    "send.incomplete": ["राशि और पाने वाले का एड्रेस ज़रूरी हैं", "राशि और पाने वाले का एड्रेस, दोनों भरें।"],
    "send.misfit": [
      "सही राशि और पाने वाले का एड्रेस डालें",
      "राशि उतनी हो जितनी आपके पास है, और पाने वाला इस नेटवर्क का एड्रेस या नाम हो। जो गलत है उसे ठीक करें।"
    ],
    "send.needs-token": ["टोकन ज़रूरी है", "भेजने के लिए टोकन चुनें।"],
    "send.not-covered": ["आपके पास {balance} {symbol} है", "अकाउंट में इससे कम है। कम भेजें, या “अधिकतम” चुनें।"],
    "send.receiver-elsewhere": [
      "यह एड्रेस {network} का है",
      "इसका प्रीफ़िक्स किसी दूसरे नेटवर्क का है। उस नेटवर्क पर जाएँ, या पाने वाले से इस नेटवर्क का एड्रेस माँगें।"
    ],
    "send.receiver-lost": [
      "वहाँ से इसे कोई वापस नहीं पा सकता।",
      "इस एड्रेस पर रखी चीज़ को न कोई व्यक्ति ट्रांसफ़र कर सकता है, न कोई प्रोग्राम। पाने वाले से दूसरा एड्रेस माँगें।"
    ],
    "send.receiver-mistyped": [
      "इस एड्रेस का एक अक्षर गलत है। फिर से कॉपी करें।",
      "एड्रेस में चेकसम होता है, और यह मेल नहीं खाता। एड्रेस को मूल जगह से फिर कॉपी करें।"
    ],
    "send.receiver-moved": [
      "{receiver} अब दूसरे एड्रेस का है",
      "दिखाए जाने के बाद नाम का एड्रेस बदल गया। भेजने से पहले पाने वाले से पूछ लें।"
    ],
    "send.receiver-name": [
      "यहाँ केवल {suffix} पर खत्म होने वाले नाम चलते हैं",
      "दूसरी नाम सेवाओं से नहीं पूछा जाता। पाने वाले का एड्रेस पेस्ट करें।"
    ],
    "send.receiver-not-found": [
      "इस नेटवर्क पर {receiver} का कोई एड्रेस नहीं",
      "वर्तनी जाँचें, या पाने वाले से इस नेटवर्क का एड्रेस माँगें।"
    ],
    "send.would-fail": [
      "नेटवर्क इस ट्रांसफ़र को अस्वीकार करेगा: {detail}",
      "बिना भेजे आज़माने पर नेटवर्क ने मना किया। देखें कि शुल्क समेत बैलेंस पर्याप्त है और टोकन भेजा जा सकता है।"
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "वॉलेट का जवाब इस्तेमाल नहीं हो सकता। अपने वॉलेट में देखें कि इस पेज का कोई सेशन है या नहीं, और उसे वहीं समाप्त करें।"
    ],
    "session.grant-not-activated": [
      "आपके वॉलेट ने सेशन की अनुमति दी, पर वह शुरू नहीं हुआ",
      "सेशन आपके वॉलेट में है, पर ऐप उसे इस्तेमाल नहीं कर सकता। स्मार्ट सेशन की सूची में उसे वापस लें, फिर दोबारा कोशिश करें।"
    ],
    "session.grant-not-begun": [
      "स्मार्ट सेशन शुरू नहीं हो सका",
      "स्मार्ट सेशन की सेवा ने जवाब नहीं दिया। कोई अनुमति नहीं दी गई। बाद में कोशिश करें।"
    ],
    "session.grant-wider": [
      "आपके वॉलेट ने माँगे गए से ज़्यादा अनुमति दी",
      "किट ऐसी अनुमति इस्तेमाल नहीं करती। दोबारा कोशिश से पहले अपने वॉलेट में इस पेज का सेशन समाप्त करें।"
    ],
    "session.list-failed": ["स्मार्ट सेशन लोड करने में त्रुटि", "स्मार्ट सेशन नहीं दिखाए जा सके। बाद में कोशिश करें।"],
    "session.not-found": [
      "इस अकाउंट का ऐसा कोई स्मार्ट सेशन नहीं",
      "इस अकाउंट के स्मार्ट सेशन में यह आईडी नहीं है। सूची फिर लोड करें; शायद वह हटा दिया गया है।"
    ],
    "session.revoke-failed": ["स्मार्ट सेशन वापस लेने में त्रुटि", "स्मार्ट सेशन समाप्त नहीं हुआ और अब भी मान्य है। दोबारा कोशिश करें।"],
    "siwx.expired": ["साइन इन संदेश {at} पर समाप्त हुआ", "साइन इन संदेश का अपना समय पूरा हो गया। फिर से साइन इन करें।"],
    "siwx.misfit": [
      "साइन इन संदेश सही नहीं है: {field} का {rule} होना ज़रूरी है",
      "साइन इन संदेश में तय पंक्तियाँ क्रम से होती हैं (EIP-4361), और किसी फ़ील्ड में नई पंक्ति नहीं होती। जो बताया गया है उसे ठीक करें।"
    ],
    "siwx.not-started": [
      "साइन इन शुरू करने में समस्या हुई",
      "साइन इन शुरू नहीं हो सका, इसलिए वॉलेट डिस्कनेक्ट किया गया। दोबारा कोशिश के लिए फिर कनेक्ट करें।"
    ],
    "siwx.signature-invalid": [
      "सिग्नेचर मान्य नहीं है",
      "सिग्नेचर इस संदेश और अकाउंट का नहीं है। कनेक्ट किए गए अकाउंट से फिर साइन करें।"
    ],
    "siwx.signing-failed": ["संदेश साइन करने में त्रुटि", "संदेश साइन नहीं हुआ। अपना वॉलेट खोलें, फिर दोबारा कोशिश करें।"],
    "siwx.too-early": [
      "साइन इन संदेश {at} से पहले मान्य नहीं है",
      "साइन इन संदेश बाद में मान्य होगा। तब तक रुकें, और देखें कि इस डिवाइस की घड़ी सही है।"
    ],
    "siwx.unchecked": [
      "{network} पर सिग्नेचर नहीं जाँचा जा सका",
      "अकाउंट कॉन्ट्रैक्ट हो सकता है, और उसके नेटवर्क के किसी नोड ने जवाब नहीं दिया। उस नेटवर्क का नोड दें, या दोबारा कोशिश करें: सिग्नेचर अभी न सही है, न गलत।"
    ],
    "swap.allowance-failed": [
      "अनुमति नहीं जाँची जा सकी",
      "स्वैप कितना खर्च कर सकता है, यह नहीं पढ़ा जा सका। थोड़ी देर में दोबारा कोशिश करें।"
    ],
    "swap.amount-misfit": [
      "{symbol} की 0 से ज़्यादा राशि डालें, अधिकतम {decimals} दशमलव के साथ",
      "राशि को सादी संख्या में लिखें, जैसे 1.5, टोकन के दशमलव से ज़्यादा नहीं।"
    ],
    "swap.approval-not-built": ["अनुमति का ट्रांज़ैक्शन नहीं बन सका", "अनुमति तैयार नहीं हो सकी। थोड़ी देर में दोबारा कोशिश करें।"],
    "swap.gas-price-not-supported": [
      "इस नेटवर्क की गैस कीमत नहीं है",
      "इस नेटवर्क की गैस कीमत नहीं मिलती। दूसरे नेटवर्क पर जाएँ, फिर दोबारा कोशिश करें।"
    ],
    "swap.impact-high": [
      "इस स्वैप में काफ़ी मूल्य घट सकता है ({impact})",
      "आपको मिलने वाला मूल्य दिए गए से बहुत कम है, या एक कीमत नहीं मिली। कुछ भी नहीं भेजा गया। कम राशि आज़माएँ, या चेतावनी high-impact स्वीकार करें।"
    ],
    "swap.insufficient-liquidity": ["लिक्विडिटी पर्याप्त नहीं", "अभी इतना टोकन कोई नहीं बेच रहा। कम राशि आज़माएँ।"],
    "swap.misprepared": [
      "सेवा ने इस स्वैप से अलग कुछ तैयार किया ({field})",
      "साइन करने के लिए जो आया वह आपके अनुरोध से मेल नहीं खाता, इसलिए हटा दिया गया और कुछ नहीं भेजा गया। नई कीमत लें; ऐसा बना रहे तो यहाँ स्वैप न करें।"
    ],
    "swap.network-price-failed": [
      "नेटवर्क कॉइन की कीमत नहीं मिल सकी",
      "नेटवर्क कॉइन की कीमत नहीं मिली, इसलिए शुल्क पता नहीं। थोड़ी देर में दोबारा कोशिश करें।"
    ],
    "swap.not-built": ["ट्रांज़ैक्शन नहीं बन सका", "स्वैप तैयार नहीं हो सका। नई कीमत लें, फिर दोबारा कोशिश करें।"],
    "swap.not-started": ["स्वैप शुरू नहीं हो सका", "स्वैप के टोकन नहीं दिखाए जा सके। थोड़ी देर में दोबारा कोशिश करें।"],
    "swap.not-supported": [
      "इस नेटवर्क पर स्वैप समर्थित नहीं",
      "इस नेटवर्क पर टोकन स्वैप नहीं हो सकते। दूसरे नेटवर्क पर जाएँ, फिर दोबारा कोशिश करें।"
    ],
    "swap.price-moved": [
      "कीमत बदल गई: अब {now} {symbol} मिलेगा, जबकि कम से कम {minimum} का वादा था",
      "कीमत मिलने के बाद बाज़ार आपकी तय स्लिपेज से ज़्यादा बदला। कुछ भी स्वैप नहीं हुआ। नई कीमत देखें, ठीक लगे तो स्वैप करें।"
    ],
    "swap.slippage-misfit": [
      "0.01 से 50 प्रतिशत तक स्लिपेज डालें",
      "स्लिपेज बताता है कि स्वैप में बताई गई राशि से कितने प्रतिशत कम मिल सकता है। इसे सादी संख्या में लिखें, जैसे 1 या 0.5।"
    ],
    "swap.unproven": [
      "इस सेवा का न्यूनतम नहीं जाँचा जा सका",
      "न स्वैप के कॉन्ट्रैक्ट ने और न नेटवर्क ने बताया कि कम से कम कितना मिलेगा, इसलिए कुछ नहीं भेजा गया। सेवा पर भरोसा हो तभी जारी रखें: चेतावनी unproven-minimum स्वीकार करें।"
    ],
    "swap.would-fail": [
      "नेटवर्क इस स्वैप को अस्वीकार करेगा: {reason}",
      "बिना भेजे नेटवर्क पर आज़माने पर यह विफल हुआ, इसलिए कुछ नहीं भेजा गया। देखें कि टोकन पर्याप्त है, नई कीमत लें, फिर दोबारा कोशिश करें।"
    ],
    "token.balance-unavailable": [
      "टोकन बैलेंस उपलब्ध नहीं",
      "बैलेंस नहीं दिखाए जा सकते, क्योंकि यह नेटवर्क शामिल नहीं है या सेवा विफल हुई। आपके टोकन सुरक्षित हैं; आधे मिनट में दोबारा कोशिश करें।"
    ],
    "token.call-misfit": [
      'टोकन कॉल के {field} का {rule} होना ज़रूरी है; वह "{value}" है।',
      "कुछ भी नहीं भेजा गया। एड्रेस को 0x और 40 हेक्साडेसिमल अंकों में, और राशि को टोकन की सबसे छोटी इकाई में bigint लिखें, जैसे 1.5 USDC के लिए 1500000n।"
    ],
    "token.not-found": [
      "{token} से {network} पर एक ही टोकन तय नहीं होता",
      "वहाँ इस नाम का कोई टोकन नहीं है, या कई हैं। टोकन को कॉन्ट्रैक्ट के एड्रेस या CAIP-19 आईडी से बताएँ, जैसे eip155:1/slip44:60।"
    ],
    "transaction.already-sent": [
      "यह आपके वॉलेट को पहले ही दिया जा चुका है",
      "वॉलेट के पास यह अनुरोध है और उससे दोबारा नहीं पूछा गया। जवाब देने के लिए वॉलेट खोलें।"
    ],
    "transaction.answer-misfit": [
      "वॉलेट का जवाब इस्तेमाल नहीं हो सकता",
      "वॉलेट का जवाब न सिग्नेचर है, न ट्रांज़ैक्शन। दोबारा कोशिश से पहले वॉलेट का इतिहास देखें: शायद उसने कुछ कर दिया हो।"
    ],
    "transaction.batch-failed": [
      "सभी कॉल पूरे नहीं हुए",
      "वॉलेट ने कुछ या सभी कॉल छोड़ दिए। वॉलेट में देखें कि कौन से पूरे हुए, फिर बाकी दोबारा भेजें।"
    ],
    "transaction.batch-needs-more": [
      "वॉलेट कॉल माँगे गए तरीके से नहीं भेज सकता",
      "वॉलेट “या तो सभी कॉल या कोई नहीं” के ढंग से काम नहीं कर सकता, या उसमें कुछ ज़रूरी नहीं है। कुछ भी नहीं भेजा गया। एक-एक करके भेजें, या दूसरा वॉलेट इस्तेमाल करें।"
    ],
    "transaction.batch-pending": [
      "कॉल अभी पूरे नहीं हुए हैं",
      "कॉल भेजे गए और पूरे होने के इंतज़ार में हैं। दोबारा न भेजें: उनकी स्थिति वॉलेट में देखें।"
    ],
    "transaction.batch-repeated": [
      "ये कॉल पहले भेजे जा चुके हैं",
      "वॉलेट के पास ये कॉल पहले से हैं। उनकी स्थिति वॉलेट में देखें; दोबारा न भेजें।"
    ],
    "transaction.batch-too-large": [
      "वॉलेट एक बार में इतने कॉल नहीं लेता",
      "वॉलेट एक साथ इतने कॉल नहीं लेता, इसलिए कुछ नहीं भेजा गया। छोटे समूहों में भेजें।"
    ],
    "transaction.batch-unknown": [
      "वॉलेट इन कॉल को नहीं जानता",
      "वॉलेट में इस आईडी के कॉल नहीं हैं। दोबारा भेजने से पहले वॉलेट में देखें।"
    ],
    "transaction.batches-unsupported": [
      "वॉलेट एक साथ कई कॉल नहीं ले सकता",
      "यह वॉलेट कॉल के समूह नहीं जानता। एक-एक करके भेजें, या दूसरा वॉलेट इस्तेमाल करें।"
    ],
    "transaction.call-status-not-approved": [
      "वॉलेट ने कॉल की स्थिति पूछने की मंज़ूरी नहीं दी।",
      "वॉलेट ने इस पेज को कॉल की स्थिति पूछने की अनुमति नहीं दी। वॉलेट में ही देखें।"
    ],
    "transaction.calls-misfit": [
      "कॉल {at}: {rule}",
      "समूह के हर कॉल में पाने वाला चाहिए, और डेटा हो तो 0x से शुरू होने वाला हेक्साडेसिमल। कॉल ठीक करें।"
    ],
    "transaction.changed": [
      "भेजने से पहले ट्रांज़ैक्शन बदल गया",
      "जो भेजा जाने वाला था वह आपके देखे से अलग था, इसलिए रोक दिया गया। वॉलेट में मंज़ूरी न दें; पेज दोबारा लोड करें।"
    ],
    "transaction.context-changed": [
      "आपका अकाउंट या नेटवर्क बदल गया",
      "आपके फ़ैसले के दौरान अकाउंट या नेटवर्क बदल गया, इसलिए कुछ नहीं भेजा गया। अनुरोध फिर देखें, फिर मंज़ूरी दें।"
    ],
    "transaction.expired": [
      "जो दिखाया गया वह अब पुराना है",
      "कीमतें और शुल्क बदलते हैं, और दिखाई गई जानकारी की अवधि पूरी हुई। कुछ भी नहीं भेजा गया। फिर से देखें, फिर जारी रखें।"
    ],
    "transaction.not-allowed": ["इस काम की अनुमति नहीं है", "इस पेज ने ऐसा कुछ माँगा जिसे किट आगे नहीं भेजती। कुछ भी नहीं भेजा गया।"],
    "transaction.not-mined": [
      "ट्रांज़ैक्शन {hash} अभी किसी ब्लॉक में नहीं है",
      "ट्रांज़ैक्शन भेजा गया और ब्लॉक के इंतज़ार में है। दोबारा न भेजें: एक्सप्लोरर में उसका हैश खोजें।"
    ],
    "transaction.other-chain": [
      "यह आपके अकाउंट से अलग नेटवर्क के लिए है",
      "जिसे साइन करना था वह आपके अकाउंट से अलग नेटवर्क का है। कुछ भी साइन नहीं हुआ। नेटवर्क बदलें, या माँगने वाला पेज छोड़ दें।"
    ],
    "transaction.outcome-unknown": [
      "आपके वॉलेट ने जवाब नहीं दिया। ट्रांज़ैक्शन भेजा जा चुका हो सकता है: दोबारा कोशिश से पहले वॉलेट में देखें।",
      "पूछने के बाद वॉलेट का संपर्क टूट गया, इसलिए पता नहीं कि उसने कुछ भेजा या नहीं। उसका इतिहास देखें; वहाँ कुछ न हो तभी दोबारा कोशिश करें।"
    ],
    "transaction.page-framed": [
      "यह पेज {origin} के अंदर दिख रहा है। साइन करने के लिए इसे अलग विंडो में खोलें।",
      "दूसरे पेज के अंदर का पेज ढका जा सकता है, और दबाने का मतलब बदल सकता है। इसे अलग विंडो में खोलें।"
    ],
    "transaction.reverted": [
      "नेटवर्क ने ट्रांज़ैक्शन {hash} अस्वीकार किया",
      "नेटवर्क ने ट्रांज़ैक्शन लिया, पर उसका काम अस्वीकार किया। केवल शुल्क लगा। राशि और बैलेंस जाँचें, फिर नए सिरे से शुरू करें।"
    ],
    "transaction.too-many-pending": [
      "बहुत ज़्यादा ट्रांज़ैक्शन इंतज़ार में हैं",
      "बहुत ज़्यादा ट्रांज़ैक्शन पुष्टि के इंतज़ार में हैं। कुछ के पूरा होने तक रुकें, फिर दोबारा कोशिश करें।"
    ],
    "walletconnect.method-not-granted": [
      "वॉलेट {method} की अनुमति नहीं देता",
      "कनेक्ट करते समय वॉलेट ने इसकी अनुमति नहीं दी। डिस्कनेक्ट करें, फिर कनेक्ट करके अनुमति दें, या दूसरा वॉलेट इस्तेमाल करें।"
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnect से संपर्क नहीं हो सका",
      "WalletConnect की रिले सेवा ने जवाब नहीं दिया। अपना नेटवर्क और कोई ब्लॉकर हो तो उसे जाँचें, फिर दोबारा कोशिश करें।"
    ],
    "walletconnect.session-ended": [
      "वॉलेट ने कनेक्शन समाप्त किया",
      "वॉलेट ने जवाब देने से पहले कनेक्शन समाप्त किया। कुछ भेजे जाने की जानकारी नहीं है; जारी रखने के लिए फिर कनेक्ट करें।"
    ],
    "walletconnect.session-malformed": [
      "वॉलेट ने कोई अकाउंट साझा नहीं किया",
      "वॉलेट ने इस्तेमाल लायक अकाउंट के बिना मंज़ूरी दी। वॉलेट में अकाउंट चुनें, फिर दोबारा कनेक्ट करें।"
    ],
    "walletconnect.wallet-silent": [
      "वॉलेट ने जवाब नहीं दिया",
      "वॉलेट ने पाँच मिनट में जवाब नहीं दिया। दोबारा कोशिश से पहले उसे खोलकर देखें कि अनुरोध वहाँ इंतज़ार में तो नहीं है।"
    ]
  },
  calls: {
    "coin.send": "{to} को {amount} भेजें",
    "coin.nothing": "{to} को बिना सामग्री कॉल करें",
    "contract.create": "नेटवर्क पर नया कॉन्ट्रैक्ट डालें ({bytes} बाइट)",
    "token.transfer": "{to} को {amount} भेजें",
    "token.transferFrom": "{from} से {amount} लेकर {to} को भेजें",
    "token.approve": "{spender} को {amount} लेने दें",
    "token.approveAll": "{spender} को आपका सारा {symbol} लेने दें",
    "token.takeBack": "{spender} से आपका {symbol} लेने की अनुमति वापस लेता है",
    "token.increase": "{spender} को {amount} और लेने दें",
    "token.decrease": "{spender} को {amount} कम लेने दें",
    "nft.transfer": "{from} से {to} को {item} भेजें",
    "nft.transferMany": "{from} से {to} को {collection} के {count} प्रकार भेजें",
    "nft.approveAll": "{spender} को आपके सारे {symbol} लेने दें",
    "nft.takeBack": "{spender} से आपके {symbol} लेने की अनुमति वापस लेता है",
    "permit.batch": "{spender} को आपके कई टोकन लेने दें",
    "permit.transfer": "{spender} को एक बार {amount} लेने दें",
    "permit.transferAll": "{spender} को एक बार आपका सारा {symbol} लेने दें",
    "permit.witness": "{spender} को एक बार {amount} लेने दें, एक ऑर्डर तक सीमित",
    "permit.batchTransfer": "{spender} को एक बार आपके कई टोकन लेने दें",
    wrap: "{amount} को {wrapped} में बदलें",
    unwrap: "{amount} को वापस {coin} में बदलें",
    swap: "{pay} को कम से कम {get} से स्वैप करें",
    "swap.exactOut": "अधिकतम {pay} को {get} से स्वैप करें",
    batch: "एक के बाद एक कॉल: {count}",
    "batch.packed": "{contract} के कॉल एक में जोड़े गए, जो पढ़ा नहीं जा सकता",
    "message.text": "संदेश साइन करें",
    "message.hash": "ऐसा कोड साइन करें जो अपना काम छिपाता है",
    "message.transaction": "ट्रांज़ैक्शन को संदेश के रूप में साइन करें",
    "message.signIn": "{domain} में साइन इन करें",
    grant: "{until} तक {grantee} को आपकी ओर से काम करने दें",
    "grant.endless": "{grantee} को आपकी ओर से बिना किसी अंत के काम करने दें",
    revoke: "आपकी ओर से काम करने की एक अनुमति वापस लें",
    authorize: "आपका अकाउंट {code} का कोड चलाएगा",
    "authorize.everywhere": "आपका अकाउंट हर नेटवर्क पर {code} का कोड चलाएगा",
    "authorize.end": "आपका अकाउंट अब कोई कोड नहीं चलाएगा",
    "solana.sol": "{to} को {amount} भेजें",
    "solana.several": "{count} निर्देश",
    "solana.unread": "निर्देश: {count}, जिनमें से पढ़े नहीं जा सकते: {unread}",
    "bitcoin.pay": "{to} को {amount} भेजें",
    "bitcoin.several": "{count} एड्रेस पर {amount} भेजें",
    "bitcoin.self": "अपने कॉइन इधर-उधर करें; केवल शुल्क जाता है",
    "bitcoin.part": "साझा लेनदेन का अपना हिस्सा हस्ताक्षरित करें: आप {amount} देते हैं",
    "bitcoin.partGet": "साझा लेनदेन का अपना हिस्सा हस्ताक्षरित करें: आपको {amount} मिलते हैं",
    "bitcoin.script": "स्क्रिप्ट {script}",
    "unread.short": "{contract} का फ़ंक्शन कॉल करें",
    "unread.typed.short": "{contract} के लिए डेटा साइन करें",
    "unread.request.short": "{method} का जवाब दें",
    unread:
      "{app} आपसे ऐसे डेटा के साथ {contract} कॉल करने को कहता है जो पढ़ा नहीं जा सकता ({selector}, {bytes} बाइट)। भरोसा हो तभी जारी रखें।",
    "unread.typed":
      "{app} आपसे {contract} के लिए ऐसा डेटा साइन करने को कहता है जो पढ़ा नहीं जा सकता ({type})। भरोसा हो तभी जारी रखें।",
    "unread.request": "{app} {method} माँगता है, ऐसे डेटा के साथ जो पढ़ा नहीं जा सकता। भरोसा हो तभी जारी रखें।",
    more: "और भी जो पढ़ा नहीं जा सकता",
    "label.account": "अकाउंट",
    "label.amount": "राशि",
    "label.atLeast": "कम से कम",
    "label.atMost": "अधिकतम",
    "label.call": "कॉल",
    "label.calls": "कॉल",
    "label.careful": "सावधान रहें",
    "label.change": "बची राशि का पता",
    "label.code": "कोड",
    "label.collection": "कलेक्शन",
    "label.contract": "कॉन्ट्रैक्ट",
    "label.data": "डेटा",
    "label.domain": "पेज",
    "label.fee": "शुल्क",
    "label.feePayer": "शुल्क देने वाला",
    "label.from": "भेजने वाला",
    "label.get": "आपको मिलता है",
    "label.give": "आप देते हैं",
    "label.item": "आइटम",
    "label.message": "संदेश",
    "label.network": "नेटवर्क",
    "label.networkFee": "नेटवर्क शुल्क",
    "label.operator": "इन्हें कौन ले सकता है",
    "label.pay": "आप देते हैं",
    "label.permission": "अनुमति",
    "label.priorityFee": "प्राथमिकता शुल्क",
    "label.spender": "इसे कौन ले सकता है",
    "label.statement": "कथन",
    "label.to": "पाने वाला",
    "label.token": "टोकन",
    "label.total": "कुल मिलाकर",
    "label.until": "कब तक",
    "label.usable": "कब तक इस्तेमाल हो सकता है",
    "label.value": "आप यह भी भेजते हैं",
    "amount.unknown": "टोकन {token} की {digits} इकाइयाँ",
    "amount.unknownOrItem": "{token} का {digits} (इकाइयाँ या आइटम का नंबर)",
    "amount.unverified": "{amount} (यहाँ ज्ञात नहीं, {token})",
    "amount.all": "आपका सारा {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "{token} के टोकन",
    "symbol.items": "{token} के आइटम",
    "symbol.another": "{symbol} नाम का दूसरा टोकन",
    item: "{collection} का आइटम {id}",
    items: "{collection} के आइटम {id} के {count}",
    "item.one": "आइटम {id}",
    who: "{name} ({address})",
    "who.you": "आपका अकाउंट ({address})",
    "who.any": "अज्ञात पक्ष",
    "name.byPage": "{name} (इस पेज का दिया नाम)",
    "network.unknown": "नेटवर्क {id}",
    "time.past": "{time}, जो बीत चुका है",
    "time.long": "{time}, एक साल से ज़्यादा दूर",
    "time.endless": "बिना अंत के",
    "time.now": "केवल यह ब्लॉक",
    "warn.all": "सब कुछ लिया जा सकता है, अभी और बाद में।",
    "warn.more": "यह आपके पास से ज़्यादा है।",
    "warn.unknownToken": "यह टोकन यहाँ ज्ञात नहीं है।",
    "warn.namesake": "इसका चिह्न किसी दूसरे टोकन का है।",
    "warn.value": "यह कॉल ज़रूरत से ज़्यादा नेटवर्क कॉइन भेजता है।",
    "warn.receiver": "आपको जो मिलता है वह दूसरे एड्रेस पर जाता है।",
    "warn.notOwner": "यह दूसरे अकाउंट के टोकन के बारे में है।",
    "warn.lookAlike": "यह एड्रेस आपके जाने-पहचाने {address} जैसा है, पर वह नहीं है।",
    "warn.otherNetwork": "यह {network} के लिए है, मौजूदा नेटवर्क के लिए नहीं।",
    "warn.otherDomain": "इससे {domain} में साइन इन होता है। आप {app} पर हैं।",
    "warn.past": "इसका समय बीत चुका है।",
    "warn.endless": "इसका कोई अंत नहीं है।",
    "warn.code": "यह कोड यहाँ ज्ञात नहीं है। यह आपके अकाउंट से कुछ भी कर सकता है।",
    "warn.everywhere": "यह हर नेटवर्क पर मान्य है।",
    "warn.hash": "जिसके पास यह सिग्नेचर है, वह कुछ ऐसा कर सकता है जो यहाँ नहीं बताया गया।",
    "warn.invisible": "इस पाठ में अदृश्य वर्ण हैं; यहाँ वे लिखकर दिखाए गए हैं।",
    "warn.inner": "जोड़े गए कॉल क्या करते हैं, यह पढ़ा नहीं जा सकता।",
    "warn.tail": "कॉल के पीछे ऐसे बाइट हैं जो यहाँ नहीं बताए गए।",
    "warn.depth": "इसमें ऐसे कॉल हैं जो यहाँ नहीं बताए गए।",
    "warn.unlimited": "कोई सीमा नहीं है।",
    "warn.noValueLimit": "यह कितना कॉइन ले जाए, इसकी कोई सीमा नहीं।",
    "warn.delegate": "किसी और का कोड आपके अकाउंट की तरह काम करता है।",
    "warn.fee": "शुल्क भेजी जाने वाली राशि से ज़्यादा है।",
    "warn.priorityFee": "यह पेज ऊँचा प्राथमिकता शुल्क तय करता है: {amount}।",
    "warn.change": "बची राशि ऐसे पते पर जाती है जो आपका नहीं है।",
    "warn.foreignInputs": "इसमें दूसरे पतों के कॉइन भी खर्च होते हैं।",
    "warn.sighashNone": "आपका हस्ताक्षर किसी प्राप्तकर्ता का नाम नहीं लेता: ये कॉइन कहीं भी भेजे जा सकते हैं।",
    "warn.sighashSingle": "आपका हस्ताक्षर केवल एक आउटपुट पर लागू है: बाकी कहाँ जाए, यह बदला जा सकता है।",
    "warn.sighashAnyone": "आपके हस्ताक्षर के बाद दूसरे बदल सकते हैं कि आपके साथ कौन से कॉइन खर्च हों।",
    "warn.sighashUnknown": "इस हस्ताक्षर का प्रकार यहाँ ज्ञात नहीं है।",
    "grant.any": "सब कुछ",
    "grant.spend": "{amount} तक खर्च करें",
    "grant.each": "हर {period} {amount} तक खर्च करें",
    "grant.call": "{contract} पर {functions} कॉल करें",
    "grant.callAny": "{contract} पर {functions} किसी भी मान के साथ कॉल करें",
    "grant.anyFunction": "कोई भी फ़ंक्शन",
    "grant.other": "{type}: {data}",
    "fee.about": "लगभग {amount}",
    "fee.atMost": "अधिकतम {amount}",
    "fee.byPage": "अधिकतम {amount}, जैसा यह पेज माँगता है",
    "fee.withData": "लगभग {amount} और नेटवर्क का डेटा शुल्क",
    "fee.unknown": "पता नहीं",
    "period.second": "सेकंड",
    "period.day": "दिन",
    "period.week": "सप्ताह",
    "period.hour": "घंटे",
    "period.seconds": "{count} सेकंड",
    "instruction.unread": "{program} का निर्देश जो पढ़ा नहीं जा सकता",
    "instruction.fee": "गणना की कीमत",
    "instruction.account": "{owner} के लिए टोकन अकाउंट खोलें",
    "instruction.memo": "नोट",
    "instruction.approve": "{spender} को {amount} लेने दें",
    "instruction.close": "टोकन अकाउंट बंद करें और उसमें जो है {to} को भेजें",
    "instruction.authority": "टोकन अकाउंट {token} का नियंत्रण {to} को दें",
    "instruction.giveUp": "{token} का नियंत्रण छोड़ें; यह किसी को नहीं मिलता",
    "instruction.assign": "अकाउंट {account} का नियंत्रण प्रोग्राम {program} को दें",
    "warn.field": "यह पेज {field} भी तय करता है, जिसका यहाँ वर्णन नहीं है।",
    "warn.limit": "यह यहाँ पढ़ी जा सकने वाली सीमा से बड़ा है (सीमा: {limit})।",
    "warn.feePrice": "शुल्क नेटवर्क की वर्तमान कीमत से बहुत अधिक है।",
    "fee.byPageWithData": "अधिकतम {amount} और नेटवर्क का डेटा शुल्क, जैसा यह पेज माँगता है",
    "fee.byPageMaybe": "अधिकतम {amount}, जैसा यह पेज माँगता है; नेटवर्क डेटा शुल्क जोड़ सकता है",
    "fee.inToken": "टोकन {token} में, जैसा यह पेज माँगता है",
    "label.capability": "वॉलेट से यह भी माँगता है",
    "capability.optional": "{name}, अगर वॉलेट में हो",
    "capability.paymaster": "कि कोई और शुल्क दे: {url}",
    "label.extra": "अतिरिक्त डेटा",
    bytes: "{bytes} बाइट",
    "authorization.send": "जिसके पास यह हस्ताक्षर हो, उसे {to} को {amount} भेजने दें",
    "authorization.receive": "{to} को इस हस्ताक्षर से {amount} लेने दें",
    "label.usableFrom": "कब से उपयोग हो सकता है",
    "warn.atOnce": "इसका उपयोग तुरंत हो सकता है।",
    "warn.noEffect": "सिक्का ऐसी कॉल में जाता है जो कुछ नहीं करती।",
    "label.nonce": "लेनदेन संख्या",
    "nonce.mayReplace": "{nonce}, इस पेज ने तय की है; यह किसी प्रतीक्षारत लेनदेन की जगह ले सकता है",
    "warn.nonce": "आपकी अगली लेनदेन संख्या {next} है। यह लेनदेन किसी प्रतीक्षारत लेनदेन की जगह ले सकता है।"
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: ["नेटवर्क नहीं मिला", "नेटवर्क सेट नहीं है। इसे `networks` विकल्प में जोड़ें: {detail}"],
    ORIGIN_NOT_ALLOWED: [
      "ओरिजिन की अनुमति नहीं है",
      "ओरिजिन {detail} प्रोजेक्ट की सूची में नहीं है। इसे प्रोजेक्ट की सेटिंग में अनुमति वाले डोमेन में जोड़ें।"
    ],
    IFRAME_LOAD_FAILED: [
      "नेटवर्क त्रुटि: एम्बेडेड वॉलेट लोड नहीं हुआ",
      "एम्बेडेड वॉलेट लोड नहीं हुआ। नेटवर्क और ब्लॉकर जाँचें, फिर बाद में कोशिश करें।"
    ],
    IFRAME_REQUEST_TIMEOUT: ["एम्बेडेड वॉलेट ने समय पर जवाब नहीं दिया", "एम्बेडेड वॉलेट ने समय पर जवाब नहीं दिया। बाद में कोशिश करें।"],
    UNVERIFIED_DOMAIN: [
      "डोमेन सत्यापित नहीं है",
      "एम्बेडेड वॉलेट इस डोमेन पर नहीं चलता। इसे प्रोजेक्ट की सेटिंग में अनुमति वाले डोमेन में जोड़ें।"
    ],
    JWT_TOKEN_NOT_VALID: [
      "सेशन समाप्त हुआ",
      "रिले ने सेशन का टोकन अस्वीकार किया क्योंकि वह अभी मान्य नहीं है। इस डिवाइस की समय सेटिंग जाँचें, फिर कनेक्ट करें।"
    ],
    INVALID_PROJECT_ID: [
      "प्रोजेक्ट आईडी अमान्य है",
      "सेवा प्रोजेक्ट आईडी नहीं जानती। `projectId` को प्रोजेक्ट की सेटिंग वाली आईडी से मिलाएँ।"
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "प्रोजेक्ट आईडी सेट नहीं है",
      "`projectId` नहीं दिया गया। ईमेल, सोशल लॉगिन, वॉलेट सूची और WalletConnect को इसकी ज़रूरत है; इस पेज के वॉलेट इसके बिना चलते हैं।"
    ],
    SERVER_ERROR_APP_CONFIGURATION: ["सर्वर त्रुटि", "ऐप कॉन्फ़िगरेशन नहीं मिल सका; लोकल सेटिंग लागू हैं। {detail}"],
    RATE_LIMITED_APP_CONFIGURATION: [
      "बहुत ज़्यादा अनुरोध",
      "ऐप कॉन्फ़िगरेशन बहुत बार माँगा गया; लोकल सेटिंग लागू हैं। कुछ मिनट बाद कोशिश करें।"
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "कई वॉलेट की सुविधा चालू नहीं है",
      "एक साथ कई वॉलेट के लिए multiWallet सुविधा चाहिए। इसे प्रोजेक्ट कॉन्फ़िगरेशन में चालू करें।"
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "कई वॉलेट की सुविधा चालू नहीं है",
      "`useConnections` केवल multiWallet सुविधा के साथ वॉलेट बदलता है। इसे प्रोजेक्ट कॉन्फ़िगरेशन में चालू करें।"
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "कई वॉलेट की सुविधा चालू नहीं है",
      "`useConnection` केवल multiWallet सुविधा के साथ वॉलेट बदलता है। इसे प्रोजेक्ट कॉन्फ़िगरेशन में चालू करें।"
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "लोकल कॉन्फ़िगरेशन अनदेखा किया गया",
      "प्रोजेक्ट कॉन्फ़िगरेशन इन लोकल सेटिंग से ऊपर है: {detail}। उन्हें वहाँ बदलें, या यहाँ से हटाएँ।"
    ],
    ANALYTICS_FORBIDDEN: [
      "ऐप कॉन्फ़िगरेशन अमान्य है",
      "इस ओरिजिन के इवेंट स्वीकार नहीं होते: यह प्रोजेक्ट की सूची में नहीं है। इसे प्रोजेक्ट की सेटिंग में जोड़ें।"
    ]
  }
}
