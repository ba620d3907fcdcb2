import { Schema } from "../../foundation/data/schema.ts"
import { sentFields } from "../../wallets/signing/events.ts"
import {
  SentChangeSchema,
  SentEndSchema,
  SentRecordSchema,
  SentSummarySchema
} from "../../wallets/signing/sentRecord.ts"

/**
 * A sent transaction as it is stored: without the receiver's address and the amount, which are read from the chain.
 * `receiverName`: the name from which a transfer's receiver was resolved.
 */
export const StoredSentSchema = Schema.Struct({
  ...sentFields,
  receiverName: Schema.optional(Schema.String)
}).pipe(Schema.filter(({ batchId, hash }) => (hash === undefined) !== (batchId === undefined)))
export interface StoredSent extends Schema.Schema.Type<typeof StoredSentSchema> {}

export const ReceiptStateSchema = Schema.Struct({
  /** Newest first, at most 99. */
  sent: Schema.Array(SentRecordSchema),
  /** True if storage accepts them. */
  isKept: Schema.Boolean
})
export interface ReceiptState extends Schema.Schema.Type<typeof ReceiptStateSchema> {}

/** `hash`: the hash of a transaction, or the id of a batch. */
export const ReceiptEventSchema = Schema.Union(
  Schema.Struct({
    _tag: Schema.Literal("TransactionMoved"),
    hash: Schema.String,
    end: SentEndSchema,
    /** The hash of the transaction, once a node knows it. */
    nonce: Schema.optional(Schema.JsonNumber),
    /** The amounts that the account gave and received, once the transaction took effect. */
    changes: Schema.optional(Schema.Array(SentChangeSchema))
  }),
  /** Records that an earlier visit or another tab stored. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordsRead"), records: Schema.Array(StoredSentSchema) }),
  /** On the chain, the transaction belongs to another account. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordRefuted"), hash: Schema.String }),
  /** The receivers of a send that took effect, according to the chain. */
  Schema.Struct({
    _tag: Schema.Literal("ReceiversRead"),
    hash: Schema.String,
    receivers: Schema.Array(Schema.String)
  }),
  /** The amounts and the receiver that a view showed when it sent the request. */
  Schema.Struct({ _tag: Schema.Literal("SentSummarized"), hash: Schema.String, summary: SentSummarySchema }),
  /** Storage refuses them: they last as long as the page. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordsUnkept") })
)
export type ReceiptEvent = Schema.Schema.Type<typeof ReceiptEventSchema>
