import { toChecksumAddress } from "../../../core/chain/evm/checksum.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { requireSwaps } from "../../../core/onchain/swap/refusal.ts"
import type { SwapFee, SwapQuote, SwapToken } from "../../../core/onchain/swap/events.ts"
import type { SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showFiat } from "../../../core/foundation/text/format.ts"
import { shortenToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { isSameToken, getTokenId } from "../../../core/onchain/token/tokenId.ts"
import { findTokenById } from "../../../core/onchain/token/resolveTokens.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Prices } from "../../../services/onchain/price/Prices.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Swaps } from "../../../services/onchain/swap/Swaps.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { connectLive } from "../../wallets/connection/connect.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { createTokenArgument } from "../token/createTokenArgument.ts"
import { Run } from "../../run/world.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

/** The options of `swap-quote` and `swap`. */
export interface SwapWords {
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Percent. */
  readonly slippage?: string | undefined
  readonly account?: string | undefined
}

/** The services that swapping needs. */
export const swapServices = Swaps.layer.pipe(Layer.provide(Prices.layer), Layer.provide(SupportedChains.layer))

/**
 * `swap-quote`: shows how much of one token an amount of another returns, the costs of the swap, and the approval that
 * it needs.
 */
export const swapQuote = (words: SwapWords) =>
  Effect.gen(function* () {
    const quote = yield* loadQuote(words)
    return yield* quoteReport(quote, yield* predictApproval(quote))
  }).pipe(provideWorld(swapServices))

/** The approval that a quote needs first, or why it is unknown; null if no approval is needed. */
type ApprovalAhead = { readonly approval: SwapApproval } | { readonly unknown: string } | null

/** Builds the approval that a quoted swap needs. */
const predictApproval = (quote: SwapQuote) =>
  quote.approval !== "needed"
    ? Effect.succeed<ApprovalAhead>(null)
    : Effect.flatMap(Swaps, (swaps) => swaps.approval(quote)).pipe(
        Effect.match({
          onSuccess: (approval): ApprovalAhead => ({ approval }),
          onFailure: ({ message }): ApprovalAhead => ({ unknown: message })
        })
      )

/** Returns the allowance of a spender in words: `0x… may take 100 USDC`. */
export const formatApproval = (
  { allows, amountUnits, spender }: ApprovalTerms,
  { decimals, symbol }: SwapToken
): string => {
  const who = toChecksumAddress(spender)
  return allows === "none"
    ? `${who} may no longer take ${symbol}`
    : allows === "all"
      ? `${who} may take all ${symbol}, without a limit`
      : `${who} may take ${formatUnits(BigInt(amountUnits), decimals)} ${symbol}`
}

/** The amount that an approval allows, and its spender. */
export type ApprovalTerms = Pick<SwapApproval, "allows" | "amountUnits" | "spender">

/** Returns an approval as data, in whole tokens; null for an unlimited amount. */
export const getApprovalData = ({ allows, amountUnits, spender }: ApprovalTerms, { decimals }: SwapToken) => ({
  spender,
  allows,
  amount: allows === "all" ? null : formatUnits(BigInt(amountUnits), decimals)
})

/** Returns the quote for the options of a command. */
export const loadQuote = Effect.fnUntraced(function* ({ account: accountText, amount, from, slippage, to }: SwapWords) {
  const swaps = yield* Swaps
  const account =
    accountText === undefined ? yield* accountAtHand : yield* resolveAccount(accountText, readNetwork(from))
  const { network } = splitAccountId(account)
  const tokens = yield* swaps.tokens(network)
  yield* requireSwaps(network, tokens.length > 0)
  const source = yield* createTokenArgument("--from", from, network, tokens)
  const target = yield* createTokenArgument("--to", to, network, tokens)
  if (isSameToken(source.id, target.id))
    return yield* createUsageError(`--from and --to are the same token: ${source.symbol}.`)
  return yield* swaps.quote({ account, from: source, to: target, amount, slippage })
})

/** Returns the network in a token's id; undefined for an address without one. */
const readNetwork = (token: string): NetworkId | undefined => {
  const id = findTokenById(token)
  return id === undefined ? undefined : splitAccountId(id).network
}

