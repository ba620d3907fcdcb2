import { listMeanings, type AmountFault } from "../../../core/onchain/money/typedAmount.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** Returns the sentence for a number with ambiguous separators; undefined for other faults. */
export const useFaultWords = (): ((fault: AmountFault, typed: string) => string | undefined) => {
  const text = useText()
  return (fault, typed) =>
    fault === "ambiguous"
      ? text("money.ambiguous", listMeanings(typed))
      : fault === "grouped"
        ? text("money.grouped")
        : undefined
}
