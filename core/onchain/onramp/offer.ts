import type { NetworkId } from "../../chain/network/ids.ts"
import type { OnrampOptions, PurchaseCurrency, PurchaseNetwork } from "./events.ts"

/** Returns the currencies that can be bought on a network. */
export const purchasesOn = ({ purchase }: OnrampOptions, network: NetworkId | null): ReadonlyArray<PurchaseCurrency> =>
  purchase.filter(({ networks }) => networks.some(({ id }) => id === network))

/** Returns a currency as it is sold on a network; undefined if it is not. */
export const purchaseNetworkOf = (
  currency: PurchaseCurrency | null,
  network: NetworkId | null
): PurchaseNetwork | undefined => currency?.networks.find(({ id }) => id === network)

/** Whether what is sold is the network's own coin, whose contract is written as zeros. */
export const isCoin = (contract: string): boolean => /^0x0{40}$/.test(contract)
