import * as Either from "effect/Either"
import { limits } from "../../foundation/data/limits.ts"
import { NameMisfit, NameRefused } from "./errors.ts"

/** The suffix of the service's names, and that of older ones. docs/spec/onchain.md#name-labels. */
export const nameSuffix = ".reown.id"
/** The suffix of names that were registered earlier; they still resolve. */
export const legacyNameSuffix = ".wcn.id"

/**
 * Reads the part of a name that the visitor chooses: letters, digits and hyphens, at least four characters.
 * docs/spec/onchain.md#name-labels.
 */
export const readAccountName = (label: string): Either.Either<string, NameMisfit> =>
  label.length >= limits.nameMinimum && label.length <= 255 && /^[a-z0-9-]+$/i.test(label)
    ? Either.right(label)
    : Either.left(new NameMisfit({ label }))

/** Returns a name without the service's suffix, the current or the older one. */
export const bareName = (name: string): string => {
  const suffix = [nameSuffix, legacyNameSuffix].find((one) => name.toLowerCase().endsWith(one))
  return suffix === undefined ? name : name.slice(0, -suffix.length)
}

/** Returns a name with the service's current suffix, whichever it had. */
export const fullName = (name: string): string => `${bareName(name)}${nameSuffix}`

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
