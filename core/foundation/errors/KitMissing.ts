/** The sentence that hosts read. */
export const missingSentence = "The wallet window could not be loaded"

/** The brand of `core/foundation/errors/failure.ts`, written out: importing it would bring Effect into the shell. */
const brand: unique symbol = Symbol.for("latchkey/error")

/**
 * A part of the kit's code did not load: the device is offline, or a new deployment removed the old file. Retryable.
 * The shell contains it and must not contain Effect; its entry is in `core/kit/catalogue/kitMissing.ts`.
 *
 * @example
 * ```ts
 * import { KitMissing } from "latchkey"
 *
 * await kit.open().catch((error: unknown) => {
 *   if (error instanceof KitMissing) console.log("Try again later")
 * })
 * ```
 */
export class KitMissing extends Error {
  readonly _tag = "KitMissing"
  readonly code = "kit.missing"
  readonly retryable = true
  readonly [brand] = true

  constructor(cause: unknown) {
    super(missingSentence, { cause })
  }
}

/** Throws the failure. `cause`: why the code is missing. */
export const throwMissing = (cause: unknown): never => {
  throw new KitMissing(cause)
}
