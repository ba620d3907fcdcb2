import type { OtherEvent } from "../../foundation/data/step.ts"
import type { LendingEvent, LendingState } from "./lendingEvents.ts"

export const lendingStart: LendingState = {
  connectorId: "",
  wallet: "",
  receiver: null,
  token: null,
  amount: "",
  lender: null,
  phase: "Choosing",
  most: null,
  review: null,
  ticked: [],
  error: null,
  hash: null
}

/** Returns true if a press on this intent sends it: it is displayed, and its boxes are ticked. */
export const canPressLender = ({ phase, review, ticked }: LendingState, intentId: string): boolean =>
  phase === "Reviewing" && review?.intentId === intentId && review.warnings.every(({ name }) => ticked.includes(name))

const toForm = (lending: LendingState): LendingState => ({ ...lending, phase: "Filling", review: null, ticked: [] })

/** Updates the transfer from a second wallet: connected, filled in, reviewed, pressed once, sent, released. */
export const stepLending = (lending: LendingState, event: LendingEvent | OtherEvent): LendingState => {
  const { phase } = lending
  switch (event._tag) {
    case "LenderChosen": {
      const { _tag, ...wanted } = event
      return phase === "Choosing" || phase === "Sent" ? { ...lendingStart, ...wanted, phase: "Connecting" } : lending
    }
    case "LenderConnected":
      return phase === "Connecting" ? { ...lending, lender: event.connection, phase: "Filling" } : lending
    case "LenderChanged":
      return lending.lender === null ? lending : { ...lending, lender: event.connection }
    case "LenderMostRead":
      return { ...lending, most: event.most }
    case "LentAmountTyped":
      return phase === "Filling" ? { ...lending, amount: event.amount, error: null } : lending
    case "LentReviewAsked":
      return phase === "Filling" ? { ...lending, phase: "Checking", error: null } : lending
    case "LentReviewed":
      return phase === "Checking" ? { ...lending, phase: "Reviewing", review: event.review } : lending
    case "LentReviewLeft":
      return phase === "Reviewing" || phase === "Checking" ? { ...toForm(lending), error: null } : lending
    case "LentTicked": {
      const others = lending.ticked.filter((warning) => warning !== event.warning)
      return { ...lending, ticked: event.on ? [...others, event.warning] : others }
    }
    case "LentPressed":
      return canPressLender(lending, event.intentId) ? { ...lending, phase: "Asking", error: null } : lending
    case "LentStopped":
      return phase === "Checking"
        ? { ...toForm(lending), error: event.error }
        : phase === "Asking"
          ? { ...lending, phase: "Reviewing", error: event.error }
          : lending
    case "LentSent":
      return phase === "Asking" && lending.review?.intentId === event.intentId
        ? { ...lending, phase: "Sent", hash: event.hash }
        : lending
    case "LenderReleased":
      // A sent transfer stays visible until the visitor leaves.
      return phase === "Sent" && lending.lender !== null && event.error === null
        ? { ...lending, lender: null }
        : { ...lendingStart, wallet: lending.wallet, error: event.error }
    default:
      return lending
  }
}
