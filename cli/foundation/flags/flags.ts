import { type Command, Option } from "commander"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { createExclusionError, Usage, createUsageError, createValueError } from "../errors/usage.ts"
import { formatOrigin } from "../text/originOf.ts"
import type { Host } from "../host/host.ts"

/** The flags every command accepts, as commander parses them. */
export interface RawFlags {
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly fixtures?: string | true
  readonly sandbox?: string | true
  readonly live?: boolean
  readonly projectId?: string
  readonly apiUrl?: string
  readonly chainServiceUrl?: string
  readonly rpcUrl?: string
  readonly relayUrl?: string
  readonly bitcoinUrl?: string
  readonly record?: string
  readonly recordMissing?: string
  readonly force?: boolean
  readonly state?: string
  readonly now?: string
  readonly seed?: string
  readonly timeout?: string
  readonly network?: string
  readonly input?: boolean
  readonly allowSigning?: boolean
  readonly ensGateways?: boolean
  readonly verbose?: boolean
}

/** Where a command sends its requests. */
export type Source =
  | { readonly _tag: "fixtures"; readonly path: string | undefined }
  | { readonly _tag: "sandbox"; readonly url: string }
  | { readonly _tag: "live"; readonly projectId: string }

/** The same flags, checked, with environment variables and defaults applied. */
export interface Flags {
  readonly json: boolean
  /** One event per line on stdout, with the result last. */
  readonly ndjson: boolean
  readonly source: Source
  readonly apiUrl: string | undefined
  readonly chainServiceUrl: string | undefined
  readonly rpcUrl: string | undefined
  /** WalletConnect's relay. */
  readonly relayUrl: string | undefined
  /** The explorer that lists what a Bitcoin address can spend. */
  readonly bitcoinUrl: string | undefined
  /** The file to which the recording is written. */
  readonly record: string | undefined
  /** True if answers come from that file, and only requests that it lacks are sent and added to it. */
  readonly missingOnly: boolean
  /** True if the recording may replace a file. */
  readonly force: boolean
  readonly state: string | undefined
  /** Epoch milliseconds. */
  readonly now: number | undefined
  readonly seed: number
  /** True if a seed was given: then values that are otherwise unpredictable follow from it, too. */
  readonly isSeeded: boolean
  readonly timeoutMillis: number | undefined
  /** The run's network; overrides that of an account or the session. */
  readonly network: NetworkId | undefined
  /** True if the user may be prompted, or stdin read. */
  readonly input: boolean
  /** True if wallets may be asked to sign with real services. */
  readonly allowSigning: boolean
  /** True if the servers on which owners of ENS names keep their records may be asked. */
  readonly ensGateways: boolean
  /** True if a failure's cause is printed. */
  readonly verbose: boolean
}

const group = (flags: string, text: string, heading: string): Option => new Option(flags, text).helpGroup(heading)

/** Adds the common flags to the program; commander accepts them before and after the command. */
export const withFlags = (program: Command): Command => {
  const connection = "Connection:"
  const output = "Output and run:"
  return program
    .addOption(group("--fixtures [path]", "answer from recordings (the default)", connection))
    .addOption(group("--sandbox [url]", "use a running sandbox; start one with `latchkey sandbox`", connection))
    .addOption(group("--live", "use the real services", connection))
    .addOption(group("--project-id <id>", "for --live; or LATCHKEY_PROJECT_ID", connection))
    .addOption(group("--api-url <url>", "use another provider API", connection))
    .addOption(group("--chain-service-url <url>", "use another chain service", connection))
    .addOption(group("--rpc-url <url>", "use another node for the network", connection))
    .addOption(group("--relay-url <url>", "use another WalletConnect relay", connection))
    .addOption(group("--bitcoin-url <url>", "use another explorer for Bitcoin balances", connection))
    .addOption(group("--record <file>", "record the requests and answers, redacted", connection))
    .addOption(group("--record-missing <file>", "record only the requests that the file lacks", connection))
    .addOption(group("--force", "let --record overwrite a file", connection))
    .addOption(group("--allow-signing", "let wallets sign and send with --live", connection))
    .addOption(
      group("--no-ens-gateways", "do not ask the servers of ENS names whose records are off-chain", connection)
    )
    .addOption(group("--network <id>", "use this network, not the account's or the wallet's", connection))
    .addOption(group("--json", "print one JSON document on stdout", output))
    .addOption(group("--ndjson", "print one event per line, the result last", output))
    .addOption(group("--verbose", "print the cause of a failure: request, status, path, code", output))
    .addOption(group("--state <file>", "store the session in this file", output))
    .addOption(group("--now <time>", "run at this time (ISO 8601)", output))
    .addOption(group("--seed <number>", "the seed of all random values", output))
    .addOption(group("--timeout <seconds>", "give up after this many seconds", output))
    .addOption(group("--no-input", "never prompt, never read stdin", output))
}

