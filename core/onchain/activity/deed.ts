import type { Transaction, Transfer } from "./events.ts"
import { counterparty } from "./transactions.ts"

/** What an account did, or what happened to it, in one word. */
export type DeedKind = "sent" | "received" | "swapped" | "minted" | "allowed" | "called"

/** A transaction as an account sees it: what it was, what it gave and gained by it, and the other party. */
export interface Deed {
  readonly kind: DeedKind
  readonly given?: Transfer | undefined
  readonly gained?: Transfer | undefined
  /** The other party's address, empty if there is none. */
  readonly who: string
}

/**
 * Says what a transaction was for an account. What moved decides; the service's word for the operation only tells apart
 * what moved nothing or made something new.
 */
export const deedOf = (transaction: Transaction, address: string): Deed => {
  const { operation, transfers } = transaction
  const gained = transfers.find(({ direction, spam }) => direction === "in" && !spam)
  const given = transfers.find(({ direction }) => direction !== "in")
  return { kind: kindOf(operation, gained, given), gained, given, who: counterparty(transaction, address) }
}

const kindOf = (operation: string, gained: Transfer | undefined, given: Transfer | undefined): DeedKind => {
  if (operation === "mint" && gained !== undefined) return "minted"
  if (gained !== undefined) return given === undefined ? "received" : "swapped"
  if (given !== undefined) return "sent"
  return operation === "approve" ? "allowed" : "called"
}
