import { hexChainId, splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { ConnectionState } from "../connection/events.ts"
import { activeConnection } from "../connection/state.ts"
import type { ChainState } from "./events.ts"

/** The answers of a host's provider without asking a wallet: `eth_accounts` and `eth_chainId`. */
export interface ProviderView {
  /** The signing account first; empty while no wallet is connected. */
  readonly accounts: ReadonlyArray<string>
  /** In hex on EVM, a CAIP-2 id elsewhere; null if no network of the namespace is configured. */
  readonly chainId: string | null
}

/** The parts of the state that a provider shows. */
export interface ProviderRooms {
  readonly chain: ChainState
  readonly connection: ConnectionState
}

/** Returns a namespace as its provider shows it: the network of the active wallet, else the network to connect to. */
export const getProviderView = ({ chain, connection }: ProviderRooms, namespace: Namespace): ProviderView => {
  const active = activeConnection(connection, namespace)
  const network =
    active?.network ??
    [chain.active, ...chain.networks.map(({ id }) => id)].find((id) => splitNetworkId(id).namespace === namespace)
  return {
    accounts: [...new Set(active?.accounts.map(({ address }) => address))],
    chainId: network === undefined ? null : namespace === "eip155" ? hexChainId(network) : network
  }
}

/** An event of EIP-1193. `disconnect` has no value here: the sender creates its error. */
export type ProviderEvent =
  | readonly ["connect", { readonly chainId: string }]
  | readonly ["chainChanged", string]
  | readonly ["accountsChanged", ReadonlyArray<string>]
  | readonly ["disconnect"]

/**
 * Returns the events of a provider between two views, in order; empty if the host cannot see a difference. EIP-1193.
 */
export const getProviderEvents = (before: ProviderView, after: ProviderView): ReadonlyArray<ProviderEvent> => {
  const [was, is] = [before.accounts.length > 0, after.accounts.length > 0]
  const events: Array<ProviderEvent> = []
  if (!was && is && after.chainId !== null) events.push(["connect", { chainId: after.chainId }])
  if (after.chainId !== null && before.chainId !== after.chainId) events.push(["chainChanged", after.chainId])
  if (before.accounts.join() !== after.accounts.join()) events.push(["accountsChanged", after.accounts])
  if (was && !is) events.push(["disconnect"])
  return events
}
