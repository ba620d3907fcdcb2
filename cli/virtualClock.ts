import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/**
 * The clock of a replay and of a recording: starts at `start`, stands, and goes on by what a run itself waited for. It
 * waits for real, so that an answer still comes before its time-out. Whoever runs it whenever sees the same times.
 */
export const virtualClock = (start: number): Clock.Clock => {
  const real = Clock.make()
  let now = start
  const nanos = (): bigint => BigInt(now) * 1_000_000n
  return {
    ...real,
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => now,
    unsafeCurrentTimeNanos: nanos,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanos: Effect.sync(nanos),
    sleep: (duration) =>
      Effect.suspend(() => {
        const until = now + Math.round(Duration.toMillis(duration))
        return Effect.map(real.sleep(duration), () => {
          now = Math.max(now, until)
        })
      })
  }
}
