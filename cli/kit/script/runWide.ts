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
 * Returns the flag of a command that is for a whole run: where it talks, how it prints. Undefined if it has none, as
 * the commands within a run must.
 */
export const runWideFlag = ({ raw }: Pick<ParsedCommand, "raw">): string | undefined => {
  const found = Object.entries(raw).find(
    ([name, value]) => names.has(name) && value !== undefined && !(name === "input" && value === true)
  )
  return found === undefined ? undefined : `--${found[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
