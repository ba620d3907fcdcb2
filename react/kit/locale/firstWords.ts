import { getKeys } from "../../../core/foundation/data/keys.ts"
import { buttonTexts } from "../../foundation/locales/en/button.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"

interface LanguageTexts {
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: Readonly<Partial<Record<string, string>>>
}

/**
 * Returns the texts that are shown on the host's page: those of buttons and of the frame. Missing ones are in English.
 */
export const getFirstWords = ({ dir, tag, words }: LanguageTexts): Readonly<Record<string, string>> => {
  const english: Readonly<Record<string, string>> = { ...shellTexts, ...buttonTexts }
  return {
    ...Object.fromEntries(getKeys(english).map((key) => [key, words[key] ?? english[key] ?? ""])),
    "locale.tag": tag,
    "locale.dir": dir
  }
}
