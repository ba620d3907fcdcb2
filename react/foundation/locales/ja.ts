import type { Language } from "./Language.ts"

/**
 * Japanese.
 *
 * - Addresses the visitor as: です・ます; no unnecessary pronouns.
 * - Wallet, account, address, network, code, token: ウォレット、アカウント、アドレス、ネットワーク、コード、トークン.
 * - Approve: 承認. Sign in: サインイン. Swap: スワップ. Network fee: ネットワーク手数料.
 * - Allow a spender: 許可. Its action: 引き出す. Take the allowance back: 許可を取り消す. Revoke a session: 取り消す.
 * - Confirmed by the network: 確定.
 * - Full-width signs. A period is counted (1日ごと). Codes and links are out of date (期限切れ) and are fetched, never
 *   claimed (請求).
 */
export const language: Language = {
  tag: "ja",
  dir: "ltr",
  first: {
    "button.connect": "ウォレットを接続",
    "modal.close": "閉じる",
    "modal.loading": "読み込み中",
    "modal.missing": "ウォレットの画面を読み込めませんでした。接続を確認して、もう一度お試しください。",
    "modal.again": "再試行",
    "button.account": "アカウント {name}、{network}",
    "button.connecting": "接続中",
    "button.reconnecting": "再接続中",
    "button.unsupported": "対象外のネットワーク",
    "modal.unset": "このウォレットの画面はまだ設定されていません。",
    "modal.back": "戻る",
    "modal.cancel": "キャンセル",
    "modal.connected": "{wallet}に接続しました",
    "modal.retry": "再試行",
    "view.Connect": "ウォレットを接続",
    "view.AllWallets": "すべてのウォレット",
    "view.ConnectWallets": "ウォレットを接続",
    "view.Account": "アカウント",
    "view.AccountSettings": "設定",
    "view.SwitchNetwork": "ネットワークを選択",
    "view.Networks": "ネットワークを選択",
    "view.WalletCompatibleNetworks": "対応ネットワーク",
    "view.UnsupportedChain": "ネットワークを選択",
    "view.ConnectingExternal": "ウォレットを接続",
    "view.ConnectingMultiChain": "どのネットワーク？",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "ウォレット",
    "view.SIWXSignMessage": "サインイン",
    "view.ConnectingSiwe": "サインイン",
    "view.SwitchActiveChain": "ネットワークを選択",
    "view.GetWallet": "ウォレットを入手",
    "view.WhatIsAWallet": "ウォレットとは",
    "view.WhatIsANetwork": "ネットワークとは",
    "walletconnect.get": "{wallet}を入手",
    "view.Downloads": "ダウンロード",
    "view.WalletReceive": "受け取る",
    "view.Transactions": "アクティビティ",
    "chunk.failed": "この部分を読み込めませんでした。接続を確認して、もう一度お試しください。",
    "connect.off": "このページで接続できるウォレットはありません。",
    "connect.login": "ログインまたは新規登録",
    "connect.list": "ウォレット",
    "connect.device": "このデバイス",
    "connect.popular": "人気",
    "connect.new": "ウォレットは初めてですか？",
    "connect.get": "入手する",
    "connect.moreFailed": "ほかのウォレットを読み込めませんでした。",
    "connect.agree": "次に同意します：",
    "connect.agreeFirst": "先にチェックを入れてください",
    "connect.terms": "接続すると次に同意したことになります：",
    "connect.termsLink": "利用規約",
    "connect.and": "と",
    "connect.privacyLink": "プライバシーポリシー",
    "tag.recent": "前回使用",
    "connect.notOffered": "このサイトでは利用できません",
    "tag.get": "入手",
    "tag.mixed": "文字種が混在",
    "allWallets.row": "すべてのウォレット",
    "connecting.approve": "{wallet}で承認してください",
    "connecting.open": "ウォレットのウィンドウが開いています。そこで「承認」を押してください。",
    "connected.title": "接続しました",
    "connected.more": "{address}\n{network}",
    "connecting.sees": "このページがあなたのアドレスを閲覧できるようになります",
    "connecting.asks": "確認なしに資産を動かすことはできません",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "スマートフォンでQRコードをスキャン"
  },
  views: {
    "toast.accountSwitched": "アカウントを切り替えました",
    "toast.addressCopied": "アドレスをコピーしました",
    "toast.codeResent": "コードのメールを再送信しました",
    "toast.emailChanged": "メールアドレスを変更しました",
    "toast.linkCopied": "リンクをコピーしました",
    "toast.walletAdded": "新しいウォレットを追加しました",
    "toast.transactionStarted": "トランザクションを開始しました",
    "toast.walletDeleted": "ウォレットを削除しました",
    "toast.walletDisconnected": "ウォレットを切断しました",
    "toast.walletSwitched": "ウォレットを切り替えました",
    "toast.approveLimit": "ウォレットで上限の引き上げを承認してください",
    "toast.authenticating": "認証中…",
    "toast.confirmTransaction": "ウォレットでトランザクションを確認してください",
    "view.AddFunds": "入金",
    "view.WalletSend": "送る",
    "money.ambiguous": "{whole}と{decimal}のどちらですか？",
    "money.grouped": "桁区切りを入れずに入力してください：1000.5",
    "send.filledIn": "{app}が入力しました",
    "view.SmartSessionList": "スマートセッション",
    "connecting.notInstalled": "{wallet}はインストールされていません",
    "connecting.notHere": "{wallet}はこのページにありません",
    "connecting.notHereNext":
      "拡張機能をインストールまたは有効にして、ページを再読み込みしてください。または別のウォレットを選んでください。",
    "connecting.noWay": "入手先がわかりません。別のウォレットを選んでください。",
    "connecting.others": "別のウォレットを選ぶ",
    "connecting.install": "インストールしたら、このページに戻って接続してください。",
    "connecting.haveIt": "入手しました",
    "connecting.nothing": "何も起きませんか？もう一度開く",
    "connecting.behind": "このウィンドウの後ろに隠れているかもしれません。",
    "connecting.here": "{wallet}が見つかりました。接続する",
    "guide.install": "{wallet}をインストール",
    "guide.installMore": "下から入手するか、スマートフォンでQRコードをスキャンしてください。",
    "guide.installHere": "下のストアから入手してください。",
    "guide.create": "ウォレットを作成、またはインポート",
    "guide.createMore": "リカバリーフレーズは誰にも教えないでください。",
    "guide.back": "ここに戻る",
    "guide.backMore": "このページが{wallet}を検出します。検出されない場合は再読み込みしてください。",
    "guide.backAgain": "もう一度{wallet}を選んで接続してください。",
    "store.chrome": "ブラウザ拡張機能",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "ウェブアプリ",
    "store.home": "ウェブサイト",
    "store.phone": "スマートフォン",
    "downloads.stores": "入手先",
    "downloads.scan": "スマートフォンでこのQRコードをスキャンしてください。",
    "multiChain.opens": "{networks}のアカウント",
    "allWallets.search": "ウォレットを検索",
    "allWallets.none": "「{text}」というウォレットはありません",
    "allWallets.noneNext": "つづりを確認するか、QRコードでウォレットを接続してください。",
    "allWallets.noneSpelling": "つづりを確認してください。",
    "allWallets.clear": "クリア",
    "allWallets.scan": "QRコードをスキャン",
    "allWallets.missing": "一覧にありませんか？",
    "allWallets.failed": "一覧を読み込めません",
    "allWallets.failedNext": "このブラウザのウォレットは使えます。",
    "tag.installed": "インストール済み",
    "signIn.preparing": "準備中",
    "signIn.lead": "{site}にサインイン",
    "signIn.why": "署名は、このアカウントがあなたのものであることを示します。費用はかからず、資産は動きません。",
    "signIn.statement": "同意する内容",
    "signIn.site": "サイト",
    "signIn.account": "アカウント",
    "signIn.network": "ネットワーク",
    "signIn.from": "有効期間の開始",
    "signIn.until": "有効期間の終了",
    "signIn.resources": "リソース",
    "signIn.read": "メッセージを読む",
    "signIn.cancel": "キャンセル",
    "signIn.sign": "サインイン",
    "signIn.approve": "{wallet}で承認してください",
    "signIn.declined": "拒否しました。まだサインインしていません。",
    "signIn.elsewhere": "これは別のサイトへのリクエストです",
    "signIn.elsewhereNext": "何も署名していません。心当たりがない場合は、このページを離れてください。",
    "signIn.must": "サインインするか、キャンセルしてください",
    "refused.title": "拒否しました",
    "refused.next": "何も共有していません。準備ができたらもう一度お試しください。",
    "failed.away": "サービスが今は応答していません",
    "failed.noNetwork":
      "ウォレットがネットワークをこのページに知らせませんでした。ウォレットを開いてネットワークを選び、もう一度お試しください。",
    "locked.title": "{wallet}のロックを解除",
    "locked.next": "ブラウザのツールバーから開き、パスワードを入力してください。",
    "newcomer.learn": "詳しく見る",
    "newcomer.none": "続けるにはウォレットが必要です",
    "newcomer.noneNext": "このブラウザにインストールするか、ウォレットのブラウザでこのページを開いてください。",
    "newcomer.compare": "すべて比較",
    "newcomer.find": "ウォレットを探す",
    "newcomer.haveOne": "ウォレットを入手しました",
    "newcomer.notSeen": "ウォレットがまだ見つかりません。インストール後にページを再読み込みしてください。",
    "runs.both": "ブラウザとスマートフォン",
    "runs.phone": "スマートフォンのみ",
    "runs.browser": "ブラウザ",
    "runs.web": "ウェブサイト",
    "lesson.key": "サイトへの鍵",
    "lesson.keyMore": "サイトごとに新しいパスワードを作る代わりに、ウォレットでサインインします。",
    "lesson.home": "大切なものの置き場所",
    "lesson.homeMore": "コインやコレクティブルを保管します。動かせるのはあなただけです。",
    "lesson.networks": "複数のネットワークで使える",
    "lesson.networksMore": "1つのウォレットで、多くのネットワークのアカウントを持てます。",
    "lesson.system": "みんなで使うコンピューター",
    "lesson.systemMore": "多くのコンピューターが同じ記録を保ちます。全体を所有する人はいません。",
    "lesson.fees": "トランザクションごとに手数料",
    "lesson.feesMore": "そのネットワークのコインで支払うので、少し残しておいてください。",
    "lesson.record": "だれでも読める",
    "lesson.recordMore": "エクスプローラーで過去のすべてのトランザクションを見られます。",
    "lesson.gotIt": "わかりました",
    "allWallets.more": "さらに読み込む",
    "allWallets.loading": "ウォレットを読み込み中",
    "allWallets.count.other": "{count}個のウォレット",
    "walletconnect.ways": "接続方法",
    "walletconnect.scan": "スマートフォンの{wallet}でスキャン",
    "walletconnect.scanElsewhere": "別のデバイスでスキャンするか、リンクをコピー",
    "walletconnect.code": "{wallet}用のQRコード",
    "walletconnect.making": "QRコードを準備中",
    "walletconnect.makingLink": "リンクを準備中",
    "walletconnect.copy": "リンクをコピー",
    "walletconnect.copied": "リンクをコピーしました",
    "walletconnect.expires": "残り{seconds}秒",
    "walletconnect.step1": "ウォレットを開く",
    "walletconnect.step2": "スキャンをタップ",
    "walletconnect.step3": "承認",
    "walletconnect.noWallet": "スマートフォンにウォレットがありませんか？",
    "walletconnect.waits": "そこで承認して戻ってください。このページでお待ちしています。",
    "walletconnect.openIt": "開く",
    "walletconnect.expired": "このコードは有効期限が切れました",
    "walletconnect.refresh": "新しいコードを取得",
    "walletconnect.opened": "アプリが開いています。そこで承認して、このページに戻ってください。",
    "walletconnect.notYet": "スマートフォンにまだありませんか？",
    "walletconnect.getIt": "入手する",
    "walletconnect.openHint": "そこで承認して戻ってください。",
    "walletconnect.openWeb": "新しいタブで開きます。このページでお待ちしています。",
    "walletconnect.open": "{wallet}を開く",
    "walletconnect.openAgain": "{wallet}をもう一度開く",
    "walletconnect.browse": "{wallet}が専用のブラウザでこのページを開きます。そこで接続してください。",
    "walletconnect.failedNext": "接続を確認して、もう一度お試しください。",
    "walletconnect.refused": "このページはQRコードに対応していません",
    "walletconnect.refusedNext": "続けるには別のウォレットを選んでください。",
    "reach.qrcode": "QRコード",
    "reach.mobile": "スマートフォン",
    "reach.desktop": "デスクトップ",
    "reach.web": "ウェブ",
    "reach.browser": "ブラウザ",
    "reach.extension": "拡張機能",
    "email.label": "メールアドレス",
    "account.editEmail": "メールアドレスを変更",
    "account.signIn": "サインイン方法",
    "account.smart": "スマートアカウント",
    "account.runs": "スマートアカウント（{code}）。ウォレットで元に戻せます。",
    "account.switchingType": "アカウントを切り替え中",
    "account.upgrade": "ウォレットを移行",
    "account.buy": "購入",
    "account.swap": "スワップ",
    "account.name": "名前",
    "account.copy": "アドレスをコピー",
    "account.copyFailed": "コピーできませんでした",
    "account.explorer": "エクスプローラー",
    "account.disconnect": "切断",
    "account.network": "ネットワーク",
    "account.sessions": "あなたの代わりに操作できるアプリ",
    "wallets.inUse": "使用中",
    "wallets.disconnect": "{wallet}を切断",
    "wallets.forget": "{wallet}の記録を消す",
    "wallets.add": "別のウォレットを接続",
    "wallets.change": "別のウォレットに替える",
    "wallets.changeNext": "{wallet}は切断されます",
    "wallets.reconnecting": "再接続中",
    "wallets.earlier": "以前に使用",
    "wallets.connect": "{network}に接続",
    "activeChain.lead": "{network}で続けますか？",
    "activeChain.keep": "{wallet}は接続したままです。いつでも戻れます。",
    "activeChain.connect": "{network}には専用のウォレットが必要です。次に選びます。{wallet}は接続したままです。",
    "activeChain.switch": "{network}に切り替える",
    "activeChain.stay": "{network}のままにする",
    "namespace.eip155": "EVMネットワーク",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "残高",
    "account.balanceUnknown": "残高は不明です",
    "account.balanceLoading": "残高を読み込み中",
    "account.tokens": "トークン",
    "account.nfts": "NFT",
    "account.activity": "アクティビティ",
    "account.noTokens": "トークンはまだありません",
    "account.noTokensNext": "受け取ったものがここに表示されます。",
    "account.uncovered": "このネットワークには対応していません",
    "account.uncoveredNext": "ここではトークンを表示できません。ウォレットで確認できます。",
    "account.worthless": "価値のない{count}件を表示",
    "account.hidden": "{count}件を非表示（スパムの可能性）",
    "account.lure": "スパムの可能性があり、合計に含まれません",
    "account.unchecked": "価値を確認できないため、合計に含まれません",
    "account.tokensLoading": "トークンを読み込み中",
    "account.away": "残高を今は読み込めません。",
    "account.retryIn": "再試行 · {seconds}秒",
    "account.asOf": "{time}時点",
    "account.avatar": "アカウント",
    "account.reconnecting": "再接続中",
    "network.current": "現在",
    "network.notServed": "このウォレットはこのネットワークでは使えません",
    "network.notGranted": "{wallet}が許可していません",
    "network.switching": "{wallet}で承認してください",
    "network.switchingNext": "{network}への切り替えを求めています。",
    "network.unsupported": "このページは{network}に対応していません",
    "network.unsupportedNext": "ウォレットは今そのネットワークです。続けるにはネットワークを選んでください。",
    "network.unknown": "ネットワーク {id}",
    "network.ownWallet": "{namespace}用のウォレットが必要です",
    "network.testnet": "テストネット",
    "network.failed": "切り替わりませんでした。もう一度お試しください。",
    "network.search": "ネットワークを検索",
    "network.none": "「{text}」というネットワークはありません",
    "network.count.other": "{count}個のネットワーク",
    "plain.chain.none-requested": "このウォレットはこのページのネットワークに対応していません",
    "plain.chain.not-supported": "ウォレットにこのネットワークがありません",
    "plain.chain.switch-failed": "ネットワークが切り替わりませんでした",
    "plain.chain.switch-rejected": "拒否しました",
    "plain.chain.unsupported": "このネットワークでは利用できません",
    "plain.connection.connector-not-found": "このページにこのウォレットはありません",
    "plain.connection.failed": "ウォレットを接続できませんでした",
    "plain.connection.failed-to-find-connector": "このウォレットはこのページからなくなりました",
    "plain.connection.network-not-in-wallet": "ウォレットがこのネットワークを共有していません",
    "plain.connection.provider-not-found": "ウォレットに接続できません",
    "plain.connection.request-rejected": "拒否しました",
    "plain.connection.session-expired": "接続の有効期限が切れました",
    "plain.connection.sign-client-missing": "WalletConnectを起動中です",
    "plain.http.bad-shape": "現在サービスを利用できません",
    "plain.http.too-large": "現在サービスを利用できません",
    "plain.walletconnect.method-not-granted": "ウォレットが許可していません",
    "plain.name.needs-account": "名前にはEVMネットワークのアカウントが必要です",
    "plain.name.not-registered": "{label}は登録されませんでした",
    "plain.name.not-resolved": "この名前を確認できませんでした",
    "plain.name.suggestions-failed": "現在は名前を確認できません。このまま登録を試すことはできます。",
    "plain.onramp.host-unknown": "この事業者はここでは開けません",
    "plain.onramp.quote-failed": "現在、価格がありません",
    "plain.onramp.url-failed": "事業者のページを開けませんでした",
    "plain.session.revoke-failed": "取り消されておらず、まだ有効です",
    "plain.siwx.not-started":
      "サインインを開始できなかったため、ウォレットを切断しました。サインインするには、もう一度接続してください。",
    "plain.siwx.signing-failed": "メッセージに署名できませんでした",
    "plain.transaction.expired": "このリクエストは有効期限が切れました",
    "plain.transaction.not-allowed": "このページは許可されていない操作を求めました",
    "plain.transaction.page-framed": "このページは{origin}の中に表示されています",
    "plain.swap.not-supported": "このネットワークではスワップできません",
    "view.EmailLogin": "メールで続ける",
    "view.EmailVerifyOtp": "メールアドレスの確認",
    "view.EmailVerifyDevice": "デバイスの登録",
    "view.UpdateEmailWallet": "メールアドレスの変更",
    "view.UpdateEmailPrimaryOtp": "現在のメールアドレスの確認",
    "view.UpdateEmailSecondaryOtp": "新しいメールアドレスの確認",
    "view.UpgradeEmailWallet": "ウォレットの移行",
    "change.now": "現在：{email}",
    "change.label": "新しいメールアドレス",
    "change.how":
      "現在のメールアドレスにコードを送り、次に新しいメールアドレスにも送ります。ウォレットのアドレスは変わりません。",
    "change.save": "保存",
    "change.enter": "新しいメールアドレスを入力",
    "change.step": "ステップ {step}/2",
    "change.toPrimary": "現在のメールアドレスにコードを送りました",
    "change.toSecondary": "新しいメールアドレスにコードを送りました",
    "upgrade.title": "鍵を自分で保管",
    "upgrade.how": "このウォレットの鍵は安全なサイトが保管しています。そこで、鍵を自分で保管するウォレットに移せます。",
    "upgrade.open": "安全なサイトを開く",
    "upgrade.waits": "安全なサイトを待っています",
    "email.title": "メールアドレスを入力してください",
    "email.how": "6桁のコードをお送りします。\nパスワードもインストールも不要です。",
    "email.send": "コードを送信",
    "email.go": "続ける",
    "email.or": "またはウォレットで",
    "email.sending": "{email}にコードを送信中",
    "email.wallet": "代わりにウォレットを接続",
    "code.title": "コードを入力",
    "code.to": "送信先",
    "code.label": "6桁のコード",
    "code.good": "有効期限は10分です",
    "code.checking": "コードを確認中",
    "code.wrong": "コードが正しくありません。最新のメールをご確認ください。",
    "code.newer": "コードが正しくありません。より新しいコードが送信されています。",
    "code.again": "再送信",
    "code.wait": "{seconds}秒後に再送信",
    "device.title": "このデバイスを確認",
    "device.how": "{email}に送ったリンクを開いて「承認」を押し、ここに戻ってください。",
    "device.again": "新しいリンクを送信",
    "device.refused": "リンクは拒否されました",
    "device.old": "リンクの有効期限が切れました",
    "device.next": "新しいリンクを送信し、メールで承認してください。",
    "ways.or": "または",
    "ways.wallet": "ウォレットを接続",
    "view.ConnectSocials": "すべてのソーシャル",
    "view.ConnectingSocial": "サインイン",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "ソーシャルアカウント",
    "social.with": "{provider}で続ける",
    "social.more": "ほかのサインイン方法",
    "social.none": "このブラウザではソーシャルサインインを使えません。",
    "social.others": "別の方法を選ぶ",
    "social.title": "{provider}でサインイン",
    "social.waits": "開いたウィンドウで続けてください。このページがパスワードを見ることはありません。",
    "social.leaves": "{provider}に移動し、すぐに戻ります。",
    "social.show": "ウィンドウを表示",
    "social.unseen": "このページから{provider}のウィンドウは見えません。そこで完了してから戻ってください。",
    "social.again": "最初からやり直す",
    "social.finishing": "サインインを完了中",
    "social.closed": "ウィンドウが閉じられました",
    "social.closedNext": "続けるにはもう一度開いてください。完了した場合は、少しお待ちください。",
    "social.blocked": "ブラウザがウィンドウをブロックしました",
    "social.blockedNext": "下のボタンから開いてください。ポップアップの許可が必要な場合があります。",
    "social.open": "ウィンドウを開く",
    "farcaster.code": "Farcaster用のQRコード",
    "farcaster.making": "QRコードを準備中",
    "farcaster.scan": "スマートフォンのFarcasterでスキャン",
    "farcaster.open": "Farcasterを開く",
    "farcaster.approve": "Farcasterで承認して、ここに戻ってください。",
    "farcaster.old": "このコードは有効期限が切れました",
    "farcaster.again": "新しいコードを取得",
    "plain.embedded.frame-load-failed": "現在メールは利用できません",
    "plain.embedded.frame-load-timed-out": "現在メールは利用できません",
    "plain.embedded.frame-request-timed-out": "時間がかかりすぎました",
    "plain.embedded.social-timed-out": "時間がかかりすぎました",
    "plain.embedded.social-not-started": "サインインを開始できませんでした",
    "plain.embedded.social-uri-failed": "サインインを開始できませんでした",
    "plain.embedded.farcaster-failed": "Farcasterでサインインを確認できませんでした",
    "plain.embedded.frame-answer-misfit": "うまくいきませんでした",
    "plain.embedded.frame-error-unknown": "うまくいきませんでした",
    "plain.embedded.untrusted-origin": "このページではメールを利用できません",
    "plain.embedded.unverified-domain": "このページではメールを利用できません",
    "view.ApproveTransaction": "トランザクションの承認",
    "view.SmartSessionCreated": "スマートセッションを作成しました",
    "view.WalletSendSelectToken": "トークンを選択",
    "view.WalletSendPreview": "送金内容の確認",
    "view.WalletSendConfirmed": "送る",
    "receive.code": "アドレスのQRコード",
    "receive.copied": "コピーしました",
    "receive.noteEvm": "このアドレスには、{network}とその他のEVMネットワークの資産だけを送ってください。",
    "receive.note": "このアドレスには、{network}の資産だけを送ってください。",
    "receive.noteOrdinal":
      "このアドレスには{network}のインスクリプションだけを送ってください。支払いには別のアドレスを使います。",
    "receive.purposes": "アドレス",
    "receive.payment": "入金用",
    "receive.ordinal": "Ordinals",
    "activity.sent": "送信済み",
    "activity.sentNow": "送信中",
    "activity.sentFailed": "送信失敗",
    "activity.received": "受け取り済み",
    "activity.receivedNow": "受け取り中",
    "activity.receivedFailed": "受け取れませんでした",
    "activity.swapped": "スワップ済み",
    "activity.swappedNow": "スワップ中",
    "activity.swappedFailed": "スワップ失敗",
    "activity.minted": "ミント済み",
    "activity.mintedNow": "ミント中",
    "activity.mintedFailed": "ミント失敗",
    "activity.allowed": "許可済み",
    "activity.allowedNow": "許可中",
    "activity.allowedFailed": "許可できませんでした",
    "activity.called": "コントラクトを実行しました",
    "activity.calledNow": "コントラクトを実行中",
    "activity.calledFailed": "実行失敗",
    "activity.loading": "アクティビティを読み込み中",
    "activity.none": "アクティビティはまだありません",
    "activity.noneNext": "送ったものと受け取ったものがここに表示されます。",
    "activity.away": "アクティビティを今は読み込めません",
    "activity.unmoved": "何も動いていません",
    "activity.waits": "待機中",
    "activity.for": "{given} → {gained}",
    "activity.to": "{who}へ",
    "activity.from": "{who}から",
    "activity.with": "{who}と",
    "activity.new": "新しいコントラクト",
    "activity.toSelf": "自分のアカウントへ",
    "activity.batch": "複数のステップを一括",
    "activity.more": "ほか{count}件",
    "activity.moved": "移動したもの",
    "progress.sendFailed": "{amount}は送られませんでした",
    "progress.swapping": "{from}を{to}にスワップ中",
    "progress.swapped": "{from}を{to}にスワップしました",
    "progress.swapFailed": "{from}はスワップされませんでした",
    "activity.again": "もう一度送る",
    "activity.yesterday": "昨日",
    "activity.today": "今日 {time}",
    "activity.here": "このページから送信",
    "activity.notCovered": "このネットワークの履歴は利用できません。このページから送ったものがここに表示されます。",
    "activity.hidden": "{count}件を非表示（スパムの可能性）",
    "activity.notYours": "これはあなたの操作ではありません。このアドレスをコピーしないでください。",
    "activity.unproven": "あなたの操作かどうか確認できません。このアドレスをコピーしないでください。",
    "activity.foreign": "別のアドレスによる操作",
    "activity.when": "日時",
    "activity.party": "相手",
    "activity.hash": "トランザクション",
    "activity.copyHash": "コピー",
    "nfts.loading": "コレクティブルを読み込み中",
    "nfts.none": "コレクティブルはまだありません",
    "nfts.noneNext": "最近のアクティビティにはありません。",
    "nfts.source": "アクティビティから",
    "nfts.back": "以前のものを表示",
    "nfts.unnamed": "無題",
    "nfts.count": "×{count}",
    "send.amount": "金額",
    "send.have": "残高 {balance}",
    "send.unknown": "残高は不明です",
    "send.to": "宛先",
    "send.receiver": "アドレスまたは名前",
    "send.paste": "貼り付け",
    "send.clear": "宛先をクリア",
    "send.earlier": "以前の送り先",
    "send.fee": "ネットワーク手数料",
    "send.feeAbout": "約{fee}",
    "send.feeData": "約{fee}とネットワークのデータ手数料",
    "send.feeMost": "最大{fee}",
    "send.feeMargin": "最大{fee}（データ手数料の余裕を含む）",
    "send.feeUnknown": "手数料は不明です",
    "send.keeps": "手数料として{fee}を残します",
    "send.review": "確認する",
    "money.checking": "確認中",
    "send.enterAmount": "金額を入力",
    "send.chooseReceiver": "宛先を入力",
    "money.addFunds": "{symbol}が足りません・入金",
    "send.notEnough": "{symbol}が足りません",
    "send.misfit": "0より大きい{symbol}の金額を、小数点以下{decimals}桁以内で入力してください",
    "send.none": "送れるものはまだありません",
    "send.noneNext": "受け取ったものを、ここから送れます。",
    "send.yours": "{network}の保有分",
    "send.from": "送り元",
    "send.network": "ネットワーク",
    "send.rent": "受取人の{symbol}口座の開設",
    "send.total": "合計",
    "send.final": "トランザクションは取り消せません。名前と最後の4文字を確認してください。",
    "send.tickFirst": "チェックを入れて送る",
    "send.press": "{amount}を送る",
    "send.approve": "{wallet}で承認してください",
    "screen.warns": "{site}からの警告：{reason}",
    "screen.warnsOnly": "{site}がこのリクエストについて警告しています",
    "send.cancel": "キャンセル",
    "send.declined": "{wallet}で拒否しました。何も送っていません。",
    "send.own": "これはあなた自身のアドレスです。",
    "send.contract": "これはコントラクトです。{symbol}を保管できることを確かめてください。",
    "send.contractTick": "理解しました",
    "send.alike": "このアドレスは知っているアドレスに似ていますが、別のものです。",
    "send.alikeTick": "確認しました。別のアドレスです",
    "send.moved": "前回送ったとき、{name}は別のアドレスでした。",
    "send.movedTick": "新しいアドレスを受取人に確認しました",
    "send.thisOne": "このアドレス",
    "send.knownOne": "知っているアドレス",
    "send.sending": "{amount}を送信中",
    "send.sent": "{amount}を送りました",
    "send.failed": "失敗",
    "send.toWhom": "{who}へ。",
    "send.done": "完了",
    "send.another": "もう一度送る",
    "approve.asks": "{site}が承認を求めています",
    "approve.asksYou": "が承認を求めています",
    "approve.loading": "リクエストを読み取り中",
    "decision.asked": "鍵を保管するサイトがリクエストを読み取っています",
    "decision.read": "リクエストを読み、承認または拒否してください",
    "decision.decided": "鍵を保管するサイトを待っています",
    "approve.tickFirst": "チェックを入れて承認",
    "approve.approve": "承認",
    "approve.reject": "拒否",
    "approve.none": "承認するものはありません",
    "approve.noneNext": "このページのリクエストは、まずここに表示されます。",
    "approve.more.other": "ほかに{count}件が待機中",
    "approve.changes": "アカウントの変化",
    "approve.noChanges": "アカウントの何が変わるか判断できませんでした。",
    "approve.account": "送り元",
    "approve.network": "ネットワーク",
    "approve.details": "詳しい方向けの詳細",
    "approve.tick": "リスクを理解しました",
    "approve.tickUnread": "内容は読み取れませんが、このサイトを信頼します",
    "approve.unreadParts":
      "このリクエストには読み取れない部分が複数あります（{count}件）。このサイトを信頼する場合だけ続けてください。",
    "approve.window": "専用のウィンドウで開く",
    "approve.ended": "何も送っていません。ページからもう一度リクエストしてください。",
    "sessions.loading": "スマートセッションを読み込み中",
    "sessions.none": "あなたの代わりに操作できるアプリはありません",
    "sessions.noneNext": "自動で操作することを許可したアプリがここに表示されます。いつでも終了できます。",
    "sessions.away": "スマートセッションを読み込めませんでした",
    "sessions.until": "{date}まで",
    "sessions.expired": "{date}に期限切れ",
    "sessions.revoked": "{date}に取り消し",
    "sessions.end": "取り消す",
    "sessions.ask": "取り消しますか？",
    "sessions.keep": "残す",
    "sessions.ending": "{wallet}で承認してください",
    "sessions.created": "このアプリはあなたの代わりに操作できるようになりました",
    "sessions.createdNext": "{date}まで、この範囲内で有効です。いつでも終了できます。",
    "sessions.unused": "許可されましたが、使えません",
    "sessions.unusedNext":
      "ウォレットは許可しましたが、アプリが開始できませんでした。取り消してから、もう一度お試しください。",
    "sessions.all": "スマートセッションを表示",
    "money.token": "トークン",
    "money.chooseToken": "トークンを選んでください",
    "money.readFirst": "先に警告をお読みください",
    "money.checkAmount": "金額をご確認ください",
    "money.max": "最大",
    "money.feePaid": "このサイトが負担します",
    "money.feePaidCheck": "{wallet}に手数料が表示されたら、そこで拒否してください。",
    "money.feeUnsupported": "{wallet}ではこのサイトが手数料を負担できないため、ご自身の負担になります。",
    "money.feeIgnored": "このサイトによる手数料の負担を{wallet}が利用しなかったため、ご自身の負担になります。",
    "money.feeRefused": "このサイトはこの手数料を負担しないため、ご自身の負担になります。",
    "money.feeUnavailable": "このサイトの支払いサービスは現在利用できないため、手数料はご自身の負担になります。",
    "money.search": "トークンを検索",
    "money.noToken": "「{text}」に一致するトークンはありません",
    "money.noTokenNext": "つづりを確認するか、トークンのアドレスを貼り付けてください。",
    "money.explorer": "エクスプローラー",
    "receipt.pending": "{network}を待っています",
    "receipt.sent": "送りました。届いたらウォレットがお知らせします。",
    "receipt.done": "届きました。",
    "receipt.arrived.other": "{count}秒で届きました。",
    "receipt.fee": "手数料は{fee}です。",
    "receipt.failed": "ネットワークが拒否しました。手数料だけがかかりました。",
    "receipt.failedFor": "ネットワークが拒否しました：{reason}。手数料だけがかかりました。",
    "receipt.repriced": "手数料を変えて再送信しました。",
    "receipt.canceled": "キャンセル済み",
    "receipt.canceledNext": "ウォレットで取り消しました。何も送信されていません。",
    "receipt.replaced": "置き換え済み",
    "receipt.replacedBy": "別のトランザクションに置き換わりました。",
    "receipt.dropped": "ネットワークに見当たらなくなりました。戻る可能性があります。再送信はしていません。",
    "receipt.partly": "一部のステップが反映されました。",
    "receipt.details": "詳細",
    "receipt.block": "ブロック",
    "receipt.step": "ステップ {number} は反映されました",
    "receipt.stepFailed": "ステップ {number} は反映されませんでした",
    "view.Swap": "スワップ",
    "view.SwapSelectToken": "トークンを選択",
    "view.SwapPreview": "スワップの確認",
    "swap.pay": "支払い",
    "swap.get": "受け取り",
    "swap.getAbout": "受け取り見込み",
    "swap.have": "残高 {amount}",
    "swap.unknown": "残高は不明です",
    "swap.turn": "上下を入れ替える",
    "swap.rate": "レート",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "最低受取額",
    "swap.impact": "価格への影響",
    "swap.impactUnknown": "不明",
    "swap.fee": "ネットワーク手数料",
    "swap.feeUnknown": "不明",
    "swap.slippage": "最大スリッページ",
    "swap.slippageOwn": "カスタム",
    "swap.slippageHigh": "見積もりより大幅に少なくなる可能性があります",
    "swap.review": "スワップを確認",
    "swap.enter": "金額を入力",
    "swap.choose": "トークンを選んでください",
    "swap.checkSlippage": "スリッページをご確認ください",
    "swap.noPrice": "現在、価格がありません",
    "swap.quoting": "価格を取得中",
    "swap.paused": "価格の更新を停止中",
    "swap.refresh": "更新",
    "swap.misfit": "0より大きい{symbol}の金額を、小数点以下{decimals}桁以内で入力してください",
    "swap.tooMuch": "残高 {balance}",
    "swap.noFee": "手数料の{coin}が足りません",
    "swap.works": "スワップできるネットワーク",
    "swap.yours": "{network}の保有分",
    "swap.suggested": "おすすめ",
    "swap.popular": "人気",
    "swap.all": "すべて",
    "swap.goodFor": "このレートはあと{seconds}秒有効です",
    "swap.expired": "新しいレートを取得中",
    "swap.allow": "{spender}への許可額",
    "swap.allowExact": "このスワップのみ：{amount}",
    "swap.allowAll": "{symbol}をすべて（今後も含む）",
    "swap.allowAllNext": "{spender}は今後、あなたの{symbol}をすべて引き出せます。",
    "swap.spender": "許可する相手",
    "swap.together": "2つのステップを1回で",
    "swap.ready": "2つのステップを1回で",
    "swap.readyNext": "先に、アカウントをスマートアカウントにする確認がウォレットに表示されます。",
    "swap.steps": "ステップ",
    "swap.stepBack": "以前の許可を取り消す",
    "swap.stepAllow": "許可する",
    "swap.stepSwap": "スワップ",
    "swap.tick": "それでもスワップする",
    "swap.impactHigh": "渡す額のうち{impact}を失います。",
    "swap.impactNone": "価格が1つ不明なため、損失額が分かりません。",
    "swap.unproven": "このサービスの最低受取額を確認できませんでした。",
    "swap.tickFirst": "チェックを入れてスワップ",
    "swap.press": "スワップ",
    "swap.proving": "受取額を確認中",
    "swap.approve": "{wallet}で承認してください",
    "swap.twoSteps": "2回に分けて実行",
    "swap.left": "{spender}はまだ{amount}を引き出せます。",
    "swap.takeBack": "許可を取り消す",
    "swap.again": "新しい価格",
    "swap.following": "{from}を{to}にスワップ中",
    "swap.done": "{from}を{to}にスワップしました",
    "plain.swap.not-started": "現在スワップは利用できません",
    "plain.swap.insufficient-liquidity": "現在その量の売り手がいません",
    "plain.swap.not-built": "スワップを準備できませんでした",
    "plain.swap.approval-not-built": "スワップを準備できませんでした",
    "plain.swap.allowance-failed": "スワップを準備できませんでした",
    "swap.failed": "スワップに失敗しました",
    "swap.close": "完了",
    "view.OnRampProviders": "購入",
    "view.OnRampTokenSelect": "トークンを選択",
    "view.OnRampFiatSelect": "通貨を選択",
    "view.BuyInProgress": "購入",
    "view.WhatIsABuy": "購入の流れ",
    "view.ChooseAccountName": "名前を選択",
    "view.RegisterAccountName": "名前を選択",
    "view.RegisterAccountNameSuccess": "あなたの名前",
    "funds.how": "どの方法で入金しますか？",
    "funds.need": "{amount}が必要です",
    "funds.to": "{network}の{account}へ",
    "funds.elsewhere": "現在は{current}です。入金するには{network}に切り替えてください。",
    "funds.buy": "カードか銀行で購入",
    "funds.buyNext": "事業者がアカウントに届けます",
    "funds.receiveNext": "ウォレットや取引所から",
    "view.FundsFromWallet": "別のウォレット",
    "view.FundsPreview": "送金内容の確認",
    "funds.wallet": "このデバイスのウォレットから",
    "funds.walletNext": "一度だけ支払い、接続は残りません",
    "funds.once": "このウォレットはこの送金だけを支払います。使用中のウォレットは変わりません。",
    "funds.yours": "自分のアカウント",
    "funds.noWallet": "ほかのウォレットは見つかりませんでした",
    "funds.noWalletNext": "このブラウザにインストールするか、別の方法を選んでください。",
    "funds.added": "{amount}を入金しました",
    "funds.released": "{wallet}が支払いました。接続は残っていません。",
    "funds.opening": "{name}を開いています",
    "funds.none": "ここでは入金できません",
    "funds.noneNext": "このサイトの運営者にお問い合わせください。",
    "buy.loading": "購入できるものを読み込み中",
    "buy.none": "{network}では購入できません",
    "buy.noneNext": "{networks}をお試しください。",
    "buy.builtIn": "完全な一覧を今は読み込めません。次のものを購入できます。",
    "buy.currency": "{currency}で支払う",
    "buy.amount": "{currency}の金額",
    "buy.about": "約{amount}",
    "buy.quoting": "価格を取得中",
    "buy.estimate": "概算です。正確な価格は事業者のページにあります。",
    "buy.quick": "金額",
    "buy.on": "{network}",
    "buy.ways": "支払い方法",
    "buy.payWith": "{way}で支払う",
    "buy.way.card": "カード",
    "buy.way.ach_bank_account": "銀行口座",
    "buy.limits": "{min}～{max}",
    "buy.providers": "事業者",
    "buy.fees": "手数料 {range}",
    "buy.enter": "金額を入力",
    "buy.continue": "{provider}で続ける",
    "buy.opens":
      "事業者のページが新しいウィンドウで開き、トークンを販売します。このページがカードを見ることはありません。",
    "buy.noProvider": "利用できる事業者がありません",
    "buy.search": "検索",
    "buy.noMatch": "「{text}」は見つかりません",
    "buy.finish": "{provider}のウィンドウで完了してください",
    "buy.finishNext": "{provider}が{token}を{address}に送ります。",
    "buy.again": "もう一度開く",
    "buy.arrived": "{token}が届きました",
    "buy.late": "数分かかることがあります",
    "buy.lateNext": "閉じてもかまいません。残高に反映されます。",
    "buy.done": "完了",
    "lesson.buy": "カードで払い、トークンを受け取る",
    "lesson.buyMore": "ご自分の通貨で支払い、アカウントにトークンを受け取ります。",
    "lesson.pay": "販売するのは事業者",
    "lesson.payMore": "事業者のページでカードまたは銀行から支払います。このページがカード情報を見ることはありません。",
    "lesson.check": "支払う前に確認",
    "lesson.checkMore": "価格、手数料、アドレスは事業者のページにあります。そこで確認してください。",
    "name.lead": "{address}の名前を選んでください",
    "name.leadNext": "この名前あてに送ってもらえます。英数字またはハイフンで4文字以上。",
    "name.field": "名前",
    "name.checking": "{name}を確認中",
    "name.free": "{name}は使えます",
    "name.taken": "{name}は使われています",
    "name.alsoFree": "ほかに使える名前",
    "name.short": "4文字以上",
    "name.characters": "英数字とハイフンのみ使えます",
    "name.enter": "名前を選んでください",
    "name.another": "別の名前を選んでください",
    "name.register": "登録",
    "name.approve": "{wallet}で承認してください",
    "name.registering": "登録中",
    "name.read": "メッセージを読む",
    "name.why": "ウォレットが名前と時刻に署名します。費用はかからず、資産は動きません。",
    "name.declined": "拒否しました。何も登録していません。",
    "name.noEvm": "名前はEVMネットワークのアカウント用です。切り替えてから選んでください。",
    "name.yours": "あなたは{name}です",
    "name.yoursNext": "この名前あてに送ってもらえます。"
  },
  failures: {
    "account.not-found": [
      "アカウントが見つかりません",
      "そのアカウントは接続されていません。そのウォレットを接続して、もう一度お試しください。"
    ],
    "activity.failed": [
      "トランザクションを取得できませんでした",
      "トランザクションを読み込めませんでした。時間をおいてお試しください。ネットワークのエクスプローラーでも確認できます。"
    ],
    "chain.network-not-found": [
      "ネットワークが見つかりません",
      "このネットワークは、このページに設定されたものではありません。オプション`networks`に追加するか、そこにあるネットワークを指定してください。"
    ],
    "chain.none-requested": [
      "このウォレットは求められたネットワークに対応していません",
      "別のウォレットか別のネットワークを選んでください。"
    ],
    "chain.not-supported": [
      "対応していないネットワークです",
      "ウォレットの設定で追加するか、別のネットワークを選んでください。"
    ],
    "chain.switch-failed": [
      "ネットワークを切り替えられませんでした",
      "ウォレットを開いて待機中のものがないか確認し、もう一度お試しください。"
    ],
    "chain.switch-rejected": ["切り替えを拒否しました", "何も変わっていません。いつでも再試行できます。"],
    "chain.unsupported": ["対応していないネットワークです", "別のネットワークに切り替えて、もう一度お試しください。"],
    "chain.unsupported-namespace": [
      "対応していない種類のネットワークです：{namespace}",
      "対応しているのはeip155、solana、polkadot、bip122、cosmosです。いずれかのネットワークを使ってください。"
    ],
    "config.both-sign-ins": [
      "siweConfigとsiwxは同時に設定できません",
      "サインインが二重に設定されています。`siwx`を残し、古い形式の`siweConfig`を削除してください。"
    ],
    "config.invalid": [
      "オプション`{field}`：{expected}",
      "キットのオプションに誤りがあるため、開始しませんでした。示された内容に直して、もう一度開始してください。"
    ],
    "config.invalid-project-id": [
      "プロジェクトIDが無効です",
      "サービスはこのプロジェクトIDを認識しません。プロジェクト設定のIDと比べてください。"
    ],
    "config.multi-wallet-not-enabled": [
      "複数ウォレットが有効ではありません",
      "複数のウォレットを同時に使うには、multiWallet機能が必要です。プロジェクト設定で有効にしてください。"
    ],
    "config.origin-not-allowed": [
      "許可されていないオリジンです",
      "このページのオリジンはプロジェクトの一覧にありません。プロジェクト設定の許可ドメインに追加してください。"
    ],
    "config.rate-limited": [
      "リクエストが多すぎます",
      "プロジェクト構成の取得が多すぎます。キットはローカル設定で続けます。数分後にお試しください。"
    ],
    "config.server-error": [
      "サーバーエラー",
      "サービスの問題でプロジェクト構成を取得できませんでした。キットはローカル設定で続けます。時間をおいてお試しください。"
    ],
    "connection.connector-not-found": [
      "ウォレットが見つかりません",
      "拡張機能がインストールされ有効であることを確認し、ページを再読み込みして、もう一度お試しください。"
    ],
    "connection.failed": [
      "接続できませんでした",
      "ウォレットがアカウントをこのページに公開しませんでした。ウォレットを開いてロックを解除し、もう一度お試しください。"
    ],
    "connection.failed-to-disconnect-chains": [
      "ネットワークの接続を解除できませんでした：{reason}",
      "1つ以上のウォレットが接続を終了しませんでした。もう一度お試しいただくか、ウォレット側でこのページを削除してください。"
    ],
    "connection.network-not-in-wallet": [
      "対応していないネットワークです",
      "何も送っていません。ウォレットで切り替えるか、接続し直して許可してください。"
    ],
    "connection.not-connected": [
      "先にウォレットを接続してください",
      "この操作にはアカウントが必要です。先にウォレットを接続してください。"
    ],
    "connection.rejected": [
      "接続を拒否しました",
      "ウォレットでリクエストを拒否しました。何も共有していません。いつでも再試行できます。"
    ],
    "connection.request-failed": [
      "ウォレットが実行できませんでした",
      "ウォレットがエラーを返しました。ウォレットを開いて内容を確認し、もう一度お試しください。"
    ],
    "connection.request-rejected": [
      "リクエストを拒否しました",
      "何も送っていません。準備ができたら、もう一度お試しください。"
    ],
    "connection.session-expired": [
      "セッションの期限切れ",
      "このデバイスの時計が正しいか確認し、接続し直してください。"
    ],
    "connection.wallet-busy": [
      "続けるにはウォレットを開いてください",
      "ウォレットがロックされているか、別のリクエストを表示しています。開いてそのリクエストを完了または閉じてから、もう一度お試しください。"
    ],
    "connection.walletconnect-not-found": [
      "WalletConnectが見つかりません",
      "WalletConnectはここでは設定されていません。キットに`projectId`を指定し、`enableWalletConnect`を有効のままにしてください。"
    ],
    "embedded.aborted": [
      "問題が発生しました",
      "組み込みウォレットが処理を中断しました。何も送っていません。もう一度お試しください。"
    ],
    "embedded.device-not-approved": [
      "このデバイスは承認されませんでした。",
      "メールのリンクが拒否されたか、有効期限が切れています。新しいリンクを送信してください。"
    ],
    "embedded.email-cooldown": [
      "{seconds}秒後にもう一度お試しください",
      "少し前にコードを送りました。受信トレイを確認するか、時間が過ぎてから新しいコードを取得してください。"
    ],
    "embedded.email-misfit": [
      "有効なメールアドレスを入力してください",
      "メールアドレスの形式ではないようです。name@example.comのように入力してください。"
    ],
    "embedded.email-taken": [
      "そのメールアドレスには別のウォレットがあります。",
      "何も変わっていません。ここで使われていないメールアドレスを入力してください。"
    ],
    "embedded.email-unchanged": [
      "それは現在のメールアドレスです。",
      "何も変わっていません。新しいメールアドレスを入力してください。"
    ],
    "embedded.farcaster-failed": ["Farcasterに接続できませんでした", "アプリを開いて、もう一度お試しください。"],
    "embedded.frame-answer-misfit": ["エラーが発生しました", "再試行するか、サインインし直してください。"],
    "embedded.frame-error": [
      "{reason}",
      "組み込みウォレットが実行できませんでした。再試行するか、サインインし直してください。"
    ],
    "embedded.frame-error-unknown": ["エラーが発生しました", "再試行するか、サインインし直してください。"],
    "embedded.frame-load-failed": [
      "メールでのサインインを読み込めませんでした",
      "ネットワークやブロック機能を確認するか、ウォレットを接続してください。"
    ],
    "embedded.frame-load-timed-out": [
      "ネットワークエラー：組み込みウォレットを読み込めません",
      "ネットワークやブロック機能を確認し、時間をおいてお試しください。"
    ],
    "embedded.frame-request-timed-out": [
      "組み込みウォレットが時間内に応答しませんでした",
      "ネットワークを確認し、時間をおいてお試しください。"
    ],
    "embedded.frame-storage-blocked": [
      "ブラウザがこのサインインを保存しません。ページを離れると終了します。",
      "このページでは、ブラウザがウォレットのフレームによるデータの保存を許可していません。ページを離れるまではサインインしたままです。サインインを長く保つには、ウォレットのサイトのデータ保存を許可してください。"
    ],
    "embedded.no-auth-connector": [
      "サインインが設定されていません",
      "メールとソーシャルのサインインはここでは設定されていません。いずれかを有効にした`projectId`をキットに指定するか、ウォレットを接続してください。"
    ],
    "embedded.not-email-or-social": [
      "メールまたはソーシャルで接続していません",
      "メールまたはソーシャルで作成したアカウントでのみ使えます。いずれかでサインインしてください。"
    ],
    "embedded.otp-expired": [
      "このコードは有効期限が切れています。",
      "コードの有効期限は10分です。新しいコードを取得し、すぐに入力してください。"
    ],
    "embedded.otp-rejected": [
      "コードが正しくありません",
      "送ったコードと一致しません。最新のメールを確認するか、別のコードを取得してください。"
    ],
    "embedded.otp-tries-spent": [
      "試行回数が多すぎます。新しいコードを取得してください。",
      "誤ったコードが何度も入力されたため、無効になりました。新しいコードを取得してください。"
    ],
    "embedded.popup-blocked": [
      "サインインのウィンドウを開けませんでした",
      "ブラウザがウィンドウを開きませんでした。このページのポップアップを許可し、もう一度ボタンを押してください。"
    ],
    "embedded.popup-closed": ["ウィンドウが閉じられました", "続けるにはもう一度開いてください。"],
    "embedded.popup-not-created": [
      "サインインのウィンドウを作成できませんでした",
      "サインインのウィンドウを作成できませんでした。このページのほかのウィンドウを閉じて、もう一度お試しください。"
    ],
    "embedded.request-aborted": [
      "リクエストが中止されました",
      "応答の前にリクエストが取り下げられました。何も送っていません。もう一度お試しください。"
    ],
    "embedded.rpc-not-allowed": [
      "このRPC呼び出しは許可されていません",
      "組み込みウォレットは、ページからのこの要求に応じません。許可されたメソッドを使ってください。"
    ],
    "embedded.social-not-started": [
      "サインインを開始できませんでした",
      "再試行するか、別の方法でサインインしてください。"
    ],
    "embedded.social-timed-out": [
      "サインインに時間がかかりすぎました。もう一度お試しください。",
      "最初からやり直すか、別の方法でサインインしてください。"
    ],
    "embedded.social-uri-failed": [
      "サインインのページを取得できませんでした",
      "ネットワークを確認して、もう一度お試しください。"
    ],
    "embedded.untrusted-origin": [
      "信頼されていないオリジンです",
      "信頼されていないページからの応答のため破棄しました。ここからサインインをやり直してください。"
    ],
    "embedded.unverified-domain": [
      "確認されていないドメインです",
      "組み込みウォレットはこのドメインに対応していません。プロジェクト設定の許可ドメインに追加してください。"
    ],
    "ens.confusable": [
      "この名前には他の文字に似せた文字があります",
      "複数の文字体系が混ざっているか、すべての文字が別の文字体系のものに見えます。こうした名前はなりすましに使われます。受取人のアドレスを貼り付けてください。"
    ],
    "ens.gateway-failed": [
      "{domain}のサーバー（{host}）が応答しませんでした",
      "この名前の記録は、所有者が選んだサーバーにあります。応答がないか、拒否されたか、無効な応答でした。ページの設定で遮断されている場合もあります。時間をおいて試すか、受取人のアドレスを貼り付けてください。"
    ],
    "ens.gateway-forbidden": [
      "{domain}は、ここでは照会できないサーバーにあります",
      "この名前の記録は、所有者が選んだサーバーにあります。このページはそのようなサーバーに照会しないか、サーバーのアドレスが安全ではありません。受取人のアドレスを貼り付けてください。"
    ],
    "ens.invalid": [
      "有効な名前ではありません（{rule}）",
      "ENSの規則に反するため、この名前は存在しません。つづりを確認し、元の場所からもう一度コピーしてください。"
    ],
    "ens.no-record": [
      "{domain}は{network}のアドレスを持っていません",
      "名前の所有者がこのネットワークのアドレスを設定していません。他のネットワークのアドレスは代わりに使いません。資産を失うおそれがあるためです。このネットワークのアドレスを受取人に聞いてください。"
    ],
    "ens.not-found": [
      "{domain}は存在しません",
      "この名前は設定されていません。つづりを確認するか、受取人にアドレスを聞いてください。"
    ],
    "ens.resolver-failed": [
      "{domain}の記録を読み取れませんでした",
      "名前の記録を持つコントラクトが失敗したか、アドレスではないものを返しました。時間をおいて試すか、受取人のアドレスを貼り付けてください。"
    ],
    "http.bad-shape": [
      "サービスの応答が不明な形式です。",
      "時間をおいてお試しください。続く場合はこのページの運営者にお知らせください。"
    ],
    "http.bad-status": [
      "サービスが応答できませんでした（HTTPステータスコード：{status}）。",
      "サービスは応答しましたが、処理できませんでした。時間をおいてお試しください。続く場合はこのページの運営者にお知らせください。"
    ],
    "http.offline": [
      "オフラインです。",
      "このデバイスはネットワークにつながっていません。つながると自動で再開します。"
    ],
    "http.rate-limited": [
      "リクエストが多すぎます。少し待ってからお試しください。",
      "サービスへの問い合わせが多すぎます。少し待ってから、もう一度お試しください。"
    ],
    "http.timed-out": [
      "サービスの応答に時間がかかりすぎています。",
      "サービスが時間内に応答しませんでした。ネットワークを確認して、もう一度お試しください。"
    ],
    "http.too-large": [
      "サービスの応答が大きすぎます。",
      "再試行しても解決しません。このページの運営者にお知らせください。"
    ],
    "http.unreachable": [
      "サービスにつながりませんでした。",
      "サービスに接続できません。ネットワークやブロック機能を確認して、もう一度お試しください。"
    ],
    "kit.missing": [
      "ウォレットの画面を読み込めませんでした",
      "このページのコードの一部が届きませんでした。ネットワークを確認して再試行してください。続く場合はページを再読み込みしてください。"
    ],
    "log.unforeseen": [
      "不明なエラー",
      "キットが想定していないことが起きました。もう一度お試しください。続く場合は、そこまでの手順とともにお知らせください。"
    ],
    "name.misfit": [
      "英数字とハイフンを4文字以上で入力してください",
      "名前に使えるのは英数字とハイフンだけで、4文字以上必要です。別の名前を選んでください。"
    ],
    "name.needs-account": ["名前を登録するアカウントがありません", "接続するか切り替えて、もう一度お試しください。"],
    "name.not-registered": [
      "名前{label}を登録できませんでした",
      "その間に取得された可能性があります。再試行するか、別の名前を選んでください。"
    ],
    "name.not-resolved": ["名前を調べられませんでした", "つづりを確認して、もう一度お試しください。"],
    "name.refused": ["{reason}", "名前を変えて、もう一度お試しください。"],
    "name.reverse-failed": [
      "アドレスの名前を取得できませんでした",
      "このアドレスの名前を表示できませんでした。時間をおいてお試しください。"
    ],
    "name.suggestions-failed": [
      "名前の候補を取得できませんでした",
      "使える名前を表示できませんでした。自分で入力するか、時間をおいてお試しください。"
    ],
    "onramp.amount-outside": [
      "{min}～{max} {currency}の金額を入力してください",
      "この支払い方法では、この範囲の金額だけ使えます。金額を変えるか、別の方法で支払ってください。"
    ],
    "onramp.host-unknown": [
      "事業者のページではありません",
      "別の事業者を選んでください。ページの開発者はendpoints.onrampHostsでホストを許可できます。"
    ],
    "onramp.not-offered": [
      "{value}は{field}として利用できません",
      "事業者が対応する通貨とトークンは限られています。選択肢の中から選んでください。"
    ],
    "funding.same-account": [
      "{wallet}のアカウントは入金先と同じです",
      "そのウォレットで別のアカウントを選び、もう一度試してください。"
    ],
    "funding.option-failed": ["{way}を開けませんでした", "もう一度試すか、別の方法を選んでください。"],
    "funding.option-silent": [
      "{way}の応答がありません",
      "別のウィンドウで開いている可能性があります。もう一度試すか、別の方法を選んでください。"
    ],
    "onramp.quote-failed": ["見積もりを取得できませんでした", "表示は概算です。時間をおいてお試しください。"],
    "onramp.url-failed": ["事業者を開けませんでした", "時間をおいて試すか、別の事業者を選んでください。"],
    "receipt.not-kept": [
      "このページは送った内容を記録できません",
      "ブラウザがこのページのデータを保存しないため、送った内容はページを離れるまでしか表示されません。ハッシュを控えるか、保存を許可してください。"
    ],
    "rpc.error": [
      "ネットワークがリクエストを拒否しました。",
      "ネットワークのノードがリクエストを拒否しました。リクエストを確認するか、別のノードをお試しください。"
    ],
    "rpc.no-url": [
      "{network}のノードが設定されていません。",
      "キットはこのネットワークのノードを知りません。`customRpcUrls`または`projectId`で指定してください。"
    ],
    "safe.signature-pending": [
      "Safeがほかの所有者の署名を待っています",
      "署名した所有者がまだ足りません。Safeで署名してもらい、ここでサインインし直してください。集まった署名は残ります。"
    ],
    "safe.silent": [
      "Safeが応答しません",
      "Safeを表示するページが応答しませんでした。再読み込みして、そこでこのアプリを開き直してください。"
    ],
    "send.amount": [
      "0より大きい{symbol}の金額を、小数点以下{decimals}桁以内で入力してください",
      "数字と、1つまでのピリオドで入力してください。小数はトークンの桁数以内にしてください。"
    ],
    "send.failed": [
      "トランザクションを送れませんでした。もう一度お試しください。",
      "送信は確認されていません。再試行する前に、ウォレットのアクティビティを確認してください。"
    ],
    "send.fee-not-covered": [
      "手数料の{coin}が足りません（約{fee}）",
      "手数料はネットワークのコインで支払います。少し残すか、送る額を減らしてください。"
    ],
    "send.incomplete": ["金額と宛先アドレスが必要です", "金額と宛先アドレスの両方を入力してください。"],
    "send.misfit": [
      "有効な金額と宛先アドレスを入力してください",
      "金額は保有する数量以内、宛先はこのネットワークのアドレスまたは名前にしてください。誤りを直してください。"
    ],
    "send.needs-token": ["トークンが必要です", "送るトークンを選んでください。"],
    "send.not-covered": [
      "残高は{balance} {symbol}です",
      "アカウントの残高が足りません。額を減らすか、「最大」を選んでください。"
    ],
    "send.receiver-elsewhere": [
      "このアドレスは{network}用です",
      "接頭辞が別のネットワークを示しています。そのネットワークに切り替えるか、このネットワークのアドレスを受取人に確認してください。"
    ],
    "send.receiver-lost": [
      "ここに送ると、だれも取り戻せません。",
      "このアドレスにあるものは、人もプログラムも動かせません。受取人に別のアドレスを聞いてください。"
    ],
    "send.receiver-mistyped": [
      "アドレスの文字が間違っています。もう一度コピーしてください。",
      "アドレスにはチェックサムがあり、これは一致しません。元の場所からもう一度コピーしてください。"
    ],
    "send.receiver-moved": [
      "{receiver}は別のアドレスを指すようになりました",
      "表示後に名前のアドレスが変わりました。送る前に受取人に確認してください。"
    ],
    "send.receiver-not-found": [
      "{receiver}にはこのネットワークのアドレスがありません",
      "つづりを確認するか、このネットワークのアドレスを受取人に聞いてください。"
    ],
    "send.would-fail": [
      "ネットワークがこの送金を拒否します：{detail}",
      "送らずに試したところ、ネットワークが拒否しました。手数料を含む残高と、トークンを動かせるかを確認してください。"
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "ウォレットの応答を使えません。ウォレットにこのページへの許可があるか確認し、そこで取り消してください。"
    ],
    "session.grant-not-activated": [
      "ウォレットはセッションを許可しましたが、使われていません",
      "セッションはウォレットにありますが、アプリは使えません。スマートセッションの一覧で取り消し、もう一度お試しください。"
    ],
    "session.grant-not-begun": [
      "スマートセッションを開始できませんでした",
      "スマートセッションのサービスが応答しませんでした。何も許可していません。時間をおいてお試しください。"
    ],
    "session.grant-wider": [
      "ウォレットが、このページの求めた以上を許可しました",
      "キットはそのような許可を使いません。再試行する前に、ウォレットでこのページへの許可を取り消してください。"
    ],
    "session.list-failed": [
      "スマートセッションを読み込めませんでした",
      "スマートセッションを表示できませんでした。時間をおいてお試しください。"
    ],
    "session.not-found": [
      "このスマートセッションはありません",
      "このアカウントに、そのIDのスマートセッションはありません。削除された可能性があります。一覧を読み込み直してください。"
    ],
    "session.revoke-failed": [
      "スマートセッションを取り消せませんでした",
      "アプリはまだあなたの代わりに操作できます。もう一度お試しください。"
    ],
    "siwx.expired": [
      "サインインのメッセージは{at}に期限切れになりました",
      "メッセージに定められた期限を過ぎました。サインインし直してください。"
    ],
    "siwx.misfit": [
      "サインインのメッセージが正しくありません：{field}は{rule}である必要があります",
      "サインインのメッセージは決まった行で構成され（EIP-4361）、どの項目にも改行は使えません。示された箇所を直してください。"
    ],
    "siwx.not-started": [
      "サインインを開始できませんでした",
      "サインインを開始できなかったため、ウォレットを切断しました。接続し直してお試しください。"
    ],
    "siwx.signature-invalid": [
      "署名が無効です",
      "署名がこのメッセージとアカウントのものではありません。接続中のアカウントで署名し直してください。"
    ],
    "siwx.signing-failed": ["メッセージに署名できませんでした", "ウォレットを開いて、もう一度お試しください。"],
    "siwx.too-early": [
      "サインインのメッセージは{at}まで有効になりません",
      "メッセージはまだ有効ではありません。その時刻まで待ち、このデバイスの時計が正しいか確認してください。"
    ],
    "siwx.unchecked": [
      "{network}で署名を確認できませんでした",
      "アカウントがコントラクトの可能性があり、ネットワークのノードが応答しませんでした。ノードを指定するか再試行してください。署名はまだ確認されていません。"
    ],
    "swap.allowance-failed": ["許可を確認できませんでした", "少し待ってお試しください。"],
    "swap.amount-misfit": [
      "0より大きい{symbol}の金額を、小数点以下{decimals}桁以内で入力してください",
      "金額は1.5のような数字で、トークンの桁数以内で入力してください。"
    ],
    "swap.approval-not-built": ["許可のトランザクションを作成できませんでした", "少し待ってお試しください。"],
    "swap.gas-price-not-supported": [
      "このネットワークのガス価格がありません",
      "このネットワークのガス価格を取得できません。別のネットワークに切り替えて、もう一度お試しください。"
    ],
    "swap.impact-high": [
      "このスワップは価値を大きく失う可能性があります（{impact}）",
      "受け取る価値が渡す価値より大幅に小さいか、価格が不明です。何も送っていません。金額を減らすか、警告high-impactを受け入れてください。"
    ],
    "swap.insufficient-liquidity": ["流動性が不足しています", "金額を減らすか、別のトークンをお試しください。"],
    "swap.misprepared": [
      "サービスがこのスワップと異なるものを用意しました（{field}）",
      "署名する内容が依頼と一致しないため破棄し、何も送っていません。新しい見積もりを取ってください。続く場合は、ここでスワップしないでください。"
    ],
    "swap.network-price-failed": [
      "ネットワークのコインの価格を取得できませんでした",
      "価格を取得できず、手数料が不明です。少し待ってお試しください。"
    ],
    "swap.not-built": ["トランザクションを作成できませんでした", "新しい見積もりを取り、もう一度お試しください。"],
    "swap.not-started": ["スワップを開始できませんでした", "少し待ってお試しください。"],
    "swap.not-supported": [
      "このネットワークではスワップできません",
      "別のネットワークに切り替えて、もう一度お試しください。"
    ],
    "swap.price-moved": [
      "価格が動きました：今は{now} {symbol}になり、約束された最低額は{minimum}です",
      "見積もりの後、許容するスリッページを超えて価格が動きました。何もスワップしていません。新しい見積もりを確認してからスワップしてください。"
    ],
    "swap.slippage-misfit": [
      "0.01から50パーセントのスリッページを入力してください",
      "スリッページは、見積もりからどれだけ減ってもよいかの割合です。1や0.5のような数字で入力してください。"
    ],
    "swap.unproven": [
      "このサービスの最低受取額を確認できませんでした",
      "コントラクトもネットワークも最低受取額を示さなかったため、何も送っていません。このサービスを信頼する場合だけ、警告unproven-minimumを受け入れて続けてください。"
    ],
    "swap.would-fail": [
      "ネットワークがこのスワップを拒否します：{reason}",
      "送らずに試したところ失敗したため、何も送っていません。トークンの残高を確認し、新しい見積もりを取って、もう一度お試しください。"
    ],
    "token.balance-unavailable": [
      "トークン残高を表示できません",
      "このネットワークが対象外か、サービスに問題があるため、残高を表示できません。トークンに影響はありません。30秒後にもう一度お試しください。"
    ],
    "token.call-misfit": [
      'トークン呼び出しの{field}は{rule}である必要がありますが、"{value}"です。',
      "何も送っていません。アドレスは0xに続く40桁の16進数、金額はトークンの最小単位のbigintで指定してください。例：1.5 USDCは1500000n。"
    ],
    "token.not-found": [
      "{token}は{network}の1つのトークンを特定できません",
      "その名前のトークンがないか、複数あります。コントラクトのアドレスかCAIP-19のIDで指定してください。例：eip155:1/slip44:60。"
    ],
    "transaction.already-sent": [
      "すでにウォレットに渡しています",
      "ウォレットはこのリクエストを受け取っており、再度は尋ねていません。ウォレットを開いて応答してください。"
    ],
    "transaction.answer-misfit": [
      "ウォレットの応答を使えません",
      "応答が署名でもトランザクションでもありません。実行された可能性があるため、再試行する前にウォレットの履歴を確認してください。"
    ],
    "transaction.batch-failed": [
      "実行されなかった呼び出しがあります",
      "ウォレットが一部またはすべての呼び出しを中止しました。実行されたものをウォレットで確認し、残りを送り直してください。"
    ],
    "transaction.batch-needs-more": [
      "ウォレットはこのリクエストに必要な機能に対応していません",
      "すべてのステップを一度に実行できないか、ほかの必要な機能がありません。何も送っていません。ステップを1つずつ送るか、別のウォレットを使ってください。"
    ],
    "transaction.batch-pending": [
      "呼び出しはまだ実行されていません",
      "送信済みで、実行を待っています。再送信せず、ウォレットで状況を確認してください。"
    ],
    "transaction.batch-repeated": [
      "これらの呼び出しは送信済みです",
      "ウォレットはこれらの呼び出しを受け取っています。再送信せず、ウォレットで状況を確認してください。"
    ],
    "transaction.batch-too-large": [
      "一度に送れる呼び出しの数を超えています",
      "ウォレットは一度にこれほど多く受け付けないため、何も送っていません。小分けにして送ってください。"
    ],
    "transaction.batch-unknown": [
      "ウォレットはこれらの呼び出しを認識していません",
      "このIDの呼び出しはウォレットにありません。再送信する前に、ウォレットで確認してください。"
    ],
    "transaction.batches-unsupported": [
      "ウォレットは複数の呼び出しを一度に受け付けません",
      "このウォレットはまとめた呼び出しに対応していません。1つずつ送るか、別のウォレットを使ってください。"
    ],
    "transaction.call-status-not-approved": [
      "ウォレットが呼び出し状況の確認を許可しませんでした。",
      "このページからの状況確認をウォレットが許可しませんでした。ウォレットで確認してください。"
    ],
    "transaction.calls-misfit": [
      "呼び出し{at}：{rule}",
      "各呼び出しには宛先が必要です。データがある場合は0xで始まる16進数にしてください。呼び出しを直してください。"
    ],
    "transaction.changed": [
      "送信前にトランザクションが変わりました",
      "送られる内容が表示と異なるため、中止しました。ウォレットで承認せず、ページを再読み込みしてください。"
    ],
    "transaction.connection-ended": [
      "ウォレットの接続が解除されました",
      "このリクエストへの応答の前にウォレットとの接続が終了しました。続けるには接続し直してください。"
    ],
    "transaction.context-changed": [
      "アカウントまたはネットワークが変わりました",
      "確認中にアカウントまたはネットワークが変わったため、何も送っていません。リクエストを見直してから承認してください。"
    ],
    "transaction.expired": [
      "表示された内容は古くなりました",
      "何も送っていません。金額をもう一度確認してから続けてください。"
    ],
    "transaction.not-allowed": [
      "許可されていない操作です",
      "何も送っていません。ページに戻るか、心当たりがない場合はページを離れてください。"
    ],
    "transaction.not-mined": [
      "トランザクション{hash}はまだブロックに入っていません",
      "送信済みで、ブロックを待っています。再送信せず、エクスプローラーでハッシュを検索してください。"
    ],
    "transaction.other-chain": [
      "アカウントとは別のネットワークへのリクエストです",
      "署名の対象は、アカウントとは別のネットワークです。何も署名していません。ネットワークを切り替えるか、このページを離れてください。"
    ],
    "transaction.outcome-unknown": [
      "ウォレットが応答しませんでした。送信された可能性があります。再試行する前にウォレットを確認してください。",
      "ウォレットに依頼しましたが、送信されたか不明です。履歴を確認し、何もない場合だけ再試行してください。"
    ],
    "transaction.page-framed": [
      "このページは{origin}の中に表示されています。署名するには専用のウィンドウで開いてください。",
      "ほかのページの中では、覆われて別の操作になるおそれがあります。専用のウィンドウで開いてください。"
    ],
    "transaction.reverted": [
      "ネットワークがトランザクション{hash}を拒否しました",
      "ネットワークは受け付けましたが、実行を拒否しました。手数料だけがかかりました。金額と残高を確認して、やり直してください。"
    ],
    "transaction.sponsor-refused": [
      "このサイトが手数料を負担する形では、ウォレットが送信しませんでした",
      "ウォレットまたはサイトの支払いサービスが拒否しました。ウォレットを見てから、もう一度確認してください。手数料はご自身で支払えます。"
    ],
    "transaction.screen-blocked": [
      "{site}がこのリクエストをブロックしました{detail}",
      "このサイトは、ウォレットに届く前にリクエストを確認しており、このリクエストを拒否しました。何も送っていません。"
    ],
    "transaction.screen-unanswered": [
      "{site}はこのリクエストを確認できませんでした",
      "このサイトは、ウォレットに届く前にリクエストを確認していますが、応答がありませんでした。何も送っていません。時間をおいてお試しください。"
    ],
    "transaction.too-many-pending": [
      "待機中のトランザクションが多すぎます",
      "確定待ちのトランザクションが多すぎます。いくつか完了するまで待って、もう一度お試しください。"
    ],
    "walletconnect.method-not-granted": [
      "ウォレットが{method}を許可していません",
      "切断してから接続し直して許可するか、別のウォレットを使ってください。"
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnectにつながりませんでした",
      "WalletConnectの中継サービスが応答しませんでした。ネットワークやブロック機能を確認して、もう一度お試しください。"
    ],
    "walletconnect.session-ended": [
      "ウォレットが接続を終了しました",
      "応答する前にウォレットが接続を終了しました。送信は確認されていません。続けるには接続し直してください。"
    ],
    "walletconnect.session-malformed": [
      "ウォレットがアカウントを共有しませんでした",
      "ウォレットは承認しましたが、使えるアカウントがありません。ウォレットでアカウントを選び、接続し直してください。"
    ],
    "walletconnect.wallet-silent": [
      "ウォレットが応答しませんでした",
      "ウォレットが5分間応答しませんでした。再試行する前に、ウォレットを開いてリクエストが残っていないか確認してください。"
    ]
  },
  calls: {
    "coin.send": "{to}に{amount}を送る",
    "coin.nothing": "{to}をデータなしで呼び出す",
    "contract.create": "新しいコントラクトをネットワークにデプロイ（{bytes}バイト）",
    "token.transfer": "{to}に{amount}を送る",
    "token.transferFrom": "{from}から{amount}を引き出して{to}に送る",
    "token.approve": "{spender}に{amount}の引き出しを許可",
    "token.approveAll": "{spender}に{symbol}すべての引き出しを許可",
    "token.takeBack": "{spender}への{symbol}の引き出しの許可を取り消す",
    "token.increase": "{spender}に{amount}の追加の引き出しを許可",
    "token.decrease": "{spender}の引き出し許可を{amount}減らす",
    "nft.transfer": "{from}から{to}に{item}を送る",
    "nft.transferMany": "{from}から{to}に{collection}を{count}種類送る",
    "nft.approveAll": "{spender}に{symbol}すべての引き出しを許可",
    "nft.takeBack": "{spender}への{symbol}の引き出しの許可を取り消す",
    "permit.batch": "{spender}に複数のトークンの引き出しを許可",
    "permit.transfer": "{spender}に{amount}の引き出しを1回許可",
    "permit.transferAll": "{spender}に{symbol}すべての引き出しを1回許可",
    "permit.witness": "{spender}に{amount}の引き出しを1回許可（注文に限定）",
    "permit.batchTransfer": "{spender}に複数のトークンの引き出しを1回許可",
    wrap: "{amount}を{wrapped}に換える",
    unwrap: "{amount}を{coin}に戻す",
    swap: "{pay}を{get}以上とスワップ",
    "swap.exactOut": "最大{pay}を{get}とスワップ",
    batch: "この順に{count}ステップ",
    "batch.packed": "{contract}の呼び出しが、読み取れない1つにまとめられています",
    "message.text": "メッセージに署名",
    "message.hash": "内容のわからないコードに署名",
    "message.transaction": "トランザクションをメッセージとして署名",
    "message.signIn": "{domain}にサインイン",
    grant: "{until}まで{grantee}に代理の操作を許可",
    "grant.endless": "{grantee}に期限なしで代理の操作を許可",
    revoke: "あなたに代わって操作する許可を取り消す",
    authorize: "アカウントが{code}のコードを実行します",
    "authorize.everywhere": "アカウントがすべてのネットワークで{code}のコードを実行します",
    "authorize.end": "アカウントはコードを実行しなくなります",
    "solana.sol": "{to}に{amount}を送る",
    "solana.several": "{count}件の命令",
    "solana.unread": "命令：{count}件、うち読み取れないもの：{unread}件",
    "bitcoin.pay": "{to}に{amount}を送る",
    "bitcoin.several": "{count}件のアドレスに{amount}を送る",
    "bitcoin.self": "コインを移動（減るのは手数料だけ）",
    "bitcoin.part": "共同トランザクションの自分の分に署名：{amount}を渡します",
    "bitcoin.partGet": "共同トランザクションの自分の分に署名：{amount}を受け取ります",
    "bitcoin.script": "スクリプト {script}",
    "unread.short": "{contract}の関数を呼び出す",
    "unread.typed.short": "{contract}用のデータに署名",
    "unread.request.short": "{method}に応答",
    unread:
      "{app}が、読み取れないデータで{contract}を呼び出すよう求めています（{selector}、{bytes}バイト）。信頼できる場合だけ続けてください。",
    "unread.typed":
      "{app}が、{contract}用の読み取れないデータへの署名を求めています（{type}）。信頼できる場合だけ続けてください。",
    "unread.request": "{app}が、読み取れないデータで{method}を求めています。信頼できる場合だけ続けてください。",
    more: "ほかに読み取れない内容",
    "label.account": "アカウント",
    "label.amount": "金額",
    "label.atLeast": "最低",
    "label.atMost": "最大",
    "label.call": "呼び出し",
    "label.calls": "呼び出し",
    "label.careful": "ご注意",
    "label.change": "お釣りの送り先",
    "label.code": "コード",
    "label.collection": "コレクション",
    "label.contract": "コントラクト",
    "label.data": "データ",
    "label.domain": "ページ",
    "label.fee": "手数料",
    "label.feePayer": "手数料の支払者",
    "label.from": "送り元",
    "label.get": "受け取り",
    "label.give": "渡すもの",
    "label.item": "アイテム",
    "label.message": "メッセージ",
    "label.network": "ネットワーク",
    "label.networkFee": "ネットワーク手数料",
    "label.operator": "引き出せる相手",
    "label.pay": "支払い",
    "label.permission": "許可",
    "label.priorityFee": "優先手数料",
    "label.spender": "引き出せる相手",
    "label.statement": "記載内容",
    "label.to": "宛先",
    "label.token": "トークン",
    "label.total": "合計",
    "label.until": "期限",
    "label.usable": "使用期限",
    "label.value": "さらに送るもの",
    "amount.unknown": "トークン{token}を{digits}単位",
    "amount.unknownOrItem": "{token}の{digits}（単位またはアイテム番号）",
    "amount.another": "{symbol}という別のトークン {digits}",
    "amount.unverified": "{amount}（ここでは未知、{token}）",
    "amount.all": "{symbol}すべて",
    "amount.allAnother": "{symbol}という別のトークンすべて",
    "amount.withDigits": "{all}（{digits}）",
    "symbol.unknown": "{token}のトークン",
    "symbol.items": "{token}のアイテム",
    "symbol.another": "{symbol}という別のトークン",
    item: "{collection}のアイテム{id}",
    items: "{collection}のアイテム{id}を{count}個",
    "item.one": "アイテム{id}",
    who: "{name}（{address}）",
    "who.you": "あなたのアカウント（{address}）",
    "who.any": "不特定の相手",
    "name.byPage": "{name}（このページによる名前）",
    "network.unknown": "ネットワーク {id}",
    "time.past": "{time}（すでに過ぎています）",
    "time.long": "{time}（1年以上先）",
    "time.endless": "期限なし",
    "time.now": "このブロックのみ",
    "warn.all": "今も今後も、すべて引き出せます。",
    "warn.more": "残高を超えています。",
    "warn.unknownToken": "ここでは確認できないトークンです。",
    "warn.namesake": "シンボルが別のトークンと同じです。",
    "warn.value": "この呼び出しは、必要以上のネットワークのコインを送ります。",
    "warn.receiver": "受け取るものは別のアドレスに届きます。",
    "warn.notOwner": "別のアカウントのトークンに関するものです。",
    "warn.lookAlike": "このアドレスは知っている{address}に似ていますが、別のものです。",
    "warn.otherNetwork": "これは使用中のネットワークではなく{network}用です。",
    "warn.otherDomain": "{domain}へのサインインですが、今は{app}にいます。",
    "warn.past": "期限が過ぎています。",
    "warn.endless": "期限がありません。",
    "warn.adjustable": "ウォレットが別の上限を提示することがあります。そこで承認した内容が有効になります。",
    "warn.code": "ここでは確認できないコードです。アカウントであらゆる操作ができます。",
    "warn.everywhere": "すべてのネットワークで有効です。",
    "warn.hash": "この署名は、ここに示されていないことに使われる可能性があります。",
    "warn.invisible": "テキストには見えない文字があり、ここでは書き出されています。",
    "warn.inner": "まとめられた呼び出しの内容を読み取れません。",
    "warn.tail": "呼び出しの後ろに、ここで説明できないデータがあります。",
    "warn.depth": "ここで説明できない呼び出しが含まれています。",
    "warn.unlimited": "上限はありません。",
    "warn.noValueLimit": "一緒に送られるコインの額に上限がありません。",
    "warn.delegate": "他者のコードがあなたのアカウントとして動作します。",
    "warn.fee": "手数料が送る額を上回っています。",
    "warn.priorityFee": "このページは高い優先手数料を指定しています：{amount}。",
    "warn.change": "残りはあなたのものではないアドレスに送られます。",
    "warn.foreignInputs": "他のアドレスのコインも使われます。",
    "warn.sighashNone": "署名は受取人を定めません。これらのコインはどこへでも送られる可能性があります。",
    "warn.sighashSingle": "署名は出力1つだけを対象とします。残りの送り先は変更される可能性があります。",
    "warn.sighashAnyone": "署名の後、あなたのコインと一緒に使われるコインを他人が変更できます。",
    "warn.sighashUnknown": "この署名の種類は不明です。",
    "grant.any": "すべて",
    "grant.spend": "{amount}まで使う",
    "grant.each": "{period}ごとに{amount}まで使う",
    "grant.call": "{contract}の{functions}を呼び出す",
    "grant.callAny": "{contract}の{functions}を任意の値で呼び出す",
    "grant.anyFunction": "任意の関数",
    "grant.other": "{type}：{data}",
    "fee.about": "約{amount}",
    "fee.atMost": "最大{amount}",
    "fee.byPage": "最大{amount}（このページの指定）",
    "fee.withData": "約{amount}とネットワークのデータ手数料",
    "fee.unknown": "不明",
    "fee.paid": "このサイトが負担します",
    "fee.unknownBlobs": "不明（blobの分は最大{amount}）",
    "period.second": "1秒",
    "period.day": "1日",
    "period.week": "1週間",
    "period.hour": "1時間",
    "period.seconds": "{count}秒",
    "instruction.unread": "読み取れない{program}の命令",
    "instruction.fee": "計算の価格",
    "instruction.account": "{owner}のトークンアカウントを開く",
    "instruction.memo": "メモ",
    "instruction.approve": "{spender}に{amount}の引き出しを許可",
    "instruction.close": "トークンアカウントを閉じ、残りを{to}に送る",
    "instruction.authority": "トークンアカウント{token}の管理権を{to}に渡す",
    "instruction.giveUp": "{token}の管理権を放棄する（だれにも渡らない）",
    "instruction.nonce": "永続ノンス{account}を使用する（期限なし）",
    "instruction.assign": "アカウント{account}の管理権をプログラム{program}に渡す",
    "warn.field": "このページは{field}も指定していますが、ここでは説明されません。",
    "warn.limit": "ここで読み取れる大きさを超えています（上限：{limit}）。",
    "warn.feePrice": "手数料がネットワークの現在の価格を大きく上回っています。",
    "fee.byPageWithData": "最大{amount}とネットワークのデータ手数料（このページの指定）",
    "fee.byPageMaybe": "最大{amount}（このページの指定）。ネットワークのデータ手数料が加わることがあります",
    "fee.inToken": "トークン{token}で支払い（このページの指定）",
    "label.capability": "ウォレットへの追加の要求",
    "capability.optional": "{name}（ウォレットが対応する場合）",
    "capability.paymaster": "手数料の第三者による負担：{url}",
    "label.extra": "追加データ",
    bytes: "{bytes}バイト",
    "authorization.send": "この署名を持つ者が{amount}を{to}に送ることを許可",
    "authorization.receive": "{to}がこの署名で{amount}を引き出すことを許可",
    "authorization.cancel": "未使用の署名済み送金を取り消す：{account}",
    "label.authorization": "署名済み送金の番号",
    "label.allows": "このページに許可",
    "recap.actions": "{resource} に対する {actions}",
    "recap.proof": "別の許可の権限の使用：{proof}",
    "warn.recap": "このサインインはページに権限も与えます。想定している場合だけ署名してください。",
    "warn.recapUnread": "このサインインは、ここでは読み取れない権限もページに与えます。",
    "label.usableFrom": "使用できる開始日時",
    "warn.atOnce": "すぐに使用できます。",
    "warn.noEffect": "コインは何もしない呼び出しに送られます。",
    "warn.lost": "そこに送ったものは失われます。",
    "label.nonce": "トランザクション番号",
    "nonce.mayReplace": "{nonce}（このページが指定）。待機中のトランザクションを置き換える可能性があります",
    "warn.nonce":
      "次のトランザクション番号は{next}です。このトランザクションは、待機中のものを置き換える可能性があります。"
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: [
      "ネットワークが見つかりません",
      "ネットワークが設定されていません。オプション`networks`に追加してください：{detail}"
    ],
    ORIGIN_NOT_ALLOWED: [
      "許可されていないオリジンです",
      "オリジン{detail}はプロジェクトの一覧にありません。プロジェクト設定の許可ドメインに追加してください。"
    ],
    IFRAME_LOAD_FAILED: [
      "ネットワークエラー：組み込みウォレットを読み込めません",
      "組み込みウォレットを読み込めませんでした。ネットワークやブロック機能を確認し、時間をおいてお試しください。"
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "組み込みウォレットが時間内に応答しませんでした",
      "組み込みウォレットが時間内に応答しませんでした。時間をおいてお試しください。"
    ],
    UNVERIFIED_DOMAIN: [
      "確認されていないドメインです",
      "組み込みウォレットはこのドメインに対応していません。プロジェクト設定の許可ドメインに追加してください。"
    ],
    JWT_TOKEN_NOT_VALID: [
      "セッションの期限切れ",
      "中継サービスが、セッションのトークンをまだ有効でないとして拒否しました。このデバイスの時刻設定を確認し、接続し直してください。"
    ],
    INVALID_PROJECT_ID: [
      "プロジェクトIDが無効です",
      "サービスはプロジェクトIDを認識しません。`projectId`をプロジェクト設定のIDと比べてください。"
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "プロジェクトIDが設定されていません",
      "`projectId`が指定されていません。メール、ソーシャル、ウォレット一覧、WalletConnectに必要です。このページのウォレットはなくても使えます。"
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "サーバーエラー",
      "アプリ構成を取得できませんでした。ローカル設定が有効です。{detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "リクエストが多すぎます",
      "アプリ構成の取得が多すぎます。ローカル設定が有効です。数分後にお試しください。"
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "複数ウォレットが有効ではありません",
      "複数のウォレットを同時に使うには、multiWallet機能が必要です。プロジェクト構成で有効にしてください。"
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "複数ウォレットが有効ではありません",
      "`useConnections`でウォレットを切り替えるには、multiWallet機能が必要です。プロジェクト構成で有効にしてください。"
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "複数ウォレットが有効ではありません",
      "`useConnection`でウォレットを切り替えるには、multiWallet機能が必要です。プロジェクト構成で有効にしてください。"
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "ローカル構成は無視されました",
      "プロジェクト構成が次のローカル設定より優先されます：{detail}。プロジェクトで変更するか、ここから削除してください。"
    ],
    ANALYTICS_FORBIDDEN: [
      "アプリ構成が無効です",
      "このオリジンのイベントは受け付けられません。プロジェクトの一覧にないため、プロジェクト設定に追加してください。"
    ]
  }
}
