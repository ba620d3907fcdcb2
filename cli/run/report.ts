import type { Report } from "../foundation/text/Report.ts"
import { formatPairs } from "../foundation/text/table.ts"
import colours from "picocolors"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { getCause, getExit } from "../foundation/errors/rootOf.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { type About, getHint, isRetryable } from "./hints.ts"
import type { Printer } from "../foundation/host/printer.ts"

/** Facts about a run in addition to its result. */
export interface Meta {
  /** The source of the answers. */
  readonly source: "fixtures" | "sandbox" | "live"
  readonly durationMs: number
  /** The number of requests sent; each try counts. */
  readonly requests: number
}

/** The output format of a run: one document, one event per line with the result last, or lines for people. */
export type Printing = Pick<Flags, "json" | "ndjson">

/** Problems in addition to a result: `warnings` of the envelope, present only if there are any, and lines on stderr. */
const withWarnings = (warnings: ReadonlyArray<string>) => (warnings.length === 0 ? {} : { warnings })
const warn = (printer: Printer, warnings: ReadonlyArray<string>): void => {
  const { yellow } = colours.createColors(printer.colours)
  for (const line of warnings) printer.err(`Warning: ${line}`, (all) => all.replace(/^Warning:/, yellow))
}

/** Prints a result. stdout carries only the result; warnings also go to stderr. docs/spec/kit.md#commands-envelope. */
export const printReport = (
  printer: Printer,
  { json, ndjson }: Printing,
  flow: string,
  report: Report,
  meta: Meta,
  warnings: ReadonlyArray<string> = []
): void => {
  const all = [...(report.warnings ?? []), ...warnings]
  const envelope = { ok: true, flow, data: report.data, ...withWarnings(all), meta }
  if (json || ndjson) printer.json(json ? formatDocument(envelope) : getLine({ type: "end", ...envelope }))
  else for (const line of report.lines) printer.out(line, report.verbatim)
  warn(printer, all)
}

/**
 * Prints a failure: as one document on stdout with `--json`, as the last line with `--ndjson`, and on stderr. Returns
 * the exit code.
 */
export const printFailure = (
  printer: Printer,
  { json, ndjson }: Printing,
  about: About,
  error: LatchkeyError,
  meta: Meta,
  warnings: ReadonlyArray<string> = []
): number => {
  const hint = getHint(error, about)
  const sent = (about.sent ?? []).map(({ hash, network, standing, what }) => ({
    what,
    hash: hash ?? null,
    network,
    standing
  }))
  const cause = getCause(error)
  const envelope = {
    ok: false,
    flow: about.flow,
    error: {
      code: error.code,
      tag: error._tag,
      message: error.message,
      hint: hint ?? null,
      retryable: isRetryable(error, about),
      ...(cause === undefined ? {} : { cause }),
      ...("problems" in error ? { problems: error.problems } : {}),
      ...(sent.length === 0 ? {} : { sent })
    },
    ...withWarnings(warnings),
    meta
  }
  if (json || ndjson) printer.json(json ? formatDocument(envelope) : getLine({ type: "end", ...envelope }), "failed")
  const { dim, red } = colours.createColors(printer.colours)
  const code = `(${error.code})`
  const lines = severalLines.has(error._tag) ? error.message.split("\n") : [error.message]
  for (const [i, line] of lines.entries()) {
    if (i < lines.length - 1) printer.err(line, red)
    else printer.err(`${line} ${code}`, (all) => `${red(all.slice(0, -code.length - 1))} ${dim(code)}`)
  }
  for (const line of hint?.split("\n") ?? []) printer.err(line)
  if (about.flags?.verbose === true)
    for (const line of formatPairs(Object.entries(cause ?? {}).map(([name, value]) => [`  ${name}`, String(value)])))
      printer.err(line, dim)
  warn(printer, warnings)
  return getExit(error)
}

/** Failures whose message has several lines. Text from outside in them never contains a line break. */
const severalLines: ReadonlySet<string> = new Set([
  "NotRecorded",
  "OwnFault",
  "SandboxEnded",
  "UnfitProject",
  "UnfitRecordings"
])

const formatDocument = (value: unknown): string => JSON.stringify(value, formatBigint, 2)

/** Serializes a value on one line. */
export const getLine = (value: unknown): string => JSON.stringify(value, formatBigint)

/** Returns data as `--json` prints it: bigints become decimal text. */
export const asPrinted = (data: unknown): unknown => JSON.parse(JSON.stringify(data, formatBigint) ?? "null")

const formatBigint = (_: string, value: unknown): unknown => (typeof value === "bigint" ? value.toString() : value)
