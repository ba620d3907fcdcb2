import * as Either from "effect/Either"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { readSlippage } from "../../../core/onchain/swap/amounts.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toPlainNumber, readTyped } from "../../../core/onchain/money/typedAmount.ts"
import { useFaultWords } from "../money/useFaultWords.ts"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"

const offered = ["0.5", "1", "3"]

/** The accepted slippage: one of three values, or a typed one. Collapsed until it is opened. */
export function Slippage({ slippage }: { readonly slippage: string }) {
  const dispatch = useDispatch()
  const text = useText()
  const sentence = useSentence()
  const getSentence = (parsed: ReturnType<typeof readSlippage>): string | undefined =>
    Either.isLeft(parsed) ? sentence(toFailureData(parsed.left)) : undefined
  const faultWords = useFaultWords()
  const typed = readTyped(slippage)
  const percent = toPlainNumber(slippage)
  const read = readSlippage(percent)
  const wrong = Either.isLeft(typed) ? (faultWords(typed.left, slippage) ?? getSentence(read)) : getSentence(read)
  const isHigh = wrong === undefined && compareDecimals(percent, "5") > 0
  useSay(wrong ?? "")
  const choose = (percent: string): void => dispatch({ _tag: "SwapSlippageChosen", slippage: percent })
  return (
    <details className="slippage">
      <summary>
        <span>{text("swap.slippage")}</span>
        <bdi dir="ltr">{`${percent}%`}</bdi>
      </summary>
      <fieldset aria-label={text("swap.slippage")}>
        {offered.map((choice) => (
          <button
            key={choice}
            type="button"
            className="btn small"
            aria-pressed={choice === percent}
            onClick={() => choose(choice)}
          >
            <bdi dir="ltr">{`${choice}%`}</bdi>
          </button>
        ))}
        <input
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-label={text("swap.slippageOwn")}
          aria-invalid={wrong !== undefined || undefined}
          value={slippage}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </fieldset>
      {wrong !== undefined && <p className="wrong">{wrong}</p>}
      {isHigh && <p className="careful">{text("swap.slippageHigh")}</p>}
    </details>
  )
}
