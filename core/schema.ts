import * as ParseResult from "effect/ParseResult"

/** The one place that says where Schema comes from. Everything else imports it from here. */
export * as Schema from "effect/Schema"

/** The whole of what did not fit, as an indented tree; for logs. */
export const issueTree = (e: ParseResult.ParseError): string => ParseResult.TreeFormatter.formatErrorSync(e)

/** Everything that did not fit, each with its path from the root. */
export const issuesOf = (e: ParseResult.ParseError): ReadonlyArray<{ readonly path: ReadonlyArray<PropertyKey>; readonly message: string }> =>
  ParseResult.ArrayFormatter.formatErrorSync(e)
