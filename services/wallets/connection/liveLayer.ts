import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toCanonicalAccounts } from "../../../core/wallets/connection/canonicalAccounts.ts"
import { isActive, isLast, isSameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { follow } from "../../foundation/store/follow.ts"
import { makeKeyedFibers } from "../../foundation/store/keyedFibers.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { WalletAccounts, WalletChange } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * Listens to every connected wallet for as long as it is connected: for its accounts, its network and its
 * disconnection. docs/spec/wallets.md#connection-accounts-changed.
 */
export const liveLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const listeners = makeKeyedFibers<string>()
    yield* follow(
      ({ connection }) => connection.connections,
      (connections) =>
        Effect.gen(function* () {
          for (const key of listeners.keys()) {
            if (!connections.some((item) => getKey(item) === key)) yield* listeners.end(key)
          }
          for (const connection of connections) yield* listeners.run(getKey(connection), listen(connection))
        })
    )
  })
)

type Named = Pick<Connection, "connectorId" | "namespace">
const getKey = ({ connectorId, namespace }: Named): string => `${namespace}:${connectorId}`

const listen = traced("connection.listen")(
  function* (followed: Named) {
    const wallet = yield* (yield* Connectors).get(followed.connectorId, followed.namespace)
    const runtime = yield* Effect.runtime<Store>()
    const scope = yield* Effect.scope
    const run = (work: Effect.Effect<void, never, Store>) => void Runtime.runFork(runtime)(work, { scope })
    yield* wallet.listen(coalesceChanges((change) => run(handleChange(followed, change)), run))
    yield* Effect.never
  },
  Effect.scoped,
  Effect.ignore
)

/**
 * Passes on the first change of each kind at once. If more follow in the same task, as in a burst of a wallet's events,
 * only the last one of each kind is passed on, in the next task.
 */
const coalesceChanges = (handle: (change: WalletChange) => void, run: (work: Effect.Effect<void>) => void) => {
  const latest = new Map<WalletChange["_tag"], WalletChange | null>()
  const pass = (change: WalletChange): void => {
    const { _tag } = change
    const isFirst = !latest.has(_tag)
    latest.set(_tag, isFirst ? null : change)
    if (!isFirst) return
    handle(change)
    const passLatest = Effect.sync(() => {
      const last = latest.get(_tag)
      latest.delete(_tag)
      if (last != null) pass(last)
    })
    run(Effect.zipRight(Effect.sleep(0), passLatest))
  }
  return pass
}

const handleChange = (followed: Named, change: WalletChange): Effect.Effect<void, never, Store> => {
  switch (change._tag) {
    case "Changed":
      return handleMove(followed, change.held)
    case "AccountsChanged":
      return accountsMoved(followed, change.accounts)
    case "NetworkChanged":
      return chainMoved(followed, change.network)
    case "Absent":
      return handleDisconnect(followed, true)
    case "Disconnected":
      return handleDisconnect(followed, false)
  }
}

const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

/** The live connection of a connector, if it still exists: a wallet may emit events after it was disconnected. */
const findLiveConnection = Effect.fnUntraced(function* ({ connectorId, namespace }: Named) {
  const { chain, connection } = yield* (yield* Store).state
  return {
    chain,
    connection,
    live: connection.connections.find((live) => live.namespace === namespace && isSameId(live.connectorId, connectorId))
  }
})

const accountsMoved = Effect.fnUntraced(function* (followed: Named, reported: Connection["accounts"]) {
  const { live } = yield* findLiveConnection(followed)
  const accounts = toCanonicalAccounts(followed.namespace, reported)
  if (live === undefined || isSameAccounts(live, accounts)) return
  const { connectorId, namespace } = live
  yield* dispatch({ _tag: "AccountsChanged", connectorId, namespace, accounts })
})

/**
 * Handles a change of an adapter's accounts. Each connection looks up its own namespace; a new namespace is added
 * behind the active ones.
 */
const handleMove = Effect.fnUntraced(function* (followed: Named, held: ReadonlyArray<WalletAccounts>) {
  const { connection, live } = yield* findLiveConnection(followed)
  if (live === undefined) return
  const mine = held.find(({ namespace }) => namespace === live.namespace)
  // The wallet may offer this namespace again, as after an update of its session.
  if (mine === undefined) return yield* handleDisconnect(followed, true)
  yield* accountsMoved(followed, mine.accounts)
  yield* chainMoved(followed, mine.network)
  const isConnected = (namespace: string) =>
    connection.connections.some(
      (other) => other.namespace === namespace && isSameId(other.connectorId, live.connectorId)
    )
  yield* dispatch(
    ...held
      .filter(({ namespace }) => !isConnected(namespace))
      .map(
        (fresh): KitEvent => ({
          _tag: "Connected",
          restored: true,
          connection: {
            ...fresh,
            accounts: toCanonicalAccounts(fresh.namespace, fresh.accounts),
            connectorId: live.connectorId,
            name: live.name,
            icon: live.icon
          }
        })
      )
  )
})

const isSameAccounts = (live: Connection, accounts: Connection["accounts"]): boolean =>
  accounts.map(({ address }) => address).join() === live.accounts.map(({ address }) => address).join()

const chainMoved = Effect.fnUntraced(function* (followed: Named, network: NetworkId) {
  const { chain, connection, live } = yield* findLiveConnection(followed)
  if (live === undefined || live.network === network) return
  // A wallet on another namespace than the active one changes network on its own, like one that is not active on its
  // own namespace.
  const active =
    splitNetworkId(chain.active).namespace === live.namespace && isActive(connection, live.connectorId, live.namespace)
  yield* dispatch({ _tag: "ChainChanged", connectorId: live.connectorId, network, active })
})

const handleDisconnect = Effect.fnUntraced(function* (followed: Named, absent: boolean) {
  const { connection, live } = yield* findLiveConnection(followed)
  if (live === undefined) return
  yield* dispatch({
    _tag: "Disconnected",
    connectorId: live.connectorId,
    namespace: live.namespace,
    by: "wallet",
    ...(absent ? { absent } : {}),
    last: isLast(connection, live.connectorId, live.namespace)
  })
})
