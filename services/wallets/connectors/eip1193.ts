import type { NetworkNotFound, SwitchFailed, SwitchRejected } from "../../../core/chain/network/errors.ts"
import type { RpcNotAllowed } from "../../../core/chain/rpc/errors.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import {
  type ConnectionRejected,
  type ModalClosed,
  type NotConnected,
  RequestRejected,
  type WalletBusy,
  WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import type { CallStatusNotApproved, CallsMisfit, TooManyPending } from "../../../core/wallets/requests/errors.ts"
import type { ConnectorError } from "./Connector.ts"
import { readForeign } from "./readForeign.ts"

/**
 * What a provider rejects with (EIP-1193): a numeric code, a sentence, and in `data` the wallet's own or our tagged
 * error.
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

/** Failures of ours that a host's request ends in, beside those of its wallet. */
type HostFailure =
  | CallStatusNotApproved
  | CallsMisfit
  | ConnectionRejected
  | ModalClosed
  | NetworkNotFound
  | NotConnected
  | RpcNotAllowed
  | SwitchFailed
  | SwitchRejected
  | TooManyPending
  | Unforeseen
  | WalletBusy

/** Beside the failures, a request that is none: it has no method. */
type Numbered = (ConnectorError | HostFailure)["_tag"] | "InvalidRequest"

/** EIP-1474: the request itself is wrong, its parameters are, what nobody foresaw, and a wallet that is asked already. */
const [invalidRequest, invalidParams, internal, busy] = [-32600, -32602, -32603, -32002]

/** The number of each failure, as hosts know it. A failure without one does not compile. */
const codes: { readonly [Tag in Numbered]: number } = {
  AccountNotInWallet: walletCodes.unauthorized,
  CallStatusNotApproved: walletCodes.unauthorized,
  CallsMisfit: invalidParams,
  ChainNotSupported: walletCodes.unrecognizedChain,
  ConnectionRejected: walletCodes.userRejected,
  ContextChanged: walletCodes.disconnected,
  InvalidRequest: invalidRequest,
  MethodNotGranted: walletCodes.unsupportedMethod,
  ModalClosed: walletCodes.userRejected,
  NetworkNotFound: walletCodes.unrecognizedChain,
  NetworkNotInWallet: walletCodes.chainDisconnected,
  NoRequestedChain: walletCodes.disconnected,
  NoSession: walletCodes.disconnected,
  NotConnected: walletCodes.unauthorized,
  PreflightMisfit: invalidParams,
  RequestBeforeConnect: walletCodes.unauthorized,
  RequestMisfit: invalidParams,
  RequestRejected: walletCodes.userRejected,
  RpcNotAllowed: walletCodes.unsupportedMethod,
  SessionEnded: walletCodes.disconnected,
  SwitchFailed: internal,
  SwitchRejected: walletCodes.userRejected,
  TooManyPending: busy,
  Unforeseen: internal,
  WalletAnswerMisfit: internal,
  WalletBusy: busy,
  WalletRequestFailed: internal,
  WalletSilent: internal
}

const codeOf = (tag: string): number => (Object.hasOwn(codes, tag) ? codes[tag as Numbered] : walletCodes.disconnected)

/**
 * A failure of ours as hosts know it: a wallet's own error where it is one, else one with our number, and ours in
 * `data`. `as`: whose number it has in this case. One that is not in the table says that the provider is cut off from
 * what it needs (4900).
 */
export const toEip1193 = (error: LatchkeyError, as?: Numbered): Error => {
  const isWallets = error instanceof RequestRejected || error instanceof WalletRequestFailed
  if (isWallets && error.cause !== undefined) return ownError(error.cause)
  const code =
    error instanceof WalletRequestFailed && error.walletCode !== 0 ? error.walletCode : codeOf(as ?? error._tag)
  return new ProviderRpcError(code, error.message, error)
}

/** What a provider rejected with, whoever made it, as hosts know it. */
export const toProviderError = (cause: unknown): Error =>
  cause instanceof ProviderRpcError ? cause : isLatchkeyError(cause) ? toEip1193(cause) : ownError(cause)

/**
 * A wallet's own error stays the very object that it gave, but for one without a number or that is no `Error`, and for
 * WalletConnect's numbers of a refusal, which who asks would not know.
 */
const ownError = (cause: unknown): Error => {
  const { code, data, message } = readForeign(cause)
  const said = message === "" ? "The wallet could not do this" : message
  if (code === 0) {
    const ours = new WalletRequestFailed({ method: "", walletCode: 0, cause })
    return new ProviderRpcError(internal, ours.message, ours)
  }
  if (code === walletCodes.walletConnectDefault || code === walletCodes.walletConnectMethodsRejected)
    return new ProviderRpcError(walletCodes.userRejected, said, cause)
  return cause instanceof Error ? cause : new ProviderRpcError(code, said, data)
}
