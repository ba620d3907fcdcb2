import { Schema } from "../../foundation/data/schema.ts"
import { sentFields } from "../../wallets/signing/events.ts"
import { SentChangeSchema, SentEndSchema, SentRecordSchema } from "../../wallets/signing/sentRecord.ts"

/** What was sent, as it is stored: neither receiver nor amount, which are read from the chain. */
export const StoredSentSchema = Schema.Struct(sentFields).pipe(
  Schema.filter(({ batchId, hash }) => (hash === undefined) !== (batchId === undefined))
)
export interface StoredSent extends Schema.Schema.Type<typeof StoredSentSchema> {}

export const ReceiptStateSchema = Schema.Struct({
  /** Newest first, at most 99. */
  sent: Schema.Array(SentRecordSchema),
  /** Whether storage takes them. */
  isKept: Schema.Boolean
})
export interface ReceiptState extends Schema.Schema.Type<typeof ReceiptStateSchema> {}

/** `hash`: the hash of a transaction, or the id of a batch. */
export const ReceiptEventSchema = Schema.Union(
  Schema.Struct({
    _tag: Schema.Literal("TransactionMoved"),
    hash: Schema.String,
    end: SentEndSchema,
    /** The transaction's, once a node knows it. */
    nonce: Schema.optional(Schema.JsonNumber),
    /** What the account gave and got by it, once it took effect. */
    changes: Schema.optional(Schema.Array(SentChangeSchema))
  }),
  /** Records that an earlier visit or another tab stored. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordsRead"), records: Schema.Array(StoredSentSchema) }),
  /** The chain knows it as somebody else's. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordRefuted"), hash: Schema.String }),
  /** The receivers of a send that took effect, as the chain has them. */
  Schema.Struct({
    _tag: Schema.Literal("ReceiversRead"),
    hash: Schema.String,
    receivers: Schema.Array(Schema.String)
  }),
  /** Storage refuses them: they last as long as the page. */
  Schema.Struct({ _tag: Schema.Literal("SentRecordsUnkept") })
)
export type ReceiptEvent = Schema.Schema.Type<typeof ReceiptEventSchema>
