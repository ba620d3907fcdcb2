import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { findWallet } from "../../../core/wallets/catalogue/findWallet.ts"
import type { Connection, ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { isOneSession } from "../../../core/wallets/connectors/ids.ts"

/** Live connections of one wallet, one for each namespace. */
type LiveConnections = readonly [Connection, ...Array<Connection>]

/** Returns the events that end connections. `count`: all current connections, so that the last event is marked. */
export const createDisconnectedEvents = (
  leaving: ReadonlyArray<Connection>,
  count: number,
  keepOpen?: boolean,
  by: "host" | "visitor" = "visitor"
): ReadonlyArray<KitEvent> =>
  leaving.map(({ connectorId, namespace }, index) => ({
    _tag: "Disconnected",
    connectorId,
    namespace,
    by,
    last: index + 1 === count,
    ...(keepOpen === true ? { keepOpen } : {})
  }))

/** Returns the namespace to request: the given one, else the active one if the wallet supports it, else its first. */
export const getNamespaceToRequest = (
  { chain, wallet }: KitState,
  { connectorId, namespace }: ConnectRequest
): Namespace => {
  const { namespace: active } = splitNetworkId(chain.active)
  const supported = wallet.connectors.filter(({ id }) => isSameId(id, connectorId)).map((connector) => connector.chain)
  return namespace ?? (supported.includes(active) ? active : (supported[0] ?? active))
}

/** Returns the event that adds the wallet to the recent ones. docs/spec/wallets.md#catalogue-recent-wallets. */
const createUsedEvents = (
  { config, wallet }: KitState,
  { connectorId, name }: Connection,
  { walletId }: ConnectRequest
): ReadonlyArray<KitEvent> => {
  const connector = wallet.connectors.find(({ id }) => id === connectorId)
  const selected = walletId === undefined ? undefined : findWallet(wallet, config.customWallets, walletId)
  // A wallet that scanned the QR code was not selected in the list, so it is unknown which one it is.
  if (selected === undefined && connector !== undefined && isOneSession(connector)) return []
  return [
    {
      _tag: "WalletUsed",
      wallet: selected ?? { id: connectorId, name, rdns: connector?.rdns, chains: [], onPage: true }
    }
  ]
}

/**
 * Returns the connections that a new wallet replaces: without support for several wallets, the others on its namespaces.
 * docs/spec/wallets.md#connection-several-wallets.
 */
const findReplaced = ({ connection }: KitState, live: LiveConnections): ReadonlyArray<Connection> =>
  connection.connections.filter((other) =>
    live.some(
      ({ connectorId, namespace }) => namespace === other.namespace && !isSameId(connectorId, other.connectorId)
    )
  )

/** Without support for several wallets, absent ones on the namespaces of a new wallet are not restored. */
const createAbsentEvents = ({ connection }: KitState, live: LiveConnections): ReadonlyArray<KitEvent> =>
  connection.absent
    .filter((absent) => live.some(({ namespace }) => namespace === absent.namespace))
    .map(({ connectorId, namespace }) => ({ _tag: "RestoreFailed", connectorId, namespace }))

/** Returns the changes of a successful attempt: the active connection, those that it replaces, and the events. */
export const createConnectedChanges = (
  state: KitState,
  request: ConnectRequest,
  requested: Namespace,
  live: LiveConnections
) => {
  // The requested namespace, else the first, is dispatched last and so stays active.
  const active = live.find(({ namespace }) => namespace === requested) ?? live[0]
  const connected = [...live.filter((connection) => connection !== active), active].map(
    (connection): KitEvent => ({ _tag: "Connected", connection, restored: false })
  )
  const { multiWallet } = state.config.resolved
  const leaving = multiWallet ? [] : findReplaced(state, live)
  const absent = multiWallet ? [] : createAbsentEvents(state, live)
  // docs/spec/wallets.md#connection-several-wallets: several wallets at once need a feature; developers get an alert
  // that names it.
  const alerts: ReadonlyArray<KitEvent> =
    leaving.length === 0 ? [] : [{ _tag: "AlertRaised", key: "MULTI_WALLET_NOT_ENABLED.DEFAULT", facts: "" }]
  return {
    active,
    leaving,
    events: [
      ...connected,
      ...createUsedEvents(state, active, request),
      ...createDisconnectedEvents(leaving, leaving.length + 1),
      ...absent,
      ...alerts
    ]
  }
}
