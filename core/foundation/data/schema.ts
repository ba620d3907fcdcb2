import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"
import * as Effects from "effect/Schema"
import { isRecord } from "./isRecord.ts"

/** The only import of Schema from Effect. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/**
 * A JSON object with any keys, kept as it came. A `Schema.Record` builds a new one, whose prototype a key `__proto__` from
 * outside would become.
 */
export const JsonRecord = Effects.Unknown.pipe(Effects.filter(isRecord))

/**
 * Returns where an answer stops fitting, and what was expected there: `data.1.name: expected string`. Never includes
 * the actual value, which may be large, too deeply nested for a formatter, or private.
 */
export const invalidPath = ({ issue }: ParseResult.ParseError): string => {
  let path = ""
  let at = issue
  for (;;) {
    if (at._tag === "Pointer") path += `.${[at.path].flat().join(".")}`
    const below = "issues" in at ? [at.issues].flat()[0] : "issue" in at ? at.issue : undefined
    if (below === undefined) return `${path.slice(1)}: expected ${"ast" in at ? at.ast : "nothing"}`.slice(0, 256)
    at = below
  }
}

/**
 * Returns everything that did not fit, each with its path from the root; if the value is nested too deeply to format,
 * only the first place.
 */
export const issuesOf = (
  e: ParseResult.ParseError
): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  Either.getOrElse(
    Either.try(() => ParseResult.ArrayFormatter.formatErrorSync(e)),
    () => [{ path: [], message: invalidPath(e) }]
  )
