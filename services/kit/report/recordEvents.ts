import { keptEvents } from "../../../core/kit/report/bugFile.ts"
import type { Moment } from "../../foundation/log/keepMoments.ts"
import type { Store } from "../../foundation/store/Store.ts"

export type { Moment }

/** The changes of a kit's state, kept from some time on. */
export interface Recording {
  /**
   * The newest changes, oldest first, as many as hold `keptEvents` events. The first stands for all before it: the state
   * that the others came after.
   */
  readonly moments: () => readonly [Moment, ...ReadonlyArray<Moment>]
  /** Events that are not among them any more. */
  readonly dropped: () => number
  /** Adds a listener; returns the function that removes it. */
  readonly hear: (listener: () => void) => () => void
}

/** Keeps what changes; states share what did not move. `heard`: what changed so far, which somebody else adds to. */
export const recordEvents = (store: Store["Type"], now: () => number, heard?: Array<Moment>): Recording => {
  const listeners = new Set<() => void>()
  let first: Moment = heard?.shift() ?? [store.getState(), [], now()]
  const moments = heard ?? []
  let count = 0
  let dropped = 0
  const trim = (more: number): void => {
    count += more
    while (count > keptEvents) {
      const [state, events, at] = moments.shift() ?? first
      first = [state, [], at]
      count -= events.length
      dropped += events.length
    }
  }
  trim(moments.reduce((sum, [, events]) => sum + events.length, 0))
  store.plain.subscribe((state, events) => {
    if (heard === undefined) moments.push([state, events, now()])
    trim(events.length)
    for (const listener of [...listeners]) listener()
  })
  return {
    moments: () => [first, ...moments],
    dropped: () => dropped,
    hear: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}
