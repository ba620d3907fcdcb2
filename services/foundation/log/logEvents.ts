import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import type { Store } from "../store/Store.ts"

/** A change of the state: when it came, the state after it, and its events. A room that joined came by none. */
export type Moment = readonly [at: number, state: KitState, events: ReadonlyArray<KitEvent>]

/** Logs an event by its name and failure; its other fields are never logged. */
export const logEvent = (event: KitEvent): Effect.Effect<void> =>
  "error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag)

/** Logs every event from now on, and keeps what changes: the first moment is now, and the others are added as they come. */
export const logEvents = (store: Store["Type"], runtime: Runtime.Runtime<never>): Array<Moment> => {
  const moments: Array<Moment> = []
  const hear = (state: KitState, events: ReadonlyArray<KitEvent>): void => {
    moments.push([Date.now(), state, events])
    for (const event of events) Runtime.runSync(runtime, logEvent(event))
  }
  hear(store.now(), [])
  store.hear(hear)
  return moments
}
