import colours from "picocolors"
import type { LatchkeyError } from "../../core/errors.ts"
import { exitOf } from "../errors.ts"
import type { Flags } from "./flags.ts"
import { type About, hintOf } from "./hints.ts"
import type { Host } from "./host.ts"

/** What a command found: the data as `--json` shows it, and lines made for reading. */
export interface Report {
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
}

/** How a run went, beside what it found. */
export interface Meta {
  /** Where the answers came from. */
  readonly source: "fixtures" | "sandbox" | "live"
  readonly durationMs: number
  /** How many requests were sent, each try counted. */
  readonly requests: number
}

/** How a run prints: one document, one line an event with the result last, or lines made for reading. */
export type Printing = Pick<Flags, "json" | "ndjson">

/** Prints a result. stdout carries it and nothing else. Design §5. */
export const printReport = (host: Host, { json, ndjson }: Printing, flow: string, report: Report, meta: Meta): void => {
  const envelope = { ok: true, flow, data: report.data, meta }
  const lines = json ? [document(envelope)] : ndjson ? [lineOf({ type: "end", ...envelope })] : report.lines
  for (const line of lines) host.out(line)
}

/** Prints a failure: as one document on stdout with `--json`, as the last line with `--ndjson`, and on stderr. Gives the exit code. */
export const printFailure = (host: Host, { json, ndjson }: Printing, { flags, flow }: About, error: LatchkeyError, meta: Meta): number => {
  const hint = hintOf(error, { flags, flow })
  const envelope = {
    ok: false, flow,
    error: { code: error.code, tag: error._tag, message: error.message, hint: hint ?? null, retryable: error.retryable, ...("problems" in error ? { problems: error.problems } : {}) },
    meta
  }
  if (json || ndjson) host.out(json ? document(envelope) : lineOf({ type: "end", ...envelope }))
  const { dim, red } = colours.createColors(host.colours)
  host.err(`${red(error.message)} ${dim(`(${error.code})`)}`)
  for (const line of hint?.split("\n") ?? []) host.err(line)
  return exitOf(error)
}

const document = (value: unknown): string => JSON.stringify(value, bigintAsText, 2)

/** A value on one line. */
export const lineOf = (value: unknown): string => JSON.stringify(value, bigintAsText)

/** Data as a reader of `--json` gets it: bigints are decimal text. */
export const asPrinted = (data: unknown): unknown => JSON.parse(JSON.stringify(data, bigintAsText) ?? "null")

const bigintAsText = (_: string, one: unknown): unknown => (typeof one === "bigint" ? one.toString() : one)
