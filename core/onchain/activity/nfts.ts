import type { Transaction, Transfer } from "./events.ts"

/** An NFT that an account holds, as far as its history tells. */
export interface HeldNft extends Pick<Transfer, "name" | "iconUrl"> {
  /** How many of it: more than one where several have the same name and picture. */
  readonly count: number
  /** When the last of them arrived, epoch milliseconds. */
  readonly since: number
}

/**
 * Returns the NFTs that came in and did not leave, over the transactions given, the newest first: the history names them
 * by name and picture alone. What counts as spam, and what failed or is not final, is left out.
 * docs/spec/onchain.md#activity-nfts.
 */
export const heldNfts = (transactions: ReadonlyArray<Transaction>): ReadonlyArray<HeldNft> => {
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
      count: count + step * wholeOf(transfer.quantity),
      since: step > 0 ? Math.max(since, minedAt) : since
    })
  }
  return [...held.values()].filter(({ count }) => count > 0).sort((a, b) => b.since - a.since)
}

/** How many an NFT's quantity stands for: one, unless the history says a whole number above. */
const wholeOf = (quantity: string): number => (/^[1-9]\d{0,8}$/.test(quantity) ? Number(quantity) : 1)
