/**
 * The storage key of disconnected connections. docs/spec/wallets.md#connection-recent-connections (recentConnections).
 */
export const recentKey = "recent_connections"
