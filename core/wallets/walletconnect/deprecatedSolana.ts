import type { NetworkId } from "../../chain/network/ids.ts"

/** Former ids of Solana's networks, which wallets still use in WalletConnect sessions. */
const renamed: ReadonlyArray<readonly [now: NetworkId, before: NetworkId]> = [
  ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ"],
  ["solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1", "solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K"]
]

/** Returns the former id of a network, if it has one. */
export const getDeprecated = (id: NetworkId): ReadonlyArray<NetworkId> =>
  renamed.filter(([now]) => now === id).map(([, before]) => before)

/** Returns the current id of a network. */
export const toCurrentId = (id: NetworkId): NetworkId => renamed.find(([, before]) => before === id)?.[0] ?? id
