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
import { getExit, getRoot } from "../foundation/errors/rootOf.ts"
import { firstAccount } from "../foundation/text/firstAccount.ts"
import { getEndpointHint } from "./getEndpointHint.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { type Env, findProxies } from "../foundation/http/proxy.ts"
import { type Outbox, formatSent } from "./outbox.ts"

/** The parts of a run that a hint uses besides the failure: the requested command, and its services. */
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
  /** The requests that the run sent before it failed. */
  readonly sent?: ReturnType<Outbox["all"]>
}

/**
 * Returns true if the same command may succeed unchanged. Always false once it has sent something, which it would send
 * again. Recordings answer the same each time, and an unsupported network stays unsupported.
 */
export const isRetryable = (error: LatchkeyError, { flags, sent = [] }: About): boolean =>
  sent.length === 0 &&
  error.retryable &&
  !(getRoot(error) instanceof ChainNotSupported) &&
  (flags?.source._tag !== "fixtures" || error instanceof Interrupted)

/**
 * Returns the terminal's addition to a failure's message: the invalid value, the rule if the message does not state it,
 * and a working example. Views show the value in its field, so the catalogue's messages omit it.
 */
export const getHint = (error: LatchkeyError, about: About): string | undefined => {
  const { flags, sent = [] } = about
  if (sent.length > 0)
    return [about.hints?.[error._tag] ?? ownHint(error), ...formatSent(sent)]
      .filter((line) => line !== undefined)
      .join("\n")
  const own = "hint" in error && typeof error.hint === "string" ? error.hint : undefined
  const lines = [
    about.hints?.[error._tag] ?? ownHint(error),
    own,
    own?.includes("An example: ") === true ? undefined : getExample(error, about)
  ].filter((line) => line !== undefined)
  if (lines.length > 0) return lines.join("\n")
  return (
    waitHint(error) ??
    withProxies(getEndpointHint(error, flags), error, about.env) ??
    (isRetryable(error, about) && getExit(error) !== 130
      ? "The same command may succeed if you run it again."
      : undefined)
  )
}

/** Adds the proxies that were used to the hint about an endpoint that does not answer. */
const withProxies = (hint: string | undefined, error: LatchkeyError, env: Env = {}): string | undefined => {
  const root = getRoot(error)
  if (hint === undefined || !(root instanceof Unreachable || root instanceof RelayUnreachable)) return hint
  const proxies = findProxies(env).map(({ url, variable }) => `${variable} uses ${url?.host ?? "an invalid proxy"}`)
  return proxies.length === 0 ? hint : `${hint} ${proxies.join(", ")}: check that it allows this connection.`
}

/** Returns how long a service asked to wait. */
const waitHint = (error: LatchkeyError): string | undefined => {
  const root = getRoot(error)
  return root instanceof RateLimited && root.afterMillis !== undefined
    ? `The service asks you to wait ${Math.ceil(root.afterMillis / 1000)} s before the next try.`
    : undefined
}

const getExample = (error: LatchkeyError, { example: own, flow }: About): string | undefined => {
  const example =
    error instanceof RpcRefused
      ? "latchkey rpc eth_blockNumber"
      : error instanceof SignInMisfit
        ? "latchkey siwx sign --json | latchkey siwx verify"
        : getExit(error) === 2 && flow !== "run" && !(error instanceof InvalidProjectId)
          ? own
          : undefined
  return example === undefined ? undefined : `An example: ${example}`
}

/** Returns the invalid value, and the rule if the catalogue's message does not state it. */
const ownHint = (error: LatchkeyError): string | undefined => {
  if (error instanceof NotConnected) return "Connect a wallet with: latchkey connect --wallet walletconnect, or key"
  if (error instanceof InvalidProjectId)
    return "WalletConnect's relay does not know the project: check the id in --project-id or LATCHKEY_PROJECT_ID."
  if (error instanceof NameMisfit) return `${quoteWord(error.label)} is not such a name.`
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
    return `${quoteWord(error.pci)} is not one of its ids; \`latchkey sessions list ${firstAccount}\` lists those of an account.`
  if (error instanceof RpcRefused)
    return `${quoteWord(error.method)} must be a method that reads, or one that the wallet approves.`
  if (error instanceof NoRpcUrl)
    return `Set a node of ${error.network} with --rpc-url <url>, or another network with --network <id>.`
  if (error instanceof BalanceUnread && error.cause instanceof ChainNotSupported && isBitcoin(error.cause.network))
    return "Only an explorer knows the balance of a Bitcoin account: set one with --bitcoin-url <url>."
  if (error instanceof BalanceUnread && error.cause instanceof ChainNotSupported)
    return "`latchkey networks` lists the known networks; --network <id> selects one."
  if (error instanceof NoEndpoint)
    return `Set one with ${error.endpoint === "api" ? "--api-url" : "--chain-service-url"} <url>, or set a --project-id.`
  if (error instanceof BrokenRecording)
    return "`latchkey fixtures list` lists the bundled recordings; --sandbox --record <file> makes one."
  return undefined
}

const isBitcoin = (network: string | undefined): boolean => network?.startsWith("bip122:") === true

/** Why nothing is sent to a receiver. */
const receiverRules: Readonly<Record<ReceiverFault, string>> = {
  shape: "it must be an address of the network; on EVM networks that is 0x and 40 hexadecimal digits.",
  checksum: "its capital letters are not those of its checksum, so a character is wrong.",
  zero: "the zero address has no owner, so the amount would be lost.",
  token: "it is the token's own contract, or an account that cannot receive, so the amount would be lost."
}

/** Returns a value in quotes, shortened to fit a line. */
export const quoteWord = (value: string): string => JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
