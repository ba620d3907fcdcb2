import * as Cause from "effect/Cause"
import { FailureBase } from "./failure.ts"

/**
 * Lets every failure be yielded in `Effect.gen`, also one that was made before. A failure is a plain error by itself, so
 * that a page's first view needs no Effect. Call it in each module that effects start from.
 */
export const makeFailuresYieldable = (): void => {
  Object.setPrototypeOf(FailureBase.prototype, Cause.YieldableError.prototype)
}
