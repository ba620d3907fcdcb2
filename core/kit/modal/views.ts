import type { NetworkId } from "../../chain/network/ids.ts"
import type { AccountTab } from "../../onchain/account/accountTabs.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"

/** What views carry beside their name. A view's schema in `events.ts` reads it. */
interface ViewData {
  readonly ConnectingExternal: { readonly connectorId?: string | undefined; readonly walletId?: string | undefined }
  /** Without `to`: the list to choose from. With it: waiting for the wallet to switch. */
  readonly SwitchNetwork: { readonly to?: NetworkId | undefined }
  readonly ConnectingWalletConnect: { readonly walletId?: string | undefined }
  readonly SwitchActiveChain: { readonly to?: NetworkId | undefined }
  readonly ConnectingMultiChain: { readonly connectorId?: string | undefined }
  /** What the form begins with; `token`: the contract's address, null for the coin. `byHost`: the page filled it in. */
  readonly WalletSend: {
    readonly token?: string | null | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly byHost?: boolean | undefined
  }
  /** What the page filled in: tokens as it names them. */
  readonly Swap: {
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly slippage?: string | undefined
  }
  readonly OnRampProviders: {
    readonly amount?: string | undefined
    readonly currency?: string | undefined
    readonly token?: string | undefined
  }
  readonly RegisterAccountName: { readonly name?: string | undefined }
  readonly Account: { readonly tab?: AccountTab | undefined }
  readonly Downloads: { readonly walletId?: string | undefined }
  /** `required`: it closes by one of its buttons alone. */
  readonly SIWXSignMessage: { readonly required?: boolean | undefined }
}

/** Features that views belong to; a chain service is one as well. */
type Feature = "activity" | "chainService" | "email" | "onramp" | "receive" | "send" | "socials" | "swaps"

/** What is said of a view, in one place. */
interface ViewEntry {
  /** The chunk that holds it; absent where the kit's own does. */
  readonly chunk?: string
  /** The view where what it is about is chosen: opened by its name alone, that one is shown. */
  readonly chosenIn?:
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
  /** It is about the account in use: who is not connected connects first. */
  readonly ofAccount?: true
  /** The feature that it belongs to: without it there is no such view. */
  readonly feature?: Feature
  /** It may carry something beside its name. */
  readonly data?: true
}

/** What the views of one flow have in common. */
const ofSend = { chunk: "Send", ofAccount: true, feature: "send" } as const
const ofBuy = { chunk: "Buy", ofAccount: true, feature: "onramp" } as const
const ofSwap = { chunk: "Swap", ofAccount: true, feature: "swaps" } as const
const ofNames = { chunk: "Names", ofAccount: true, feature: "chainService" } as const
const ofEmailChange = { chunk: "UpdateEmail", ofAccount: true, feature: "email" } as const
const ofSocial = { chunk: "EmailLogin", feature: "socials" } as const
const ofEmail = { chunk: "EmailLogin", feature: "email" } as const

