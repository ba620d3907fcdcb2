/**
 * The storage key of disconnected connections. docs/spec/wallets.md#connection-recent-connections (recentConnections).
 */
export const earlierKey = "recent_connections"
