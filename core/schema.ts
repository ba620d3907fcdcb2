import * as Either from "effect/Either"
import * as ParseResult from "effect/ParseResult"

/** The one place that says where Schema comes from. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/**
 * Where an answer stops fitting, what should be there, and what kind of thing is: `data[0].name: expected string, not a
 * list`. Never what it says, for it may be large, deeper than a formatter can go, or nobody's business.
 */
export const misfitIn = ({ issue }: ParseResult.ParseError): string => {
  let path = ""
  let at = issue
  for (;;) {
    switch (at._tag) {
      case "Pointer": {
        const keys = typeof at.path === "object" ? at.path : [at.path]
        for (const key of keys) path += typeof key === "number" ? `[${key}]` : `${path === "" ? "" : "."}${String(key).slice(0, 64)}`
        at = at.issue
        break
      }
      case "Composite":
        if (at.ast._tag === "Union") return said(path, at.ast, at.actual)
        at = "_tag" in at.issues ? at.issues : at.issues[0]
        break
      case "Refinement":
        if (at.kind === "Predicate") return said(path, at.ast, at.actual)
        at = at.issue
        break
      case "Transformation":
        at = at.issue
        break
      case "Missing":
        return `${path === "" ? "It" : path} is missing`
      case "Unexpected":
        return `${path === "" ? "It" : path} should not be there`
      default:
        return said(path, at.ast, at.actual)
    }
  }
}

const said = (path: string, expected: unknown, actual: unknown): string =>
  `${path === "" ? "" : `${path}: `}expected ${String(expected).slice(0, 128)}, not ${kindOf(actual)}`
const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "a list" : typeof value === "string" ? "this text" : typeof value === "object" ? "this object" : `this ${typeof value}`

/** Everything that did not fit, each with its path from the root; of something too deep to be told, the first place. */
export const issuesOf = (e: ParseResult.ParseError): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  Either.getOrElse(Either.try(() => ParseResult.ArrayFormatter.formatErrorSync(e)), () => [{ path: [], message: misfitIn(e) }])
