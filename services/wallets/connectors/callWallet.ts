import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"

/** Converts a wallet's error to a failure. The wallet's own error is its `cause`. */
export const toWalletFailure = (method: string, cause: unknown): RequestRejected | WalletRequestFailed => {
  const { isRejection, reason } = readWalletError(cause)
  return isRejection
    ? new RequestRejected({ method, cause })
    : new WalletRequestFailed({ method, walletCode: reason, cause })
}

/** Calls a wallet's own code, once. If it throws, the request fails like any other. */
export const callWallet = (
  method: string,
  call: () => unknown
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({ try: () => Promise.resolve(call()), catch: (cause) => toWalletFailure(method, cause) })
