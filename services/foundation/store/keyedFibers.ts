import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"

/** Runs work in the background, with at most one fiber per key. */
export interface KeyedFibers<Key extends string> {
  /** Returns the keys of running fibers. */
  readonly keys: () => ReadonlyArray<Key>
  /**
   * Starts the work synchronously, so that it subscribes before anything else happens, and runs it until it ends or the
   * scope closes. Does nothing while a fiber of that key runs.
   */
  readonly run: <R>(key: Key, work: Effect.Effect<void, never, R>) => Effect.Effect<void, never, R | Scope.Scope>
  /** Interrupts the fiber of a key and waits until it has ended. */
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
