import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Scope } from "effect/Scope"

/**
 * Returns the function with which commands start their work: it begins in the call itself, and ends with the surrounding
 * scope at the latest.
 */
export const runInScope = <R = never>() =>
  Effect.map(
    Effect.all([Effect.runtime<R | Scope>(), Effect.scope]),
    ([runtime, scope]) =>
      (work: Effect.Effect<unknown, never, R | Scope>): void =>
        void Runtime.runFork(runtime)(work, { scope })
  )
