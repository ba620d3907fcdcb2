import type { HostLocale } from "./HostLocale.ts"
import { firstWords } from "./firstWords.ts"
import { locales } from "./speak.ts"

/** Each language of the kit with the words of its buttons alone, by its tag: what `latchkey/locales/*` gives. */
export const earlyLocales = (): Promise<ReadonlyArray<readonly [tag: string, HostLocale]>> =>
  Promise.all(
    Object.entries(locales)
      .filter(([tag]) => !tag.startsWith("qps"))
      .map(async ([tag, load]) => {
        const { locale } = await load()
        const { dir } = locale
        return [tag, { tag, dir, words: firstWords(locale) }] as const
      })
  )
