import type { ModalState } from "../modal/events.ts"
import { type Surroundings, topView } from "../modal/state.ts"
import { builtViews, type View } from "../modal/view.ts"
import type { ChunkName, KitPartsState } from "./events.ts"

/** The chunk that holds a view, unless it is in the kit's own or not built. */
export const chunkOf = (view: View["_tag"]): ChunkName | undefined =>
  view === "ConnectingWalletConnectBasic"
    ? "ConnectingWalletConnect"
    : view === "Connect" || view === "ConnectingExternal"
      ? undefined
      : builtViews.find(
          (built): built is Exclude<typeof built, "Connect" | "ConnectingExternal" | "ConnectingWalletConnectBasic"> =>
            built === view
        )

/** The view that most visitors open after the one they look at. */
const next: Readonly<Record<string, ChunkName>> = {
  Connect: "AllWallets",
  ConnectingExternal: "Account",
  ConnectingWalletConnect: "Account",
  ConnectingWalletConnectBasic: "Account",
  Account: "SwitchNetwork"
}

/** The rooms that say what code is needed. */
export interface NeedingRooms extends Surroundings {
  readonly kit: KitPartsState
  readonly modal: ModalState
}

/**
 * What code has to be there, or is worth fetching ahead: for the view that is open, and the one after it
 * (docs/spec/kit.md#chunks-what-loads-when 4). Without a view, for what a host does by itself where analytics are told
 * of it.
 */
export const wantedChunks = ({ chain, config, connection, kit, modal }: NeedingRooms): ReadonlyArray<ChunkName> => {
  if (!modal.open)
    return config.features.analytics && (connection.attempt ?? chain.switching) !== null ? ["network"] : []
  const view = topView(modal)._tag
  const chunk = chunkOf(view)
  const own = chunk === undefined ? [] : [chunk]
  const personal = view === "Account" || connection.connections.length > 0
  const after = view === "Connect" && !config.catalogue ? undefined : next[view]
  return [
    ...own,
    ...(config.catalogue || personal || config.debug ? ["network" as const] : []), // debug: alerts get their words there
    ...(after === undefined || own.some((name) => kit.chunks[name] !== "arrived") ? [] : [after])
  ]
}
