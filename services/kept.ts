import * as Cache from "effect/Cache"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"

/** Answers kept by key: asked once, shared by everyone who asks meanwhile, served until they are too old. */
export interface Kept<Key, A, E> {
  readonly get: (key: Key) => Effect.Effect<A, E>
  readonly forget: (key: Key) => Effect.Effect<void>
}

/**
 * Makes a `Kept`. Keys are compared by `Equal`: use a string, a number or a `Data.Class`.
 * A lookup belongs to the service, not to the first asker: when that one goes away the others still get their answer.
 */
export const kept = Effect.fnUntraced(function*<Key, A, E>(o: {
  readonly lookup: (key: Key) => Effect.Effect<A, E>
  readonly capacity: number
  /** How long a success is served. */
  readonly fresh: Duration.DurationInput
  /** How long a failure is served before anyone may ask again. Zero: not at all. */
  readonly backoff: Duration.DurationInput
}) {
  const scope = yield* Effect.scope
  const cache = yield* Cache.makeWith({
    capacity: o.capacity,
    lookup: o.lookup,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? o.fresh : o.backoff)
  })
  // A cache serves an entry of no duration for the rest of its millisecond.
  const unkept = (key: Key) => (Duration.toMillis(o.backoff) === 0 ? cache.invalidate(key) : Effect.void)
  const self: Kept<Key, A, E> = {
    get: (key) => Effect.flatMap(Effect.forkIn(Effect.tapErrorCause(cache.get(key), () => unkept(key)), scope), Fiber.join),
    forget: (key) => cache.invalidate(key)
  }
  return self
})
