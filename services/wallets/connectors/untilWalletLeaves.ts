import * as Effect from "effect/Effect"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"

/** Fails with `SessionEnded` as soon as the wallet leaves the page; a later answer is dropped (reliability F22). */
export const failWhenWalletLeaves =
  (leaveSignal: AbortSignal, method: string) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SessionEnded> =>
    Effect.raceFirst(
      work,
      Effect.async<never, SessionEnded>((resume) => {
        const end = (): void => resume(Effect.fail(new SessionEnded({ method })))
        if (leaveSignal.aborted) return end()
        leaveSignal.addEventListener("abort", end, { once: true })
        return Effect.sync(() => leaveSignal.removeEventListener("abort", end))
      })
    )
