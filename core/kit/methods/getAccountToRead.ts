import { isAddress } from "../../chain/network/address.ts"
import { accountId, isAccountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import { type AccountId, namespaces, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { getShownNamespace, getShownAccount, type ShownContext } from "../../wallets/requests/shownContext.ts"

/**
 * Returns the network that the page shows for a namespace: its account's, else the active one, else the first
 * configured one; undefined without any.
 */
export const getShownNetwork = (
  seen: ShownContext,
  namespace: Namespace,
  networks: ReadonlyArray<Network>
): NetworkId | undefined =>
  getShownAccount(seen, namespace)?.network ??
  [seen.network?.id, ...networks.map(({ id }) => id)].find((id) => id?.startsWith(`${namespace}:`))

/** The account and the network that a caller names. */
export interface NamedAccount {
  readonly account?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly network?: NetworkId | undefined
}

/** Returns the namespace that a caller names, directly or by a network or an account; undefined if it names nothing. */
export const getNamedNamespace = ({ account, namespace, network }: NamedAccount): Namespace | undefined => {
  if (namespace !== undefined) return namespace
  if (network !== undefined) return splitNetworkId(network).namespace
  if (account === undefined) return undefined
  return isAccountId(account)
    ? splitNetworkId(splitAccountId(account).network).namespace
    : namespaces.find((candidate) => isAddress(candidate, account))
}

/**
 * Returns the account whose data is read: the named one, or the one that the page showed, on the named network. An
 * address without a network is on the network shown in its namespace, which is the named one, else the shown one, else
 * the first that has addresses of this form. Undefined if no account is connected, or the namespace is not configured.
 */
export const getAccountToRead = (
  { account, namespace, network }: NamedAccount,
  seen: ShownContext,
  networks: ReadonlyArray<Network>
): AccountId | undefined => {
  if (account === undefined) {
    const current = getShownAccount(seen, getNamedNamespace({ namespace, network }) ?? getShownNamespace(seen))
    return current && accountId(network ?? current.network, current.address)
  }
  if (isAccountId(account)) return account
  if (network !== undefined) return accountId(network, account)
  const addressNamespace = [namespace ?? getShownNamespace(seen), ...namespaces].find((candidate) =>
    isAddress(candidate, account)
  )
  const currentNetwork = addressNamespace && getShownNetwork(seen, addressNamespace, networks)
  return currentNetwork && accountId(currentNetwork, account)
}
