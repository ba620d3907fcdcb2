import type { Transaction, Transfer } from "./events.ts"

/** An NFT that an account holds, according to its history. */
export interface HeldNft extends Pick<Transfer, "name" | "iconUrl"> {
  /** More than one if several have the same name and image. */
  readonly count: number
  /** When the latest of them arrived, in epoch milliseconds. */
  readonly since: number
}

/** The name and image by which a history identifies an NFT. */
const getKey = ({ iconUrl, name }: Pick<Transfer, "iconUrl" | "name">): string => JSON.stringify([name, iconUrl])

/** Returns true if a contract may have made up a transaction's transfers out of the account. */
const isDoubtful = ({ network, signer }: Transaction): boolean => signer === "other" && network.startsWith("eip155:")

/** Returns the keys of NFTs that left the account in a transaction that it did not sign. */
const listDoubtful = (transactions: ReadonlyArray<Transaction>): ReadonlySet<string> =>
  new Set(
    transactions
      .filter(isDoubtful)
      .flatMap(({ transfers }) => transfers.filter(({ asset, direction }) => asset === "nft" && direction === "out"))
      .map(getKey)
  )

/**
 * Returns the transactions of `page` by which NFTs arrived whose later transfer, in `transactions`, may be made up: the
 * contracts of these NFTs have to be asked.
 */
export const listDoubtfulArrivals = (
  transactions: ReadonlyArray<Transaction>,
  page: ReadonlyArray<Transaction>
): ReadonlyArray<Transaction> => {
  const doubtful = listDoubtful(transactions)
  return page.filter(({ transfers }) =>
    transfers.some((transfer) => isArrival(transfer) && doubtful.has(getKey(transfer)))
  )
}

const isArrival = ({ asset, direction }: Transfer): boolean => asset === "nft" && direction === "in"

/**
 * Adds the items that the account still holds to the arrivals of a transaction. Without them if NFTs of several names
 * arrived: the history does not say which item has which name.
 */
export const withHeld = (transaction: Transaction, held: ReadonlyArray<string>): Transaction =>
  new Set(transaction.transfers.filter(isArrival).map(getKey)).size === 1
    ? {
        ...transaction,
        transfers: transaction.transfers.map((transfer) => (isArrival(transfer) ? { ...transfer, held } : transfer))
      }
    : transaction

/**
 * Returns the NFTs that were received and not sent in the given transactions, newest first: the history identifies them
 * only by name and image. Spam and transactions that failed or are not final are ignored. If a transfer out of the
 * account may be made up, the contracts decide, as far as they answered. docs/spec/onchain.md#activity-nfts.
 */
export const listHeldNfts = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<HeldNft> => {
  const doubtful = listDoubtful(transactions)
  const found = new Map<string, HeldNft & { readonly items: ReadonlySet<string> }>()
  const moves = transactions
    .filter(({ status }) => status === "confirmed")
    .flatMap(({ minedAt, transfers }) => transfers.map((transfer) => ({ minedAt, transfer })))
    .filter(({ transfer: { asset, direction, spam } }) => asset === "nft" && !spam && direction !== "self")
  for (const { minedAt, transfer } of moves) {
    const { direction, held, iconUrl, name, quantity } = transfer
    const key = getKey(transfer)
    const { count, items, since } = found.get(key) ?? { count: 0, items: new Set<string>(), since: 0 }
    const checked = doubtful.has(key) ? held : undefined
    found.set(key, {
      name,
      iconUrl,
      count: checked === undefined ? count + (direction === "in" ? 1 : -1) * getWhole(quantity) : count,
      items: new Set([...items, ...(checked ?? [])]),
      since: direction === "in" ? Math.max(since, minedAt) : since
    })
  }
  return [...found.values()]
    .map(({ count, items, ...nft }) => ({ ...nft, count: Math.max(count, 0) + items.size }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.since - a.since)
}

/** Returns the count of an NFT's quantity: one if it is not a whole number, or too large to count exactly. */
const getWhole = (quantity: string): number => (/^\d{1,15}$/.test(quantity) ? Number(quantity) : 1)
