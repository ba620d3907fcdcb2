import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import { readForeign } from "./readForeign.ts"

/** Converts a wallet's error to a failure. The wallet's own error is its `cause`. */
export const walletFailure = (method: string, cause: unknown): RequestRejected | WalletRequestFailed => {
  const { isRejection, reason } = readForeign(cause)
  return isRejection
    ? new RequestRejected({ method, cause })
    : new WalletRequestFailed({ method, walletCode: reason, cause })
}

/** Calls a wallet's own code, once. If it throws, the request fails like any other. */
export const callWallet = (
  method: string,
  call: () => unknown
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({ try: () => Promise.resolve(call()), catch: (cause) => walletFailure(method, cause) })

/** Fails with `SessionEnded` as soon as the wallet leaves the page; a later answer is dropped (reliability F22). */
export const untilWalletLeaves =
  (left: AbortSignal, method: string) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SessionEnded> =>
    Effect.raceFirst(
      work,
      Effect.async<never, SessionEnded>((resume) => {
        const end = (): void => resume(Effect.fail(new SessionEnded({ method })))
        if (left.aborted) return end()
        left.addEventListener("abort", end, { once: true })
        return Effect.sync(() => left.removeEventListener("abort", end))
      })
    )
