import { Command, Option } from "commander"
import { redactText } from "../../../services/foundation/redaction/redactedText.ts"
import { expandFlags, withFlags } from "./flags.ts"

/**
 * Returns a run's arguments without the flags for the connection and the output: the command that a recording belongs
 * to. `--network` changes the requests and stays; one-time codes (`--otp`, `--new-otp`) are removed.
 */
export const getCommand = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const flags = new Map(
    withFlags(new Command())
      .options.filter(({ long }) => long !== "--network")
      .map((option) => [option.long ?? "", option])
  )
  for (const secret of ["--otp", "--new-otp"]) flags.set(secret, new Option(`${secret} <code>`))
  const safe: Array<string> = []
  let isValue = false
  for (const word of expandFlags(words)) {
    const [name = "", ...value] = word.split("=")
    const flag = flags.get(name)
    if (isValue) isValue = false
    else if (flag === undefined) safe.push(redactText(word))
    else isValue = value.length === 0 && (flag.required || flag.optional)
  }
  return safe
}

/** Quotes arguments for a shell. */
export const quoteWords = (words: ReadonlyArray<string>): string =>
  words.map((word) => (/^[\w@%+=:,./<>-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(" ")
