import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { OnrampProvider } from "./events.ts"

/** The known providers of purchases. */
export const onrampProviders: ReadonlyArray<OnrampProvider> = [
  { name: "meld", label: "Meld.io", feeRange: "1-2%", site: "https://meldcrypto.com", namespaces: ["eip155", "solana"] }
]

/**
 * The hosts of the providers' pages: pages on these hosts and their subdomains may be opened.
 * docs/spec/onchain.md#onramp-page-call.
 */
export const providerHosts: ReadonlyArray<string> = ["meldcrypto.com", "pay.coinbase.com"]

/** Returns the providers that deliver to a network. */
export const providersOn = (network: NetworkId): ReadonlyArray<OnrampProvider> =>
  onrampProviders.filter(({ namespaces }) => namespaces.includes(splitNetworkId(network).namespace))
