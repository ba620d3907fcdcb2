import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { ChainState } from "../activeNetwork/events.ts"
import type { WalletState } from "../catalogue/events.ts"
import type { Connection, ConnectionState } from "../connection/events.ts"
import { recentKey } from "./recentKey.ts"
import { storageKeys } from "./stored.ts"

/** The key that stores a namespace's active connector. */
export const connectorKey = (namespace: Namespace): string => `${namespace}:connected_connector_id`

/**
 * The parts of a state that are stored between visits, by key. `undefined`: the key is removed.
 * docs/spec/wallets.md#storage-what-is-written (local storage).
 */
export type Projection = Readonly<Record<string, unknown>>

/** The rooms that have something to store. */
export interface Remembered {
  readonly chain: ChainState
  readonly connection: ConnectionState
  readonly wallet: WalletState
}

/**
 * Returns the parts of the state that are stored. They keep their identity while nothing in them changes, so that the
 * projection need not be computed again.
 */
export const storedParts = ({ chain, connection, wallet }: Remembered): ReadonlyArray<unknown> => [
  chain.active,
  connection.connections,
  connection.restoring,
  connection.earlier,
  connection.disconnectedIds,
  wallet.recent
]

const namespacesOf = (all: ReadonlyArray<Connection>): ReadonlyArray<Namespace> => [
  ...new Set(all.map(({ namespace }) => namespace))
]
const byNamespace = (all: ReadonlyArray<Connection>) =>
  all.length === 0
    ? undefined
    : Object.fromEntries(namespacesOf(all).map((space) => [space, all.filter(({ namespace }) => namespace === space)]))

/** Connections of an earlier visit that have not been restored yet are stored unchanged. */
export const toProjection = ({ chain, connection, wallet }: Remembered): Projection => {
  const all = [...connection.connections, ...connection.restoring]
  const spaces = namespacesOf(all)
  const known: ReadonlyArray<Namespace> = [...new Set(chain.networks.map(({ namespace }) => namespace))]
  const inUse = known.map(
    (namespace) => [connectorKey(namespace), all.find((one) => one.namespace === namespace)?.connectorId] as const
  )
  return {
    [storageKeys.connectionStatus]: all.length === 0 ? "disconnected" : "connected",
    [storageKeys.connections]: byNamespace(all),
    [recentKey]: byNamespace(connection.earlier),
    [storageKeys.connectedNamespaces]: spaces.length === 0 ? undefined : spaces,
    [storageKeys.activeNamespace]: splitNetworkId(chain.active).namespace,
    [storageKeys.activeNetwork]: chain.active,
    [storageKeys.disconnectedIds]:
      Object.keys(connection.disconnectedIds).length === 0 ? undefined : connection.disconnectedIds,
    [storageKeys.recentWallets]: wallet.recent.length === 0 ? undefined : wallet.recent,
    ...Object.fromEntries(inUse)
  }
}
