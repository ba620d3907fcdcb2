import type { CallsMisfit } from "../../../core/wallets/connectors/errors.ts"
import type { NetworkNotFound, SwitchFailed, SwitchRejected } from "../../../core/chain/network/errors.ts"
import type { NamespaceMissing, UnsupportedNamespace } from "../../../core/chain/network/networkIdErrors.ts"
import type { AdapterNotFound } from "../../../core/wallets/connection/connectorErrors.ts"
import type { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import {
  type ConnectionRejected,
  type ModalClosed,
  type NotConnected,
  RequestRejected,
  type SupersededFailure,
  type WalletBusy,
  WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import type {
  CallStatusNotApproved,
  ConnectionEnded,
  OtherChain,
  PageFramed,
  TooManyPending
} from "../../../core/wallets/requests/errors.ts"
import type { ScreenBlocked, ScreenUnanswered } from "../../../core/wallets/signing/errors.ts"
import type { ConnectorError, EmbeddedFailure } from "./Connector.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"

/**
 * The error that a provider rejects with (EIP-1193): a numeric code, a message, and in `data` the wallet's own error or
 * our tagged one.
 */
export class ProviderRpcError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = "ProviderRpcError"
    this.code = code
    this.data = data
  }
}

/** Failures of a host's request that do not come from its wallet. */
type HostFailure =
  | AdapterNotFound
  | CallStatusNotApproved
  | CallsMisfit
  | ConnectionEnded
  | ConnectionRejected
  | ModalClosed
  | NamespaceMissing
  | NetworkNotFound
  | NotConnected
  | OtherChain
  | PageFramed
  | RpcNotAllowed
  | ScreenBlocked
  | ScreenUnanswered
  | SwitchFailed
  | SwitchRejected
  | SupersededFailure
  | TooManyPending
  | Unforeseen
  | UnsupportedNamespace
  | WalletBusy

/**
 * All failures except the embedded wallet's and `OutcomeUnknown`, which get 4900, and `InvalidRequest` for a call
 * without a method. An unknown outcome is not -32603, since libraries resend a request that ended with it (viem three
 * times), and a request that may have been sent is sent at most once.
 */
type Numbered =
  | Exclude<(ConnectorError | HostFailure)["_tag"], EmbeddedFailure["_tag"] | "OutcomeUnknown">
  | "InvalidRequest"

/** EIP-1474: invalid request, invalid parameters, internal error. */
const [invalidRequest, invalidParams, internal] = [-32600, -32602, -32603]

/** The code of each failure, as hosts see it. A failure without a code does not compile. */
const codes: { readonly [Tag in Numbered]: number } = {
  AccountNotInWallet: walletCodes.unauthorized,
  AdapterNotFound: walletCodes.chainDisconnected,
  CallBatchNeedsMore: walletCodes.unsupportedCapability,
  CallBatchUnknown: walletCodes.unknownBatch,
  CallStatusNotApproved: walletCodes.unauthorized,
  CallsMisfit: invalidParams,
  ChainNotSupported: walletCodes.unrecognizedChain,
  ConnectionRejected: walletCodes.userRejected,
  ConnectionEnded: walletCodes.disconnected,
  ContextChanged: walletCodes.disconnected,
  InvalidProjectId: walletCodes.disconnected,
  InvalidRequest: invalidRequest,
  KitMissing: walletCodes.disconnected,
  MethodNotGranted: walletCodes.unsupportedMethod,
  ModalClosed: walletCodes.userRejected,
  NamespaceMissing: invalidParams,
  NetworkNotFound: walletCodes.unrecognizedChain,
  NetworkNotInWallet: walletCodes.chainDisconnected,
  NoRequestedChain: walletCodes.disconnected,
  NoSession: walletCodes.disconnected,
  NotConnected: walletCodes.unauthorized,
  OriginNotAllowed: walletCodes.disconnected,
  OtherChain: invalidParams,
  PageFramed: walletCodes.unauthorized,
  PreflightMisfit: invalidParams,
  RequestBeforeConnect: walletCodes.unauthorized,
  RequestMisfit: invalidParams,
  RequestRejected: walletCodes.userRejected,
  RpcNotAllowed: walletCodes.unsupportedMethod,
  SafeSignaturePending: walletCodes.disconnected,
  SafeSilent: walletCodes.disconnected,
  ScreenBlocked: walletCodes.unauthorized,
  ScreenUnanswered: walletCodes.unauthorized,
  SessionEnded: walletCodes.disconnected,
  SessionExpired: walletCodes.disconnected,
  SignClientMissing: walletCodes.disconnected,
  SupersededFailure: walletCodes.userRejected,
  SwitchFailed: internal,
  SwitchRejected: walletCodes.userRejected,
  TooManyPending: walletCodes.requestPending,
  Unforeseen: internal,
  UnsupportedNamespace: walletCodes.chainDisconnected,
  WalletAnswerMisfit: internal,
  WalletBusy: walletCodes.requestPending,
  WalletConnectNotFound: walletCodes.disconnected,
  WalletRequestFailed: internal,
  WalletSilent: internal
}

/** Returns the code of a failure by its tag. */
const getCode = (tag: string): number => (Object.hasOwn(codes, tag) ? codes[tag as Numbered] : walletCodes.disconnected)

/**
 * Converts a failure to the error that hosts see: the wallet's own error if there is one, else an error with our code
 * and the failure in `data`. `as`: the failure whose code is used instead. A failure that is not in the table gets 4900
 * (disconnected).
 */
export const toEip1193 = (error: LatchkeyError, as?: Numbered): Error => {
  const isWallets = error instanceof RequestRejected || error instanceof WalletRequestFailed
  if (isWallets && error.cause !== undefined) return ownError(error.cause, error instanceof RequestRejected)
  return new ProviderRpcError(as === undefined ? getFailureCode(error) : getCode(as), error.message, error)
}

/** Returns the code of a failure: the wallet's own number if it gave one. */
export const getFailureCode = (error: Pick<LatchkeyError, "_tag">): number =>
  "walletCode" in error && typeof error.walletCode === "number" && error.walletCode !== 0
    ? error.walletCode
    : getCode(error._tag)

/** Converts whatever a provider rejected with to the error that hosts see. */
export const toProviderError = (cause: unknown): Error =>
  cause instanceof ProviderRpcError ? cause : isLatchkeyError(cause) ? toEip1193(cause) : ownError(cause)

/**
 * Returns a wallet's own error object unchanged, unless it is not an `Error`, has no number as its code, or is a
 * refusal under another code than EIP-1193's, which callers would not know. `isRefusal`: the verdict, if it is known
 * already.
 */
const ownError = (cause: unknown, isRefusal?: boolean): Error => {
  const { code, data, isRejection: isRead, message } = readWalletError(cause)
  const isRejection = isRefusal ?? isRead
  const text =
    message ||
    (isRejection ? new RequestRejected({ method: "" }) : new WalletRequestFailed({ method: "", walletCode: 0, cause }))
      .message
  if (isRejection && (code !== walletCodes.userRejected || !hasNumber(cause)))
    return new ProviderRpcError(walletCodes.userRejected, text, cause)
  if (code === 0) {
    const ours = new WalletRequestFailed({ method: "", walletCode: 0, cause })
    return new ProviderRpcError(internal, ours.message, ours)
  }
  return cause instanceof Error && hasNumber(cause) ? cause : new ProviderRpcError(code, text, data)
}

const hasNumber = (cause: unknown): boolean => typeof getField(cause, "code") === "number"
