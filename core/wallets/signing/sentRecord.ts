import { Schema } from "../../foundation/data/schema.ts"
import { sentFields } from "./events.ts"

/**
 * What became of something sent. Blocks and fees as decimal digits; a fee in the base units of the network's coin.
 * `sent`: nothing more can be known, as on Bitcoin, where no chain is read.
 */
export const SentEndSchema = Schema.Union(
  Schema.Struct({ status: Schema.Literal("pending", "sent", "dropped", "partly") }),
  Schema.Struct({
    status: Schema.Literal("confirmed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String)
  }),
  Schema.Struct({
    status: Schema.Literal("failed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String),
    /** The contract's own words. */
    reason: Schema.optional(Schema.String)
  }),
  Schema.Struct({
    status: Schema.Literal("replaced"),
    how: Schema.Literal("repriced", "cancelled", "replaced"),
    replacedBy: Schema.optional(Schema.String)
  })
)
export type SentEnd = Schema.Schema.Type<typeof SentEndSchema>

/** What was sent, and what became of it. */
export const SentRecordSchema = Schema.Struct({ ...sentFields, end: SentEndSchema })
/** What was sent from this page, and what became of it. */
export interface SentRecord extends Schema.Schema.Type<typeof SentRecordSchema> {}
