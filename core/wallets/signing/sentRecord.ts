import { Schema } from "../../foundation/data/schema.ts"
import { sentFields } from "./events.ts"

/** One transaction of a batch, and whether it took effect. */
const SentStepSchema = Schema.Struct({ hash: Schema.String, status: Schema.Literal("confirmed", "failed") })
/** A batch's transactions, in order, once the network's node knew them. */
const steps = Schema.optional(Schema.Array(SentStepSchema))

/**
 * The outcome of something sent. Blocks and fees as decimal digits; a fee in the base units of the network's coin.
 * `sent`: no outcome can be known, as on Bitcoin, whose chain is not read.
 */
export const SentEndSchema = Schema.Union(
  Schema.Struct({ status: Schema.Literal("pending", "sent", "dropped") }),
  Schema.Struct({ status: Schema.Literal("partly"), steps }),
  Schema.Struct({
    status: Schema.Literal("confirmed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String),
    /** When this page saw it take effect, epoch milliseconds; absent if the page did not look at that time. */
    arrivedAt: Schema.optional(Schema.JsonNumber),
    steps
  }),
  Schema.Struct({
    status: Schema.Literal("failed"),
    block: Schema.optional(Schema.String),
    fee: Schema.optional(Schema.String),
    /** The contract's own reason. */
    reason: Schema.optional(Schema.String),
    steps
  }),
  Schema.Struct({
    status: Schema.Literal("replaced"),
    how: Schema.Literal("repriced", "cancelled", "replaced"),
    replacedBy: Schema.optional(Schema.String)
  })
)
/** The outcome of something that was sent. */
export type SentEnd = Schema.Schema.Type<typeof SentEndSchema>

/**
 * The balance change of an account in one token or item. `token`: its contract or mint, null for the network's coin.
 */
export const SentChangeSchema = Schema.Struct({
  token: Schema.NullOr(Schema.String),
  /** The number of an item of the collection `token`, as digits; `units` is their count. */
  item: Schema.optional(Schema.String),
  /** Base units as decimal digits, negative if it gave them. */
  units: Schema.String,
  /** Present if the chain reports them with the amount. */
  decimals: Schema.optional(Schema.JsonNumber)
})
/** The balance change of an account in one token by something that was sent. */
export interface SentChange extends Schema.Schema.Type<typeof SentChangeSchema> {}

/**
 * The amounts and the receiver that a view of the kit showed when it sent the request. Amounts are whole coins or
 * tokens. Known until the page is left: it is never stored.
 */
export const SentSummarySchema = Schema.Struct({
  amount: Schema.String,
  symbol: Schema.String,
  /** The contract or mint; null for the network's coin. */
  token: Schema.NullOr(Schema.String),
  /** A swap's expected amount. */
  gained: Schema.optional(Schema.Struct({ amount: Schema.String, symbol: Schema.String })),
  /** A transfer's receiver, and the name that it was resolved from. */
  to: Schema.optional(Schema.String),
  name: Schema.optional(Schema.String)
})
/** The amounts and the receiver that the kit showed when it sent a request. */
export interface SentSummary extends Schema.Schema.Type<typeof SentSummarySchema> {}

/** Something sent and its outcome. */
export const SentRecordSchema = Schema.Struct({
  ...sentFields,
  end: SentEndSchema,
  /**
   * The account's balance changes, without the fee, as the chain reports them once it took effect; the coin is last.
   */
  changes: Schema.optional(Schema.Array(SentChangeSchema)),
  /** The receivers of a confirmed send, read from the chain. */
  receivers: Schema.optional(Schema.Array(Schema.String)),
  /** The name from which a view of the kit resolved the receiver, also on earlier visits. */
  receiverName: Schema.optional(Schema.String),
  /** Present if a view of the kit sent it during this visit. */
  summary: Schema.optional(SentSummarySchema)
})
/** Something sent from this page, and its outcome. */
export interface SentRecord extends Schema.Schema.Type<typeof SentRecordSchema> {}

/**
 * A transaction, a transfer or a batch sent from this page, and its outcome, as hosts read it. Blocks and fees are
 * decimal digits; a fee is in the base units of the network's coin.
 */
export interface SentTransaction extends Omit<SentRecord, "end" | "receiverName"> {
  /**
   * `pending`: in no block yet. `sent`: no outcome can be known, as on Bitcoin. `dropped`: no node knows it any more,
   * but it may come back. `replaced`: another transaction took its place, see `how` and `replacedBy`. `partly`: only a
   * part of a batch took effect.
   */
  readonly status: SentEnd["status"]
  readonly block?: string | undefined
  readonly fee?: string | undefined
  /** When this page saw it take effect, epoch milliseconds; absent if the page did not look at that time. */
  readonly arrivedAt?: number | undefined
  /** The contract's own revert reason. */
  readonly reason?: string | undefined
  /** A batch's transactions, in order. */
  readonly steps?: ReadonlyArray<{ readonly hash: string; readonly status: "confirmed" | "failed" }> | undefined
  readonly how?: "repriced" | "cancelled" | "replaced" | undefined
  readonly replacedBy?: string | undefined
  /** The explorer's page; absent for a batch, and if the network has no https explorer. */
  readonly explorerUrl?: string | undefined
}
