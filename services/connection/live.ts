import * as Effect from "effect/Effect"
import * as FiberMap from "effect/FiberMap"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { evmNetworkId } from "../../core/chain/caip.ts"
import { readAccounts } from "../../core/connection/readAccounts.ts"
import { type Connection, isActive, isLast, sameId } from "../../core/connection/state.ts"
import type { KitEvent } from "../../core/state.ts"
import { follow } from "../store/follow.ts"
import { Store } from "../store/Store.ts"
import { Connectors, type Provider } from "../wallet/Connectors.ts"
import { ask } from "./ask.ts"

/** Listens to every connected wallet for as long as it is connected: its accounts, its network, its leaving. Spec §4. */
export const liveLayer = Layer.scopedDiscard(Effect.gen(function*() {
  const listeners = yield* FiberMap.make<string>()
  yield* follow(({ connection }) => connection.connections, (connections) =>
    Effect.gen(function*() {
      for (const [id] of listeners) {
        if (!connections.some(({ connectorId }) => connectorId === id)) yield* FiberMap.remove(listeners, id)
      }
      for (const { connectorId } of connections) {
        yield* FiberMap.run(listeners, connectorId, listen(connectorId), { onlyIfMissing: true })
      }
    }))
}))

const listen = Effect.fn("connection.listen")(function*(connectorId: string) {
  const provider = yield* (yield* Connectors).get(connectorId)
  const run = Runtime.runFork(yield* Effect.runtime<Store | Connectors>())
  yield* subscribed(provider, {
    accountsChanged: (accounts) => void run(accountsMoved(connectorId, accounts)),
    chainChanged: (chainId) => void run(chainMoved(connectorId, chainId)),
    // EIP-1193 means the wallet's own line to its chain: it may still hold our account, so it is asked.
    disconnect: () => void run(Effect.catchAll(ask(connectorId, "eth_accounts"), () => gone(connectorId)))
  })
  yield* Effect.never
}, Effect.scoped, Effect.ignore)

/** Adds listeners, and takes them away with the scope. A wallet that cannot take them away is no longer listened to. */
const subscribed = (provider: Provider, handlers: Readonly<Record<string, (value: unknown) => void>>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      let listening = true
      const added = Object.entries(handlers).map(([event, handle]) =>
        [event, (value: unknown) => { if (listening) handle(value) }] as const)
      quietly(() => { for (const [event, handle] of added) provider.on?.(event, handle) })
      return () => {
        listening = false
        quietly(() => { for (const [event, handle] of added) provider.removeListener?.(event, handle) })
      }
    }),
    (stop) => Effect.sync(stop)
  )

const quietly = (act: () => void): void => {
  try {
    act()
  } catch {
    // A wallet whose own bookkeeping throws still connects and signs: its events are missed, no more.
  }
}

const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

/** The live connection of a connector, if it is still there: a wallet may speak after it was let go of. */
const liveConnection = Effect.fnUntraced(function*(connectorId: string) {
  const { connection } = yield* (yield* Store).state
  return { connection, live: connection.connections.find((one) => sameId(one.connectorId, connectorId)) }
})

const accountsMoved = Effect.fnUntraced(function*(connectorId: string, answer: unknown) {
  const { live } = yield* liveConnection(connectorId)
  const accounts = readAccounts(answer)
  if (live === undefined || sameAccounts(live, accounts)) return
  if (accounts !== null) {
    return yield* dispatch({ _tag: "AccountsChanged", connectorId: live.connectorId, namespace: live.namespace, accounts })
  }
  if (Array.isArray(answer) && answer.length === 0) yield* gone(connectorId)
})

const sameAccounts = (live: Connection, accounts: Connection["accounts"] | null): boolean =>
  accounts !== null && accounts.map(({ address }) => address).join() === live.accounts.map(({ address }) => address).join()

const chainMoved = Effect.fnUntraced(function*(connectorId: string, chainId: unknown) {
  const { connection, live } = yield* liveConnection(connectorId)
  const network = evmNetworkId(chainId)
  if (live === undefined || network === null || live.network === network) return
  yield* dispatch({ _tag: "ChainChanged", connectorId: live.connectorId, network, active: isActive(connection, connectorId, live.namespace) })
})

const gone = Effect.fnUntraced(function*(connectorId: string) {
  const { connection, live } = yield* liveConnection(connectorId)
  if (live === undefined) return
  yield* dispatch({
    _tag: "Disconnected", connectorId: live.connectorId, namespace: live.namespace, by: "wallet",
    last: isLast(connection, connectorId, live.namespace)
  })
})
