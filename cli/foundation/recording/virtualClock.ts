import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/**
 * Shorter waits come from the HTTP client's pacing, which depends on the machine's speed: they do not advance the
 * clock.
 */
const countedMillis = 100

/**
 * Creates the clock of a replay and of a recording: it starts at `start`, and advances only by the waits of the run
 * itself. The waits are real, so that an answer still arrives before its time-out. Every run sees the same times.
 */
export const createVirtualClock = (start: number): Clock.Clock => {
  const real = Clock.make()
  let now = start
  const getNanos = (): bigint => BigInt(now) * 1_000_000n
  return {
    ...real,
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => now,
    unsafeCurrentTimeNanos: getNanos,
    currentTimeMillis: Effect.sync(() => now),
    currentTimeNanos: Effect.sync(getNanos),
    sleep: (duration) =>
      Effect.suspend(() => {
        const wait = Math.round(Duration.toMillis(duration))
        const until = now + (wait < countedMillis ? 0 : wait)
        return Effect.map(real.sleep(duration), () => {
          now = Math.max(now, until)
        })
      })
  }
}
