import type { NetworkId } from "../../chain/network/ids.ts"
import { providersOn } from "./providers.ts"

/** Returns whether the project sells tokens, and a provider delivers to this network. */
export const offersPurchases = (
  { chainService, resolved }: { readonly chainService: boolean; readonly resolved: { readonly onramp: unknown } },
  network: NetworkId
): boolean => chainService && resolved.onramp !== false && providersOn(network).length > 0
