import type { ReportedFailure } from "../../../services/kit/host/notifyCallbacks.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { createLatchkey } from "../shell/public.ts"
import type { Latchkey } from "../host/contract.ts"

/** The options of a kit, or its attributes joined to one text. */
export type KitSource = LatchkeyOptions | string

/** A kit that several elements of a page share. */
export interface SharedKit {
  readonly kit: Latchkey
  readonly source: KitSource
  readonly storageName: string
  /** Failure listeners, one for each element that uses the kit. */
  readonly listeners: Set<(error: ReportedFailure) => void>
}

const kits = new Map<string, SharedKit>()

/** The time in ms until an unused kit is disposed of: a page that replaces its body adds equal elements at once. */
const spare = 1000

/**
 * Returns the page's kit for a storage name. The first element that requests it sets the options; `releaseKit` ends the
 * use. An unused kit with other options is replaced.
 */
export const takeKit = (
  options: LatchkeyOptions,
  source: KitSource,
  listener: (error: ReportedFailure) => void
): SharedKit => {
  const { storageName = "" } = options
  const unused = kits.get(storageName)
  if (unused && unused.source !== source) disposeUnused(unused)
  const shared = kits.get(storageName) ?? createShared(options, source, storageName)
  kits.set(storageName, shared)
  shared.listeners.add(listener)
  return shared
}

const createShared = (options: LatchkeyOptions, source: KitSource, storageName: string): SharedKit => {
  const listeners: SharedKit["listeners"] = new Set()
  const onError = (error: ReportedFailure): void => {
    for (const listener of [options.onError, ...listeners]) listener?.(error)
  }
  return { kit: createLatchkey({ ...options, onError }), source, storageName, listeners }
}

/** Ends the use of a kit. Disposes of it one second after its last element was removed, unless another one uses it. */
export const releaseKit = (shared: SharedKit, listener: (error: ReportedFailure) => void): void => {
  shared.listeners.delete(listener)
  if (shared.listeners.size === 0) setTimeout(disposeUnused, spare, shared)
}

const disposeUnused = (shared: SharedKit): void => {
  if (shared.listeners.size > 0 || kits.get(shared.storageName) !== shared) return
  kits.delete(shared.storageName)
  void shared.kit.dispose()
}
