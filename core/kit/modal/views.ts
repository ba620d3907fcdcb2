import type { NetworkId } from "../../chain/network/ids.ts"
import type { AccountTab } from "../../onchain/account/accountTabs.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"

/** The data of views in addition to their name, as the schemas in `events.ts` read it. */
interface ViewData {
  readonly ConnectingExternal: { readonly connectorId?: string | undefined; readonly walletId?: string | undefined }
  /** Without `to`, the list of networks; with it, waiting for the wallet to switch. */
  readonly SwitchNetwork: { readonly to?: NetworkId | undefined }
  readonly ConnectingWalletConnect: { readonly walletId?: string | undefined }
  readonly SwitchActiveChain: { readonly to?: NetworkId | undefined }
  readonly ConnectingMultiChain: { readonly connectorId?: string | undefined }
  /**
   * The initial values of the form. `token`: the contract's address, null for the coin. `byHost`: the page filled them
   * in.
   */
  readonly WalletSend: {
    readonly token?: string | null | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly byHost?: boolean | undefined
  }
  /** The page's values: tokens as it names them. */
  readonly Swap: {
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly slippage?: string | undefined
  }
  /** `byHost`: false if another view of the kit filled it in. */
  readonly OnRampProviders: {
    readonly amount?: string | undefined
    readonly currency?: string | undefined
    readonly token?: string | undefined
    readonly byHost?: boolean | undefined
  }
  /** The missing token and amount: its contract or symbol, null or absent for the coin; whole tokens. */
  readonly AddFunds: {
    readonly token?: string | null | undefined
    readonly amount?: string | undefined
    readonly network?: NetworkId | undefined
    readonly byHost?: boolean | undefined
  }
  /** The needed token's contract, null for the coin, and its amount in whole tokens. */
  readonly FundsFromWallet: { readonly token?: string | null | undefined; readonly amount?: string | undefined }
  readonly RegisterAccountName: { readonly name?: string | undefined }
  readonly Account: { readonly tab?: AccountTab | undefined }
  readonly Downloads: { readonly walletId?: string | undefined }
  /** `required`: it closes only with its buttons. */
  readonly SIWXSignMessage: { readonly required?: boolean | undefined }
}

/** Features of views, including the chain service. */
type Feature = "activity" | "chainService" | "email" | "onramp" | "pay" | "receive" | "send" | "socials" | "swaps"

/** The properties of a view. */
interface ViewEntry {
  /** The chunk that contains the view; absent if it is in the kit's own. */
  readonly chunk?: string
  /** The view in which its subject is chosen; shown if this view is opened only by its name. */
  readonly chosenIn?:
    | "AddFunds"
    | "Connect"
    | "ConnectSocials"
    | "EmailLogin"
    | "GetWallet"
    | "OnRampProviders"
    | "RegisterAccountName"
    | "SIWXSignMessage"
    | "Swap"
    | "SmartSessionList"
    | "SwitchNetwork"
    | "UpdateEmailWallet"
    | "WalletSend"
  /** The chunk of the view that follows without another press: it loads while the wallet is asked. */
  readonly next?: string
  /** The view is about the account in use: visitors connect first. */
  readonly ofAccount?: true
  /** The feature that it belongs to: without it the view does not exist. */
  readonly feature?: Feature
  /** It may have data in addition to its name. */
  readonly data?: true
}

/** The common properties of the views of one flow. */
const ofSend = { chunk: "Send", ofAccount: true, feature: "send" } as const
const ofBuy = { chunk: "Buy", ofAccount: true, feature: "onramp" } as const
const ofLending = { chunk: "FundsFromWallet", ofAccount: true, feature: "pay" } as const
const ofSwap = { chunk: "Swap", ofAccount: true, feature: "swaps" } as const
const ofNames = { chunk: "Names", ofAccount: true, feature: "chainService" } as const
const ofEmailChange = { chunk: "UpdateEmail", ofAccount: true, feature: "email" } as const
const ofSocial = { chunk: "EmailLogin", feature: "socials" } as const
const ofEmail = { chunk: "EmailLogin", feature: "email" } as const

