import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"

/** Text stored by key between visits. Reading and writing never fail: storage that throws counts as empty. */
export class Storage extends Context.Tag("services/Storage")<
  Storage,
  {
    readonly get: (key: string) => Effect.Effect<string | null>
    /**
     * Stores a text. Returns false if it could not be stored even after the caches were removed to make room.
     * Reliability F37.
     */
    readonly set: (key: string, value: string) => Effect.Effect<boolean>
    readonly remove: (key: string) => Effect.Effect<void>
    /** Calls `onKey` with each key that another tab writes, until the scope closes. */
    readonly written: (onKey: (key: string) => void) => Effect.Effect<void, never, Scope.Scope>
  }
>() {
  /** Uses the page's storage. `storage` is called each time because even accessing it may throw. */
  static readonly layer = (storage: () => globalThis.Storage): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) =>
        Effect.orElseSucceed(
          Effect.try(() => storage().getItem(key)),
          () => null
        ),
      set: (key, value) => {
        const store = Effect.try(() => storage().setItem(key, value))
        const makeRoom = Effect.try(() => {
          for (const cacheKey of Object.keys(storage())) if (isCache(cacheKey)) storage().removeItem(cacheKey)
        })
        return store.pipe(
          Effect.orElse(() => Effect.zipRight(makeRoom, store)),
          Effect.as(true),
          Effect.orElseSucceed(() => false)
        )
      },
      remove: (key) => Effect.ignore(Effect.try(() => storage().removeItem(key))),
      written: (onKey) => {
        // An event without a key means that all storage was cleared. The running session continues. Reliability F40.
        const listen = ({ key }: StorageEvent): void => {
          if (key !== null) onKey(key)
        }
        return Effect.acquireRelease(
          Effect.sync(() => addEventListener("storage", listen)),
          () => Effect.sync(() => removeEventListener("storage", listen))
        )
      }
    }))

  /** Stores in memory until the process ends, for tests and replays. */
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
 * True if a key belongs to a cache of any kit (docs/spec/foundation.md#storage-access). A connection is more important
 * than answers that can be requested again.
 */
const isCache = (key: string): boolean => /^@(appkit|latchkey)\/.*_cache$/.test(key)
