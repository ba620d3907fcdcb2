import type { Report } from "../foundation/report/Report.ts"
import colours from "picocolors"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { exitOf } from "../foundation/errors/errors.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { type About, hintOf, isRetryable } from "./hints.ts"
import type { Host } from "../foundation/host/host.ts"

/** Facts about a run beside its result. */
export interface Meta {
  /** Where the answers came from. */
  readonly source: "fixtures" | "sandbox" | "live"
  readonly durationMs: number
  /** How many requests were sent; each try counts. */
  readonly requests: number
}

/** How a run prints: one document, one event per line with the result last, or lines for people. */
export type Printing = Pick<Flags, "json" | "ndjson">

/** Problems beside a result: `warnings` of the envelope, present only if there are any, and lines on stderr. */
const withWarnings = (warnings: ReadonlyArray<string>) => (warnings.length === 0 ? {} : { warnings })
const warn = (host: Host, warnings: ReadonlyArray<string>): void => {
  const { yellow } = colours.createColors(host.colours)
  for (const line of warnings) host.err(`${yellow("Warning:")} ${line}`)
}

/** Prints a result. stdout carries only the result; warnings also go to stderr. docs/spec/kit.md#commands-envelope. */
export const printReport = (
  host: Host,
  { json, ndjson }: Printing,
  flow: string,
  report: Report,
  meta: Meta,
  warnings: ReadonlyArray<string> = []
): void => {
  const envelope = { ok: true, flow, data: report.data, ...withWarnings(warnings), meta }
  const lines = json ? [document(envelope)] : ndjson ? [lineOf({ type: "end", ...envelope })] : report.lines
  for (const line of lines) host.out(line)
  warn(host, warnings)
}

/**
 * Prints a failure: as one document on stdout with `--json`, as the last line with `--ndjson`, and on stderr. Returns
 * the exit code.
 */
export const printFailure = (
  host: Host,
  { json, ndjson }: Printing,
  about: About,
  error: LatchkeyError,
  meta: Meta,
  warnings: ReadonlyArray<string> = []
): number => {
  const hint = hintOf(error, about)
  const sent = (about.sent ?? []).map(({ hash, network, standing, what }) => ({
    what,
    hash: hash ?? null,
    network,
    standing
  }))
  const envelope = {
    ok: false,
    flow: about.flow,
    error: {
      code: error.code,
      tag: error._tag,
      message: error.message,
      hint: hint ?? null,
      retryable: isRetryable(error, about),
      ...("problems" in error ? { problems: error.problems } : {}),
      ...(sent.length === 0 ? {} : { sent })
    },
    ...withWarnings(warnings),
    meta
  }
  if (json || ndjson) host.out(json ? document(envelope) : lineOf({ type: "end", ...envelope }))
  const { dim, red } = colours.createColors(host.colours)
  host.err(`${red(error.message)} ${dim(`(${error.code})`)}`)
  for (const line of hint?.split("\n") ?? []) host.err(line)
  warn(host, warnings)
  return exitOf(error)
}

const document = (value: unknown): string => JSON.stringify(value, bigintAsText, 2)

/** A value on one line. */
export const lineOf = (value: unknown): string => JSON.stringify(value, bigintAsText)

/** Data as `--json` prints it: bigints become decimal text. */
export const asPrinted = (data: unknown): unknown => JSON.parse(JSON.stringify(data, bigintAsText) ?? "null")

const bigintAsText = (_: string, one: unknown): unknown => (typeof one === "bigint" ? one.toString() : one)
