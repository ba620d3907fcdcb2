import * as Effect from "effect/Effect"
import { TimedOut } from "../../../core/foundation/http/errors.ts"

/**
 * Fails with `TimedOut` if a call takes longer than `leftMillis`, the rest of its budget (by default the whole budget).
 * The failure names the whole budget.
 */
export const limitToBudget =
  (call: string, budgetMillis: number, leftMillis = budgetMillis) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | TimedOut, R> =>
    Effect.timeoutFail(effect, {
      duration: leftMillis,
      onTimeout: () => new TimedOut({ call, afterMillis: budgetMillis })
    })
