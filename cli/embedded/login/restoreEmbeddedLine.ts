import * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Run } from "../../run/world.ts"
import { restoreConnection } from "../../wallets/connection/restoreSession.ts"
import { embeddedWallet } from "./embeddedWallet.ts"

/**
 * Restores the embedded wallet of an earlier sign-in, and returns the line to it; undefined if no embedded wallet was
 * connected. Fails with `NotConnected` if the site no longer knows the session. A replay signs in from the recording,
 * if that contains a sign-in.
 */
export const restoreEmbeddedLine = Effect.fnUntraced(function* (namespace: Namespace) {
  const { storage, session } = yield* Run
  const { connection } = (yield* Store).getState()
  const isIn = [...connection.connections, ...connection.restoring].some(({ connectorId }) =>
    isSameId(connectorId, connectorIds.auth)
  )
  if (session !== undefined && !isIn) return undefined
  // A replay stores nothing between runs: the sign-in is part of the recording.
  if (session === undefined) storage.set(getLoginKey("", loginKeys.used), "true")
  const { line } = yield* embeddedWallet
  yield* restoreConnection(connectorIds.auth, namespace)
  return line
})
