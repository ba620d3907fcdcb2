import type { Namespace } from "../../chain/network/ids.ts"
import type { Filling } from "../modal/hostView.ts"

/** A view to open, as far as it does not need a page: the elements have their types in `OpenOptions`. */
export interface OpenRequest extends Filling {
  readonly view?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly opener?: object | null | undefined
  readonly into?: object | undefined
  /** With `manualWCControl`: the host's own pairing, shown as a code and as links. */
  readonly uri?: string | undefined
}

/** Which wallet to connect. */
export interface ConnectOptions {
  /** For announced wallets their rdns, `walletConnect` for WalletConnect. */
  readonly connectorId: string
  /** Which of its namespaces to connect; by default the active one. */
  readonly namespace?: Namespace | undefined
  /** With WalletConnect: the wallet of the catalogue that the visitor chose. */
  readonly walletId?: string | undefined
}

/** A sign-in by email, without a view. */
export interface EmailConnectOptions {
  readonly wallet: "email"
  readonly email: string
  /** Called once a code was sent; resolves with what the visitor read. A code that is refused rejects the call. */
  readonly code: () => Promise<string>
}

/** Which of the connected wallets becomes the active one. */
export interface ConnectionChoice {
  readonly connectorId: string
  readonly namespace: Namespace
  /** The hook that it was chosen through: a refusal names it to the page's developers. */
  readonly hook?: "useConnections" | undefined
}

/** Which wallet to disconnect; all of them by default. */
export interface DisconnectOptions {
  readonly connectorId?: string | undefined
  readonly namespace?: Namespace | undefined
  /** An open modal stays, on a wallet that is left or on Connect. Otherwise it closes. */
  readonly keepOpen?: boolean | undefined
}
