import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { OnrampProvider } from "./events.ts"

export const onrampProviders: ReadonlyArray<OnrampProvider> = [
  { name: "meld", label: "Meld.io", feeRange: "1-2%", site: "https://meldcrypto.com", namespaces: ["eip155", "solana"] }
]

/** Returns the providers that deliver to a network. */
export const providersOn = (network: NetworkId): ReadonlyArray<OnrampProvider> =>
  onrampProviders.filter(({ namespaces }) => namespaces.includes(splitNetworkId(network).namespace))
