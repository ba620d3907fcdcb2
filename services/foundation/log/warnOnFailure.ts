import * as Effect from "effect/Effect"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** Failures that are not faults: the visitor rejected or left, or the host did not configure the service. */
const expectedTags: ReadonlySet<string> = new Set([
  "ConnectionRejected",
  "ModalClosed",
  "NoEndpoint",
  "RequestRejected",
  "SupersededFailure",
  "SwitchRejected"
])

interface FailureDetails {
  readonly _tag: string
  readonly code?: string
  readonly reason?: unknown
  readonly status?: unknown
  readonly walletCode?: unknown
}

/**
 * Logs a failure of this work as one warning with its code and, if known, its reason. Bodies of answers and foreign
 * errors are omitted because they may contain anything. docs/spec/foundation.md#log-buffer.
 */
export const warnOnFailure =
  (task: string) =>
  <A, E extends LatchkeyError | FailureDetails, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.tapError(work, (error) => {
      const { _tag, code, reason, status, walletCode }: FailureDetails = error
      return expectedTags.has(_tag)
        ? Effect.void
        : Effect.logWarning(`${task} failed`, { code: code ?? _tag, reason, status, walletCode })
    })
