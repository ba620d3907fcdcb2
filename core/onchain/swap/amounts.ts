import * as Either from "effect/Either"
import { compareDecimals, divideDecimals, multiplyDecimals } from "../../foundation/text/decimal.ts"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"
import { SlippageMisfit, SwapAmountMisfit } from "./errors.ts"

/** How much less than quoted a swap may return by default, in percent. docs/spec/onchain.md#swap-slippage. */
export const defaultSlippage = "1"

/** How long a quote is valid, in milliseconds. docs/spec/onchain.md#swap-life. */
export const quoteLife = 15_000

/**
 * Milliseconds after which a displayed quote is requested again, and how long after the last interaction this
 * continues.
 */
export const requestInterval = 10_000
export const touchedFor = 120_000

/** A hundred percent, in hundredths of a percent. */
const whole = 10_000n

/**
 * Converts an amount of whole tokens, as typed, to base units; fails if it is not above 0 or finer than the token's
 * decimals.
 */
export const readSwapAmount = (
  text: string,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string }
): Either.Either<bigint, SwapAmountMisfit> => {
  const amount = parseUnits(text, decimals)
  return amount !== undefined && amount > 0n && amount < 2n ** 256n
    ? Either.right(amount)
    : Either.left(new SwapAmountMisfit({ symbol, decimals, value: text.slice(0, 64) }))
}

/** Reads slippage in hundredths of a percent: decimal text from 0.01 to 50. */
export const readSlippage = (percent: string): Either.Either<bigint, SlippageMisfit> => {
  const hundredths = percent.length > 16 ? undefined : parseUnits(percent, 2)
  return hundredths !== undefined && hundredths >= 1n && hundredths <= 5000n
    ? Either.right(hundredths)
    : Either.left(new SlippageMisfit({ value: percent.slice(0, 32) }))
}

/**
 * Returns the smallest output of a swap for a quoted one, in base units: rounded down, so that it is never shown higher
 * than it is.
 */
export const minimumReceived = (received: bigint, slippageHundredths: bigint): bigint =>
  (received * (whole - slippageHundredths)) / whole

/** Returns the maximum loss of a quoted output by slippage, in base units. */
export const maximumSlippage = (received: bigint, slippageHundredths: bigint): bigint =>
  received - minimumReceived(received, slippageHundredths)

/**
 * Returns how much of the received token one given token buys, truncated after 18 decimals. Amounts are decimal text of
 * whole tokens.
 */
export const rateOf = (sent: string, received: string): string => divideDecimals(received, sent, 18) ?? "0"

/** A traded amount and the price of one whole token, both as decimal text. */
export interface Worth {
  readonly amount: string
  readonly price: string
}

/**
 * Returns the value lost in a swap, in percent to two decimals, rounded up: never shown smaller than it is. Negative
 * for a gain. Undefined if the given side has no value.
 */
export const priceImpact = (sent: Worth, received: Worth): string | undefined => {
  const [before, after] = [sent, received].map(({ amount, price }) => multiplyDecimals(amount, price))
  const remaining = divideDecimals(multiplyDecimals(after ?? "0", "100"), before ?? "0", 2)
  return remaining === undefined || compareDecimals(before ?? "0", "0") === 0
    ? undefined
    : formatUnits(whole - (parseUnits(remaining, 2) ?? 0n), 2)
}
