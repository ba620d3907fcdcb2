import type { NetworkId } from "../../chain/network/ids.ts"

const names: Readonly<Record<string, string>> = {
  "eip155:1": "Ethereum",
  "eip155:10": "OP Mainnet",
  "eip155:25": "Cronos",
  "eip155:56": "BNB Smart Chain",
  "eip155:100": "Gnosis",
  "eip155:130": "Unichain",
  "eip155:137": "Polygon",
  "eip155:146": "Sonic",
  "eip155:250": "Fantom",
  "eip155:252": "Fraxtal",
  "eip155:324": "zkSync Era",
  "eip155:480": "World Chain",
  "eip155:1101": "Polygon zkEVM",
  "eip155:1284": "Moonbeam",
  "eip155:1329": "Sei",
  "eip155:5000": "Mantle",
  "eip155:8453": "Base",
  "eip155:17000": "Holesky",
  "eip155:33139": "ApeChain",
  "eip155:34443": "Mode",
  "eip155:42161": "Arbitrum One",
  "eip155:42170": "Arbitrum Nova",
  "eip155:42220": "Celo",
  "eip155:43114": "Avalanche",
  "eip155:57073": "Ink",
  "eip155:59144": "Linea",
  "eip155:80094": "Berachain",
  "eip155:81457": "Blast",
  "eip155:84532": "Base Sepolia",
  "eip155:534352": "Scroll",
  "eip155:7777777": "Zora",
  "eip155:11155111": "Sepolia"
}

/** Returns the name of a well-known network that a page may not have configured; undefined for any other. */
export const getKnownNetworkName = (id: NetworkId): string | undefined => names[id]
