import type { Entry } from "../../foundation/errors/failure.ts"

/** The catalogue entry. Plain data: it is read before Effect has loaded. */
const entry = {
  code: "kit.call-misfit",
  short: "{method}: {field} {problem}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
} as const satisfies Entry

/** The invalid part of a call. */
interface Misfit {
  /** The method, hook or function that was called. */
  readonly method: string
  /** The path of the invalid part of its argument. */
  readonly field: string
  /** The rule that the field breaks; for an unknown key, the known keys. */
  readonly rule: string
  /** A valid call. */
  readonly example: string
  /** The kind of the actual value, not its text, which may be private. */
  readonly given: string
  /** For an unknown key: the known key that was most likely meant. */
  readonly nearest?: string | undefined
}

/** A method or hook was called with an invalid argument. Nothing was loaded, and no wallet was asked. */
export class CallMisfit extends Error {
  static readonly tag = "CallMisfit"
  static readonly entry = entry
  readonly _tag = "CallMisfit"
  readonly code = entry.code
  readonly retryable = entry.retryable
  readonly method: string
  readonly field: string
  readonly rule: string
  readonly example: string
  readonly given: string
  /** For an unknown key: the known key that was most likely meant. */
  readonly nearest: string | undefined
  /** The problem of the field, as the end of a sentence. */
  readonly problem: string

  constructor(misfit: Misfit) {
    const { example, field, method, nearest, rule } = misfit
    const problem =
      "nearest" in misfit
        ? `is not a known key${nearest === undefined ? " here" : `; did you mean ${nearest}?`} For example ${example}`
        : `has to be ${rule}, for example ${example}; ${misfit.given}`
    super(`${method}: ${field} ${problem}`)
    this.method = method
    this.field = field
    this.rule = rule
    this.example = example
    this.given = misfit.given
    this.nearest = nearest
    this.problem = problem
    // The brand of `core/foundation/errors/failure.ts`, written out: importing it would load Effect.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}
