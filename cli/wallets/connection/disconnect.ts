import * as Effect from "effect/Effect"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { connected, connectionLayer } from "./connect.ts"
import { keepSession } from "./keepSession.ts"
import { replayedWallet } from "./replayedWallet.ts"
import { forgetClient, walletConnect } from "./walletConnect.ts"

/** `disconnect`: disconnects every wallet. It is not a failure if none is connected. */
export const disconnect = Effect.gen(function* () {
  const { session } = yield* Run
  // A replay stores nothing between runs: it connects first, so that there is something to disconnect.
  if (session === undefined) yield* connected({ wallet: yield* replayedWallet, namespace: "eip155" })
  const { state } = yield* Store
  const { absent, connections, restoring } = (yield* state).connection
  const leaving = [...connections, ...restoring, ...absent].filter(
    ({ connectorId }, i, all) => all.findIndex((one) => sameId(one.connectorId, connectorId)) === i
  )
  if (session !== undefined && leaving.some(({ connectorId }) => sameId(connectorId, connectorIds.walletConnect)))
    yield* goodbye
  yield* (yield* Connections).disconnect()
  yield* keepSession
  const report: Report = {
    data: { disconnected: leaving.map(({ connectorId, name }) => ({ id: connectorId, name })) },
    lines: leaving.length === 0 ? ["Nobody was connected."] : leaving.map(({ name }) => `${name} is disconnected.`)
  }
  return report
}).pipe(provideWorld(connectionLayer))

/** How long notifying a relay may take, in milliseconds. */
const farewellMillis = 10_000

/**
 * Ends the WalletConnect session on both sides and deletes what its client stored. If the relay is unreachable, the
 * session ends only here: the client notifies the wallet when it is next used, and a line on stderr says so.
 */
const goodbye = Effect.gen(function* () {
  const { aside } = yield* Run
  const { connect, disconnect } = yield* walletConnect
  const ended = Effect.zipRight(connect({ silent: true }), disconnect)
  const isTold = yield* Effect.isSuccess(Effect.timeout(ended, farewellMillis))
  if (isTold) yield* forgetClient
  else aside(["The relay could not be told: end the connection in the wallet, too."])
})
