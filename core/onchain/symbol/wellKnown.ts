import type { NetworkId } from "../../chain/network/ids.ts"

/** Symbols that scams imitate. USD₮ is Tether's own spelling. */
export const wellKnownSymbols: ReadonlyArray<string> =
  "ETH WETH BTC WBTC USDC USDT USD₮ DAI BNB WBNB SOL MATIC POL AVAX".split(" ")

/**
 * The contracts of widely used tokens, whose symbols are genuine; EVM addresses with their checksum. Each was compared
 * with `@uniswap/default-token-list` 22.21.0, USDC also with `viem/tokens`; USDC on Solana with the lists of services
 * that pay it out.
 */
export const wellKnownContracts: ReadonlyMap<NetworkId, string> = new Map([
  [
    "eip155:1",
    "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 0xdAC17F958D2ee523a2206206994597C13D831ec7 0x6B175474E89094C44Da98b954EedeAC495271d0F 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2 0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599"
  ],
  [
    "eip155:10",
    "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 0x94b008aA00579c1307B0EF2c499aD98a8ce58e58 0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1 0x4200000000000000000000000000000000000006"
  ],
  [
    "eip155:56",
    "0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d 0x55d398326f99059fF775485246999027B3197955 0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c"
  ],
  [
    "eip155:137",
    "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359 0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174 0xc2132D05D31c914a87C6611C10748AEb04B58e8F 0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063 0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619"
  ],
  [
    "eip155:8453",
    "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913 0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb 0x4200000000000000000000000000000000000006"
  ],
  [
    "eip155:42161",
    "0xaf88d065e77c8cC2239327C5EDb3A432268e5831 0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9 0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1 0x82aF49447D8a07e3bd95BD0d56f35241523fBab1 0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f"
  ],
  ["eip155:43114", "0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E 0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7"],
  ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"]
])

/** Returns true if a contract is that of a widely used token. */
export const isWellKnown = (network: NetworkId, address: string): boolean => {
  const normalize = (text: string): string => (network.startsWith("eip155:") ? text.toLowerCase() : text)
  const contracts = wellKnownContracts.get(network)?.split(" ") ?? []
  return contracts.some((contract) => normalize(contract) === normalize(address))
}
