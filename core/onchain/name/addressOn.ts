import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { NameProfile } from "./events.ts"

/** The coin types of namespaces with a single one for all their networks (SLIP-44). */
const coinTypes: Readonly<Partial<Record<Namespace, number>>> = { solana: 501, bip122: 0 }

/**
 * Returns a name's address on exactly this network; undefined if it has no address there. An address on another EVM
 * network is not used: it may be a contract that does not exist on this network.
 */
export const getAddressOn = ({ addresses }: NameProfile, network: NetworkId): string | undefined => {
  const { namespace, reference } = splitNetworkId(network)
  return addresses.find(({ chainId, coinType }) =>
    namespace === "eip155" ? String(chainId) === reference : coinType === coinTypes[namespace]
  )?.address
}
