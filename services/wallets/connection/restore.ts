import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import { foreseen } from "../../foundation/log/foreseen.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { ask } from "./ask.ts"

/**
 * Brings back the connections of an earlier visit, without a prompt: waits until a wallet has announced itself, three
 * seconds at most, and asks it for its accounts. One that does not come back is forgotten.
 * docs/spec/wallets.md#connection-restoring.
 */
export const restoreLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { connection } = yield* (yield* Store).state
    // One that serves several namespaces is asked once, and gives them all.
    const wallets = connection.restoring.filter(
      (one, i, all) => all.findIndex(({ connectorId }) => sameId(connectorId, one.connectorId)) === i
    )
    yield* Effect.forkScoped(
      Effect.forEach(wallets, ({ connectorId }) => restore(connectorId), { concurrency: "unbounded", discard: true })
    )
  })
)

const restore = Effect.fn("connection.restore")(function* (connectorId: string) {
  const store = yield* Store
  const left = () => store.now().connection.restoring.filter((one) => sameId(one.connectorId, connectorId))
  const failed = Effect.suspend(() =>
    store.dispatch(...left().map(({ namespace }) => ({ _tag: "RestoreFailed" as const, connectorId, namespace })))
  )
  const there = until(({ wallet }) => wallet.connectors.some(({ id }) => sameId(id, connectorId)))
  yield* Effect.timeout(there, millis.reconnectWait).pipe(
    // Which kind of wallet it is shows when it is there.
    Effect.zipRight(
      Effect.suspend(() =>
        Effect.forEach(asOne(store.now(), left()), ({ namespace }) => foreseen(ask({ connectorId, namespace }, true)))
      )
    ),
    Effect.map((answers) => answers.flat()),
    Effect.matchEffect({
      onFailure: () => failed,
      onSuccess: (live) =>
        Effect.suspend(() => {
          // Meanwhile the visitor may have let go of it, or connected it anew.
          const back = live.filter(({ namespace }) => left().some((one) => one.namespace === namespace))
          return Effect.zipRight(
            store.dispatch(...back.map((connection) => ({ _tag: "Connected" as const, connection, restored: true }))),
            failed
          )
        })
    })
  )
})

/** WalletConnect holds all its namespaces in one session; a wallet of the page is asked on each. */
const asOne = ({ wallet }: KitState, left: ReadonlyArray<Connection>): ReadonlyArray<Connection> =>
  wallet.connectors.some(
    ({ id, type }) => type === "WALLET_CONNECT" && left.some(({ connectorId }) => sameId(connectorId, id))
  )
    ? left.slice(0, 1)
    : left
