import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"

/** Who sells: what it is called, what it takes for itself, its own site, and on which kinds of chain it delivers. */
export interface OnrampProvider {
  readonly name: string
  readonly label: string
  readonly feeRange: string
  readonly site: string
  readonly namespaces: ReadonlyArray<Namespace>
}

export const onrampProviders: ReadonlyArray<OnrampProvider> = [
  { name: "meld", label: "Meld.io", feeRange: "1-2%", site: "https://meldcrypto.com", namespaces: ["eip155", "solana"] }
]

/** The providers that deliver to a network. */
export const providersOn = (network: NetworkId): ReadonlyArray<OnrampProvider> =>
  onrampProviders.filter(({ namespaces }) => namespaces.includes(splitNetworkId(network).namespace))
