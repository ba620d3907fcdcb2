import { limits } from "../../foundation/data/limits.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { ApprovalEvent, ApprovalState } from "./events.ts"

export const approvalStart: ApprovalState = { stack: [], notice: null }

/** Returns true if one more request may wait. docs/spec/wallets.md#requests-approvals. */
export const hasRoom = (approval: ApprovalState | undefined): boolean =>
  (approval?.stack.length ?? 0) < limits.pendingTransactions

/** Returns the request that the visitor is asked about: the oldest pending one. */
export const getDisplayedRequest = ({ stack }: ApprovalState): ApprovalState["stack"][number] | undefined => stack[0]

/**
 * Updates the pending requests. A new one never replaces the one on screen. The notice about an ended request
 * disappears with the next answer, when the visitor goes back, and when the modal closes.
 * docs/spec/wallets.md#requests-approvals.
 */
export const stepApproval = (
  approval: ApprovalState,
  event: ApprovalEvent | { readonly _tag: "Closed" | "WentBack" } | OtherEvent
): ApprovalState => {
  const { stack } = approval
  switch (event._tag) {
    case "TransactionPushed":
      return !hasRoom(approval) || stack.some(({ id }) => id === event.id)
        ? approval
        : { notice: null, stack: [...stack, { id: event.id, hasOpened: event.hasOpened, told: null }] }
    case "TransactionTold":
      return stack.some(({ id }) => id === event.id)
        ? { ...approval, stack: stack.map((entry) => (entry.id === event.id ? { ...entry, told: event.told } : entry)) }
        : approval
    case "TransactionPopped":
      return stack.some(({ id }) => id === event.id)
        ? { notice: event.error ?? null, stack: stack.filter(({ id }) => id !== event.id) }
        : approval
    case "TransactionRefused":
      return { ...approval, notice: event.error }
    case "Closed":
    case "WentBack":
      return approval.notice === null ? approval : { ...approval, notice: null }
    default:
      return approval
  }
}
