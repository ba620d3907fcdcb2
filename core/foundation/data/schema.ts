import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"

/** The one place that says where Schema comes from. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/**
 * Where an answer stops fitting, and what should be there: `data.1.name: expected string`. Never what is there: it may
 * be large, deeper than a formatter can go, or nobody's business.
 */
export const misfitIn = ({ issue }: ParseResult.ParseError): string => {
  let path = ""
  let at = issue
  for (;;) {
    if (at._tag === "Pointer") path += `.${[at.path].flat().join(".")}`
    const below = "issues" in at ? [at.issues].flat()[0] : "issue" in at ? at.issue : undefined
    if (below === undefined) return `${path.slice(1)}: expected ${"ast" in at ? at.ast : "nothing"}`.slice(0, 256)
    at = below
  }
}

/** Everything that did not fit, each with its path from the root; of something too deep to be told, the first place. */
export const issuesOf = (
  e: ParseResult.ParseError
): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  Either.getOrElse(
    Either.try(() => ParseResult.ArrayFormatter.formatErrorSync(e)),
    () => [{ path: [], message: misfitIn(e) }]
  )
