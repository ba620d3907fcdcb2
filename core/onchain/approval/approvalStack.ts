import { limits } from "../../foundation/data/limits.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { ApprovalEvent, ApprovalState } from "./events.ts"

export const approvalStart: ApprovalState = { stack: [], notice: null }

/** Whether one more request may wait. docs/spec/wallets.md#requests-approvals. */
export const hasRoom = (approval: ApprovalState | undefined): boolean =>
  (approval?.stack.length ?? 0) < limits.pendingTransactions

/** Returns the request that the visitor is asked about: the one that waits longest. */
export const shownRequest = ({ stack }: ApprovalState): ApprovalState["stack"][number] | undefined => stack[0]

/**
 * Steps the requests that wait. A new one never takes the place of one that is being read. The notice of an old one goes
 * with the next that is answered, when the visitor goes back, and with the modal. docs/spec/wallets.md#requests-approvals.
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
        ? { ...approval, stack: stack.map((one) => (one.id === event.id ? { ...one, told: event.told } : one)) }
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
