import type { NetworkId } from "../../chain/network/ids.ts"

/** The modal's views, by the specification's names docs/spec/kit.md#modal-views. A view that needs data carries it. */
export type View =
  | { readonly _tag: "Connect" }
  | { readonly _tag: "Account" }
  | { readonly _tag: "AllWallets" }
  /** Waiting for a wallet on this page, or saying how to get a wallet of the catalogue. */
  | {
      readonly _tag: "ConnectingExternal"
      readonly connectorId?: string | undefined
      readonly walletId?: string | undefined
    }
  /** Without `to`: the list to choose from. With it: waiting for the wallet to switch. */
  | { readonly _tag: "SwitchNetwork"; readonly to?: NetworkId | undefined }
  | { readonly _tag: "UnsupportedChain" }
  /** WalletConnect's code, for any wallet that can scan it. */
  | { readonly _tag: "ConnectingWalletConnectBasic" }
  /** Every way to a wallet of the catalogue: code, link, web page, program. */
  | { readonly _tag: "ConnectingWalletConnect"; readonly walletId?: string | undefined }
  /** The wallets that are connected, and those that were. */
  | { readonly _tag: "ProfileWallets" }
  /** Asks before the visitor leaves the namespace of the wallet in use. */
  | { readonly _tag: "SwitchActiveChain"; readonly to?: NetworkId | undefined }
  | { readonly _tag: LaterView }

/** Views of the specification whose rooms are not built yet: opening one is refused by name. */
export const laterViews = [
  "ConnectingFarcaster",
  "EmailLogin",
  "UpdateEmailWallet",
  "ApproveTransaction",
  "SIWXSignMessage",
  "RegisterAccountName",
  "RegisterAccountNameSuccess"
] as const
export type LaterView = (typeof laterViews)[number]

export const builtViews = [
  "Connect",
  "Account",
  "AllWallets",
  "ConnectingExternal",
  "SwitchNetwork",
  "UnsupportedChain",
  "ConnectingWalletConnectBasic",
  "ConnectingWalletConnect",
  "ProfileWallets",
  "SwitchActiveChain"
] as const
export type BuiltView = (typeof builtViews)[number]

/** Views a host may ask for by name alone: the others need to know about what. */
export const openableViews = [
  "Connect",
  "Account",
  "AllWallets",
  "SwitchNetwork",
  "UnsupportedChain",
  "ConnectingWalletConnectBasic",
  "ProfileWallets"
] as const
export type OpenableView = (typeof openableViews)[number]

/** Whether a host may open a view of that name. */
export const isOpenable = (name: string): name is OpenableView =>
  (openableViews as ReadonlyArray<string>).includes(name)

/** Whether two views are one and the same, their data included. */
export const sameView = (a: View, b: View): boolean =>
  a._tag === b._tag && JSON.stringify({ ...a }) === JSON.stringify({ ...b })
