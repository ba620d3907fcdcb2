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
import { guideTexts } from "../../foundation/locales/en/guide.ts"
import { swapTexts } from "../../foundation/locales/en/swapping.ts"
import { viewTexts } from "../../foundation/locales/en/views.ts"
import type { Language } from "../../foundation/locales/Language.ts"

/** Letters that look like the plain ones, with diacritics. */
const marked: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ..."aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ"
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : []))
)

/**
 * Returns a pseudo-translation: letters with diacritics, 40 % longer, in brackets. It makes
 * untranslated texts visible, and truncated ones, which lack a bracket. Placeholders stay.
 */
export const toPseudoText = (text: string): string => {
  const letters = text.replace(/\{\w+\}|[A-Za-z]/g, (match) => marked[match] ?? match)
  const more = "one two three four five six seven eight nine ten".split(" ")
  const length = Math.ceil(text.replace(/\{\w+\}/g, "").length * 0.4)
  let end = ""
  for (let index = 0; end.length < length; index++) end += ` ${more[index % more.length]}`
  return `⟦${letters}${end.slice(0, length).replace(/[a-z]/g, (letter) => marked[letter] ?? letter)}⟧`
}

const toPseudo = <Key extends string>(texts: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> => {
  const result: Record<Key, string> = { ...texts }
  for (const key in texts) result[key] = toPseudoText(texts[key])
  return result
}

/** The pseudo-locale of the English texts, for finding truncated and untranslated texts. */
export const qps: Language = {
  tag: "en-x-qps",
  dir: "ltr",
  first: toPseudo({ ...shellTexts, ...buttonTexts, ...firstTexts }),
  views: toPseudo({ ...viewTexts, ...guideTexts, ...emailTexts, ...moneyTexts, ...swapTexts, ...accountTexts }),
  failures: Object.fromEntries(
    entries.map(({ code, short }) => [code, [toPseudoText(short), toPseudoText(longTexts[code])]])
  ),
  calls: toPseudo(sentences),
  alerts: Object.fromEntries(
    Object.entries(alerts).map(([key, { long, short }]) => [key, [toPseudoText(short), toPseudoText(long)]])
  )
}

/** The same pseudo-locale from right to left. */
export const qpsRtl: Language = { ...qps, tag: "en-x-qps-rtl", dir: "rtl" }
