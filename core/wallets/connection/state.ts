import type { Namespace } from "../../chain/network/ids.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import { limits } from "../../foundation/data/limits.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import { connectorIds } from "../connectors/ids.ts"
import type { LinkChoice } from "../links/schema.ts"
import type { ConnectRequest, Connection, ConnectionEvent, ConnectionState } from "./events.ts"

/** The status of a connection, over all wallets. */
export type ConnectionStatus = "disconnected" | "reconnecting" | "connecting" | "connected"

/**
 * Returns the initial connections. docs/spec/wallets.md#connection-status: a stored connection starts as connecting and
 * is then synced; without reconnect no wallet is connected at the start.
 */
export const connectionStart = (
  restoring: ReadonlyArray<Connection> = [],
  disconnectedIds: ConnectionState["disconnectedIds"] = {},
  earlier: ReadonlyArray<Connection> = [],
  linking: LinkChoice | null = null,
  stored: ReadonlyArray<Connection> = restoring
): ConnectionState => ({
  connections: [],
  restoring: restoring.filter((stored) => !hasId(disconnectedIds[stored.namespace] ?? [], stored.connectorId)),
  absent: [],
  remembered: [...new Set(stored.map(({ connectorId }) => connectorId.toLowerCase()))],
  attempt: null,
  pairing: null,
  linking,
  earlier,
  disconnectedIds
})

/** Compares connector ids case-insensitively. docs/spec/wallets.md#connection-ids. */
export const isSameId = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const hasId = (ids: ReadonlyArray<string>, id: string): boolean => ids.some((known) => isSameId(known, id))
const dropConnection = (
  all: ReadonlyArray<Connection>,
  connectorId: string,
  namespace: Namespace
): ReadonlyArray<Connection> => {
  const rest = all.filter(
    (connection) => connection.namespace !== namespace || !isSameId(connection.connectorId, connectorId)
  )
  return rest.length === all.length ? all : rest
}

/** Returns the active connection of a namespace: the first one. */
export const activeConnection = (state: ConnectionState, namespace: Namespace): Connection | undefined =>
  state.connections.find((connection) => connection.namespace === namespace)

/** Returns the connection to show for a namespace: the live one, else the stored one. */
export const displayedConnection = (state: ConnectionState, namespace: Namespace): Connection | undefined =>
  activeConnection(state, namespace) ?? state.restoring.find((connection) => connection.namespace === namespace)

/** Returns the connection status of a namespace. docs/spec/wallets.md#connection-status. */
export const getStatus = (state: ConnectionState, namespace: Namespace): ConnectionStatus => {
  if (activeConnection(state, namespace) !== undefined) return "connected"
  if (state.attempt?._tag === "Asking") return "connecting"
  return state.restoring.some((connection) => connection.namespace === namespace) ? "reconnecting" : "disconnected"
}

/** Returns whether a connector is the active one of a namespace. */
export const isActive = (state: ConnectionState, connectorId: string, namespace: Namespace): boolean => {
  const active = activeConnection(state, namespace)
  return active !== undefined && isSameId(active.connectorId, connectorId)
}

/** Returns whether no connection remains once this connector is disconnected. */
export const isLast = (state: ConnectionState, connectorId: string, namespace: Namespace): boolean =>
  dropConnection(state.connections, connectorId, namespace).length === 0

/** The modal opens, closes or goes back. */
interface ModalMove {
  readonly _tag: "Opened" | "Closed" | "WentBack"
}

/** Steps the connections. Leaving the waiting view in any way abandons the attempt. */
export const stepConnection = (
  state: ConnectionState,
  event: ConnectionEvent | ModalMove | OtherEvent
): ConnectionState => {
  switch (event._tag) {
    case "ConnectStarted":
      return state.attempt?._tag === "Asking" && areSameRequest(state.attempt, event)
        ? state
        : { ...state, attempt: { _tag: "Asking", ...toRequest(event) } }
    case "PairingMade":
      return { ...state, pairing: { uri: event.uri, expiry: event.expiry } }
    case "PairingEnded":
      return removePairing(state)
    case "LinkFollowed":
      return { ...state, linking: { href: event.href, name: event.name } }
    case "ConnectionChosen":
      return choose(state, event.connectorId, event.namespace)
    case "Connected":
      return addConnection(state, event.connection, event.restored)
    case "ConnectFailed":
      return state.attempt?._tag === "Asking" && isSameId(state.attempt.connectorId, event.connectorId)
        ? removePairing({ ...state, attempt: { ...state.attempt, _tag: "Failed", error: event.error } })
        : state
    case "RestoreFailed":
      return stepRestoreFailed(state, event)
    case "AccountsChanged":
      return updateConnection(state, event.connectorId, event.namespace, (connection) => ({
        ...connection,
        accounts: event.accounts
      }))
    case "ChainChanged":
      return updateConnection(state, event.connectorId, splitNetworkId(event.network).namespace, (connection) =>
        connection.network === event.network ? connection : { ...connection, network: event.network }
      )
    case "Disconnected":
      return event.absent === true
        ? stepAbsent(state, event.connectorId, event.namespace)
        : removeConnection(state, event.connectorId, event.namespace)
    case "WalletForgotten":
      return { ...state, earlier: dropConnection(state.earlier, event.connectorId, event.namespace) }
    case "WentBack":
    case "Closed":
    case "Opened":
      return removePairing(state.attempt === null ? state : { ...state, attempt: null })
    default:
      return state
  }
}

const toRequest = ({ connectorId, namespace, walletId }: ConnectRequest): ConnectRequest => ({
  connectorId,
  ...(namespace === undefined ? {} : { namespace }),
  ...(walletId === undefined ? {} : { walletId })
})

