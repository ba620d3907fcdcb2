import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { ChainState } from "../activeNetwork/events.ts"
import type { WalletState } from "../catalogue/events.ts"
import type { Connection, ConnectionState } from "../connection/events.ts"
import { findNetwork } from "../../chain/network/network.ts"
import type { Network } from "../../chain/network/schema.ts"
import { latest } from "../../foundation/data/remote.ts"
import { formatStorageKey } from "../../foundation/data/storageKey.ts"
import { ownKey, writeVersioned } from "../../foundation/data/versioned.ts"
import type { Wallet } from "../connectors/schema.ts"
import { getConnectorKey, excludedKey, recentKey, writtenKeys } from "./keys.ts"
import { toCapitals } from "./stored.ts"
import { storageKeys } from "./keys.ts"

/**
 * The texts that are stored between visits, by their full key. `undefined`: the key is removed.
 * docs/spec/wallets.md#storage-formats (local storage).
 */
export type Projection = Readonly<Record<string, string | undefined>>

/** The rooms with stored parts. */
export interface Remembered {
  readonly chain: ChainState
  readonly connection: ConnectionState
  readonly wallet: WalletState
}

/**
 * Returns the parts of the state that are stored. They keep their identity while they are unchanged, so that the
 * projection need not be computed again.
 */
export const selectStoredParts = ({ chain, connection, wallet }: Remembered): ReadonlyArray<unknown> => [
  chain.active,
  connection.connections,
  connection.restoring,
  connection.absent,
  connection.earlier,
  connection.disconnectedIds,
  wallet.recent,
  latest(wallet.excluded)
]

const getNamespaces = (all: ReadonlyArray<Connection>): ReadonlyArray<Namespace> => [
  ...new Set(all.map(({ namespace }) => namespace))
]
const groupByNamespace = <A>(all: ReadonlyArray<Connection>, to: (connection: Connection) => A) =>
  Object.fromEntries(
    getNamespaces(all).map((space) => [space, all.filter(({ namespace }) => namespace === space).map(to)])
  )

/** Returns a connection in the form of the specification's key. docs/spec/wallets.md#storage-formats. */
const toStored =
  (networks: ReadonlyArray<Network>) =>
  ({ accounts, connectorId, icon, name, network }: Connection) => {
    const { namespace, reference } = splitNetworkId(network)
    const caipNetwork = {
      id: namespace === "eip155" ? Number(reference) : reference,
      caipNetworkId: network,
      chainNamespace: namespace,
      name: findNetwork(networks, network).name
    }
    const stored = accounts.map((account) => ({ ...account, capitals: toCapitals(account.address) }))
    return { connectorId, accounts: stored, caipNetwork, name, icon }
  }

const toStoredWallet = ({ chains, id, imageId, name, rdns }: Wallet) => ({ id, name, image_id: imageId, rdns, chains })

/** Returns the keys that follow from the connections, without their prefix. */
export const getConnectionKeys = ({ chain }: Pick<Remembered, "chain">): ReadonlyArray<string> => [
  storageKeys.connectionStatus,
  storageKeys.connections,
  writtenKeys.connectedNamespaces,
  storageKeys.disconnectedIds,
  ...new Set(chain.networks.map(({ namespace }) => getConnectorKey(namespace)))
]

/** Returns JSON, or undefined for an empty value, whose key is removed. */
const toJson = (value: object | undefined): string | undefined =>
  value === undefined || Object.keys(value).length === 0 ? undefined : JSON.stringify(value)

/**
 * Returns the projection. Connections of an earlier visit that have not been restored yet, and those of absent wallets,
 * are stored unchanged.
 */
export const toProjection = ({ chain, connection, wallet }: Remembered, storageName: string): Projection => {
  const all = [...connection.connections, ...connection.restoring, ...connection.absent]
  const known: ReadonlyArray<Namespace> = [...new Set(chain.networks.map(({ namespace }) => namespace))]
  const [last] = wallet.recent
  const texts: Projection = {
    [storageKeys.connectionStatus]: all.length === 0 ? "disconnected" : "connected",
    [storageKeys.connections]: toJson(groupByNamespace(all, toStored(chain.networks))),
    [writtenKeys.connectedNamespaces]: getNamespaces(all).join() || undefined,
    [writtenKeys.activeNamespace]: splitNetworkId(chain.active).namespace,
    [storageKeys.activeNetwork]: chain.active,
    [storageKeys.disconnectedIds]: toJson(connection.disconnectedIds),
    [writtenKeys.recentWallets]: toJson(wallet.recent.map(toStoredWallet)),
    [writtenKeys.walletId]: last?.id,
    [writtenKeys.walletName]: last?.name,
    ...Object.fromEntries(
      known.map((namespace) => [
        getConnectorKey(namespace),
        all.find((connection) => connection.namespace === namespace)?.connectorId
      ])
    )
  }
  const { earlier } = connection
  const excluded = latest(wallet.excluded) ?? wallet.excludedBefore
  return {
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [formatStorageKey(storageName, key), text])),
    [ownKey(storageName, recentKey)]:
      earlier.length === 0 ? undefined : writeVersioned(groupByNamespace(earlier, toStored(chain.networks))),
    [ownKey(storageName, excludedKey)]:
      excluded.length === 0 ? undefined : writeVersioned(excluded.map(({ id, name, rdns }) => ({ id, name, rdns })))
  }
}
