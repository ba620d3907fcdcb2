import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import type { StoredAnswers } from "./StoredAnswers.ts"

/** Answers cached by key: requested once, shared by all callers that ask meanwhile, and served until they expire. */
export interface Cached<Key, A, E> {
  readonly get: (key: Key) => Effect.Effect<A, E>
  readonly forget: (key: Key) => Effect.Effect<void>
}

interface Entry<Key, A, E> {
  readonly key: Key
  readonly answer: Deferred.Deferred<A, E>
  /** When the answer arrived; undefined while it is pending. */
  at?: number
  /** How long it is served, counted from `at`. */
  servedMillis: number
}

/**
 * Makes a `Kept`. Keys are compared by `Equal`: use a string, a number or a `Data.Class`. An answer that arrived at 0 s
 * and is fresh for 30 s is requested again at 30 s, and also when the clock has been set back behind its arrival. A
 * lookup belongs to the service, not to its first caller: if that caller is interrupted, the others still get the
 * answer.
 */
export const cached = Effect.fnUntraced(function* <Key, A, E>(o: {
  readonly lookup: (key: Key) => Effect.Effect<A, E>
  /** The maximum number of entries; beyond it, the least recently requested entry is dropped. */
  readonly capacity: number
  /** How long a success is served. */
  readonly fresh: Duration.DurationInput
  /** How long a failure is served before the lookup may run again. Zero: failures are not cached. */
  readonly backoff: Duration.DurationInput
  /**
   * Answers stored by an earlier visit, if there is such a store: read before the lookup runs, and written after it.
   */
  readonly earlier?: StoredAnswers<Key, A> | undefined
}) {
  const scope = yield* Effect.scope
  /** Ordered by last request; the most recently requested entry is last. */
  let entries: ReadonlyArray<Entry<Key, A, E>> = []
  const without = (key: Key) => entries.filter((one) => !Equal.equals(one.key, key))

  const lookup = Effect.fnUntraced(function* (entry: Entry<Key, A, E>) {
    const stored = o.earlier === undefined ? undefined : yield* o.earlier.read(entry.key)
    const exit = stored === undefined ? yield* Effect.exit(o.lookup(entry.key)) : Exit.succeed(stored.answer)
    const now = yield* Clock.currentTimeMillis
    entry.at = stored?.at ?? now
    entry.servedMillis = Duration.toMillis(Exit.isSuccess(exit) ? o.fresh : o.backoff)
    // An entry that was forgotten meanwhile answers only those already waiting and is not stored.
    if (stored === undefined && Exit.isSuccess(exit) && entries.includes(entry))
      yield* o.earlier?.write(entry.key, exit.value, now) ?? Effect.void
    return yield* exit
  })

  const get = Effect.fnUntraced(function* (key: Key) {
    const now = yield* Clock.currentTimeMillis
    const known = entries.find((one) => Equal.equals(one.key, key))
    if (known !== undefined && isServed(known, now)) {
      entries = [...without(key), known]
      return yield* Deferred.await(known.answer)
    }
    const entry: Entry<Key, A, E> = { key, answer: yield* Deferred.make<A, E>(), servedMillis: 0 }
    entries = [...without(key), entry].slice(-o.capacity)
    const fiber = yield* Effect.forkIn(lookup(entry), scope)
    fiber.addObserver((exit) => Deferred.unsafeDone(entry.answer, exit))
    return yield* Deferred.await(entry.answer)
  })

  const self: Cached<Key, A, E> = {
    get,
    forget: (key) =>
      Effect.suspend(() => {
        entries = without(key)
        return o.earlier?.forget(key) ?? Effect.void
      })
  }
  return self
})

/** Whether an answer is pending or still fresh. One from the future is not fresh: the clock was set back. */
const isServed = (
  { at, servedMillis }: Pick<Entry<unknown, unknown, unknown>, "at" | "servedMillis">,
  now: number
): boolean => at === undefined || (now >= at && now - at < servedMillis)
