import type { ReactNode } from "react"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useLongText } from "../../foundation/state/failureTexts.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import facts from "../money/facts.css?inline"
import money from "../money/money.css?inline"
import own from "./approval.css?inline"

const css = parts + money + facts + own

/** Says why there is nothing to approve and that nothing was sent. `children`: a second button in the foot. */
export function Ended({ children, error }: { readonly error: FailureData; readonly children?: ReactNode }) {
  const text = useText()
  const sentence = useSentence()(error)
  const longText = useLongText(error)
  const dispatch = useDispatch()
  useSay(sentence)
  return (
    <Page
      css={css}
      className="approve"
      foot={
        <>
          {error.tag === "PageFramed" ? (
            <a className="btn ink" href={location.href} target="_blank" rel="noopener noreferrer">
              {text("approve.window")}
            </a>
          ) : (
            <button type="button" className="btn ink" onClick={() => dispatch({ _tag: "Closed" })}>
              {text("modal.close")}
            </button>
          )}
          {children}
        </>
      }
    >
      <div className="lead">
        <Drawing name={error.tag === "ContextChanged" ? "nodes" : "triangle"} large />
        <h3>{sentence}</h3>
        {/* The place of the text is kept while it loads. */}
        <p className="say" style={longText === undefined ? { visibility: "hidden" } : undefined}>
          {longText || text("approve.ended")}
        </p>
      </div>
    </Page>
  )
}
