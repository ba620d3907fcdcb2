import type { Envelope } from "../../../core/kit/analytics/envelope.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Config = Schema.Struct({ isAnalyticsEnabled: Schema.Boolean })
const policy = { budgetMillis: millis.configCall }

/** Requests whether the project wants events. docs/spec/kit.md#analytics-switch. */
export const analyticsConfig: Call<typeof Config.Type, typeof Config.Encoded> = {
  call: "analytics.config",
  to: "api",
  path: "/getAnalyticsConfig",
  reply: Config,
  policy
}

/** Sends one event; never retried. docs/spec/kit.md#analytics-event-call. */
export const sendEvent = (envelope: Envelope): Call<unknown, unknown> => ({
  call: "analytics.event",
  to: "analytics",
  path: "/e",
  body: envelope,
  reply: Schema.Unknown,
  policy
})
