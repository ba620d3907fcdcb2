import type { Entry } from "./failure.ts"

/** What the catalogue says of it. Plain data: the shell holds it, and the shell holds no Effect. */
export const kitMissingEntry = {
  code: "kit.missing",
  short: "The wallet window could not be loaded",
  shownIn: "view",
  retryable: true,
  exit: 5
} as const satisfies Entry

/** A part of the kit's code did not arrive: offline, or a new deployment removed the old file. Worth another try. */
export class KitMissing extends Error {
  static readonly tag = "KitMissing"
  static readonly entry: Entry = kitMissingEntry
  readonly _tag = "KitMissing"
  readonly code = kitMissingEntry.code
  readonly retryable = kitMissingEntry.retryable

  constructor(cause: unknown) {
    super(kitMissingEntry.short, { cause })
    // The brand of `core/errors`, written out: importing it would bring Effect into the shell.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}
