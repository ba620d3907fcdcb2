import type { NetworkId } from "../../chain/network/ids.ts"
import type { History, Transaction } from "./events.ts"

/**
 * Returns true if a transaction moved only NFTs that count as spam. A transaction that moved nothing is not spam.
 * docs/spec/onchain.md#activity-what-is-shown, docs/spec/onchain.md#activity-transaction-fields.
 */
export const isSpam = ({ transfers }: Pick<Transaction, "transfers">): boolean =>
  transfers.length > 0 && transfers.every(({ asset, spam }) => asset === "nft" && spam)

/** Returns the network's own transactions without spam, in the given order. */
export const worthShowing = (
  transactions: ReadonlyArray<Transaction>,
  network: NetworkId
): ReadonlyArray<Transaction> =>
  transactions.filter((transaction) => transaction.network === network && !isSpam(transaction))

/**
 * Returns the history with its next page: a transaction that is already listed is replaced in place, the others are
 * appended.
 */
export const appendPage = (history: History, page: History): History => {
  const newer = new Map(page.transactions.map((transaction) => [transaction.id, transaction]))
  const known = new Set(history.transactions.map(({ id }) => id))
  return {
    transactions: [
      ...history.transactions.map((transaction) => newer.get(transaction.id) ?? transaction),
      ...page.transactions.filter(({ id }) => !known.has(id))
    ],
    next: page.next
  }
}

/**
 * Returns the other party of a transaction: the sender, or the recipient if the account itself was the sender. Empty if
 * there is no other party.
 */
export const counterparty = ({ from, to }: Pick<Transaction, "from" | "to">, address: string): string =>
  from.toLowerCase() === address.toLowerCase() ? to : from
