import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { Store } from "../store/Store.ts"

/** Logs every event by its name and failure; its other fields are never logged. */
export const eventLines = Layer.scopedDiscard(
  Effect.gen(function* () {
    const run = Runtime.runSync(yield* Effect.runtime())
    yield* (yield* Store).listen((_, events) => {
      for (const event of events)
        run("error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag))
    })
  })
)
