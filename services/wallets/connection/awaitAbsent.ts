import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { follow } from "../../foundation/store/follow.ts"
import { makeKeyedFibers } from "../../foundation/store/keyedFibers.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ask } from "./ask.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * Connects absent wallets again, without a prompt, once they have accounts: after they were unlocked, or once they have
 * announced themselves. docs/spec/wallets.md#connection-absent-wallets.
 */
export const absentLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const waits = makeKeyedFibers<string>()
    yield* follow(
      ({ connection }) => connection.absent,
      (absent) =>
        Effect.gen(function* () {
          for (const key of waits.keys()) if (!absent.some((item) => getKey(item) === key)) yield* waits.end(key)
          for (const connection of absent) yield* waits.run(getKey(connection), awaitWallet(connection))
        })
    )
  })
)

type Named = Pick<Connection, "connectorId" | "namespace">
const getKey = ({ connectorId, namespace }: Named): string => `${namespace}:${connectorId}`

/** Asks the wallet once it is on the page, and whenever it reports a change, until its connection is live. */
const awaitWallet = traced("connection.awaitWallet")(function* (awaited: Named) {
  const store = yield* Store
  const isHere = () =>
    store
      .getState()
      .wallet.connectors.some(({ chain, id }) => chain === awaited.namespace && isSameId(id, awaited.connectorId))
  while (true) {
    yield* until(isHere)
    yield* Effect.raceFirst(
      followWallet(awaited),
      until(() => !isHere())
    )
  }
}, Effect.ignore)

const followWallet = Effect.fnUntraced(function* (awaited: Named) {
  const wallet = yield* (yield* Connectors).get(awaited.connectorId, awaited.namespace)
  let changed = yield* Deferred.make<void>()
  const onChange = (): void => Deferred.unsafeDone(changed, Effect.void)
  yield* wallet.listen(({ _tag }) => {
    if (_tag !== "Absent" && _tag !== "Disconnected") onChange()
  })
  // A wallet of the page may have changed before it was listened to. A session would load its code again.
  if (!isSession(awaited)) onChange()
  while (true) {
    yield* Deferred.await(changed)
    changed = yield* Deferred.make<void>()
    yield* Effect.ignore(reconnect(awaited))
  }
}, Effect.scoped)

const isSession = ({ connectorId }: Named): boolean =>
  [connectorIds.walletConnect, connectorIds.auth].some((id) => isSameId(id, connectorId))

const reconnect = Effect.fnUntraced(function* (awaited: Named) {
  const store = yield* Store
  const found = yield* ask(awaited, true)
  const isAwaited = (live: Connection): boolean =>
    store
      .getState()
      .connection.absent.some(
        ({ connectorId, namespace }) => namespace === live.namespace && isSameId(connectorId, live.connectorId)
      )
  yield* store.dispatch(
    ...found.filter(isAwaited).map((connection) => ({ _tag: "Connected" as const, connection, restored: true }))
  )
})
