// What a visitor opens, and what each opening loads together: the roots of `import()` by the files that they name.
// `groupsOf.mjs` joins chunks by this table.

const words = "react/foundation/locales/en/views.ts"
const money = "react/foundation/locales/en/money.ts"
const email = "react/foundation/locales/en/email.ts"
const account = "react/foundation/locales/en/accountViews.ts"
const balances = "services/onchain/account/accountLayer.ts"
const asking = "services/wallets/requests/askingLayer.ts"
const receipts = "services/onchain/receipt/receiptLayer.ts"

/**
 * The walk that most visitors take: Connect, a wallet, the account. Each file holds what its roots load and no file before
 * it has.
 */
export const walk = {
  lazyShell: ["react/kit/start/lazyShell.ts"],
  first: ["react/kit/start/startKit.tsx"],
  library: ["react/kit/start/startServices.ts"],
  network: ["services/kit/start/network.ts"],
  laterParts: ["react/kit/later/laterParts.ts", "react/kit/start/askBalance.ts", "react/kit/locale/followPage.ts"],
  marks: [], // what the host's button and views share: the button loads without the kit
  buttonFace: ["react/kit/button/buttonFace.tsx"],
  HostPicture: ["react/kit/drawing/HostPicture.tsx", "core/wallets/catalogue/catalogueIds.ts"], // what the wallets of a page need
  views: [words, "react/onchain/account/account.css?inline"],
  chains: [], // of what balances need, what other views need as well
  balances: [balances, "services/onchain/name/nameLayer.ts", "core/onchain/token/holdings.ts"],
  Account: ["react/onchain/account/Account.tsx"],
  NotConnected: ["react/wallets/connection/NotConnected.tsx"],
  lists: ["react/wallets/catalogue/AllWallets.tsx", "react/wallets/activeNetwork/SwitchNetwork.tsx"],
  standard: ["services/wallets/standard/standard.ts", "services/wallets/bitcoin/discover.ts"]
}

const views = {
  AllWallets: [1, walk.lists[0]],
  ConnectingExternal: [0.8, ...walk.NotConnected],
  Account: [1, ...walk.Account, ...walk.balances],
  SwitchNetwork: [0.9, walk.lists[1]],
  EmailLogin: [0.15, "react/embedded/social/emailViews.ts", email, "services/embedded/login/loginRoom.ts"],
  Farcaster: [0.03, "react/embedded/social/ConnectingFarcaster.tsx", email, "services/embedded/login/loginRoom.ts"],
  UpdateEmail: [0.03, "react/embedded/user/userViews.ts", email],
  SignIn: [0.15, "react/onchain/siwx/signInViews.ts", "services/onchain/siwx/startSignIns.ts"],
  Newcomers: [0.1, "react/wallets/newcomers/Newcomers.ts"],
  Downloads: [0.1, "react/wallets/walletconnect/Downloads.tsx"],
  Activity: [
    0.25,
    "react/onchain/activity/activityViews.ts",
    money,
    account,
    "services/onchain/activity/activityLayer.ts"
  ],
  WalletReceive: [0.2, "react/onchain/receive/WalletReceive.tsx", account],
  Send: [
    0.25,
    "react/onchain/send/sendViews.ts",
    "services/onchain/send/sendLayer.ts",
    money,
    balances,
    asking,
    receipts
  ],
  Buy: [0.1, "react/onchain/onramp/buyViews.ts", account, "services/onchain/onramp/onrampLayer.ts"],
  Names: [0.05, "react/onchain/name/nameViews.ts", account, "services/onchain/name/registrationLayer.ts", asking],
  Swap: [
    0.2,
    "react/onchain/swap/swapViews.ts",
    "react/foundation/locales/en/swapping.ts",
    "services/onchain/swap/pageSwapLayer.ts",
    money,
    balances,
    asking
  ],
  AccountSettings: [0.15, "react/onchain/account/AccountSettings.tsx"],
  ApproveTransaction: [
    0.1,
    "react/onchain/approval/ApproveTransaction.tsx",
    "services/onchain/approval/approvalLayer.ts",
    "core/onchain/wording/tellCall.ts",
    money,
    account,
    asking
  ],
  SmartSessions: [0.05, "react/onchain/session/sessionViews.ts", account, "services/onchain/session/sessionLayer.ts"],
  ConnectingMultiChain: [0.1, "react/wallets/connection/ConnectingMultiChain.tsx"],
  ConnectingWalletConnect: [0.4, "react/wallets/walletconnect/walletConnectViews.ts"],
  ProfileWallets: [0.1, "react/wallets/connection/ProfileWallets.tsx"],
  SwitchActiveChain: [0.05, "react/wallets/activeNetwork/SwitchActiveChain.tsx"]
}

/** Every opening that is not of one root: how often, of one visit, and its roots. A view has its words with it. */
export const openings = {
  ...Object.fromEntries(Object.entries(views).map(([name, [often, ...roots]]) => [name, [often, words, ...roots]])),
  "Send, reviewed": [
    0.2,
    words,
    ...views.Send.slice(1),
    "services/onchain/send/transferWords.ts",
    "core/onchain/wording/tellCall.ts"
  ],
  "Swap, reviewed": [0.15, words, ...views.Swap.slice(1), receipts],
  "email, connected": [0.1, words, ...views.EmailLogin.slice(1), "services/embedded/login/embeddedPart.ts"],
  "a host's request": [0.3, "services/kit/host/hostRequests.ts", asking],
  "a host's methods": [0.1, "services/kit/methods/makeWalletMethods.ts", asking, balances],
  "a host's reads": [0.1, "services/kit/methods/makeReads.ts", balances]
}
export const viewNames = Object.keys(views)

/** Roots that load without the kit. Everything else comes after it. */
export const withoutKit = [
  "react/kit/locale/speak.ts",
  "core/kit/methodTable/checkCall.ts",
  "core/kit/options/optionLines.ts",
  "react/kit/server/keepCookie.ts",
  "react/kit/locale/missingWords.ts",
  "react/kit/theme/contrastGuard.ts",
  "react/kit/theme/drawTokens.ts",
  "react/kit/drawing/HostPicture.tsx",
  "react/kit/hooks/byPage.ts",
  "react/kit/testing/signWith.ts",
  "services/onchain/siwx/storedSessions.ts",
  "services/onchain/siwx/cloudSessions.ts"
]
