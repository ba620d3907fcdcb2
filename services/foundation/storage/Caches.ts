import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { ownKey, readVersioned, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { StoredAnswers } from "./StoredAnswers.ts"
import { Storage } from "./Storage.ts"

/** The maximum number of answers in a cache, and of its characters. */
export const cacheBounds = { answers: 8, characters: 200_000 } as const

/** A cache of docs/spec/foundation.md#cache-stored-answers. */
export interface CacheSpec<Key, A, I> {
  readonly key: "portfolio_cache" | "native_balance_cache" | "ens_cache" | "identity_cache"
  /**
   * How long an answer is served after it arrived. A stored answer is served for the remaining time.
   * docs/spec/foundation.md#cache-expiry.
   */
  readonly freshMillis: number
  /**
   * The shape of a stored answer. Any script of the page may have written it; an answer of another shape is ignored.
   * Answers are stored as JSON.
   */
  readonly answer: Schema.Schema<A, I>
  readonly getName: (key: Key) => string
  /** Returns the part of a valid answer that may be used. Default: all of it. */
  readonly pickUsable?: (answer: A, key: Key) => A
}

/**
 * Answers that the page stores for later visits; `storageName` separates the caches of several kits. Terminals do not
 * provide `Caches`, and services without it store nothing. docs/spec/foundation.md#cache-stored-answers.
 */
export class Caches extends Context.Tag("services/Caches")<
  Caches,
  {
    readonly get: <Key, A, I>(spec: CacheSpec<Key, A, I>) => StoredAnswers<Key, A>
  }
>() {
  static readonly layer = (storageName: string): Layer.Layer<Caches, never, Storage> =>
    Layer.effect(
      this,
      Effect.map(Storage, (storage) => ({ get: (spec) => cache(storage, storageName, spec) }))
    )
}

/** Returns the cache, or undefined if `Caches` is not provided. */
export const findCache = <Key, A, I>(spec: CacheSpec<Key, A, I>): Effect.Effect<StoredAnswers<Key, A> | undefined> =>
  Effect.map(Effect.serviceOption(Caches), (caches) => Option.getOrUndefined(caches)?.get(spec))

const StoredEntry = Schema.Struct({ key: Schema.String, at: Schema.Number, answer: Schema.Unknown })
const decodeEntries = decodeEach(StoredEntry)

const cache = <Key, A, I>(
  storage: Storage["Type"],
  storageName: string,
  spec: CacheSpec<Key, A, I>
): StoredAnswers<Key, A> => {
  const storageKey = ownKey(storageName, spec.key)
  const decode = Schema.decodeUnknownEither(spec.answer)

  /**
   * The stored answers that may still be served, newest first. An answer from the future is stale: the clock was set
   * back.
   */
  const fresh = Effect.gen(function* () {
    const text = yield* storage.get(storageKey)
    const list = text === null || text.length > cacheBounds.characters ? undefined : readVersioned(text)
    const { dropped, items: valid } = decodeEntries(Array.isArray(list) ? list.slice(0, cacheBounds.answers) : [])
    if (text !== null && (dropped > 0 || !Array.isArray(list)))
      yield* Effect.logDebug(`${storageKey}: the stored value is invalid`)
    const now = yield* Clock.currentTimeMillis
    return valid.filter((entry) => now >= entry.at && now - entry.at < spec.freshMillis)
  })

  const write = (answers: ReadonlyArray<typeof StoredEntry.Type>): Effect.Effect<void> => {
    const text = writeVersioned(answers)
    return answers.length === 0
      ? storage.remove(storageKey)
      : text.length > cacheBounds.characters
        ? write(answers.slice(0, -1))
        : Effect.asVoid(storage.set(storageKey, text))
  }

  const readOthers = (key: Key) => Effect.map(fresh, (all) => all.filter((item) => item.key !== spec.getName(key)))

  return {
    read: (key) =>
      Effect.gen(function* () {
        const found = (yield* fresh).find((item) => item.key === spec.getName(key))
        if (found === undefined) return undefined
        const answer = decode(found.answer)
        if (Either.isLeft(answer))
          return yield* Effect.as(Effect.logDebug(`${storageKey}: a stored answer is invalid`), undefined)
        return { arrivedAt: found.at, answer: spec.pickUsable?.(answer.right, key) ?? answer.right }
      }),
    write: (key, answer, arrivedAt) =>
      Effect.flatMap(readOthers(key), (rest) =>
        write([{ key: spec.getName(key), at: arrivedAt, answer }, ...rest].slice(0, cacheBounds.answers))
      ),
    forget: (key) => Effect.flatMap(readOthers(key), write)
  }
}