/**
 * Returns the connected account, on the network of `--network` if that is set. A replay stores nothing between runs, so
 * it connects first.
 */
const accountAtHand = Effect.gen(function* () {
  const { chain, connection } = yield* (yield* Store).state
  const { namespace } = splitNetworkId(chain.active)
  const displayed =
    displayedConnection(connection, namespace) ??
    ((yield* Run).session === undefined
      ? yield* connectLive({ wallet: "recorded", namespace })
      : yield* new NotConnected({ namespace }))
  return accountId((yield* Run).flags.network ?? displayed.network, displayed.accounts[0].address)
})

/** Returns a quote as a report: exact decimal text as data, shortened in the lines. */
export const quoteReport = (quote: SwapQuote, ahead: ApprovalAhead = null) =>
  Effect.map(
    Effect.flatMap(Store, ({ state }) => state),
    ({ chain }): Report => {
      const { account, amount, fee, from, minimum, priceImpact, received, slippage, to } = quote
      const { network } = splitAccountId(account)
      const coin = findNetwork(chain.networks, network).nativeCurrency.symbol
      return {
        data: {
          account,
          network,
          from: getTokenData(from),
          to: getTokenData(to),
          amount,
          received,
          rate: quote.rate,
          minimumReceived: minimum,
          slippage,
          maximumSlippage: quote.maximumSlippage,
          priceImpact,
          networkFee: fee === null ? null : { symbol: coin, ...fee },
          approval: quote.approval,
          ...(ahead !== null && "approval" in ahead ? { approvalTerms: getApprovalData(ahead.approval, from) } : {})
        },
        lines: formatPairs([
          ["Network", formatNetwork(chain.networks, network)],
          ["You pay", `${amount} ${from.symbol}`],
          ["You get", `${shortenToSignificant(received)} ${to.symbol}`],
          ["At least", `${shortenToSignificant(minimum)} ${to.symbol}, with ${slippage} % slippage`],
          ["Rate", `1 ${from.symbol} = ${shortenToSignificant(quote.rate)} ${to.symbol}`],
          ["Price impact", formatImpactWords(quote)],
          ["Network fee", formatFeeWords(quote, chain.networks)],
          ["Approval", approvals[quote.approval]],
          ...formatApprovalLines(ahead, from)
        ])
      }
    }
  )

const formatApprovalLines = (ahead: ApprovalAhead, from: SwapToken): ReadonlyArray<readonly [string, string]> =>
  ahead === null
    ? []
    : [["", "approval" in ahead ? formatApproval(ahead.approval, from) : `the spender is unknown: ${ahead.unknown}`]]

/** Returns the value that a quoted swap loses, in percent. */
export const formatImpactWords = ({ priceImpact }: SwapQuote): string =>
  priceImpact === null ? "unknown: a price is missing" : `${priceImpact} %`

/** Returns the cost of a quoted swap in the network's coin. */
export const formatFeeWords = ({ account, fee }: SwapQuote, networks: ReadonlyArray<Network>): string =>
  fee === null
    ? "unknown: there is no gas price"
    : formatFee(fee, findNetwork(networks, splitAccountId(account).network).nativeCurrency.symbol)

/** Returns a fee as text. A fee that is too small to display is not zero. */
const formatFee = ({ amount, estimate, hasDataFee, usd }: SwapFee, coin: string): string => {
  const worth = usd === null ? "" : ` (${compareDecimals(usd, "0.01") < 0 ? "under $0.01" : showFiat(usd)})`
  const fee = `${shortenToSignificant(amount)} ${coin}${worth}${hasDataFee ? " and the network’s data fee" : ""}`
  return estimate ? `about ${fee}, an estimate` : fee
}
const getTokenData = ({ decimals, id, name, symbol }: SwapToken) => ({ symbol, name, token: getTokenId(id), decimals })
const approvals = {
  needed: "needed first: the swap contract may not take the token yet",
  "not-needed": "not needed",
  unknown: "unknown: the allowance could not be read"
} as const
