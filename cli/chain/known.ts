import type { NetworkId } from "../../core/chain/caip.ts"
import type { Network } from "../../core/chain/network.ts"

const ether = { name: "Ether", symbol: "ETH", decimals: 18 }

const evm = (id: number, name: string, nativeCurrency: Network["nativeCurrency"], rpcUrl: string, explorerUrl: string): Network => ({
  id: `eip155:${id}`, name, namespace: "eip155", nativeCurrency, rpcUrls: [rpcUrl], explorerUrl, testnet: false
})

/** The networks the terminal knows by itself. */
export const knownNetworks: ReadonlyArray<Network> = [
  evm(1, "Ethereum", ether, "https://eth.merkle.io", "https://etherscan.io"),
  evm(137, "Polygon", { name: "POL", symbol: "POL", decimals: 18 }, "https://polygon-rpc.com", "https://polygonscan.com"),
  evm(10, "OP Mainnet", ether, "https://mainnet.optimism.io", "https://optimistic.etherscan.io"),
  evm(8453, "Base", ether, "https://mainnet.base.org", "https://basescan.org"),
  evm(42161, "Arbitrum One", ether, "https://arb1.arbitrum.io/rpc", "https://arbiscan.io")
]

/** Where a bare address is looked for. */
export const defaultNetwork: NetworkId = "eip155:1"
