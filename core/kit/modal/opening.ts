import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { isSupported } from "../../chain/network/network.ts"
import { activeConnection } from "../../wallets/connection/state.ts"
import type { Surroundings } from "./state.ts"
import type { View } from "./view.ts"

/** What a host asked for when it opened the modal. */
export interface OpenRequest {
  readonly view?: View | undefined
  readonly namespace?: Namespace | undefined
}

/** What the opening rules look at. */
export interface OpeningFacts {
  readonly connected: boolean
  readonly mobile: boolean
  /** No adapter was given, or the host drives WalletConnect itself (`manualWCControl`). */
  readonly manual: boolean
  /** The wallet is on a network that nobody configured, and must leave it. */
  readonly unsupported: boolean
  /** The modal is a part of the host's page and never closes (`enableEmbedded`). */
  readonly embedded: boolean
}

/** The view that `open()` shows. docs/spec/kit.md#modal-opening, opening rules, in their order. */
export const viewToOpen = (request: OpenRequest, facts: OpeningFacts): View => {
  if (facts.embedded) return { _tag: facts.connected ? "Account" : "Connect" }
  if (facts.manual) return { _tag: facts.mobile ? "AllWallets" : "ConnectingWalletConnectBasic" }
  if (facts.unsupported && request.view === undefined) return { _tag: "UnsupportedChain" }
  if (request.view !== undefined) return request.view
  return { _tag: facts.connected ? "Account" : "Connect" }
}

/**
 * Another namespace than the active one was asked for: the network is switched without confirmation.
 * docs/spec/kit.md#modal-opening-with-a-namespace.
 */
export const namespaceToSwitch = (request: OpenRequest, active: Namespace): Namespace | null =>
  request.namespace !== undefined && request.namespace !== active ? request.namespace : null

/** The facts of a state. `mobile` comes from the platform. */
export const openingFacts = (state: Surroundings, mobile: boolean): OpeningFacts => {
  const { namespace } = splitNetworkId(state.chain.active)
  const connection = activeConnection(state.connection, namespace)
  const { config } = state
  return {
    connected: connection !== undefined || state.connection.restoring.some((one) => one.namespace === namespace),
    mobile,
    manual: config.manualWCControl,
    embedded: config.enableEmbedded,
    unsupported:
      connection !== undefined &&
      !isSupported(state.chain.networks, connection.network) &&
      config.enableNetworkSwitch &&
      !config.allowUnsupportedChain
  }
}
