import * as Effect from "effect/Effect"
import type { NetworkId } from "../../core/chain/network/ids.ts"
import { type Endpoints, getEndpoints as publicOrNone } from "../../core/foundation/http/endpoints.ts"
import { isThisMachine } from "../../core/foundation/platform/isThisMachine.ts"
import { Schema } from "../../core/foundation/data/schema.ts"
import { replayEndpoints } from "../../services/foundation/recording/alias.ts"
import { NoSandbox, NotASandbox } from "../foundation/errors/errors.ts"
import { createUsageError } from "../foundation/errors/usage.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { formatOrigin } from "../foundation/text/originOf.ts"
import { isWebPage, webPageHint } from "../foundation/text/webPage.ts"

/** The fields of the answer to `GET /__sandbox` that are used here. */
const Sandbox = Schema.Struct({
  api: Schema.String,
  chainService: Schema.String,
  rpc: Schema.Record({ key: Schema.String, value: Schema.String }),
  relay: Schema.optional(Schema.String),
  bitcoin: Schema.optional(Schema.String),
  secureSite: Schema.optional(Schema.String),
  inbox: Schema.optional(Schema.String)
})

const sandboxTimeoutMillis = 5_000

/**
 * Returns the endpoints that the flags select; an endpoint's own flag takes precedence. `network` is the network of
 * `--rpc-url`.
 */
export const getEndpoints = Effect.fnUntraced(function* (flags: Flags, network: NetworkId) {
  const { source } = flags
  const endpointFlag = flagsOf.find(([, name]) => flags[name] !== undefined)
  if (source._tag === "fixtures" && endpointFlag !== undefined) {
    return yield* createUsageError(
      `${endpointFlag[0]} needs --sandbox or --live: a replay answers from recordings, and sends no request.`,
      `An example: --live ${endpointFlag[0]} ${endpointFlag[1] === "relayUrl" ? "ws" : "http"}://127.0.0.1:8545`
    )
  }
  const base: Endpoints =
    source._tag === "fixtures"
      ? replayEndpoints
      : source._tag === "sandbox"
        ? yield* askSandbox(source.url)
        : publicOrNone(source.projectId)
  return {
    api: flags.apiUrl ?? base.api,
    chainService: flags.chainServiceUrl ?? base.chainService,
    relay: flags.relayUrl ?? base.relay,
    bitcoin: flags.bitcoinUrl ?? base.bitcoin,
    secureSite: base.secureSite,
    rpc: flags.rpcUrl === undefined ? base.rpc : { ...base.rpc, [network]: flags.rpcUrl },
    // A sandbox has only its own networks; an explicit node is never replaced by another.
    rpcOnly: source._tag === "sandbox" ? "all" : flags.rpcUrl === undefined ? undefined : network
  }
})

const flagsOf = [
  ["--rpc-url", "rpcUrl"],
  ["--api-url", "apiUrl"],
  ["--chain-service-url", "chainServiceUrl"],
  ["--relay-url", "relayUrl"],
  ["--bitcoin-url", "bitcoinUrl"]
] as const

const askSandbox = (url: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(`${url}/__sandbox`, { signal, redirect: "manual" })
    return { text: await response.text(), status: response.status }
  }).pipe(
    Effect.timeout(sandboxTimeoutMillis),
    Effect.mapError(() => new NoSandbox({ url: formatOrigin(url) })),
    Effect.flatMap(({ status, text }) =>
      Effect.mapError(Schema.decode(Schema.parseJson(Sandbox))(text), () => createUnreadable(url, status, text))
    ),
    Effect.filterOrElse(
      (found) => findOutsideAddress(url, found) === undefined,
      (found) =>
        createNotASandbox(
          url,
          `it lists ${formatOrigin(findOutsideAddress(url, found) ?? "")}, which is not on its machine`,
          "With --sandbox, no other machine is contacted. For other services, use --live and a flag for each."
        )
    )
  )

/** Returns the first address of a sandbox's list that is neither on this machine nor on the sandbox's machine. */
const findOutsideAddress = (url: string, { rpc, ...parts }: typeof Sandbox.Type): string | undefined =>
  [...Object.values(parts), ...Object.values(rpc)].find((address) => {
    if (address === undefined) return false
    if (!URL.canParse(address)) return true
    const parsed = new URL(address)
    return !isThisMachine(parsed) && parsed.hostname !== new URL(url).hostname
  })

const createNotASandbox = (url: string, seen: string, hint: string): NotASandbox =>
  new NotASandbox({ url: formatOrigin(url), seen, hint })

/**
 * Returns the failure of an unreadable answer. A web page means that the address is wrong, or that a network requires a
 * sign-in.
 */
const createUnreadable = (url: string, status: number, text: string): NotASandbox =>
  createNotASandbox(
    url,
    isWebPage(text)
      ? "it sent a web page (HTML), not JSON"
      : status >= 300
        ? `it answered with HTTP status ${status}`
        : /^\s*[{[]/.test(text)
          ? "its JSON is not a sandbox's list of addresses"
          : "its answer is not JSON",
    isWebPage(text) ? webPageHint : "Compare the address with the one that the sandbox printed."
  )
