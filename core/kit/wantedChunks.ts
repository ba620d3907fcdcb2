import { builtViews } from "../modal/view.ts"
import { topView } from "../modal/state.ts"
import type { KitState } from "../state.ts"
import type { ChunkName } from "./state.ts"

/** Views that are not in the kit chunk. */
export const lateViews = builtViews.filter((view) => view !== "Connect" && view !== "ConnectingExternal")

/** The view that most visitors open after the one they look at. */
const next: Readonly<Record<string, ChunkName>> = { Connect: "AllWallets", ConnectingExternal: "Account", Account: "SwitchNetwork" }

/**
 * What code has to be there, or is worth fetching ahead: for the view that is open, and the one after it (design section
 * 4). Without a view, for what a host does by itself where analytics are told of it.
 */
export const wantedChunks = ({ chain, config, connection, kit, modal }: KitState): ReadonlyArray<ChunkName> => {
  if (!modal.open) return config.features.analytics && (connection.attempt ?? chain.switching) !== null ? ["network"] : []
  const view = topView(modal)._tag
  const own = lateViews.filter((name) => name === view)
  const personal = view === "Account" || connection.connections.length > 0
  const after = view === "Connect" && !config.catalogue ? undefined : next[view]
  return [
    ...own,
    ...(config.catalogue || personal || config.debug ? ["network" as const] : []), // debug: alerts get their words there
    ...(after === undefined || own.some((name) => kit.chunks[name] !== "arrived") ? [] : [after])
  ]
}
