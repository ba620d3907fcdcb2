import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { getPrice } from "../../../core/onchain/price/prices.ts"
import type { Prices as PriceList } from "../../../core/onchain/price/events.ts"
import type { ApprovalNeed, SwapQuote, SwapToken } from "../../../core/onchain/swap/events.ts"
import { defaultSlippage, readSlippage, readSwapAmount } from "../../../core/onchain/swap/amounts.ts"
import { type ApprovalLimit, toApprovalSteps } from "../../../core/onchain/swap/checkBuilt.ts"
import { findBestReceived } from "../../../core/onchain/swap/answers.ts"
import { NetworkPriceFailed } from "../../../core/onchain/swap/errors.ts"
import { approvalNeed, likelyGas, networkFee, swapQuote } from "../../../core/onchain/swap/quote.ts"
import {
  liquidityRefusal,
  requireLiquidity,
  requireSwaps,
  requireTwoTokens
} from "../../../core/onchain/swap/refusal.ts"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import type { DataFee } from "../../chain/rpc/dataFee.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Prices } from "../price/Prices.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { swapQuotes } from "./calls.ts"
import { makeBuilding } from "./makeBuilding.ts"
import { makeAllowances, makeDataFee, makeGasPrice, makeTokenList } from "./swapReads.ts"
import type { SwapQuery, SwapService } from "./SwapService.ts"
import { traced } from "../../foundation/log/tracing.ts"

class QuoteKey extends Data.Class<{
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amountUnits: bigint
  readonly slippage: string
  readonly slippageHundredths: bigint
}> {}

/** Creates the `Swaps` service. */
export const makeSwaps = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const { projectId } = yield* Settings
  const reads: SwapReads = {
    calls,
    prices: yield* Prices,
    gasPrice: yield* makeGasPrice,
    dataFee: yield* makeDataFee,
    allowances: yield* makeAllowances
  }
  const tokens = yield* makeTokenList
  const quotes = yield* cached({
    lookup: (key: QuoteKey) => loadQuote(reads, key),
    capacity: 64,
    fresh: 0,
    backoff: 0
  })
  const { approval, transaction } = makeBuilding({ calls, chains, projectId })

  const self: SwapService = {
    requireSupported: (network) =>
      Effect.flatMap(chains.has(network), (isSupported) => requireSwaps(network, isSupported)),
    tokens: (network) =>
      Effect.if(chains.has(network), {
        onTrue: () => tokens(network),
        onFalse: () => Effect.succeed<ReadonlyArray<SwapToken>>([])
      }),
    gasPrice: reads.gasPrice,
    allowance: reads.allowances.get,
    forgetAllowances: reads.allowances.forget,
    best: (ask) =>
      Effect.flatMap(toQuoteKey(ask), (key) =>
        Effect.if(chains.has(splitAccountId(ask.account).network), {
          onTrue: () => Effect.map(findBest(reads, key), ({ received }) => received),
          onFalse: () => Effect.succeed(null)
        })
      ),
    quote: (ask) =>
      Effect.gen(function* () {
        const { network } = splitAccountId(ask.account)
        const key = yield* toQuoteKey(ask)
        const isThere = [ask.from, ask.to].every(({ id }) => splitAccountId(id).network === network)
        yield* requireSwaps(network, isThere && (yield* chains.has(network)))
        yield* requireTwoTokens(ask.from, ask.to)
        return yield* Effect.tap(quotes.get(key), () => quotes.forget(key))
      }),
    approval,
    transaction,
    prepare: (quote, limit) => prepareApprovals(reads.allowances, approval, quote, limit)
  }
  return self
})

/** The reads that a quote consists of. */
interface SwapReads {
  readonly calls: Calls["Type"]
  readonly prices: Prices["Type"]
  readonly gasPrice: Effect.Effect.Success<typeof makeGasPrice>
  readonly dataFee: Effect.Effect.Success<typeof makeDataFee>
  readonly allowances: Allowances
}

type Allowances = Effect.Effect.Success<typeof makeAllowances>

/**
 * Returns the gas price, undefined if unknown, and the highest amount of any quote at that price, null if there is no
 * quote.
 */
