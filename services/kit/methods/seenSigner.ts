import * as Effect from "effect/Effect"
import { accountId, isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { getNamedNamespace } from "../../../core/kit/methods/getAccountToRead.ts"
import type { ActFor } from "../../../core/kit/methods/shapes.ts"
import {
  findMove,
  isSameAddress,
  getShownNamespace,
  getShownAccount,
  type ShownContext
} from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"

/** The account and network of a request, and the only namespace of its method. */
type Named = ActFor & { readonly namespace?: Namespace | undefined }

/**
 * Returns the account that the page showed on a namespace, by default the active one, and requests bound to that
 * account and its wallet. Fails with `ContextChanged` if the account has changed since, or if the request names another
 * account or network than the current one, which is never switched.
 */
export const bindShownSigner = Effect.fnUntraced(function* (
  seen: ShownContext,
  { account: requestedAccount, namespace, network: requestedNetwork }: Named = {}
) {
  const store = yield* Store
  const wallet = yield* WalletRequests
  const network = toNetworkId(requestedNetwork)
  const signingNamespace =
    namespace ?? getNamedNamespace({ account: requestedAccount, network }) ?? getShownNamespace(seen)
  // Waits until the connections of an earlier visit are restored: before that, it is unknown whether they are still valid.
  yield* until(({ connection }) => connection.restoring.every((restoring) => restoring.namespace !== signingNamespace))
  if (
    seen.account !== null &&
    getShownAccount(seen, signingNamespace) === undefined &&
    (requestedAccount ?? network) !== undefined
  )
    return yield* createContextChanged({
      requested: network ?? requestedAccount ?? signingNamespace,
      current: accountId(seen.account.network, seen.account.address)
    })
  const active = yield* requireConnection(store.getState(), signingNamespace)
  const page = getShownAccount(seen, signingNamespace)
  if (page === undefined || findMove(page, active) !== null) return yield* createContextChanged()
  const account = accountId(page.network, page.address)
  if (network !== undefined && network !== page.network)
    return yield* createContextChanged({ requested: network, current: page.network })
  if (requestedAccount !== undefined && !isSame(requestedAccount, account))
    return yield* createContextChanged({ requested: requestedAccount, current: account })
  return { account, asking: wallet.through(page.connectorId, true) }
})

/** Returns true if a requested account, CAIP-10 or an address, is this one. */
const isSame = (requested: string, account: AccountId): boolean => {
  const { address, network } = splitAccountId(account)
  if (!isAccountId(requested)) return isSameAddress(network, requested, address)
  const other = splitAccountId(requested)
  return other.network === network && isSameAddress(network, other.address, address)
}
