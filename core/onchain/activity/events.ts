import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { hashPattern } from "./hash.ts"
import { Schema } from "../../foundation/data/schema.ts"

/**
 * The movement of one asset in a transaction, as seen from the account.
 * docs/spec/onchain.md#activity-transaction-fields (Transaction).
 */
const TransferSchema = Schema.Struct({
  asset: Schema.Literal("token", "nft"),
  /** The NFT's own name, or a token's name, which may be empty. */
  name: Schema.String,
  /** Empty for an NFT. */
  symbol: Schema.String,
  iconUrl: Schema.String,
  direction: Schema.Literal("in", "out", "self"),
  /** Whole tokens, as exact decimal text. */
  quantity: Schema.String,
  /** True if the service considers the NFT spam. */
  spam: Schema.Boolean,
  /**
   * For an NFT that arrived and whose later transfer is doubtful: those of the transaction's items that the account
   * still holds according to their contracts, as contract and token id.
   */
  held: Schema.optional(Schema.Array(Schema.String))
})
/** The asset that a transaction moved: a coin, a token, or a collectible. */
export interface Transfer extends Schema.Schema.Type<typeof TransferSchema> {}

/** One transaction of an account. docs/spec/onchain.md#activity-transaction-fields. */
const TransactionSchema = Schema.Struct({
  id: Schema.String,
  hash: Schema.String,
  network: NetworkIdSchema,
  /** The service's name for the operation: `send`, `receive`, `trade`, `approve`, ... */
  operation: Schema.String,
  status: Schema.Literal("confirmed", "failed", "pending"),
  from: Schema.String,
  /** Empty if a contract was created. */
  to: Schema.String,
  /** Epoch milliseconds. */
  minedAt: Schema.JsonNumber,
  transfers: Schema.Array(TransferSchema),
  /** True if a node reports the account as the sender; absent if no node was asked, or no node answered. */
  signer: Schema.optional(Schema.Literal("account", "other"))
})
/** One transaction of an account, with its transfers. */
export interface Transaction extends Schema.Schema.Type<typeof TransactionSchema> {}

const Cursor = Schema.NullOr(Schema.String)

/** The loaded pages of a history. */
const HistorySchema = Schema.Struct({
  transactions: Schema.Array(TransactionSchema),
  /** The cursor of the next page; null if this is the last page. */
  next: Cursor,
  /** No service provides histories of this network. */
  isUncovered: Schema.optional(Schema.Literal(true))
})
/** The loaded pages of an account's transactions. */
export interface History extends Schema.Schema.Type<typeof HistorySchema> {}

/** The status of a transaction on its chain, read from a node; the history does not contain it. */
const InclusionSchema = Schema.Struct({
  block: Schema.String,
  /** The fee in base units of the network's coin; null if the node does not report it. */
  fee: Schema.NullOr(Schema.String)
})
/** The block of a transaction, and its fee. */
export interface Inclusion extends Schema.Schema.Type<typeof InclusionSchema> {}

export const ActivityStateSchema = Schema.Struct({
  histories: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(HistorySchema) }),
  /** The cursor of the most recently requested page, null for the first page. */
  cursors: Schema.Record({ key: AccountIdSchema, value: Cursor }),
  /** For the transactions that were opened, by hash; null if no block contains the transaction. */
  inclusions: Schema.Record({
    key: Schema.String.pipe(Schema.pattern(hashPattern)),
    value: Schema.Struct({ network: NetworkIdSchema, found: RemoteSchema(Schema.NullOr(InclusionSchema)) })
  })
})
export interface ActivityState extends Schema.Schema.Type<typeof ActivityStateSchema> {}

/**
 * `ActivityAsked`, `ActivityArrived`, `ActivityFailed`: each about one page. `InclusionAsked`, `InclusionArrived`,
 * `InclusionFailed`: each about one transaction.
 */
export const ActivityEventSchema = Schema.Union(
  ...createRemoteEvents("Activity", {
    key: { account: AccountIdSchema, cursor: Cursor },
    value: { page: HistorySchema }
  }),
  ...createRemoteEvents("Inclusion", {
    key: { network: NetworkIdSchema, hash: Schema.String.pipe(Schema.pattern(hashPattern)) },
    value: { inclusion: Schema.NullOr(InclusionSchema) }
  })
)
export type ActivityEvent = Schema.Schema.Type<typeof ActivityEventSchema>
