import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo } from "react"
import { filled } from "../../../core/foundation/errors/failure.ts"
import { type SentenceKey, speakEnglish, type Voice } from "../../../core/onchain/calldata/sentences.ts"
import { isolated, localeRx } from "../../foundation/state/atoms.ts"
import type { Locale } from "../../foundation/locales/Language.ts"

/** Returns how requests are told to the visitor: in the language of the view, times in words and in their own zone. */
export const useVoice = (): Required<Voice> => {
  const locale = useRxValue(localeRx)
  return useMemo(() => voiceOf(locale), [locale])
}

const voiceOf = (locale: Locale | null): Required<Voice> => {
  const tag = locale?.tag ?? "en"
  const times = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short" })
  const plurals = new Intl.PluralRules(tag)
  return {
    say: (key, values = {}) => {
      const word = locale === null ? undefined : wordOf(locale.calls, key, plurals, values["count"])
      return word === undefined ? speakEnglish(key, values) : filled(word, isolated(values))
    },
    time: (seconds) => times.format(Number(seconds) * 1000)
  }
}

/** Of a sentence that counts, the form for its count. */
const wordOf = (
  calls: Locale["calls"],
  key: SentenceKey,
  plurals: Intl.PluralRules,
  count: string | undefined
): string | undefined =>
  (count === undefined ? undefined : calls[`${key}.${plurals.select(Number(count))}`]) ?? calls[key]
