import type * as Effect from "effect/Effect"

/**
 * Answers stored by an earlier visit, by key, as `kept` uses them. Reading and writing never fail: an answer that is
 * missing is requested again.
 */
export interface StoredAnswers<Key, A> {
  /** The answer and when it arrived, in epoch milliseconds; undefined if there is none that may still be served. */
  readonly read: (key: Key) => Effect.Effect<{ readonly at: number; readonly answer: A } | undefined>
  readonly write: (key: Key, answer: A, at: number) => Effect.Effect<void>
  readonly forget: (key: Key) => Effect.Effect<void>
}
