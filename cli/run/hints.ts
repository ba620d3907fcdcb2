import { InvalidProjectId } from "../../core/foundation/http/projectErrors.ts"
import { RelayUnreachable } from "../../core/wallets/walletconnect/errors.ts"
import { NotConnected } from "../../core/wallets/connection/errors.ts"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { NoEndpoint, RateLimited, Unreachable } from "../../core/foundation/http/errors.ts"
import { checkReceiver, type ReceiverFault } from "../../core/chain/evm/checkReceiver.ts"
import { NameMisfit } from "../../core/onchain/name/errors.ts"
import { OnrampAmountOutside } from "../../core/onchain/onramp/errors.ts"
import { ChainNotSupported } from "../../core/chain/network/errors.ts"
import { NoRpcUrl } from "../../core/chain/rpc/errors.ts"
import { SendIncomplete, SendMisfit, SendNeedsToken } from "../../core/onchain/send/errors.ts"
import { SessionNotFound } from "../../core/onchain/session/errors.ts"
import { SignInMisfit } from "../../core/onchain/siwx/errors.ts"
import { SlippageMisfit, SwapAmountMisfit } from "../../core/onchain/swap/errors.ts"
import { BalanceUnread, BrokenRecording, Interrupted, RpcRefused } from "../foundation/errors/errors.ts"
import { exitOf, rootOf } from "../foundation/errors/rootOf.ts"
import { anyone } from "../foundation/text/anyone.ts"
import { endpointHint } from "./endpointHint.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { type Env, proxiesIn } from "../foundation/http/proxy.ts"
import { type Outbox, sentLines } from "./outbox.ts"

/** What a hint may use besides the failure: the requested command, and where it sends its requests. */
export interface About {
  readonly flow: string
  /** A working example of the command, and its own hints by the tags of failures. */
  readonly example?: string | undefined
  readonly hints?: Readonly<Record<string, string>> | undefined
  readonly flags?:
    | Pick<Flags, "apiUrl" | "bitcoinUrl" | "chainServiceUrl" | "relayUrl" | "rpcUrl" | "source" | "verbose">
    | undefined
  /** The environment of the run, which may name proxies. */
  readonly env?: Env | undefined
  /** What the run had sent before it failed. */
  readonly sent?: ReturnType<Outbox["all"]>
}

/**
 * Whether the same command may succeed unchanged. Always false once it has sent something: it would send that again.
 * Recordings answer the same each time, and a network that nobody serves stays one.
 */
export const isRetryable = (error: LatchkeyError, { flags, sent = [] }: About): boolean =>
  sent.length === 0 &&
  error.retryable &&
  !(rootOf(error) instanceof ChainNotSupported) &&
  (flags?.source._tag !== "fixtures" || error instanceof Interrupted)

/**
 * What the terminal adds to a failure's sentence: the refused value, the rule if the sentence does not state it, and a
 * working example. Views show the value in its field, which is why the catalogue's sentences leave it out.
 */
export const hintOf = (error: LatchkeyError, about: About): string | undefined => {
  const { flags, sent = [] } = about
  if (sent.length > 0)
    return [about.hints?.[error._tag] ?? added(error), ...sentLines(sent)]
      .filter((line) => line !== undefined)
      .join("\n")
  const own = "hint" in error && typeof error.hint === "string" ? error.hint : undefined
  const lines = [
    about.hints?.[error._tag] ?? added(error),
    own,
    own?.includes("An example: ") === true ? undefined : exampleFor(error, about)
  ].filter((line) => line !== undefined)
  if (lines.length > 0) return lines.join("\n")
  return (
    waitHint(error) ??
    withProxies(endpointHint(error, flags), error, about.env) ??
    (isRetryable(error, about) && exitOf(error) !== 130
      ? "The same command may succeed when it is run again."
      : undefined)
  )
}

/** Adds to the hint about an endpoint that does not answer by which proxies it was asked. */
const withProxies = (hint: string | undefined, error: LatchkeyError, env: Env = {}): string | undefined => {
  const root = rootOf(error)
  if (hint === undefined || !(root instanceof Unreachable || root instanceof RelayUnreachable)) return hint
  const proxies = proxiesIn(env).map(({ url, variable }) => `${variable} leads to ${url?.host ?? "no HTTP proxy"}`)
  return proxies.length === 0 ? hint : `${hint} ${proxies.join(", ")}: does it let this through?`
}

