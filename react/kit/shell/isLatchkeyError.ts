/** The type of every rejection of the kit's Promises, except for `provider()`, which rejects as EIP-1193 says. */
export interface LatchkeyFailure extends Error {
  readonly _tag: string
  readonly code: string
  readonly retryable: boolean
}

/** Whether a caught value is a failure of this kit, whichever copy of the kit threw it. */
export const isLatchkeyError = (error: unknown): error is LatchkeyFailure =>
  typeof error === "object" && error !== null && Symbol.for("latchkey/error") in error
