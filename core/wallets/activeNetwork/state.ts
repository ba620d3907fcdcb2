import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { Connection, ConnectionEvent, ConnectionState } from "../connection/events.ts"
import { isActive } from "../connection/state.ts"
import type { ChainEvent, ChainState } from "./events.ts"

/** Starts on the network of an earlier visit, else on the host's default. */
export const chainStart = (networks: ReadonlyArray<Network>, active: NetworkId): ChainState => ({
  networks,
  active,
  switching: null
})

/** The modal opens, closes or goes back. */
interface ModalMove {
  readonly _tag: "Opened" | "Closed" | "WentBack"
}

type WalletMove = EventOf<ConnectionEvent, "Connected" | "ChainChanged" | "Disconnected">

/**
 * Steps the networks. `connection`: its state after the event. Leaving the waiting view in any way abandons the switch.
 */
export const stepChain = (
  chain: ChainState,
  event: ChainEvent | WalletMove | ModalMove | OtherEvent,
  connection: ConnectionState
): ChainState => {
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
    case "NetworkRefusalEnded":
      return chain.switching?.to === event.to ? removeFailure(chain) : chain
    case "NamespaceRemoved":
      return removeNamespace(chain, connection, event.namespace)
    case "Connected":
      // A restored connection that is not the active one, or is on another namespace, does not change the visitor's
      // network.
      return event.restored && !isInUse(chain, connection, event.connection)
        ? chain
        : withActive(chain, event.connection.network)
    case "ChainChanged":
      return event.active ? withActive(removeFailure(chain), event.network) : chain
    case "Disconnected":
      return afterDisconnect(chain, connection, event)
    case "Opened":
      return removeFailure(chain)
    case "WentBack":
    case "Closed":
      return chain.switching === null ? chain : { ...chain, switching: null }
    default:
      return chain
  }
}

/** Clears the failure of a switch, which no longer concerns the visitor's network. */
const removeFailure = (chain: ChainState): ChainState =>
  chain.switching?._tag === "Failed" ? { ...chain, switching: null } : chain

/**
 * Removes a namespace. If the visitor was on it, another one becomes active: a connected one, else the first. The last
 * namespace is never removed. docs/spec/wallets.md#active-network-removing-a-namespace.
 */
const removeNamespace = (chain: ChainState, connection: ConnectionState, namespace: Namespace): ChainState => {
  const [first, ...rest] = chain.networks.filter((network) => network.namespace !== namespace)
  if (first === undefined || rest.length + 1 === chain.networks.length) return chain
  const next = connection.connections.find((candidate) => candidate.namespace !== namespace)?.network ?? first.id
  return {
    networks: [first, ...rest],
    active: splitNetworkId(chain.active).namespace === namespace ? next : chain.active,
    switching:
      chain.switching !== null && splitNetworkId(chain.switching.to).namespace === namespace ? null : chain.switching
  }
}

const withActive = (chain: ChainState, network: NetworkId): ChainState =>
  chain.active === network ? chain : { ...chain, active: network }

const isInUse = (chain: ChainState, connection: ConnectionState, { connectorId, namespace }: Connection): boolean =>
  splitNetworkId(chain.active).namespace === namespace && isActive(connection, connectorId, namespace)

/**
 * Makes the first remaining connection the active one, and its network too: of the same namespace, else of any.
 * docs/spec/wallets.md#active-network-wallet-moves.
 */
const afterDisconnect = (
  chain: ChainState,
  connection: ConnectionState,
  { namespace }: EventOf<ConnectionEvent, "Disconnected">
): ChainState => {
  const next =
    connection.connections.find((candidate) => candidate.namespace === namespace) ?? connection.connections[0]
  return next !== undefined && splitNetworkId(chain.active).namespace === namespace
    ? withActive(chain, next.network)
    : chain
}
