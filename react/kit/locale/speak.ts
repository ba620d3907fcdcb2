import { checkCall } from "../../../core/kit/methodTable/checkCall.ts"
import { nearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { type Language, type Locale, toLocale } from "../../foundation/locales/Language.ts"
import { firstWords } from "./firstWords.ts"
import { followPage } from "./followPage.ts"
import type { HostLocale, HostWords } from "./HostLocale.ts"
import type { Speech } from "./Speech.ts"

/** The languages of the kit other than English, by tag. Each is one chunk. */
export const locales: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {
  ar: () => import("../../foundation/locales/ar.ts"),
  de: () => import("../../foundation/locales/de.ts"),
  es: () => import("../../foundation/locales/es.ts"),
  fr: () => import("../../foundation/locales/fr.ts"),
  hi: () => import("../../foundation/locales/hi.ts"),
  ja: () => import("../../foundation/locales/ja.ts"),
  ko: () => import("../../foundation/locales/ko.ts"),
  "pt-BR": () => import("../../foundation/locales/pt-BR.ts"),
  ru: () => import("../../foundation/locales/ru.ts"),
  tr: () => import("../../foundation/locales/tr.ts"),
  "zh-CN": () => import("../../foundation/locales/zh-CN.ts"),
  qps: () => import("./pseudo.ts").then(({ qps }) => ({ language: qps })),
  "qps-rtl": () => import("./pseudo.ts").then(({ qpsRtl }) => ({ language: qpsRtl }))
}

/**
 * Loads a language and uses it from then on; English if no known language is near. `page`: the language of the page, also
 * after it changes; `visitor`: the first of the visitor's languages that is known. A host's own language overrides the
 * kit's language with the same tag, and the option `words` overrides both. The last of several requests decides. If the
 * language cannot be loaded, the current one stays.
 */
export const speak = async (speech: Speech, wished: string | HostLocale = "page"): Promise<void> => {
  const misfit = checkCall("setLocale", wished, speech.over)
  if (misfit) throw misfit
  const wish = { to: wished }
  speech.wish = wish
  if (wished === "page") speech.end ??= followPage(speech)
  const own = typeof wished === "string" ? undefined : wished
  const known = ["en", ...Object.keys(locales)]
  const tag = typeof wished === "string" ? nearestLocale(tagsOf(wished), known) : wished.tag
  const load = locales[tag ?? "en"]
  const english = own !== undefined || speech.words !== undefined ? inEnglish : null
  const tell = (locale: Locale | null) => {
    if (speech.wish !== wish) return
    speech.locale = locale
    speech.tell(locale === null ? undefined : firstWords(locale))
  }
  try {
    const locale = load === undefined ? english : toLocale((await load().catch(load)).language)
    tell(locale && withOwn(locale, own, speech.words))
  } catch (cause) {
    throwMissing(cause)
  }
}

/** English, to which the host's own texts are added. */
const inEnglish: Locale = { tag: "en", dir: "ltr", words: {}, failures: {}, calls: {}, alerts: {} }

/** A language under the host's own and under its words, those for the language over those for all. */
const withOwn = (locale: Locale, own: HostLocale | undefined, words: Speech["words"]): Locale => {
  const byTag: Readonly<Partial<Record<string, unknown>>> = words ?? {}
  return {
    ...locale,
    ...(own && { tag: own.tag, dir: own.dir }),
    words: { ...locale.words, ...textsIn(own?.words), ...textsIn(byTag), ...textsIn(byTag[own?.tag ?? locale.tag]) },
    failures: { ...locale.failures, ...own?.errors }
  }
}

/** What of a host's own words is text: a page without types may hand over anything. */
const textsIn = (words: unknown): HostWords =>
  Object.fromEntries(Object.entries(Object(words)).filter(([, text]) => typeof text === "string"))

const tagsOf = (wished: string): ReadonlyArray<string> =>
  wished === "page" ? [document.documentElement.lang] : wished === "visitor" ? navigator.languages : [wished]
