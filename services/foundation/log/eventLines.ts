import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { Store } from "../store/Store.ts"

/** Logs every event by its name and failure, from now on; its other fields are never logged. */
export const logEvents = (store: Store["Type"], runtime: Runtime.Runtime<never>): (() => void) => {
  const run = Runtime.runSync(runtime)
  return store.hear((_, events) => {
    for (const event of events)
      run("error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag))
  })
}

/** The same for as long as the scope lasts. */
export const eventLines = Layer.scopedDiscard(
  Effect.gen(function* () {
    const [store, runtime] = [yield* Store, yield* Effect.runtime()]
    yield* Effect.acquireRelease(
      Effect.sync(() => logEvents(store, runtime)),
      (stop) => Effect.sync(stop)
    )
  })
)
