import type { AccountId } from "../../chain/network/ids.ts"
import { multiplyDecimals } from "../../foundation/text/decimal.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { addDataFee } from "../send/fee.ts"
import { isCoin } from "../token/tokenId.ts"
import { getPrice } from "../price/prices.ts"
import type { ApprovalNeed, SwapFee, SwapQuote, SwapToken } from "./events.ts"
import type { Prices } from "../price/events.ts"
import { maximumSlippage, minimumReceived, priceImpact, quoteLife, rateOf } from "./amounts.ts"

/** The trade to quote: the token given and its amount in base units, and the token received. */
export interface SwapRequest {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amountUnits: bigint
  /** Percent as given, and in hundredths. */
  readonly slippage: string
  readonly slippageHundredths: bigint
}

/** The services' answers. Anything missing is undefined, and null in the quote. */
export interface SwapFacts {
  readonly receivedUnits: bigint
  readonly prices: Prices | undefined
  readonly fee: SwapFee | null
  readonly allowanceUnits: bigint | undefined
  /** Epoch milliseconds. */
  readonly quotedAt: number
}

/**
 * The gas assumed for a swap, and for the approvals before it (up to two), until the service returns the real gas.
 * Both are above the usual, so that the displayed fee is not too low.
 */
export const likelyGas = { swap: 200_000n, approval: 80_000n } as const

/** A placeholder call for the data fee of a swap until it is built: 800 bytes that cannot be compressed. */
export const likelyCall = {
  to: "0x1111111111111111111111111111111111111111",
  data: `0x${Array.from({ length: 200 }, (_, i) => (Math.imul(i + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, "0")).join("")}`
}

/** Builds a quote. Uses no floats, and contains only values that a service reported. */
export const swapQuote = (
  request: SwapRequest,
  { allowanceUnits, fee, prices = {}, quotedAt, receivedUnits }: SwapFacts
): SwapQuote => {
  const { account, amountUnits, from, slippage, slippageHundredths, to } = request
  const [amount, received] = [formatUnits(amountUnits, from.decimals), formatUnits(receivedUnits, to.decimals)]
  const minimum = minimumReceived(receivedUnits, slippageHundredths)
  const [fromPrice, toPrice] = [getPrice(prices, from.id), getPrice(prices, to.id)]
  return {
    account,
    from,
    to,
    amount,
    amountUnits: String(amountUnits),
    received,
    receivedUnits: String(receivedUnits),
    minimum: formatUnits(minimum, to.decimals),
    minimumUnits: String(minimum),
    maximumSlippage: formatUnits(maximumSlippage(receivedUnits, slippageHundredths), to.decimals),
    slippage,
    rate: rateOf(amount, received),
    priceImpact:
      fromPrice === undefined || toPrice === undefined
        ? null
        : (priceImpact({ amount, price: fromPrice }, { amount: received, price: toPrice }) ?? null),
    fee,
    approval: approvalNeed(from.id, amountUnits, allowanceUnits),
    goodUntil: quotedAt + quoteLife
  }
}

/**
 * Returns whether a token must be approved first: only on EVM, never a chain's own coin, and only if the allowance is
 * below the amount.
 */
export const approvalNeed = (token: AccountId, amount: bigint, allowance: bigint | undefined): ApprovalNeed =>
  isCoin(token) || !token.startsWith("eip155:")
    ? "not-needed"
    : allowance === undefined
      ? "unknown"
      : allowance < amount
        ? "needed"
        : "not-needed"

/**
 * Returns the cost of an amount of gas and of a rollup's data in whole coins, and in US dollars if the coin's price is
 * known.
 */
export const networkFee = ({
  dataFee,
  decimals,
  estimate,
  gas,
  gasPrice,
  price
}: {
  readonly gas: bigint
  readonly gasPrice: bigint
  readonly dataFee: bigint | "unknown"
  readonly decimals: number
  readonly price: string | undefined
  readonly estimate: boolean
}): SwapFee => {
  const { about, hasDataFee, most } = addDataFee(gas * gasPrice, 2n * gas * gasPrice, dataFee)
  const amount = formatUnits(BigInt(about), decimals)
  return {
    amount,
    most: formatUnits(BigInt(most), decimals),
    hasDataFee,
    usd: price === undefined ? null : multiplyDecimals(amount, price),
    estimate
  }
}
