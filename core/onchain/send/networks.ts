import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"

/** The namespaces in which the kit can send. */
const namespaces: ReadonlySet<string> = new Set(["eip155", "solana", "bip122"])

/** Returns true if the kit can send on a network. */
export const offersSends = (network: NetworkId): boolean => namespaces.has(splitNetworkId(network).namespace)
