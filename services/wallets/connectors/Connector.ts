import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { NoRequestedChain } from "../../../core/chain/network/laterErrors.ts"
import type { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import type { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import type { ContextChanged, PreflightMisfit, WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { RequestMisfit } from "../../../core/wallets/requests/hostErrors.ts"
import type {
  MethodNotGranted,
  NoSession,
  SessionEnded,
  WalletSilent
} from "../../../core/wallets/walletconnect/errors.ts"
import type { WalletAccounts } from "./Connectors.ts"

/** Failures of a request to a wallet. Each has its code in `eip1193.ts`. */
export type ConnectorError =
  | AccountNotInWallet
  | ChainNotSupported
  | ContextChanged
  | MethodNotGranted
  | NetworkNotInWallet
  | NoRequestedChain
  | NoSession
  | PreflightMisfit
  | RequestBeforeConnect
  | RequestMisfit
  | RequestRejected
  | SessionEnded
  | WalletAnswerMisfit
  | WalletRequestFailed
  | WalletSilent

/** A request to a wallet. `network`: the network it is for; by default the wallet's active one. */
export interface WalletCall {
  readonly method: string
  readonly params?: unknown
  readonly network?: NetworkId | undefined
}

/** Options for connecting to a wallet. `silent`: only restores what an earlier visit left, without a prompt. */
export interface ConnectOptions {
  readonly silent: boolean
  /** The chosen wallet of the catalogue, if any. */
  readonly walletId?: string | undefined
}

/**
 * A change that a wallet reports by itself: all its current accounts, one entry for each namespace, or that it is gone.
 */
export type WalletChange =
  | { readonly _tag: "Changed"; readonly held: ReadonlyArray<WalletAccounts> }
  | { readonly _tag: "Disconnected" }

/**
 * A wallet behind the kit's own interface, whatever protocol it speaks. Each request reaches the wallet at most once.
 * Interrupting a request abandons it: a later answer of the wallet is dropped. Not data: it never enters the state, an
 * event or storage.
 */
export interface WalletConnector {
  /** Connects and returns the wallet's accounts, one entry for each namespace. Prompts the user, unless `silent`. */
  readonly connect: (options: ConnectOptions) => Effect.Effect<ReadonlyArray<WalletAccounts>, ConnectorError>
  readonly request: (call: WalletCall) => Effect.Effect<unknown, ConnectorError>
  /** Switches the network; completes when the wallet has switched. */
  readonly switchNetwork: (to: NetworkId) => Effect.Effect<void, ConnectorError>
  /** Disconnects the page from the wallet. */
  readonly disconnect: Effect.Effect<void, ConnectorError>
  /** Calls the listener with every change until the scope ends. */
  readonly listen: (listener: (change: WalletChange) => void) => Effect.Effect<void, never, Scope.Scope>
}
