import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const home = Symbol.for("latchkey")

interface Register {
  /** The number of kits on the page for each storage name. */
  names?: Map<string, number>
  /** When the first kit of each name was started, as `performance.now()` gives it. */
  times?: Map<string, number>
}

/**
 * Counts the kits of a page by their storage name, even from different copies; `warn` is called for the second one of a
 * name, because both would write to the same storage. `isLate`: the first one was started more than two seconds
 * before. Reliability F47.
 */
export const oneNameLayer = (storageName: string, warn: (isLate: boolean) => void) =>
  Layer.scopedDiscard(
    Effect.acquireRelease(
      Effect.sync(() => {
        const page = globalThis as { [home]?: Register }
        page[home] ??= {}
        page[home].names ??= new Map<string, number>()
        page[home].times ??= new Map<string, number>()
        const { names, times } = page[home]
        const count = (names.get(storageName) ?? 0) + 1
        names.set(storageName, count)
        const now = performance.now()
        if (count === 1) times.set(storageName, now)
        if (count === 2) warn(now - (times.get(storageName) ?? now) > 2_000)
        return names
      }),
      (names) => Effect.sync(() => names.set(storageName, (names.get(storageName) ?? 1) - 1))
    )
  )
