import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"

/** Text kept by key between visits. Reading or writing never fails: storage that refuses is as good as empty. */
export class Storage extends Context.Tag("services/Storage")<
  Storage,
  {
    readonly get: (key: string) => Effect.Effect<string | null>
    /** False when it could not be kept, not even after the caches were dropped to make room. Reliability F37. */
    readonly set: (key: string, value: string) => Effect.Effect<boolean>
    readonly remove: (key: string) => Effect.Effect<void>
    /** Hears of the keys that another tab wrote, for as long as the scope lasts. */
    readonly written: (hear: (key: string) => void) => Effect.Effect<void, never, Scope.Scope>
  }
>() {
  /** A page's own storage. `storage` is asked each time: its very access may throw. */
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
        // A storage that was cleared as a whole names no key: the running session stays. Reliability F40.
        const listen = ({ key }: StorageEvent): void => {
          if (key !== null) hear(key)
        }
        return Effect.acquireRelease(
          Effect.sync(() => addEventListener("storage", listen)),
          () => Effect.sync(() => removeEventListener("storage", listen))
        )
      }
    }))

  /** Storage for as long as the process lives: tests, replays. */
  static readonly layerMemory = (kept: Map<string, string> = new Map()): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) => Effect.sync(() => kept.get(key) ?? null),
      set: (key, value) =>
        Effect.sync(() => {
          kept.set(key, value)
        }).pipe(Effect.as(true)),
      remove: (key) => Effect.sync(() => void kept.delete(key)),
      written: () => Effect.void
    }))
}

/**
 * Every cache of docs/spec/foundation.md#storage-access, whichever kit's it is: a connection is worth more than what
 * can be asked for again.
 */
const isCache = (key: string): boolean => /^@appkit\/.*_cache$/.test(key)
