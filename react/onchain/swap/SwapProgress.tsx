import { Note } from "../../foundation/ui/Note.tsx"
import { useEffect, useRef } from "react"
import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { SwapPhase, SwapState, SwapTerms } from "../../../core/onchain/swap/events.ts"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useLongText } from "../../foundation/state/failureTexts.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { type Block, ConfirmButton } from "../money/ConfirmButton.tsx"
import { UnbrokenAddresses } from "../money/WholeAddress.tsx"
import { endSentence } from "../../foundation/state/endSentence.ts"

/** The steps of a swap, with the current one marked; or a note that both are one batch. */
export function Steps({ swap: { form, phase }, terms }: { readonly swap: SwapState; readonly terms: SwapTerms }) {
  const text = useText()
  const isOne =
    form.batch !== "never" && (terms.batches === "supported" || (terms.batches === "ready" && form.batch === "upgrade"))
  if (isOne) return <p className="rate">{text("swap.together")}</p>
  const all = [...(terms.approvals > 1 ? [text("swap.stepBack")] : []), text("swap.stepAllow"), text("swap.stepSwap")]
  const current = phase._tag === "Approving" ? phase.nth - 1 : phase._tag === "Swapping" ? all.length - 1 : undefined
  return (
    <ol className="legs" aria-label={text("swap.steps")}>
      {all.map((words, i) => (
        <li
          key={words}
          className={current !== undefined && i < current ? "did" : undefined}
          aria-current={i === current ? "step" : undefined}
        >
          {words}
        </li>
      ))}
    </ol>
  )
}

/** Failures of a batch before anything was sent: the visitor can do the two steps one after the other instead. */
const ofBatch: ReadonlySet<string> = new Set([
  "CallBatchesUnsupported",
  "CallBatchNeedsMore",
  "ChainNotSupported",
  "RequestRejected"
])

type FailedPhase = Extract<SwapPhase, { readonly _tag: "Failed" }>

/** Says why the swap failed and which allowance remains: notes below the amounts. */
export function SwapProblem({ phase: { allowed, error, quote } }: { readonly phase: FailedPhase }) {
  const commands = useCommands("swap")
  const text = useText()
  const sentence = useSentence()
  const longText = useLongText(error)
  const place = useRef<HTMLDivElement>(null)
  const isKnown = longText !== undefined
  // A warning with a box replaces the sentence of a minimum that could not be checked.
  const message = error.tag === "SwapUnproven" || !isKnown ? "" : sentence(error)
  useSay(message)
  useEffect(() => {
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" }) // returns a promise in some browsers
  }, [isKnown])
  // The long text often says that nothing was sent, which is wrong once an approval is in a block.
  const next = allowed === null ? (longText ?? "") : ""
  return (
    <div ref={place} className="asks">
      {message !== "" && (
        <Note look="careful">
          <p role="alert">{`${endSentence(message)} ${next}`.trim()}</p>
        </Note>
      )}
      {allowed !== null && (
        <Note>
          <p>
            <UnbrokenAddresses
              text={text("swap.left", {
                spender: truncateAddress(allowed.spender),
                amount: `${formatExact(formatUnits(BigInt(allowed.amountUnits), quote.from.decimals))} ${quote.from.symbol}`
              })}
            />
          </p>
          <button type="button" className="btn small" onClick={() => commands()?.takeBack(quote, allowed.spender)}>
            {text("swap.takeBack")}
          </button>
        </Note>
      )}
    </div>
  )
}

/** The buttons after a failure: to try again, and to do the steps of a refused batch one after the other. */
export function NextSteps({
  block,
  confirm,
  isOtherAccount,
  phase: { during, error, quote }
}: {
  readonly phase: FailedPhase
  /** True if the account or the network has changed: a retry begins with the form. */
  readonly isOtherAccount: boolean
  readonly confirm: () => void
  readonly block: Block | undefined
}) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <>
      {during === "batch" && ofBatch.has(error.tag) && (
        <button
          type="button"
          className="btn fill"
          onClick={() => dispatch({ _tag: "SwapBatchChosen", batch: "never" }, { _tag: "SwapPhaseLeft" })}
        >
          {text("swap.twoSteps")}
        </button>
      )}
      {error.tag === "SwapUnproven" && !isOtherAccount ? (
        <ConfirmButton terms={quote.minimum} block={block} press={confirm}>
          {text("swap.press")}
        </ConfirmButton>
      ) : (
        <button
          type="button"
          className="btn ink"
          onClick={() =>
            dispatch({ _tag: "SwapPhaseLeft" }, ...(isOtherAccount ? ([{ _tag: "WentBack" }] as const) : []))
          }
        >
          {text(error.tag === "SwapPriceMoved" ? "swap.again" : "modal.retry")}
        </button>
      )}
    </>
  )
}
