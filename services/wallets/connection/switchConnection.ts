import * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { MultiWalletNotEnabled } from "../../../core/wallets/connection/connectorErrors.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import type { Store } from "../../foundation/store/Store.ts"

import { ConnectorNotFound } from "../../../core/wallets/connection/errors.ts"
/**
 * Makes a live connection and its namespace active. Switching between wallets of one namespace needs the multiWallet
 * feature: without it an alert is raised, which names the calling `hook`, and nothing changes.
 * docs/spec/wallets.md#connection-several-wallets.
 */
export const switchConnection = Effect.fnUntraced(function* (
  store: Store["Type"],
  {
    connectorId,
    hook,
    namespace
  }: { readonly connectorId: string; readonly namespace: Namespace; readonly hook?: "useConnections" | undefined }
) {
  const { config, connection } = store.getState()
  const found = connection.connections.find(
    (live) => live.namespace === namespace && isSameId(live.connectorId, connectorId)
  )
  if (found === undefined) return yield* new ConnectorNotFound({ connectorId })
  if (!config.resolved.multiWallet && activeConnection(connection, namespace) !== found) {
    const key = hook === undefined ? "DEFAULT" : "CONNECTIONS_HOOK"
    yield* store.dispatch({ _tag: "AlertRaised", key: `MULTI_WALLET_NOT_ENABLED.${key}`, facts: "" })
    return yield* new MultiWalletNotEnabled()
  }
  yield* store.dispatch(
    { _tag: "ConnectionChosen", connectorId, namespace },
    { _tag: "NetworkSwitched", to: found.network }
  )
})
