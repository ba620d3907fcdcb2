import { Schema } from "../../foundation/data/schema.ts"
import { sentFields } from "./events.ts"

/** One transaction of a batch, and whether it took effect. */
const SentStepSchema = Schema.Struct({ hash: Schema.String, status: Schema.Literal("confirmed", "failed") })
/** A batch's transactions, in order, once the network's node knew them. */
const steps = Schema.optional(Schema.Array(SentStepSchema))

/**
 * What became of something sent. Blocks and fees as decimal digits; a fee in the base units of the network's coin.
 * `sent`: nothing more can be known, as on Bitcoin, where no chain is read.
 */
export const SentEndSchema = Schema.Union(
  Schema.Struct({ status: Schema.Literal("pending", "sent", "dropped") }),
  Schema.Struct({ status: Schema.Literal("partly"), steps }),
  Schema.Struct({
    status: Schema.Literal("confirmed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String),
    steps
  }),
  Schema.Struct({
    status: Schema.Literal("failed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String),
    /** The contract's own words. */
    reason: Schema.optional(Schema.String),
    steps
  }),
  Schema.Struct({
    status: Schema.Literal("replaced"),
    how: Schema.Literal("repriced", "cancelled", "replaced"),
    replacedBy: Schema.optional(Schema.String)
  })
)
export type SentEnd = Schema.Schema.Type<typeof SentEndSchema>

/** What an account gave or got of one token or item; `token`: its contract or mint, null for the network's coin. */
export const SentChangeSchema = Schema.Struct({
  token: Schema.NullOr(Schema.String),
  /** The number of an item of the collection `token`, as digits: `units` is how many of it. */
  item: Schema.optional(Schema.String),
  /** Base units as decimal digits, with a minus for what it gave. */
  units: Schema.String,
  /** Where the chain says them with the amount. */
  decimals: Schema.optional(Schema.JsonNumber)
})
/** What an account gave or got of one token by something that was sent. */
export interface SentChange extends Schema.Schema.Type<typeof SentChangeSchema> {}

/** What was sent, and what became of it. */
export const SentRecordSchema = Schema.Struct({
  ...sentFields,
  end: SentEndSchema,
  /** What the account gave and got by it, without the fee, by the chain's word once it took effect; the coin is last. */
  changes: Schema.optional(Schema.Array(SentChangeSchema)),
  /** The receivers of a confirmed send, read from the chain. */
  receivers: Schema.optional(Schema.Array(Schema.String))
})
/** What was sent from this page, and what became of it. */
export interface SentRecord extends Schema.Schema.Type<typeof SentRecordSchema> {}
