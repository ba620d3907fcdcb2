import { maxEvents } from "../../../core/kit/report/bugFile.ts"
import type { Moment } from "../../foundation/log/keepMoments.ts"
import type { Store } from "../../foundation/store/Store.ts"

export type { Moment }

/** The recorded changes of a kit's state. */
export interface Recording {
  /**
   * Returns the newest changes, oldest first, as many as hold `maxEvents` events. The first holds the state before the
   * others.
   */
  readonly moments: () => readonly [Moment, ...ReadonlyArray<Moment>]
  /** Returns the number of events that were dropped. */
  readonly dropped: () => number
  /** Adds a listener; returns the function that removes it. */
  readonly listen: (listener: () => void) => () => void
}

/**
 * Records changes; states share the parts that did not change. `received`: the changes so far, which the caller continues
 * to add to.
 */
export const recordEvents = (store: Store["Type"], now: () => number, received?: Array<Moment>): Recording => {
  const listeners = new Set<() => void>()
  let first: Moment = received?.shift() ?? [store.getState(), [], now()]
  const moments = received ?? []
  let count = 0
  let dropped = 0
  const trim = (more: number): void => {
    count += more
    while (count > maxEvents) {
      const [state, events, time] = moments.shift() ?? first
      first = [state, [], time]
      count -= events.length
      dropped += events.length
    }
  }
  trim(moments.reduce((sum, [, events]) => sum + events.length, 0))
  store.plain.subscribe((state, events) => {
    if (received === undefined) moments.push([state, events, now()])
    trim(events.length)
    for (const listener of [...listeners]) listener()
  })
  return {
    moments: () => [first, ...moments],
    dropped: () => dropped,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}
