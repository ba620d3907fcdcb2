import type { Namespace } from "../../chain/network/ids.ts"
import type { Filling } from "../modal/hostView.ts"

/** A view to open, except the parts that need a page: the types of elements are in `OpenOptions`. */
export interface OpenRequest extends Filling {
  readonly view?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly opener?: object | null | undefined
  readonly into?: object | undefined
  /** With `manualWCControl`: the host's own pairing, shown as a code and as links. */
  readonly uri?: string | undefined
}

/** The wallet to connect. */
export interface ConnectOptions {
  /** The rdns of an announced wallet, or `walletConnect`. */
  readonly connectorId: string
  /** The namespace to connect; by default the active one. */
  readonly namespace?: Namespace | undefined
  /** With WalletConnect: the catalogue wallet that the visitor chose. */
  readonly walletId?: string | undefined
}

/** A sign-in by email, without a view. */
export interface EmailConnectOptions {
  readonly wallet: "email"
  readonly email: string
  /** Called once a code was sent; resolves with the code that the visitor read. A refused code rejects the call. */
  readonly code: () => Promise<string>
}

/** The connected wallet to make active. */
export interface ConnectionChoice {
  readonly connectorId: string
  readonly namespace: Namespace
  /** The hook through which it was chosen: a refusal names it to the page's developers. */
  readonly hook?: "useConnections" | undefined
}

/** The wallet to disconnect; all of them by default. */
export interface DisconnectOptions {
  readonly connectorId?: string | undefined
  readonly namespace?: Namespace | undefined
  /** Keeps an open modal, which then shows a remaining wallet or Connect. Otherwise it closes. */
  readonly keepOpen?: boolean | undefined
}
