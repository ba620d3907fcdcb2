import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { fieldOf } from "../../../core/wallets/requests/hostCall.ts"

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

/** EIP-1474: the request itself is wrong, its parameters are, and what nobody foresaw. */
export const rpcCodes = { invalidRequest: -32600, invalidParams: -32602, internal: -32603, busy: -32002 } as const

/** Failures of ours that no wallet gave a number. Those not named: the provider is cut off from what it needs. */
const codes: Readonly<Record<string, number>> = {
  NotConnected: walletCodes.unauthorized,
  RequestBeforeConnect: walletCodes.unauthorized,
  RequestRejected: walletCodes.userRejected,
  ConnectionRejected: walletCodes.userRejected,
  SwitchRejected: walletCodes.userRejected,
  ModalClosed: walletCodes.userRejected,
  RpcNotAllowed: walletCodes.unsupportedMethod,
  CallStatusNotApproved: walletCodes.unauthorized,
  ChainNotSupported: walletCodes.unrecognizedChain,
  NetworkNotFound: walletCodes.unrecognizedChain,
  UnsupportedChain: walletCodes.unrecognizedChain,
  RequestMisfit: rpcCodes.invalidParams,
  CallsMisfit: rpcCodes.invalidParams,
  PreflightMisfit: rpcCodes.invalidParams,
  SwitchFailed: rpcCodes.internal,
  WalletAnswerMisfit: rpcCodes.internal,
  Unforeseen: rpcCodes.internal,
  WalletBusy: rpcCodes.busy,
  TooManyPending: rpcCodes.busy
}

/** A failure of ours under the number that EIP-1193 has for it; `code` where the case knows better. */
export const ourRefusal = (
  error: LatchkeyError,
  code = codes[error._tag] ?? walletCodes.disconnected
): ProviderRpcError => new ProviderRpcError(code, error.message, error)

/**
 * What a request ended in, as EIP-1193 has it. A wallet's own error stays the very object that it gave, but for one
 * without a number or that is no `Error`, and for WalletConnect's numbers of a refusal, which who asks would not know.
 */
export const toProviderError = (cause: unknown): Error => {
  if (cause instanceof ProviderRpcError) return cause
  if (isLatchkeyError(cause))
    return ourRefusal(
      cause,
      cause instanceof WalletRequestFailed && cause.walletCode !== 0 ? cause.walletCode : undefined
    )
  const code = codeOf(cause)
  if (code === 0) return ourRefusal(new WalletRequestFailed({ method: "", walletCode: 0, cause }), rpcCodes.internal)
  if (isForeignRefusal(code)) return new ProviderRpcError(walletCodes.userRejected, textOf(cause), cause)
  return cause instanceof Error ? cause : new ProviderRpcError(code, textOf(cause), fieldOf(cause, "data"))
}

/** The number in a wallet's error; 0 when it has none. */
const codeOf = (cause: unknown): number => {
  const code = fieldOf(cause, "code")
  return typeof code === "number" && Number.isInteger(code) ? code : 0
}

/** A refusal as WalletConnect numbers it. */
const isForeignRefusal = (code: number): boolean =>
  code === walletCodes.walletConnectDefault || code === walletCodes.walletConnectMethodsRejected

const textOf = (cause: unknown): string => {
  const message = fieldOf(cause, "message")
  return typeof message === "string" ? message : "The wallet could not do this"
}
