import type { ChunkName } from "../../../core/kit/modal/views.ts"
import type { Flow, LoadTexts } from "./openFlow.ts"
import {
  accounts,
  activity,
  funding,
  lending,
  login,
  names,
  onramp,
  receipts,
  registration,
  sends,
  sessions,
  signIns,
  swaps
} from "./parts.ts"

const loadEmailTexts: LoadTexts = () => import("../../foundation/locales/en/email.ts").then((texts) => texts.emailTexts)
const loadMoneyTexts: LoadTexts = () => import("../../foundation/locales/en/money.ts").then((texts) => texts.moneyTexts)
const loadGuideTexts: LoadTexts = () => import("../../foundation/locales/en/guide.ts").then((texts) => texts.guideTexts)
const swapTexts: LoadTexts = () => import("../../foundation/locales/en/swapping.ts").then((texts) => texts.swapTexts)
const loadAccountTexts: LoadTexts = () =>
  import("../../foundation/locales/en/accountViews.ts").then((texts) => texts.accountTexts)

/**
 * The flows. The code of each loads when one of its views opens. An entry has the views, the sections of texts besides
 * `views.ts`, the parts, and the share of visits that open them (`weight`), which `scripts/bundle/openings.mjs` uses to
 * merge small chunks. The views of each flow are listed in `core/kit/modal/views.ts`.
 */
export const flows: { readonly [Name in Exclude<ChunkName, "network">]: Flow } = {
  Account: { weight: 1, views: () => import("../../onchain/account/Account.tsx"), parts: [accounts, names] },
  AccountSettings: { weight: 0.15, views: () => import("../../onchain/account/AccountSettings.tsx") },
  Activity: {
    weight: 0.25,
    views: () => import("../../onchain/activity/activityViews.ts").then(({ activityViews }) => activityViews),
    texts: [loadMoneyTexts, loadAccountTexts],
    parts: [activity]
  },
  AddFunds: {
    weight: 0.1,
    views: () => import("../../onchain/funding/AddFunds.tsx"),
    texts: [loadAccountTexts],
    parts: [accounts, funding]
  },
  AllWallets: { weight: 1, views: () => import("../../wallets/catalogue/AllWallets.tsx") },
  ApproveTransaction: {
    weight: 0.1,
    views: () => import("../../onchain/approval/ApproveTransaction.tsx"),
    texts: [loadMoneyTexts, loadAccountTexts]
  },
  Buy: {
    weight: 0.1,
    views: () => import("../../onchain/onramp/buyViews.ts"),
    texts: [loadAccountTexts],
    parts: [onramp]
  },
  ConnectingExternal: {
    weight: 0.8,
    views: () =>
      import("../../wallets/connection/notConnectedViews.ts").then(({ notConnectedViews }) => notConnectedViews)
  },
  ConnectingMultiChain: { weight: 0.1, views: () => import("../../wallets/connection/ConnectingMultiChain.tsx") },
  ConnectingWalletConnect: { weight: 0.4, views: () => import("../../wallets/walletconnect/walletConnectViews.ts") },
  Downloads: {
    weight: 0.1,
    views: () => import("../../wallets/walletconnect/Downloads.tsx"),
    texts: [loadGuideTexts]
  },
  EmailLogin: {
    weight: 0.15,
    views: () => import("../../embedded/social/emailViews.ts").then(({ emailViews }) => emailViews),
    texts: [loadEmailTexts],
    needs: [login]
  },
  Farcaster: {
    weight: 0.03,
    views: () => import("../../embedded/social/ConnectingFarcaster.tsx"),
    texts: [loadEmailTexts],
    needs: [login]
  },
  FundsFromWallet: {
    weight: 0.05,
    views: () => import("../../onchain/funding/lendingViews.ts"),
    texts: [loadMoneyTexts, loadAccountTexts],
    parts: [lending, receipts]
  },
  Names: {
    weight: 0.05,
    views: () => import("../../onchain/name/nameViews.ts"),
    texts: [loadAccountTexts],
    needs: [registration]
  },
  Newcomers: { weight: 0.1, views: () => import("../../wallets/newcomers/Newcomers.ts") },
  ProfileWallets: { weight: 0.1, views: () => import("../../wallets/connection/ProfileWallets.tsx") },
  Send: {
    weight: 0.25,
    views: () => import("../../onchain/send/sendViews.ts"),
    texts: [loadMoneyTexts],
    parts: [sends, receipts]
  },
  SignIn: { weight: 0.15, views: () => import("../../onchain/siwx/signInViews.ts"), parts: [signIns] },
  SmartSessions: {
    weight: 0.05,
    views: () => import("../../onchain/session/sessionViews.ts"),
    texts: [loadAccountTexts],
    parts: [sessions]
  },
  Swap: {
    weight: 0.2,
    views: () => import("../../onchain/swap/swapViews.ts"),
    texts: [loadMoneyTexts, swapTexts],
    parts: [accounts, swaps]
  },
  SwitchActiveChain: { weight: 0.05, views: () => import("../../wallets/activeNetwork/SwitchActiveChain.tsx") },
  SwitchNetwork: { weight: 0.9, views: () => import("../../wallets/activeNetwork/SwitchNetwork.tsx") },
  UnsupportedChain: { weight: 0.05, views: () => import("../../wallets/activeNetwork/SwitchNetwork.tsx") },
  UpdateEmail: {
    weight: 0.03,
    views: () => import("../../embedded/user/userViews.ts").then(({ userViews }) => userViews),
    texts: [loadEmailTexts]
  },
  WalletReceive: {
    weight: 0.2,
    views: () => import("../../onchain/receive/WalletReceive.tsx"),
    texts: [loadAccountTexts]
  }
}
