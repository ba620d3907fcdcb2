import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"

/**
 * Does the work whenever somebody comes back to this page, which the browser kept as it was while they were on another
 * one. Until the scope ends.
 */
export const onReturn = (work: Effect.Effect<void>): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const scope = yield* Effect.scope
    const over = new AbortController()
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) Runtime.runFork(runtime)(work, { scope })
      },
      { signal: over.signal }
    )
    yield* Effect.addFinalizer(() => Effect.sync(() => over.abort()))
  })
