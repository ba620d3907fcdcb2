/** The key of the connections that were let go of. Spec §3 (recentConnections). */
export const earlierKey = "recent_connections"
