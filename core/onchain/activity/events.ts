import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { remoteEvents } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { hashPattern } from "./hash.ts"
import { Schema } from "../../foundation/data/schema.ts"

/**
 * The movement of one asset in a transaction, as seen from the account.
 * docs/spec/onchain.md#activity-transaction-fields (Transaction).
 */
const TransferSchema = Schema.Struct({
  asset: Schema.Literal("token", "nft"),
  /** An NFT's own name; a token's name, which may be empty. */
  name: Schema.String,
  /** Empty for an NFT. */
  symbol: Schema.String,
  iconUrl: Schema.String,
  direction: Schema.Literal("in", "out", "self"),
  /** Whole tokens, as exact decimal text. */
  quantity: Schema.String,
  /** Whether the service considers the NFT spam. */
  spam: Schema.Boolean
})
/** What a transaction moved: a coin, tokens, or an item of a collection. */
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
  /** Whether a node names the account as the sender; absent if no node was asked, or none answered. */
  signer: Schema.optional(Schema.Literal("account", "other"))
})
/** One transaction of an account, with its transfers. */
export interface Transaction extends Schema.Schema.Type<typeof TransactionSchema> {}

const Cursor = Schema.NullOr(Schema.String)

/** The pages of a history loaded so far. */
const HistorySchema = Schema.Struct({
  transactions: Schema.Array(TransactionSchema),
  /** The cursor of the next page, null if there is none. */
  next: Cursor,
  /** Nobody tells histories of this network. */
  isUntold: Schema.optional(Schema.Literal(true))
})
/** The pages of an account's transactions that have loaded. */
export interface History extends Schema.Schema.Type<typeof HistorySchema> {}

/** How a transaction stands on its chain, as its network's node tells it: the history does not. */
const InclusionSchema = Schema.Struct({
  block: Schema.String,
  /** What it took, in base units of the network's coin; null where the node does not tell. */
  fee: Schema.NullOr(Schema.String)
})
/** The block of a transaction, and its fee. */
export interface Inclusion extends Schema.Schema.Type<typeof InclusionSchema> {}

export const ActivityStateSchema = Schema.Struct({
  histories: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(HistorySchema) }),
  /** The cursor of the page requested last, null for the first one. */
  cursors: Schema.Record({ key: AccountIdSchema, value: Cursor }),
  /** Of the transactions that were opened, by their hashes; null where no block holds one. */
  inclusions: Schema.Record({
    key: Schema.String.pipe(Schema.pattern(hashPattern)),
    value: Schema.Struct({ network: NetworkIdSchema, found: RemoteSchema(Schema.NullOr(InclusionSchema)) })
  })
})
export interface ActivityState extends Schema.Schema.Type<typeof ActivityStateSchema> {}

/**
 * `ActivityAsked`, `ActivityArrived`, `ActivityFailed`: each of one page. `InclusionAsked`, `InclusionArrived`,
 * `InclusionFailed`: each of one transaction.
 */
export const ActivityEventSchema = Schema.Union(
  ...remoteEvents("Activity", { key: { account: AccountIdSchema, cursor: Cursor }, value: { page: HistorySchema } }),
  ...remoteEvents("Inclusion", {
    key: { network: NetworkIdSchema, hash: Schema.String.pipe(Schema.pattern(hashPattern)) },
    value: { inclusion: Schema.NullOr(InclusionSchema) }
  })
)
export type ActivityEvent = Schema.Schema.Type<typeof ActivityEventSchema>
