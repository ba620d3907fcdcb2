import type { ParsedCommand } from "../../run/run.ts"

const names: ReadonlySet<string> = new Set([
  "json",
  "ndjson",
  "fixtures",
  "sandbox",
  "live",
  "projectId",
  "apiUrl",
  "chainServiceUrl",
  "rpcUrl",
  "relayUrl",
  "bitcoinUrl",
  "record",
  "recordMissing",
  "force",
  "state",
  "now",
  "seed",
  "timeout",
  "network",
  "input",
  "allowSigning"
])

/**
 * Returns the first flag that applies to a whole run (connection, output); undefined if there is no such flag, as
 * required for the commands within a run.
 */
export const runWideFlag = ({ raw }: Pick<ParsedCommand, "raw">): string | undefined => {
  const found = Object.entries(raw).find(
    ([name, value]) => names.has(name) && value !== undefined && !(name === "input" && value === true)
  )
  return found === undefined ? undefined : `--${found[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
