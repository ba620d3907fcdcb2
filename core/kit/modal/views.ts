import type { NetworkId } from "../../chain/network/ids.ts"

/** What views carry beside their name. A view's schema in `events.ts` reads it. */
interface ViewData {
  readonly ConnectingExternal: { readonly connectorId?: string | undefined; readonly walletId?: string | undefined }
  /** Without `to`: the list to choose from. With it: waiting for the wallet to switch. */
  readonly SwitchNetwork: { readonly to?: NetworkId | undefined }
  readonly ConnectingWalletConnect: { readonly walletId?: string | undefined }
  readonly SwitchActiveChain: { readonly to?: NetworkId | undefined }
  readonly ConnectingMultiChain: { readonly connectorId?: string | undefined }
  readonly Downloads: { readonly walletId?: string | undefined }
}

/** What is said of a view, in one place. */
interface ViewEntry {
  /** The chunk that holds it; absent where the kit's own does. */
  readonly chunk?: string
  /** The view where what it is about is chosen: opened by its name alone, that one is shown. */
  readonly chosenIn?: "Connect" | "GetWallet" | "SwitchNetwork"
  /** The chunk of the view that most visitors open after it. */
  readonly next?: string
}

/** Views of the specification whose rooms are not built yet: opening one is refused by name. */
export const comingViews = [
  "ConnectingFarcaster",
  "EmailLogin",
  "UpdateEmailWallet",
  "ApproveTransaction",
  "SIWXSignMessage",
  "RegisterAccountName",
  "RegisterAccountNameSuccess"
] as const
export type ComingView = (typeof comingViews)[number]

/** The modal's views, by the specification's names docs/spec/kit.md#modal-views. A host may open each by its name. */
export const views = {
  Connect: { next: "AllWallets" },
  /** The wallets of Connect, without its other ways in. */
  ConnectWallets: { next: "AllWallets" },
  Account: { chunk: "Account", next: "SwitchNetwork" },
  AccountSettings: { chunk: "AccountSettings" },
  AllWallets: { chunk: "AllWallets" },
  /** A way in for somebody who has no wallet. */
  GetWallet: { chunk: "Newcomers", next: "ConnectingExternal" },
  WhatIsAWallet: { chunk: "Newcomers" },
  WhatIsANetwork: { chunk: "Newcomers" },
  /** Where a wallet can be had: a code for the phone, a row for each store. */
  Downloads: { chunk: "Downloads", chosenIn: "GetWallet" },
  /**
   * Waiting for a wallet on this page, which the kit's own chunk draws; how to get a wallet of the catalogue, and what to
   * do after a failure, come with its own.
   */
  ConnectingExternal: { chunk: "ConnectingExternal", next: "Account", chosenIn: "Connect" },
  /** Asks a visitor whose wallet serves several namespaces for one of them. */
  ConnectingMultiChain: { chunk: "ConnectingMultiChain", next: "Account", chosenIn: "Connect" },
  SwitchNetwork: { chunk: "SwitchNetwork" },
  /** Another name of the list to choose from. */
  Networks: { chunk: "SwitchNetwork" },
  /** The networks, to be read and not pressed. */
  WalletCompatibleNetworks: { chunk: "SwitchNetwork" },
  UnsupportedChain: { chunk: "UnsupportedChain" },
  /** WalletConnect's code, for any wallet that can scan it. */
  ConnectingWalletConnectBasic: { chunk: "ConnectingWalletConnect", next: "Account" },
  /** Every way to a wallet of the catalogue: code, link, web page, program. */
  ConnectingWalletConnect: { chunk: "ConnectingWalletConnect", next: "Account", chosenIn: "Connect" },
  /** The wallets that are connected, and those that were. */
  ProfileWallets: { chunk: "ProfileWallets" },
  /** Asks before the visitor leaves the namespace of the wallet in use. */
  SwitchActiveChain: { chunk: "SwitchActiveChain", chosenIn: "SwitchNetwork" }
} as const satisfies Readonly<Record<string, ViewEntry>>

type Views = typeof views
type BuiltView = keyof Views
export type ViewName = BuiltView | ComingView
/** What a host may open: every view that is built. */
export type OpenableView = BuiltView
/** Views that carry something beside their name: each is one of the table. */
export type ViewWithData = keyof ViewData & BuiltView
/** A view, with what it carries. */
export type View =
  | { [Name in ViewWithData]: { readonly _tag: Name } & ViewData[Name] }[ViewWithData]
  | { [Name in Exclude<ViewName, ViewWithData>]: { readonly _tag: Name } }[Exclude<ViewName, ViewWithData>]

/** The keys of the views' words in the header: one for each view that is built. */
export type TitleKey = `view.${BuiltView}`
/** Parts of the kit's code that load when they are first needed: the network, and each view that is not the first. */
export type ChunkName = "network" | Extract<Views[BuiltView], { readonly chunk: string }>["chunk"]

interface KnownEntry extends ViewEntry {
  readonly chunk?: ChunkName
  readonly next?: ChunkName
}
const table: Readonly<Record<BuiltView, KnownEntry> & Partial<Record<string, KnownEntry>>> = views

/** The chunk that holds a view, unless it is in the kit's own or not built. */
export const chunkOf = (view: ViewName): ChunkName | undefined => table[view]?.chunk

/** The chunk of the view that most visitors open after this one. */
export const nextChunk = (view: ViewName): ChunkName | undefined => table[view]?.next

/** Whether a host may open a view of that name. */
export const isOpenable = (name: string): name is OpenableView => Object.hasOwn(views, name)

/** The view that is shown for one that is asked for by its name alone. */
export const startOf = (view: OpenableView): OpenableView => table[view]?.chosenIn ?? view

/** Whether two views are one and the same, their data included. */
export const sameView = (a: View, b: View): boolean => JSON.stringify(a) === JSON.stringify(b)
