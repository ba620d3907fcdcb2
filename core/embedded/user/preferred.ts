import type { NetworkId } from "../../chain/network/ids.ts"
import { fieldOf } from "../../foundation/data/decode.ts"
import type { EmbeddedType } from "./events.ts"

/** Reads the accounts that the visitor chose by their namespaces; whatever is none of them counts as not chosen. */
export const readPreferredTypes = (text: string | null): { readonly eip155?: EmbeddedType } => {
  try {
    const chosen = fieldOf(JSON.parse(text ?? "{}"), "eip155")
    return chosen === "eoa" || chosen === "smartAccount" ? { eip155: chosen } : {}
  } catch {
    return {}
  }
}

/**
 * Returns the account for an EVM network: the one that was chosen, a smart account by default, and the key's own where
 * there is no smart account. docs/spec/embedded.md#smart-account-switching.
 */
export const preferredType = (
  chosen: EmbeddedType | undefined,
  smartNetworks: ReadonlyArray<number>,
  network: NetworkId
): EmbeddedType => (chosen !== "eoa" && hasSmartAccount(smartNetworks, network) ? "smartAccount" : "eoa")

/** Returns the CAIP-2 ids of EVM chains. */
export const evmNetworks = (chains: ReadonlyArray<number>): ReadonlyArray<string> =>
  chains.map((chain) => `eip155:${chain}`)

/** Whether there are smart accounts on a network. */
export const hasSmartAccount = (smartNetworks: ReadonlyArray<number>, network: string): boolean =>
  network.startsWith("eip155:") && smartNetworks.includes(Number(network.slice(7)))
