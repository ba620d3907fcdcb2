import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as FiberId from "effect/FiberId"
import type * as Scope from "effect/Scope"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { importChunk } from "./importChunk.ts"

/** Loads a chunk of code as an effect, like `importChunk`. A failure is not cached. */
export const loadChunk = <A>(load: () => Promise<A>): Effect.Effect<A, KitMissing> =>
  Effect.tryPromise({
    try: () => importChunk(load),
    catch: (cause) => cause as KitMissing // the only failure of importChunk
  })

/**
 * Runs `make` in the scope on the first call and shares the result with later calls. A failure reaches all current
 * callers and is not cached: the next call tries again.
 */
export const memoizeIn = <A, E>(scope: Scope.Scope, make: Effect.Effect<A, E>): Effect.Effect<A, E> => {
  let shared: Deferred.Deferred<A, E> | undefined
  return Effect.suspend(() => {
    if (shared !== undefined) return Deferred.await(shared)
    const current = Deferred.unsafeMake<A, E>(FiberId.none)
    shared = current
    const uncached = Effect.tapError(make, () =>
      Effect.sync(() => {
        shared = undefined
      })
    )
    return Effect.zipRight(Effect.forkIn(Effect.intoDeferred(uncached, current), scope), Deferred.await(current))
  })
}

/** Does the same as `memoizeIn` with the current scope and services. */
export const memoize = <A, E, R>(make: Effect.Effect<A, E, R>) =>
  Effect.zipWith(Effect.scope, Effect.context<R>(), (scope, context) => memoizeIn(scope, Effect.provide(make, context)))
