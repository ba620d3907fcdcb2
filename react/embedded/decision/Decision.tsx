import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Page } from "../../foundation/ui/Page.tsx"
import { decisionRx } from "./atoms.ts"
import own from "./decision.css?inline"
import { FramePlace } from "./FramePlace.tsx"

const css = parts + own

/**
 * A request to the embedded wallet, described by the secure site, which holds the key and is the only one to approve
 * it.
 */
export function Decision() {
  const { step } = useRxValue(decisionRx)
  const text = useText()
  useSay(text(step === "decided" ? "decision.decided" : step === "shown" ? "decision.read" : "decision.asked"))
  return (
    <Page css={css} className="decision" still>
      {step === "shown" ? (
        <FramePlace />
      ) : (
        <div className="blank" aria-hidden="true">
          {[224, 272, 248, 136].map((width) => (
            <i key={width} style={{ width }} />
          ))}
        </div>
      )}
    </Page>
  )
}