/** How long a service asked to wait. */
const waitHint = (error: LatchkeyError): string | undefined => {
  const root = rootOf(error)
  return root instanceof RateLimited && root.afterMillis !== undefined
    ? `The service asks to wait ${Math.ceil(root.afterMillis / 1000)} s before the next try.`
    : undefined
}

const exampleFor = (error: LatchkeyError, { example: own, flow }: About): string | undefined => {
  const example =
    error instanceof RpcRefused
      ? "latchkey rpc eth_blockNumber"
      : error instanceof SignInMisfit
        ? "latchkey siwx sign --json | latchkey siwx verify"
        : exitOf(error) === 2 && flow !== "run" && !(error instanceof InvalidProjectId)
          ? own
          : undefined
  return example === undefined ? undefined : `An example: ${example}`
}

/** The refused value, and the rule if the catalogue's sentence does not state it. */
const added = (error: LatchkeyError): string | undefined => {
  if (error instanceof NotConnected) return "Connect one with: latchkey connect --wallet walletconnect, or key"
  if (error instanceof InvalidProjectId)
    return "WalletConnect's relay does not know the project: is the id of --project-id, or LATCHKEY_PROJECT_ID, right?"
  if (error instanceof NameMisfit) return `${quoteWord(error.label)} is no such name.`
  if (error instanceof SwapAmountMisfit) return `--amount is ${quoteWord(error.value)}.`
  if (error instanceof SlippageMisfit) return `--slippage is ${quoteWord(error.value)}.`
  if (error instanceof OnrampAmountOutside) return `--amount is ${quoteWord(error.value)}.`
  if (error instanceof SendMisfit) {
    return error.field === "amount"
      ? `--amount is ${quoteWord(error.value)}: it must be a decimal above 0, with no more decimals than the token has.`
      : `--to is ${quoteWord(error.value)}: ${receiverRules[checkReceiver(error.value) ?? "token"]}`
  }
  if (error instanceof SendIncomplete) return "--to and --amount must not be empty."
  if (error instanceof SendNeedsToken) return '--token is "": it must be a symbol, an address or a CAIP-19 id.'
  if (error instanceof SessionNotFound)
    return `${quoteWord(error.pci)} is none of its ids; \`latchkey sessions list ${anyone}\` lists those of an account.`
  if (error instanceof RpcRefused)
    return `${quoteWord(error.method)} must be a method that reads, or one that the wallet approves.`
  if (error instanceof NoRpcUrl)
    return `Name a node of ${error.network} with --rpc-url <url>, or another network with --network <id>.`
  if (error instanceof BalanceUnread && error.cause instanceof ChainNotSupported && isBitcoin(error.cause.network))
    return "What a Bitcoin account holds is known to an explorer alone: name one with --bitcoin-url <url>."
  if (error instanceof BalanceUnread && error.cause instanceof ChainNotSupported)
    return "`latchkey networks` lists those that are known; --network <id> names one."
  if (error instanceof NoEndpoint)
    return `Name one with ${error.endpoint === "api" ? "--api-url" : "--chain-service-url"} <url>, or give a --project-id.`
  if (error instanceof BrokenRecording)
    return "`latchkey fixtures list` lists the recordings that ship; --sandbox --record <file> makes one."
  return undefined
}

const isBitcoin = (network: string | undefined): boolean => network?.startsWith("bip122:") === true

/** Why nothing is sent to a receiver. */
const receiverRules: Readonly<Record<ReceiverFault, string>> = {
  shape: "it must be an address of the network; on EVM networks that is 0x and 40 hexadecimal digits.",
  checksum: "its capital letters are not those of its checksum, so a character is mistaken.",
  zero: "nobody has the zero address, and what is sent there is lost.",
  token: "it is the token's own contract, or no account that can receive; what is sent there is lost."
}

/** A value as it was given, in quotes, cut to a line. */
export const quoteWord = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
