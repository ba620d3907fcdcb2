import * as Effect from "effect/Effect"
import * as FiberMap from "effect/FiberMap"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { evmNetworkId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readAccounts } from "../../../core/wallets/connection/readAccounts.ts"
import { isActive, isLast, sameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors, type WalletAccounts, type Provider } from "../connectors/Connectors.ts"
import { ask } from "./ask.ts"

/**
 * Listens to every connected wallet for as long as it is connected: for its accounts, its network and its
 * disconnection. docs/spec/wallets.md#connection-accounts-changed.
 */
export const liveLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const listeners = yield* FiberMap.make<string>()
    yield* follow(
      ({ connection }) => connection.connections,
      (connections) =>
        Effect.gen(function* () {
          for (const [key] of listeners) {
            if (!connections.some((one) => keyOf(one) === key)) yield* FiberMap.remove(listeners, key)
          }
          for (const one of connections) {
            yield* FiberMap.run(listeners, keyOf(one), listen(one), { onlyIfMissing: true })
          }
        })
    )
  })
)

type Named = Pick<Connection, "connectorId" | "namespace">
const keyOf = ({ connectorId, namespace }: Named): string => `${namespace}:${connectorId}`

const listen = Effect.fn("connection.listen")(
  function* (one: Named) {
    const provider = yield* (yield* Connectors).get(one.connectorId, one.namespace)
    const run = Runtime.runFork(yield* Effect.runtime<Store | Connectors>())
    yield* subscribed(
      provider,
      provider.connect === undefined
        ? {
            accountsChanged: (accounts) => void run(accountsMoved(one, accounts)),
            chainChanged: (chainId) => void run(chainMoved(one, evmNetworkId(chainId))),
            // In EIP-1193 this means the wallet lost its own connection to the chain: it may still hold our account, so
            // its accounts are requested again.
            disconnect: () => void run(Effect.catchAll(ask(one, true), () => gone(one)))
          }
        : {
            changed: (held) => void run(heldMoved(one, held as ReadonlyArray<WalletAccounts>)),
            disconnect: () => void run(gone(one))
          }
    )
    yield* Effect.never
  },
  Effect.scoped,
  Effect.ignore
)

/** Adds listeners, and removes them when the scope ends. If a wallet cannot remove them, their calls are ignored. */
const subscribed = (provider: Provider, handlers: Readonly<Record<string, (value: unknown) => void>>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      let listening = true
      const added = Object.entries(handlers).map(
        ([event, handle]) =>
          [
            event,
            (value: unknown) => {
              if (listening) handle(value)
            }
          ] as const
      )
      quietly(() => {
        for (const [event, handle] of added) provider.on?.(event, handle)
      })
      return () => {
        listening = false
        quietly(() => {
          for (const [event, handle] of added) provider.removeListener?.(event, handle)
        })
      }
    }),
    (stop) => Effect.sync(stop)
  )

const quietly = (act: () => void): void => {
  try {
    act()
  } catch {
    // A wallet whose listener code throws still connects and signs; only its events are missed.
  }
}

const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

/** The live connection of a connector, if it still exists: a wallet may emit events after it was disconnected. */
const liveConnection = Effect.fnUntraced(function* ({ connectorId, namespace }: Named) {
  const { chain, connection } = yield* (yield* Store).state
  return {
    chain,
    connection,
    live: connection.connections.find((one) => one.namespace === namespace && sameId(one.connectorId, connectorId))
  }
})

const accountsMoved = Effect.fnUntraced(function* (one: Named, answer: unknown) {
  const { live } = yield* liveConnection(one)
  const accounts = readAccounts(answer)
  if (live === undefined || sameAccounts(live, accounts)) return
  if (accounts !== null) {
    return yield* dispatch({
      _tag: "AccountsChanged",
      connectorId: live.connectorId,
      namespace: live.namespace,
      accounts
    })
  }
  if (Array.isArray(answer) && answer.length === 0) yield* gone(one)
})

/**
 * An adapter holds other accounts now. Each connection looks up its own namespace; a new namespace is added behind the
 * active ones.
 */
const heldMoved = Effect.fnUntraced(function* (one: Named, held: ReadonlyArray<WalletAccounts>) {
  const { connection, live } = yield* liveConnection(one)
  if (live === undefined) return
  const mine = held.find(({ namespace }) => namespace === live.namespace)
  if (mine === undefined) return yield* gone(one)
  if (!sameAccounts(live, mine.accounts)) {
    yield* dispatch({
      _tag: "AccountsChanged",
      connectorId: live.connectorId,
      namespace: live.namespace,
      accounts: mine.accounts
    })
  }
  yield* chainMoved(one, mine.network)
  const known = (namespace: string) =>
    connection.connections.some((other) => other.namespace === namespace && sameId(other.connectorId, live.connectorId))
  yield* dispatch(
    ...held
      .filter(({ namespace }) => !known(namespace))
      .map(
        (fresh): KitEvent => ({
          _tag: "Connected",
          restored: true,
          connection: { ...fresh, connectorId: live.connectorId, name: live.name, icon: live.icon }
        })
      )
  )
})

const sameAccounts = (live: Connection, accounts: Connection["accounts"] | null): boolean =>
  accounts !== null &&
  accounts.map(({ address }) => address).join() === live.accounts.map(({ address }) => address).join()

const chainMoved = Effect.fnUntraced(function* (one: Named, network: NetworkId | null) {
  const { chain, connection, live } = yield* liveConnection(one)
  if (live === undefined || network === null || live.network === network) return
  // A wallet on another namespace than the active one changes network on its own, like one that is not active on its
  // own namespace.
  const active =
    splitNetworkId(chain.active).namespace === live.namespace && isActive(connection, live.connectorId, live.namespace)
  yield* dispatch({ _tag: "ChainChanged", connectorId: live.connectorId, network, active })
})

const gone = Effect.fnUntraced(function* (one: Named) {
  const { connection, live } = yield* liveConnection(one)
  if (live === undefined) return
  yield* dispatch({
    _tag: "Disconnected",
    connectorId: live.connectorId,
    namespace: live.namespace,
    by: "wallet",
    last: isLast(connection, live.connectorId, live.namespace)
  })
})
