import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import type { Earlier } from "../storage/Earlier.ts"

/** Answers kept by key: asked once, shared by everyone who asks meanwhile, served until they are too old. */
export interface Kept<Key, A, E> {
  readonly get: (key: Key) => Effect.Effect<A, E>
  readonly forget: (key: Key) => Effect.Effect<void>
}

interface Entry<Key, A, E> {
  readonly key: Key
  readonly answer: Deferred.Deferred<A, E>
  /** When the answer came; undefined while it is waited for. */
  at?: number
  /** For how long from then it is served. */
  servedMillis: number
}

/**
 * Makes a `Kept`. Keys are compared by `Equal`: use a string, a number or a `Data.Class`. What came at 0 s and is
 * served for 30 s is asked for anew at 30 s, and when the clock was moved back behind it. A lookup belongs to the
 * service, not to the first asker: when that one goes away the others still get their answer.
 */
export const kept = Effect.fnUntraced(function* <Key, A, E>(o: {
  readonly lookup: (key: Key) => Effect.Effect<A, E>
  /** Past it the one that nobody asked for the longest goes. */
  readonly capacity: number
  /** How long a success is served. */
  readonly fresh: Duration.DurationInput
  /** How long a failure is served before anyone may ask again. Zero: not at all. */
  readonly backoff: Duration.DurationInput
  /** What an earlier visit left, where there is such a place: looked at before anyone is asked, and written to. */
  readonly earlier?: Earlier<Key, A> | undefined
}) {
  const scope = yield* Effect.scope
  /** The one that was asked for last stands last. */
  let entries: ReadonlyArray<Entry<Key, A, E>> = []
  const without = (key: Key) => entries.filter((one) => !Equal.equals(one.key, key))

  const asked = Effect.fnUntraced(function* (entry: Entry<Key, A, E>) {
    const left = o.earlier === undefined ? undefined : yield* o.earlier.read(entry.key)
    const exit = left === undefined ? yield* Effect.exit(o.lookup(entry.key)) : Exit.succeed(left.answer)
    const now = yield* Clock.currentTimeMillis
    entry.at = left?.at ?? now
    entry.servedMillis = Duration.toMillis(Exit.isSuccess(exit) ? o.fresh : o.backoff)
    // One that was forgotten meanwhile is for those who wait, and for nobody after them.
    if (left === undefined && Exit.isSuccess(exit) && entries.includes(entry))
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
    const fiber = yield* Effect.forkIn(asked(entry), scope)
    fiber.addObserver((exit) => Deferred.unsafeDone(entry.answer, exit))
    return yield* Deferred.await(entry.answer)
  })

  const self: Kept<Key, A, E> = {
    get,
    forget: (key) =>
      Effect.suspend(() => {
        entries = without(key)
        return o.earlier?.forget(key) ?? Effect.void
      })
  }
  return self
})

/** Whether an answer is waited for, or still young enough. One from the future is not: the clock was moved back. */
const isServed = (
  { at, servedMillis }: Pick<Entry<unknown, unknown, unknown>, "at" | "servedMillis">,
  now: number
): boolean => at === undefined || (now >= at && now - at < servedMillis)
