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

/** How asking a wallet can end badly. Each has its number in `eip1193.ts`. */
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

/** A request to a wallet. `network`: where it belongs; without it, where the wallet is. */
export interface WalletCall {
  readonly method: string
  readonly params?: unknown
  readonly network?: NetworkId | undefined
}

/** How a wallet is asked to connect. `silent`: only what an earlier visit left, without a prompt. */
export interface ConnectOptions {
  readonly silent: boolean
  /** The wallet of the catalogue that was chosen, where one was. */
  readonly walletId?: string | undefined
}

/** What a wallet tells by itself: all that it holds now, an entry for each namespace, or that it is gone. */
export type WalletChange =
  | { readonly _tag: "Changed"; readonly held: ReadonlyArray<WalletAccounts> }
  | { readonly _tag: "Disconnected" }

/**
 * A wallet as the kit asks it, whatever it speaks itself. Each request reaches the wallet at most once. Interrupting
 * one gives it up: what the wallet answers later is nobody's. Not data: it never enters the state, an event or storage.
 */
export interface WalletConnector {
  /** What the wallet holds, an entry for each namespace. It prompts its owner, unless `silent`. */
  readonly connect: (options: ConnectOptions) => Effect.Effect<ReadonlyArray<WalletAccounts>, ConnectorError>
  readonly request: (call: WalletCall) => Effect.Effect<unknown, ConnectorError>
  /** Ends when the wallet is there. */
  readonly switchNetwork: (to: NetworkId) => Effect.Effect<void, ConnectorError>
  /** Disconnects the page from the wallet. */
  readonly disconnect: Effect.Effect<void, ConnectorError>
  /** Calls the listener with every change until the scope ends. */
  readonly listen: (listener: (change: WalletChange) => void) => Effect.Effect<void, never, Scope.Scope>
}
