import { keysOf } from "../../../core/foundation/data/keys.ts"
import { buttonTexts } from "../../foundation/text/button.ts"
import { first } from "../../foundation/text/first.ts"

interface Spoken {
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: Readonly<Partial<Record<string, string>>>
}

/** The words that the host's page shows: those of buttons and of the frame, in English where there is no other. */
export const firstWords = ({ dir, tag, words }: Spoken): Readonly<Record<string, string>> => {
  const english: Readonly<Record<string, string>> = { ...first, ...buttonTexts }
  return {
    ...Object.fromEntries(keysOf(english).map((key) => [key, words[key] ?? english[key] ?? ""])),
    "locale.tag": tag,
    "locale.dir": dir
  }
}
