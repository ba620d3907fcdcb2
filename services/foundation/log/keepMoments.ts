import { type Backlog, makeBacklog } from "../../../core/foundation/data/backlog.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import type { PlainStore } from "../store/plainStore.ts"

/**
 * A change of the state: the state after it, its events, and its time (epoch milliseconds). A room that joined has no
 * event.
 */
export type Moment = readonly [state: KitState, events: ReadonlyArray<KitEvent>, at?: number | undefined]

/** The changes of a state, from a start on. */
export interface Moments {
  /** The first is the state at the start; later ones are added as they come. */
  readonly moments: Array<Moment>
  /** Each event, for a log that is attached later. */
  readonly events: Backlog<KitEvent>
}

/** Keeps every change of the state from now on. */
export const keepMoments = (store: PlainStore): Moments => {
  const moments: Array<Moment> = [[store.getState(), []]]
  const backlog = makeBacklog<KitEvent>()
  store.subscribe((state, events) => {
    moments.push([state, events, Date.now()])
    events.forEach(backlog.add)
  })
  return { moments, events: backlog }
}
