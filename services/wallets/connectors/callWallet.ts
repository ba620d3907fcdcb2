import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"

/** Returns the failure of a request that the user refused. `cause`: the wallet's own error. */
export const rejected = (method: string, cause?: unknown): RequestRejected => new RequestRejected({ method, cause })

/** Returns the failure of a wallet's own error. `walletCode`: its number, 0 without one. */
export const requestFailed = (method: string, walletCode: number, cause?: unknown): WalletRequestFailed =>
  new WalletRequestFailed({ method, walletCode, cause })

/** Converts a wallet's error to a failure. The wallet's own error is its `cause`. */
export const walletFailure = (method: string, cause: unknown): RequestRejected | WalletRequestFailed => {
  const { isRejection, reason } = readWalletError(cause)
  return isRejection ? rejected(method, cause) : requestFailed(method, reason, cause)
}

/** Calls a wallet's own code, once. If it throws, the request fails like any other. */
export const callWallet = (
  method: string,
  call: () => unknown
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({ try: () => Promise.resolve(call()), catch: (cause) => walletFailure(method, cause) })
