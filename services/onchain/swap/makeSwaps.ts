import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { hasDataFee } from "../../../core/chain/rpc/dataFee.ts"
import { priceOf } from "../../../core/onchain/price/prices.ts"
import type { Prices as PriceList } from "../../../core/onchain/price/events.ts"
import type { SwapToken } from "../../../core/onchain/swap/events.ts"
import { defaultSlippage, readSlippage, readSwapAmount } from "../../../core/onchain/swap/amounts.ts"
import { toApprovalSteps } from "../../../core/onchain/swap/checkBuilt.ts"
import { findBestReceived, readSwapTokens } from "../../../core/onchain/swap/answers.ts"
import {
  AllowanceFailed,
  GasPriceNotSupported,
  NetworkPriceFailed,
  SwapNotStarted
} from "../../../core/onchain/swap/errors.ts"
import { approvalNeed, likelyCall, networkFee, swapQuote } from "../../../core/onchain/swap/quote.ts"
import {
  liquidityRefusal,
  requireLiquidity,
  requireSwaps,
  requireTwoTokens
} from "../../../core/onchain/swap/refusal.ts"
import { coinOf, tokenKey } from "../../../core/onchain/token/tokenId.ts"
import { type DataFee, readDataFee } from "../../chain/rpc/dataFee.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Prices } from "../price/Prices.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { swapTokens } from "../token/calls.ts"
import { gasPrice, swapAllowance, swapQuotes } from "./calls.ts"
import { makeBuilding } from "./makeBuilding.ts"
import type { SwapAsk, SwapService } from "./SwapService.ts"
import { traced, withSpan } from "../../foundation/log/tracing.ts"

/** Lamports per signature: Solana's counterpart of EVM gas. docs/spec/onchain.md#swap-gas-price-call. */
const lamportsPerSignature = 5000n
/**
 * The assumed gas of a swap until it is built and the service returns its own. Higher than most swaps use, so that the
 * displayed fee is not too low.
 */
const likelyGas = 200_000n

