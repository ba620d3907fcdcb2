import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { formatUnits, parseUnits } from "../../../core/foundation/text/units.ts"
import { configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"

/** Returns whether the project lets visitors add funds. */
export const useFunding = (): boolean => useRxValue(configRx).features.pay

/** Returns how much of an amount is not covered by a balance; undefined if none, or if the balance is unknown. */
export const getMissing = (amount: string, balance: string | undefined): string | undefined => {
  const [wanted, owned] = [parseUnits(amount, mostDecimals), parseUnits(balance ?? "", mostDecimals)]
  return wanted === undefined || owned === undefined || wanted <= owned
    ? undefined
    : formatUnits(wanted - owned, mostDecimals)
}
/** The maximum number of decimals of a token. */
const mostDecimals = 77

/** The button of a form whose account does not hold enough: opens the ways to add what is missing. */
export function AddMissing({
  amount,
  isSmall = false,
  token,
  words
}: {
  /** Its contract; null for the network's coin. */
  readonly token: string | null
  /** Whole tokens, as decimal text; absent if unknown. */
  readonly amount?: string | undefined
  readonly words?: string
  readonly isSmall?: boolean
}) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button
      type="button"
      className={isSmall ? "btn small" : "btn ink"}
      data-opens="AddFunds"
      onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "AddFunds", token, amount } })}
    >
      {words ?? text("view.AddFunds")}
    </button>
  )
}
