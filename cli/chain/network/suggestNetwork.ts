import type { Network } from "../../../core/chain/network/schema.ts"
import { createUnknownNameError, type Usage } from "../../foundation/errors/usage.ts"
import { findSimilar } from "../../../core/foundation/text/findSimilar.ts"

/** Other common names of networks, by id. */
const otherNames: Readonly<Record<string, ReadonlyArray<string>>> = {
  "eip155:1": ["mainnet", "eth", "homestead"],
  "eip155:10": ["optimism", "op"],
  "eip155:56": ["bsc", "bnb", "binance"],
  "eip155:100": ["xdai", "gno"],
  "eip155:137": ["matic", "pol"],
  "eip155:324": ["zksync"],
  "eip155:42161": ["arbitrum", "arb"],
  "eip155:43114": ["avax"],
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": ["sol"],
  "bip122:000000000019d6689c085ae165831e93": ["btc"]
}

/** Words shorter than this are compared exactly: most are within two edits of each other. */
const minSimilarLength = 4

const getNames = ({ id, name }: Network): ReadonlyArray<string> => {
  const [namespace, reference = ""] = id.split(":")
  const hex = namespace === "eip155" ? [`0x${Number(reference).toString(16)}`] : []
  return [id, name, reference, ...hex, ...(otherNames[id] ?? [])].map((text) => text.toLowerCase())
}

/** Returns the question whether a network was meant, by its name or number, or by a mistyped name. */
export const suggestNetwork = (text: string, networks: ReadonlyArray<Network>, flag = ""): string | undefined => {
  const word = text.trim().toLowerCase()
  const names = new Map(networks.flatMap((network) => getNames(network).map((name) => [name, network] as const)))
  const words = [...names.keys()].filter(
    (name) => name.length >= minSimilarLength && /^[a-z]/.test(name) && !name.includes(":")
  )
  const similar = word.length < minSimilarLength ? undefined : findSimilar(word, words)
  const found = names.get(word) ?? (similar === undefined ? undefined : names.get(similar))
  return found && `Did you mean ${flag}${found.id} (${found.name})?`
}

/** Creates the failure of an unknown network; the hint is the network that was meant, or `otherwise`. */
export const createNetworkError = (id: string, networks: ReadonlyArray<Network>, otherwise: string): Usage => {
  const hint = suggestNetwork(id, networks)
  return createUnknownNameError(
    "network",
    id.slice(0, 60),
    hint === undefined ? networks.map((network) => network.id) : [],
    hint ?? otherwise
  )
}
