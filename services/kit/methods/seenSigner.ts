import * as Effect from "effect/Effect"
import { accountId, isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { namedNamespace } from "../../../core/kit/methods/accountToRead.ts"
import type { ActFor } from "../../../core/kit/methods/shapes.ts"
import {
  movedSince,
  sameAddress,
  seenNamespace,
  seenOn,
  type ShownContext
} from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"

/** The account and network that a request names, and the only namespace that its method serves. */
type Named = ActFor & { readonly namespace?: Namespace | undefined }

/**
 * Returns the account that the page showed on a namespace, the active one by default, and requests bound to that account
 * and its wallet. Fails with `ContextChanged` if it is another one by now, or if the request names another account or
 * network than the current one, which is never switched.
 */
export const seenSigner = Effect.fnUntraced(function* (
  seen: ShownContext,
  { account: named, namespace, network: on }: Named = {}
) {
  const store = yield* Store
  const wallet = yield* WalletRequests
  const network = toNetworkId(on)
  const wanted = namespace ?? namedNamespace({ account: named, network }) ?? seenNamespace(seen)
  // Waits until the connections of an earlier visit are restored: before that, it is not known whether they still hold.
  yield* until(({ connection }) => connection.restoring.every((one) => one.namespace !== wanted))
  if (seen.account !== null && seenOn(seen, wanted) === undefined && (named ?? network) !== undefined)
    return yield* contextChanged({
      requested: network ?? named ?? wanted,
      current: accountId(seen.account.network, seen.account.address)
    })
  const active = yield* requireConnection(store.getState(), wanted)
  const page = seenOn(seen, wanted)
  if (page === undefined || movedSince(page, active) !== null) return yield* contextChanged()
  const account = accountId(page.network, page.address)
  if (network !== undefined && network !== page.network)
    return yield* contextChanged({ requested: network, current: page.network })
  if (named !== undefined && !isSame(named, account))
    return yield* contextChanged({ requested: named, current: account })
  return { account, asking: wallet.through(page.connectorId, true) }
})

/** Whether a named account, CAIP-10 or an address, is this one. */
const isSame = (named: string, account: AccountId): boolean => {
  const { address, network } = splitAccountId(account)
  if (!isAccountId(named)) return sameAddress(network, named, address)
  const other = splitAccountId(named)
  return other.network === network && sameAddress(network, other.address, address)
}
