import * as Effect from "effect/Effect"
import { requireConnection } from "../../../services/wallets/connection/requireConnection.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { ask } from "../../../services/wallets/connection/ask.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { walletConnect } from "./walletConnect.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

/**
 * Restores the WalletConnect session of an earlier `connect`, without a request to its wallet. Returns its connection
 * on a namespace; fails with `NotConnected` if the session has ended, or does not include the namespace.
 */
export const restoreSession = (namespace: Namespace) =>
  Effect.zipRight(walletConnect, restoreConnection(connectorIds.walletConnect, namespace))

/** Restores what a registered wallet remembers of an earlier run, and returns its connection on a namespace. */
export const restoreConnection = Effect.fnUntraced(function* (connectorId: string, namespace: Namespace) {
  const store = yield* Store
  const all = yield* Effect.catchTag(
    ask({ connectorId, namespace }, true),
    "FailedToConnect",
    () => new NotConnected({ namespace })
  )
  // The active namespace is dispatched last, so it stays active.
  const isActive = (connection: Connection): boolean =>
    splitNetworkId(store.getState().chain.active).namespace === connection.namespace
  const ordered = [...all.filter((connection) => !isActive(connection)), ...all.filter(isActive)]
  yield* store.dispatch(...ordered.map((connection) => ({ _tag: "Connected" as const, connection, restored: true })))
  return yield* requireConnection(store.getState(), namespace)
})
