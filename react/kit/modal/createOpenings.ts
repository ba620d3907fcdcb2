import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { isNamespace } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import {
  namespaceToSwitch,
  type OpeningFacts,
  openingFacts,
  viewToFollow,
  viewToOpen
} from "../../../core/kit/modal/opening.ts"
import type { OpenableView, View } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import { pairingExpiry } from "../../../core/wallets/connection/pairing.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"
import type { Frame } from "../frame/createFrame.ts"
import { NetworkNotFound } from "../../../core/chain/network/errors.ts"

/** Dependencies of an opening. */
export interface OpeningContext {
  readonly calls: {
    readonly close: () => void
    readonly dispatch: (...events: ReadonlyArray<KitEvent>) => void
    /** Runs plain code and turns its errors into tagged errors. */
    readonly tagErrors: <A>(run: () => A) => A
  }
  /** Renders the kit into its frame, if it is not rendered yet. */
  readonly draw: () => void
  readonly frame: Frame
  readonly mobile: boolean
  readonly store: PlainStore
}

/** A request of the host: a view with its parameters, a namespace, or the URI of the host's own pairing. */
export interface OpeningRequest {
  readonly filled?: View | undefined
  readonly namespace?: string | undefined
  readonly uri?: string | undefined
}

/**
 * Creates the functions that open and close the modal. A view that is already rendered in the closed dialog is shown
 * during the click itself; the state changes, and React renders, after that frame.
 */
export const createOpenings = ({ calls, draw, frame, mobile, store }: OpeningContext) => {
  /** The opening that is visible before the state has changed. */
  let visibleOpening: object | undefined
  const show = async ({ filled, namespace, uri }: OpeningRequest, name?: OpenableView): Promise<void> => {
    visibleOpening = undefined
    const getRequestedView = (facts: OpeningFacts): View =>
      // The host's own pairing is shown by its own view.
      uri === undefined ? viewToOpen({ view: name, filled }, facts) : { _tag: "ConnectingWalletConnectBasic" }
    const getFacts = (): OpeningFacts => openingFacts(store.getState(), mobile)
    if (
      namespace === undefined &&
      !store.getState().modal.open &&
      getRequestedView(getFacts())._tag === frame.dialog.dataset["latchkeyView"]
    ) {
      const opening = {}
      visibleOpening = opening
      frame.show()
      await waitForPaint()
      if (visibleOpening !== opening) return
      visibleOpening = undefined
    }
    calls.tagErrors(() => {
      switchNamespace(store.getState(), namespace, calls.dispatch)
      const facts = getFacts()
      const view = getRequestedView(facts)
      const pairing: ReadonlyArray<KitEvent> =
        view._tag !== "ConnectingWalletConnectBasic"
          ? []
          : uri === undefined
            ? [{ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect }]
            : [{ _tag: "PairingMade", uri, expiry: pairingExpiry(Date.now()) }]
      const only = namespace !== undefined && isNamespace(namespace) ? { only: namespace } : {}
      const requested = viewToFollow({ view: name, filled }, facts)
      const alertEvents: ReadonlyArray<KitEvent> =
        name !== "AllWallets" || facts.catalogue
          ? []
          : [{ _tag: "AlertRaised", key: "PROJECT_ID_NOT_CONFIGURED", facts: "" }]
      calls.dispatch({ _tag: "Opened", view, ...only, wanted: requested }, ...pairing, ...alertEvents)
      draw()
    })
  }

  return {
    isOpen: (): boolean => visibleOpening !== undefined || store.getState().modal.open,
    close: (): void => {
      if (visibleOpening === undefined) calls.close()
      else {
        visibleOpening = undefined
        frame.hide()
      }
    },
    show
  }
}

/**
 * Makes the requested namespace the active one, with its wallet's network or its first network. docs/spec/kit.md#modal-opening-with-a-namespace.
 */
const switchNamespace = (
  { chain, connection }: KitState,
  requested: string | undefined,
  dispatch: (event: KitEvent) => void
): void => {
  if (requested === undefined) return
  const namespace = namespaceToSwitch(
    { namespace: isNamespace(requested) ? requested : undefined },
    splitNetworkId(chain.active).namespace
  )
  if (isNamespace(requested) && namespace === null) return
  const network = chain.networks.find((item) => item.namespace === namespace)
  if (network === undefined) throw new NetworkNotFound({ network: requested })
  dispatch({ _tag: "NetworkSwitched", to: activeConnection(connection, network.namespace)?.network ?? network.id })
}

/** Waits until the browser has painted a frame, but at most 100 ms: a hidden page does not paint. */
const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100)
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve))
  })
