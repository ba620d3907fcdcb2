import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { near } from "../../../core/foundation/text/near.ts"
import type { HostLocale } from "./HostLocale.ts"
import { locales } from "./speak.ts"

/** How many keys a line on the console names. */
const named = 8

/** The pseudo-locale is made of every English text. */
const allTexts = async (): Promise<Readonly<Record<string, unknown>>> => (await locales["qps"]?.())?.locale?.words ?? {}

/**
 * What a developer should know of words of the host's own: keys that the kit does not have, each with the one that was
 * probably meant. `where`: the option that they stand in. Words for one language stand under its tag.
 */
export const unknownWords = async (where: string, words: unknown): Promise<ReadonlyArray<string>> => {
  const all = await allTexts()
  const unknown = Object.entries(Object(words))
    .flatMap(([key, text]) =>
      isRecord(text) && (key === "en" || locales[key] !== undefined) ? Object.keys(text) : [key]
    )
    .filter(
      (key) =>
        !/^locale\.(tag|dir)$/.test(key) &&
        !Object.hasOwn(all, key) &&
        !Object.hasOwn(all, key.replace(/\.(zero|one|two|few|many)$/, ".other"))
    )
  if (unknown.length === 0) return []
  const told = unknown.slice(0, named).map((key) => {
    const meant = near(key, Object.keys(all))
    return meant === undefined ? key : `${key} (did you mean ${meant}?)`
  })
  const more = unknown.length > named ? `, and ${unknown.length - named} more` : ""
  return [`The kit has no texts of these names in ${where}: ${told.join(", ")}${more}`]
}

/**
 * What a developer should know of a language of the host's own: which texts it lacks, for they are told in English. Empty
 * for one that the kit speaks too, and for one that is complete. Forms of a plural but the last are the language's affair.
 */
export const missingWords = async ({ tag, words }: HostLocale): Promise<ReadonlyArray<string>> => {
  const told: Readonly<Partial<Record<string, string>>> = words
  const all = await allTexts()
  const missing = Object.keys(all).filter((key) => told[key] === undefined && !/\.(zero|one|two|few|many)$/.test(key))
  if (tag === "en" || locales[tag] !== undefined || missing.length === 0) return []
  const more = missing.length > named ? `, and ${missing.length - named} more` : ""
  return [
    `The language ${tag} lacks these texts, which are told in English: ${missing.slice(0, named).join(", ")}${more}`
  ]
}
