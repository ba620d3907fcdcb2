import type { Namespace } from "../../chain/network/ids.ts"

/** The keys of docs/spec/foundation.md#storage-keys that the shell reads, without their prefix. */
export const storageKeys = {
  connections: "connections",
  connectionStatus: "connection_status",
  activeNetwork: "active_caip_network_id",
  disconnectedIds: "disconnected_connector_ids"
} as const

/** The other keys of docs/spec/foundation.md#storage-keys, which the shell does not read. */
export const writtenKeys = {
  activeNamespace: "active_namespace",
  connectedNamespaces: "connected_namespaces",
  recentWallets: "recent_wallets",
  walletId: "wallet_id",
  walletName: "wallet_name"
} as const

/** The key that stores a namespace's active connector. */
export const getConnectorKey = (namespace: Namespace): string => `${namespace}:connected_connector_id`

/**
 * The key of disconnected connections, one of the kit's own.
 * docs/spec/wallets.md#connection-recent-connections (recentConnections).
 */
export const recentKey = "recent_connections"

/** The kit's own key of the wallets that the host excludes by their ids, as the catalogue named them. */
export const excludedKey = "excluded_wallets"
