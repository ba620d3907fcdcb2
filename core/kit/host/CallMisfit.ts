import type { Entry } from "../../foundation/errors/failure.ts"

/** What the catalogue says of it. Plain data: it is read before Effect has arrived. */
const entry = {
  code: "kit.call-misfit",
  short: "{method}: {field} has to be {rule}, for example {example}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
} as const satisfies Entry

/** A method of the kit was called with what does not fit it; nothing was loaded, and no wallet was asked. */
export class CallMisfit extends Error {
  static readonly tag = "CallMisfit"
  static readonly entry: Entry = entry
  readonly _tag = "CallMisfit"
  readonly code = entry.code
  readonly retryable = entry.retryable
  /** The method of the kit, and what of its argument misfits. */
  readonly method: string
  readonly field: string
  readonly rule: string
  /** A call that fits. */
  readonly example: string

  constructor({
    example,
    field,
    method,
    rule
  }: { readonly method: string; readonly field: string; readonly rule: string; readonly example: string }) {
    super(`${method}: ${field} has to be ${rule}, for example ${example}`)
    this.method = method
    this.field = field
    this.rule = rule
    this.example = example
    // The brand of `core/errors`, written out: importing it would bring Effect in.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}