/** The modal's views, by the specification's names docs/spec/kit.md#modal-views. A host may open each by its name. */
export const views = {
  Connect: {},
  /** The wallets of Connect, without its other ways in. */
  ConnectWallets: {},
  Account: { chunk: "Account", ofAccount: true, data: true },
  AccountSettings: { chunk: "AccountSettings", ofAccount: true },
  /** What the account did, by months: the third tab of Account by itself. */
  Transactions: { chunk: "Activity", ofAccount: true, feature: "activity" },
  /** The address that others send to, as a code and as text. */
  WalletReceive: { chunk: "WalletReceive", ofAccount: true, feature: "receive" },
  /** A transfer: what is sent and to whom, the token, what goes out, and what became of it. */
  WalletSend: { ...ofSend, data: true },
  WalletSendSelectToken: { ...ofSend, chosenIn: "WalletSend" },
  WalletSendPreview: { ...ofSend, chosenIn: "WalletSend" },
  WalletSendConfirmed: { ...ofSend, chosenIn: "WalletSend" },
  AllWallets: { chunk: "AllWallets" },
  /** A way in for somebody who has no wallet. */
  GetWallet: { chunk: "Newcomers" },
  WhatIsAWallet: { chunk: "Newcomers" },
  WhatIsANetwork: { chunk: "Newcomers" },
  /** Where a wallet can be had: a code for the phone, a row for each store. */
  Downloads: { chunk: "Downloads", chosenIn: "GetWallet", data: true },
  /**
   * Waiting for a wallet on this page, which the kit's own chunk draws; how to get a wallet of the catalogue, and what to
   * do after a failure, come with its own.
   */
  ConnectingExternal: { chunk: "ConnectingExternal", next: "Account", chosenIn: "Connect", data: true },
  /** Asks a visitor whose wallet serves several namespaces for one of them. */
  ConnectingMultiChain: { chunk: "ConnectingMultiChain", next: "Account", chosenIn: "Connect", data: true },
  SwitchNetwork: { chunk: "SwitchNetwork", data: true },
  /** Another name of the list to choose from. */
  Networks: { chunk: "SwitchNetwork" },
  /** The networks, to be read and not pressed. */
  WalletCompatibleNetworks: { chunk: "SwitchNetwork" },
  UnsupportedChain: { chunk: "UnsupportedChain" },
  /** WalletConnect's code, for any wallet that can scan it. */
  ConnectingWalletConnectBasic: { chunk: "ConnectingWalletConnect", next: "Account" },
  /** Every way to a wallet of the catalogue: code, link, web page, program. */
  ConnectingWalletConnect: { chunk: "ConnectingWalletConnect", next: "Account", chosenIn: "Connect", data: true },
  /** The wallets that are connected, and those that were. */
  ProfileWallets: { chunk: "ProfileWallets" },
  /** Asks before the visitor leaves the namespace of the wallet in use. */
  SwitchActiveChain: { chunk: "SwitchActiveChain", chosenIn: "SwitchNetwork", data: true },
  /** What a page asks a wallet for, before the wallet gets it. */
  ApproveTransaction: { chunk: "ApproveTransaction", ofAccount: true },
  /** The sessions in which apps act for the account. */
  SmartSessionList: { chunk: "SmartSessions", ofAccount: true },
  /** A session was granted. */
  SmartSessionCreated: { chunk: "SmartSessions", ofAccount: true, chosenIn: "SmartSessionList" },
  /** Signing in by email: the address, the code, and the device that a link in the email approves. */
  EmailLogin: ofEmail,
  EmailVerifyOtp: { ...ofEmail, chosenIn: "EmailLogin" },
  EmailVerifyDevice: { ...ofEmail, chosenIn: "EmailLogin" },
  /** Another email for the embedded wallet, by a code of the present one and one of the new one. */
  UpdateEmailWallet: ofEmailChange,
  UpdateEmailPrimaryOtp: { ...ofEmailChange, chosenIn: "UpdateEmailWallet" },
  UpdateEmailSecondaryOtp: { ...ofEmailChange, chosenIn: "UpdateEmailWallet" },
  /** What a wallet is whose keys one keeps, and the site where the embedded one becomes one. */
  UpgradeEmailWallet: ofEmailChange,
  /** Signing in by a social account: all of them, and waiting for the window of one. */
  ConnectSocials: ofSocial,
  ConnectingSocial: { ...ofSocial, chosenIn: "ConnectSocials" },
  /** Farcaster's code, and the link to its app. */
  ConnectingFarcaster: { chunk: "Farcaster", feature: "socials" },
  /** Signing in with the wallet that is connected. */
  SIWXSignMessage: { chunk: "SignIn", ofAccount: true, data: true },
  /** Its name in earlier kits. */
  ConnectingSiwe: { chunk: "SignIn", chosenIn: "SIWXSignMessage" },
  /** What one pays and what one gets, over the providers that sell it. */
  OnRampProviders: { ...ofBuy, data: true },
  OnRampTokenSelect: { ...ofBuy, chosenIn: "OnRampProviders" },
  OnRampFiatSelect: { ...ofBuy, chosenIn: "OnRampProviders" },
  /** The provider's page is open elsewhere; what was bought is looked for. */
  BuyInProgress: { ...ofBuy, chosenIn: "OnRampProviders" },
  WhatIsABuy: { chunk: "Buy", feature: "onramp" },
  /** What one gives and what one gets for it; the tokens; what goes out, and what became of it. */
  Swap: { ...ofSwap, data: true },
  SwapSelectToken: { ...ofSwap, chosenIn: "Swap" },
  SwapPreview: { ...ofSwap, chosenIn: "Swap" },
  /** A name for the account, in place of its address. */
  RegisterAccountName: { ...ofNames, data: true },
  /** Its form by another name. */
  ChooseAccountName: { ...ofNames, chosenIn: "RegisterAccountName" },
  RegisterAccountNameSuccess: { ...ofNames, chosenIn: "RegisterAccountName" }
} as const satisfies Readonly<Record<string, ViewEntry>>

type Views = typeof views
/** The names of the views. */
export type ViewName = keyof Views
/** What a host may open: every view that is built. */
export type OpenableView = ViewName
/** Views that carry something beside their name: each is one of the table. */
export type ViewWithData = keyof ViewData &
  { [Name in ViewName]: Views[Name] extends { readonly data: true } ? Name : never }[ViewName]
type BareName = Exclude<ViewName, ViewWithData>
/** A view, with what it carries. */
export type View =
  | { [Name in ViewWithData]: { readonly _tag: Name } & ViewData[Name] }[ViewWithData]
  | { readonly _tag: BareName }

/** The keys of the views' words in the header: one for each view that is built. */
export type TitleKey = `view.${ViewName}`
/** Parts of the kit's code that load when they are first needed: the network, and each view that is not the first. */
export type ChunkName = "network" | Extract<Views[ViewName], { readonly chunk: string }>["chunk"]

interface KnownEntry extends ViewEntry {
  readonly chunk?: ChunkName
  readonly next?: ChunkName
}
const table: Readonly<Record<ViewName, KnownEntry> & Partial<Record<string, KnownEntry>>> = views

/** The chunk that holds a view, unless it is in the kit's own or not built. */
export const chunkOf = (view: ViewName): ChunkName | undefined => table[view]?.chunk

/** The chunk of the view that follows this one without another press. */
export const nextChunk = (view: ViewName): ChunkName | undefined => table[view]?.next

/** Whether a view is about the account in use. */
export const isOfAccount = (view: ViewName): boolean => table[view]?.ofAccount === true

/** Whether the project has the feature that a view belongs to. */
export const hasFeature = (view: ViewName, features: Readonly<Record<Feature, unknown>>): boolean => {
  const feature = table[view]?.feature
  return feature === undefined || (features[feature] !== false && features[feature] !== undefined)
}

/** Whether a host may open a view of that name. */
export const isOpenable = (name: string): name is OpenableView => Object.hasOwn(views, name)

/** The view that is shown for one that is asked for by its name alone. */
export const startOf = (view: OpenableView): OpenableView => table[view]?.chosenIn ?? view

const isBare = (name: ViewName): name is BareName => table[name]?.data === undefined

/** Returns a view by its name alone. A type of so many names is told by its halves. */
export const viewNamed = (name: ViewName): View => (isBare(name) ? { _tag: name } : { _tag: name })

/** Whether two views are one and the same, their data included. */
export const sameView: (a: View, b: View) => boolean = isEqual
