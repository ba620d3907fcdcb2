import { List } from "../../../core/foundation/http/list.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Config = Schema.Struct({ features: List })
const Origins = Schema.Struct({ allowedOrigins: List })
const policy = { budgetMillis: millis.configCall }

/** The features that the project's owner turned on. docs/spec/kit.md#config-configuration-call. */
export const projectConfig: Call<typeof Config.Type, typeof Config.Encoded> = {
  call: "config.features",
  to: "api",
  path: "/appkit/v1/config",
  reply: Config,
  policy
}

/** The origins on which the project may be used. docs/spec/kit.md#config-origins-call. */
export const projectOrigins: Call<typeof Origins.Type, typeof Origins.Encoded> = {
  call: "config.origins",
  to: "api",
  path: "/projects/v1/origins",
  reply: Origins,
  policy
}

/** One feature of the project. */
export const FeatureItem = Schema.Struct({
  id: Schema.String,
  isEnabled: Schema.Boolean,
  config: Schema.optional(Schema.NullOr(Schema.Array(Schema.String)))
})
