import * as Effect from "effect/Effect"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { disconnect } from "../../wallets/connection/disconnect.ts"
import { embeddedWallet } from "./embeddedWallet.ts"

/** `disconnect`: signs out of the embedded wallet where one is connected, and lets go of every other wallet. */
export const leaveAll = Effect.gen(function* () {
  const { connection } = (yield* Store).getState()
  const { session } = yield* Run
  const isIn = [...connection.connections, ...connection.restoring].some(({ connectorId }) =>
    sameId(connectorId, connectorIds.auth)
  )
  if (isIn && session !== undefined) yield* Effect.ignore(signedOut)
  return yield* disconnect
})

/** In services of its own: what disconnects every wallet has nothing more to tell the site. */
const signedOut = Effect.flatMap(embeddedWallet, ({ wallet }) => wallet.disconnect).pipe(provideWorld(Connectors.layer))
