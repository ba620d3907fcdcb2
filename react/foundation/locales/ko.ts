import type { Language } from "./Language.ts"

/**
 * Korean.
 *
 * - Addresses the visitor as: 해요체, 내 for the visitor's own; no particle after a value that depends on its last
 *   sound.
 * - Wallet, account, address, network, code, token: 지갑, 계정, 주소, 네트워크, 코드, 토큰.
 * - Approve: 승인. Sign in: 로그인. Swap: 스왑. Network fee: 네트워크 수수료.
 * - Allow a spender: 허용. Its action: 인출. Take the allowance back: 허용 철회. Revoke a session: 철회.
 * - Confirmed by the network: 확정.
 * - The action of a spender is 인출, in the swap as in the request.
 */
export const language: Language = {
  tag: "ko",
  dir: "ltr",
  first: {
    "button.connect": "지갑 연결",
    "modal.close": "닫기",
    "modal.loading": "불러오는 중",
    "modal.missing": "지갑 창을 불러오지 못했어요. 연결 상태를 확인한 뒤 다시 시도해 주세요.",
    "modal.again": "다시 시도",
    "button.account": "계정 {name}, {network}",
    "button.connecting": "연결 중",
    "button.reconnecting": "다시 연결하는 중",
    "button.unsupported": "지원하지 않는 네트워크",
    "modal.unset": "이 지갑 창은 아직 설정되지 않았어요.",
    "modal.back": "뒤로",
    "modal.cancel": "취소",
    "modal.connected": "{wallet} 연결됨",
    "modal.retry": "다시 시도",
    "view.Connect": "지갑 연결",
    "view.AllWallets": "모든 지갑",
    "view.ConnectWallets": "지갑 연결",
    "view.Account": "계정",
    "view.AccountSettings": "설정",
    "view.SwitchNetwork": "네트워크 선택",
    "view.Networks": "네트워크 선택",
    "view.WalletCompatibleNetworks": "호환되는 네트워크",
    "view.UnsupportedChain": "네트워크 선택",
    "view.ConnectingExternal": "지갑 연결",
    "view.ConnectingMultiChain": "어떤 네트워크인가요?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "지갑",
    "view.SIWXSignMessage": "로그인",
    "view.ConnectingSiwe": "로그인",
    "view.SwitchActiveChain": "네트워크 선택",
    "view.GetWallet": "지갑 받기",
    "view.WhatIsAWallet": "지갑이란?",
    "view.WhatIsANetwork": "네트워크란?",
    "walletconnect.get": "{wallet} 받기",
    "view.Downloads": "다운로드",
    "view.WalletReceive": "받기",
    "view.Transactions": "활동",
    "chunk.failed": "이 부분을 불러오지 못했어요. 연결 상태를 확인한 뒤 다시 시도해 주세요.",
    "connect.off": "이 페이지에서 연결할 수 있는 지갑이 없어요.",
    "connect.login": "로그인 또는 가입",
    "connect.list": "지갑",
    "connect.device": "이 기기",
    "connect.popular": "인기",
    "connect.new": "지갑이 처음이신가요?",
    "connect.get": "지갑 받기",
    "connect.moreFailed": "다른 지갑을 더 불러오지 못했어요.",
    "connect.agree": "다음에 동의합니다:",
    "connect.agreeFirst": "먼저 체크해 주세요",
    "connect.terms": "연결하면 다음에 동의하게 돼요:",
    "connect.termsLink": "서비스 약관",
    "connect.and": "및",
    "connect.privacyLink": "개인정보 처리방침",
    "tag.recent": "최근 사용",
    "connect.notOffered": "이 사이트에서는 제공되지 않아요",
    "tag.get": "받기",
    "tag.mixed": "문자 혼용",
    "allWallets.row": "모든 지갑",
    "connecting.approve": "{wallet}에서 승인하세요",
    "connecting.open": "지갑 창이 열려 있어요. 그 창에서 ‘승인’을 누르세요.",
    "connected.title": "연결됨",
    "connected.more": "{address}\n{network}",
    "connecting.sees": "이 페이지가 내 주소를 보게 돼요",
    "connecting.asks": "묻지 않고는 자산을 옮길 수 없어요",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "휴대폰으로 QR 코드 스캔"
  },
  views: {
    "toast.accountSwitched": "계정을 전환했어요",
    "toast.addressCopied": "주소를 복사했어요",
    "toast.codeResent": "코드 메일을 다시 보냈어요",
    "toast.emailChanged": "이메일을 변경했어요",
    "toast.linkCopied": "링크를 복사했어요",
    "toast.walletAdded": "새 지갑을 추가했어요",
    "toast.transactionStarted": "트랜잭션을 시작했어요",
    "toast.walletDeleted": "지갑을 삭제했어요",
    "toast.walletDisconnected": "지갑 연결을 해제했어요",
    "toast.walletSwitched": "지갑을 전환했어요",
    "toast.approveLimit": "지갑에서 한도 상향을 승인하세요",
    "toast.authenticating": "인증 중…",
    "toast.confirmTransaction": "지갑에서 트랜잭션을 확인하세요",
    "view.AddFunds": "입금",
    "view.WalletSend": "보내기",
    "money.ambiguous": "{whole}인가요, {decimal}인가요?",
    "money.grouped": "천 단위 구분 기호 없이 입력하세요: 1000.5",
    "send.filledIn": "{app}에서 입력함",
    "view.SmartSessionList": "스마트 세션",
    "connecting.notInstalled": "{wallet}: 설치되어 있지 않아요",
    "connecting.notHere": "{wallet}: 이 페이지에 없어요",
    "connecting.notHereNext": "확장 프로그램을 설치하거나 켠 뒤 페이지를 새로고침하세요. 또는 다른 지갑을 선택하세요.",
    "connecting.noWay": "어디서 받을 수 있는지 알 수 없어요. 다른 지갑을 선택하세요.",
    "connecting.others": "다른 지갑 선택",
    "connecting.install": "설치한 뒤 이 페이지로 돌아와 연결하세요.",
    "connecting.haveIt": "이제 설치했어요",
    "connecting.nothing": "아무 일도 없나요? 다시 열기",
    "connecting.behind": "이 창 뒤에 있을 수 있어요.",
    "connecting.here": "{wallet}: 준비됐어요. 연결하기",
    "guide.install": "{wallet} 설치",
    "guide.installMore": "아래에서 받거나 휴대폰으로 QR 코드를 스캔하세요.",
    "guide.installHere": "아래 스토어에서 받으세요.",
    "guide.create": "지갑을 만들거나 가져오기",
    "guide.createMore": "복구 문구는 누구에게도 알려 주지 마세요.",
    "guide.back": "여기로 돌아오기",
    "guide.backMore": "이 페이지가 자동으로 찾아요: {wallet}. 찾지 못하면 새로고침하세요.",
    "guide.backAgain": "다시 선택해 연결하세요: {wallet}.",
    "store.chrome": "브라우저 확장 프로그램",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "웹 앱",
    "store.home": "웹사이트",
    "store.phone": "휴대폰",
    "downloads.stores": "받는 곳",
    "downloads.scan": "휴대폰으로 이 QR 코드를 스캔하세요.",
    "multiChain.opens": "{networks} 계정",
    "allWallets.search": "지갑 검색",
    "allWallets.none": "“{text}” 지갑이 없어요",
    "allWallets.noneNext": "철자를 확인하거나 QR 코드로 지갑을 연결하세요.",
    "allWallets.noneSpelling": "철자를 확인하세요.",
    "allWallets.clear": "지우기",
    "allWallets.scan": "QR 코드 스캔",
    "allWallets.missing": "목록에 없나요?",
    "allWallets.failed": "목록을 불러오지 못하고 있어요",
    "allWallets.failedNext": "이 브라우저의 지갑은 계속 사용할 수 있어요.",
    "tag.installed": "설치됨",
    "signIn.preparing": "준비 중",
    "signIn.lead": "{site}에 로그인",
    "signIn.why": "서명은 이 계정이 내 것임을 보여 줘요. 비용이 들지 않고 자산은 이동하지 않아요.",
    "signIn.statement": "동의하는 내용",
    "signIn.site": "사이트",
    "signIn.account": "계정",
    "signIn.network": "네트워크",
    "signIn.from": "유효 시작 시각",
    "signIn.until": "유효 종료 시각",
    "signIn.resources": "리소스",
    "signIn.read": "메시지 읽기",
    "signIn.cancel": "취소",
    "signIn.sign": "로그인",
    "signIn.approve": "{wallet}에서 승인하세요",
    "signIn.declined": "거절했어요. 아직 로그인하지 않았어요.",
    "signIn.elsewhere": "다른 사이트에 대한 요청이에요",
    "signIn.elsewhereNext": "아무것도 서명하지 않았어요. 왜 보이는지 모르겠다면 이 페이지를 떠나세요.",
    "signIn.must": "로그인하거나 취소하세요",
    "refused.title": "거절했어요",
    "refused.next": "아무것도 공유하지 않았어요. 준비되면 다시 시도하세요.",
    "failed.away": "지금 서비스가 응답하지 않아요",
    "failed.noNetwork":
      "지갑이 이 페이지에 네트워크를 알려 주지 않았어요. 지갑을 열어 네트워크를 선택한 뒤 다시 시도해 주세요.",
    "locked.title": "{wallet} 잠금 해제",
    "locked.next": "브라우저 도구 모음에서 열고 비밀번호를 입력하세요.",
    "newcomer.learn": "알아보기",
    "newcomer.none": "계속하려면 지갑이 필요해요",
    "newcomer.noneNext": "이 브라우저에 지갑을 설치하거나 지갑의 브라우저에서 이 페이지를 여세요.",
    "newcomer.compare": "모두 비교",
    "newcomer.find": "지갑 찾기",
    "newcomer.haveOne": "이제 지갑이 있어요",
    "newcomer.notSeen": "이 페이지에서 아직 지갑이 보이지 않아요. 설치한 뒤 새로고침하세요.",
    "runs.both": "브라우저와 휴대폰",
    "runs.phone": "휴대폰 전용",
    "runs.browser": "브라우저",
    "runs.web": "웹사이트",
    "lesson.key": "사이트로 들어가는 열쇠",
    "lesson.keyMore": "사이트마다 새 비밀번호를 만드는 대신 지갑으로 로그인하세요.",
    "lesson.home": "내 자산의 집",
    "lesson.homeMore": "코인과 수집품을 보관해요. 나만 옮길 수 있어요.",
    "lesson.networks": "여러 네트워크에서 사용",
    "lesson.networksMore": "지갑 하나로 여러 네트워크의 계정을 가질 수 있어요.",
    "lesson.system": "함께 쓰는 컴퓨터",
    "lesson.systemMore": "많은 컴퓨터가 같은 기록을 보관해요. 누구도 전부를 소유하지 않아요.",
    "lesson.fees": "트랜잭션마다 수수료가 있어요",
    "lesson.feesMore": "네트워크의 자체 코인으로 내니 조금 남겨 두세요.",
    "lesson.record": "누구나 볼 수 있어요",
    "lesson.recordMore": "탐색기에서 지금까지의 모든 트랜잭션을 볼 수 있어요.",
    "lesson.gotIt": "알겠어요",
    "allWallets.more": "더 보기",
    "allWallets.loading": "지갑을 불러오는 중",
    "allWallets.count.other": "지갑 {count}개",
    "walletconnect.ways": "연결 방법",
    "walletconnect.scan": "휴대폰의 {wallet}에서 스캔",
    "walletconnect.scanElsewhere": "다른 기기로 스캔하거나 링크를 복사하세요",
    "walletconnect.code": "{wallet} QR 코드",
    "walletconnect.making": "QR 코드 준비 중",
    "walletconnect.makingLink": "링크 준비 중",
    "walletconnect.copy": "링크 복사",
    "walletconnect.copied": "링크를 복사했어요",
    "walletconnect.expires": "{seconds}초 후 만료",
    "walletconnect.step1": "지갑 열기",
    "walletconnect.step2": "스캔 누르기",
    "walletconnect.step3": "승인",
    "walletconnect.noWallet": "휴대폰에 지갑이 없나요?",
    "walletconnect.waits": "거기서 승인한 뒤 돌아오세요. 이 페이지에서 기다릴게요.",
    "walletconnect.openIt": "열기",
    "walletconnect.expired": "코드가 만료됐어요",
    "walletconnect.refresh": "새 코드 받기",
    "walletconnect.opened": "앱이 열려 있어요. 거기서 승인한 뒤 이 페이지로 돌아오세요.",
    "walletconnect.notYet": "아직 휴대폰에 없나요?",
    "walletconnect.getIt": "받기",
    "walletconnect.openHint": "거기서 승인한 뒤 돌아오세요.",
    "walletconnect.openWeb": "새 탭에서 열려요. 이 페이지에서 기다릴게요.",
    "walletconnect.open": "{wallet} 열기",
    "walletconnect.openAgain": "{wallet} 다시 열기",
    "walletconnect.browse": "{wallet} 자체 브라우저에서 이 페이지가 열려요. 거기서 연결하세요.",
    "walletconnect.failedNext": "연결 상태를 확인한 뒤 다시 시도해 주세요.",
    "walletconnect.refused": "이 페이지는 QR 코드를 지원하지 않아요",
    "walletconnect.refusedNext": "계속하려면 다른 지갑을 선택하세요.",
    "reach.qrcode": "QR 코드",
    "reach.mobile": "휴대폰",
    "reach.desktop": "데스크톱",
    "reach.web": "웹",
    "reach.browser": "브라우저",
    "reach.extension": "확장 프로그램",
    "email.label": "이메일",
    "account.editEmail": "이메일 변경",
    "account.signIn": "로그인 방법",
    "account.smart": "스마트 계정",
    "account.runs": "스마트 계정({code}). 지갑에서 되돌릴 수 있어요.",
    "account.switchingType": "계정을 전환하는 중",
    "account.upgrade": "지갑 업그레이드",
    "account.buy": "구매",
    "account.swap": "스왑",
    "account.name": "이름",
    "account.copy": "주소 복사",
    "account.copyFailed": "복사하지 못했어요",
    "account.explorer": "탐색기에서 보기",
    "account.disconnect": "연결 해제",
    "account.network": "네트워크",
    "account.sessions": "나를 대신할 수 있는 앱",
    "wallets.inUse": "사용 중",
    "wallets.disconnect": "{wallet} 연결 해제",
    "wallets.forget": "{wallet} 기록 지우기",
    "wallets.add": "다른 지갑 연결",
    "wallets.change": "다른 지갑으로 바꾸기",
    "wallets.changeNext": "{wallet} 연결이 해제돼요",
    "wallets.reconnecting": "다시 연결하는 중",
    "wallets.earlier": "이전에 사용",
    "wallets.connect": "{network} 연결",
    "activeChain.lead": "{network}에서 계속할까요?",
    "activeChain.keep": "{wallet} 연결은 유지돼요. 언제든 돌아올 수 있어요.",
    "activeChain.connect": "{network}에는 전용 지갑이 필요해요. 다음에 지갑을 고르세요. {wallet} 연결은 유지돼요.",
    "activeChain.switch": "{network} 네트워크로 전환",
    "activeChain.stay": "{network}에 머무르기",
    "namespace.eip155": "EVM 네트워크",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "잔액",
    "account.balanceUnknown": "잔액을 알 수 없음",
    "account.balanceLoading": "잔액을 불러오는 중",
    "account.tokens": "토큰",
    "account.nfts": "NFT",
    "account.activity": "활동",
    "account.noTokens": "아직 토큰이 없어요",
    "account.noTokensNext": "받은 자산이 여기에 표시돼요.",
    "account.uncovered": "이 네트워크는 여기서 지원하지 않아요",
    "account.uncoveredNext": "여기서는 토큰을 표시할 수 없어요. 지갑에서 확인하세요.",
    "account.worthless": "가치 없는 {count}개 보기",
    "account.hidden": "{count}개 숨김, 스팸일 가능성 높음",
    "account.lure": "스팸일 가능성이 높아 합계에 넣지 않았어요",
    "account.unchecked": "가치를 확인할 수 없어 합계에 넣지 않았어요",
    "account.tokensLoading": "토큰을 불러오는 중",
    "account.away": "지금 잔액을 불러오지 못하고 있어요.",
    "account.retryIn": "다시 시도 · {seconds}초",
    "account.asOf": "{time} 기준",
    "account.avatar": "계정",
    "account.reconnecting": "다시 연결하는 중",
    "network.current": "현재",
    "network.notServed": "이 지갑은 이 네트워크에서 쓸 수 없어요",
    "network.notGranted": "{wallet}에서 허용하지 않음",
    "network.switching": "{wallet}에서 승인하세요",
    "network.switchingNext": "{network} 전환을 요청하고 있어요.",
    "network.unsupported": "이 페이지는 {network} 네트워크를 사용하지 않아요",
    "network.unsupportedNext": "지갑이 지금 그 네트워크에 있어요. 계속하려면 네트워크를 선택하세요.",
    "network.unknown": "네트워크 {id}",
    "network.ownWallet": "{namespace} 지갑이 필요해요",
    "network.testnet": "테스트넷",
    "network.failed": "네트워크가 전환되지 않았어요. 다시 시도해 주세요.",
    "network.search": "네트워크 검색",
    "network.none": "“{text}” 네트워크가 없어요",
    "network.count.other": "네트워크 {count}개",
    "plain.chain.none-requested": "이 지갑은 이 페이지의 네트워크를 지원하지 않아요",
    "plain.chain.not-supported": "지갑에 이 네트워크가 없어요",
    "plain.chain.switch-failed": "네트워크가 바뀌지 않았어요",
    "plain.chain.switch-rejected": "거절했어요",
    "plain.chain.unsupported": "이 네트워크에서는 할 수 없어요",
    "plain.connection.connector-not-found": "이 페이지에 이 지갑이 없어요",
    "plain.connection.failed": "지갑이 연결되지 않았어요",
    "plain.connection.failed-to-find-connector": "이 페이지에 이 지갑이 더는 없어요",
    "plain.connection.network-not-in-wallet": "지갑이 이 네트워크를 공유하지 않았어요",
    "plain.connection.provider-not-found": "지갑에 연결할 수 없어요",
    "plain.connection.request-rejected": "거절했어요",
    "plain.connection.session-expired": "연결이 만료됐어요",
    "plain.connection.sign-client-missing": "WalletConnect를 시작하는 중이에요",
    "plain.http.bad-shape": "지금은 서비스를 쓸 수 없어요",
    "plain.http.too-large": "지금은 서비스를 쓸 수 없어요",
    "plain.walletconnect.method-not-granted": "지갑이 허용하지 않았어요",
    "plain.name.needs-account": "이름을 쓰려면 EVM 네트워크 계정이 필요해요",
    "plain.name.not-registered": "등록되지 않았어요: {label}",
    "plain.name.not-resolved": "이 이름을 찾아보지 못했어요",
    "plain.name.suggestions-failed": "지금은 이름을 확인할 수 없어요. 그래도 등록해 볼 수 있어요.",
    "plain.onramp.host-unknown": "이 제공업체는 여기서 열 수 없어요",
    "plain.onramp.quote-failed": "지금은 가격이 없어요",
    "plain.onramp.url-failed": "제공업체 페이지가 열리지 않았어요",
    "plain.session.revoke-failed": "철회되지 않아 아직 유효해요",
    "plain.siwx.not-started": "로그인을 시작하지 못해 지갑 연결을 해제했어요. 다시 연결해 로그인하세요.",
    "plain.siwx.signing-failed": "메시지에 서명하지 않았어요",
    "plain.transaction.expired": "요청이 만료됐어요",
    "plain.transaction.not-allowed": "이 페이지가 허용되지 않는 것을 요청했어요",
    "plain.transaction.page-framed": "이 페이지가 {origin} 안에 표시되고 있어요",
    "plain.swap.not-supported": "이 네트워크에서는 스왑할 수 없어요",
    "view.EmailLogin": "이메일로 계속하기",
    "view.EmailVerifyOtp": "이메일 확인",
    "view.EmailVerifyDevice": "기기 등록",
    "view.UpdateEmailWallet": "이메일 변경",
    "view.UpdateEmailPrimaryOtp": "현재 이메일 확인",
    "view.UpdateEmailSecondaryOtp": "새 이메일 확인",
    "view.UpgradeEmailWallet": "지갑 업그레이드",
    "change.now": "현재: {email}",
    "change.label": "새 이메일",
    "change.how": "현재 이메일로 코드를 보낸 뒤 새 이메일로도 보내요. 지갑 주소는 그대로예요.",
    "change.save": "저장",
    "change.enter": "새 이메일을 입력하세요",
    "change.step": "2단계 중 {step}단계",
    "change.toPrimary": "현재 이메일로 코드를 보냈어요",
    "change.toSecondary": "새 이메일로 코드를 보냈어요",
    "upgrade.title": "키를 직접 보관하세요",
    "upgrade.how": "이 지갑의 키는 보안 사이트가 보관해요. 거기서 키를 직접 보관하는 지갑으로 옮길 수 있어요.",
    "upgrade.open": "보안 사이트 열기",
    "upgrade.waits": "보안 사이트를 기다리는 중",
    "email.title": "이메일을 입력하세요",
    "email.how": "6자리 코드를 이메일로 보내 드려요.\n비밀번호도, 설치도 필요 없어요.",
    "email.send": "코드 보내기",
    "email.go": "계속",
    "email.or": "또는 지갑으로",
    "email.sending": "{email} 주소로 코드를 보내는 중",
    "email.wallet": "대신 지갑 연결",
    "code.title": "코드 입력",
    "code.to": "코드를 보낸 이메일",
    "code.label": "6자리 코드",
    "code.good": "10분 동안 유효해요",
    "code.checking": "코드 확인 중",
    "code.wrong": "코드가 맞지 않아요. 가장 최근에 받은 이메일을 확인하세요.",
    "code.newer": "코드가 맞지 않아요. 더 최근에 보낸 코드가 있어요.",
    "code.again": "다시 보내기",
    "code.wait": "{seconds}초 후 다시 보내기",
    "device.title": "이 기기 확인",
    "device.how": "{email} 주소로 보낸 링크를 열고 ‘승인’을 누른 뒤 여기로 돌아오세요.",
    "device.again": "새 링크 보내기",
    "device.refused": "링크가 거부됐어요",
    "device.old": "링크가 만료됐어요",
    "device.next": "새 링크를 받아 이메일에서 승인하세요.",
    "ways.or": "또는",
    "ways.wallet": "지갑 연결",
    "view.ConnectSocials": "모든 소셜",
    "view.ConnectingSocial": "로그인",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "소셜 계정",
    "social.with": "{provider} 계정으로 계속하기",
    "social.more": "다른 로그인 방법",
    "social.none": "이 브라우저에서는 소셜 로그인을 쓸 수 없어요.",
    "social.others": "다른 방법 선택",
    "social.title": "{provider} 로그인",
    "social.waits": "열린 창에서 계속하세요. 이 페이지는 비밀번호를 볼 수 없어요.",
    "social.leaves": "{provider}에 다녀온 뒤 바로 돌아와요.",
    "social.show": "창 보기",
    "social.unseen": "이 페이지에서는 {provider} 창을 볼 수 없어요. 거기서 마친 뒤 돌아오세요.",
    "social.again": "처음부터 다시",
    "social.finishing": "로그인을 마치는 중",
    "social.closed": "창이 닫혔어요",
    "social.closedNext": "계속하려면 다시 여세요. 이미 마쳤다면 잠시 기다리세요.",
    "social.blocked": "브라우저가 창을 차단했어요",
    "social.blockedNext": "아래에서 여세요. 팝업을 허용해야 할 수 있어요.",
    "social.open": "창 열기",
    "farcaster.code": "Farcaster QR 코드",
    "farcaster.making": "QR 코드 준비 중",
    "farcaster.scan": "휴대폰의 Farcaster에서 스캔",
    "farcaster.open": "Farcaster 열기",
    "farcaster.approve": "Farcaster에서 승인한 뒤 여기로 돌아오세요.",
    "farcaster.old": "코드가 만료됐어요",
    "farcaster.again": "새 코드 받기",
    "plain.embedded.frame-load-failed": "지금은 이메일을 쓸 수 없어요",
    "plain.embedded.frame-load-timed-out": "지금은 이메일을 쓸 수 없어요",
    "plain.embedded.frame-request-timed-out": "시간이 너무 오래 걸렸어요",
    "plain.embedded.social-timed-out": "시간이 너무 오래 걸렸어요",
    "plain.embedded.social-not-started": "로그인을 시작하지 못했어요",
    "plain.embedded.social-uri-failed": "로그인을 시작하지 못했어요",
    "plain.embedded.farcaster-failed": "Farcaster에서 로그인을 확인하지 못했어요",
    "plain.embedded.frame-answer-misfit": "잘되지 않았어요",
    "plain.embedded.frame-error-unknown": "잘되지 않았어요",
    "plain.embedded.untrusted-origin": "이 페이지에서는 이메일을 쓸 수 없어요",
    "plain.embedded.unverified-domain": "이 페이지에서는 이메일을 쓸 수 없어요",
    "view.ApproveTransaction": "트랜잭션 승인",
    "view.SmartSessionCreated": "스마트 세션 생성됨",
    "view.WalletSendSelectToken": "토큰 선택",
    "view.WalletSendPreview": "보내기 확인",
    "view.WalletSendConfirmed": "보내기",
    "receive.code": "내 주소 QR 코드",
    "receive.copied": "복사됨",
    "receive.noteEvm": "이 주소로는 {network} 및 다른 EVM 네트워크의 자산만 보내세요.",
    "receive.note": "이 주소로는 {network}에 있는 자산만 보내세요.",
    "receive.noteOrdinal": "이 주소로는 {network} 인스크립션만 보내세요. 결제에는 다른 주소를 쓰세요.",
    "receive.purposes": "주소",
    "receive.payment": "입금",
    "receive.ordinal": "Ordinals",
    "activity.sent": "보냄",
    "activity.sentNow": "보내는 중",
    "activity.sentFailed": "보내기 실패",
    "activity.received": "받음",
    "activity.receivedNow": "받는 중",
    "activity.receivedFailed": "받지 못함",
    "activity.swapped": "스왑됨",
    "activity.swappedNow": "스왑 중",
    "activity.swappedFailed": "스왑 실패",
    "activity.minted": "민팅됨",
    "activity.mintedNow": "민팅 중",
    "activity.mintedFailed": "민팅 실패",
    "activity.allowed": "허용됨",
    "activity.allowedNow": "허용하는 중",
    "activity.allowedFailed": "허용되지 않음",
    "activity.called": "컨트랙트 호출",
    "activity.calledNow": "컨트랙트 호출 중",
    "activity.calledFailed": "호출 실패",
    "activity.loading": "활동을 불러오는 중",
    "activity.none": "아직 활동이 없어요",
    "activity.noneNext": "보내고 받은 내역이 여기에 표시돼요.",
    "activity.away": "지금 활동을 불러오지 못하고 있어요",
    "activity.unmoved": "아무것도 옮겨지지 않았어요",
    "activity.waits": "대기 중",
    "activity.for": "{given} → {gained}",
    "activity.to": "받는 곳: {who}",
    "activity.from": "보낸 곳: {who}",
    "activity.with": "상대: {who}",
    "activity.new": "새 컨트랙트",
    "activity.toSelf": "내 계정으로",
    "activity.batch": "여러 단계를 한 번에",
    "activity.more": "외 {count}건",
    "activity.moved": "이동한 자산",
    "progress.sendFailed": "보내지 못했어요: {amount}",
    "progress.swapping": "{from} → {to} 스왑 중",
    "progress.swapped": "{from} → {to} 스왑 완료",
    "progress.swapFailed": "스왑하지 못했어요: {from}",
    "activity.again": "다시 보내기",
    "activity.yesterday": "어제",
    "activity.today": "오늘 {time}",
    "activity.here": "이 페이지에서 보냄",
    "activity.notCovered": "이 네트워크는 내역을 볼 수 없어요. 이 페이지에서 보낸 것이 여기에 표시돼요.",
    "activity.hidden": "{count}개 숨김, 스팸일 가능성 높음",
    "activity.notYours": "내가 실행한 트랜잭션이 아니에요. 이 주소를 복사하지 마세요.",
    "activity.unproven": "내가 실행한 트랜잭션인지 확인되지 않았어요. 이 주소를 복사하지 마세요.",
    "activity.foreign": "다른 주소가 실행함",
    "activity.when": "시간",
    "activity.party": "상대",
    "activity.hash": "트랜잭션",
    "activity.copyHash": "복사",
    "nfts.loading": "수집품을 불러오는 중",
    "nfts.none": "아직 수집품이 없어요",
    "nfts.noneNext": "최근 활동에 없어요.",
    "nfts.source": "내 활동에서",
    "nfts.back": "이전 항목 보기",
    "nfts.unnamed": "제목 없음",
    "nfts.count": "×{count}",
    "send.amount": "금액",
    "send.have": "{balance} 보유",
    "send.unknown": "잔액을 알 수 없음",
    "send.to": "받는 사람",
    "send.receiver": "주소 또는 이름",
    "send.paste": "붙여넣기",
    "send.clear": "받는 사람 지우기",
    "send.earlier": "이전에 보낸 곳",
    "send.fee": "네트워크 수수료",
    "send.feeAbout": "약 {fee}",
    "send.feeData": "약 {fee} 및 네트워크 데이터 수수료",
    "send.feeMost": "최대 {fee}",
    "send.feeMargin": "최대 {fee}, 데이터 수수료 여유분 포함",
    "send.feeUnknown": "수수료를 알 수 없음",
    "send.keeps": "수수료로 {fee} 남김",
    "send.review": "검토",
    "money.checking": "확인 중",
    "send.enterAmount": "금액을 입력하세요",
    "send.chooseReceiver": "받는 사람을 입력하세요",
    "money.addFunds": "{symbol} 부족 · 입금",
    "send.notEnough": "{symbol} 부족",
    "send.misfit": "0보다 큰 {symbol} 금액을 소수점 아래 {decimals}자리 이내로 입력하세요",
    "send.none": "아직 보낼 것이 없어요",
    "send.noneNext": "받은 자산을 여기서 보낼 수 있어요.",
    "send.yours": "{network} 보유 자산",
    "send.from": "보내는 곳",
    "send.network": "네트워크",
    "send.rent": "받는 사람의 {symbol} 계정 개설",
    "send.total": "합계",
    "send.final": "트랜잭션은 되돌릴 수 없어요. 이름과 마지막 네 글자를 확인하세요.",
    "send.tickFirst": "상자에 체크하고 보내기",
    "send.press": "{amount} 보내기",
    "send.approve": "{wallet}에서 승인하세요",
    "screen.warns": "{site}의 경고: {reason}",
    "screen.warnsOnly": "{site}에서 이 요청에 대해 경고하고 있어요",
    "send.cancel": "취소",
    "send.declined": "{wallet}에서 거절했어요. 아무것도 보내지 않았어요.",
    "send.own": "내 주소예요.",
    "send.contract": "컨트랙트 주소예요. {symbol} 보관이 가능한지 확인하세요.",
    "send.contractTick": "이해했어요",
    "send.alike": "알고 있는 주소와 비슷하지만 다른 주소예요.",
    "send.alikeTick": "확인했어요. 다른 주소예요",
    "send.moved": "지난번에 보낼 때 {name}의 주소가 달랐어요.",
    "send.movedTick": "받는 사람에게 새 주소를 확인했어요",
    "send.thisOne": "이 주소",
    "send.knownOne": "알고 있는 주소",
    "send.sending": "{amount} 보내는 중",
    "send.sent": "{amount} 보냄",
    "send.failed": "실패",
    "send.toWhom": "받는 곳: {who}.",
    "send.done": "완료",
    "send.another": "하나 더 보내기",
    "approve.asks": "{site}에서 승인을 요청하고 있어요",
    "approve.asksYou": "승인을 요청하고 있어요",
    "approve.loading": "요청을 읽는 중",
    "decision.asked": "키를 보관하는 사이트가 요청을 읽고 있어요",
    "decision.read": "요청을 읽고 승인하거나 거절하세요",
    "decision.decided": "키를 보관하는 사이트를 기다리는 중",
    "approve.tickFirst": "상자에 체크하고 승인하기",
    "approve.approve": "승인",
    "approve.reject": "거절",
    "approve.none": "승인할 요청이 없어요",
    "approve.noneNext": "이 페이지의 요청이 먼저 여기에 표시돼요.",
    "approve.more.other": "{count}건 더 대기 중",
    "approve.changes": "계정에서 바뀌는 것",
    "approve.noChanges": "계정에서 무엇이 바뀌는지 알 수 없었어요.",
    "approve.account": "보내는 곳",
    "approve.network": "네트워크",
    "approve.details": "전문가용 세부 정보",
    "approve.tick": "위험을 이해했어요",
    "approve.tickUnread": "읽을 수 없지만 이 사이트를 믿어요",
    "approve.unreadParts":
      "이 요청에는 읽을 수 없는 부분이 여러 개 있어요({count}개). 이 사이트를 믿을 때만 계속하세요.",
    "approve.window": "별도 창에서 열기",
    "approve.ended": "아무것도 보내지 않았어요. 페이지에서 다시 시작하세요.",
    "sessions.loading": "스마트 세션을 불러오는 중",
    "sessions.none": "나를 대신할 수 있는 앱이 없어요",
    "sessions.noneNext": "스스로 동작하도록 허용한 앱이 여기에 표시돼요. 언제든 끝낼 수 있어요.",
    "sessions.away": "스마트 세션을 불러오지 못했어요",
    "sessions.until": "{date}까지",
    "sessions.expired": "{date} 만료됨",
    "sessions.revoked": "{date} 철회됨",
    "sessions.end": "철회",
    "sessions.ask": "철회할까요?",
    "sessions.keep": "유지",
    "sessions.ending": "{wallet}에서 승인하세요",
    "sessions.created": "이제 앱이 나를 대신할 수 있어요",
    "sessions.createdNext": "{date}까지, 이 한도 안에서만 가능해요. 언제든 끝낼 수 있어요.",
    "sessions.unused": "허용됐지만 사용할 수 없어요",
    "sessions.unusedNext": "지갑이 허용했지만 앱이 시작하지 못했어요. 철회한 뒤 다시 시도해 주세요.",
    "sessions.all": "스마트 세션 보기",
    "money.token": "토큰",
    "money.chooseToken": "토큰을 선택하세요",
    "money.readFirst": "먼저 경고를 읽어 주세요",
    "money.checkAmount": "금액을 확인하세요",
    "money.max": "최대",
    "money.feePaid": "이 사이트가 부담해요",
    "money.feePaidCheck": "{wallet}에 수수료가 표시되면 거기서 거절하세요.",
    "money.feeUnsupported": "{wallet}에서는 이 사이트가 수수료를 낼 수 없어서 직접 부담해요.",
    "money.feeIgnored": "{wallet}에서 이 사이트의 수수료 부담을 이용하지 않아서 직접 부담해요.",
    "money.feeRefused": "이 사이트가 이 수수료를 내지 않아서 직접 부담해요.",
    "money.feeUnavailable": "이 사이트의 결제 서비스를 지금 사용할 수 없어서 수수료를 직접 부담해요.",
    "money.search": "토큰 검색",
    "money.noToken": "“{text}” 검색과 일치하는 토큰이 없어요",
    "money.noTokenNext": "철자를 확인하거나 토큰 주소를 붙여넣으세요.",
    "money.explorer": "탐색기에서 보기",
    "receipt.pending": "{network} 대기 중",
    "receipt.sent": "보냈어요. 도착하면 지갑에서 알려 줘요.",
    "receipt.done": "도착했어요.",
    "receipt.arrived.other": "{count}초 만에 도착했어요.",
    "receipt.fee": "수수료 {fee}.",
    "receipt.failed": "네트워크가 거부했어요. 수수료만 나갔어요.",
    "receipt.failedFor": "네트워크가 거부했어요: {reason}. 수수료만 나갔어요.",
    "receipt.repriced": "다른 수수료로 다시 보냈어요.",
    "receipt.canceled": "취소됨",
    "receipt.canceledNext": "지갑에서 다른 트랜잭션으로 바꿨어요. 아무것도 보내지 않았어요.",
    "receipt.replaced": "대체됨",
    "receipt.replacedBy": "다른 트랜잭션으로 대체됐어요.",
    "receipt.dropped": "네트워크에서 더는 찾을 수 없어요. 다시 나타날 수 있고, 다시 보내지는 않았어요.",
    "receipt.partly": "일부 단계만 적용됐어요.",
    "receipt.details": "세부 정보",
    "receipt.block": "블록",
    "receipt.step": "{number}단계가 적용됐어요",
    "receipt.stepFailed": "{number}단계가 적용되지 않았어요",
    "view.Swap": "스왑",
    "view.SwapSelectToken": "토큰 선택",
    "view.SwapPreview": "스왑 검토",
    "swap.pay": "내는 금액",
    "swap.get": "받는 금액",
    "swap.getAbout": "예상 받는 금액",
    "swap.have": "{amount} 보유",
    "swap.unknown": "잔액을 알 수 없음",
    "swap.turn": "방향 바꾸기",
    "swap.rate": "환율",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "최소",
    "swap.impact": "가격 영향",
    "swap.impactUnknown": "알 수 없음",
    "swap.fee": "네트워크 수수료",
    "swap.feeUnknown": "알 수 없음",
    "swap.slippage": "최대 슬리피지",
    "swap.slippageOwn": "직접 입력",
    "swap.slippageHigh": "견적보다 훨씬 적게 받을 수 있어요",
    "swap.review": "스왑 검토",
    "swap.enter": "금액을 입력하세요",
    "swap.choose": "토큰을 선택하세요",
    "swap.checkSlippage": "슬리피지를 확인하세요",
    "swap.noPrice": "지금은 가격이 없어요",
    "swap.quoting": "가격을 가져오는 중",
    "swap.paused": "가격 갱신 멈춤",
    "swap.refresh": "새로고침",
    "swap.misfit": "0보다 큰 {symbol} 금액을 소수점 아래 {decimals}자리 이내로 입력하세요",
    "swap.tooMuch": "{balance} 보유",
    "swap.noFee": "수수료로 쓸 {coin} 부족",
    "swap.works": "스왑할 수 있는 네트워크",
    "swap.yours": "{network} 보유 자산",
    "swap.suggested": "추천",
    "swap.popular": "인기",
    "swap.all": "전체",
    "swap.goodFor": "이 환율은 {seconds}초 동안 유효해요",
    "swap.expired": "새 환율을 가져오는 중",
    "swap.allow": "{spender} 허용 한도",
    "swap.allowExact": "이번 스왑만: {amount}",
    "swap.allowAll": "내 {symbol} 전부, 지금과 나중",
    "swap.allowAllNext": "{spender}에서 지금부터 내 {symbol} 전부를 인출할 수 있어요.",
    "swap.spender": "인출 허용 대상",
    "swap.together": "두 단계를 한 번에",
    "swap.ready": "두 단계를 한 번에",
    "swap.readyNext": "지갑이 먼저 계정을 스마트 계정으로 바꿀지 물어봐요.",
    "swap.steps": "단계",
    "swap.stepBack": "이전 허용 철회",
    "swap.stepAllow": "허용",
    "swap.stepSwap": "스왑",
    "swap.tick": "그래도 스왑하기",
    "swap.impactHigh": "내는 금액의 {impact}만큼 잃어요.",
    "swap.impactNone": "가격 하나를 알 수 없어 손실을 계산할 수 없어요.",
    "swap.unproven": "이 서비스의 최소 금액을 확인하지 못했어요.",
    "swap.tickFirst": "상자에 체크하고 스왑하기",
    "swap.press": "스왑",
    "swap.proving": "받는 금액을 확인하는 중",
    "swap.approve": "{wallet}에서 승인하세요",
    "swap.twoSteps": "두 단계로 나눠 실행",
    "swap.left": "{spender}에서 아직 {amount}까지 인출할 수 있어요.",
    "swap.takeBack": "허용 철회",
    "swap.again": "새 가격",
    "swap.following": "{from} → {to} 스왑 중",
    "swap.done": "{from} → {to} 스왑 완료",
    "plain.swap.not-started": "지금은 스왑을 쓸 수 없어요",
    "plain.swap.insufficient-liquidity": "지금은 그만큼 파는 사람이 없어요",
    "plain.swap.not-built": "스왑을 준비하지 못했어요",
    "plain.swap.approval-not-built": "스왑을 준비하지 못했어요",
    "plain.swap.allowance-failed": "스왑을 준비하지 못했어요",
    "swap.failed": "스왑에 실패했어요",
    "swap.close": "완료",
    "view.OnRampProviders": "구매",
    "view.OnRampTokenSelect": "토큰 선택",
    "view.OnRampFiatSelect": "통화 선택",
    "view.BuyInProgress": "구매",
    "view.WhatIsABuy": "구매 방법",
    "view.ChooseAccountName": "이름 선택",
    "view.RegisterAccountName": "이름 선택",
    "view.RegisterAccountNameSuccess": "내 이름",
    "funds.how": "어떻게 입금할까요?",
    "funds.need": "{amount} 필요",
    "funds.to": "{network} 네트워크의 {account} 주소로",
    "funds.elsewhere": "지금은 {current} 네트워크예요. 입금하려면 {network} 네트워크로 전환하세요.",
    "funds.buy": "카드나 은행으로 구매",
    "funds.buyNext": "제공업체가 내 계정으로 보내요",
    "funds.receiveNext": "지갑이나 거래소에서",
    "view.FundsFromWallet": "다른 지갑",
    "view.FundsPreview": "전송 확인",
    "funds.wallet": "이 기기의 지갑에서",
    "funds.walletNext": "한 번만 보내고 연결은 유지되지 않아요",
    "funds.once": "이 지갑은 이번 전송만 처리해요. 사용 중인 지갑은 바뀌지 않아요.",
    "funds.yours": "내 계정",
    "funds.noWallet": "다른 지갑을 찾지 못했어요",
    "funds.noWalletNext": "이 브라우저에 설치하거나 다른 방법을 사용하세요.",
    "funds.added": "{amount} 입금됨",
    "funds.released": "{wallet} 지갑에서 보냈고, 이제 연결되어 있지 않아요.",
    "funds.opening": "{name} 여는 중",
    "funds.none": "여기에는 입금할 방법이 없어요",
    "funds.noneNext": "이 사이트의 운영자에게 문의하세요.",
    "buy.loading": "구매할 수 있는 항목을 불러오는 중",
    "buy.none": "{network}에서는 구매할 수 없어요",
    "buy.noneNext": "다음 네트워크를 써 보세요: {networks}.",
    "buy.builtIn": "지금 전체 목록을 불러오지 못하고 있어요. 다음은 구매할 수 있어요.",
    "buy.currency": "{currency} 결제",
    "buy.amount": "{currency} 금액",
    "buy.about": "약 {amount}",
    "buy.quoting": "가격을 가져오는 중",
    "buy.estimate": "예상 금액이에요. 최종 가격은 제공업체 페이지에 표시돼요.",
    "buy.quick": "금액",
    "buy.on": "{network}",
    "buy.ways": "결제 방법",
    "buy.payWith": "결제 수단: {way}",
    "buy.way.card": "카드",
    "buy.way.ach_bank_account": "은행 계좌",
    "buy.limits": "{min}~{max}",
    "buy.providers": "제공업체",
    "buy.fees": "수수료 {range}",
    "buy.enter": "금액을 입력하세요",
    "buy.continue": "{provider}에서 계속",
    "buy.opens": "제공업체가 새 창에서 열리고 토큰을 판매해요. 이 페이지는 카드를 볼 수 없어요.",
    "buy.noProvider": "이용할 수 있는 제공업체가 없어요",
    "buy.search": "검색",
    "buy.noMatch": "“{text}” 검색 결과가 없어요",
    "buy.finish": "{provider} 창에서 마무리하세요",
    "buy.finishNext": "{provider}에서 {address} 주소로 {token} 토큰을 보내요.",
    "buy.again": "다시 열기",
    "buy.arrived": "{token} 도착 완료",
    "buy.late": "몇 분 걸릴 수 있어요",
    "buy.lateNext": "닫아도 괜찮아요. 잔액에 반영돼요.",
    "buy.done": "완료",
    "lesson.buy": "카드로 내고 토큰 받기",
    "lesson.buyMore": "내 통화로 결제하고 계정에서 토큰을 받아요.",
    "lesson.pay": "판매는 제공업체가 해요",
    "lesson.payMore": "제공업체 페이지에서 카드나 은행으로 결제해요. 이 페이지는 카드 정보를 볼 수 없어요.",
    "lesson.check": "결제 전에 확인하세요",
    "lesson.checkMore": "가격, 수수료, 내 주소가 제공업체 페이지에 있어요. 거기서 확인하세요.",
    "name.lead": "{address} 이름 정하기",
    "name.leadNext": "친구들이 이 이름으로 보낼 수 있어요. 영문자, 숫자, 하이픈 4자 이상.",
    "name.field": "이름",
    "name.checking": "{name} 확인 중",
    "name.free": "{name}: 사용할 수 있어요",
    "name.taken": "{name}: 이미 사용 중이에요",
    "name.alsoFree": "다른 사용 가능한 이름",
    "name.short": "4자 이상",
    "name.characters": "영문자, 숫자, 하이픈만 사용할 수 있어요",
    "name.enter": "이름을 선택하세요",
    "name.another": "다른 이름을 선택하세요",
    "name.register": "등록",
    "name.approve": "{wallet}에서 승인하세요",
    "name.registering": "등록 중",
    "name.read": "메시지 읽기",
    "name.why": "지갑이 이름과 시간에 서명해요. 비용이 들지 않고 자산은 이동하지 않아요.",
    "name.declined": "거절했어요. 아무것도 등록하지 않았어요.",
    "name.noEvm": "이름은 EVM 네트워크 계정에만 쓸 수 있어요. 전환한 뒤 선택하세요.",
    "name.yours": "내 이름은 {name}",
    "name.yoursNext": "이제 친구들이 이 이름으로 보낼 수 있어요."
  },
  failures: {
    "account.not-found": [
      "계정을 찾을 수 없어요",
      "그 계정은 연결되어 있지 않아요. 계정이 있는 지갑을 연결한 뒤 다시 시도해 주세요."
    ],
    "activity.failed": [
      "트랜잭션을 가져오지 못했어요",
      "트랜잭션을 불러오지 못했어요. 나중에 다시 시도해 주세요. 탐색기에서도 볼 수 있어요."
    ],
    "chain.network-not-found": [
      "네트워크를 찾을 수 없어요",
      "이 페이지에 설정된 네트워크가 아니에요. `networks` 옵션에 추가하거나 그 안의 네트워크를 요청하세요."
    ],
    "chain.none-requested": ["지갑이 요청한 네트워크를 지원하지 않아요", "다른 지갑이나 네트워크를 선택하세요."],
    "chain.not-supported": ["지원하지 않는 네트워크예요", "지갑 설정에서 추가하거나 다른 네트워크를 선택하세요."],
    "chain.switch-failed": [
      "네트워크를 전환하지 못했어요",
      "지갑을 열어 대기 중인 요청이 있는지 확인한 뒤 다시 시도해 주세요."
    ],
    "chain.switch-rejected": ["전환을 거절했어요", "바뀐 것은 없어요. 원할 때 다시 시도하세요."],
    "chain.unsupported": ["지원하지 않는 네트워크예요", "다른 네트워크로 전환한 뒤 다시 시도해 주세요."],
    "chain.unsupported-namespace": [
      "지원하지 않는 네트워크 종류: {namespace}",
      "eip155, solana, polkadot, bip122, cosmos만 지원해요. 이 중 하나의 네트워크를 사용하세요."
    ],
    "config.both-sign-ins": [
      "siweConfig와 siwx는 함께 설정할 수 없어요",
      "로그인이 두 번 설정됐어요. `siwx`를 남기고 예전 형식인 `siweConfig`를 지우세요."
    ],
    "config.invalid": [
      "옵션 `{field}`: {expected}",
      "키트의 옵션이 잘못돼 시작하지 않았어요. 각 옵션에 필요한 값이 적혀 있으니 고친 뒤 다시 시작하세요."
    ],
    "config.invalid-project-id": [
      "잘못된 프로젝트 ID예요",
      "서비스에서 찾을 수 없는 프로젝트 ID예요. 프로젝트 설정의 ID와 비교하세요."
    ],
    "config.multi-wallet-not-enabled": [
      "여러 지갑 기능이 꺼져 있어요",
      "여러 지갑을 함께 쓰려면 multiWallet 기능이 필요해요. 프로젝트 설정에서 켜세요."
    ],
    "config.origin-not-allowed": [
      "허용되지 않은 출처예요",
      "이 페이지의 출처가 프로젝트 목록에 없어요. 프로젝트 설정의 허용 도메인에 추가하세요."
    ],
    "config.rate-limited": [
      "요청이 너무 많아요",
      "프로젝트 구성을 너무 자주 요청했어요. 키트는 로컬 설정으로 계속해요. 몇 분 후 다시 시도해 주세요."
    ],
    "config.server-error": [
      "서버 오류",
      "서비스 문제로 프로젝트 구성을 가져오지 못했어요. 키트는 로컬 설정으로 계속해요. 나중에 다시 시도해 주세요."
    ],
    "connection.connector-not-found": [
      "지갑을 찾을 수 없어요",
      "확장 프로그램이 설치되어 켜져 있는지 확인하고 페이지를 새로고침한 뒤 다시 시도해 주세요."
    ],
    "connection.failed": [
      "연결하지 못했어요",
      "지갑이 이 페이지에 계정을 보여 주지 않았어요. 지갑을 열어 잠금을 해제한 뒤 다시 시도해 주세요."
    ],
    "connection.failed-to-disconnect-chains": [
      "네트워크 연결을 해제하지 못했어요: {reason}",
      "하나 이상의 지갑이 연결을 끝내지 않았어요. 다시 시도하거나 지갑에서 이 페이지를 직접 제거하세요."
    ],
    "connection.network-not-in-wallet": [
      "지원하지 않는 네트워크예요",
      "아무것도 보내지 않았어요. 지갑에서 전환하거나 다시 연결해 허용하세요."
    ],
    "connection.not-connected": ["먼저 지갑을 연결하세요", "계정이 필요해요. 먼저 지갑을 연결하세요."],
    "connection.rejected": [
      "연결을 거절했어요",
      "지갑에서 요청을 거절했어요. 아무것도 공유하지 않았어요. 원할 때 다시 시도하세요."
    ],
    "connection.request-failed": [
      "지갑이 실행하지 못했어요",
      "지갑이 오류로 응답했어요. 지갑을 열어 내용을 확인한 뒤 다시 시도해 주세요."
    ],
    "connection.request-rejected": ["요청을 거절했어요", "아무것도 보내지 않았어요. 준비되면 다시 시도하세요."],
    "connection.session-expired": ["세션이 만료됐어요", "이 기기의 시계가 맞는지 확인한 뒤 다시 연결하세요."],
    "connection.wallet-busy": [
      "계속하려면 지갑을 여세요",
      "지갑이 잠겨 있거나 다른 요청을 표시하고 있어요. 열어서 그 요청을 끝내거나 닫은 뒤 다시 시도해 주세요."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect를 찾을 수 없어요",
      "여기에는 WalletConnect가 설정되지 않았어요. 키트에 `projectId`를 지정하고 `enableWalletConnect`를 켜 두세요."
    ],
    "embedded.aborted": [
      "문제가 생겼어요",
      "내장 지갑이 하던 일을 멈췄어요. 아무것도 보내지 않았어요. 다시 시도해 주세요."
    ],
    "embedded.device-not-approved": [
      "이 기기가 승인되지 않았어요.",
      "메일의 링크가 거부됐거나 너무 오래됐어요. 새 링크를 요청하세요."
    ],
    "embedded.email-cooldown": [
      "{seconds}초 후 다시 시도해 주세요",
      "방금 코드를 보냈어요. 받은편지함을 확인하거나 시간이 지난 뒤 다시 요청하세요."
    ],
    "embedded.email-misfit": [
      "올바른 이메일을 입력하세요",
      "이메일 주소 형식이 아니에요. name@example.com처럼 입력하세요."
    ],
    "embedded.email-taken": [
      "그 이메일에는 다른 지갑이 있어요.",
      "바뀐 것은 없어요. 여기서 사용 중이 아닌 이메일을 입력하세요."
    ],
    "embedded.email-unchanged": ["현재 이메일이에요.", "바뀐 것은 없어요. 새 이메일을 입력하세요."],
    "embedded.farcaster-failed": ["Farcaster에 연결하지 못했어요", "앱을 연 뒤 다시 시도해 주세요."],
    "embedded.frame-answer-misfit": ["오류가 발생했어요", "다시 시도하거나 다시 로그인하세요."],
    "embedded.frame-error": ["{reason}", "내장 지갑이 실행하지 못했어요. 다시 시도하거나 다시 로그인하세요."],
    "embedded.frame-error-unknown": ["오류가 발생했어요", "다시 시도하거나 다시 로그인하세요."],
    "embedded.frame-load-failed": [
      "이메일 로그인을 불러오지 못했어요",
      "네트워크와 차단 프로그램을 확인하거나 지갑을 연결하세요."
    ],
    "embedded.frame-load-timed-out": [
      "네트워크 오류: 내장 지갑을 불러오지 못했어요",
      "네트워크와 차단 프로그램을 확인하고 나중에 다시 시도해 주세요."
    ],
    "embedded.frame-request-timed-out": [
      "내장 지갑의 응답 시간이 초과됐어요",
      "네트워크를 확인하고 나중에 다시 시도해 주세요."
    ],
    "embedded.frame-storage-blocked": [
      "브라우저가 이 로그인을 저장하지 않아요. 페이지를 떠나면 끝나요.",
      "브라우저가 지갑 프레임이 이 페이지에 데이터를 저장하지 못하게 해요. 페이지를 떠날 때까지는 로그인이 유지돼요. 로그인을 더 오래 유지하려면 지갑 사이트의 데이터 저장을 허용하세요."
    ],
    "embedded.no-auth-connector": [
      "로그인이 설정되지 않았어요",
      "여기에는 이메일과 소셜 로그인이 설정되지 않았어요. 하나를 켠 `projectId`를 키트에 지정하거나 지갑을 연결하세요."
    ],
    "embedded.not-email-or-social": [
      "이메일이나 소셜 계정으로 연결되지 않았어요",
      "이메일이나 소셜 로그인으로 만든 계정에서만 쓸 수 있어요. 그중 하나로 로그인하세요."
    ],
    "embedded.otp-expired": ["코드가 너무 오래됐어요.", "코드는 10분 동안 유효해요. 새 코드를 요청해 바로 입력하세요."],
    "embedded.otp-rejected": ["잘못된 코드예요", "보낸 코드와 달라요. 최근 메일을 확인하거나 다른 코드를 요청하세요."],
    "embedded.otp-tries-spent": [
      "시도 횟수가 너무 많아요. 새 코드를 보내세요.",
      "코드를 여러 번 잘못 입력해 더는 쓸 수 없어요. 새 코드를 요청하세요."
    ],
    "embedded.popup-blocked": [
      "로그인 창을 열지 못했어요",
      "브라우저가 로그인 창을 열지 않았어요. 이 페이지의 팝업을 허용한 뒤 버튼을 다시 누르세요."
    ],
    "embedded.popup-closed": ["창이 닫혔어요", "계속하려면 다시 여세요."],
    "embedded.popup-not-created": [
      "로그인 창을 만들지 못했어요",
      "로그인 창을 만들지 못했어요. 이 페이지의 다른 창을 닫은 뒤 다시 시도해 주세요."
    ],
    "embedded.request-aborted": [
      "요청이 중단됐어요",
      "응답 전에 요청이 취소됐어요. 아무것도 보내지 않았어요. 다시 시도해 주세요."
    ],
    "embedded.rpc-not-allowed": [
      "허용되지 않은 RPC 호출이에요",
      "내장 지갑은 페이지가 이 메서드를 사용하는 것을 허용하지 않아요. 허용된 메서드를 사용하세요."
    ],
    "embedded.social-not-started": ["로그인을 시작하지 못했어요", "다시 시도하거나 다른 방법으로 로그인하세요."],
    "embedded.social-timed-out": [
      "로그인이 너무 오래 걸렸어요. 다시 시도해 주세요.",
      "다시 시작하거나 다른 방법으로 로그인하세요."
    ],
    "embedded.social-uri-failed": ["로그인 페이지를 가져오지 못했어요", "네트워크를 확인한 뒤 다시 시도해 주세요."],
    "embedded.untrusted-origin": [
      "신뢰할 수 없는 출처예요",
      "신뢰할 수 없는 페이지에서 온 로그인 응답이라 무시했어요. 여기서 로그인을 다시 시작하세요."
    ],
    "embedded.unverified-domain": [
      "확인되지 않은 도메인이에요",
      "내장 지갑이 이 도메인을 지원하지 않아요. 프로젝트 설정의 허용 도메인에 추가하세요."
    ],
    "ens.confusable": [
      "다른 글자를 흉내 낸 글자가 있는 이름이에요",
      "여러 문자가 섞여 있거나, 모든 글자가 다른 문자처럼 보여요. 이런 이름은 사칭에 쓰여요. 받는 사람의 주소를 붙여 넣으세요."
    ],
    "ens.gateway-failed": [
      "{domain}의 서버({host})가 응답하지 않았어요",
      "이 이름의 기록은 소유자가 고른 서버에 있어요. 응답이 없거나, 거부했거나, 잘못된 응답을 보냈어요. 페이지 규칙이 막을 수도 있어요. 나중에 다시 시도하거나 받는 사람의 주소를 붙여 넣으세요."
    ],
    "ens.gateway-forbidden": [
      "{domain}: 여기서 조회할 수 없는 서버에 있어요",
      "이 이름의 기록은 소유자가 고른 서버에 있어요. 이 페이지는 그런 서버를 조회하지 않거나, 서버 주소가 안전하지 않아요. 받는 사람의 주소를 붙여 넣으세요."
    ],
    "ens.invalid": [
      "올바른 이름이 아니에요({rule})",
      "ENS 규칙에 어긋나서 존재할 수 없는 이름이에요. 철자를 확인하고 원래 출처에서 다시 복사하세요."
    ],
    "ens.no-record": [
      "{domain}: {network}에 주소가 없어요",
      "이름 소유자가 이 네트워크의 주소를 설정하지 않았어요. 다른 네트워크의 주소를 대신 쓰지 않아요. 자산을 잃을 수 있어요. 받는 사람에게 이 네트워크의 주소를 물어보세요."
    ],
    "ens.not-found": [
      "{domain}: 존재하지 않는 이름이에요",
      "설정되지 않은 이름이에요. 철자를 확인하거나 받는 사람에게 주소를 물어보세요."
    ],
    "ens.resolver-failed": [
      "{domain}의 기록을 읽지 못했어요",
      "이름의 기록을 담은 컨트랙트가 실패했거나 주소가 아닌 값을 돌려줬어요. 나중에 다시 시도하거나 받는 사람의 주소를 붙여 넣으세요."
    ],
    "http.bad-shape": [
      "서비스가 알 수 없는 형식으로 응답했어요.",
      "나중에 다시 시도하고, 계속되면 이 페이지의 운영자에게 알려 주세요."
    ],
    "http.bad-status": [
      "서비스가 응답하지 못했어요(HTTP 상태 코드: {status}).",
      "서비스가 응답했지만 요청을 처리하지 못했어요. 나중에 다시 시도하고, 계속되면 이 페이지의 운영자에게 알려 주세요."
    ],
    "http.offline": ["오프라인이에요.", "이 기기가 네트워크에 연결되어 있지 않아요. 연결되면 자동으로 계속돼요."],
    "http.rate-limited": [
      "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.",
      "서비스에 너무 자주 요청했어요. 잠시 기다린 뒤 다시 시도해 주세요."
    ],
    "http.timed-out": [
      "서비스가 너무 오래 걸렸어요.",
      "서비스가 제때 응답하지 않았어요. 네트워크를 확인한 뒤 다시 시도해 주세요."
    ],
    "http.too-large": [
      "서비스가 보낸 내용이 너무 커요.",
      "다시 시도해도 해결되지 않으니 이 페이지의 운영자에게 알려 주세요."
    ],
    "http.unreachable": [
      "서비스에 연결하지 못했어요.",
      "서비스에 연결되지 않아요. 네트워크와 차단 프로그램을 확인한 뒤 다시 시도해 주세요."
    ],
    "kit.missing": [
      "지갑 창을 불러오지 못했어요",
      "페이지 코드의 일부를 불러오지 못했어요. 네트워크를 확인한 뒤 다시 시도하고, 계속되면 페이지를 새로고침하세요."
    ],
    "log.unforeseen": [
      "알 수 없는 오류",
      "예상하지 못한 오류가 발생했어요. 다시 시도하고, 계속되면 여기까지의 과정과 함께 알려 주세요."
    ],
    "name.misfit": [
      "영문자, 숫자, 하이픈을 4자 이상 사용하세요",
      "이름에는 영문자, 숫자, 하이픈만 쓸 수 있고 4자 이상이어야 해요. 다른 이름을 선택하세요."
    ],
    "name.needs-account": ["이름을 등록할 계정이 없어요", "연결하거나 전환한 뒤 다시 시도해 주세요."],
    "name.not-registered": [
      "{label} 이름을 등록하지 못했어요",
      "그사이 다른 사람이 가져갔을 수 있어요. 다시 시도하거나 다른 이름을 선택하세요."
    ],
    "name.not-resolved": ["이름을 조회하지 못했어요", "철자를 확인한 뒤 다시 시도해 주세요."],
    "name.refused": ["{reason}", "이름을 바꾼 뒤 다시 시도해 주세요."],
    "name.reverse-failed": [
      "주소의 이름을 가져오지 못했어요",
      "이 주소의 이름을 표시하지 못했어요. 나중에 다시 시도해 주세요."
    ],
    "name.suggestions-failed": [
      "이름 추천을 가져오지 못했어요",
      "사용 가능한 이름을 표시하지 못했어요. 직접 입력하거나 나중에 다시 시도해 주세요."
    ],
    "onramp.amount-outside": [
      "{min}~{max} {currency} 범위로 금액을 입력하세요",
      "이 결제 방법은 이 범위의 금액만 가능해요. 금액을 바꾸거나 다른 방법으로 결제하세요."
    ],
    "onramp.host-unknown": [
      "제공업체의 페이지가 아니에요",
      "다른 제공업체를 선택하세요. 페이지 개발자는 endpoints.onrampHosts로 호스트를 허용할 수 있어요."
    ],
    "onramp.not-offered": [
      "{value}: {field} 항목으로 제공되지 않아요",
      "제공업체는 일부 통화와 토큰만 지원해요. 선택 가능한 항목에서 고르세요."
    ],
    "funding.same-account": [
      "{wallet} 지갑의 계정이 입금받을 계정과 같아요",
      "그 지갑에서 다른 계정을 선택한 뒤 다시 시도해 주세요."
    ],
    "funding.option-failed": ["{way} 열기에 실패했어요", "다시 시도하거나 다른 방법을 선택하세요."],
    "funding.option-silent": [
      "{way} 응답이 없어요",
      "다른 창에 열려 있을 수 있어요. 다시 시도하거나 다른 방법을 선택하세요."
    ],
    "onramp.quote-failed": ["견적을 가져오지 못했어요", "표시된 것은 예상 금액이에요. 나중에 다시 시도해 주세요."],
    "onramp.url-failed": ["제공업체를 열지 못했어요", "나중에 다시 시도하거나 다른 제공업체를 선택하세요."],
    "receipt.not-kept": [
      "이 페이지는 보낸 내역을 기억할 수 없어요",
      "브라우저가 이 페이지의 데이터를 저장하지 않아 보낸 내역은 페이지를 떠날 때까지만 보여요. 해시를 적어 두거나 저장을 허용하세요."
    ],
    "rpc.error": [
      "네트워크가 요청을 거부했어요.",
      "네트워크의 노드가 요청을 거부했어요. 요청을 확인하거나 다른 노드를 사용해 보세요."
    ],
    "rpc.no-url": [
      "{network} 노드가 설정되지 않았어요.",
      "키트에 이 네트워크의 노드가 없어요. `customRpcUrls` 또는 `projectId`로 지정하세요."
    ],
    "safe.signature-pending": [
      "Safe가 다른 소유자의 서명을 기다려요",
      "아직 서명한 소유자가 부족해요. Safe에서 서명해 달라고 요청한 뒤 여기서 다시 로그인하세요. 모인 서명은 그대로 있어요."
    ],
    "safe.silent": [
      "Safe가 응답하지 않아요",
      "Safe가 있는 페이지가 응답하지 않았어요. 새로고침한 뒤 그 안에서 이 앱을 다시 여세요."
    ],
    "send.amount": [
      "0보다 큰 {symbol} 금액을 소수점 아래 {decimals}자리 이내로 입력하세요",
      "숫자와 마침표 하나만 쓰고, 소수 자릿수는 토큰의 자릿수를 넘지 않게 하세요."
    ],
    "send.failed": [
      "트랜잭션을 보내지 못했어요. 다시 시도해 주세요.",
      "보낸 것으로 확인된 것이 없어요. 다시 시도하기 전에 지갑의 활동을 확인하세요."
    ],
    "send.fee-not-covered": [
      "수수료로 쓸 {coin} 부족(약 {fee})",
      "네트워크 수수료는 자체 코인으로 내요. 조금 남겨 두거나 덜 보내세요."
    ],
    "send.incomplete": ["금액과 받는 주소가 필요해요", "금액과 받는 주소를 모두 입력하세요."],
    "send.misfit": [
      "올바른 금액과 받는 주소를 입력하세요",
      "금액은 보유한 만큼의 숫자여야 하고, 받는 곳은 이 네트워크의 주소나 이름이어야 해요. 잘못된 곳을 고치세요."
    ],
    "send.needs-token": ["토큰이 필요해요", "보낼 토큰을 선택하세요."],
    "send.not-covered": ["{balance} {symbol} 보유", "계정의 잔액이 그보다 적어요. 덜 보내거나 ‘최대’를 누르세요."],
    "send.receiver-elsewhere": [
      "{network}용 주소예요",
      "접두어가 다른 네트워크를 가리켜요. 그 네트워크로 전환하거나 받는 사람에게 이 네트워크의 주소를 요청하세요."
    ],
    "send.receiver-lost": [
      "여기로 보내면 누구도 되찾을 수 없어요.",
      "이 주소에 있는 것은 사람도 프로그램도 옮길 수 없어요. 받는 사람에게 다른 주소를 물어보세요."
    ],
    "send.receiver-mistyped": [
      "주소에 틀린 글자가 있어요. 다시 복사하세요.",
      "주소에는 검사값이 있는데 맞지 않아요. 원래 있던 곳에서 다시 복사하세요."
    ],
    "send.receiver-moved": [
      "{receiver} 이름이 이제 다른 주소를 가리켜요",
      "표시된 뒤에 이름의 주소가 바뀌었어요. 보내기 전에 받는 사람에게 확인하세요."
    ],
    "send.receiver-not-found": [
      "{receiver}: 이 네트워크에 주소가 없어요",
      "철자를 확인하거나 받는 사람에게 이 네트워크의 주소를 물어보세요."
    ],
    "send.would-fail": [
      "네트워크가 이 전송을 거부할 거예요: {detail}",
      "전송을 시뮬레이션했더니 실패했어요. 수수료를 포함해 잔액이 충분한지, 옮길 수 있는 토큰인지 확인하세요."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "지갑의 응답을 사용할 수 없어요. 지갑에 이 페이지의 권한이 있는지 확인하고 거기서 철회하세요."
    ],
    "session.grant-not-activated": [
      "지갑이 세션을 허용했지만 사용되지 않았어요",
      "세션이 지갑에 있지만 앱이 쓸 수 없어요. 스마트 세션 목록에서 철회한 뒤 다시 시도해 주세요."
    ],
    "session.grant-not-begun": [
      "스마트 세션을 시작하지 못했어요",
      "스마트 세션 서비스가 응답하지 않았어요. 아무것도 허용되지 않았어요. 나중에 다시 시도해 주세요."
    ],
    "session.grant-wider": [
      "지갑이 이 페이지가 요청한 것보다 많이 허용했어요",
      "키트는 그런 허용을 사용하지 않아요. 다시 시도하기 전에 지갑에서 이 페이지의 권한을 철회하세요."
    ],
    "session.list-failed": [
      "스마트 세션을 불러오지 못했어요",
      "스마트 세션을 표시하지 못했어요. 나중에 다시 시도해 주세요."
    ],
    "session.not-found": [
      "그런 스마트 세션이 없어요",
      "이 계정에는 그 ID의 스마트 세션이 없어요. 삭제됐을 수 있으니 목록을 다시 불러오세요."
    ],
    "session.revoke-failed": [
      "스마트 세션을 철회하지 못했어요",
      "앱이 아직 나를 대신할 수 있어요. 다시 시도해 주세요."
    ],
    "siwx.expired": ["로그인 메시지가 {at}에 만료됐어요", "로그인 메시지가 만료됐어요. 다시 로그인하세요."],
    "siwx.misfit": [
      "로그인 메시지가 올바르지 않아요. {field}에 필요한 값: {rule}",
      "로그인 메시지는 정해진 줄로 이루어지고(EIP-4361) 어떤 항목에도 줄바꿈이 없어야 해요. 표시된 것을 고치세요."
    ],
    "siwx.not-started": [
      "로그인을 시작하는 중 문제가 생겼어요",
      "로그인을 시작할 수 없어 지갑 연결을 해제했어요. 다시 연결해 시도하세요."
    ],
    "siwx.signature-invalid": [
      "서명이 유효하지 않아요",
      "이 메시지와 계정의 서명이 아니에요. 연결된 계정으로 다시 서명하세요."
    ],
    "siwx.signing-failed": ["메시지에 서명하지 못했어요", "지갑을 연 뒤 다시 시도해 주세요."],
    "siwx.too-early": [
      "로그인 메시지는 {at}부터 유효해요",
      "로그인 메시지가 아직 유효하지 않아요. 그때까지 기다리고 이 기기의 시계가 맞는지 확인하세요."
    ],
    "siwx.unchecked": [
      "{network}에서 서명을 확인하지 못했어요",
      "계정이 컨트랙트일 수 있는데 네트워크의 노드가 응답하지 않았어요. 노드를 지정하거나 다시 시도하세요. 서명은 아직 확인되지 않았어요."
    ],
    "swap.allowance-failed": ["허용 한도를 확인하지 못했어요", "잠시 후 다시 시도해 주세요."],
    "swap.amount-misfit": [
      "0보다 큰 {symbol} 금액을 소수점 아래 {decimals}자리 이내로 입력하세요",
      "금액을 1.5처럼 숫자로 쓰고 토큰의 자릿수를 넘지 않게 하세요."
    ],
    "swap.approval-not-built": ["허용 트랜잭션을 만들지 못했어요", "잠시 후 다시 시도해 주세요."],
    "swap.gas-price-not-supported": [
      "이 네트워크의 가스 가격이 없어요",
      "이 네트워크는 가스 가격을 알 수 없어요. 다른 네트워크로 전환한 뒤 다시 시도해 주세요."
    ],
    "swap.impact-high": [
      "이 스왑은 가치를 크게 잃을 수 있어요({impact})",
      "받을 가치가 주는 것보다 훨씬 작거나 가격을 알 수 없어요. 아무것도 보내지 않았어요. 금액을 줄이거나 high-impact 경고를 수락하세요."
    ],
    "swap.insufficient-liquidity": ["유동성이 부족해요", "금액을 줄이거나 다른 토큰을 선택해 보세요."],
    "swap.misprepared": [
      "서비스가 이 스왑과 다른 것을 준비했어요({field})",
      "서비스가 만든 트랜잭션이 요청과 달라 폐기했고 아무것도 보내지 않았어요. 새 견적을 받으세요. 계속되면 여기서 스왑하지 마세요."
    ],
    "swap.network-price-failed": [
      "네트워크 코인의 가격을 가져오지 못했어요",
      "가격을 알 수 없어 수수료도 알 수 없어요. 잠시 후 다시 시도해 주세요."
    ],
    "swap.not-built": ["트랜잭션을 만들지 못했어요", "새 견적을 받은 뒤 다시 시도해 주세요."],
    "swap.not-started": ["스왑을 시작하지 못했어요", "잠시 후 다시 시도해 주세요."],
    "swap.not-supported": ["이 네트워크는 스왑을 지원하지 않아요", "다른 네트워크로 전환한 뒤 다시 시도해 주세요."],
    "swap.price-moved": [
      "가격이 움직였어요: 지금은 {now} {symbol}, 약속된 최소 금액은 {minimum}",
      "견적 이후 시장이 허용한 슬리피지보다 크게 움직였어요. 스왑하지 않았어요. 스왑하기 전에 새 견적을 검토하세요."
    ],
    "swap.slippage-misfit": [
      "슬리피지를 0.01~50% 사이로 입력하세요",
      "슬리피지는 견적보다 얼마나 적게 받아도 되는지를 나타내는 비율이에요. 1이나 0.5처럼 숫자로 쓰세요."
    ],
    "swap.unproven": [
      "이 서비스의 최소 금액을 확인하지 못했어요",
      "스왑 컨트랙트도 네트워크도 받을 최소 금액을 확인해 주지 않아 아무것도 보내지 않았어요. 이 서비스를 믿을 때만 unproven-minimum 경고를 수락하고 계속하세요."
    ],
    "swap.would-fail": [
      "네트워크가 이 스왑을 거부할 거예요: {reason}",
      "트랜잭션을 시뮬레이션했더니 실패해서 아무것도 보내지 않았어요. 토큰이 충분한지 확인하고 새 견적을 받은 뒤 다시 시도해 주세요."
    ],
    "token.balance-unavailable": [
      "토큰 잔액을 볼 수 없어요",
      "이 네트워크를 지원하지 않거나 서비스에 문제가 있어 잔액을 표시할 수 없어요. 토큰은 그대로예요. 30초 후 다시 시도해 주세요."
    ],
    "token.call-misfit": [
      '토큰 호출의 {field} 조건은 {rule}인데 "{value}"예요.',
      "아무것도 보내지 않았어요. 주소는 0x 뒤에 16진수 40자리로, 금액은 토큰의 최소 단위 bigint로 쓰세요. 예: 1.5 USDC는 1500000n."
    ],
    "token.not-found": [
      "{token}: {network}에서 하나의 토큰을 가리키지 않아요",
      "그 이름의 토큰이 없거나 여러 개예요. 컨트랙트 주소나 CAIP-19 ID로 지정하세요. 예: eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "이미 지갑에 전달했어요",
      "지갑이 이 요청을 받았고 다시 묻지 않았어요. 지갑을 열어 응답하세요."
    ],
    "transaction.answer-misfit": [
      "지갑의 응답을 사용할 수 없어요",
      "응답이 서명도 트랜잭션도 아니에요. 실행됐을 수 있으니 다시 시도하기 전에 지갑의 내역을 확인하세요."
    ],
    "transaction.batch-failed": [
      "호출이 모두 실행되지는 않았어요",
      "지갑이 일부 또는 모든 호출을 취소했어요. 실행된 것을 지갑에서 확인하고 나머지를 다시 보내세요."
    ],
    "transaction.batch-needs-more": [
      "지갑이 이 요청에 필요한 기능을 지원하지 않아요",
      "모든 단계를 한 번에 실행할 수 없거나 다른 필요한 기능이 없어요. 아무것도 보내지 않았어요. 단계를 하나씩 보내거나 다른 지갑을 사용하세요."
    ],
    "transaction.batch-pending": [
      "호출이 아직 실행되지 않았어요",
      "호출을 보냈고 실행을 기다리고 있어요. 다시 보내지 말고 지갑에서 상태를 확인하세요."
    ],
    "transaction.batch-repeated": [
      "이미 보낸 호출이에요",
      "지갑에 이 호출이 이미 있어요. 지갑에서 상태를 확인하고 다시 보내지 마세요."
    ],
    "transaction.batch-too-large": [
      "지갑이 한 번에 받는 수보다 많은 호출이에요",
      "지갑이 한 번에 그만큼 받지 않아 아무것도 보내지 않았어요. 더 작게 나눠 보내세요."
    ],
    "transaction.batch-unknown": [
      "지갑에 이 호출이 없어요",
      "지갑에 이 ID의 호출이 없어요. 다시 보내기 전에 지갑에서 확인하세요."
    ],
    "transaction.batches-unsupported": [
      "지갑이 여러 호출을 한 번에 받지 않아요",
      "이 지갑은 묶음 호출을 지원하지 않아요. 하나씩 보내거나 다른 지갑을 사용하세요."
    ],
    "transaction.call-status-not-approved": [
      "지갑이 호출 상태 조회를 허용하지 않았어요.",
      "지갑이 이 페이지의 상태 조회를 허용하지 않았어요. 지갑에서 직접 확인하세요."
    ],
    "transaction.calls-misfit": [
      "호출 {at}: {rule}",
      "묶음의 각 호출에는 받는 곳이 필요하고, 데이터가 있으면 0x로 시작하는 16진수여야 해요. 호출을 고치세요."
    ],
    "transaction.changed": [
      "보내기 전에 트랜잭션이 바뀌었어요",
      "요청이 화면에서 본 내용과 달라 중단했어요. 지갑에서 승인하지 말고 페이지를 새로고침하세요."
    ],
    "transaction.connection-ended": [
      "지갑 연결이 해제됐어요",
      "이 요청에 응답하기 전에 지갑 연결이 끝났어요. 계속하려면 다시 연결하세요."
    ],
    "transaction.context-changed": [
      "계정 또는 네트워크가 바뀌었어요",
      "결정하는 동안 계정이나 네트워크가 바뀌어 아무것도 보내지 않았어요. 요청을 다시 보고 승인하세요."
    ],
    "transaction.expired": [
      "표시된 내용이 너무 오래됐어요",
      "아무것도 보내지 않았어요. 금액을 다시 검토한 뒤 계속하세요."
    ],
    "transaction.not-allowed": [
      "허용되지 않은 작업이에요",
      "아무것도 보내지 않았어요. 페이지로 돌아가거나, 예상하지 못한 요청이면 페이지를 떠나세요."
    ],
    "transaction.not-mined": [
      "{hash} 트랜잭션이 아직 블록에 없어요",
      "트랜잭션을 보냈고 블록을 기다리고 있어요. 다시 보내지 말고 탐색기에서 해시를 찾아보세요."
    ],
    "transaction.other-chain": [
      "계정과 다른 네트워크에 대한 요청이에요",
      "서명할 내용은 계정과 다른 네트워크를 가리켜요. 서명하지 않았어요. 네트워크를 전환하거나 이 페이지를 떠나세요."
    ],
    "transaction.outcome-unknown": [
      "지갑이 응답하지 않았어요. 트랜잭션이 보내졌을 수 있어요. 다시 시도하기 전에 지갑을 확인하세요.",
      "지갑에 요청했지만 보냈는지 알 수 없어요. 내역을 확인하고, 아무것도 없을 때만 다시 시도하세요."
    ],
    "transaction.page-framed": [
      "이 페이지는 {origin} 안에 표시되고 있어요. 서명하려면 별도 창에서 여세요.",
      "다른 페이지 안에 있으면 화면이 가려져서 누른 것이 다른 동작으로 이어질 수 있어요. 별도 창에서 여세요."
    ],
    "transaction.reverted": [
      "네트워크가 {hash} 트랜잭션을 거부했어요",
      "네트워크가 트랜잭션을 받았지만 실행을 거부했어요. 수수료만 나갔어요. 금액과 잔액을 확인하고 다시 시작하세요."
    ],
    "transaction.sponsor-refused": [
      "이 사이트가 수수료를 부담하는 방식으로는 지갑이 보내지 않았어요",
      "지갑이나 사이트의 결제 서비스가 거부했어요. 지갑을 확인한 다음 다시 검토하세요. 수수료를 직접 낼 수 있어요."
    ],
    "transaction.screen-blocked": [
      "{site}에서 이 요청을 차단했어요{detail}",
      "이 사이트는 요청이 지갑에 전달되기 전에 확인하며, 이 요청을 거부했어요. 아무것도 보내지 않았어요."
    ],
    "transaction.screen-unanswered": [
      "{site}에서 이 요청을 확인하지 못했어요",
      "이 사이트는 요청이 지갑에 전달되기 전에 확인하지만, 응답이 없었어요. 아무것도 보내지 않았어요. 나중에 다시 시도해 주세요."
    ],
    "transaction.too-many-pending": [
      "대기 중인 트랜잭션이 너무 많아요",
      "확정을 기다리는 트랜잭션이 너무 많아요. 일부가 끝나길 기다린 뒤 다시 시도해 주세요."
    ],
    "walletconnect.method-not-granted": [
      "지갑이 {method} 요청을 허용하지 않아요",
      "연결을 해제하고 다시 연결해 허용하거나 다른 지갑을 사용하세요."
    ],
    "walletconnect.relay-unreachable": [
      "WalletConnect에 연결하지 못했어요",
      "WalletConnect 중계 서비스가 응답하지 않았어요. 네트워크와 차단 프로그램을 확인한 뒤 다시 시도해 주세요."
    ],
    "walletconnect.session-ended": [
      "지갑이 연결을 끝냈어요",
      "지갑이 응답하기 전에 연결을 끝냈어요. 보낸 것은 확인되지 않았어요. 계속하려면 다시 연결하세요."
    ],
    "walletconnect.session-malformed": [
      "지갑이 계정을 공유하지 않았어요",
      "지갑이 사용할 수 있는 계정 없이 승인했어요. 지갑에서 계정을 선택한 뒤 다시 연결하세요."
    ],
    "walletconnect.wallet-silent": [
      "지갑이 응답하지 않았어요",
      "지갑이 5분 동안 응답하지 않았어요. 다시 시도하기 전에 지갑을 열어 요청이 기다리고 있는지 확인하세요."
    ]
  },
  calls: {
    "coin.send": "{to} 주소로 {amount} 보내기",
    "coin.nothing": "데이터 없이 {to} 호출",
    "contract.create": "네트워크에 새 컨트랙트 배포({bytes}바이트)",
    "token.transfer": "{to} 주소로 {amount} 보내기",
    "token.transferFrom": "{from}에서 {amount} 가져와 {to} 주소로 보내기",
    "token.approve": "{spender}에 {amount} 인출 허용",
    "token.approveAll": "{spender}에 내 {symbol} 전부 인출 허용",
    "token.takeBack": "{spender}에 준 {symbol} 인출 허용 철회",
    "token.increase": "{spender}에 {amount} 추가 인출 허용",
    "token.decrease": "{spender} 인출 허용을 {amount} 줄이기",
    "nft.transfer": "{from}에서 {to} 주소로 {item} 보내기",
    "nft.transferMany": "{from}에서 {to} 주소로 {collection} {count}종 보내기",
    "nft.approveAll": "{spender}에 내 {symbol} 전부 인출 허용",
    "nft.takeBack": "{spender}에 준 {symbol} 인출 허용 철회",
    "permit.batch": "{spender}에 내 토큰 여러 개 인출 허용",
    "permit.transfer": "{spender}에 {amount} 한 번 인출 허용",
    "permit.transferAll": "{spender}에 내 {symbol} 전부 한 번 인출 허용",
    "permit.witness": "{spender}에 {amount} 한 번 인출 허용(주문에 한정)",
    "permit.batchTransfer": "{spender}에 내 토큰 여러 개 한 번 인출 허용",
    wrap: "{amount} → {wrapped} 변환",
    unwrap: "{amount} → {coin} 되돌리기",
    swap: "{pay} → 최소 {get} 스왑",
    "swap.exactOut": "최대 {pay} → {get} 스왑",
    batch: "차례로 진행할 {count}단계",
    "batch.packed": "{contract} 호출이 읽을 수 없는 하나로 묶여 있어요",
    "message.text": "메시지 서명",
    "message.hash": "내용을 알 수 없는 코드에 서명",
    "message.transaction": "트랜잭션을 메시지로 서명",
    "message.signIn": "{domain}에 로그인",
    grant: "{until}까지 {grantee}에서 나를 대신하도록 허용",
    "grant.endless": "{grantee}에서 기한 없이 나를 대신하도록 허용",
    revoke: "나를 대신해 행동할 수 있는 권한 철회",
    authorize: "계정이 {code}의 코드를 실행해요",
    "authorize.everywhere": "계정이 모든 네트워크에서 {code}의 코드를 실행해요",
    "authorize.end": "계정이 더는 코드를 실행하지 않아요",
    "solana.sol": "{to} 주소로 {amount} 보내기",
    "solana.several": "명령 {count}개",
    "solana.unread": "명령: {count}개, 그중 읽을 수 없는 것: {unread}개",
    "bitcoin.pay": "{to} 주소로 {amount} 보내기",
    "bitcoin.several": "주소 {count}곳으로 {amount} 보내기",
    "bitcoin.self": "내 코인 옮기기, 수수료만 나감",
    "bitcoin.part": "공동 트랜잭션의 내 부분에 서명: {amount} 지출",
    "bitcoin.partGet": "공동 트랜잭션의 내 부분에 서명: {amount} 수령",
    "bitcoin.script": "스크립트 {script}",
    "unread.short": "{contract}의 함수 호출",
    "unread.typed.short": "{contract}용 데이터 서명",
    "unread.request.short": "{method} 응답",
    unread:
      "{app}에서 읽을 수 없는 데이터로 {contract} 호출을 요청해요({selector}, {bytes}바이트). 믿을 때만 계속하세요.",
    "unread.typed": "{app}에서 {contract}용 읽을 수 없는 데이터의 서명을 요청해요({type}). 믿을 때만 계속하세요.",
    "unread.request": "{app}에서 읽을 수 없는 데이터로 {method} 요청을 보냈어요. 믿을 때만 계속하세요.",
    more: "그 밖에 읽을 수 없는 내용",
    "label.account": "계정",
    "label.amount": "금액",
    "label.atLeast": "최소",
    "label.atMost": "최대",
    "label.call": "호출",
    "label.calls": "호출",
    "label.careful": "주의",
    "label.change": "잔돈 수신처",
    "label.code": "코드",
    "label.collection": "컬렉션",
    "label.contract": "컨트랙트",
    "label.data": "데이터",
    "label.domain": "페이지",
    "label.fee": "수수료",
    "label.feePayer": "수수료 지불자",
    "label.from": "보내는 곳",
    "label.get": "받는 금액",
    "label.give": "주는 금액",
    "label.item": "아이템",
    "label.message": "메시지",
    "label.network": "네트워크",
    "label.networkFee": "네트워크 수수료",
    "label.operator": "인출 허용 대상",
    "label.pay": "내는 금액",
    "label.permission": "권한",
    "label.priorityFee": "우선 수수료",
    "label.spender": "인출 허용 대상",
    "label.statement": "문구",
    "label.to": "받는 곳",
    "label.token": "토큰",
    "label.total": "합계",
    "label.until": "기한",
    "label.usable": "사용 기한",
    "label.value": "함께 보내는 것",
    "amount.unknown": "{token} 토큰 {digits}단위",
    "amount.unknownOrItem": "{token}의 {digits}(단위 또는 아이템 번호)",
    "amount.another": "이름이 {symbol}인 다른 토큰 {digits}",
    "amount.unverified": "{amount} (여기서 확인되지 않음, {token})",
    "amount.all": "내 {symbol} 전부",
    "amount.allAnother": "이름이 {symbol}인 다른 토큰 전부",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "{token} 토큰",
    "symbol.items": "{token} 아이템",
    "symbol.another": "이름이 {symbol}인 다른 토큰",
    item: "{collection} 아이템 {id}",
    items: "{collection} 아이템 {id} {count}개",
    "item.one": "아이템 {id}",
    who: "{name} ({address})",
    "who.you": "내 계정 ({address})",
    "who.any": "불특정 상대",
    "name.byPage": "{name} (이 페이지가 붙인 이름)",
    "network.unknown": "네트워크 {id}",
    "time.past": "{time}, 이미 지남",
    "time.long": "{time}, 1년 넘게 남음",
    "time.endless": "기한 없음",
    "time.now": "이 블록만",
    "warn.all": "지금도 나중에도 전부 인출될 수 있어요.",
    "warn.more": "보유한 것보다 많아요.",
    "warn.unknownToken": "여기서 확인할 수 없는 토큰이에요.",
    "warn.namesake": "기호가 다른 토큰과 같아요.",
    "warn.value": "이 호출은 필요한 것보다 많은 네트워크 코인을 보내요.",
    "warn.receiver": "받는 것이 다른 주소로 가요.",
    "warn.notOwner": "다른 계정의 토큰에 대한 것이에요.",
    "warn.lookAlike": "알고 있는 {address} 주소와 비슷하지만 다른 주소예요.",
    "warn.otherNetwork": "지금 네트워크가 아니라 {network} 네트워크용이에요.",
    "warn.otherDomain": "{domain} 로그인이에요. 지금은 {app}에 있어요.",
    "warn.past": "기한이 지났어요.",
    "warn.endless": "기한이 없어요.",
    "warn.adjustable": "지갑이 다른 한도를 제안할 수 있어요. 지갑에서 승인한 내용이 적용돼요.",
    "warn.code": "여기서 확인할 수 없는 코드예요. 계정으로 무엇이든 할 수 있어요.",
    "warn.everywhere": "모든 네트워크에서 유효해요.",
    "warn.hash": "이 서명은 여기에 표시되지 않은 일에 쓰일 수 있어요.",
    "warn.invisible": "텍스트에 보이지 않는 문자가 있어서 여기에 풀어서 적었어요.",
    "warn.inner": "묶인 호출이 하는 일을 읽을 수 없어요.",
    "warn.tail": "호출 뒤에 여기에 표시되지 않은 데이터가 더 있어요.",
    "warn.depth": "여기에 표시되지 않은 호출이 들어 있어요.",
    "warn.unlimited": "한도가 없어요.",
    "warn.noValueLimit": "함께 보내는 코인의 금액에 한도가 없어요.",
    "warn.delegate": "다른 사람의 코드가 내 계정처럼 동작해요.",
    "warn.fee": "수수료가 보내는 금액보다 많아요.",
    "warn.priorityFee": "이 페이지가 높은 우선 수수료를 정했어요: {amount}.",
    "warn.change": "남은 금액은 내 것이 아닌 주소로 가요.",
    "warn.foreignInputs": "다른 주소의 코인도 함께 쓰여요.",
    "warn.sighashNone": "서명에 받는 사람이 지정되어 있지 않아요. 이 코인은 어디로든 보내질 수 있어요.",
    "warn.sighashSingle": "서명은 출력 하나에만 적용돼요. 나머지를 보낼 곳은 바뀔 수 있어요.",
    "warn.sighashAnyone": "서명한 뒤에 내 코인과 함께 쓰이는 코인을 다른 사람이 바꿀 수 있어요.",
    "warn.sighashUnknown": "이 서명의 종류를 알 수 없어요.",
    "grant.any": "모두",
    "grant.spend": "{amount}까지 사용",
    "grant.each": "{period}마다 {amount}까지 사용",
    "grant.call": "{contract}의 {functions} 호출",
    "grant.callAny": "{contract}의 {functions} 호출, 값 제한 없음",
    "grant.anyFunction": "모든 함수",
    "grant.other": "{type}: {data}",
    "fee.about": "약 {amount}",
    "fee.atMost": "최대 {amount}",
    "fee.byPage": "최대 {amount}, 이 페이지의 요청대로",
    "fee.withData": "약 {amount} 및 네트워크 데이터 수수료",
    "fee.unknown": "알 수 없음",
    "fee.paid": "이 사이트가 부담해요",
    "fee.unknownBlobs": "알 수 없음, blob은 최대 {amount}",
    "period.second": "1초",
    "period.day": "1일",
    "period.week": "1주",
    "period.hour": "1시간",
    "period.seconds": "{count}초",
    "instruction.unread": "{program}의 읽을 수 없는 명령",
    "instruction.fee": "계산 가격",
    "instruction.account": "{owner} 토큰 계정 열기",
    "instruction.memo": "메모",
    "instruction.approve": "{spender}에 {amount} 인출 허용",
    "instruction.close": "토큰 계정을 닫고 남은 것을 {to} 주소로 보내기",
    "instruction.authority": "토큰 계정 {token} 권한을 {to}에 넘기기",
    "instruction.giveUp": "{token} 권한 포기, 아무에게도 넘어가지 않음",
    "instruction.nonce": "지속 논스 {account} 사용, 시간 제한 없음",
    "instruction.assign": "계정 {account} 권한을 프로그램 {program}에 넘기기",
    "warn.field": "이 페이지는 {field}도 지정하지만 여기에는 설명되어 있지 않아요.",
    "warn.limit": "여기서 읽을 수 있는 크기를 넘어요(한도: {limit}).",
    "warn.feePrice": "수수료가 네트워크의 현재 가격보다 훨씬 높아요.",
    "fee.byPageWithData": "최대 {amount} 및 네트워크 데이터 수수료, 이 페이지의 요청대로",
    "fee.byPageMaybe": "최대 {amount}, 이 페이지의 요청대로. 네트워크가 데이터 수수료를 더할 수 있어요",
    "fee.inToken": "{token} 토큰으로 지불, 이 페이지의 요청대로",
    "label.capability": "지갑에 추가로 요청",
    "capability.optional": "{name}(지갑이 지원하는 경우)",
    "capability.paymaster": "다른 주체가 수수료를 지불: {url}",
    "label.extra": "추가 데이터",
    bytes: "{bytes}바이트",
    "authorization.send": "이 서명을 가진 누구나 {to} 주소로 {amount} 보내도록 허용",
    "authorization.receive": "{to}에 이 서명으로 {amount} 인출 허용",
    "authorization.cancel": "사용하지 않은 서명된 전송 취소: {account}",
    "label.authorization": "서명된 전송의 번호",
    "label.allows": "이 페이지에 허용",
    "recap.actions": "{resource}에 대한 {actions}",
    "recap.proof": "다른 허가의 권한 사용: {proof}",
    "warn.recap": "이 로그인은 페이지에 권한도 부여합니다. 예상한 경우에만 서명하세요.",
    "warn.recapUnread": "이 로그인은 여기서 읽을 수 없는 권한도 페이지에 부여합니다.",
    "label.usableFrom": "사용 가능 시작",
    "warn.atOnce": "바로 사용할 수 있어요.",
    "warn.noEffect": "코인이 아무 일도 하지 않는 호출로 들어가요.",
    "warn.lost": "그곳으로 보낸 것은 잃게 돼요.",
    "label.nonce": "트랜잭션 번호",
    "nonce.mayReplace": "{nonce}, 이 페이지가 지정함. 대기 중인 트랜잭션을 대체할 수 있어요",
    "warn.nonce": "다음 트랜잭션 번호는 {next}예요. 이 트랜잭션은 대기 중인 트랜잭션을 대체할 수 있어요."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: [
      "네트워크를 찾을 수 없어요",
      "네트워크가 설정되지 않았어요. `networks` 옵션에 추가하세요: {detail}"
    ],
    ORIGIN_NOT_ALLOWED: [
      "허용되지 않은 출처예요",
      "{detail} 출처가 프로젝트 목록에 없어요. 프로젝트 설정의 허용 도메인에 추가하세요."
    ],
    IFRAME_LOAD_FAILED: [
      "네트워크 오류: 내장 지갑을 불러오지 못했어요",
      "내장 지갑을 불러오지 못했어요. 네트워크와 차단 프로그램을 확인하고 나중에 다시 시도해 주세요."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "내장 지갑의 응답 시간이 초과됐어요",
      "내장 지갑이 제때 응답하지 않았어요. 나중에 다시 시도해 주세요."
    ],
    UNVERIFIED_DOMAIN: [
      "확인되지 않은 도메인이에요",
      "내장 지갑이 이 도메인을 지원하지 않아요. 프로젝트 설정의 허용 도메인에 추가하세요."
    ],
    JWT_TOKEN_NOT_VALID: [
      "세션이 만료됐어요",
      "중계 서비스가 세션 토큰을 아직 유효하지 않다며 거부했어요. 이 기기의 시간 설정을 확인한 뒤 다시 연결하세요."
    ],
    INVALID_PROJECT_ID: [
      "잘못된 프로젝트 ID예요",
      "서비스에서 찾을 수 없는 프로젝트 ID예요. `projectId`를 프로젝트 설정의 ID와 비교하세요."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "프로젝트 ID가 설정되지 않았어요",
      "`projectId`가 없어요. 이메일, 소셜 로그인, 지갑 목록, WalletConnect에 필요해요. 이 페이지의 지갑은 없어도 작동해요."
    ],
    SERVER_ERROR_APP_CONFIGURATION: ["서버 오류", "앱 구성을 가져오지 못했어요. 로컬 설정이 유지돼요. {detail}"],
    RATE_LIMITED_APP_CONFIGURATION: [
      "요청이 너무 많아요",
      "앱 구성을 너무 자주 요청했어요. 로컬 설정이 유지돼요. 몇 분 후 다시 시도해 주세요."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "여러 지갑 기능이 꺼져 있어요",
      "여러 지갑을 함께 쓰려면 multiWallet 기능이 필요해요. 프로젝트 구성에서 켜세요."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "여러 지갑 기능이 꺼져 있어요",
      "`useConnections`로 지갑을 전환하려면 multiWallet 기능이 필요해요. 프로젝트 구성에서 켜세요."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "여러 지갑 기능이 꺼져 있어요",
      "`useConnection`으로 지갑을 전환하려면 multiWallet 기능이 필요해요. 프로젝트 구성에서 켜세요."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "로컬 구성이 무시됐어요",
      "프로젝트 구성이 다음 로컬 설정보다 우선해요: {detail}. 프로젝트에서 바꾸거나 여기서 지우세요."
    ],
    ANALYTICS_FORBIDDEN: [
      "잘못된 앱 구성이에요",
      "이 출처의 이벤트는 받지 않아요. 프로젝트 목록에 없으니 프로젝트 설정에 추가하세요."
    ]
  }
}
