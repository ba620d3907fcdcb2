import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { accountTabs } from "./accountTabs.ts"

/** An account's balance of its chain's own coin. */
export const NativeBalanceSchema = Schema.Struct({
  /** Whole coins, as exact decimal text. */
  amount: Schema.String,
  symbol: Schema.String
})
export interface NativeBalance extends Schema.Schema.Type<typeof NativeBalanceSchema> {}

const Tab = Schema.Literal(...accountTabs)

export const AccountStateSchema = Schema.Struct({
  tab: Tab,
  native: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(NativeBalanceSchema) })
})
export interface AccountState extends Schema.Schema.Type<typeof AccountStateSchema> {}

export const AccountEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TabChosen"), tab: Tab }),
  Schema.Struct({ _tag: Schema.Literal("NativeBalanceAsked"), account: AccountIdSchema }),
  Schema.Struct({
    _tag: Schema.Literal("NativeBalanceArrived"),
    account: AccountIdSchema,
    balance: NativeBalanceSchema
  }),
  Schema.Struct({ _tag: Schema.Literal("NativeBalanceFailed"), account: AccountIdSchema, error: FailureDataSchema })
)
export type AccountEvent = Schema.Schema.Type<typeof AccountEventSchema>
