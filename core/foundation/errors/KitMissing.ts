import type { Entry } from "./failure.ts"

/** Its catalogue entry. Plain data, since the shell contains it and must not contain Effect. */
export const kitMissingEntry = {
  code: "kit.missing",
  short: "The wallet window could not be loaded",
  shownIn: "view",
  retryable: true,
  exit: 5
} as const satisfies Entry

/**
 * A part of the kit's code did not load: the device is offline, or a new deployment removed the old file. Retryable.
 */
export class KitMissing extends Error {
  static readonly tag = "KitMissing"
  static readonly entry: Entry = kitMissingEntry
  readonly _tag = "KitMissing"
  readonly code = kitMissingEntry.code
  readonly retryable = kitMissingEntry.retryable

  constructor(cause: unknown) {
    super(kitMissingEntry.short, { cause })
    // The brand of `core/foundation/errors/failure.ts`, written out: importing it would bring Effect into the shell.
    Object.defineProperty(this, Symbol.for("latchkey/error"), { value: true })
  }
}

/** Throws the failure. `cause`: why the code is not there. */
export const throwMissing = (cause: unknown): never => {
  throw new KitMissing(cause)
}
