import type { NetworkId } from "../../chain/network/ids.ts"
import type { History, Transaction } from "./events.ts"

/**
 * Whether a transaction moved nothing but NFTs that count as spam. One that moved nothing is none.
 * docs/spec/onchain.md#activity-what-is-shown, docs/spec/onchain.md#activity-transaction-fields.
 */
export const isSpam = ({ transfers }: Pick<Transaction, "transfers">): boolean =>
  transfers.length > 0 && transfers.every(({ asset, spam }) => asset === "nft" && spam)

/** The transactions worth showing on a network: only its own, and no spam. In the order given. */
export const worthShowing = (
  transactions: ReadonlyArray<Transaction>,
  network: NetworkId
): ReadonlyArray<Transaction> => transactions.filter((one) => one.network === network && !isSpam(one))

/**
 * The history with its next page: a transaction that is there already is replaced where it stands, the others follow.
 */
export const withPage = (history: History, page: History): History => {
  const newer = new Map(page.transactions.map((one) => [one.id, one]))
  const known = new Set(history.transactions.map(({ id }) => id))
  return {
    transactions: [
      ...history.transactions.map((one) => newer.get(one.id) ?? one),
      ...page.transactions.filter(({ id }) => !known.has(id))
    ],
    next: page.next
  }
}

/**
 * The other side of a transaction: who sent it, or whom it went to when the account sent it itself. Empty when nobody
 * is.
 */
export const counterparty = ({ from, to }: Pick<Transaction, "from" | "to">, address: string): string =>
  from.toLowerCase() === address.toLowerCase() ? to : from
