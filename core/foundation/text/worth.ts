import { addDecimals, isDecimal, multiplyDecimals } from "./decimal.ts"
import { showFiat, showWorth } from "./format.ts"
import { roundUpToSignificant, shortenToSignificant } from "./significantDigits.ts"

/** The price of a coin in dollars, if known. */
type Price = string | null | undefined

/** The significant digits of a fee in coins. */
const feeDigits = 4

/** Returns the worth of an amount in dollars; null if there is no price, or no amount. */
export const computeWorth = (amount: string, price: Price): string | null =>
  price === null || price === undefined || !/[1-9]/.test(price) || !isDecimal(amount)
    ? null
    : multiplyDecimals(amount, price)

/** Formats the highest cost of an action in dollars, rounded up to whole cents: `"$0.02"` for 0.011. */
export const showWorthUp = (amount: string): string =>
  !showWorth(amount).startsWith("<") && /\.\d{2}\d*[1-9]/.test(amount)
    ? showFiat(addDecimals(amount, "0.01"))
    : showWorth(amount)

/** Formats a fee in whole coins: in dollars if the coin has a price, otherwise with four significant digits. */
export const showFee = (coins: string, symbol: string, price: Price): string => {
  const worth = computeWorth(coins, price)
  return worth === null ? `${shortenToSignificant(coins, feeDigits)} ${symbol}` : showWorth(worth)
}

/** Formats the highest possible fee like `showFee`, but rounded up. */
export const showHighestFee = (coins: string, symbol: string, price: Price): string => {
  const worth = computeWorth(coins, price)
  return worth === null ? `${roundUpToSignificant(coins, feeDigits)} ${symbol}` : showWorthUp(worth)
}
