import * as Effect from "effect/Effect"
import { Connections } from "../../services/connection/Connections.ts"
import { Store } from "../../services/store/Store.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { Run } from "../run/world.ts"
import { connected, connectionLayer } from "./connect.ts"

/** `disconnect`: lets go of every wallet. Nobody connected is no failure. */
export const disconnect = Effect.gen(function*() {
  const { session } = yield* Run
  // A replay keeps nothing between runs: it connects first, to have something to let go of.
  if (session === undefined) yield* connected({ wallet: "recorded", namespace: "eip155" })
  const { state } = yield* Store
  const { connections, restoring } = (yield* state).connection
  const leaving = [...connections, ...restoring]
  yield* (yield* Connections).disconnect()
  const report: Report = {
    data: { disconnected: leaving.map(({ connectorId, name }) => ({ id: connectorId, name })) },
    lines: leaving.length === 0 ? ["Nobody was connected."] : leaving.map(({ name }) => `${name} is disconnected.`)
  }
  return report
}).pipe(over(connectionLayer))
