import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Scope } from "effect/Scope"

/**
 * Returns a function that starts the work of a command synchronously; the work ends with the current scope at the
 * latest.
 */
export const runInScope = <R = never>() =>
  Effect.map(
    Effect.all([Effect.runtime<R | Scope>(), Effect.scope]),
    ([runtime, scope]) =>
      (work: Effect.Effect<unknown, never, R | Scope>): void =>
        void Runtime.runFork(runtime)(work, { scope })
  )
