import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { type ErrorCategory, toUnforeseen, type Unforeseen } from "../../../core/foundation/log/errors.ts"

/**
 * Wraps work that a caller waits for: a defect fails with `Unforeseen` and is logged once.
 * docs/spec/foundation.md#log-unforeseen-failures.
 */
export const catchDefects = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Unforeseen, R> =>
  Effect.catchAllDefect(work, (defect) =>
    Effect.zipRight(Effect.logError(Cause.die(defect)), toUnforeseen(Cause.originalError(defect)))
  )

/**
 * Sets the category of the work's defects, which they keep when they are logged, thrown or reported. Tagged defects,
 * such as a missing recording, are unchanged. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const setDefectCategory =
  (category: ErrorCategory) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.catchAllDefect(work, (defect) =>
      Effect.die("_tag" in Object(defect) ? defect : toUnforeseen(Cause.originalError(defect), category))
    )
