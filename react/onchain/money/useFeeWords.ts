import { shortenToSignificant, roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { showWorth } from "../../../core/foundation/text/format.ts"
import { showWorthUp } from "../../../core/foundation/text/showWorthUp.ts"
import { computeWorth } from "../../../core/onchain/money/typedAmount.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** A network fee in whole coins. `price`: of a coin in dollars, if known. */
interface Fee {
  readonly amount: string
  readonly most: string
  readonly hasDataFee: boolean
  readonly symbol: string
  readonly price: string | null | undefined
}

/** A network fee in words. `most` is null if it equals `about`. */
interface FeeWords {
  readonly about: string
  readonly most: string | null
}

/** Returns a function that describes a fee, about and at most: in dollars if the coin has a price. */
export const useFeeWords = (): ((fee: Fee) => FeeWords) => {
  const text = useText()
  return ({ amount, hasDataFee, most: highest, price, symbol }) => {
    const format = (coins: string, shorten: typeof shortenToSignificant, inDollars: typeof showWorth): string => {
      const worth = computeWorth(coins, price)
      return worth === null ? `${shorten(coins, 4)} ${symbol}` : inDollars(worth)
    }
    const [about, most] = [
      format(amount, shortenToSignificant, showWorth),
      format(highest, roundUpToSignificant, showWorthUp)
    ]
    return {
      about: text(hasDataFee ? "send.feeData" : "send.feeAbout", { fee: about }),
      most: about === most ? null : text(hasDataFee ? "send.feeMargin" : "send.feeMost", { fee: most })
    }
  }
}
