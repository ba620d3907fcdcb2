import { type Backlog, makeBacklog } from "../../../core/foundation/data/backlog.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import type { PlainStore } from "../store/plainStore.ts"

/**
 * A change of the state: the state after it, its events, and its time (epoch milliseconds). When a room is added there
 * is no event.
 */
export type Moment = readonly [state: KitState, events: ReadonlyArray<KitEvent>, at?: number | undefined]

/** The recorded changes of a state. */
export interface Moments {
  /** Starts with the current state; changes are appended. */
  readonly moments: Array<Moment>
  /** Every event, for a log that is attached later. */
  readonly events: Backlog<KitEvent>
}

/** Records every change of the state from now on. */
export const keepMoments = (store: PlainStore): Moments => {
  const moments: Array<Moment> = [[store.getState(), []]]
  const backlog = makeBacklog<KitEvent>()
  store.subscribe((state, events) => {
    moments.push([state, events, Date.now()])
    events.forEach(backlog.add)
  })
  return { moments, events: backlog }
}
