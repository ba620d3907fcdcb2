import { Command } from "commander"
import { redactedText } from "../../../services/foundation/redaction/redactedText.ts"
import { settled, withFlags } from "./flags.ts"

/**
 * The words of a run without the flags that say where it talks and how it prints: what a recording is of. `--network`
 * asks, and stays.
 */
export const commandOf = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const flags = new Map(
    withFlags(new Command())
      .options.filter(({ long }) => long !== "--network")
      .map((one) => [one.long ?? "", one])
  )
  const kept: Array<string> = []
  let isValue = false
  for (const word of settled(words)) {
    const [name = "", ...value] = word.split("=")
    const flag = flags.get(name)
    if (isValue) isValue = false
    else if (flag === undefined) kept.push(redactedText(word))
    else isValue = value.length === 0 && (flag.required || flag.optional)
  }
  return kept
}

/** Words as a shell takes them. */
export const shellWords = (words: ReadonlyArray<string>): string =>
  words.map((word) => (/^[\w@%+=:,./<>-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ")
