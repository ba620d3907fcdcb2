import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { WordsFieldSchema, WordsSchema } from "../calldata/wordsSchema.ts"

const ReportedSchema = Schema.Struct({
  words: WordsSchema,
  /**
   * The account's gains and losses according to the simulation; null if unknown. Absent until the request was
   * simulated.
   */
  changes: Schema.optionalWith(Schema.NullOr(Schema.Array(WordsFieldSchema)), { exact: true }),
  /** The network fee with its warnings; no warnings if there is no fee. Absent until it is known. */
  fee: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /**
   * The page sets a part of the fee that has not been compared with the network's price yet: the request cannot be
   * approved.
   */
  isFeeUnchecked: Schema.optionalWith(Schema.Boolean, { exact: true }),
  /** Warnings from a node's answer, added after the description was shown. */
  late: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /** The hashes of typed data, for comparison with a device. */
  digests: Schema.optionalWith(Schema.Array(WordsFieldSchema), { exact: true }),
  /** The request as the wallet receives it. */
  raw: Secret
})
/** The description of a pending request for the visitor. */
export interface ReportedRequest extends Schema.Schema.Type<typeof ReportedSchema> {}

const EntrySchema = Schema.Struct({
  /** The id of its intent. */
  id: Schema.String,
  /** True if the modal was closed when the request arrived; it closes again afterwards. */
  hasOpened: Schema.Boolean,
  /** Null until its description has loaded. */
  told: Schema.NullOr(ReportedSchema)
})
/** A request that waits for the visitor. */
export interface WaitingRequest extends Schema.Schema.Type<typeof EntrySchema> {}

export const ApprovalStateSchema = Schema.Struct({
  /** Oldest first, at most 99. The oldest one is shown. */
  stack: Schema.Array(EntrySchema),
  /** Why the request that was shown has ended. */
  notice: Schema.NullOr(FailureDataSchema)
})
export interface ApprovalState extends Schema.Schema.Type<typeof ApprovalStateSchema> {}

export const ApprovalEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TransactionPushed"), id: Schema.String, hasOpened: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("TransactionTold"), id: Schema.String, told: Schema.NullOr(ReportedSchema) }),
  Schema.Struct({
    _tag: Schema.Literal("TransactionPopped"),
    id: Schema.String,
    result: Schema.Literal("success", "error", "cancel"),
    /** Only together with `error`. */
    error: Schema.optional(FailureDataSchema)
  }),
  /** A request that no visitor approves. */
  Schema.Struct({ _tag: Schema.Literal("TransactionRefused"), error: FailureDataSchema })
)
export type ApprovalEvent = Schema.Schema.Type<typeof ApprovalEventSchema>