/**
 * Expands flags with an optional value, so that the argument that follows is not taken for that value: `--sandbox
 * eip155:1:0x…` means the default sandbox.
 */
export const expandFlags = (args: ReadonlyArray<string>): ReadonlyArray<string> =>
  args.flatMap((arg, i) => {
    const next = args[i + 1] ?? ""
    if (arg === "--sandbox" && !/^https?:/i.test(next)) return ["--sandbox="]
    if (arg === "--fixtures" && !/[/\\.]/.test(next)) return ["--fixtures="]
    return [arg]
  })

const defaultSandbox = 4730

/**
 * Creates the failure for an invalid value: it names the flag, the rule and a valid value. `isLive`: the flag has no
 * effect in a replay, so the example uses `--live`.
 */
const createMisfit = (flag: string, rule: string, value: string | undefined, example: string, isLive = false): Usage =>
  createValueError(flag, rule, value ?? "", `An example: ${isLive ? "--live " : ""}${flag} ${example}`)

const isWebUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
const isSocketUrl = (text: string): boolean => /^wss?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Returns the failure of flags that exclude each other. */
const checkExclusions = (raw: RawFlags): Usage | undefined => {
  if (raw.json === true && raw.ndjson === true) return createExclusionError("--json", "--ndjson")
  const [first, second] = [
    raw.fixtures !== undefined && "--fixtures",
    raw.sandbox !== undefined && "--sandbox",
    raw.live === true && "--live"
  ].filter((flag) => flag !== false)
  return first !== undefined && second !== undefined ? createExclusionError(first, second) : undefined
}

