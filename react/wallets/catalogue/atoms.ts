import { searchedNamespace } from "../../../core/wallets/catalogue/connectRows.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The live connections. */
export const connectionsRx = selectRx(({ connection }) => connection.connections)
/** The connections of earlier visits. */
export const earlierRx = selectRx(({ connection }) => connection.earlier)
/** The size of the catalogue, once it is known. */
export const countRx = selectRx(({ wallet }) => latest(wallet.list)?.count)
/** The namespace to connect a wallet on. Null: any namespace. */
export const searchedNamespaceRx = selectRx(searchedNamespace)
/** What a closed modal leads back to: another one once it has faded. Null while it is open. */
export const shutRx = selectRx(({ modal }) => (modal.open ? null : modal.history))
/** The view with which the modal was opened: another object with each opening. */
export const openingRx = selectRx(({ modal }) => modal.history[0])
/** Whether the catalogue's recommended wallets are still to come. */
export const awaitedRx = selectRx(
  ({ config, kit, wallet }) =>
    config.catalogue && kit.chunks.network !== "failed" && /^(Unasked|Asking)$/.test(wallet.recommended._tag)
)
/** Whether any wallet can be reached by a code. */
export const hasRelayRx = selectRx(({ wallet }) => wallet.connectors.some(({ type }) => type === "WALLET_CONNECT"))

/** Why a sign-in could not start, for which the wallet was disconnected. */
export const notStartedRx = selectRx(({ siwx }) => (siwx?.account === null ? siwx.error : null))
