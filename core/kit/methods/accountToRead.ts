import { isAddress } from "../../chain/network/address.ts"
import { accountId, isAccountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
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

/** The account and the network that a caller names. */
export interface NamedAccount {
  readonly account?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly network?: NetworkId | undefined
}

/** Returns the namespace that a caller names, by itself or by a network or an account; undefined if by none of them. */
export const namedNamespace = ({ account, namespace, network }: NamedAccount): Namespace | undefined => {
  if (namespace !== undefined) return namespace
  if (network !== undefined) return splitNetworkId(network).namespace
  if (account === undefined) return undefined
  return isAccountId(account)
    ? splitNetworkId(splitAccountId(account).network).namespace
    : namespaces.find((one) => isAddress(one, account))
}

/**
 * Returns the account whose data is read: the named one, or the one that the page showed, on the named network. An
 * address without a network is on the one that is shown in its namespace, which is the given one, else the one that is
 * shown, else the first that has addresses of this form. Undefined if none is connected, or nothing of that namespace is
 * configured.
 */
export const accountToRead = (
  { account, namespace, network }: NamedAccount,
  seen: ShownContext,
  networks: ReadonlyArray<Network>
): AccountId | undefined => {
  if (account === undefined) {
    const shown = seenOn(seen, namedNamespace({ namespace, network }) ?? seenNamespace(seen))
    return shown && accountId(network ?? shown.network, shown.address)
  }
  if (isAccountId(account)) return account
  if (network !== undefined) return accountId(network, account)
  const on = [namespace ?? seenNamespace(seen), ...namespaces].find((one) => isAddress(one, account))
  const shown = on && shownNetwork(seen, on, networks)
  return shown && accountId(shown, account)
}
