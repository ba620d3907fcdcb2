import * as Effect from "effect/Effect"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"

/** Returns the failure of a request whose wallet left, or ended the session, before it answered. */
export const sessionEnded = (method: string): SessionEnded => new SessionEnded({ method })

/** Fails with `SessionEnded` as soon as the wallet leaves the page; a later answer is dropped (reliability F22). */
export const untilWalletLeaves =
  (leaveSignal: AbortSignal, method: string) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | SessionEnded> =>
    Effect.raceFirst(
      work,
      Effect.async<never, SessionEnded>((resume) => {
        const end = (): void => resume(Effect.fail(sessionEnded(method)))
        if (leaveSignal.aborted) return end()
        leaveSignal.addEventListener("abort", end, { once: true })
        return Effect.sync(() => leaveSignal.removeEventListener("abort", end))
      })
    )
