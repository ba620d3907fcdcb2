import { accountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId, Namespace } from "../../chain/network/ids.ts"
import type { ChainState } from "../../wallets/activeNetwork/events.ts"
import type { Connection, ConnectionState } from "../../wallets/connection/events.ts"
import { activeConnection } from "../../wallets/connection/state.ts"

/** The account in use, its network, and its wallet. */
export interface SignInPlace {
  readonly account: AccountId
  readonly connectorId: string
  readonly namespace: Namespace
}

/** Returns the account of a connection that signs in; undefined on a namespace without sign-in. */
export const readPlace = (
  { accounts: [{ address }], connectorId, namespace, network }: Connection,
  namespaces: RegExp
): SignInPlace | null =>
  namespaces.test(namespace) ? { account: accountId(network, address), connectorId, namespace } : null

/** The namespaces that have a sign-in. */
export const signInNamespaces = /^(eip155|solana|bip122)$/

/** Returns the account in use that signs in; null if there is no such account. */
export const getSignInPlace = (
  { chain, connection }: { readonly chain: ChainState; readonly connection: ConnectionState },
  namespaces = signInNamespaces
): SignInPlace | null => {
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined ? null : readPlace(active, namespaces)
}

/** Returns true if both are the same account of the same wallet. */
export const isSamePlace = (a: SignInPlace | null, b: SignInPlace | null): boolean =>
  a?.account === b?.account && a?.connectorId === b?.connectorId

/** Returns the subject of a message, as hosts' functions receive it. */
export const toSubject = (account: AccountId) => {
  const { address, network } = splitAccountId(account)
  return { accountAddress: address, chainId: network }
}

/** Returns true if two places differ only by their network. */
export const differsByNetwork = (a: SignInPlace, b: SignInPlace): boolean => {
  const [first, other] = [splitAccountId(a.account), splitAccountId(b.account)]
  return a.connectorId === b.connectorId && first.network !== other.network && first.address === other.address
}
