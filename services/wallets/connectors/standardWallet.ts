import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"

/** A wallet of the wallet-standard, as passed to an adapter. */
export interface PageStandardWallet {
  /** The wallet's own object; may be any value. */
  readonly wallet: unknown
  readonly connectorId: string
  /**
   * Returns the configured networks of the namespace, the preferred one first; with `silent`, that is the network of
   * the earlier visit.
   */
  readonly networks: (silent: boolean) => ReadonlyArray<NetworkId>
  /** Aborts with the reason `"left"` when the wallet unregisters from the page, with `"ended"` when the kit ends. */
  readonly leaveSignal: AbortSignal
}

/**
 * Returns the configured networks of a namespace: the visitor's active one first; for a wallet that is being restored,
 * the one it was on.
 */
export const getNetworks = (
  { chain, connection }: KitState,
  connectorId: string,
  namespace: Namespace,
  silent: boolean
): ReadonlyArray<NetworkId> => {
  const own = chain.networks.filter((candidate) => candidate.namespace === namespace).map(({ id }) => id)
  const before = [...connection.connections, ...connection.restoring, ...connection.absent].find(
    (item) => item.namespace === namespace && isSameId(item.connectorId, connectorId)
  )
  const preferred = [
    ...(silent && before !== undefined ? [before.network] : []),
    ...(splitNetworkId(chain.active).namespace === namespace ? [chain.active] : [])
  ]
  return [...new Set([...preferred.filter((id) => own.includes(id)), ...own])]
}
