import type { FailureData } from "../errors.ts"
import type { KitEvent } from "../state.ts"
import type { NetworkId } from "./ids.ts"
import type { Network } from "./network.ts"

/** A switch the visitor asked for and the wallet has not settled. */
export type Switching =
  | { readonly _tag: "Asking"; readonly to: NetworkId }
  | { readonly _tag: "Failed"; readonly to: NetworkId; readonly error: FailureData }

export interface ChainState {
  /** The configured networks, in the host's order. Never changes. */
  readonly networks: ReadonlyArray<Network>
  /** Where the visitor is, or will connect. May be a network that nobody configured (spec §4). */
  readonly active: NetworkId
  readonly switching: Switching | null
}

export type ChainEvent =
  | { readonly _tag: "NetworkSwitchStarted"; readonly to: NetworkId }
  /** The active network is another one: the visitor chose it, or the wallet moved. */
  | { readonly _tag: "NetworkSwitched"; readonly to: NetworkId }
  | { readonly _tag: "NetworkSwitchFailed"; readonly to: NetworkId; readonly error: FailureData }

/** Starts on the network of an earlier visit, else on the host's default. */
export const chainStart = (networks: ReadonlyArray<Network>, active: NetworkId): ChainState => ({
  networks,
  active,
  switching: null
})

/** Moves the networks. Leaving the waiting view, by any way, gives the switch up. */
export const stepChain = (chain: ChainState, event: KitEvent): ChainState => {
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
    case "Connected":
      return chain.active === event.connection.network ? chain : { ...chain, active: event.connection.network }
    case "ChainChanged":
      return event.active && chain.active !== event.network ? { ...chain, active: event.network } : chain
    case "WentBack":
    case "Closed":
      return chain.switching === null ? chain : { ...chain, switching: null }
    default:
      return chain
  }
}
