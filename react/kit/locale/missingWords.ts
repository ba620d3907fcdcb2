import { nearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import type { HostLocale } from "./HostLocale.ts"
import { locales } from "./speak.ts"

/**
 * Returns what a developer should know of a language's tag: that the kit does not speak it, nor one near to it. Empty for
 * any other.
 */
export const unknownLocale = (tag: string): ReadonlyArray<string> => {
  const known = ["en", ...Object.keys(locales)].filter((one) => !one.startsWith("qps"))
  if (["page", "visitor"].includes(tag) || nearestLocale([tag], ["qps", ...known]) !== undefined) return []
  return [
    `The kit does not speak ${JSON.stringify(tag.slice(0, 64))} and speaks English instead. It has: ${known.join(", ")}; another language is an object with \`tag\`, \`dir\` and \`words\``
  ]
}

/** How many keys a line on the console names. */
const named = 8

/** Every English text by its key: the pseudo-locale has the same keys. */
export const allTexts = async (): Promise<Readonly<Record<string, unknown>>> => {
  const pseudo = await locales["qps"]?.()
  return { ...pseudo?.language.first, ...pseudo?.language.views }
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
