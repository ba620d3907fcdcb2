import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const home = Symbol.for("latchkey")

interface Register {
  /** The number of kits on the page for each storage name. */
  names?: Map<string, number>
}

/**
 * Counts the kits of a page by their storage name, even from different copies; `warn` is called for the second one of a
 * name, because both would write to the same storage. Reliability F47.
 */
export const oneNameLayer = (storageName: string, warn: () => void) =>
  Layer.scopedDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        const page = globalThis as { [home]?: Register }
        page[home] ??= {}
        page[home].names ??= new Map<string, number>()
        const { names } = page[home]
        const count = (names.get(storageName) ?? 0) + 1
        names.set(storageName, count)
        if (count === 2) warn()
        return names
      }),
      (names) => Effect.sync(() => names.set(storageName, (names.get(storageName) ?? 1) - 1))
    )
  )
