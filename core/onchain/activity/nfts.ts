import type { Transaction, Transfer } from "./events.ts"

/** An NFT that an account holds, according to its history. */
export interface HeldNft extends Pick<Transfer, "name" | "iconUrl"> {
  /** More than one if several have the same name and image. */
  readonly count: number
  /** When the latest of them arrived, in epoch milliseconds. */
  readonly since: number
}

/**
 * Returns the NFTs that were received and not sent in the given transactions, newest first: the history identifies them
 * only by name and image. Spam and transactions that failed or are not final are ignored.
 * docs/spec/onchain.md#activity-nfts.
 */
export const listHeldNfts = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<HeldNft> => {
  const held = new Map<string, HeldNft>()
  const moves = transactions
    .filter(({ status }) => status === "confirmed")
    .flatMap(({ minedAt, transfers }) => transfers.map((transfer) => ({ minedAt, transfer })))
  for (const { minedAt, transfer } of moves) {
    const step = transfer.direction === "in" ? 1 : transfer.direction === "out" ? -1 : 0
    if (transfer.asset !== "nft" || transfer.spam || step === 0) continue
    const { iconUrl, name } = transfer
    const key = JSON.stringify([name, iconUrl])
    const { count, since } = held.get(key) ?? { count: 0, since: 0 }
    held.set(key, {
      name,
      iconUrl,
      count: count + step * getWhole(transfer.quantity),
      since: step > 0 ? Math.max(since, minedAt) : since
    })
  }
  return [...held.values()].filter(({ count }) => count > 0).sort((a, b) => b.since - a.since)
}

/** Returns the count of an NFT's quantity: one, unless the history reports a larger whole number. */
const getWhole = (quantity: string): number => (/^[1-9]\d{0,8}$/.test(quantity) ? Number(quantity) : 1)
