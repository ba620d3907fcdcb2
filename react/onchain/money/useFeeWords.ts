import { showFee, showHighestFee } from "../../../core/foundation/text/worth.ts"
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
    const about = showFee(amount, symbol, price)
    const maximum = showHighestFee(highest, symbol, price)
    return {
      about: text(hasDataFee ? "send.feeData" : "send.feeAbout", { fee: about }),
      most: about === maximum ? null : text(hasDataFee ? "send.feeMargin" : "send.feeMost", { fee: maximum })
    }
  }
}
