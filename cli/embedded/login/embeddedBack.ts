import * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Run } from "../../run/world.ts"
import { restored } from "../../wallets/connection/sessionBack.ts"
import { embeddedWallet } from "./embeddedWallet.ts"

/**
 * Restores the embedded wallet of an earlier sign-in, and returns the line to it. Fails with `NotConnected` if the site
 * no longer knows the session. A replay signs in by what was recorded, if that holds a sign-in; undefined where no
 * embedded wallet was connected.
 */
export const embeddedBack = Effect.fnUntraced(function* (namespace: Namespace) {
  const { kept, session } = yield* Run
  const { connection } = (yield* Store).getState()
  const isIn = [...connection.connections, ...connection.restoring].some(({ connectorId }) =>
    sameId(connectorId, connectorIds.auth)
  )
  if (session !== undefined && !isIn) return undefined
  // A replay stores nothing between runs: that somebody is signed in is what was recorded.
  if (session === undefined) kept.set(loginKey("", loginKeys.used), "true")
  const { line } = yield* embeddedWallet
  yield* restored(connectorIds.auth, namespace)
  return line
})
