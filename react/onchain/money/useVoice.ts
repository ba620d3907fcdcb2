import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo } from "react"
import { fillPlaces } from "../../../core/foundation/errors/failure.ts"
import {
  type SentenceKey,
  translateToEnglish,
  type SentenceLanguage
} from "../../../core/onchain/calldata/sentences.ts"
import { isolateValues, localeRx } from "../../foundation/state/atoms.ts"
import { formatTime } from "../../foundation/locales/formatTime.ts"
import type { Locale } from "../../foundation/locales/Language.ts"

/** Returns how requests are described: in the view's language, with times in words in the visitor's time zone. */
export const useVoice = (): Required<SentenceLanguage> => {
  const locale = useRxValue(localeRx)
  return useMemo(() => getVoice(locale), [locale])
}

const getVoice = (locale: Locale | null): Required<SentenceLanguage> => {
  const tag = locale?.tag ?? "en"
  const plurals = new Intl.PluralRules(tag)
  return {
    say: (key, values = {}) => {
      const word = locale === null ? undefined : getWord(locale.calls, key, plurals, values["count"])
      return word === undefined ? translateToEnglish(key, values) : fillPlaces(word, isolateValues(values))
    },
    time: (seconds) => formatTime(tag, new Date(Number(seconds) * 1000))
  }
}

/** Returns the sentence in the plural form for its count. */
const getWord = (
  calls: Locale["calls"],
  key: SentenceKey,
  plurals: Intl.PluralRules,
  count: string | undefined
): string | undefined =>
  (count === undefined ? undefined : calls[`${key}.${plurals.select(Number(count))}`]) ?? calls[key]
