import { checkCall } from "../../../core/kit/methodTable/checkCall.ts"
import { findNearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { type Language, type Locale, toLocale } from "../../foundation/locales/Language.ts"
import { getFirstWords } from "./firstWords.ts"
import { followPage } from "./followPage.ts"
import type { HostLocale, HostWords } from "./HostLocale.ts"
import type { LocaleControl } from "./LocaleControl.ts"

/** The kit's languages other than English, by tag. Each is one chunk. */
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
 * Loads a language and switches to it; English if the kit has no similar language. `page`: the page's language, also
 * after it changes; `visitor`: the first of the browser's languages that the kit has. A host's own language overrides
 * the kit's language with the same tag, and the option `words` overrides both. If called several times, the last call
 * wins. If the language cannot be loaded, the current one stays.
 */
export const switchLocale = async (
  localeControl: LocaleControl,
  requested: string | HostLocale = "page"
): Promise<void> => {
  const misfit = checkCall("setLocale", requested, localeControl.isDisposed)
  if (misfit) throw misfit
  const request = { locale: requested }
  localeControl.requested = request
  if (requested === "page") localeControl.stopFollowing ??= followPage(localeControl)
  const own = typeof requested === "string" ? undefined : requested
  const known = ["en", ...Object.keys(locales)]
  const tag = typeof requested === "string" ? findNearestLocale(getTags(requested), known) : requested.tag
  const load = locales[tag ?? "en"]
  const english = own !== undefined || localeControl.words !== undefined ? englishLocale : null
  const apply = (locale: Locale | null) => {
    if (localeControl.requested !== request) return
    localeControl.locale = locale
    localeControl.publishWords(locale === null ? undefined : getFirstWords(locale))
  }
  try {
    const locale = load === undefined ? english : toLocale((await load().catch(load)).language)
    apply(locale && withHostTexts(locale, own, localeControl.words))
  } catch (cause) {
    throwMissing(cause)
  }
}

/** English, to which the host's texts are added. */
const englishLocale: Locale = { tag: "en", dir: "ltr", words: {}, failures: {}, calls: {}, alerts: {} }

/** Returns a language with the host's texts. Texts for one language override those for all languages. */
const withHostTexts = (locale: Locale, own: HostLocale | undefined, words: LocaleControl["words"]): Locale => {
  const byTag: Readonly<Partial<Record<string, unknown>>> = words ?? {}
  return {
    ...locale,
    ...(own && { tag: own.tag, dir: own.dir }),
    words: {
      ...locale.words,
      ...findTexts(own?.words),
      ...findTexts(byTag),
      ...findTexts(byTag[own?.tag ?? locale.tag])
    },
    failures: { ...locale.failures, ...findFailures(own?.errors) }
  }
}

/** Returns the entries that are texts. Pages in plain JavaScript may pass anything. */
const findTexts = (words: unknown): HostWords =>
  Object.fromEntries(Object.entries(Object(words)).filter(([, text]) => typeof text === "string"))

/** Returns the entries that are sentences of failures: a short one, and maybe a long one. */
const findFailures = (errors: HostLocale["errors"]): Locale["failures"] =>
  Object.fromEntries(
    Object.entries(errors ?? {}).filter(
      ([, texts]) => Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === "string")
    )
  )

const getTags = (locale: string): ReadonlyArray<string> =>
  locale === "page" ? [document.documentElement.lang] : locale === "visitor" ? navigator.languages : [locale]
