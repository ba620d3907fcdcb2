import type { HostLocale } from "./HostLocale.ts"
import { getFirstWords } from "./firstWords.ts"
import { locales } from "./switchLocale.ts"

/** Returns every language with only the texts of buttons, by tag: the modules of `latchkey/locales/*`. */
export const listButtonLocales = (): Promise<ReadonlyArray<readonly [tag: string, HostLocale]>> =>
  Promise.all(
    Object.entries(locales)
      .filter(([tag]) => !tag.startsWith("qps"))
      .map(async ([tag, load]) => {
        const { dir, first } = (await load()).language
        return [tag, { tag, dir, words: getFirstWords({ tag, dir, words: first }) }] as const
      })
  )
