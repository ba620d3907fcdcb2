import * as chains from "viem/chains"

interface Coin {
  readonly symbol: string
  readonly decimals: number
}
const all = Object.values(chains).filter((one) => typeof one === "object" && "nativeCurrency" in one)

/** The coins of chains, by their ids. */
export const coins: Readonly<Record<string, Coin>> = Object.fromEntries(
  all.map(({ id, nativeCurrency }) => [`eip155:${id}`, nativeCurrency])
)

/** The names of chains, by their ids. */
export const chainNames: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(({ id, name }) => [`eip155:${id}`, id === 1 ? "Ethereum Mainnet" : name])
)
