import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { type ErrorCategory, toUnforeseen, type Unforeseen } from "../../../core/foundation/log/errors.ts"

/**
 * Wraps work that a caller waits for, so that a defect does not leave the caller waiting: it fails with `Unforeseen`,
 * and the defect is logged once. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const catalogued = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Unforeseen, R> =>
  Effect.catchAllDefect(work, (defect) =>
    Effect.zipRight(Effect.logError(Cause.die(defect)), toUnforeseen(Cause.originalError(defect)))
  )

/**
 * Gives a defect of this work its category, which it keeps wherever it is logged, thrown or reported. A tagged one, such
 * as a recording that is missing, stays as it is. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const inCategory =
  (category: ErrorCategory) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.catchAllDefect(work, (defect) =>
      Effect.die("_tag" in Object(defect) ? defect : toUnforeseen(Cause.originalError(defect), category))
    )
