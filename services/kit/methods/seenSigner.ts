import * as Effect from "effect/Effect"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { movedSince, seenNamespace, seenOn, type ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"

/**
 * The account that the page showed on a namespace, the active one by default, and requests bound to that account and its
 * wallet. Fails with `ContextChanged` if it is another one by now.
 */
export const seenSigner = Effect.fnUntraced(function* (seen: ShownContext, namespace: Namespace = seenNamespace(seen)) {
  const store = yield* Store
  const wallet = yield* WalletRequests
  // Waits until the connections of an earlier visit are restored: before that, it is not known whether they still hold.
  yield* until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace))
  const active = yield* requireConnection(store.now(), namespace)
  const page = seenOn(seen, namespace)
  if (page === undefined || movedSince(page, active) !== null) return yield* contextChanged()
  return { account: accountId(page.network, page.address), asking: wallet.through(page.connectorId) }
})
