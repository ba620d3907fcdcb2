import { drawnView } from "../../../core/kit/modal/drawnView.ts"
import { shownView } from "../../../core/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

export const openRx = selectRx(({ modal }) => modal.open)
/** Whether the modal can be closed: one that is part of the page cannot be closed at its first view. */
export const canCloseRx = selectRx(
  (state) =>
    !state.config.enableEmbedded || state.modal.history.length > 1 || !/^(Connect|Account)$/.test(shownView(state)._tag)
)
/** The name of the view whose code draws the one that is shown. */
export const drawnRx = selectRx((state) => drawnView(state, shownView(state)))
/** How many views lie over one another. */
export const depthRx = selectRx(({ modal }) => modal.history.length)
/** Whether a wallet on the page is being asked for something, and may draw inside the page. */
export const waitingRx = selectRx(
  ({ chain, connection }) =>
    (connection.attempt?._tag === "Asking" && connection.attempt.connectorId !== connectorIds.walletConnect) ||
    (chain.switching?._tag === "Asking" && connection.connections.length > 0)
)
/** The number of the shake that the card is in; 0 while it stands. */
export const shakeRx = selectRx(({ modal }) => (modal.shake ? modal.shakes : 0))
export const toastRx = selectRx(({ modal }) => modal.toast)
export const alertRx = selectRx(({ config, modal }) => (config.debug ? modal.alert : null))
