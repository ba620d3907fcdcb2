import type { OtherEvent } from "../../foundation/data/step.ts"
import type { DecisionEvent, DecisionState } from "./events.ts"

export const decisionStart: DecisionState = { step: null, method: "", notice: null }

/** Steps the visitor's decision in the frame. A notice disappears with the next request and with the modal. */
export const stepDecision = (
  decision: DecisionState,
  event: DecisionEvent | { readonly _tag: "Closed" } | OtherEvent
): DecisionState => {
  switch (event._tag) {
    case "DecisionAsked":
      return { step: "asked", method: event.method, notice: null }
    case "DecisionMoved":
      return decision.step === null ? decision : { ...decision, step: event.to }
    case "DecisionEnded":
      return { ...decisionStart, notice: event.error }
    case "Closed":
      return decision.notice === null ? decision : { ...decision, notice: null }
    default:
      return decision
  }
}
