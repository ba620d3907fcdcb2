import type { Namespace } from "../../chain/network/ids.ts"
import { limits } from "../../foundation/data/limits.ts"
import { readStoredText, formatStorageKey } from "../../foundation/data/storageKey.ts"
import { ownKey, readVersioned } from "../../foundation/data/versioned.ts"
import { readRecent } from "../catalogue/readRecent.ts"
import type { Connection, ConnectionState } from "../connection/events.ts"
import { isSameId } from "../connection/state.ts"
import type { Wallet } from "../connectors/schema.ts"
import { recentKey, writtenKeys } from "./keys.ts"
import type { Remembered } from "./projection.ts"
import { readDetails } from "./readDetails.ts"
import { readConnections, readStored, type ReadText } from "./stored.ts"

/** The stored lists that every tab of an origin changes. */
export interface SharedParts {
  /** Live, restoring and absent connections, in this order. */
  readonly connections: ReadonlyArray<Connection>
  readonly disconnectedIds: ConnectionState["disconnectedIds"]
  readonly earlier: ReadonlyArray<Connection>
  readonly recent: ReadonlyArray<Wallet>
}

/** Returns the shared lists of a tab's state. */
export const toSharedParts = ({ connection, wallet }: Remembered): SharedParts => ({
  connections: [...connection.connections, ...connection.restoring, ...connection.absent],
  disconnectedIds: connection.disconnectedIds,
  earlier: connection.earlier,
  recent: wallet.recent
})

/** Returns the state with these lists in place of its own, for the projection. */
export const withSharedParts = <A extends Remembered>(
  state: A,
  { connections, disconnectedIds, earlier, recent }: SharedParts
): A => ({
  ...state,
  connection: { ...state.connection, connections, restoring: [], absent: [], disconnectedIds, earlier },
  wallet: { ...state.wallet, recent }
})

/** Reads the shared lists as any tab has stored them. */
export const readSharedParts = (read: ReadText, storageName: string): SharedParts => ({
  ...readStored(read, storageName, readDetails),
  earlier: readConnections(readVersioned(read(ownKey(storageName, recentKey))), readDetails),
  recent: readRecent(readStoredText(read(formatStorageKey(storageName, writtenKeys.recentWallets))))
})

/** Returns the lists after another tab has ended a connection. */
export const removeEnded = (
  parts: SharedParts,
  ended: { readonly connectorId: string; readonly namespace: Namespace }
): SharedParts => ({
  ...parts,
  connections: parts.connections.filter((connection) => !isSame(connection, ended)),
  disconnectedIds: withIds(parts.disconnectedIds, ended.namespace, (ids) =>
    hasId(ids, ended.connectorId) ? ids : [...ids, ended.connectorId]
  )
})

/**
 * Applies to the stored lists only what this tab has changed, from `before` to `own`: another tab may have written them
 * since. A connection that another tab ended stays ended, unless this tab has connected it. Without support for several
 * wallets, the last tab that connected a wallet on a namespace decides. Reliability F45.
 */
export const mergeSharedParts = (
  before: SharedParts,
  own: SharedParts,
  stored: SharedParts,
  isMultiWallet: boolean
): SharedParts => {
  const isNew = (connection: Connection): boolean => !before.connections.some((other) => isSame(connection, other))
  const isEnded = ({ connectorId, namespace }: Connection): boolean =>
    hasId(stored.disconnectedIds[namespace] ?? [], connectorId)
  const foreign = stored.connections.filter(
    (connection) => !isIn(own.connections, connection) && !isIn(before.connections, connection)
  )
  const mine = own.connections.filter((connection) => isNew(connection) || !isEnded(connection))
  const isConnecting = (namespace: Namespace): boolean =>
    mine.some((item) => item.namespace === namespace && isNew(item))
  const connections = isMultiWallet
    ? [...mine, ...foreign]
    : [
        ...mine.filter(
          (item) => isConnecting(item.namespace) || !foreign.some(({ namespace }) => namespace === item.namespace)
        ),
        ...foreign.filter(({ namespace }) => !isConnecting(namespace))
      ]
  return {
    connections,
    disconnectedIds: mergeIds(before, own, stored, connections),
    earlier: limitEarlier(
      mergeLists(before.earlier, own.earlier, stored.earlier, isSame).filter((item) => !isIn(connections, item))
    ),
    recent: mergeLists(before.recent, own.recent, stored.recent, (a, b) => isSameId(a.id, b.id)).slice(
      0,
      limits.recentWallets
    )
  }
}

type Named = Pick<Connection, "connectorId" | "namespace">
const isSame = (a: Named, b: Named): boolean => a.namespace === b.namespace && isSameId(a.connectorId, b.connectorId)
const isIn = (all: ReadonlyArray<Connection>, connection: Connection): boolean =>
  all.some((other) => isSame(other, connection))
const hasId = (ids: ReadonlyArray<string>, id: string): boolean => ids.some((other) => isSameId(other, id))

const withIds = (
  all: ConnectionState["disconnectedIds"],
  namespace: Namespace,
  change: (ids: ReadonlyArray<string>) => ReadonlyArray<string>
): ConnectionState["disconnectedIds"] => ({ ...all, [namespace]: change(all[namespace] ?? []) })

/** Merges the ids of disconnected wallets, without those of connected ones. */
const mergeIds = (
  before: SharedParts,
  own: SharedParts,
  stored: SharedParts,
  connections: ReadonlyArray<Connection>
): ConnectionState["disconnectedIds"] => {
  const namespaces = [...new Set([own, stored].flatMap(({ disconnectedIds }) => Object.keys(disconnectedIds)))]
  return Object.fromEntries(
    (namespaces as ReadonlyArray<Namespace>).flatMap((namespace) => {
      const [old = [], mine = [], found = []] = [before, own, stored].map(
        ({ disconnectedIds }) => disconnectedIds[namespace]
      )
      const others = found.filter((id) => !hasId(mine, id) && !hasId(old, id))
      const remaining = mine.filter((id) => !hasId(old, id) || hasId(found, id))
      const ids = [...remaining, ...others].filter(
        (connectorId) => !connections.some((connection) => isSame(connection, { connectorId, namespace }))
      )
      return ids.length === 0 ? [] : [[namespace, ids]]
    })
  )
}

/** Merges lists that begin with the newest item: what this tab has added comes first, what it has removed is absent. */
const mergeLists = <A>(
  before: ReadonlyArray<A>,
  own: ReadonlyArray<A>,
  stored: ReadonlyArray<A>,
  isSameItem: (a: A, b: A) => boolean
): ReadonlyArray<A> => {
  const has = (list: ReadonlyArray<A>, item: A): boolean => list.some((other) => isSameItem(other, item))
  const [first] = own
  const isMoved = first !== undefined && (before[0] === undefined || !isSameItem(first, before[0]))
  const added = own.filter((item) => (isMoved && item === first) || !has(before, item))
  const isRemoved = (item: A): boolean => has(before, item) && !has(own, item)
  return [...added, ...stored.filter((item) => !has(added, item) && !isRemoved(item))].concat(
    own.filter((item) => !has(added, item) && !has(stored, item))
  )
}

/** Returns the newest earlier connections of each namespace. */
const limitEarlier = (earlier: ReadonlyArray<Connection>): ReadonlyArray<Connection> =>
  earlier.filter(
    (item, index) =>
      earlier.slice(0, index).filter(({ namespace }) => namespace === item.namespace).length < limits.recentWallets
  )
