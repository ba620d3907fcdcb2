import type { Entry } from "../../foundation/errors/failure.ts"

/** Its catalogue entry. Plain data: it is read before Effect has loaded. */
const entry = {
  code: "kit.call-misfit",
  short: "{method}: {field} has to be {rule}, for example {example}; {given}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
} as const satisfies Entry

/** A method of the kit was called with an invalid argument; nothing was loaded, and no wallet was asked. */
export class CallMisfit extends Error {
  static readonly tag = "CallMisfit"
  static readonly entry: Entry = entry
  readonly _tag = "CallMisfit"
  readonly code = entry.code
  readonly retryable = entry.retryable
  /** The method of the kit, and the invalid part of its argument. */
  readonly method: string
  readonly field: string
  readonly rule: string
  /** A valid call. */
  readonly example: string
  /** What was given instead, by its kind: a text may be private. */
  readonly given: string

  constructor({
    example,
    field,
    given,
    method,
    rule
  }: Readonly<Record<"method" | "field" | "rule" | "example" | "given", string>>) {
    super(`${method}: ${field} has to be ${rule}, for example ${example}; ${given}`)
    this.method = method
    this.field = field
    this.rule = rule
    this.example = example
    this.given = given
    // The brand of `core/foundation/errors/failure.ts`, written out: importing it would bring Effect in.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}
