import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Text kept by key between visits. Reading or writing never fails: storage that refuses is as good as empty. */
export class Storage extends Context.Tag("services/Storage")<Storage, {
  readonly get: (key: string) => Effect.Effect<string | null>
  /** False when it could not be kept, not even after the caches were dropped to make room. Reliability F37. */
  readonly set: (key: string, value: string) => Effect.Effect<boolean>
  readonly remove: (key: string) => Effect.Effect<void>
}>() {
  /** A page's own storage. `storage` is asked each time: its very access may throw. */
  static readonly layer = (storage: () => globalThis.Storage): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) => Effect.orElseSucceed(Effect.try(() => storage().getItem(key)), () => null),
      set: (key, value) => {
        const put = Effect.try(() => storage().setItem(key, value))
        const makeRoom = Effect.try(() => { for (const one of Object.keys(storage())) if (isCache(one)) storage().removeItem(one) })
        return put.pipe(Effect.orElse(() => Effect.zipRight(makeRoom, put)), Effect.as(true), Effect.orElseSucceed(() => false))
      },
      remove: (key) => Effect.ignore(Effect.try(() => storage().removeItem(key)))
    }))

  /** Storage for as long as the process lives: tests, replays. */
  static readonly layerMemory = (kept: Map<string, string> = new Map()): Layer.Layer<Storage> =>
    Layer.sync(this, () => ({
      get: (key) => Effect.sync(() => kept.get(key) ?? null),
      set: (key, value) => Effect.sync(() => { kept.set(key, value) }).pipe(Effect.as(true)),
      remove: (key) => Effect.sync(() => void kept.delete(key))
    }))
}

/** Every cache of specification section 3, whichever kit's it is: a connection is worth more than what can be asked for again. */
const isCache = (key: string): boolean => /^@appkit\/.*_cache$/.test(key)
