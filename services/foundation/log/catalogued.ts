import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { toUnforeseen, type Unforeseen } from "../../../core/foundation/log/errors.ts"

/**
 * Wraps work that a caller waits for, so that a defect does not leave the caller waiting: it fails with `Unforeseen`,
 * and the defect is logged once. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const catalogued = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Unforeseen, R> =>
  Effect.catchAllDefect(work, (defect) =>
    Effect.zipRight(Effect.logError(Cause.die(defect)), toUnforeseen(Cause.originalError(defect)))
  )
