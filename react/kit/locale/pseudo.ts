import { alerts } from "../../../core/kit/modal/alerts.ts"
import { entries } from "../../../core/kit/catalogue/catalogue.ts"
import { sentences } from "../../../core/onchain/calldata/sentences.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { buttonTexts } from "../../foundation/locales/en/button.ts"
import { accountTexts } from "../../foundation/locales/en/accountViews.ts"
import { emailTexts } from "../../foundation/locales/en/email.ts"
import { firstTexts } from "../../foundation/locales/en/first.ts"
import { moneyTexts } from "../../foundation/locales/en/money.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import { swapTexts } from "../../foundation/locales/en/swapping.ts"
import { viewTexts } from "../../foundation/locales/en/views.ts"
import type { Language } from "../../foundation/locales/Language.ts"

/** Letters that look like the plain ones, with marks above and below. */
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ..."aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ"
  ].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : []))
)

/**
 * Returns an English text as nobody writes it: letters with marks, 40 % longer, a bracket at both ends. What was not
 * translated has none of these, what is cut lacks a bracket. Places for values stay.
 */
export const pseudoText = (text: string): string => {
  const letters = text.replace(/\{\w+\}|[A-Za-z]/g, (one) => marked[one] ?? one)
  const more = "one two three four five six seven eight nine ten".split(" ")
  const length = Math.ceil(text.replace(/\{\w+\}/g, "").length * 0.4)
  let end = ""
  for (let at = 0; end.length < length; at++) end += ` ${more[at % more.length]}`
  return `⟦${letters}${end.slice(0, length).replace(/[a-z]/g, (one) => marked[one] ?? one)}⟧`
}

const mapped = <Key extends string>(texts: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> => {
  const result: Record<Key, string> = { ...texts }
  for (const key in texts) result[key] = pseudoText(texts[key])
  return result
}

/** The pseudo-locale of the English texts, for tools that look for cut or untranslated texts. */
export const qps: Language = {
  tag: "en-x-qps",
  dir: "ltr",
  first: mapped({ ...shellTexts, ...buttonTexts, ...firstTexts }),
  views: mapped({ ...viewTexts, ...emailTexts, ...moneyTexts, ...swapTexts, ...accountTexts }),
  failures: Object.fromEntries(
    entries.map(({ code, short }) => [code, [pseudoText(short), pseudoText(longTexts[code])]])
  ),
  calls: mapped(sentences),
  alerts: Object.fromEntries(
    Object.entries(alerts).map(([key, { long, short }]) => [key, [pseudoText(short), pseudoText(long)]])
  )
}

/** The same from right to left. */
export const qpsRtl: Language = { ...qps, tag: "en-x-qps-rtl", dir: "rtl" }
