import { type ChunkName, getChunk } from "../modal/views.ts"
import { viewNames } from "../modal/viewNames.ts"

/** The names of all lazily loaded parts of the kit's code. The table of views assigns them. */
export const chunkNames: ReadonlyArray<ChunkName> = [
  ...new Set<ChunkName>(["network", ...viewNames.flatMap((name) => getChunk(name) ?? [])])
]
