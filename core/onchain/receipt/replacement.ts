import { isSameAddress } from "../../wallets/requests/shownContext.ts"
import type { NetworkId } from "../../chain/network/ids.ts"

/** The effect of an EVM transaction. `to`: null if it creates a contract. Quantities in hex. */
export interface Doing {
  readonly from: string
  readonly to: string | null
  readonly value: string
  readonly input: string
}

/** How a transaction with the same nonce replaced another, in viem's three words. */
export type Replacement = "repriced" | "cancelled" | "replaced"

const isSameReceiver = (a: string | null, b: string | null): boolean => a?.toLowerCase() === b?.toLowerCase()

/**
 * Returns how a transaction was replaced: `repriced` with the same receiver, value and data, `cancelled` by an empty
 * one to oneself, else `replaced`. `was`: undefined if no node ever knew the original.
 */
export const classifyReplacement = (network: NetworkId, was: Doing | undefined, by: Doing): Replacement =>
  was !== undefined &&
  isSameReceiver(was.to, by.to) &&
  BigInt(was.value) === BigInt(by.value) &&
  was.input.toLowerCase() === by.input.toLowerCase()
    ? "repriced"
    : by.to !== null && isSameAddress(network, by.from, by.to) && BigInt(by.value) === 0n && /^0x0*$/i.test(by.input)
      ? "cancelled"
      : "replaced"
