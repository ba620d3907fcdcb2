import * as Effect from "effect/Effect"
import { requireConnection } from "../../../services/wallets/connection/requireConnection.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { isSameId, displayedConnection } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { connectLive, connectionLayer, getReport } from "../../wallets/connection/connect.ts"
import { replayedWallet } from "../../wallets/connection/replayedWallet.ts"
import { restoreSession } from "../../wallets/connection/restoreSession.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { restoreEmbeddedLine } from "../../embedded/login/restoreEmbeddedLine.ts"
import { Run } from "../../run/world.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

/**
 * `account`: shows the account of an earlier `connect`; an ended WalletConnect session is not connected. A replay
 * stores nothing between runs, so it connects first.
 */
export const account = Effect.gen(function* () {
  const { session } = yield* Run
  if (session === undefined) {
    const wallet = yield* replayedWallet
    if (wallet !== "embedded") return yield* getReport(yield* connectLive({ wallet, namespace: "eip155" }))
    yield* restoreEmbeddedLine("eip155")
    return yield* getReport(yield* requireConnection((yield* Store).getState(), "eip155"))
  }
  const { chain, connection } = yield* (yield* Store).state
  const { namespace } = splitNetworkId(chain.active)
  const displayed = displayedConnection(connection, namespace)
  if (displayed === undefined) return yield* new NotConnected({ namespace })
  return yield* getReport(
    isSameId(displayed.connectorId, connectorIds.walletConnect) ? yield* restoreSession(namespace) : displayed
  )
}).pipe(provideWorld(connectionLayer))
