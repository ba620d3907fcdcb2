import type { NetworkId } from "../network/ids.ts"

/** Solana's networks as wallet-standard names them, and the CAIP-2 id that the kit asks of. */
const chains = {
  "solana:mainnet": "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  "solana:devnet": "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  "solana:testnet": "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z"
} as const satisfies Readonly<Record<string, NetworkId>>

/** A Solana network as a wallet of the wallet-standard names it. */
export type SolanaChain = keyof typeof chains

/** Ids that were cut from the genesis hash in an earlier way, and are still met. */
const deprecated: Readonly<Record<string, SolanaChain>> = {
  "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ": "solana:mainnet",
  "solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K": "solana:devnet"
}

const byNetwork: ReadonlyMap<string, SolanaChain> = new Map([
  ...(Object.keys(chains) as Array<SolanaChain>).map((chain) => [chains[chain], chain] as const),
  ...Object.entries(deprecated)
])

/**
 * What wallets call a network of ours; undefined where it is none of Solana's three. Deprecated ids mean the same
 * network.
 */
export const solanaChainOf = (network: NetworkId): SolanaChain | undefined => byNetwork.get(network)
