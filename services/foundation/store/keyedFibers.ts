import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"

/** Work in the background, at most one fiber for a key. */
export interface KeyedFibers<Key extends string> {
  /** The keys whose fiber runs. */
  readonly keys: () => ReadonlyArray<Key>
  /**
   * Starts the work in the call itself, so that it listens before anything else can happen, until it ends or the scope
   * closes. Does nothing while a fiber of that key runs.
   */
  readonly run: <R>(key: Key, work: Effect.Effect<void, never, R>) => Effect.Effect<void, never, R | Scope.Scope>
  /** Interrupts the key's fiber, and waits for its end. */
  readonly end: (key: Key) => Effect.Effect<void>
}

export const makeKeyedFibers = <Key extends string>(): KeyedFibers<Key> => {
  const fibers = new Map<Key, Fiber.RuntimeFiber<void>>()
  return {
    keys: () => [...fibers.keys()],
    run: <R>(key: Key, work: Effect.Effect<void, never, R>) =>
      Effect.suspend(() =>
        fibers.has(key)
          ? Effect.void
          : Effect.zipWith(Effect.runtime<R>(), Effect.scope, (runtime, scope) => {
              const fiber = Runtime.runFork(runtime)(work, { scope })
              fibers.set(key, fiber)
              fiber.addObserver(() => fibers.delete(key))
            })
      ),
    end: (key) =>
      Effect.suspend(() => {
        const fiber = fibers.get(key)
        return fiber === undefined ? Effect.void : Effect.asVoid(Fiber.interrupt(fiber))
      })
  }
}
