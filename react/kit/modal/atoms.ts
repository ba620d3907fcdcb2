import { getDrawnView } from "../../../core/kit/modal/drawnView.ts"
import { shownView } from "../../../core/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

export const openRx = selectRx(({ modal }) => modal.open)
/** False for the first view of a modal that is part of the page: it cannot be closed. */
export const canCloseRx = selectRx(
  (state) =>
    !state.config.enableEmbedded || state.modal.history.length > 1 || !/^(Connect|Account)$/.test(shownView(state)._tag)
)
/** The name of the view whose code draws the shown view. */
export const drawnViewRx = selectRx((state) => getDrawnView(state, shownView(state)))
/** The number of views in the history. */
export const depthRx = selectRx(({ modal }) => modal.history.length)
/** True while a wallet may show its prompt inside the page. */
export const walletPromptRx = selectRx(
  ({ chain, connection }) =>
    (connection.attempt?._tag === "Asking" && connection.attempt.connectorId !== connectorIds.walletConnect) ||
    (chain.switching?._tag === "Asking" && connection.connections.length > 0)
)
/** The number of the current shake of the card; 0 while it does not shake. */
export const shakeRx = selectRx(({ modal }) => (modal.shake ? modal.shakes : 0))
export const toastRx = selectRx(({ modal }) => modal.toast)
export const alertRx = selectRx(({ config, modal }) => (config.debug ? modal.alert : null))
