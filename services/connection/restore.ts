import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Connection, sameId } from "../../core/connection/state.ts"
import { millis } from "../../core/limits.ts"
import { foreseen } from "../log/foreseen.ts"
import { Store } from "../store/Store.ts"
import { until } from "../store/until.ts"
import { ask } from "./ask.ts"

/**
 * Brings back the connections of an earlier visit, without a prompt: waits until a wallet has announced itself, three
 * seconds at most, and asks it for its accounts. One that does not come back is forgotten. Spec §4.
 */
export const restoreLayer = Layer.scopedDiscard(Effect.gen(function*() {
  const { connection } = yield* (yield* Store).state
  yield* Effect.forkScoped(Effect.forEach(connection.restoring, restore, { concurrency: "unbounded", discard: true }))
}))

const restore = Effect.fn("connection.restore")(function*({ connectorId, namespace }: Connection) {
  const store = yield* Store
  const there = until(({ wallet }) => wallet.connectors.some(({ id }) => sameId(id, connectorId)))
  yield* there.pipe(
    Effect.timeout(millis.reconnectWait),
    Effect.zipRight(foreseen(ask(connectorId, "eth_accounts"))),
    Effect.matchEffect({
      onFailure: () => store.dispatch({ _tag: "RestoreFailed", connectorId, namespace }),
      onSuccess: (live) => Effect.gen(function*() {
        // Meanwhile the visitor may have let go of it, or connected it anew.
        const { connection } = yield* store.state
        if (connection.restoring.some((one) => one.connectorId === connectorId)) {
          yield* store.dispatch({ _tag: "Connected", connection: live, restored: true })
        }
      })
    })
  )
})
