import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import { useId } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { SwapForm, SwapQuote, SwapTerms } from "../../../core/onchain/swap/events.ts"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"

/** Lets the visitor choose the allowance, this swap's amount or unlimited, and whether both steps are one batch. */
export function ApprovalChoice({
  form,
  quote: { amount, from },
  terms
}: {
  readonly form: SwapForm
  readonly quote: SwapQuote
  readonly terms: SwapTerms
}) {
  const dispatch = useDispatch()
  const text = useText()
  const id = useId()
  const spender = truncateAddress(terms.spender ?? "")
  const words = {
    exact: text("swap.allowExact", { amount: `${formatExact(amount)} ${from.symbol}` }),
    all: text("swap.allowAll", { symbol: from.symbol })
  }
  return (
    <>
      <fieldset className="choice">
        <legend>{text("swap.allow", { spender })}</legend>
        {(["exact", "all"] as const).map((approval) => (
          <label key={approval}>
            <input
              type="radio"
              name={id}
              checked={form.approval === approval}
              onChange={() => dispatch({ _tag: "SwapApprovalChosen", approval })}
            />
            <span>{words[approval]}</span>
          </label>
        ))}
      </fieldset>
      {form.approval === "all" && (
        <p className="careful">{text("swap.allowAllNext", { spender, symbol: from.symbol })}</p>
      )}
      {terms.batches === "ready" && (
        <div className="choice">
          <label>
            <input
              type="checkbox"
              checked={form.batch === "upgrade"}
              aria-describedby={`${id}-ready`}
              onChange={({ currentTarget }) =>
                dispatch({ _tag: "SwapBatchChosen", batch: currentTarget.checked ? "upgrade" : "auto" })
              }
            />
            <span>{text("swap.ready")}</span>
          </label>
          <p className="careful" id={`${id}-ready`}>
            {text("swap.readyNext")}
          </p>
        </div>
      )}
    </>
  )
}
