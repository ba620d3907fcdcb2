import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { getAccountToRead, getNamedNamespace } from "../../../core/kit/methods/getAccountToRead.ts"
import type { NetworkName, ReadFor } from "../../../core/kit/methods/shapes.ts"
import { getShownNamespace, getShownAccount, type ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"

import { NetworkNotFound } from "../../../core/chain/network/errors.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"
/** Returns functions that resolve the account and the network of a call, from its arguments or the page's state. */
export const makeReadTargets = (store: Store["Type"]) => {
  /** Waits until the wallets of an earlier visit have answered: before, it is unknown whether they are connected. */
  const awaitRestored = (namespace: Namespace) =>
    Effect.provideService(
      until(({ connection }) => connection.restoring.every((restoring) => restoring.namespace !== namespace)),
      Store,
      store
    )

  /** Returns the requested network, if any; fails if it is neither configured nor the wallet's. */
  const findRequestedNetwork = Effect.fnUntraced(function* (name: NetworkName | undefined, seen: ShownContext) {
    const network = toNetworkId(name)
    const isKnown = network === seen.network?.id || store.getState().chain.networks.some(({ id }) => id === network)
    return network === undefined || isKnown ? network : yield* new NetworkNotFound({ network })
  })
  /** Returns the account to read: the requested one, or the one that the page showed at the call. */
  const getAccount = Effect.fnUntraced(function* (options: ReadFor, seen: ShownContext) {
    const network = yield* findRequestedNetwork(options.network, seen)
    const account = getAccountToRead({ ...options, network }, seen, store.getState().chain.networks)
    const namespace = getNamedNamespace({ namespace: options.namespace, network }) ?? getShownNamespace(seen)
    if (options.account !== undefined) return account ?? (yield* new NetworkNotFound({ network: options.account }))
    const { connection } = yield* awaitRestored(namespace)
    return account !== undefined && connection.connections.some((live) => live.namespace === namespace)
      ? account
      : yield* new NotConnected({ namespace })
  })
  const getNetwork = (name: NetworkName | undefined, seen: ShownContext) =>
    Effect.map(
      findRequestedNetwork(name, seen),
      (network): NetworkId => network ?? seen.network?.id ?? store.getState().chain.active
    )
  /** Returns the visitor's own address in an account's namespace, sent as the requester. */
  const getRequester = (seen: ShownContext, account: AccountId): string | undefined =>
    getShownAccount(seen, splitNetworkId(splitAccountId(account).network).namespace)?.address
  return { getAccount, awaitRestored, getNetwork, getRequester }
}
export type ReadTargets = ReturnType<typeof makeReadTargets>
