import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ChainNotSupported, SwitchFailed } from "../../../core/chain/network/errors.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { Offline } from "../../../core/foundation/http/errors.ts"
import type { ProjectRefusal } from "../../../core/foundation/http/projectErrors.ts"
import type { FailedToConnect, RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { SessionGrant } from "../../../core/wallets/requests/capabilities.ts"
import type { Account } from "../../../core/wallets/connection/events.ts"
import type { RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"
import type { SignClientMissing, WalletConnectNotFound } from "../../../core/wallets/walletconnect/errors.ts"
import type { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import type { CallBatchNeedsMore, CallBatchUnknown } from "../../../core/wallets/requests/errors.ts"
import type {
  ContextChanged,
  PageFramed,
  PreflightMisfit,
  TooManyPending,
  WalletAnswerMisfit
} from "../../../core/wallets/requests/errors.ts"
import type { RequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import type { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import type { SafeSignaturePending, SafeSilent } from "../../../core/wallets/safe/errors.ts"
import type {
  MethodNotGranted,
  NoSession,
  RelayUnreachable,
  SessionEnded,
  SessionMalformed,
  WalletSilent
} from "../../../core/wallets/walletconnect/errors.ts"
import type { CodeMissing } from "../../foundation/chunks/codeMissing.ts"

/**
 * Failures of the embedded wallet, by tag: wings import only from wings below them, and `embedded` is above this one. A
 * failure of a connector that is missing here does not compile there.
 */
export type EmbeddedFailure = LatchkeyError & {
  readonly _tag:
    | "DeviceNotApproved"
    | "EmailCooldown"
    | "EmailMisfit"
    | "EmbeddedAborted"
    | "FarcasterFailed"
    | "FrameAnswerMisfit"
    | "FrameError"
    | "FrameErrorUnknown"
    | "FrameLoadFailed"
    | "FrameLoadTimedOut"
    | "FrameParentNotSet"
    | "FrameRequestTimedOut"
    | "OtpExpired"
    | "OtpRejected"
    | "OtpTriesSpent"
    | "PopupBlocked"
    | "PopupClosed"
    | "PopupNotCreated"
    | "RequestAborted"
    | "SocialNotStarted"
    | "SocialTimedOut"
    | "SocialUriFailed"
    | "UntrustedOrigin"
    | "UnverifiedDomain"
}

/** Failures of a request to a wallet. Each has its code in `eip1193.ts`. */
export type ConnectorError =
  | AccountNotInWallet
  | CallBatchNeedsMore
  | CallBatchUnknown
  | ChainNotSupported
  | ContextChanged
  | CodeMissing
  | EmbeddedFailure
  | MethodNotGranted
  | NetworkNotInWallet
  | NoRequestedChain
  | NoSession
  | OutcomeUnknown
  | PageFramed
  | PreflightMisfit
  | ProjectRefusal
  | RequestBeforeConnect
  | RequestMisfit
  | RequestRejected
  | SafeSignaturePending
  | SafeSilent
  | SessionEnded
  | SignClientMissing
  | TooManyPending
  | WalletAnswerMisfit
  | WalletConnectNotFound
  | WalletRequestFailed
  | WalletSilent

/** Failures of connecting to a wallet. */
export type ConnectError = ConnectorError | FailedToConnect | Offline | RelayUnreachable | SessionMalformed

/** A wallet's accounts on one namespace. */
export interface WalletAccounts {
  readonly namespace: Namespace
  readonly network: NetworkId
  readonly accounts: readonly [Account, ...Array<Account>]
  /** The wallet's own name, if the connector does not know it. */
  readonly name?: string | undefined
}

/**
 * A request to a wallet. `network`: the network of the request; by default the wallet's active one. `request`: the
 * decoded request, if it signs or sends; `params` is a copy of its parameters, for transports that pass them on
 * unchanged.
 */
export interface WalletCall {
  readonly method: string
  readonly params?: unknown
  readonly network?: NetworkId | undefined
  readonly request?: WalletRequest | undefined
}

/** Sends a method to a wallet. Fails with the wallet's failure, or with one of the transport. */
export interface RequestWallet<E = never> {
  (method: string, params?: unknown): Effect.Effect<unknown, RequestRejected | WalletRequestFailed | E>
  /** The methods that a wallet may list as allowed in the text of a sign-in (EIP-5573); empty by default. */
  readonly grants?: ReadonlyArray<string>
}

/** Asks for accounts instead of `eth_requestAccounts`; the answer has the same form. */
export type RequestAccounts = <E = never>(ask: RequestWallet<E>) => ReturnType<RequestWallet<E>>

/** Options for connecting to a wallet. `silent`: only restores what an earlier visit left, without a prompt. */
export interface ConnectOptions {
  readonly silent: boolean
  /** The selected wallet of the catalogue, if any. */
  readonly walletId?: string | undefined
  /** Asks an EVM wallet for its accounts, if not by `eth_requestAccounts`. */
  readonly askAccounts?: RequestAccounts | undefined
}

/**
 * A change that a wallet reports. `Changed`: all its current accounts, one entry for each namespace. A wallet of one
 * namespace reports its accounts and its network separately. `Absent`: it gives no accounts for now, for example while
 * it is locked. `Disconnected`: its session has ended.
 */
export type WalletChange =
  | { readonly _tag: "Changed"; readonly held: ReadonlyArray<WalletAccounts> }
  | { readonly _tag: "AccountsChanged"; readonly accounts: WalletAccounts["accounts"] }
  | { readonly _tag: "NetworkChanged"; readonly network: NetworkId }
  | { readonly _tag: "Absent" }
  | { readonly _tag: "Disconnected" }

/**
 * A wallet behind the kit's own interface, for any protocol. Each request reaches the wallet at most once. Interrupting
 * a request abandons it: a later answer of the wallet is dropped. Not data: it never enters the state, an event or
 * storage.
 */
export interface WalletConnector {
  /** Connects and returns the wallet's accounts, one entry for each namespace. Prompts the user, unless `silent`. */
  readonly connect: (options: ConnectOptions) => Effect.Effect<ReadonlyArray<WalletAccounts>, ConnectError>
  readonly request: (call: WalletCall) => Effect.Effect<unknown, ConnectorError>
  /**
   * Switches the network; completes when the wallet has switched. An EVM wallet that does not know the network is asked
   * to add it.
   */
  readonly switchNetwork: (to: Network) => Effect.Effect<void, ConnectorError | SwitchFailed>
  /**
   * Returns true if the wallet supports a network, as far as it has reported. Undefined: every network until it rejects
   * one.
   */
  readonly serves?: ((network: NetworkId) => boolean) | undefined
  /**
   * Returns what the wallet's session granted on a namespace; undefined without a session: then the wallet's answers
   * show what it supports.
   */
  readonly granted?: ((namespace: Namespace) => SessionGrant | undefined) | undefined
  /** Prepares the wallet for a visitor who is about to select it. Undefined if there is nothing to prepare. */
  readonly prepare?: Effect.Effect<void> | undefined
  /** Disconnects the page from the wallet. */
  readonly disconnect: Effect.Effect<void, ConnectorError>
  /** Calls the listener with every change until the scope ends. */
  readonly listen: (listener: (change: WalletChange) => void) => Effect.Effect<void, never, Scope.Scope>
}