/** Returns the sandbox's address, by default on the port of `LATCHKEY_PORT`. */
const readSandboxUrl = (raw: RawFlags, env: Host["env"]): string | Usage => {
  const port = env["LATCHKEY_PORT"] ?? String(defaultSandbox)
  if (raw.sandbox === "" && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return createValueError(
      "LATCHKEY_PORT",
      "a port, a whole number from 1 to 65535",
      port,
      "An example: --sandbox http://127.0.0.1:4730"
    )
  return typeof raw.sandbox === "string" && raw.sandbox !== "" ? raw.sandbox : `http://127.0.0.1:${port}`
}

/** Returns the failure of an endpoint whose address is invalid. */
const checkUrls = (raw: RawFlags, sandbox: string): Usage | undefined => {
  const urls = {
    "--sandbox": raw.sandbox === undefined ? undefined : sandbox,
    "--api-url": raw.apiUrl,
    "--chain-service-url": raw.chainServiceUrl,
    "--rpc-url": raw.rpcUrl,
    "--bitcoin-url": raw.bitcoinUrl
  }
  for (const [flag, url] of Object.entries(urls)) {
    if (url !== undefined && !isWebUrl(url))
      return createMisfit(
        flag,
        "an http or https URL",
        formatOrigin(url),
        "http://127.0.0.1:4730",
        flag !== "--sandbox"
      )
  }
  return raw.relayUrl !== undefined && !isSocketUrl(raw.relayUrl)
    ? createMisfit("--relay-url", "a ws or wss URL", formatOrigin(raw.relayUrl), "ws://127.0.0.1:4736", true)
    : undefined
}

/** Returns the failure of `--live` with neither a project nor an endpoint. */
const checkLive = (raw: RawFlags, projectId: string): Usage | undefined =>
  raw.live === true &&
  projectId === "" &&
  [raw.apiUrl, raw.rpcUrl, raw.chainServiceUrl, raw.relayUrl, raw.bitcoinUrl].every((url) => url === undefined)
    ? createUsageError(
        "--live needs --project-id.",
        "Set it by flag or by LATCHKEY_PROJECT_ID, or set an endpoint. An example: --live --project-id 0123456789abcdef0123456789abcdef"
      )
    : undefined

/** Reads the flags that have a value of their own form. */
const readValues = (
  raw: RawFlags
): Pick<Flags, "isSeeded" | "network" | "now" | "seed" | "state" | "timeoutMillis"> | Usage => {
  const now = raw.now === undefined ? undefined : Date.parse(raw.now)
  if (now !== undefined && Number.isNaN(now))
    return createMisfit("--now", "a time in ISO 8601", raw.now, "2026-01-31T12:00:00Z")
  if (raw.state === "") return createMisfit("--state", "a file", "", "session.json")
  const seed = Number(raw.seed ?? 1)
  if (raw.seed?.trim() === "" || !Number.isSafeInteger(seed))
    return createMisfit("--seed", "a whole number", raw.seed, "7")
  const { network } = raw
  if (network !== undefined && !(isNetworkId(network) && /^(?:eip155:\d+|(?!eip155:)[\w:-]+)$/.test(network)))
    return createMisfit("--network", "a CAIP-2 id", network, "eip155:137")
  const seconds = raw.timeout === undefined ? undefined : Number(raw.timeout)
  if (seconds !== undefined && !(seconds > 0 && seconds <= 3600))
    return createMisfit("--timeout", "seconds above 0, at most 3600", raw.timeout, "30")
  const timeoutMillis = seconds === undefined ? undefined : seconds * 1000
  return { isSeeded: raw.seed !== undefined, network, now, seed, state: raw.state, timeoutMillis }
}

const getSource = (raw: RawFlags, projectId: string, sandbox: string): Source => {
  if (raw.live === true) return { _tag: "live", projectId }
  if (raw.sandbox !== undefined) return { _tag: "sandbox", url: sandbox.replace(/\/$/, "") }
  return { _tag: "fixtures", path: typeof raw.fixtures === "string" && raw.fixtures !== "" ? raw.fixtures : undefined }
}

/** Checks the flags. Returns a failure that names the first invalid one. */
export const readFlags = (raw: RawFlags, { env }: Pick<Host, "env">): Flags | Usage => {
  const excluded = checkExclusions(raw)
  if (excluded !== undefined) return excluded
  const sandbox = readSandboxUrl(raw, env)
  if (sandbox instanceof Usage) return sandbox
  const projectId = raw.projectId ?? env["LATCHKEY_PROJECT_ID"] ?? ""
  const fault = checkUrls(raw, sandbox) ?? checkLive(raw, projectId)
  if (fault !== undefined) return fault
  const recording = getRecording(raw, env)
  if (recording instanceof Usage) return recording
  const values = readValues(raw)
  if (values instanceof Usage) return values
  return {
    ...values,
    ...recording,
    json: raw.json === true,
    ndjson: raw.ndjson === true,
    source: getSource(raw, projectId, sandbox),
    apiUrl: raw.apiUrl,
    chainServiceUrl: raw.chainServiceUrl,
    rpcUrl: raw.rpcUrl,
    relayUrl: raw.relayUrl,
    bitcoinUrl: raw.bitcoinUrl,
    force: raw.force === true,
    input: raw.input !== false,
    allowSigning: raw.allowSigning === true,
    ensGateways: raw.ensGateways !== false,
    verbose: raw.verbose === true
  }
}

/**
 * Reads which requests to record, and into which file. Fails in CI, which only replays recordings.
 * docs/spec/kit.md#commands-where-a-command-talks.
 */
const getRecording = (raw: RawFlags, env: Host["env"]): Pick<Flags, "record" | "missingOnly"> | Usage => {
  const { record, recordMissing } = raw
  const file = record ?? recordMissing
  const flag = record === undefined ? "--record-missing" : "--record"
  if (file === "") return createValueError(flag, "a file", file, `An example: --sandbox ${flag} balance.json`)
  if (record !== undefined && recordMissing !== undefined) return createExclusionError("--record", "--record-missing")
  if (file !== undefined && raw.live !== true && raw.sandbox === undefined) {
    return createUsageError(
      `${flag} needs --sandbox or --live: recordings are not recorded again.`,
      `An example: --sandbox ${flag} ${file}`
    )
  }
  if (file !== undefined && !/^(?:false|0)?$/i.test(env["CI"] ?? "")) {
    return createUsageError(
      `${flag} is refused where CI is set: CI replays recordings, and never records.`,
      "Record on your own machine, and commit the file."
    )
  }
  return { record: file, missingOnly: recordMissing !== undefined }
}
