import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** Where the request is that the visitor decides on: on its way to the frame, drawn in it, or decided on. */
const StepSchema = Schema.Literal("asked", "shown", "decided")

/** What the visitor decides on in the frame of the embedded wallet. docs/spec/embedded.md#frame-decisions. */
export const DecisionStateSchema = Schema.Struct({
  /** The present one; null where there is none. */
  step: Schema.NullOr(StepSchema),
  method: Schema.String,
  /** Why what was asked ended without an answer. */
  notice: Schema.NullOr(FailureDataSchema)
})
export interface DecisionState extends Schema.Schema.Type<typeof DecisionStateSchema> {}

export const DecisionEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("DecisionAsked"), method: Schema.String }),
  /** The frame draws the request, or has the visitor's answer. */
  Schema.Struct({ _tag: Schema.Literal("DecisionMoved"), to: Schema.Literal("shown", "decided") }),
  /** `error`: what the view has to say. */
  Schema.Struct({ _tag: Schema.Literal("DecisionEnded"), error: Schema.NullOr(FailureDataSchema) })
)
export type DecisionEvent = Schema.Schema.Type<typeof DecisionEventSchema>
