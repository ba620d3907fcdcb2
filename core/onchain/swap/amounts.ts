import * as Either from "effect/Either"
import { compareDecimals, divideDecimals, multiplyDecimals } from "../../foundation/text/decimal.ts"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"
import { SlippageMisfit, SwapAmountMisfit } from "./errors.ts"

/** How much less than quoted a swap may give, percent. docs/spec/onchain.md#swap-slippage. */
export const defaultSlippage = "1"

/** One percent in hundredths, and the whole. */
const whole = 10_000n

/** An amount of whole tokens, as typed, in base units: above 0, and no finer than the token can be divided. */
export const readSwapAmount = (
  text: string,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string }
): Either.Either<bigint, SwapAmountMisfit> => {
  const amount = parseUnits(text, decimals)
  return amount !== undefined && amount > 0n && amount < 2n ** 256n
    ? Either.right(amount)
    : Either.left(new SwapAmountMisfit({ symbol, decimals, value: text.slice(0, 64) }))
}

/** Slippage in hundredths of a percent: decimal text from 0.01 to 50. */
export const readSlippage = (percent: string): Either.Either<bigint, SlippageMisfit> => {
  const hundredths = percent.length > 16 ? undefined : parseUnits(percent, 2)
  return hundredths !== undefined && hundredths >= 1n && hundredths <= 5000n
    ? Either.right(hundredths)
    : Either.left(new SlippageMisfit({ value: percent.slice(0, 32) }))
}

/**
 * The least a swap gives of what was quoted, in base units: rounded down, so that it is never shown higher than it is.
 */
export const minimumReceived = (received: bigint, slippageHundredths: bigint): bigint =>
  (received * (whole - slippageHundredths)) / whole

/** The most of what was quoted that slippage may cost, in base units. */
export const maximumSlippage = (received: bigint, slippageHundredths: bigint): bigint =>
  received - minimumReceived(received, slippageHundredths)

/**
 * How many of one token are given for one of the other, cut after 18 decimals. Amounts are decimal text of whole
 * tokens.
 */
export const rateOf = (given: string, received: string): string => divideDecimals(received, given, 18) ?? "0"

/** What one trades and what a whole one of it is worth, both as decimal text. */
export interface Worth {
  readonly amount: string
  readonly price: string
}

/**
 * What a swap loses of its worth, in percent to two decimals, rounded up: never shown smaller than it is. Below zero
 * when one gains. Undefined when the given side is worth nothing.
 */
export const priceImpact = (given: Worth, received: Worth): string | undefined => {
  const [before, after] = [given, received].map(({ amount, price }) => multiplyDecimals(amount, price))
  const left = divideDecimals(multiplyDecimals(after ?? "0", "100"), before ?? "0", 2)
  return left === undefined || compareDecimals(before ?? "0", "0") === 0
    ? undefined
    : formatUnits(whole - (parseUnits(left, 2) ?? 0n), 2)
}
