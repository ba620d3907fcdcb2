import type { Transaction, Transfer } from "./events.ts"

/** What an account did, or what happened to it, in one word. */
export type DeedKind = "sent" | "received" | "swapped" | "minted" | "allowed" | "called"

/** A transaction as an account sees it. */
export interface Deed {
  readonly kind: DeedKind
  /** All transfers out of the account, and those to itself. */
  readonly given: ReadonlyArray<Transfer>
  /** All transfers into the account, without spam. */
  readonly gained: ReadonlyArray<Transfer>
  /** The other party's address: empty if a contract was created, undefined if the account called itself. */
  readonly who: string | undefined
}

/**
 * Returns what a transaction was for an account. What moved decides; the service's word for the operation only tells apart
 * what moved nothing or made something new.
 */
export const deedOf = (transaction: Transaction, address: string): Deed => {
  const { operation, transfers } = transaction
  const gained = transfers.filter(({ direction, spam }) => direction === "in" && !spam)
  const given = transfers.filter(({ direction }) => direction !== "in")
  const kind = kindOf(operation, gained.length > 0, given.length > 0)
  return { kind, gained, given, who: whoOf(transaction, kind, address) }
}

const kindOf = (operation: string, hasGained: boolean, hasGiven: boolean): DeedKind => {
  if (operation === "mint" && hasGained) return "minted"
  if (hasGained) return hasGiven ? "swapped" : "received"
  if (hasGiven) return "sent"
  return operation === "approve" ? "allowed" : "called"
}

/** A bundler may send for the account: what was sent still went to `to`, and what was received came from `from`. */
const whoOf = ({ from, to }: Transaction, kind: DeedKind, address: string): string | undefined => {
  const isOwn = (one: string): boolean => one.toLowerCase() === address.toLowerCase()
  const first = kind === "sent" || (kind !== "received" && isOwn(from)) ? to : from
  return isOwn(first) ? (isOwn(from) && isOwn(to) ? undefined : isOwn(to) ? from : to) : first
}

/**
 * Returns the amounts that a row shows, what was gained first: two at most, one of each direction if there are both; and
 * how many transfers are left.
 */
export const rowAmounts = <Amount>({
  gained,
  given
}: {
  readonly gained: ReadonlyArray<Amount>
  readonly given: ReadonlyArray<Amount>
}): { readonly shown: ReadonlyArray<Amount>; readonly more: number } => {
  const most = gained.length > 0 && given.length > 0 ? 1 : 2
  const shown = [...gained.slice(0, most), ...given.slice(0, most)]
  return { shown, more: gained.length + given.length - shown.length }
}
