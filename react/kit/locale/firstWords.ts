import { keysOf } from "../../../core/foundation/data/keys.ts"
import { buttonTexts } from "../../foundation/locales/en/button.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"

interface Spoken {
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: Readonly<Partial<Record<string, string>>>
}

/** Returns the texts that the host's page shows: buttons and the frame, with English for a missing one. */
export const firstWords = ({ dir, tag, words }: Spoken): Readonly<Record<string, string>> => {
  const english: Readonly<Record<string, string>> = { ...shellTexts, ...buttonTexts }
  return {
    ...Object.fromEntries(keysOf(english).map((key) => [key, words[key] ?? english[key] ?? ""])),
    "locale.tag": tag,
    "locale.dir": dir
  }
}
