import { getSearchedNamespace } from "../../../core/wallets/catalogue/connectRows.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { shownView } from "../../../core/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The current connections. */
export const connectionsRx = selectRx(({ connection }) => connection.connections)
/** The connections of earlier visits. */
export const earlierRx = selectRx(({ connection }) => connection.earlier)
/** The size of the catalogue, once known. */
export const countRx = selectRx(({ wallet }) => latest(wallet.list)?.count)
/** The namespace to connect a wallet on; null for any. */
export const searchedNamespaceRx = selectRx(getSearchedNamespace)
/** The history of a closed modal, a new object once it has faded out; null while it is open. */
export const shutRx = selectRx(({ modal }) => (modal.open ? null : modal.history))
/** True while the catalogue's recommended wallets are awaited. */
export const awaitedRx = selectRx(
  ({ config, kit, wallet }) =>
    config.catalogue && kit.chunks.network !== "failed" && /^(Unasked|Asking)$/.test(wallet.recommended._tag)
)
/** True if wallets can be connected by scanning a code. */
export const hasRelayRx = selectRx(({ wallet }) => wallet.connectors.some(({ type }) => type === "WALLET_CONNECT"))

/** True in the view of wallets only, without sign-in methods. */
export const isWalletsOnlyRx = selectRx((state) => shownView(state)._tag === "ConnectWallets")
/** Why a sign-in could not start, which disconnected the wallet. */
export const notStartedRx = selectRx(({ siwx }) => (siwx?.account === null ? siwx.error : null))
