import type { HostLocale } from "./HostLocale.ts"
import { locales } from "./speak.ts"

/** How many keys a line on the console names. */
const named = 8

/** Every English text by its key: the pseudo-locale is made of them. */
export const allTexts = async (): Promise<Readonly<Record<string, unknown>>> =>
  (await locales["qps"]?.())?.locale?.words ?? {}

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
