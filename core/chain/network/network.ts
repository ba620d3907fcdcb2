import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import { splitNetworkId } from "./caip.ts"
import { isNetworkId, type NetworkId } from "./ids.ts"
import type { Network } from "./schema.ts"

/** A network in a host's options: viem's chain objects unchanged, or ours (with CAIP fields). */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: ReadonlyArray<string> } }
  readonly blockExplorers?: { readonly default: { readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly caipNetworkId?: string | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** Converts a host's chain object to a `Network`. An object without CAIP fields is treated as EVM. */
export const toNetwork = (input: NetworkInput): Network => {
  const id: NetworkId =
    input.caipNetworkId !== undefined && isNetworkId(input.caipNetworkId) ? input.caipNetworkId : `eip155:${input.id}`
  return {
    id,
    name: input.name,
    namespace: splitNetworkId(id).namespace,
    nativeCurrency: input.nativeCurrency,
    rpcUrls: input.rpcUrls.default.http,
    explorerUrl: getSafeUrl(input.blockExplorers?.default.url) || undefined,
    testnet: input.testnet ?? false,
    imageId: input.assets?.imageId,
    imageUrl: input.assets?.imageUrl
  }
}

/**
 * Represents a network that is not configured. docs/spec/chain.md#network-unsupported-marker: an unsupported network is
 * marked by a network with this name.
 */
export const unsupportedNetwork = (id: NetworkId): Network => ({
  id,
  name: "Unknown Network",
  namespace: splitNetworkId(id).namespace,
  nativeCurrency: { name: "", symbol: "", decimals: 0 },
  rpcUrls: [],
  testnet: false
})

/**
 * Returns true if no networks are requested or if the network is among them.
 * docs/spec/chain.md#network-supported-networks.
 */
export const isSupported = (requested: ReadonlyArray<Network>, id: NetworkId): boolean =>
  requested.length === 0 || requested.some((network) => network.id === id)

/** Returns the configured network with that id, or its unsupported marker. */
export const findNetwork = (networks: ReadonlyArray<Network>, id: NetworkId): Network =>
  networks.find((network) => network.id === id) ?? unsupportedNetwork(id)
