import * as Cause from "effect/Cause"
import { FailureBase } from "./failure.ts"

/**
 * Makes every failure, including existing ones, yieldable in `Effect.gen`. A failure is otherwise a plain error, so
 * that a page's first view needs no Effect. Called in each module that effects start from.
 */
export const makeFailuresYieldable = (): void => {
  Object.setPrototypeOf(FailureBase.prototype, Cause.YieldableError.prototype)
}
