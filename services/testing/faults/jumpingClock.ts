import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/**
 * A clock that stands until it is told to jump. Effect's own test clock looks several times at every move whether all is
 * quiet; a table of a thousand cells would take minutes by it.
 */
export const jumpingClock = () => {
  let now = 0
  const sleeping = new Set<{ readonly at: number; readonly wake: () => void }>()
  const clock: Clock.Clock = {
    ...Clock.make(),
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => now,
    unsafeCurrentTimeNanos: () => BigInt(Math.round(now)) * 1_000_000n,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanos: Effect.sync(() => BigInt(Math.round(now)) * 1_000_000n),
    sleep: (duration) =>
      Effect.async((resume) => {
        const one = { at: now + Duration.toMillis(duration), wake: () => resume(Effect.void) }
        sleeping.add(one)
        return Effect.sync(() => sleeping.delete(one))
      })
  }
  /** Lets everything run that can run without time passing: a few turns of the real event loop. */
  const settled = Effect.repeatN(Effect.promise(() => new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), 0))), 1)
  const jump = (to: number): void => {
    now = to
    for (const one of [...sleeping].sort((a, b) => a.at - b.at)) {
      if (one.at > now) return
      sleeping.delete(one)
      one.wake()
    }
  }
  return {
    clock, settled,
    now: () => now,
    /** When the next of those who sleep wakes; infinite when nobody does. */
    next: () => Math.min(...[...sleeping].map(({ at }) => at)),
    /** Time passes, from one moment where something happens to the next. */
    pass: (toMillis: number) =>
      Effect.gen(function*() {
        const end = now + toMillis
        for (;;) {
          yield* settled
          const next = Math.min(...[...sleeping].map(({ at }) => at))
          if (next > end) break
          jump(next)
        }
        jump(end)
        yield* settled
      }),
    jump
  }
}
export type JumpingClock = ReturnType<typeof jumpingClock>