/** Returns whether two requests ask one wallet for the same connection. */
export const areSameRequest = (a: ConnectRequest, b: ConnectRequest): boolean =>
  isSameId(a.connectorId, b.connectorId) && a.namespace === b.namespace && a.walletId === b.walletId

/** Resets the pairing, as the end of any attempt does, including closing. docs/spec/kit.md#modal-closing. */
const removePairing = (state: ConnectionState): ConnectionState =>
  state.pairing === null ? state : { ...state, pairing: null }

const choose = (state: ConnectionState, connectorId: string, namespace: Namespace): ConnectionState => {
  const found = state.connections.find(
    (connection) => connection.namespace === namespace && isSameId(connection.connectorId, connectorId)
  )
  return found === undefined || activeConnection(state, namespace) === found
    ? state
    : { ...state, connections: [found, ...state.connections.filter((connection) => connection !== found)] }
}

/** Adds a connection: a new one becomes the active one; a restored one takes its stored position, behind new ones. */
const addConnection = (state: ConnectionState, connection: Connection, restored: boolean): ConnectionState => {
  const { connectorId, namespace } = connection
  const ids = state.disconnectedIds[namespace] ?? []
  // docs/spec/wallets.md#connection-restoring: disconnected wallets are skipped when syncing.
  if (restored && hasId(ids, connectorId)) return forget(state, connectorId, namespace)
  const others = dropConnection(state.connections, connectorId, namespace)
  return {
    pairing: restored ? state.pairing : null,
    linking: state.linking,
    connections: restored ? insertInOrder(state.remembered, others, connection) : [connection, ...others],
    restoring: dropConnection(state.restoring, connectorId, namespace),
    absent: dropConnection(state.absent, connectorId, namespace),
    remembered: restored ? state.remembered : state.remembered.filter((id) => !isSameId(id, connectorId)),
    attempt: restored ? state.attempt : null,
    earlier: dropConnection(state.earlier, connectorId, namespace),
    disconnectedIds: hasId(ids, connectorId)
      ? { ...state.disconnectedIds, [namespace]: ids.filter((id) => !isSameId(id, connectorId)) }
      : state.disconnectedIds
  }
}

/** Inserts a connection before the first of those that were stored after it. */
const insertInOrder = (
  order: ReadonlyArray<string>,
  others: ReadonlyArray<Connection>,
  connection: Connection
): ReadonlyArray<Connection> => {
  const getPosition = ({ connectorId }: Connection): number => order.indexOf(connectorId.toLowerCase())
  const next =
    getPosition(connection) < 0 ? -1 : others.findIndex((other) => getPosition(other) > getPosition(connection))
  return next < 0 ? [...others, connection] : [...others.slice(0, next), connection, ...others.slice(next)]
}

const updateConnection = (
  state: ConnectionState,
  connectorId: string,
  namespace: Namespace,
  change: (connection: Connection) => Connection
): ConnectionState => {
  const connections = state.connections.map((connection) =>
    connection.namespace === namespace && isSameId(connection.connectorId, connectorId)
      ? change(connection)
      : connection
  )
  return connections.every((connection, i) => connection === state.connections[i]) ? state : { ...state, connections }
}

/** Returns the earlier connections: newest first, at most two per namespace. */
const withEarlier = (connection: Connection, earlier: ReadonlyArray<Connection>): ReadonlyArray<Connection> => {
  const [mine, others] = [
    earlier.filter(({ namespace }) => namespace === connection.namespace),
    earlier.filter(({ namespace }) => namespace !== connection.namespace)
  ]
  return [connection, ...mine.slice(0, limits.recentWallets - 1), ...others]
}

/** Removes the stored or absent entry of a connection. */
const forget = (state: ConnectionState, connectorId: string, namespace: Namespace): ConnectionState => ({
  ...state,
  restoring: dropConnection(state.restoring, connectorId, namespace),
  absent: dropConnection(state.absent, connectorId, namespace)
})

const stepRestoreFailed = (
  state: ConnectionState,
  { absent, connectorId, left: isLeft, namespace }: EventOf<ConnectionEvent, "RestoreFailed">
): ConnectionState =>
  isLeft === true
    ? removeConnection(state, connectorId, namespace)
    : absent === true
      ? stepAbsent(state, connectorId, namespace)
      : forget(state, connectorId, namespace)

const stepAbsent = (state: ConnectionState, connectorId: string, namespace: Namespace): ConnectionState => {
  const found = [...state.connections, ...state.restoring].find(
    (other) => other.namespace === namespace && isSameId(other.connectorId, connectorId)
  )
  return found === undefined
    ? state
    : {
        ...forget(state, connectorId, namespace),
        connections: dropConnection(state.connections, connectorId, namespace),
        absent: [...dropConnection(state.absent, connectorId, namespace), found]
      }
}

const removeConnection = (state: ConnectionState, connectorId: string, namespace: Namespace): ConnectionState => {
  const ids = state.disconnectedIds[namespace] ?? []
  const removedConnection = [...state.connections, ...state.restoring, ...state.absent].find(
    (connection) => connection.namespace === namespace && isSameId(connection.connectorId, connectorId)
  )
  return {
    ...forget(state, connectorId, namespace),
    linking: isSameId(connectorId, connectorIds.walletConnect) ? null : state.linking,
    connections: dropConnection(state.connections, connectorId, namespace),
    earlier:
      removedConnection === undefined
        ? state.earlier
        : withEarlier(removedConnection, dropConnection(state.earlier, connectorId, namespace)),
    disconnectedIds: hasId(ids, connectorId)
      ? state.disconnectedIds
      : { ...state.disconnectedIds, [namespace]: [...ids, connectorId] }
  }
}
