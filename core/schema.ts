import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"

/** The one place that says where Schema comes from. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/**
 * Where an answer stops fitting, what should be there, and what kind of thing is: `data[0].name: expected string, not
 * list`. Never what it says, for it may be large, deeper than a formatter can go, or nobody's business.
 */
export const misfitIn = ({ issue }: ParseResult.ParseError): string => {
  let path = ""
  let at = issue
  for (;;) {
    if (at._tag === "Pointer") path += [at.path].flat().map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key).slice(0, 64)}`)).join("")
    // Which member of a union it should have been nobody knows.
    const below = "issues" in at ? at.ast._tag === "Union" ? undefined : [at.issues].flat()[0] : "issue" in at && !("kind" in at && at.kind === "Predicate") ? at.issue : undefined
    if (below === undefined) {
      const { actual } = at
      const kind = Array.isArray(actual) ? "list" : actual === null ? "null" : typeof actual
      return `${path.replace(/^\./, "")}: expected ${String("ast" in at ? at.ast : "nothing").slice(0, 128)}, not ${kind}`
    }
    at = below
  }
}

/** Everything that did not fit, each with its path from the root; of something too deep to be told, the first place. */
export const issuesOf = (e: ParseResult.ParseError): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  Either.getOrElse(Either.try(() => ParseResult.ArrayFormatter.formatErrorSync(e)), () => [{ path: [], message: misfitIn(e) }])
