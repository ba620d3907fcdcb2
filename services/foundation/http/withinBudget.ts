import * as Effect from "effect/Effect"
import { TimedOut } from "../../../core/foundation/http/errors.ts"

/**
 * Ends a call that does not finish in time. `leftMillis` is what is left of its budget, by default all of it; the
 * failure names the whole budget.
 */
export const withinBudget =
  (call: string, budgetMillis: number, leftMillis = budgetMillis) =>
  <A, E, R>(asked: Effect.Effect<A, E, R>): Effect.Effect<A, E | TimedOut, R> =>
    Effect.timeoutFail(asked, {
      duration: leftMillis,
      onTimeout: () => new TimedOut({ call, afterMillis: budgetMillis })
    })
