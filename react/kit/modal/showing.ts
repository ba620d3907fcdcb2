import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { isNamespace } from "../../../core/chain/network/ids.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
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

/** What an opening needs of the kit. */
export interface Opened {
  readonly calls: {
    readonly close: () => void
    readonly dispatch: (...events: ReadonlyArray<KitEvent>) => void
    /** Runs plain code; an error it throws is a tagged one. */
    readonly now: <A>(run: () => A) => A
  }
  /** Draws the kit into its frame, if it has not been. */
  readonly draw: () => void
  readonly frame: Frame
  readonly mobile: boolean
  readonly store: PlainStore
}

/** What a host asks for: a view with what it filled in, a namespace, or a pairing of its own. */
export interface OpeningRequest {
  readonly filled?: View | undefined
  readonly namespace?: string | undefined
  readonly uri?: string | undefined
}

/**
 * Returns what opens and closes the modal. A view that stands in the closed dialog already is shown in the click itself;
 * the state moves, and React draws, after that frame.
 */
export const showing = ({ calls, draw, frame, mobile, store }: Opened) => {
  /** The opening that is seen, and whose state has yet to move. */
  let seen: object | undefined
  const show = async ({ filled, namespace, uri }: OpeningRequest, name?: OpenableView): Promise<void> => {
    seen = undefined
    const viewAsked = (facts: OpeningFacts): View =>
      // With a pairing of the host's own, that pairing is shown.
      uri === undefined ? viewToOpen({ view: name, filled }, facts) : { _tag: "ConnectingWalletConnectBasic" }
    const factsNow = (): OpeningFacts => openingFacts(store.getState(), mobile)
    if (
      namespace === undefined &&
      !store.getState().modal.open &&
      viewAsked(factsNow())._tag === frame.dialog.dataset["latchkeyView"]
    ) {
      const opening = {}
      seen = opening
      frame.show()
      await painted()
      if (seen !== opening) return
      seen = undefined
    }
    calls.now(() => {
      switchNamespace(store.getState(), namespace, calls.dispatch)
      const facts = factsNow()
      const view = viewAsked(facts)
      const paired: ReadonlyArray<KitEvent> =
        view._tag !== "ConnectingWalletConnectBasic"
          ? []
          : uri === undefined
            ? [{ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect }]
            : [{ _tag: "PairingMade", uri, expiry: pairingExpiry(Date.now()) }]
      const only = namespace !== undefined && isNamespace(namespace) ? { only: namespace } : {}
      const wanted = viewToFollow({ view: name, filled }, facts)
      const refused: ReadonlyArray<KitEvent> =
        name !== "AllWallets" || facts.catalogue
          ? []
          : [{ _tag: "AlertRaised", key: "PROJECT_ID_NOT_CONFIGURED", facts: "" }]
      calls.dispatch({ _tag: "Opened", view, ...only, wanted }, ...paired, ...refused)
      draw()
    })
  }

  return {
    isOpen: (): boolean => seen !== undefined || store.getState().modal.open,
    close: (): void => {
      if (seen === undefined) calls.close()
      else {
        seen = undefined
        frame.hide()
      }
    },
    show
  }
}

/**
 * Handles a request for a namespace other than the active one: its wallet's network, or its first, becomes the active
 * one. docs/spec/kit.md#modal-opening-with-a-namespace.
 */
const switchNamespace = (
  { chain, connection }: KitState,
  asked: string | undefined,
  dispatch: (event: KitEvent) => void
): void => {
  if (asked === undefined) return
  const namespace = namespaceToSwitch(
    { namespace: isNamespace(asked) ? asked : undefined },
    splitNetworkId(chain.active).namespace
  )
  if (isNamespace(asked) && namespace === null) return
  const network = chain.networks.find((one) => one.namespace === namespace)
  if (network === undefined) throw networkNotFound(asked)
  dispatch({ _tag: "NetworkSwitched", to: activeConnection(connection, network.namespace)?.network ?? network.id })
}

/** Waits until the browser has drawn a frame; not for long where it draws none, as in a page that nobody sees. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100)
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve))
  })
