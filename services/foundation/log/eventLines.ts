import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { Store } from "../store/Store.ts"
import { logEvent } from "./logEvents.ts"

/** Logs every event for as long as the scope lasts. A page calls `logEvents`. */
export const eventLines = Layer.scopedDiscard(
  Effect.gen(function* () {
    const [store, runtime] = [yield* Store, yield* Effect.runtime()]
    yield* store.listen((_, events) => {
      for (const event of events) Runtime.runSync(runtime, logEvent(event))
    })
  })
)
