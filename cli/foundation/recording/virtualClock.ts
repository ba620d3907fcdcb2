import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/** Shorter waits are the door's own pace, which depends on how fast a machine is: they do not move the time. */
const countedMillis = 100

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
        const wait = Math.round(Duration.toMillis(duration))
        const until = now + (wait < countedMillis ? 0 : wait)
        return Effect.map(real.sleep(duration), () => {
          now = Math.max(now, until)
        })
      })
  }
}
