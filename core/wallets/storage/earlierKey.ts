/**
 * The key of the connections that were let go of. docs/spec/wallets.md#connection-recent-connections
 * (recentConnections).
 */
export const earlierKey = "recent_connections"
