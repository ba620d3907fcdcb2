import type { Entry } from "../../foundation/errors/failure.ts"

/** The catalogue entry. Plain data: it is read before Effect has loaded. */
const entry = {
  code: "kit.disposed",
  short: "The kit was disposed of. Create another one with createLatchkey",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
} as const satisfies Entry

/** A method was called after `dispose`, or was pending when `dispose` was called. */
export class KitDisposed extends Error {
  static readonly tag = "KitDisposed"
  static readonly entry = entry
  readonly _tag = "KitDisposed"
  readonly code = entry.code
  readonly retryable = entry.retryable

  constructor() {
    super(entry.short)
    // The brand of `core/foundation/errors/failure.ts`, written out: importing it would load Effect.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}
