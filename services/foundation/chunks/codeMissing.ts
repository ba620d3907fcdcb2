import * as Effect from "effect/Effect"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"

/** A part of the code did not load. */
export type CodeMissing = LatchkeyError & { readonly _tag: "KitMissing" }

export const isCodeMissing = (cause: unknown): cause is CodeMissing =>
  isLatchkeyError(cause) && cause._tag === "KitMissing"

/** Fails with that a part of the code did not load: nobody was asked. Anything else is a defect. */
export const codeMissing = (cause: unknown): Effect.Effect<never, CodeMissing> =>
  isCodeMissing(cause) ? Effect.fail(cause) : Effect.die(cause)
