import type { NetworkId } from "../../chain/network/ids.ts"
import type { OnrampOptions, PurchaseCurrency } from "./events.ts"

/** Returns the currencies that can be bought on a network. */
export const listPurchases = (
  { purchase }: OnrampOptions,
  network: NetworkId | null
): ReadonlyArray<PurchaseCurrency> => purchase.filter(({ networks }) => networks.some(({ id }) => id === network))

/** Returns a currency's contract on a network; undefined if it is not sold there. */
export const getPurchaseContract = (currency: PurchaseCurrency | null, network: NetworkId | null): string | undefined =>
  currency?.networks.find(({ id }) => id === network)?.contract

/** Returns true if the purchase is the network's own coin, whose contract is written as zeros. */
export const isCoin = (contract: string): boolean => /^0x0{40}$/.test(contract)
