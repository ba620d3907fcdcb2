import { checksumAddress } from "../../../core/chain/evm/checksum.ts"
import * as Effect from "effect/Effect"
import { notConnected } from "../../../services/wallets/connection/requireConnection.ts"
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
import { networkText } from "../../chain/network/networkText.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showFiat } from "../../../core/foundation/text/format.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import { sameToken, tokenIdOf } from "../../../core/onchain/token/tokenId.ts"
import { tokenNamed } from "../../../core/onchain/token/resolveTokens.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Prices } from "../../../services/onchain/price/Prices.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Swaps } from "../../../services/onchain/swap/Swaps.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { connected } from "../../wallets/connection/connect.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { tokenArgument } from "../token/tokenArgument.ts"
import { Run } from "../../run/world.ts"

/** The arguments of `swap-quote`, and of every command that swaps. */
export interface SwapWords {
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Percent. */
  readonly slippage?: string | undefined
  readonly account?: string | undefined
}

/** The services that a command needs for swapping. */
export const swapServices = Swaps.layer.pipe(Layer.provide(Prices.layer), Layer.provide(SupportedChains.layer))

/** `swap-quote`: how much of one token an amount of another gives, what the swap costs, and what it requires first. */
export const swapQuote = (words: SwapWords) =>
  Effect.gen(function* () {
    const quote = yield* quoted(words)
    return yield* quoteReport(quote, yield* approvalAhead(quote))
  }).pipe(provideWorld(swapServices))

/** The approval that a quote needs first, and why it is not known; null where none is needed. */
type ApprovalAhead = { readonly approval: SwapApproval } | { readonly unknown: string } | null

/** The approval that a quoted swap would ask for, as the service builds it now. */
const approvalAhead = (quote: SwapQuote) =>
  quote.approval !== "needed"
    ? Effect.succeed<ApprovalAhead>(null)
    : Effect.flatMap(Swaps, (swaps) => swaps.approval(quote)).pipe(
        Effect.match({
          onSuccess: (approval): ApprovalAhead => ({ approval }),
          onFailure: ({ message }): ApprovalAhead => ({ unknown: message })
        })
      )

/** Who may take how much of the token that is given: `0x… may take 100 USDC`. */
export const approvalText = (
  { allows, amountUnits, spender }: ApprovalTerms,
  { decimals, symbol }: SwapToken
): string => {
  const who = checksumAddress(spender)
  return allows === "none"
    ? `${who} may take no ${symbol} any more`
    : allows === "all"
      ? `${who} may take all ${symbol}, for ever`
      : `${who} may take ${formatUnits(BigInt(amountUnits), decimals)} ${symbol}`
}

/** What an approval allows, and to whom. */
export type ApprovalTerms = Pick<SwapApproval, "allows" | "amountUnits" | "spender">

/** The same as data: whole tokens; null for all that there are. */
export const approvalData = ({ allows, amountUnits, spender }: ApprovalTerms, { decimals }: SwapToken) => ({
  spender,
  allows,
  amount: allows === "all" ? null : formatUnits(BigInt(amountUnits), decimals)
})

/** The quote for the arguments. */
export const quoted = Effect.fnUntraced(function* ({ account: named, amount, from, slippage, to }: SwapWords) {
  const swaps = yield* Swaps
  const account = named === undefined ? yield* accountAtHand : yield* resolveAccount(named, networkIn(from))
  const { network } = splitAccountId(account)
  const tokens = yield* swaps.tokens(network)
  yield* requireSwaps(network, tokens.length > 0)
  const given = yield* tokenArgument("--from", from, network, tokens)
  const target = yield* tokenArgument("--to", to, network, tokens)
  if (sameToken(given.id, target.id)) return yield* usageError(`--from and --to are one token: ${given.symbol}.`)
  return yield* swaps.quote({ account, from: given, to: target, amount, slippage })
})

/** The network in a token's id, for an address that has none. */
const networkIn = (token: string): NetworkId | undefined => {
  const id = tokenNamed(token)
  return id === undefined ? undefined : splitAccountId(id).network
}

/**
 * The connected account, on the network of `--network` if that is given. A replay stores nothing between runs, so it
 * connects first.
 */
const accountAtHand = Effect.gen(function* () {
  const { chain, connection } = yield* (yield* Store).state
  const { namespace } = splitNetworkId(chain.active)
  const displayed =
    displayedConnection(connection, namespace) ??
    ((yield* Run).session === undefined
      ? yield* connected({ wallet: "recorded", namespace })
      : yield* notConnected(namespace))
  return accountId((yield* Run).flags.network ?? displayed.network, displayed.accounts[0].address)
})

/** A quote as a report: exact decimal text as data, shortened in the lines for people. */
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
          from: shownToken(from),
          to: shownToken(to),
          amount,
          received,
          rate: quote.rate,
          minimumReceived: minimum,
          slippage,
          maximumSlippage: quote.maximumSlippage,
          priceImpact,
          networkFee: fee === null ? null : { symbol: coin, ...fee },
          approval: quote.approval,
          ...(ahead !== null && "approval" in ahead ? { approvalTerms: approvalData(ahead.approval, from) } : {})
        },
        lines: pairs([
          ["Network", networkText(chain.networks, network)],
          ["You pay", `${amount} ${from.symbol}`],
          ["You get", `${significant(received)} ${to.symbol}`],
          ["At least", `${significant(minimum)} ${to.symbol}, with ${slippage} % slippage`],
          ["Rate", `1 ${from.symbol} = ${significant(quote.rate)} ${to.symbol}`],
          ["Price impact", impactWords(quote)],
          ["Network fee", feeWords(quote, chain.networks)],
          ["Approval", approvals[quote.approval]],
          ...approvalLines(ahead, from)
        ])
      }
    }
  )

const approvalLines = (ahead: ApprovalAhead, from: SwapToken): ReadonlyArray<readonly [string, string]> =>
  ahead === null
    ? []
    : [["", "approval" in ahead ? approvalText(ahead.approval, from) : `to whom is not known: ${ahead.unknown}`]]

/** How much of its worth a quoted swap loses. */
export const impactWords = ({ priceImpact }: SwapQuote): string =>
  priceImpact === null ? "not known: a price is missing" : `${priceImpact} %`

/** What a quoted swap costs in the network's coin. */
export const feeWords = ({ account, fee }: SwapQuote, networks: ReadonlyArray<Network>): string =>
  fee === null
    ? "not known: there is no gas price"
    : feeText(fee, findNetwork(networks, splitAccountId(account).network).nativeCurrency.symbol)

/** A fee too small to display is not zero. */
const feeText = ({ amount, estimate, hasDataFee, usd }: SwapFee, coin: string): string => {
  const worth = usd === null ? "" : ` (${compareDecimals(usd, "0.01") < 0 ? "under $0.01" : showFiat(usd)})`
  const fee = `${significant(amount)} ${coin}${worth}${hasDataFee ? " and the network's data fee" : ""}`
  return estimate ? `about ${fee}, an estimate` : fee
}
const shownToken = ({ decimals, id, name, symbol }: SwapToken) => ({ symbol, name, token: tokenIdOf(id), decimals })
const approvals = {
  needed: "needed first: the swap may not take the token yet",
  "not-needed": "not needed",
  unknown: "not known: the allowance could not be read"
} as const
