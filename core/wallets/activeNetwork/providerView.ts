import { hexChainId, splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { ConnectionState } from "../connection/events.ts"
import { activeConnection } from "../connection/state.ts"
import type { ChainState } from "./events.ts"

/** What a host's provider says of itself without asking a wallet: the answers to `eth_accounts` and `eth_chainId`. */
export interface ProviderView {
  /** The one that signs first; empty while nobody is connected. */
  readonly accounts: ReadonlyArray<string>
  /** In hex on EVM, a CAIP-2 id elsewhere; null when no network of the namespace is configured. */
  readonly chainId: string | null
}

/** The rooms that a provider shows. */
export interface ProviderRooms {
  readonly chain: ChainState
  readonly connection: ConnectionState
}

/** A namespace as its provider shows it: where the wallet in use is, else the network that one will connect to. */
export const providerView = ({ chain, connection }: ProviderRooms, namespace: Namespace): ProviderView => {
  const active = activeConnection(connection, namespace)
  const network =
    active?.network ??
    [chain.active, ...chain.networks.map(({ id }) => id)].find((id) => splitNetworkId(id).namespace === namespace)
  return {
    accounts: [...new Set(active?.accounts.map(({ address }) => address))],
    chainId: network === undefined ? null : namespace === "eip155" ? hexChainId(network) : network
  }
}

/** An event of EIP-1193. That of `disconnect` has no value here: it is an error, which its teller makes. */
export type ProviderEvent =
  | readonly ["connect", { readonly chainId: string }]
  | readonly ["chainChanged", string]
  | readonly ["accountsChanged", ReadonlyArray<string>]
  | readonly ["disconnect"]

/** What a provider tells between two views, in order. Nothing when they are the same to who asks. EIP-1193. */
export const providerEvents = (before: ProviderView, after: ProviderView): ReadonlyArray<ProviderEvent> => {
  const [was, is] = [before.accounts.length > 0, after.accounts.length > 0]
  const events: Array<ProviderEvent> = []
  if (!was && is && after.chainId !== null) events.push(["connect", { chainId: after.chainId }])
  if (after.chainId !== null && before.chainId !== after.chainId) events.push(["chainChanged", after.chainId])
  if (before.accounts.join() !== after.accounts.join()) events.push(["accountsChanged", after.accounts])
  if (was && !is) events.push(["disconnect"])
  return events
}
