import { type Connection, type ConnectionState, isActive } from "../connection/state.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import type { KitEvent } from "../../state.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/network.ts"

/** A switch the visitor asked for and the wallet has not settled. */
export type Switching =
  | { readonly _tag: "Asking"; readonly to: NetworkId }
  | { readonly _tag: "Failed"; readonly to: NetworkId; readonly error: FailureData }

export interface ChainState {
  /** The configured networks, in the host's order; a namespace may be taken away by the host. */
  readonly networks: ReadonlyArray<Network>
  /** Where the visitor is, or will connect. May be a network that nobody configured (spec §4). */
  readonly active: NetworkId
  readonly switching: Switching | null
}

export type ChainEvent =
  | { readonly _tag: "NetworkSwitchStarted"; readonly to: NetworkId }
  /** The active network is another one: the visitor chose it, or the wallet moved. */
  | { readonly _tag: "NetworkSwitched"; readonly to: NetworkId }
  /** The host took a namespace away: its networks, and with them its wallets. Spec §4 (removing an adapter). */
  | { readonly _tag: "NamespaceRemoved"; readonly namespace: Namespace }
  | { readonly _tag: "NetworkSwitchFailed"; readonly to: NetworkId; readonly error: FailureData }

/** Starts on the network of an earlier visit, else on the host's default. */
export const chainStart = (networks: ReadonlyArray<Network>, active: NetworkId): ChainState => ({
  networks,
  active,
  switching: null
})

/** Moves the networks. `connection`: as it is after the event. Leaving the waiting view, by any way, gives the switch up. */
export const stepChain = (chain: ChainState, event: KitEvent, connection: ConnectionState): ChainState => {
  switch (event._tag) {
    case "NetworkSwitchStarted":
      return { ...chain, switching: { _tag: "Asking", to: event.to } }
    case "NetworkSwitched":
      return chain.active === event.to && chain.switching === null
        ? chain
        : { ...chain, active: event.to, switching: null }
    case "NetworkSwitchFailed":
      return chain.switching?.to === event.to
        ? { ...chain, switching: { _tag: "Failed", to: event.to, error: event.error } }
        : chain
    case "NamespaceRemoved":
      return withoutNamespace(chain, connection, event.namespace)
    case "Connected":
      // One that came back behind the wallet in use, or on another namespace, takes the visitor nowhere.
      return event.restored && !isInUse(chain, connection, event.connection) ? chain : at(chain, event.connection.network)
    case "ChainChanged":
      return event.active ? at(settled(chain), event.network) : chain
    case "Disconnected":
      return afterDisconnect(chain, connection, event)
    case "Opened":
      return settled(chain)
    case "WentBack":
    case "Closed":
      return chain.switching === null ? chain : { ...chain, switching: null }
    default:
      return chain
  }
}

/** Without the sentence of a switch that failed: it is no longer about where the visitor is. */
const settled = (chain: ChainState): ChainState =>
  chain.switching?._tag === "Failed" ? { ...chain, switching: null } : chain

/** Where the visitor was on it, they go on with another chain: a connected one, else the first. The last namespace stays. Spec §4. */
const withoutNamespace = (chain: ChainState, connection: ConnectionState, namespace: Namespace): ChainState => {
  const [first, ...rest] = chain.networks.filter((network) => network.namespace !== namespace)
  if (first === undefined || rest.length + 1 === chain.networks.length) return chain
  const next = connection.connections.find((one) => one.namespace !== namespace)?.network ?? first.id
  return {
    networks: [first, ...rest],
    active: splitNetworkId(chain.active).namespace === namespace ? next : chain.active,
    switching: chain.switching !== null && splitNetworkId(chain.switching.to).namespace === namespace ? null : chain.switching
  }
}

const at = (chain: ChainState, network: NetworkId): ChainState => (chain.active === network ? chain : { ...chain, active: network })

const isInUse = (chain: ChainState, connection: ConnectionState, { connectorId, namespace }: Connection): boolean =>
  splitNetworkId(chain.active).namespace === namespace && isActive(connection, connectorId, namespace)

/** The first connection that remains is the one in use, and so is its network. Spec §4. */
const afterDisconnect = (
  chain: ChainState, connection: ConnectionState, { namespace }: Extract<KitEvent, { readonly _tag: "Disconnected" }>
): ChainState => {
  const next = connection.connections.find((one) => one.namespace === namespace)
  return next !== undefined && splitNetworkId(chain.active).namespace === namespace ? at(chain, next.network) : chain
}
