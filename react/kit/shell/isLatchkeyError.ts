/** The type of every error that the kit's promises reject with, except for `provider()`, which follows EIP-1193. */
export interface LatchkeyFailure extends Error {
  readonly _tag: string
  readonly code: string
  readonly retryable: boolean
}

/**
 * Returns whether a caught value is a failure of a kit, also of another copy of the kit's code.
 *
 * @example
 * ```ts
 * import { isLatchkeyError } from "latchkey"
 *
 * try {
 *   await kit.connect({ connectorId: "io.metamask" })
 * } catch (error) {
 *   if (isLatchkeyError(error) && error._tag === "ConnectionRejected") console.log("Declined")
 * }
 * ```
 */
export const isLatchkeyError = (error: unknown): error is LatchkeyFailure =>
  typeof error === "object" && error !== null && Symbol.for("latchkey/error") in error
