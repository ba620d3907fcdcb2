import type { NetworkId } from "../../chain/network/ids.ts"
import { getField } from "../../foundation/data/decode.ts"
import type { EmbeddedType } from "./events.ts"

/** Reads the account types that the visitor chose, by namespace; an invalid one counts as not chosen. */
export const readPreferredTypes = (text: string | null): { readonly eip155?: EmbeddedType } => {
  try {
    const preferred = getField(JSON.parse(text ?? "{}"), "eip155")
    return preferred === "eoa" || preferred === "smartAccount" ? { eip155: preferred } : {}
  } catch {
    return {}
  }
}

/**
 * Returns the account type for an EVM network: the chosen one, a smart account by default, and the key's own account if
 * there is no smart account. docs/spec/embedded.md#smart-account-switching.
 */
export const getPreferredType = (
  preferred: EmbeddedType | undefined,
  smartNetworks: ReadonlyArray<number>,
  network: NetworkId
): EmbeddedType => (preferred !== "eoa" && hasSmartAccount(smartNetworks, network) ? "smartAccount" : "eoa")

/** Returns the CAIP-2 ids of EVM chains. */
export const listEvmNetworks = (chains: ReadonlyArray<number>): ReadonlyArray<string> =>
  chains.map((chain) => `eip155:${chain}`)

/** Returns whether there are smart accounts on a network. */
export const hasSmartAccount = (smartNetworks: ReadonlyArray<number>, network: string): boolean =>
  network.startsWith("eip155:") && smartNetworks.includes(Number(network.slice(7)))
