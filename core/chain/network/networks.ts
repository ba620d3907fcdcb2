import type { NetworkInput } from "./network.ts"

/*
 * Networks as plain data, in the shape of viem's chain objects. Each has its own export, so that a host bundles only
 * those that it imports. Networks without a built-in mark name their image in the provider API's asset table.
 */

/** An EVM network; its id is the chain id. */
interface Evm extends NetworkInput {
  readonly id: number
}

export const mainnet: Evm = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://eth.merkle.io"] } },
  blockExplorers: { default: { url: "https://etherscan.io" } }
}

export const polygon: Evm = {
  id: 137,
  name: "Polygon",
  nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
  rpcUrls: { default: { http: ["https://polygon-rpc.com"] } },
  blockExplorers: { default: { url: "https://polygonscan.com" } }
}

export const arbitrum: Evm = {
  id: 42161,
  name: "Arbitrum One",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://arb1.arbitrum.io/rpc"] } },
  blockExplorers: { default: { url: "https://arbiscan.io" } }
}

export const optimism: Evm = {
  id: 10,
  name: "OP Mainnet",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://mainnet.optimism.io"] } },
  blockExplorers: { default: { url: "https://optimistic.etherscan.io" } }
}

export const base: Evm = {
  id: 8453,
  name: "Base",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://mainnet.base.org"] } },
  blockExplorers: { default: { url: "https://basescan.org" } }
}

export const bsc: Evm = {
  id: 56,
  name: "BNB Smart Chain",
  nativeCurrency: { name: "BNB", symbol: "BNB", decimals: 18 },
  rpcUrls: { default: { http: ["https://56.rpc.thirdweb.com"] } },
  blockExplorers: { default: { url: "https://bscscan.com" } }
}

export const avalanche: Evm = {
  id: 43114,
  name: "Avalanche",
  nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  rpcUrls: { default: { http: ["https://api.avax.network/ext/bc/C/rpc"] } },
  blockExplorers: { default: { url: "https://snowtrace.io" } }
}

export const gnosis: Evm = {
  id: 100,
  name: "Gnosis",
  nativeCurrency: { name: "xDAI", symbol: "XDAI", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.gnosischain.com"] } },
  blockExplorers: { default: { url: "https://gnosisscan.io" } }
}

export const zksync: Evm = {
  id: 324,
  name: "ZKsync Era",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://mainnet.era.zksync.io"] } },
  blockExplorers: { default: { url: "https://explorer.zksync.io" } }
}

export const celo: Evm = {
  id: 42220,
  name: "Celo",
  nativeCurrency: { name: "CELO", symbol: "CELO", decimals: 18 },
  rpcUrls: { default: { http: ["https://forno.celo.org"] } },
  blockExplorers: { default: { url: "https://celoscan.io" } },
  assets: { imageId: "ab781bbc-ccc6-418d-d32d-789b15da1f00" }
}

export const aurora: Evm = {
  id: 1313161554,
  name: "Aurora",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://mainnet.aurora.dev"] } },
  blockExplorers: { default: { url: "https://explorer.aurora.dev" } },
  assets: { imageId: "3ff73439-a619-4894-9262-4470c773a100" }
}

export const sepolia: Evm = {
  id: 11155111,
  name: "Sepolia",
  nativeCurrency: { name: "Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://11155111.rpc.thirdweb.com"] } },
  blockExplorers: { default: { url: "https://sepolia.etherscan.io" } },
  testnet: true
}

export const baseSepolia: Evm = {
  id: 84532,
  name: "Base Sepolia",
  nativeCurrency: { name: "Sepolia Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://sepolia.base.org"] } },
  blockExplorers: { default: { url: "https://sepolia.basescan.org" } },
  testnet: true
}

export const solana: NetworkInput = {
  id: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  caipNetworkId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  name: "Solana",
  nativeCurrency: { name: "Solana", symbol: "SOL", decimals: 9 },
  rpcUrls: { default: { http: ["https://api.mainnet-beta.solana.com"] } },
  blockExplorers: { default: { url: "https://solscan.io" } }
}

export const solanaDevnet: NetworkInput = {
  id: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  caipNetworkId: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
  name: "Solana Devnet",
  nativeCurrency: { name: "Solana", symbol: "SOL", decimals: 9 },
  rpcUrls: { default: { http: ["https://api.devnet.solana.com"] } },
  blockExplorers: { default: { url: "https://explorer.solana.com/?cluster=devnet" } },
  testnet: true
}

export const solanaTestnet: NetworkInput = {
  id: "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
  caipNetworkId: "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
  name: "Solana Testnet",
  nativeCurrency: { name: "Solana", symbol: "SOL", decimals: 9 },
  rpcUrls: { default: { http: ["https://api.testnet.solana.com"] } },
  blockExplorers: { default: { url: "https://explorer.solana.com/?cluster=testnet" } },
  testnet: true
}

export const bitcoin: NetworkInput = {
  id: "000000000019d6689c085ae165831e93",
  caipNetworkId: "bip122:000000000019d6689c085ae165831e93",
  name: "Bitcoin",
  nativeCurrency: { name: "Bitcoin", symbol: "BTC", decimals: 8 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { url: "https://mempool.space" } }
}

export const bitcoinTestnet: NetworkInput = {
  id: "000000000933ea01ad0ee984209779ba",
  caipNetworkId: "bip122:000000000933ea01ad0ee984209779ba",
  name: "Bitcoin Testnet",
  nativeCurrency: { name: "Bitcoin", symbol: "BTC", decimals: 8 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { url: "https://mempool.space/testnet" } },
  testnet: true
}

export const bitcoinSignet: NetworkInput = {
  id: "00000008819873e925422c1ff0f99f7c",
  caipNetworkId: "bip122:00000008819873e925422c1ff0f99f7c",
  name: "Bitcoin Signet",
  nativeCurrency: { name: "Bitcoin", symbol: "BTC", decimals: 8 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { url: "https://mempool.space/signet" } },
  testnet: true
}
