import { bitcoinNetworks } from "../../chain/bitcoin/networks.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"

/** Ethereum's coin type (SLIP-44). */
export const ethereumCoinType = 60
/** The coin type of an address for every EVM network without its own record (ENSIP-19); also the bit that marks them. */
export const defaultCoinType = 0x8000_0000

/**
 * Returns the coin type of a network's address records: 60 on Ethereum, the chain id with the EVM bit on other EVM
 * networks (ENSIP-11), 501 on Solana, 0 on Bitcoin (ENSIP-9). Undefined for a network without one. The name service
 * uses other coin types for Ethereum: `toCoinType` of `core/chain/network`.
 */
export const getCoinType = (network: NetworkId): number | undefined => {
  const { namespace, reference } = splitNetworkId(network)
  if (namespace === "solana") return 501
  if (namespace === "bip122") return network === bitcoinNetworks[0] ? 0 : 1
  const chainId = Number(reference)
  if (namespace !== "eip155" || !Number.isInteger(chainId) || chainId < 1 || chainId >= defaultCoinType)
    return undefined
  return chainId === 1 ? ethereumCoinType : defaultCoinType + chainId
}
