import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import type { Store } from "../store/Store.ts"

/**
 * A change of the state: the state after it, its events, and when it came (epoch milliseconds). A room that joined came
 * by none.
 */
export type Moment = readonly [state: KitState, events: ReadonlyArray<KitEvent>, at?: number | undefined]

/**
 * Logs every event by its name and failure, from now on; its other fields are never logged. Keeps what changes: the first
 * moment is the state of now, and the others are added as they come.
 */
export const logEvents = (store: Store["Type"], runtime: Runtime.Runtime<never>): Array<Moment> => {
  const moments: Array<Moment> = [[store.now(), []]]
  store.hear((state, events) => {
    moments.push([state, events, Date.now()])
    for (const event of events)
      Runtime.runSync(
        runtime,
        "error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag)
      )
  })
  return moments
}
