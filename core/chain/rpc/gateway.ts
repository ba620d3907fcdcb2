import type { NetworkId } from "../network/ids.ts"

const evm = [
  1, 10, 56, 97, 100, 137, 300, 324, 1101, 1301, 1329, 5000, 5003, 7777777, 8217, 8453, 17000, 42161, 42220, 43113,
  43114, 59144, 80002, 80084, 84532, 421614, 11155111, 11155420, 999999999, 1313161554, 1313161555
]

const others = [
  "near:mainnet",
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
  "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ",
  "bip122:000000000019d6689c085ae165831e93",
  "bip122:000000000933ea01ad0ee984209779ba"
]

const gatewayNetworks: ReadonlySet<string> = new Set([...evm.map((id) => `eip155:${id}`), ...others])

/** Returns true if the chain service has a JSON-RPC gateway for the network. docs/spec/chain.md#rpc-gateway. */
export const hasGateway = (network: NetworkId): boolean => gatewayNetworks.has(network)
