import colours from "picocolors"
import type { LatchkeyError } from "../core/errors.ts"
import { exitOf } from "./errors.ts"
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

/** Prints a result. stdout carries it and nothing else. Design §5. */
export const printReport = (host: Host, json: boolean, flow: string, report: Report, meta: Meta): void => {
  const lines = json ? [document({ ok: true, flow, data: report.data, meta })] : report.lines
  for (const line of lines) host.out(line)
}

/** Prints a failure: as one document on stdout with `--json`, else on stderr alone. Gives the exit code. */
export const printFailure = (host: Host, json: boolean, flow: string, error: LatchkeyError, meta: Meta): number => {
  const hint = hintOf(error)
  if (json) {
    host.out(document({
      ok: false, flow,
      error: { code: error.code, tag: error._tag, message: error.message, hint: hint ?? null, retryable: error.retryable },
      meta
    }))
  }
  const { dim, red } = colours.createColors(host.colours)
  host.err(`${red(error.message)} ${dim(`(${error.code})`)}`)
  if (hint !== undefined) host.err(hint)
  return exitOf(error)
}

const hintOf = (error: LatchkeyError): string | undefined => {
  if ("hint" in error && typeof error.hint === "string") return error.hint
  return error.retryable ? "The same command may succeed when it is run again." : undefined
}

const document = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? one.toString() : one), 2)
