import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as FiberId from "effect/FiberId"
import { type KitMissing, throwMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** Loads a chunk of code; retries once after a failure. A failure is not cached. */
export const loadChunk = <A>(load: () => Promise<A>): Effect.Effect<A, KitMissing> => {
  const once = Effect.tryPromise({
    try: () => Promise.resolve().then(load).catch(throwMissing),
    catch: (cause) => cause as KitMissing // thrown right above
  })
  return Effect.catchAll(once, () => Effect.zipRight(Effect.sleep("400 millis"), once))
}

/**
 * Runs `make` on the first request and shares the result with all later callers. A failure reaches all that are waiting
 * and is then forgotten, so that the next caller tries again.
 */
export const memoize = Effect.fnUntraced(function* <A, E, R>(make: Effect.Effect<A, E, R>) {
  const scope = yield* Effect.scope
  const context = yield* Effect.context<R>()
  let shared: Deferred.Deferred<A, E> | undefined
  return Effect.suspend(() => {
    if (shared !== undefined) return Deferred.await(shared)
    const mine = Deferred.unsafeMake<A, E>(FiberId.none)
    shared = mine
    const forgotten = Effect.tapError(make, () =>
      Effect.sync(() => {
        shared = undefined
      })
    )
    return Effect.zipRight(
      Effect.forkIn(Effect.intoDeferred(Effect.provide(forgotten, context), mine), scope),
      Deferred.await(mine)
    )
  })
})
