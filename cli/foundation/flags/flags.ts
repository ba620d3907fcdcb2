import { type Command, Option } from "commander"
import { isNetworkId, type NetworkId } from "../../../core/chain/network/ids.ts"
import { exclusionError, Usage, usageError, valueError } from "../errors/usage.ts"
import { originText } from "../text/originOf.ts"
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
  /** The file that the recording is written to. */
  readonly record: string | undefined
  /** Whether to serve that file's own answers, and send and add only the requests that it lacks. */
  readonly missingOnly: boolean
  /** Whether the recording may replace a file. */
  readonly force: boolean
  readonly state: string | undefined
  /** Epoch milliseconds. */
  readonly now: number | undefined
  readonly seed: number
  /** Whether the seed was given: then what must else be unpredictable follows it, too. */
  readonly isSeeded: boolean
  readonly timeoutMillis: number | undefined
  /** The run's network; overrides that of an account or the session. */
  readonly network: NetworkId | undefined
  /** Whether the user may be prompted, or stdin read. */
  readonly input: boolean
  /** Whether wallets may be asked to sign with real services. */
  readonly allowSigning: boolean
  /** Whether a failure's cause is printed. */
  readonly verbose: boolean
}

const group = (flags: string, text: string, heading: string): Option => new Option(flags, text).helpGroup(heading)

/** Adds the common flags to the program; commander accepts them before and after the command. */
export const withFlags = (program: Command): Command => {
  const talks = "Where it talks:"
  const prints = "How it prints and runs:"
  return program
    .addOption(group("--fixtures [path]", "answer from recordings, the default", talks))
    .addOption(group("--sandbox [url]", "a running sandbox; started by `latchkey sandbox`", talks))
    .addOption(group("--live", "the real services", talks))
    .addOption(group("--project-id <id>", "for --live; or LATCHKEY_PROJECT_ID", talks))
    .addOption(group("--api-url <url>", "another provider API", talks))
    .addOption(group("--chain-service-url <url>", "another chain service", talks))
    .addOption(group("--rpc-url <url>", "another node for the network", talks))
    .addOption(group("--relay-url <url>", "another WalletConnect relay", talks))
    .addOption(group("--bitcoin-url <url>", "an explorer that lists what Bitcoin accounts hold", talks))
    .addOption(group("--record <file>", "write what was exchanged, redacted", talks))
    .addOption(group("--record-missing <file>", "the same, asking only what the file lacks", talks))
    .addOption(group("--force", "let --record replace a file", talks))
    .addOption(group("--allow-signing", "let --live ask a wallet to sign and send", talks))
    .addOption(group("--network <id>", "what the run is about, over the account's and the wallet's own", talks))
    .addOption(group("--json", "one JSON document on stdout", prints))
    .addOption(group("--ndjson", "one event a line on stdout, the result last", prints))
    .addOption(group("--verbose", "what a failure came from: request, status, path, code", prints))
    .addOption(group("--state <file>", "where the session is kept, of every world", prints))
    .addOption(group("--now <time>", "the time it is taken to be, ISO 8601", prints))
    .addOption(group("--seed <number>", "of all that is random", prints))
    .addOption(group("--timeout <seconds>", "give up after so long", prints))
    .addOption(group("--no-input", "never ask, never read stdin", prints))
}

/**
 * A following argument is easily mistaken for an optional value: `--sandbox eip155:1:0x…` means the default sandbox.
 */
export const expandFlags = (args: ReadonlyArray<string>): ReadonlyArray<string> =>
  args.flatMap((arg, i) => {
    const next = args[i + 1] ?? ""
    if (arg === "--sandbox" && !/^https?:/i.test(next)) return ["--sandbox="]
    if (arg === "--fixtures" && !/[/\\.]/.test(next)) return ["--fixtures="]
    return [arg]
  })

const defaultSandbox = 4730

/** The failure for an invalid value: it names the flag, the rule and a valid value. `asks`: no replay takes the flag. */
const misfit = (flag: string, rule: string, given: string | undefined, example: string, asks = false): Usage =>
  valueError(flag, rule, given ?? "", `An example: ${asks ? "--live " : ""}${flag} ${example}`)

const isWebUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
const isSocketUrl = (text: string): boolean => /^wss?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Checks the flags. Fails with `Usage`, which names the flag. */
export const readFlags = (raw: RawFlags, { env }: Pick<Host, "env">): Flags | Usage => {
  const sources = [
    raw.fixtures !== undefined && "--fixtures",
    raw.sandbox !== undefined && "--sandbox",
    raw.live === true && "--live"
  ].filter((one) => one !== false)
  if (raw.json === true && raw.ndjson === true) return exclusionError("--json", "--ndjson")
  const [first, second] = sources
  if (first !== undefined && second !== undefined) return exclusionError(first, second)

  const port = env["LATCHKEY_PORT"] ?? String(defaultSandbox)
  if (raw.sandbox === "" && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    return valueError(
      "LATCHKEY_PORT",
      "a port, a whole number from 1 to 65535",
      port,
      "An example: --sandbox http://127.0.0.1:4730"
    )
  const sandbox = typeof raw.sandbox === "string" && raw.sandbox !== "" ? raw.sandbox : `http://127.0.0.1:${port}`
  const urls = {
    "--sandbox": raw.sandbox === undefined ? undefined : sandbox,
    "--api-url": raw.apiUrl,
    "--chain-service-url": raw.chainServiceUrl,
    "--rpc-url": raw.rpcUrl,
    "--bitcoin-url": raw.bitcoinUrl
  }
  for (const [flag, url] of Object.entries(urls)) {
    if (url !== undefined && !isWebUrl(url))
      return misfit(flag, "an http or https URL", originText(url), "http://127.0.0.1:4730", flag !== "--sandbox")
  }
  if (raw.relayUrl !== undefined && !isSocketUrl(raw.relayUrl))
    return misfit("--relay-url", "a ws or wss URL", originText(raw.relayUrl), "ws://127.0.0.1:4736", true)
  const projectId = raw.projectId ?? env["LATCHKEY_PROJECT_ID"] ?? ""
  if (
    raw.live === true &&
    projectId === "" &&
    raw.apiUrl === undefined &&
    raw.rpcUrl === undefined &&
    raw.chainServiceUrl === undefined &&
    raw.relayUrl === undefined &&
    raw.bitcoinUrl === undefined
  ) {
    return usageError(
      "--live needs --project-id.",
      "Set it by flag or by LATCHKEY_PROJECT_ID, or name an endpoint. An example: --live --project-id 0123456789abcdef0123456789abcdef"
    )
  }
  const recording = recordingOf(raw, env)
  if (recording instanceof Usage) return recording
  const now = raw.now === undefined ? undefined : Date.parse(raw.now)
  if (now !== undefined && Number.isNaN(now))
    return misfit("--now", "a time in ISO 8601", raw.now, "2026-01-31T12:00:00Z")
  if (raw.state === "") return misfit("--state", "a file", "", "session.json")
  const seed = Number(raw.seed ?? 1)
  if (raw.seed?.trim() === "" || !Number.isSafeInteger(seed)) return misfit("--seed", "a whole number", raw.seed, "7")
  const { network } = raw
  if (network !== undefined && !(isNetworkId(network) && /^[\w:-]+$/.test(network)))
    return misfit("--network", "a CAIP-2 id", network, "eip155:137")
  const seconds = raw.timeout === undefined ? undefined : Number(raw.timeout)
  if (seconds !== undefined && !(seconds > 0 && seconds <= 3600))
    return misfit("--timeout", "seconds above 0, at most 3600", raw.timeout, "30")

  return {
    json: raw.json === true,
    ndjson: raw.ndjson === true,
    source:
      raw.live === true
        ? { _tag: "live", projectId }
        : raw.sandbox !== undefined
          ? { _tag: "sandbox", url: sandbox.replace(/\/$/, "") }
          : {
              _tag: "fixtures",
              path: typeof raw.fixtures === "string" && raw.fixtures !== "" ? raw.fixtures : undefined
            },
    apiUrl: raw.apiUrl,
    chainServiceUrl: raw.chainServiceUrl,
    rpcUrl: raw.rpcUrl,
    relayUrl: raw.relayUrl,
    bitcoinUrl: raw.bitcoinUrl,
    ...recording,
    force: raw.force === true,
    state: raw.state,
    now,
    seed,
    isSeeded: raw.seed !== undefined,
    timeoutMillis: seconds === undefined ? undefined : seconds * 1000,
    network,
    input: raw.input !== false,
    allowSigning: raw.allowSigning === true,
    verbose: raw.verbose === true
  }
}

/**
 * What to record, and into which file. Refused in CI: recordings are made by people, and CI replays them.
 * docs/spec/kit.md#commands-where-a-command-talks.
 */
const recordingOf = (raw: RawFlags, env: Host["env"]): Pick<Flags, "record" | "missingOnly"> | Usage => {
  const { record, recordMissing } = raw
  const file = record ?? recordMissing
  const flag = record === undefined ? "--record-missing" : "--record"
  if (file === "") return valueError(flag, "a file", file, `An example: --sandbox ${flag} balance.json`)
  if (record !== undefined && recordMissing !== undefined) return exclusionError("--record", "--record-missing")
  if (file !== undefined && raw.live !== true && raw.sandbox === undefined) {
    return usageError(
      `${flag} needs --sandbox or --live: recordings are not recorded again.`,
      `An example: --sandbox ${flag} ${file}`
    )
  }
  if (file !== undefined && !/^(?:false|0)?$/i.test(env["CI"] ?? "")) {
    return usageError(
      `${flag} is refused where CI is set: CI replays recordings, and makes none.`,
      "Record on your own machine, and commit the file."
    )
  }
  return { record: file, missingOnly: recordMissing !== undefined }
}
