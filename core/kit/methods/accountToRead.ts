import { isAddress } from "../../chain/network/address.ts"
import { accountId } from "../../chain/network/caip.ts"
import { isAccountId } from "../../chain/network/caip.ts"
import { type AccountId, namespaces, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { seenNamespace, seenOn, type ShownContext } from "../../wallets/requests/shownContext.ts"

/**
 * Returns the network that the page shows on a namespace: its account's, else the active one, else the first that is
 * configured there; undefined if there is none.
 */
export const shownNetwork = (
  seen: ShownContext,
  namespace: Namespace,
  networks: ReadonlyArray<Network>
): NetworkId | undefined =>
  seenOn(seen, namespace)?.network ??
  [seen.network?.id, ...networks.map(({ id }) => id)].find((id) => id?.startsWith(`${namespace}:`))

/**
 * Returns the account whose data is read: the named one, or the one that the page showed. An address without a network
 * is on the one that is shown in its namespace, which is the given one, else the one that is shown, else the first that
 * has addresses of this form. Undefined if nobody is connected, or nothing of that namespace is configured.
 */
export const accountToRead = (
  { account, namespace }: { readonly account?: string | undefined; readonly namespace?: Namespace | undefined },
  seen: ShownContext,
  networks: ReadonlyArray<Network>
): AccountId | undefined => {
  if (account === undefined) {
    const shown = seenOn(seen, namespace ?? seenNamespace(seen))
    return shown && accountId(shown.network, shown.address)
  }
  if (isAccountId(account)) return account
  const on = [namespace ?? seenNamespace(seen), ...namespaces].find((one) => isAddress(one, account))
  const network = on && shownNetwork(seen, on, networks)
  return network && accountId(network, account)
}
