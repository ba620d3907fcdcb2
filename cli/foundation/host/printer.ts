import { fitLine } from "../text/fitLine.ts"
import { findKeys, toPrintable, toPrintableJson } from "../text/printable.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import type { Host } from "./host.ts"

/** Adds color to a line that is already safe to print. */
export type Paint = (line: string) => string

/**
 * The output of a run. All text passes one filter: text from outside cannot move the cursor, break a line or change its
 * direction. Colors are added after it. Hidden texts are replaced.
 */
export interface Printer {
  /** Prints one line of the result, fitted to the terminal unless it is `verbatim`. */
  readonly out: (line: string, verbatim?: boolean) => void
  /** Prints JSON as the result. `failed`: hides private keys among the run's arguments. */
  readonly json: (text: string, failed?: "failed") => void
  /** Prints one line on stderr, without private keys among the run's arguments. */
  readonly err: (line: string, paint?: Paint) => void
  /**
   * Registers a secret: from then on it is printed as `replacement`, unless a digit precedes or follows it. In JSON
   * only strings are searched, because a number may have the same digits by chance. Texts of fewer than four characters
   * are not hidden.
   */
  readonly hide: (secret: string, replacement: string) => void
  readonly colours: boolean
}

/** A wrong code may have any length, and two digits appear everywhere. */
const minLength = 4

/** Returns a pattern for a text that no digit precedes or follows; letters may, as in an escaped line break. */
const createSecretPattern = (secret: string): RegExp =>
  new RegExp(`(?<!\\d)${secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\d)`, "g")

/** Creates the printer of a run; `words` are its arguments. */
export const makePrinter = (
  { colours, err, out, width }: Pick<Host, "colours" | "err" | "out" | "width">,
  words: ReadonlyArray<string>
): Printer => {
  const hidden = new Map<string, string>()
  const keys = findKeys(words)
  const mask = (text: string): string =>
    [...hidden].reduce(
      (all, [secret, replacement]) => all.replace(createSecretPattern(secret), () => replacement),
      text
    )
  const maskJson = (text: string): string => (hidden.size === 0 ? text : text.replace(/"(?:[^"\\]+|\\.)*"/g, mask))
  const removeKeys = (text: string): string => keys.reduce((all, key) => all.replace(key, standIn), text)
  return {
    out: (line, verbatim) => {
      const safe = toPrintable(mask(line))
      for (const part of verbatim === true ? [safe] : fitLine(safe, width)) out(part)
    },
    json: (text, failed) => out(toPrintableJson(failed === undefined ? maskJson(text) : removeKeys(maskJson(text)))),
    err: (line, paint = (text) => text) => err(paint(toPrintable(removeKeys(mask(line))))),
    hide: (secret, replacement) => {
      if (secret.length >= minLength) hidden.set(secret, replacement)
    },
    colours
  }
}
