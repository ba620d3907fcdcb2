import type { NetworkId } from "../../chain/network/ids.ts"

/** The EVM chains that the embedded wallet supports. docs/spec/embedded.md#frame-networks. */
const evmChains: ReadonlySet<number> = new Set([
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113, 324, 280,
  100, 8453, 84531, 84532, 7777777, 999
])

/** Solana's mainnet, devnet and testnet. */
const solanaIds: ReadonlySet<string> = new Set([
  "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  "EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
])

/** Returns whether the embedded wallet supports a network. docs/spec/embedded.md#frame-networks. */
export const isEmbeddedNetwork = (network: NetworkId): boolean => {
  const [namespace, reference = ""] = network.split(":")
  return namespace === "eip155" ? evmChains.has(Number(reference)) : namespace === "solana" && solanaIds.has(reference)
}
