import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Moments } from "./keepMoments.ts"

/** Logs every event by its name and failure; its other fields are never logged. */
export const logEvents = ({ events }: Moments, runtime: Runtime.Runtime<never>): void =>
  events.take((event) =>
    Runtime.runSync(runtime, "error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag))
  )