/** The modal's views, by the specification's names: docs/spec/kit.md#modal-views. A host may open each by its name. */
export const views = {
  Connect: {},
  /** The wallets of Connect, without its other sign-in methods. */
  ConnectWallets: {},
  Account: { chunk: "Account", ofAccount: true, data: true },
  AccountSettings: { chunk: "AccountSettings", ofAccount: true },
  /** The account's transactions, by month: the third tab of Account as a view. */
  Transactions: { chunk: "Activity", ofAccount: true, feature: "activity" },
  /** The address for receiving, as a code and as text. */
  WalletReceive: { chunk: "WalletReceive", ofAccount: true, feature: "receive" },
  /** The ways to fund the account: buying, receiving, and those of the page. */
  AddFunds: { chunk: "AddFunds", ofAccount: true, feature: "pay", data: true },
  /** One transfer to the account from another wallet on this page, and its review. */
  FundsFromWallet: { ...ofLending, chosenIn: "AddFunds", data: true },
  FundsPreview: { ...ofLending, chosenIn: "AddFunds" },
  /** A transfer: amount and receiver, the token, the transaction, and its outcome. */
  WalletSend: { ...ofSend, data: true },
  WalletSendSelectToken: { ...ofSend, chosenIn: "WalletSend" },
  WalletSendPreview: { ...ofSend, chosenIn: "WalletSend" },
  WalletSendConfirmed: { ...ofSend, chosenIn: "WalletSend" },
  AllWallets: { chunk: "AllWallets" },
  /** A start for visitors without a wallet. */
  GetWallet: { chunk: "Newcomers" },
  WhatIsAWallet: { chunk: "Newcomers" },
  WhatIsANetwork: { chunk: "Newcomers" },
  /** Where to get a wallet: a code for the phone, a row for each store. */
  Downloads: { chunk: "Downloads", chosenIn: "GetWallet", data: true },
  /**
   * Waiting for a wallet on this page, which the kit's own chunk draws. How to get a wallet of the catalogue, and what
   * to do after a failure, are in this chunk.
   */
  ConnectingExternal: { chunk: "ConnectingExternal", next: "Account", chosenIn: "Connect", data: true },
  /** Asks which namespace to connect if the wallet supports several. */
  ConnectingMultiChain: { chunk: "ConnectingMultiChain", next: "Account", chosenIn: "Connect", data: true },
  SwitchNetwork: { chunk: "SwitchNetwork", data: true },
  /** Another name of the network list. */
  Networks: { chunk: "SwitchNetwork" },
  /** The networks as a list without actions. */
  WalletCompatibleNetworks: { chunk: "SwitchNetwork" },
  UnsupportedChain: { chunk: "UnsupportedChain" },
  /** WalletConnect's code, for any wallet that can scan it. */
  ConnectingWalletConnectBasic: { chunk: "ConnectingWalletConnect", next: "Account" },
  /** Every method to connect a wallet of the catalogue: code, link, web page, program. */
  ConnectingWalletConnect: { chunk: "ConnectingWalletConnect", next: "Account", chosenIn: "Connect", data: true },
  /** The connected wallets, and previously connected ones. */
  ProfileWallets: { chunk: "ProfileWallets" },
  /** Asks before the visitor leaves the namespace of the wallet in use. */
  SwitchActiveChain: { chunk: "SwitchActiveChain", chosenIn: "SwitchNetwork", data: true },
  /** A page's request to a wallet, before the wallet receives it. */
  ApproveTransaction: { chunk: "ApproveTransaction", ofAccount: true },
  /** The sessions in which apps act for the account. */
  SmartSessionList: { chunk: "SmartSessions", ofAccount: true },
  /** A session was granted. */
  SmartSessionCreated: { chunk: "SmartSessions", ofAccount: true, chosenIn: "SmartSessionList" },
  /** Signing in by email: the address, the code, and the device that a link in the email approves. */
  EmailLogin: ofEmail,
  EmailVerifyOtp: { ...ofEmail, chosenIn: "EmailLogin" },
  EmailVerifyDevice: { ...ofEmail, chosenIn: "EmailLogin" },
  /** Another email for the embedded wallet, confirmed by a code of the current one and one of the new one. */
  UpdateEmailWallet: ofEmailChange,
  UpdateEmailPrimaryOtp: { ...ofEmailChange, chosenIn: "UpdateEmailWallet" },
  UpdateEmailSecondaryOtp: { ...ofEmailChange, chosenIn: "UpdateEmailWallet" },
  /** Explains self-custody wallets, and links the site where the embedded wallet becomes one. */
  UpgradeEmailWallet: ofEmailChange,
  /** Signing in by a social account: the list, and waiting for the window of one. */
  ConnectSocials: ofSocial,
  ConnectingSocial: { ...ofSocial, chosenIn: "ConnectSocials" },
  /** Farcaster's code, and the link to its app. */
  ConnectingFarcaster: { chunk: "Farcaster", feature: "socials" },
  /** Signing in with the wallet that is connected. */
  SIWXSignMessage: { chunk: "SignIn", ofAccount: true, data: true },
  /** The name of `SIWXSignMessage` in earlier kits. */
  ConnectingSiwe: { chunk: "SignIn", chosenIn: "SIWXSignMessage" },
  /** The payment and the received amount, with the providers that sell it. */
  OnRampProviders: { ...ofBuy, data: true },
  OnRampTokenSelect: { ...ofBuy, chosenIn: "OnRampProviders" },
  OnRampFiatSelect: { ...ofBuy, chosenIn: "OnRampProviders" },
  /** The provider's page is open elsewhere; the purchase is tracked. */
  BuyInProgress: { ...ofBuy, chosenIn: "OnRampProviders" },
  WhatIsABuy: { chunk: "Buy", feature: "onramp" },
  /** The tokens to swap and their amounts; the token lists; the transaction and its outcome. */
  Swap: { ...ofSwap, data: true },
  SwapSelectToken: { ...ofSwap, chosenIn: "Swap" },
  SwapPreview: { ...ofSwap, chosenIn: "Swap" },
  /** A name for the account, in place of its address. */
  RegisterAccountName: { ...ofNames, data: true },
  /** Another name of `RegisterAccountName`. */
  ChooseAccountName: { ...ofNames, chosenIn: "RegisterAccountName" },
  RegisterAccountNameSuccess: { ...ofNames, chosenIn: "RegisterAccountName" }
} as const satisfies Readonly<Record<string, ViewEntry>>

