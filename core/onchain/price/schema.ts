import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { PriceEvent, PriceState } from "./state.ts"

const Tokens = Schema.Array(AccountIdSchema)

export const PriceStateSchema = tied<PriceState>()(Schema.Struct({
  prices: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Schema.NullOr(Schema.String)) })
}))

export const PriceEventSchema = tied<PriceEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("PricesAsked"), tokens: Tokens }),
  Schema.Struct({ _tag: Schema.Literal("PricesArrived"), tokens: Tokens, prices: Schema.Record({ key: AccountIdSchema, value: Schema.String }) }),
  Schema.Struct({ _tag: Schema.Literal("PricesFailed"), tokens: Tokens, error: FailureDataSchema })
))
