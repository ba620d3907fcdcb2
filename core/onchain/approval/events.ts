import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { WordsFieldSchema, WordsSchema } from "../calldata/wordsSchema.ts"

const ToldSchema = Schema.Struct({
  words: WordsSchema,
  /** The account's gains and losses, as the network tried the request; null if unknown. Absent until it was tried. */
  changes: Schema.optionalWith(Schema.NullOr(Schema.Array(WordsFieldSchema)), { exact: true }),
  /** The network's fee with its warnings; no warnings if it costs nothing. Absent until it is known. */
  fee: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /** The page sets a part of the fee, which has not been compared with the network's price yet: it cannot be approved. */
  isFeeUnchecked: Schema.optionalWith(Schema.Boolean, { exact: true }),
  /** Warnings that a node's answer added after the words had been shown. */
  late: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /** The hashes of typed data, for comparing with a device. */
  digests: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /** The request as the wallet gets it. */
  raw: Secret
})
/** What a visitor reads of a request that waits. */
export interface ToldRequest extends Schema.Schema.Type<typeof ToldSchema> {}

const EntrySchema = Schema.Struct({
  /** The intent's. */
  id: Schema.String,
  /** The modal was closed when it came, and closes after it. */
  hasOpened: Schema.Boolean,
  /** Null until its words are there. */
  told: Schema.NullOr(ToldSchema)
})
/** A request that waits for the visitor. */
export interface WaitingRequest extends Schema.Schema.Type<typeof EntrySchema> {}

export const ApprovalStateSchema = Schema.Struct({
  /** Oldest first, at most 99. The oldest is the one that is shown. */
  stack: Schema.Array(EntrySchema),
  /** Why what was shown is there no more. */
  notice: Schema.NullOr(FailureDataSchema)
})
export interface ApprovalState extends Schema.Schema.Type<typeof ApprovalStateSchema> {}

export const ApprovalEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TransactionPushed"), id: Schema.String, hasOpened: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("TransactionTold"), id: Schema.String, told: Schema.NullOr(ToldSchema) }),
  Schema.Struct({
    _tag: Schema.Literal("TransactionPopped"),
    id: Schema.String,
    result: Schema.Literal("success", "error", "cancel"),
    /** With `error` alone. */
    error: Schema.optional(FailureDataSchema)
  }),
  /** A request that no visitor is asked about. */
  Schema.Struct({ _tag: Schema.Literal("TransactionRefused"), error: FailureDataSchema })
)
export type ApprovalEvent = Schema.Schema.Type<typeof ApprovalEventSchema>