type Views = typeof views
/** The names of the views. */
export type ViewName = keyof Views
/** The views that a host may open: all that are built. */
export type OpenableView = ViewName
/** Views that have data in addition to their name; each is in the table. */
export type ViewWithData = keyof ViewData &
  { [Name in ViewName]: Views[Name] extends { readonly data: true } ? Name : never }[ViewName]
type BareName = Exclude<ViewName, ViewWithData>
/** A view with its data. */
export type View =
  | { [Name in ViewWithData]: { readonly _tag: Name } & ViewData[Name] }[ViewWithData]
  | { readonly _tag: BareName }

/** The keys of the views' titles: one for each view that is built. */
export type TitleKey = `view.${ViewName}`
/** Lazily loaded parts of the kit's code: the network, and each view except the first. */
export type ChunkName = "network" | Extract<Views[ViewName], { readonly chunk: string }>["chunk"]

interface KnownEntry extends ViewEntry {
  readonly chunk?: ChunkName
  readonly next?: ChunkName
}
const table: Readonly<Record<ViewName, KnownEntry> & Partial<Record<string, KnownEntry>>> = views

/** Returns the chunk that contains a view, unless it is in the kit's own or not built. */
export const getChunk = (view: ViewName): ChunkName | undefined => table[view]?.chunk

/** Returns the chunk of the view that follows this one without another press. */
export const getNextChunk = (view: ViewName): ChunkName | undefined => table[view]?.next

/** Returns whether a view is about the account in use. */
export const isOfAccount = (view: ViewName): boolean => table[view]?.ofAccount === true

/** Returns whether the project has the feature that a view belongs to. */
export const hasFeature = (view: ViewName, features: Readonly<Record<Feature, unknown>>): boolean => {
  const feature = table[view]?.feature
  return feature === undefined || (features[feature] !== false && features[feature] !== undefined)
}

/** Returns whether a host may open a view of that name. */
export const isOpenable = (name: string): name is OpenableView => Object.hasOwn(views, name)

/** Returns the view to show for one that is requested only by its name. */
export const getStart = (view: OpenableView): OpenableView => table[view]?.chosenIn ?? view

const isBare = (name: ViewName): name is BareName => table[name]?.data === undefined

/** Returns a view without data. The type of so many names is narrowed in two halves. */
export const viewNamed = (name: ViewName): View => (isBare(name) ? { _tag: name } : { _tag: name })

/** Returns whether two views are the same, including their data. */
export const sameView: (a: View, b: View) => boolean = isEqual
