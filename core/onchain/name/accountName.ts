import * as Either from "effect/Either"
import { limits } from "../../foundation/data/limits.ts"
import { NameMisfit, NameRefused } from "./errors.ts"

/** Returns true if a text has only characters that names may have. */
export const hasNameCharacters = (text: string): boolean => /^[a-z0-9-]+$/i.test(text)

/**
 * Reads the part of a name that the visitor chooses: letters, digits and hyphens, at least four characters.
 * docs/spec/onchain.md#name-labels.
 */
export const readAccountName = (label: string): Either.Either<string, NameMisfit> =>
  label.length >= limits.nameMinimum && label.length <= 255 && hasNameCharacters(label)
    ? Either.right(label)
    : Either.left(new NameMisfit({ label }))

/**
 * Returns the name service's refusal in its own words: the first reason's description, if there is one.
 * docs/spec/onchain.md#name-refusals.
 */
export const nameRefusal = (answer: unknown, cause?: unknown): NameRefused | null => {
  const reasons: unknown =
    typeof answer === "object" && answer !== null && "reasons" in answer ? answer.reasons : undefined
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined
  const reason: unknown =
    typeof first === "object" && first !== null && "description" in first ? first.description : undefined
  return typeof reason === "string" && reason.trim() !== ""
    ? new NameRefused({ reason: reason.trim().slice(0, 256), cause })
    : null
}
