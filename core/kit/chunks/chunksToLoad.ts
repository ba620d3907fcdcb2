import type { ModalState } from "../modal/events.ts"
import { type DrawnRooms, drawnView } from "../modal/drawnView.ts"
import { type Surroundings, topView } from "../modal/state.ts"
import { type ChunkName, chunkOf, nextChunk } from "../modal/views.ts"
import type { KitPartsState } from "./events.ts"

/** The rooms that say what code is needed. */
export interface NeedingRooms extends Surroundings, Pick<DrawnRooms, "wallet"> {
  readonly kit: KitPartsState
  readonly modal: ModalState
}

/**
 * What code has to be there, or is worth fetching ahead: for the view that is open, and the one after it
 * (docs/spec/kit.md#chunks-what-loads-when 4). Without a view, for what a host does by itself where analytics are told
 * of it.
 */
export const chunksToLoad = (rooms: NeedingRooms): ReadonlyArray<ChunkName> => {
  const { chain, config, connection, kit, modal } = rooms
  if (!modal.open)
    return config.features.analytics && (connection.attempt ?? chain.switching) !== null ? ["network"] : []
  const view = drawnView(rooms, topView(modal))
  const chunk = chunkOf(view)
  const own = chunk === undefined ? [] : [chunk]
  const personal = view === "Account" || connection.connections.length > 0
  const next = nextChunk(view)
  const after = next === "AllWallets" && !config.catalogue ? undefined : next
  return [
    ...own,
    ...(config.catalogue || personal || config.debug ? ["network" as const] : []), // debug: alerts get their words there
    ...(after === undefined || own.some((name) => kit.chunks[name] !== "arrived") ? [] : [after])
  ]
}
