import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Store } from "../store/Store.ts"
import { keepMoments } from "./keepMoments.ts"
import { logEvents } from "./logEvents.ts"

/** Logs every event, for a kit without a page. */
export const eventLines = Layer.effectDiscard(
  Effect.gen(function* () {
    logEvents(keepMoments((yield* Store).plain), yield* Effect.runtime())
  })
)
