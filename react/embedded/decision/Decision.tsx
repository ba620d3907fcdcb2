import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { decisionRx } from "./atoms.ts"
import css from "./decision.css?inline"
import { FramePlace } from "./FramePlace.tsx"

/**
 * A request to the embedded wallet, described by the secure site, which holds the key and is the only one to approve
 * it.
 */
export function Decision() {
  const { step } = useRxValue(decisionRx)
  const text = useText()
  useSay(text(step === "decided" ? "decision.decided" : "decision.read"))
  return (
    <Page css={css} className="decision" still>
      {step === "shown" ? (
        <FramePlace />
      ) : (
        <Skeleton label={text(step === "decided" ? "decision.decided" : "decision.asked")} />
      )}
    </Page>
  )
}
