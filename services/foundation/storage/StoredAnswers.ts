import type * as Effect from "effect/Effect"

/**
 * Answers stored by an earlier visit, by key, as `cached` uses them. Reading and writing never fail: a missing answer
 * is requested again.
 */
export interface StoredAnswers<Key, A> {
  /** Returns the answer and its arrival in epoch milliseconds; undefined if no stored answer may still be served. */
  readonly read: (key: Key) => Effect.Effect<{ readonly arrivedAt: number; readonly answer: A } | undefined>
  readonly write: (key: Key, answer: A, arrivedAt: number) => Effect.Effect<void>
  readonly forget: (key: Key) => Effect.Effect<void>
}
