import type * as Effect from "effect/Effect"

/**
 * Answers of an earlier visit, by key, as `kept` wants them. Neither reading nor writing fails: what is not there is
 * asked for.
 */
export interface Earlier<Key, A> {
  /** The answer and when it came, epoch milliseconds; undefined when there is none that may still be served. */
  readonly read: (key: Key) => Effect.Effect<{ readonly at: number; readonly answer: A } | undefined>
  readonly write: (key: Key, answer: A, at: number) => Effect.Effect<void>
  readonly forget: (key: Key) => Effect.Effect<void>
}
