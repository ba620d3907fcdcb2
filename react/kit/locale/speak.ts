import { checkCall } from "../../../core/kit/host/checkCall.ts"
import { nearestLocale } from "../../../core/kit/locale/nearestLocale.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Locale } from "../../foundation/text/words.ts"
import { firstWords } from "./firstWords.ts"
import { followPage } from "./followPage.ts"
import type { HostLocale, HostWords } from "./HostLocale.ts"
import type { Speech } from "./Speech.ts"

/** The languages that the kit speaks beside English, by their tags. */
export const locales: Readonly<Record<string, () => Promise<{ readonly locale: Locale }>>> = {
  ar: () => import("../../foundation/text/ar.ts"),
  de: () => import("../../foundation/locales/first/de.ts"),
  es: () => import("../../foundation/locales/first/es.ts"),
  fr: () => import("../../foundation/locales/first/fr.ts"),
  hi: () => import("../../foundation/locales/first/hi.ts"),
  ja: () => import("../../foundation/locales/first/ja.ts"),
  ko: () => import("../../foundation/locales/first/ko.ts"),
  "pt-BR": () => import("../../foundation/locales/first/pt-BR.ts"),
  ru: () => import("../../foundation/locales/first/ru.ts"),
  tr: () => import("../../foundation/locales/first/tr.ts"),
  "zh-CN": () => import("../../foundation/locales/first/zh-CN.ts"),
  qps: () => import("./pseudo.ts").then(({ qps }) => ({ locale: qps })),
  "qps-rtl": () => import("./pseudo.ts").then(({ qpsRtl }) => ({ locale: qpsRtl }))
}

/** What requests and failures of later views say, once both have loaded. */
const sentencesOf = async (
  calls: Promise<{ readonly calls: NonNullable<Locale["calls"]> }>,
  failures: Promise<Pick<Locale, "errors">>
): Promise<Pick<Locale, "calls" | "errors">> => ({ calls: (await calls).calls, errors: (await failures).errors })

/** What requests say, and failures of later views, by the same tags: they load with the words of those views. */
export const laterSentences: Readonly<Record<string, () => Promise<Pick<Locale, "calls" | "errors">>>> = {
  ar: () =>
    sentencesOf(
      import("../../onchain/money/arCalls.ts").then(({ arCalls: calls }) => ({ calls })),
      import("../../foundation/laterTexts/arFailures.ts").then(({ arFailures: errors }) => ({ errors }))
    ),
  de: () => sentencesOf(import("../../onchain/callWords/de.ts"), import("../../foundation/locales/failures/de.ts")),
  es: () => sentencesOf(import("../../onchain/callWords/es.ts"), import("../../foundation/locales/failures/es.ts")),
  fr: () => sentencesOf(import("../../onchain/callWords/fr.ts"), import("../../foundation/locales/failures/fr.ts")),
  hi: () => sentencesOf(import("../../onchain/callWords/hi.ts"), import("../../foundation/locales/failures/hi.ts")),
  ja: () => sentencesOf(import("../../onchain/callWords/ja.ts"), import("../../foundation/locales/failures/ja.ts")),
  ko: () => sentencesOf(import("../../onchain/callWords/ko.ts"), import("../../foundation/locales/failures/ko.ts")),
  "pt-BR": () =>
    sentencesOf(import("../../onchain/callWords/pt-BR.ts"), import("../../foundation/locales/failures/pt-BR.ts")),
  ru: () => sentencesOf(import("../../onchain/callWords/ru.ts"), import("../../foundation/locales/failures/ru.ts")),
  tr: () => sentencesOf(import("../../onchain/callWords/tr.ts"), import("../../foundation/locales/failures/tr.ts")),
  "zh-CN": () =>
    sentencesOf(import("../../onchain/callWords/zh-CN.ts"), import("../../foundation/locales/failures/zh-CN.ts"))
}

/** A language with all that it says, by what has loaded later. */
export const wholeLocale = (
  locale: Locale,
  words: Awaited<ReturnType<NonNullable<Locale["lazy"]>>> | undefined,
  more: Pick<Locale, "calls" | "errors"> | undefined
): Locale => ({
  ...locale,
  ...more,
  words: { ...locale.words, ...words },
  errors: { ...locale.errors, ...more?.errors }
})

/**
 * Loads the words of a language and speaks them from then on: English where nothing nearer is known. `page`: the
 * language of the page, and of every other that it changes to; `visitor`: the first of the visitor's that is known. A language of the host's
 * own lies over the kit's of the same tag, and the option `words` over both. Of two wishes the later one decides. The words of later views and of failures follow those of the first. If either cannot be loaded, what was
 * spoken stays.
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
  const before = speech.locale
  const tell = (locale: Locale | null) => {
    if (speech.wish !== wish) return
    speech.locale = locale
    speech.tell(locale === null ? undefined : firstWords(locale))
  }
  try {
    const locale = load === undefined ? english : (await load().catch(load)).locale
    tell(locale && withOwn(locale, own, speech.words))
    if (locale?.lazy === undefined) return
    const sentences = laterSentences[locale.tag]
    const later = await Promise.all([locale.lazy().catch(locale.lazy), sentences?.().catch(sentences)])
    tell(withOwn(wholeLocale(locale, ...later), own, speech.words))
  } catch (cause) {
    if (speech.locale !== before) tell(before)
    throwMissing(cause)
  }
}

/** English as a language that says nothing of its own, for words of the host's to lie over. */
const inEnglish: Locale = {
  tag: "en",
  dir: "ltr",
  words: {} as Locale["words"], // what is missing is English
  errors: {},
  alerts: () => Promise.resolve({ alerts: {} })
}

/** A language under the host's own and under its words, those for the language over those for all. */
const withOwn = (locale: Locale, own: HostLocale | undefined, words: Speech["words"]): Locale => {
  const byTag: Readonly<Partial<Record<string, unknown>>> = words ?? {}
  return {
    ...locale,
    ...(own && { tag: own.tag, dir: own.dir }),
    words: { ...locale.words, ...textsIn(own?.words), ...textsIn(byTag), ...textsIn(byTag[own?.tag ?? locale.tag]) },
    errors: { ...locale.errors, ...own?.errors }
  }
}

/** What of a host's own words is text: a page without types may hand over anything. */
const textsIn = (words: unknown): HostWords =>
  Object.fromEntries(Object.entries(Object(words)).filter(([, text]) => typeof text === "string"))

const tagsOf = (wished: string): ReadonlyArray<string> =>
  wished === "page" ? [document.documentElement.lang] : wished === "visitor" ? navigator.languages : [wished]
