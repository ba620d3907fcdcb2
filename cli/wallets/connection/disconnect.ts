import * as Effect from "effect/Effect"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { connectLive, connectionLayer } from "./connect.ts"
import { keepSession } from "./keepSession.ts"
import { replayedWallet } from "./replayedWallet.ts"
import { forgetClient, walletConnect } from "./walletConnect.ts"

/** `disconnect`: disconnects every wallet. Succeeds even if no wallet is connected. */
export const disconnect = Effect.gen(function* () {
  const { session } = yield* Run
  // A replay stores nothing between runs: it connects first, so that there is a wallet to disconnect.
  if (session === undefined) yield* connectLive({ wallet: yield* replayedWallet, namespace: "eip155" })
  const { state } = yield* Store
  const { absent, connections, restoring } = (yield* state).connection
  const leaving = [...connections, ...restoring, ...absent].filter(
    ({ connectorId }, i, all) => all.findIndex((other) => isSameId(other.connectorId, connectorId)) === i
  )
  if (session !== undefined && leaving.some(({ connectorId }) => isSameId(connectorId, connectorIds.walletConnect)))
    yield* endWalletConnect
  yield* (yield* Connections).disconnect()
  yield* keepSession
  const report: Report = {
    data: { disconnected: leaving.map(({ connectorId, name }) => ({ id: connectorId, name })) },
    lines: leaving.length === 0 ? ["No wallet was connected."] : leaving.map(({ name }) => `${name} is disconnected.`)
  }
  return report
}).pipe(provideWorld(connectionLayer))

/** The time-out for notifying a relay, in milliseconds. */
const notifyMillis = 10_000

/**
 * Ends the WalletConnect session on both sides and deletes what its client stored. If the relay is unreachable, the
 * session ends only here: the client notifies the wallet at its next use, and a line on stderr says so.
 */
const endWalletConnect = Effect.gen(function* () {
  const { aside } = yield* Run
  const { connect, disconnect } = yield* walletConnect
  const ending = Effect.zipRight(connect({ silent: true }), disconnect)
  const isNotified = yield* Effect.isSuccess(Effect.timeout(ending, notifyMillis))
  if (isNotified) yield* forgetClient
  else aside(["The relay could not be reached: end the connection in the wallet, too."])
})
