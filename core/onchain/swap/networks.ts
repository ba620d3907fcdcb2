import type { NetworkId } from "../../chain/network/ids.ts"

/** The networks on which swaps are offered. docs/spec/onchain.md#swap-networks. */
export const swapNetworks: ReadonlyArray<NetworkId> = [
  "eip155:1",
  "eip155:42161",
  "eip155:10",
  "eip155:324",
  "eip155:8453",
  "eip155:56",
  "eip155:137",
  "eip155:100",
  "eip155:43114",
  "eip155:250",
  "eip155:8217",
  "eip155:1313161554"
]

/** Returns true if swaps are offered on a network. docs/spec/onchain.md#swap-networks. */
export const offersSwaps = (network: NetworkId): boolean => swapNetworks.includes(network)