class Holder extends Data.Class<{ readonly account: AccountId; readonly token: AccountId }> {}
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
  const prices = yield* Prices
  const { projectId } = yield* Settings
  const rpc = yield* Effect.serviceOption(Rpc)

  const tokens = yield* cached({
    lookup: traced("Swaps.tokens")(function* (network: NetworkId) {
      const { tokens: items } = yield* Effect.mapError(
        calls.ask(swapTokens(network)),
        keepNoEndpoint((cause) => new SwapNotStarted({ cause }))
      )
      const { dropped, tokens: found } = readSwapTokens(network, items)
      if (dropped > 0) yield* Effect.logDebug(`swap.tokens: ${dropped} of ${items.length} tokens were malformed`)
      return found
    }),
    capacity: 16,
    fresh: "10 minutes",
    backoff: 0
  })
  const gas = yield* cached({
    lookup: (network: NetworkId) =>
      Effect.map(calls.ask(gasPrice(network)), ({ standard }) => BigInt(standard)).pipe(withSpan("Swaps.gasPrice")),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  const dataFees = yield* cached({
    lookup: (network: NetworkId): Effect.Effect<DataFee> =>
      !network.startsWith("eip155:")
        ? Effect.succeed(0n)
        : rpc._tag === "Some"
          ? readDataFee(rpc.value, network, likelyCall)
          : Effect.succeed(hasDataFee(network) ? "unknown" : 0n),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  const readAllowance = ({ account, token }: Holder) =>
    calls.ask(swapAllowance(account, token)).pipe(
      Effect.map(({ allowance }) => BigInt(allowance)),
      Effect.mapError(keepNoEndpoint((cause) => new AllowanceFailed({ cause }))),
      withSpan("Swaps.allowance")
    )
  /** Part of an allowance's cache key: after an approval, the allowance is a new lookup. */
  let age = 0
  const allowances = yield* cached({
    lookup: ({ holder }: Aged) => readAllowance(holder),
    capacity: 64,
    fresh: "10 seconds",
    backoff: 0
  })

  const gasPriceOf = (network: NetworkId) =>
    network.startsWith("solana:")
      ? Effect.succeed(lamportsPerSignature)
      : Effect.if(chains.has(network), {
          onTrue: () => gas.get(network),
          onFalse: () => new GasPriceNotSupported({ network })
        })
  const allowanceOf = (account: AccountId, token: AccountId) =>
    Effect.if(chains.has(splitAccountId(account).network), {
      onTrue: () => allowances.get(new Aged({ age, holder: new Holder({ account, token: tokenKey(token) }) })),
      onFalse: () => Effect.succeed(0n)
    })
  const forgetAllowances = Effect.sync(() => {
    age++
  })

  const bestOf = traced("Swaps.best")(function* (
    { account, amountUnits, from, to }: QuoteKey,
    price: bigint | undefined
  ) {
    const exchange = { userAddress: account, from: from.id, to: to.id, amount: String(amountUnits) }
    const { quotes } = yield* calls
      .ask(swapQuotes(exchange, price === undefined ? undefined : String(price)))
      .pipe(Effect.mapError((error) => (error._tag === "BadStatus" ? (liquidityRefusal(error.body) ?? error) : error)))
    return findBestReceived({ from: from.id, to: to.id, amount: amountUnits }, quotes) ?? null
  })

  const quotes = yield* cached({
    lookup: traced("Swaps.quote")(function* (key: QuoteKey) {
      const { account, amountUnits, from, to } = key
      const { network } = splitAccountId(account)
      const coin = coinOf(network)
      const isFree = approvalNeed(from.id, amountUnits, undefined) === "not-needed"
      const [{ price, received }, usd, allowanceUnits, dataFee] = yield* Effect.all(
        [
          Effect.bind(Effect.Do, "price", () => orUnknown(gasPriceOf(network))).pipe(
            Effect.bind("received", ({ price }) => bestOf(key, price))
          ),
          orUnknown(Effect.mapError(prices.usd([from.id, to.id, coin]), (cause) => new NetworkPriceFailed({ cause }))),
          isFree ? Effect.succeed(undefined) : orUnknown(allowanceOf(account, from.id)),
          dataFees.get(network)
        ],
        { concurrency: "unbounded" }
      )
      return swapQuote(
        { ...key, from: { ...from }, to: { ...to } },
        {
          receivedUnits: yield* requireLiquidity(received),
          prices: usd,
          fee: price === undefined ? null : feeOn(network, price, dataFee, usd ?? {}),
          allowanceUnits,
          quotedAt: yield* Clock.currentTimeMillis
        }
      )
    }),
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
        onTrue: () => tokens.get(network),
        onFalse: () => Effect.succeed<ReadonlyArray<SwapToken>>([])
      }),
    gasPrice: gasPriceOf,
    allowance: allowanceOf,
    forgetAllowances,
    best: (ask) =>
      Effect.flatMap(toQuoteKey(ask), (key) =>
        Effect.if(chains.has(splitAccountId(ask.account).network), {
          onTrue: () =>
            Effect.flatMap(orUnknown(gasPriceOf(splitAccountId(ask.account).network)), (price) => bestOf(key, price)),
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
    prepare: traced("Swaps.prepare")(function* (quote, limit) {
      yield* forgetAllowances
      const { account, amountUnits, from } = quote
      const isFree = approvalNeed(from.id, BigInt(amountUnits), undefined) === "not-needed"
      const allowed = isFree ? undefined : yield* allowanceOf(account, from.id)
      // The next caller loads the token's allowance after what is sent now.
      yield* forgetAllowances
      const needed = approvalNeed(from.id, BigInt(amountUnits), allowed) === "needed"
      const { approval: how } = limit ?? {}
      const approvals = needed
        ? toApprovalSteps({ account, from: from.id, amountUnits: BigInt(amountUnits) }, yield* approval(quote, limit), {
            allowedUnits: allowed ?? 0n,
            approval: how
          })
        : []
      return { approvals }
    })
  }
  return self
})

class Aged extends Data.Class<{ readonly age: number; readonly holder: Holder }> {}

/** Logs the failure of an optional part of a quote, which is then unknown. */
const orUnknown = <A, E extends { readonly code: string; readonly message: string }>(
  effect: Effect.Effect<A, E>
): Effect.Effect<A | undefined> =>
  Effect.catchAll(effect, ({ code, message }) => Effect.as(Effect.logDebug(`${message} (${code})`), undefined))

const toQuoteKey = ({ account, amount, from, slippage = defaultSlippage, to }: SwapAsk) =>
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

const feeOn = (network: NetworkId, price: bigint, dataFee: DataFee, prices: PriceList) => {
  const solana = network.startsWith("solana:")
  return networkFee({
    gas: solana ? 1n : likelyGas,
    gasPrice: price,
    dataFee,
    decimals: solana ? 9 : 18,
    price: priceOf(prices, coinOf(network)),
    estimate: true
  })
}
