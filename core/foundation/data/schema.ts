import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"
import * as Effects from "effect/Schema"
import { isRecord } from "./isRecord.ts"

/** The only import of Schema from Effect. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/**
 * A JSON object with any keys, unchanged. A `Schema.Record` builds a new object, whose prototype an outside key
 * `__proto__` would replace.
 */
export const JsonRecord = Effects.Unknown.pipe(Effects.filter(isRecord))

/**
 * Returns the path at which an answer stops fitting, and the expected type: `data.1.name: expected string`. Never
 * includes the actual value, which may be large, too deeply nested for a formatter, or private.
 */
export const findInvalidPath = ({ issue }: ParseResult.ParseError): string => {
  let path = ""
  let current = issue
  for (;;) {
    if (current._tag === "Pointer") path += `.${[current.path].flat().join(".")}`
    const below = "issues" in current ? [current.issues].flat()[0] : "issue" in current ? current.issue : undefined
    if (below === undefined)
      return `${path.slice(1)}: expected ${"ast" in current ? current.ast : "nothing"}`.slice(0, 256)
    current = below
  }
}

/**
 * Returns everything that did not fit, each with its path from the root. If the value is nested too deeply to format,
 * returns only the first.
 */
export const getIssues = (
  e: ParseResult.ParseError
): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  Either.getOrElse(
    Either.try(() => ParseResult.ArrayFormatter.formatErrorSync(e)),
    () => [{ path: [], message: findInvalidPath(e) }]
  )