const findBest = traced("Swaps.best")(function* ({ calls, gasPrice }: SwapReads, key: QuoteKey) {
  const { account, amountUnits, from, to } = key
  const price = yield* logUnknown(gasPrice(splitAccountId(account).network))
  const exchange = { userAddress: account, from: from.id, to: to.id, amount: String(amountUnits) }
  const { quotes } = yield* calls
    .ask(swapQuotes(exchange, price === undefined ? undefined : String(price)))
    .pipe(Effect.mapError((error) => (error._tag === "BadStatus" ? (liquidityRefusal(error.body) ?? error) : error)))
  return { price, received: findBestReceived({ from: from.id, to: to.id, amount: amountUnits }, quotes) ?? null }
})

/** Loads the best quote with prices, fee and allowance. */
const loadQuote = traced("Swaps.quote")(function* (reads: SwapReads, key: QuoteKey) {
  const { account, amountUnits, from, to } = key
  const { network } = splitAccountId(account)
  const isFree = approvalNeed(from.id, amountUnits, undefined) === "not-needed"
  const [{ price, received }, usd, allowanceUnits, dataFee] = yield* Effect.all(
    [
      findBest(reads, key),
      logUnknown(
        Effect.mapError(
          reads.prices.usd([from.id, to.id, getCoin(network)]),
          (cause) => new NetworkPriceFailed({ cause })
        )
      ),
      isFree ? Effect.succeed(undefined) : logUnknown(reads.allowances.get(account, from.id)),
      reads.dataFee(network)
    ],
    { concurrency: "unbounded" }
  )
  const approval = approvalNeed(from.id, amountUnits, allowanceUnits)
  return swapQuote(
    { ...key, from: { ...from }, to: { ...to } },
    {
      receivedUnits: yield* requireLiquidity(received),
      prices: usd,
      fee: price === undefined ? null : getFeeOn(network, { approval, dataFee, price, prices: usd ?? {} }),
      allowanceUnits,
      quotedAt: yield* Clock.currentTimeMillis
    }
  )
})

/** Returns the approvals of a quoted swap. Reads the allowance without the cache. */
const prepareApprovals = traced("Swaps.prepare")(function* (
  allowances: Allowances,
  buildApproval: SwapService["approval"],
  quote: SwapQuote,
  limit?: ApprovalLimit
) {
  yield* allowances.forget
  const { account, from } = quote
  const amountUnits = BigInt(quote.amountUnits)
  const isFree = approvalNeed(from.id, amountUnits, undefined) === "not-needed"
  const allowed = isFree ? undefined : yield* allowances.get(account, from.id)
  // The next caller loads the token's allowance after what is sent now.
  yield* allowances.forget
  const isNeeded = approvalNeed(from.id, amountUnits, allowed) === "needed"
  const approvals = isNeeded
    ? toApprovalSteps({ account, from: from.id, amountUnits }, yield* buildApproval(quote, limit), {
        allowedUnits: allowed ?? 0n,
        approval: limit?.approval
      })
    : []
  return { approvals }
})

/** Logs the failure of an optional part of a quote, which is then unknown. */
const logUnknown = <A, E extends { readonly code: string; readonly message: string }>(
  effect: Effect.Effect<A, E>
): Effect.Effect<A | undefined> =>
  Effect.catchAll(effect, ({ code, message }) => Effect.as(Effect.logDebug(`${message} (${code})`), undefined))

const toQuoteKey = ({ account, amount, from, slippage = defaultSlippage, to }: SwapQuery) =>
  Effect.map(
    Effect.all([readSwapAmount(amount, from), readSlippage(slippage)]),
    ([amountUnits, slippageHundredths]) =>
      new QuoteKey({
        account,
        from: Data.struct(from),
        to: Data.struct(to),
        amountUnits,
        slippage: slippage.trim(),
        slippageHundredths
      })
  )

/** Returns the fee of a swap, and of the approval before it unless the token is known to be approved. */
const getFeeOn = (
  network: NetworkId,
  {
    approval,
    dataFee,
    price,
    prices
  }: {
    readonly price: bigint
    readonly dataFee: DataFee
    readonly prices: PriceList
    readonly approval: ApprovalNeed
  }
) => {
  const solana = network.startsWith("solana:")
  const isApproved = approval === "not-needed"
  return networkFee({
    gas: solana ? 1n : isApproved ? likelyGas.swap : likelyGas.swap + likelyGas.approval,
    gasPrice: price,
    // An approval has a quarter of the data, and two fifths of the gas, for which some rollups charge an operator fee.
    dataFee: typeof dataFee === "bigint" && !isApproved ? (dataFee * 7n + 4n) / 5n : dataFee,
    decimals: solana ? 9 : 18,
    price: getPrice(prices, getCoin(network)),
    estimate: true
  })
}
