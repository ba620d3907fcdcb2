import * as Effect from "effect/Effect"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** Failures that report no fault: the visitor refused or left, or the host configured no such service. */
const faultless: ReadonlySet<string> = new Set([
  "ConnectionRejected",
  "ModalClosed",
  "NoEndpoint",
  "RequestRejected",
  "SupersededFailure",
  "SwitchRejected"
])

interface Reported {
  readonly _tag: string
  readonly code?: string
  readonly reason?: unknown
  readonly status?: unknown
  readonly walletCode?: unknown
}

/**
 * Logs a failure of this work as one warning: its code, and why, as far as it is known. Bodies of answers and foreign
 * errors are left out, because they may hold anything. docs/spec/foundation.md#log-buffer.
 */
export const warnOnFailure =
  (what: string) =>
  <A, E extends LatchkeyError | Reported, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.tapError(work, (error) => {
      const { _tag, code, reason, status, walletCode }: Reported = error
      return faultless.has(_tag)
        ? Effect.void
        : Effect.logWarning(`${what} failed`, { code: code ?? _tag, reason, status, walletCode })
    })
