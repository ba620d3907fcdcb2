import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { isSupported } from "../../chain/network/network.ts"
import { activeConnection } from "../../wallets/connection/state.ts"
import type { ModalContext } from "./state.ts"
import { isOfAccount, type OpenableView, getStart, type View, viewNamed } from "./views.ts"

/** A host's request to open the modal. */
export interface OpenRequest {
  readonly view?: OpenableView | undefined
  readonly namespace?: Namespace | undefined
  /** The same view with the host's values. */
  readonly filled?: View | undefined
}

/** The inputs of the opening rules. */
export interface OpeningFacts {
  readonly connected: boolean
  readonly mobile: boolean
  /** There are no adapters, or the host controls WalletConnect itself (`manualWCControl`). */
  readonly manual: boolean
  /** The wallet is on a network that is not configured, and the visitor must switch. */
  readonly unsupported: boolean
  /** There is a list of all wallets. */
  readonly catalogue: boolean
  /** The modal is part of the host's page and never closes (`enableEmbedded`). */
  readonly embedded: boolean
}

/** Returns the view that `open()` shows. docs/spec/kit.md#modal-opening, opening rules, in order. */
export const viewToOpen = (request: OpenRequest, facts: OpeningFacts): View => {
  if (facts.embedded) return { _tag: facts.connected ? "Account" : "Connect" }
  if (facts.manual) return { _tag: facts.mobile && facts.catalogue ? "AllWallets" : "ConnectingWalletConnectBasic" }
  if (facts.unsupported && request.view === undefined) return { _tag: "UnsupportedChain" }
  const view = request.view && getStart(request.view)
  if (view !== undefined && hasMatter(view, facts)) return request.filled ?? viewNamed(view)
  return { _tag: facts.connected ? "Account" : "Connect" }
}

/** Returns whether a view has content: an account, a network to leave, a catalogue. */
const hasMatter = (view: OpenableView, facts: OpeningFacts): boolean =>
  isOfAccount(view)
    ? facts.connected
    : view === "UnsupportedChain"
      ? facts.unsupported
      : view !== "AllWallets" || facts.catalogue

/** Returns the view to show once a wallet has connected: the account view that was requested by its name. */
export const viewToFollow = (request: OpenRequest, facts: OpeningFacts): View | null =>
  request.view !== undefined && isOfAccount(request.view) && !facts.connected
    ? (request.filled ?? viewNamed(request.view))
    : null

/**
 * Returns the namespace to switch to if another than the active one was requested: the network is switched without
 * confirmation. docs/spec/kit.md#modal-opening-with-a-namespace.
 */
export const namespaceToSwitch = (request: OpenRequest, active: Namespace): Namespace | null =>
  request.namespace !== undefined && request.namespace !== active ? request.namespace : null

/** Returns the facts of a state. `mobile` comes from the platform. */
export const openingFacts = (state: ModalContext, mobile: boolean): OpeningFacts => {
  const { namespace } = splitNetworkId(state.chain.active)
  const connection = activeConnection(state.connection, namespace)
  const { config } = state
  return {
    connected: connection !== undefined || state.connection.restoring.some((stored) => stored.namespace === namespace),
    mobile,
    manual: config.manualWCControl,
    catalogue: config.catalogue,
    embedded: config.enableEmbedded,
    unsupported:
      connection !== undefined &&
      !isSupported(state.chain.networks, connection.network) &&
      config.enableNetworkSwitch &&
      !config.allowUnsupportedChain
  }
}
