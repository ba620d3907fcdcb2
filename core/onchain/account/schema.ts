import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import { type AccountEvent, type AccountState, accountTabs, type NativeBalance } from "./state.ts"

export const NativeBalanceSchema = tied<NativeBalance>()(Schema.Struct({ amount: Schema.String, symbol: Schema.String }))

const Tab = Schema.Literal(...accountTabs)

export const AccountStateSchema = tied<AccountState>()(Schema.Struct({
  tab: Tab,
  native: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(NativeBalanceSchema) })
}))

export const AccountEventSchema = tied<AccountEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TabChosen"), tab: Tab }),
  Schema.Struct({ _tag: Schema.Literal("NativeBalanceAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NativeBalanceArrived"), account: AccountIdSchema, balance: NativeBalanceSchema }),
  Schema.Struct({ _tag: Schema.Literal("NativeBalanceFailed"), account: AccountIdSchema, error: FailureDataSchema })
))
