import { fitLine } from "../text/fitLine.ts"
import { keysIn, printable, printableJson } from "../text/printable.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import type { Host } from "./host.ts"

/** Colours a line that is already safe to print. */
export type Paint = (line: string) => string

/**
 * What a run prints with. Everything passes one filter: texts from outside cannot move the cursor, break a line or turn
 * the text; colours are added after it. Hidden texts are replaced.
 */
export interface Printer {
  /** Prints one line of the result, fitted to the terminal but where it is `verbatim`. */
  readonly out: (line: string, verbatim?: boolean) => void
  /** Prints JSON as the result. `failed`: private keys among the run's words are hidden in it. */
  readonly json: (text: string, failed?: "failed") => void
  /** Prints one line on stderr. Private keys among the run's words are hidden in it. */
  readonly err: (line: string, paint?: Paint) => void
  /**
   * Registers a secret text: it is printed as `stand` from then on, where it stands by itself; in JSON within texts alone,
   * for a number that happens to have its digits is none. What is shorter than four characters is no secret.
   */
  readonly hide: (secret: string, stand: string) => void
  readonly colours: boolean
}

/** A wrong code may have any length, and of two digits everything is full. */
const shortest = 4

/** Finds a text where no digit goes on before or after it; letters may, as in the text of a line break. */
const alone = (secret: string): RegExp =>
  new RegExp(`(?<!\\d)${secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`, "g")

/** Makes the printer of a run; `words` are its arguments. */
export const makePrinter = (
  { colours, err, out, width }: Pick<Host, "colours" | "err" | "out" | "width">,
  words: ReadonlyArray<string>
): Printer => {
  const hidden = new Map<string, string>()
  const keys = keysIn(words)
  const masked = (text: string): string =>
    [...hidden].reduce((all, [secret, stand]) => all.replace(alone(secret), () => stand), text)
  const maskedJson = (text: string): string => (hidden.size === 0 ? text : text.replace(/"(?:[^"\\]+|\\.)*"/g, masked))
  const keyless = (text: string): string => keys.reduce((all, key) => all.replace(key, standIn), text)
  return {
    out: (line, verbatim) => {
      const safe = printable(masked(line))
      for (const one of verbatim === true ? [safe] : fitLine(safe, width)) out(one)
    },
    json: (text, failed) => out(printableJson(failed === undefined ? maskedJson(text) : keyless(maskedJson(text)))),
    err: (line, paint = (same) => same) => err(paint(printable(keyless(masked(line))))),
    hide: (secret, stand) => {
      if (secret.length >= shortest) hidden.set(secret, stand)
    },
    colours
  }
}
