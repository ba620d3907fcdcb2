import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { ActivityEvent, ActivityState, History, Transaction, Transfer } from "./state.ts"

const TransferSchema = tied<Transfer>()(Schema.Struct({
  asset: Schema.Literal("token", "nft"),
  name: Schema.String,
  symbol: Schema.String,
  iconUrl: Schema.String,
  direction: Schema.Literal("in", "out", "self"),
  quantity: Schema.String,
  spam: Schema.Boolean
}))

const TransactionSchema = tied<Transaction>()(Schema.Struct({
  id: Schema.String,
  hash: Schema.String,
  network: NetworkIdSchema,
  operation: Schema.String,
  status: Schema.Literal("confirmed", "failed", "pending"),
  from: Schema.String,
  to: Schema.String,
  minedAt: Schema.JsonNumber,
  transfers: Schema.Array(TransferSchema)
}))

const HistorySchema = tied<History>()(Schema.Struct({
  transactions: Schema.Array(TransactionSchema),
  next: Schema.NullOr(Schema.String)
}))

const Cursor = Schema.NullOr(Schema.String)

export const ActivityStateSchema = tied<ActivityState>()(Schema.Struct({
  histories: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(HistorySchema) }),
  cursors: Schema.Record({ key: AccountIdSchema, value: Cursor })
}))

export const ActivityEventSchema = tied<ActivityEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ActivityAsked"), account: AccountIdSchema, cursor: Cursor }),
  Schema.Struct({ _tag: Schema.Literal("ActivityArrived"), account: AccountIdSchema, cursor: Cursor, page: HistorySchema }),
  Schema.Struct({ _tag: Schema.Literal("ActivityFailed"), account: AccountIdSchema, cursor: Cursor, error: FailureDataSchema })
))
