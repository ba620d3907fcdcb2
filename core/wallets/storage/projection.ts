import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { ChainState } from "../activeNetwork/events.ts"
import type { WalletState } from "../catalogue/events.ts"
import type { Connection, ConnectionState } from "../connection/events.ts"
import { earlierKey } from "./earlierKey.ts"
import { storageKeys } from "./stored.ts"

/** The key that names a namespace's connector in use. */
export const connectorKey = (namespace: Namespace): string => `${namespace}:connected_connector_id`

/**
 * What of a state is kept between visits, by key. `undefined`: the key is taken away.
 * docs/spec/wallets.md#storage-what-is-written (local storage).
 */
export type Projection = Readonly<Record<string, unknown>>

/** The rooms of which something is kept. */
export interface Remembered {
  readonly chain: ChainState
  readonly connection: ConnectionState
  readonly wallet: WalletState
}

/**
 * The parts of the state that are kept. They keep their identity while they do not move, so a projection need not be
 * made anew.
 */
export const keptParts = ({ chain, connection, wallet }: Remembered): ReadonlyArray<unknown> => [
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

/** What of an earlier visit has not yet come back is kept as it was. */
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
    [earlierKey]: byNamespace(connection.earlier),
    [storageKeys.connectedNamespaces]: spaces.length === 0 ? undefined : spaces,
    [storageKeys.activeNamespace]: splitNetworkId(chain.active).namespace,
    [storageKeys.activeNetwork]: chain.active,
    [storageKeys.disconnectedIds]:
      Object.keys(connection.disconnectedIds).length === 0 ? undefined : connection.disconnectedIds,
    [storageKeys.recentWallets]: wallet.recent.length === 0 ? undefined : wallet.recent,
    ...Object.fromEntries(inUse)
  }
}
