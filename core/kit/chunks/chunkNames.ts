import { type ChunkName, chunkOf } from "../modal/views.ts"
import { viewNames } from "../modal/viewNames.ts"

/** Every part of the kit's code that loads when it is first needed, by name: the table of views says which. */
export const chunkNames: ReadonlyArray<ChunkName> = [
  ...new Set<ChunkName>(["network", ...viewNames.flatMap((name) => chunkOf(name) ?? [])])
]
