import type { NetworkId } from "../../chain/network/ids.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"
import type { History, Transaction } from "./events.ts"
import { hashPattern, toHashKey } from "./hash.ts"

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
 * Returns one entry for each transaction: a service may list a transaction once for each of its operations, or twice.
 * Entries with the same hash and parties are joined in the place of the first, with the transfers of both. A repeated
 * entry is listed once.
 */
export const joinByHash = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<Transaction> => {
  const joined = new Map<string, Transaction>()
  for (const transaction of transactions) {
    const key = getKey(transaction)
    const earlier = joined.get(key)
    joined.set(key, earlier === undefined ? transaction : join(earlier, transaction))
  }
  return withOwnIds([...joined.values()])
}

/** A hash and addresses are compared without the letter case of hexadecimal. */
const getKey = ({ from, hash, id, network, to }: Transaction): string =>
  JSON.stringify(hashPattern.test(hash) ? [network, ...[hash, from, to].map(toHashKey)] : [id])

/** The service's id with the hash: some services number the transactions of each page. */
const getRecordId = ({ hash, id }: Transaction): string => (id.endsWith(` ${hash}`) ? id : `${id} ${hash}`)

/** Returns the transactions with ids of their own: one with the id of an earlier one gets its hash as well. */
const withOwnIds = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<Transaction> => {
  const known = new Set<string>()
  return transactions.map((transaction) => {
    const id = known.has(transaction.id) ? getRecordId(transaction) : transaction.id
    known.add(id)
    return id === transaction.id ? transaction : { ...transaction, id }
  })
}

const join = (first: Transaction, second: Transaction): Transaction => {
  if (isEqual(first.transfers, second.transfers))
    return first.status === "pending" ? { ...second, id: first.id } : first
  return { ...first, transfers: [...first.transfers, ...second.transfers] }
}

/**
 * Returns the history with its next page: a transaction that is already listed is replaced in place, the others are
 * appended.
 */
export const appendPage = (history: History, page: History): History => {
  const newer = new Map(page.transactions.map((transaction) => [getRecordId(transaction), transaction]))
  const known = new Set(history.transactions.map(getRecordId))
  return {
    transactions: joinByHash([
      ...history.transactions.map((transaction) => newer.get(getRecordId(transaction)) ?? transaction),
      ...page.transactions.filter((transaction) => !known.has(getRecordId(transaction)))
    ]),
    next: page.next
  }
}

/**
 * Returns the other party of a transaction: the sender, or the recipient if the account itself was the sender. Empty if
 * there is no other party.
 */
export const counterparty = ({ from, to }: Pick<Transaction, "from" | "to">, address: string): string =>
  from.toLowerCase() === address.toLowerCase() ? to : from
