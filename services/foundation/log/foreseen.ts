import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import { toUnforeseen, type Unforeseen } from "../../../core/foundation/log/errors.ts"

/**
 * Work that somebody waits for, where a defect must not leave them waiting: it ends as `Unforeseen`, and the log is
 * told of the defect once. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const foreseen = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | Unforeseen, R> =>
  Effect.catchAllDefect(work, (defect) =>
    Effect.zipRight(Effect.logError(Cause.die(defect)), toUnforeseen(Cause.originalError(defect)))
  )
