import { AccountIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/**
 * US dollars for one whole token, as exact decimal text, by the token's key (`getTokenKey`). A token without a price is
 * absent.
 */
const PricesSchema = Schema.Record({ key: AccountIdSchema, value: Schema.String })
/** US dollars for one whole token as decimal text, by the token's key; null for a token without a price. */
export type Prices = Schema.Schema.Type<typeof PricesSchema>

export const PriceStateSchema = Schema.Struct({
  /** US dollars for one whole token as decimal text, by the token's key; null for a token without a price. */
  prices: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Schema.NullOr(Schema.String)) })
})
export interface PriceState extends Schema.Schema.Type<typeof PriceStateSchema> {}

/** `PricesAsked`, `PricesArrived`, `PricesFailed`. */
export const PriceEventSchema = Schema.Union(
  ...createRemoteEvents("Prices", { key: { tokens: Schema.Array(AccountIdSchema) }, value: { prices: PricesSchema } })
)
export type PriceEvent = Schema.Schema.Type<typeof PriceEventSchema>
