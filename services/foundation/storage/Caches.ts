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

/** The maximum number of answers in a cache, and of characters. */
export const cacheBounds = { answers: 8, characters: 200_000 } as const

/** One cache of docs/spec/foundation.md#cache-stored-answers. */
export interface CacheSpec<Key, A, I> {
  readonly key: "portfolio_cache" | "native_balance_cache" | "ens_cache" | "identity_cache"
  /**
   * How long an answer is served after it arrived; a stored answer is served for the remainder.
   * docs/spec/foundation.md#cache-expiry.
   */
  readonly freshMillis: number
  /**
   * The shape a stored answer must have to be used: any script of the page may have written it. Answers are stored as
   * JSON.
   */
  readonly answer: Schema.Schema<A, I>
  readonly nameOf: (key: Key) => string
  /** The part of a valid answer that may be used. Default: all of it. */
  readonly taken?: (answer: A, key: Key) => A
}

/**
 * Answers that outlive a visit, stored by the page; `storageName` separates one kit's from another's. A terminal has
 * none: services that find no `Caches` store nothing. docs/spec/foundation.md#cache-stored-answers.
 */
export class Caches extends Context.Tag("services/Caches")<
  Caches,
  {
    readonly of: <Key, A, I>(spec: CacheSpec<Key, A, I>) => StoredAnswers<Key, A>
  }
>() {
  static readonly layer = (storageName: string): Layer.Layer<Caches, never, Storage> =>
    Layer.effect(
      this,
      Effect.map(Storage, (storage) => ({ of: (spec) => cache(storage, storageName, spec) }))
    )
}

/** The cache, or undefined if there are no `Caches`. */
export const cacheIfAny = <Key, A, I>(spec: CacheSpec<Key, A, I>): Effect.Effect<StoredAnswers<Key, A> | undefined> =>
  Effect.map(Effect.serviceOption(Caches), (caches) => Option.getOrUndefined(caches)?.of(spec))

const stored = decodeEach(Schema.Struct({ key: Schema.String, at: Schema.Number, answer: Schema.Unknown }))

const cache = <Key, A, I>(
  storage: Storage["Type"],
  storageName: string,
  spec: CacheSpec<Key, A, I>
): StoredAnswers<Key, A> => {
  const place = ownKey(storageName, spec.key)
  const decode = Schema.decodeUnknownEither(spec.answer)

  /**
   * The stored answers that may still be served, newest first. One from the future is not fresh: the clock was set
   * back.
   */
  const fresh = Effect.gen(function* () {
    const text = yield* storage.get(place)
    const list = text === null || text.length > cacheBounds.characters ? undefined : readVersioned(text)
    const { dropped, kept } = stored(Array.isArray(list) ? list.slice(0, cacheBounds.answers) : [])
    if (text !== null && (dropped > 0 || !Array.isArray(list)))
      yield* Effect.logDebug(`${place}: what is stored does not fit`)
    const now = yield* Clock.currentTimeMillis
    return kept.filter(({ at }) => now >= at && now - at < spec.freshMillis)
  })

  const put = (
    answers: ReadonlyArray<{ readonly key: string; readonly at: number; readonly answer: unknown }>
  ): Effect.Effect<void> => {
    const text = writeVersioned(answers)
    return answers.length === 0
      ? storage.remove(place)
      : text.length > cacheBounds.characters
        ? put(answers.slice(0, -1))
        : Effect.asVoid(storage.set(place, text))
  }

  const others = (key: Key) => Effect.map(fresh, (all) => all.filter((one) => one.key !== spec.nameOf(key)))

  return {
    read: (key) =>
      Effect.gen(function* () {
        const found = (yield* fresh).find((one) => one.key === spec.nameOf(key))
        if (found === undefined) return undefined
        const answer = decode(found.answer)
        if (Either.isLeft(answer))
          return yield* Effect.as(Effect.logDebug(`${place}: an answer does not fit`), undefined)
        return { at: found.at, answer: spec.taken?.(answer.right, key) ?? answer.right }
      }),
    write: (key, answer, at) =>
      Effect.flatMap(others(key), (rest) =>
        put([{ key: spec.nameOf(key), at, answer }, ...rest].slice(0, cacheBounds.answers))
      ),
    forget: (key) => Effect.flatMap(others(key), put)
  }
}
