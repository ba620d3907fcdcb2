import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** The place of the current request: on its way to the frame, drawn in the frame, or decided on. */
const StepSchema = Schema.Literal("asked", "shown", "decided")

/**
 * The request that the visitor decides on in the frame of the embedded wallet. docs/spec/embedded.md#frame-decisions.
 */
export const DecisionStateSchema = Schema.Struct({
  /** The current step; null without a request. */
  step: Schema.NullOr(StepSchema),
  method: Schema.String,
  /** Why the request ended without an answer. */
  notice: Schema.NullOr(FailureDataSchema)
})
export interface DecisionState extends Schema.Schema.Type<typeof DecisionStateSchema> {}

export const DecisionEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("DecisionAsked"), method: Schema.String }),
  /** The frame shows the request, or has the visitor's answer. */
  Schema.Struct({ _tag: Schema.Literal("DecisionMoved"), to: Schema.Literal("shown", "decided") }),
  /** `error`: the failure that the view shows. */
  Schema.Struct({ _tag: Schema.Literal("DecisionEnded"), error: Schema.NullOr(FailureDataSchema) })
)
export type DecisionEvent = Schema.Schema.Type<typeof DecisionEventSchema>
