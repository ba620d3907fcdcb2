import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { TokenBalance, TokenEvent, TokenState } from "./state.ts"

export const TokenBalanceSchema = tied<TokenBalance>()(Schema.Struct({
  name: Schema.String,
  symbol: Schema.String,
  network: NetworkIdSchema,
  address: Schema.optional(Schema.String),
  value: Schema.String,
  price: Schema.String,
  quantity: Schema.Struct({ decimals: Schema.JsonNumber, numeric: Schema.String }),
  iconUrl: Schema.String,
  stored: Schema.optional(Schema.Literal(true))
}))

const Tokens = Schema.Array(TokenBalanceSchema)

export const TokenStateSchema = tied<TokenState>()(Schema.Struct({
  balances: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Tokens) }),
  blockedUntil: Schema.Record({ key: AccountIdSchema, value: Schema.JsonNumber })
}))

export const TokenEventSchema = tied<TokenEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TokensAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("TokensArrived"), account: AccountIdSchema, tokens: Tokens }),
  Schema.Struct({ _tag: Schema.Literal("TokensFailed"), account: AccountIdSchema, error: FailureDataSchema, blockedUntil: Schema.JsonNumber })
))
