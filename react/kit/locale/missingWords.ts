import { findNearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import type { HostLocale } from "./HostLocale.ts"
import { locales } from "./switchLocale.ts"

/** Returns a warning for developers if the kit does not support a language tag or a similar one. Empty otherwise. */
export const warnAboutLocale = (tag: string): ReadonlyArray<string> => {
  const known = ["en", ...Object.keys(locales)].filter((locale) => !locale.startsWith("qps"))
  if (["page", "visitor"].includes(tag) || findNearestLocale([tag], ["qps", ...known]) !== undefined) return []
  return [
    `The kit does not support the language ${JSON.stringify(tag.slice(0, 64))} and shows English instead. It supports: ${known.join(", ")}; any other language is an object with \`tag\`, \`dir\` and \`words\``
  ]
}

/** The number of keys that a console line lists. */
const maxKeys = 8

/** Returns every English text by its key. The pseudo-locale has the same keys. */
export const loadAllTexts = async (): Promise<Readonly<Record<string, unknown>>> => {
  const pseudo = await locales["qps"]?.()
  return { ...pseudo?.language.first, ...pseudo?.language.views }
}

/**
 * Returns a warning for developers that lists the texts missing in the host's language, which are shown in English.
 * Empty for a complete language and for one that the kit also has. Plural forms other than `other` are optional.
 */
export const warnAboutMissingTexts = async ({ tag, words }: HostLocale): Promise<ReadonlyArray<string>> => {
  const ownWords: Readonly<Partial<Record<string, unknown>>> = words
  const all = await loadAllTexts()
  const missing = Object.keys(all).filter(
    (key) => typeof ownWords[key] !== "string" && !/\.(zero|one|two|few|many)$/.test(key)
  )
  if (tag === "en" || locales[tag] !== undefined || missing.length === 0) return []
  const more = missing.length > maxKeys ? `, and ${missing.length - maxKeys} more` : ""
  return [
    `The language ${tag} lacks these texts, which are shown in English: ${missing.slice(0, maxKeys).join(", ")}${more}`
  ]
}
