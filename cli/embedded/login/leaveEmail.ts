import * as Effect from "effect/Effect"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { disconnect } from "../../wallets/connection/disconnect.ts"
import { embeddedWallet } from "./embeddedWallet.ts"

/** `disconnect`: signs out of the embedded wallet if it is connected, and disconnects every other wallet. */
export const leaveAll = Effect.gen(function* () {
  const { connection } = (yield* Store).getState()
  const { session } = yield* Run
  const isIn = [...connection.connections, ...connection.restoring].some(({ connectorId }) =>
    isSameId(connectorId, connectorIds.auth)
  )
  if (isIn && session !== undefined) yield* Effect.ignore(signOut)
  return yield* disconnect
})

/** Has its own services, because the disconnect of every wallet needs nothing more from the site. */
const signOut = Effect.flatMap(embeddedWallet, ({ wallet }) => wallet.disconnect).pipe(provideWorld(Connectors.layer))
