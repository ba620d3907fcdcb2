import { addDecimals } from "./decimal.ts"
import { showFiat, showWorth } from "./format.ts"

/** Formats the highest cost of an action in dollars, rounded up to whole cents: `"$0.02"` for 0.011. */
export const showWorthUp = (amount: string): string =>
  !showWorth(amount).startsWith("<") && /\.\d{2}\d*[1-9]/.test(amount)
    ? showFiat(addDecimals(amount, "0.01"))
    : showWorth(amount)
