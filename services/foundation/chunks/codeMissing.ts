import * as Effect from "effect/Effect"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** Code of the kit that did not load. */
export type CodeMissing = LatchkeyError & { readonly _tag: "KitMissing" }

export const isCodeMissing = (cause: unknown): cause is CodeMissing =>
  isLatchkeyError(cause) && cause._tag === "KitMissing"

/** Fails with the cause if code did not load, in which case no request was made. Any other cause is a defect. */
export const failWithMissingCode = (cause: unknown): Effect.Effect<never, CodeMissing> =>
  isCodeMissing(cause) ? Effect.fail(cause) : Effect.die(cause)
