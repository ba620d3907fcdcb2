import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import type { StoredAnswers } from "./StoredAnswers.ts"

/** Answers cached by key: looked up once, shared by all simultaneous callers, and served until they expire. */
export interface Cached<Key, A, E> {
  readonly get: (key: Key) => Effect.Effect<A, E>
  readonly forget: (key: Key) => Effect.Effect<void>
}

interface Entry<Key, A, E> {
  readonly key: Key
  readonly answer: Deferred.Deferred<A, E>
  /** When the answer arrived, in epoch milliseconds; undefined while it is pending. */
  arrivedAt?: number
  /** How long it is served after `arrivedAt`. */
  servedMillis: number
}

/**
 * Creates a cache. Keys are compared by `Equal`: use a string, a number or a `Data.Class`. An answer that arrived at 0
 * s and is fresh for 30 s is looked up again at 30 s, and also if the clock was set back behind its arrival. A lookup
 * belongs to the cache, not to its first caller: if that caller is interrupted, the others still receive the answer.
 */
export const cached = Effect.fnUntraced(function* <Key, A, E>(options: {
  readonly lookup: (key: Key) => Effect.Effect<A, E>
  /** The maximum number of entries. When it is exceeded, the least recently requested entry is dropped. */
  readonly capacity: number
  /** How long a success is served. */
  readonly fresh: Duration.DurationInput
  /** How long a failure is served before the next lookup. With zero, failures are not cached. */
  readonly backoff: Duration.DurationInput
  /** Answers stored by an earlier visit, if available: read before the lookup and written after it. */
  readonly earlier?: StoredAnswers<Key, A> | undefined
}) {
  const scope = yield* Effect.scope
  /** Ordered by last request; the most recently requested entry is last. */
  let entries: ReadonlyArray<Entry<Key, A, E>> = []
  const removeEntry = (key: Key) => entries.filter((entry) => !Equal.equals(entry.key, key))

  const lookUp = Effect.fnUntraced(function* (entry: Entry<Key, A, E>) {
    const stored = options.earlier === undefined ? undefined : yield* options.earlier.read(entry.key)
    const exit = stored === undefined ? yield* Effect.exit(options.lookup(entry.key)) : Exit.succeed(stored.answer)
    const now = yield* Clock.currentTimeMillis
    entry.arrivedAt = stored?.arrivedAt ?? now
    entry.servedMillis = Duration.toMillis(Exit.isSuccess(exit) ? options.fresh : options.backoff)
    // An entry that was forgotten in the meantime answers only its pending callers and is not stored.
    if (stored === undefined && Exit.isSuccess(exit) && entries.includes(entry))
      yield* options.earlier?.write(entry.key, exit.value, now) ?? Effect.void
    return yield* exit
  })

  const get = Effect.fnUntraced(function* (key: Key) {
    const now = yield* Clock.currentTimeMillis
    const known = entries.find((entry) => Equal.equals(entry.key, key))
    if (known !== undefined && isFresh(known, now)) {
      entries = [...removeEntry(key), known]
      return yield* Deferred.await(known.answer)
    }
    const entry: Entry<Key, A, E> = { key, answer: yield* Deferred.make<A, E>(), servedMillis: 0 }
    entries = [...removeEntry(key), entry].slice(-options.capacity)
    const fiber = yield* Effect.forkIn(lookUp(entry), scope)
    fiber.addObserver((exit) => Deferred.unsafeDone(entry.answer, exit))
    return yield* Deferred.await(entry.answer)
  })

  const self: Cached<Key, A, E> = {
    get,
    forget: (key) =>
      Effect.suspend(() => {
        entries = removeEntry(key)
        return options.earlier?.forget(key) ?? Effect.void
      })
  }
  return self
})

/** True for an answer that is pending or fresh. An answer from the future is stale: the clock was set back. */
const isFresh = (
  { arrivedAt, servedMillis }: Pick<Entry<unknown, unknown, unknown>, "arrivedAt" | "servedMillis">,
  now: number
): boolean => arrivedAt === undefined || (now >= arrivedAt && now - arrivedAt < servedMillis)
