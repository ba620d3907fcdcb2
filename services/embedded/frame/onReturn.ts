import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"

/** Runs the effect whenever the page is restored from the browser's back/forward cache, until the scope ends. */
export const onReturn = (work: Effect.Effect<void>): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const runtime = yield* Effect.runtime<never>()
    const scope = yield* Effect.scope
    const controller = new AbortController()
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) Runtime.runFork(runtime)(work, { scope })
      },
      { signal: controller.signal }
    )
    yield* Effect.addFinalizer(() => Effect.sync(() => controller.abort()))
  })
