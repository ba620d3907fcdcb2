import type { AccountId } from "../../chain/network/ids.ts"
import { multiplyDecimals } from "../../foundation/text/decimal.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { isCoin } from "../token/tokenId.ts"
import { type Prices, priceOf } from "../price/prices.ts"
import { maximumSlippage, minimumReceived, priceImpact, rateOf } from "./amounts.ts"

/** A token that can be swapped. `id` is CAIP-10; a chain's own coin has its placeholder's address. */
export interface SwapToken {
  readonly id: AccountId
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Empty where there is none that may be loaded. */
  readonly logoUrl: string
}

/** What the network takes for a swap. `estimate`: how much gas it burns is not known before it is built. */
export interface SwapFee {
  /** Of the network's own coin, whole ones as decimal text. */
  readonly amount: string
  /** US dollars as decimal text; null when the coin's price is not known. */
  readonly usd: string | null
  readonly estimate: boolean
}

/** Whether the swap needs to be allowed to take the token first; `unknown` when that could not be read. */
export type ApprovalNeed = "needed" | "not-needed" | "unknown"

/** What a swap would give. Plain data: `…Units` are base units as digits, all else is decimal text of whole tokens. */
export interface SwapQuote {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: string
  readonly amountUnits: string
  readonly received: string
  readonly receivedUnits: string
  /** The least that is given within the slippage, and the most that the slippage costs. */
  readonly minimum: string
  readonly minimumUnits: string
  readonly maximumSlippage: string
  /** Percent. */
  readonly slippage: string
  /** How many of `to` for one of `from`. */
  readonly rate: string
  /** Percent of the worth that is lost; null when a price is not known. */
  readonly priceImpact: string | null
  /** Null when there is no gas price. */
  readonly fee: SwapFee | null
  readonly approval: ApprovalNeed
}

/** What is asked for: how much of which token, in base units, for which. */
export interface SwapWanted {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amountUnits: bigint
  /** Percent as it was given, and in hundredths. */
  readonly slippage: string
  readonly slippageHundredths: bigint
}

/** What the services said. What they did not say is undefined, and null in the quote. */
export interface SwapFacts {
  readonly receivedUnits: bigint
  readonly prices: Prices | undefined
  readonly fee: SwapFee | null
  readonly allowanceUnits: bigint | undefined
}

/** Puts a quote together. No float, and nothing that a service did not say is made up. */
export const swapQuote = (wanted: SwapWanted, { allowanceUnits, fee, prices = {}, receivedUnits }: SwapFacts): SwapQuote => {
  const { account, amountUnits, from, slippage, slippageHundredths, to } = wanted
  const [amount, received] = [formatUnits(amountUnits, from.decimals), formatUnits(receivedUnits, to.decimals)]
  const minimum = minimumReceived(receivedUnits, slippageHundredths)
  const [fromPrice, toPrice] = [priceOf(prices, from.id), priceOf(prices, to.id)]
  return {
    account, from, to, amount, amountUnits: String(amountUnits), received, receivedUnits: String(receivedUnits),
    minimum: formatUnits(minimum, to.decimals), minimumUnits: String(minimum),
    maximumSlippage: formatUnits(maximumSlippage(receivedUnits, slippageHundredths), to.decimals),
    slippage, rate: rateOf(amount, received),
    priceImpact: fromPrice === undefined || toPrice === undefined ? null
      : priceImpact({ amount, price: fromPrice }, { amount: received, price: toPrice }) ?? null,
    fee, approval: approvalNeed(from.id, amountUnits, allowanceUnits)
  }
}

/** Whether a token must be approved first: never a chain's own coin, and only on EVM; any other when less is allowed than is given. */
export const approvalNeed = (token: AccountId, amount: bigint, allowance: bigint | undefined): ApprovalNeed =>
  isCoin(token) || !token.startsWith("eip155:") ? "not-needed" : allowance === undefined ? "unknown" : allowance < amount ? "needed" : "not-needed"

/** What so much gas costs at a price in the coin's base units, and in US dollars where the coin has a price. */
export const networkFee = (
  { decimals, estimate, gas, gasPrice, price }:
    { readonly gas: bigint; readonly gasPrice: bigint; readonly decimals: number; readonly price: string | undefined; readonly estimate: boolean }
): SwapFee => {
  const amount = formatUnits(gas * gasPrice, decimals)
  return { amount, usd: price === undefined ? null : multiplyDecimals(amount, price), estimate }
}
