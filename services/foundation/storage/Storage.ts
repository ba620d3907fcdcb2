import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"

/** Text stored by key between visits. Reading and writing never fail: storage that throws is treated as empty. */
export class Storage extends Context.Tag("services/Storage")<
  Storage,
  {
    readonly get: (key: string) => Effect.Effect<string | null>
    /**
     * Returns false if the text could not be stored, not even after the caches were removed to make room. Reliability
     * F37.
     */
    readonly set: (key: string, value: string) => Effect.Effect<boolean>
    readonly remove: (key: string) => Effect.Effect<void>
    /** Calls `hear` with each key that another tab writes, for as long as the scope lasts. */
    readonly written: (hear: (key: string) => void) => Effect.Effect<void, never, Scope.Scope>
  }
>() {
  /** The page's own storage. `storage` is called each time, because merely accessing it may throw. */
  static readonly layer = (storage: () => globalThis.Storage): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) =>
        Effect.orElseSucceed(
          Effect.try(() => storage().getItem(key)),
          () => null
        ),
      set: (key, value) => {
        const put = Effect.try(() => storage().setItem(key, value))
        const makeRoom = Effect.try(() => {
          for (const one of Object.keys(storage())) if (isCache(one)) storage().removeItem(one)
        })
        return put.pipe(
          Effect.orElse(() => Effect.zipRight(makeRoom, put)),
          Effect.as(true),
          Effect.orElseSucceed(() => false)
        )
      },
      remove: (key) => Effect.ignore(Effect.try(() => storage().removeItem(key))),
      written: (hear) => {
        // An event without a key means that all storage was cleared: the running session stays. Reliability F40.
        const listen = ({ key }: StorageEvent): void => {
          if (key !== null) hear(key)
        }
        return Effect.acquireRelease(
          Effect.sync(() => addEventListener("storage", listen)),
          () => Effect.sync(() => removeEventListener("storage", listen))
        )
      }
    }))

  /** Storage in memory, for as long as the process lives: tests, replays. */
  static readonly layerMemory = (items: Map<string, string> = new Map()): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) => Effect.sync(() => items.get(key) ?? null),
      set: (key, value) =>
        Effect.sync(() => {
          items.set(key, value)
        }).pipe(Effect.as(true)),
      remove: (key) => Effect.sync(() => void items.delete(key)),
      written: () => Effect.void
    }))
}

/**
 * Whether a key belongs to one of the caches of docs/spec/foundation.md#storage-access, of any kit. A connection
 * matters more than answers that can be requested again.
 */
const isCache = (key: string): boolean => /^@(appkit|latchkey)\/.*_cache$/.test(key)
