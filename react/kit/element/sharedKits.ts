import type { ToldFailure } from "../../../services/kit/host/tellCallbacks.ts"
import type { LatchkeyOptions } from "../options/LatchkeyOptions.ts"
import { createLatchkey } from "../shell/public.ts"
import type { Latchkey } from "../start/contract.ts"

/** A kit that elements of a page have together. */
export interface SharedKit {
  readonly kit: Latchkey
  /** Who is told of failures: one entry for each element that stands over it. */
  readonly told: Set<(error: ToldFailure) => void>
}

const kits = new Map<string, SharedKit>()

/** Returns the page's kit of that storage name. The first element that asks for it has its options; `release` ends it. */
export const takeKit = (options: LatchkeyOptions, tell: (error: ToldFailure) => void): SharedKit => {
  const { storageName = "" } = options
  let shared = kits.get(storageName)
  if (!shared) {
    const told: SharedKit["told"] = new Set()
    const onError = (error: ToldFailure): void => {
      for (const one of [options.onError, ...told]) one?.(error)
    }
    shared = { kit: createLatchkey({ ...options, onError }), told }
    kits.set(storageName, shared)
  }
  shared.told.add(tell)
  return shared
}

/** Lets go of a kit, which goes with the last element that had it. */
export const releaseKit = (shared: SharedKit, tell: (error: ToldFailure) => void): void => {
  shared.told.delete(tell)
  if (shared.told.size > 0) return
  for (const [name, one] of kits) if (one === shared) kits.delete(name)
  void shared.kit.dispose()
}
