import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"

/** A wallet of the wallet-standard as an adapter of ours gets it. */
export interface PageStandardWallet {
  /** The wallet's own object: anything at all. */
  readonly wallet: unknown
  readonly connectorId: string
  /** The configured networks of the namespace, the one to be on first; `silent`: where an earlier visit was. */
  readonly networks: (silent: boolean) => ReadonlyArray<NetworkId>
  /** Aborts for the reason `"left"` when the wallet takes itself off the page, for `"ended"` when the kit ends. */
  readonly left: AbortSignal
}

/**
 * The configured networks of a namespace: first where the visitor is; for a wallet that comes back by itself, where it
 * was.
 */
export const networksOf = (
  { chain, connection }: KitState,
  connectorId: string,
  namespace: Namespace,
  silent: boolean
): ReadonlyArray<NetworkId> => {
  const own = chain.networks.filter((one) => one.namespace === namespace).map(({ id }) => id)
  const before = [...connection.connections, ...connection.restoring].find(
    (one) => one.namespace === namespace && sameId(one.connectorId, connectorId)
  )
  const wanted = [
    ...(silent && before !== undefined ? [before.network] : []),
    ...(splitNetworkId(chain.active).namespace === namespace ? [chain.active] : [])
  ]
  return [...new Set([...wanted.filter((id) => own.includes(id)), ...own])]
}
