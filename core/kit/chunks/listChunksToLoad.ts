import { getKeys } from "../../foundation/data/keys.ts"
import type { AccountState } from "../../onchain/account/events.ts"
import type { ModalState } from "../modal/events.ts"
import { type DrawnRooms, getDrawnView } from "../modal/drawnView.ts"
import { type ModalContext, getTopView } from "../modal/state.ts"
import { type ChunkName, getChunk, getNextChunk } from "../modal/views.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import type { KitPartsState } from "./events.ts"

/** The rooms that determine which code is needed. */
export interface NeedingRooms extends ModalContext, Pick<DrawnRooms, "wallet"> {
  readonly account?: AccountState | undefined
  readonly kit: KitPartsState
  readonly modal: ModalState
}

/**
 * Returns the chunks to load: for the open view and the one that follows it, and requested ones
 * (docs/spec/kit.md#chunks-what-loads-when 4). While the modal is closed, also the network if analytics report the
 * connections that a host makes.
 */
export const listChunksToLoad = (rooms: NeedingRooms): ReadonlyArray<ChunkName> => {
  const { account, chain, config, connection, kit, modal } = rooms
  // Connecting leads to a sign-in: its code is loaded before the wallet has answered.
  const asking =
    config.signIn && (connection.attempt !== null || connection.connections.length > 0) ? (["SignIn"] as const) : []
  const requested = getKeys(kit.chunks).filter((name) => kit.chunks[name] === "asking")
  if (!modal.open)
    return [
      ...asking,
      ...(config.features.analytics && (connection.attempt ?? chain.switching) !== null ? ["network" as const] : []),
      ...requested
    ]
  const view = getDrawnView(rooms, getTopView(modal))
  const chunk = getChunk(view)
  const own: ReadonlyArray<ChunkName> = [
    ...(chunk === undefined ? [] : [chunk]),
    ...(/^Connect/.test(view) && rooms.wallet.connectors.some(({ id }) => id === connectorIds.auth)
      ? ["EmailLogin" as const]
      : []),
    ...(view === "Account" && (account?.tab ?? "tokens") !== "tokens" ? ["Activity" as const] : [])
  ]
  const personal = view === "Account" || connection.connections.length > 0
  const next = getNextChunk(view)
  return [
    ...new Set([
      ...own,
      ...asking,
      ...(config.catalogue || personal || config.debug ? ["network" as const] : []), // debug: texts of alerts are in it
      ...requested,
      ...(next === undefined || own.some((name) => kit.chunks[name] !== "arrived") ? [] : [next])
    ])
  ]
}
