import type { Account } from "./events.ts"

/** The maximum number of accounts of one wallet that are stored. */
const maxAccounts = 64

/**
 * Reads a wallet's answer to `eth_accounts` or `eth_requestAccounts`. The first is the active one. Returns null if the
 * answer contains no account, or has another shape.
 */
export const readAccounts = (answer: unknown): readonly [Account, ...Array<Account>] | null => {
  if (!Array.isArray(answer)) return null
  const [first, ...rest] = answer
    .slice(0, maxAccounts)
    .filter((address): address is string => typeof address === "string" && /^0x[0-9a-fA-F]{40}$/.test(address))
    .filter((address, i, all) => all.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === i)
    .map((address) => ({ address }))
  return first === undefined ? null : [first, ...rest]
}
