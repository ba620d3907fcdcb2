import type { Transaction, Transfer } from "./events.ts"
import { isForeign } from "./signers.ts"

/**
 * One word for an account's action, or for an event that affected it. `foreign`: the history presents it as the
 * account's own, but another address made it.
 */
export type SummaryKind = "sent" | "received" | "swapped" | "minted" | "allowed" | "called" | "foreign"

/** A transaction from an account's point of view. */
export interface TransactionSummary {
  readonly kind: SummaryKind
  /** All transfers out of the account, including those to itself. */
  readonly sent: ReadonlyArray<Transfer>
  /** All transfers into the account, without spam. */
  readonly gained: ReadonlyArray<Transfer>
  /**
   * The other party's address: empty if a contract was created, and for a foreign transaction, whose address must not be
   * copied; undefined if the account called itself.
   */
  readonly counterparty: string | undefined
}

/**
 * Classifies a transaction of an account. The transfers decide; the service's name of the operation only matters if
 * nothing moved or something new was created.
 */
export const summarizeTransaction = (transaction: Transaction, address: string): TransactionSummary => {
  const { operation, transfers } = transaction
  const gained = transfers.filter(({ direction, spam }) => direction === "in" && !spam)
  const sent = transfers.filter(({ direction }) => direction !== "in")
  if (isForeign(transaction, address)) return { kind: "foreign", gained, sent, counterparty: "" }
  const kind = getKind(operation, gained.length > 0, sent.length > 0)
  return { kind, gained, sent, counterparty: getCounterparty(transaction, kind, address) }
}

const getKind = (operation: string, hasGained: boolean, hasSpent: boolean): SummaryKind => {
  if (operation === "mint" && hasGained) return "minted"
  if (hasGained) return hasSpent ? "swapped" : "received"
  if (hasSpent) return "sent"
  return operation === "approve" ? "allowed" : operation === "send" ? "sent" : "called"
}

/** A bundler may send for the account: what was sent still went to `to`, and what was received came from `from`. */
const getCounterparty = ({ from, to }: Transaction, kind: SummaryKind, address: string): string | undefined => {
  const isOwn = (party: string): boolean => party.toLowerCase() === address.toLowerCase()
  const first = kind === "sent" || (kind !== "received" && isOwn(from)) ? to : from
  return isOwn(first) ? (isOwn(from) && isOwn(to) ? undefined : isOwn(to) ? from : to) : first
}

/**
 * Returns the amounts for a row, received ones first: at most two, one of each direction if there are both; and the
 * number of remaining transfers.
 */
export const pickRowAmounts = <Amount>({
  gained,
  sent
}: {
  readonly gained: ReadonlyArray<Amount>
  readonly sent: ReadonlyArray<Amount>
}): { readonly visible: ReadonlyArray<Amount>; readonly more: number } => {
  const maximum = gained.length > 0 && sent.length > 0 ? 1 : 2
  const visible = [...gained.slice(0, maximum), ...sent.slice(0, maximum)]
  return { visible, more: gained.length + sent.length - visible.length }
}
