import * as Either from "effect/Either"
import { showRoundFiat } from "../../../core/foundation/text/format.ts"
import { readTyped } from "../../../core/onchain/money/typedAmount.ts"
import { useFaultWords } from "../money/useFaultWords.ts"
import { useDispatch, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import type { OnrampState } from "../../../core/onchain/onramp/events.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Note } from "../../foundation/ui/Note.tsx"
import { linkIcon } from "../../foundation/parts/viewIcons.ts"

/** Returns the limits of the way to pay, if the amount is outside of them. */
const useLimits = (error: OnrampState["error"]): string | undefined => {
  const text = useText()
  if (error?.tag !== "OnrampAmountOutside") return undefined
  const { currency, max, min } = error.data
  const format = (amount: unknown): string => showRoundFiat(String(amount), String(currency))
  return text("buy.limits", { min: format(min), max: format(max) })
}

/**
 * Continues to the provider. Once there is a page, this is a real link, so that the visitor's own click opens it. Until
 * then it is a button that says what is missing.
 */
export function Continue({ onramp }: { readonly onramp: OnrampState }) {
  const commands = useCommands("onramp")
  const dispatch = useDispatch()
  const text = useText()
  const sentence = useSentence()
  const faultWords = useFaultWords()
  const { error, page, paymentAmount, quotesLoading, selectedProvider } = onramp
  const words = useFailureText(error)
  const limits = useLimits(error)
  const typed = readTyped(paymentAmount)
  const fault = Either.isLeft(typed) ? faultWords(typed.left, paymentAmount) : undefined
  if (page !== "")
    return (
      <a
        className="btn ink"
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => commands()?.proceed()}
      >
        {text("buy.continue", { provider: selectedProvider?.label ?? "" })}
        <Icon path={linkIcon} flip />
      </a>
    )
  if (error !== null && error.tag !== "OnrampAmountOutside")
    return (
      <>
        {words !== "" && (
          <Note look="careful" isAlert>
            <p>{words}</p>
          </Note>
        )}
        <button
          type="button"
          className="btn fill"
          onClick={() => dispatch({ _tag: "OnrampAmountTyped", amount: paymentAmount })}
        >
          {text("modal.retry")}
        </button>
      </>
    )
  return (
    <button type="button" className="btn fill" aria-disabled="true">
      {quotesLoading && <span className="spin" aria-hidden="true" />}
      {quotesLoading
        ? text("buy.quoting")
        : error !== null
          ? (fault ?? limits ?? sentence(error))
          : paymentAmount.trim() === ""
            ? text("buy.enter")
            : text("buy.noProvider")}
    </button>
  )
}
