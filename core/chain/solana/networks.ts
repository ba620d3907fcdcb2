import type { NetworkId } from "../network/ids.ts"

/** Solana's networks by their wallet-standard name, with their CAIP-2 ids. */
const chains = {
  "solana:mainnet": "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  "solana:devnet": "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "solana:testnet": "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
} as const satisfies Readonly<Record<string, NetworkId>>

/** A Solana network as wallet-standard names it. */
export type SolanaChain = keyof typeof chains

/** Deprecated ids, from an earlier way of truncating the genesis hash, that are still in use. */
const deprecated: Readonly<Record<string, SolanaChain>> = {
  "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ": "solana:mainnet",
  "solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K": "solana:devnet"
}

const byNetwork: ReadonlyMap<string, SolanaChain> = new Map([
  ...(Object.keys(chains) as Array<SolanaChain>).map((chain) => [chains[chain], chain] as const),
  ...Object.entries(deprecated)
])

/**
 * Returns the wallet-standard name of a network; undefined if it is not one of Solana's three. Deprecated ids map to
 * the same networks.
 */
export const getSolanaChain = (network: NetworkId): SolanaChain | undefined => byNetwork.get(network)
