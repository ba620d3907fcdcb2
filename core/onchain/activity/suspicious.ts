import { mixesScripts } from "../../foundation/text/plain.ts"
import { looksLike, looksLikeName } from "../calldata/lookAlike.ts"
import type { Transaction } from "./events.ts"

/** Symbols that others are made to look like. */
const wellKnownSymbols = ["ETH", "WETH", "BTC", "WBTC", "USDC", "USDT", "DAI", "BNB", "SOL", "MATIC", "POL"]

/** A link, or a host of a page, within a name. */
const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|xyz|app|site|top|vip|club|live|online|link|gift|win|claims?)\b/i

const isZero = (quantity: string): boolean => !/[1-9]/.test(quantity)
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Returns the ids of transactions that were made to be copied from or pressed on: somebody else moved nothing in the
 * account's name, sent something from an address that looks like one the account sent to, or sent a token or an item
 * whose name is a link or whose symbol is another's in other letters. What the account signed itself is never one.
 * docs/spec/onchain.md#activity-poisoned-history.
 */
export const suspiciousIn = (transactions: ReadonlyArray<Transaction>, address: string): ReadonlySet<string> => {
  const receivers = transactions
    .filter(({ from, to }) => isSame(from, address) && to !== "")
    .map(({ to }) => ({ address: to, why: "receiver" }) as const)
  const known = [...receivers, { address, why: "account" } as const]
  const isSuspicious = ({ from, to, transfers }: Transaction): boolean =>
    !isSame(from, address) &&
    transfers.length > 0 &&
    (transfers.some(({ direction, quantity }) => direction !== "in" && isZero(quantity)) ||
      looksLike(from, known) !== undefined ||
      (to !== "" && looksLike(to, known) !== undefined) ||
      transfers.every(
        ({ name, symbol }) =>
          link.test(name) ||
          link.test(symbol) ||
          mixesScripts(symbol) ||
          (symbol !== "" && looksLikeName(symbol, wellKnownSymbols) !== undefined)
      ))
  return new Set(transactions.filter(isSuspicious).map(({ id }) => id))
}
