import { checkCall } from "../../../core/kit/host/checkCall.ts"
import { nearestLocale } from "../../../core/kit/locale/nearestLocale.ts"
import { keysOf } from "../../../core/foundation/data/keys.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { first } from "../../foundation/text/first.ts"
import type { Locale } from "../../foundation/text/words.ts"
import { followPage } from "./followPage.ts"
import type { Speech } from "./Speech.ts"

/** The languages that the kit speaks beside English, by their tags. */
const locales: Readonly<Record<string, () => Promise<{ readonly locale: Locale }>>> = {
  ar: () => import("../../foundation/text/ar.ts"),
  qps: () => import("./pseudo.ts").then(({ qps }) => ({ locale: qps })),
  "qps-rtl": () => import("./pseudo.ts").then(({ qpsRtl }) => ({ locale: qpsRtl }))
}

/**
 * Loads the words of a language and speaks them from then on: English where nothing nearer is known. `page`: the
 * language of the page, and of every other that it changes to; `visitor`: the first of the visitor's that is known. Of two
 * wishes the later one decides. If the words cannot be loaded, what was spoken stays.
 */
export const speak = async (speech: Speech, wished = "page"): Promise<void> => {
  const misfit = checkCall("setLocale", wished, speech.over)
  if (misfit) throw misfit
  const wish = { to: wished }
  speech.wish = wish
  if (wished === "page") speech.end ??= followPage(speech)
  const load = locales[nearestLocale(tagsOf(wished), ["en", ...Object.keys(locales)]) ?? "en"]
  try {
    const locale = load === undefined ? null : (await load().catch(load)).locale
    if (speech.wish !== wish) return
    speech.locale = locale
    speech.tell(locale === null ? undefined : firstWords(locale))
  } catch (cause) {
    throwMissing(cause)
  }
}

/** The words that the host's page shows. */
const firstWords = ({ words }: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(keysOf(first).map((key) => [key, words[key]]))

const tagsOf = (wished: string): ReadonlyArray<string> =>
  wished === "page" ? [document.documentElement.lang] : wished === "visitor" ? navigator.languages : [wished]
