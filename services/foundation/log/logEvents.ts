import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Moments } from "./keepMoments.ts"

/** Logs the name of every event, and its failure if it has one. Other fields are never logged. */
export const logEvents = ({ events }: Moments, runtime: Runtime.Runtime<never>): void =>
  events.take((event) =>
    Runtime.runSync(runtime, "error" in event ? Effect.logDebug(event._tag, event.error) : Effect.logDebug(event._tag))
  )
