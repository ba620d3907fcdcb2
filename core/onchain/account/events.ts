import { AccountIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { accountTabs } from "./accountTabs.ts"

/** An account's balance of its network's own coin. */
export const NativeBalanceSchema = Schema.Struct({
  /** Whole coins, as exact decimal text. */
  amount: Schema.String,
  symbol: Schema.String,
  /**
   * Balance of the token that the host displays in place of the coin on this network (option `tokens`), if it could be
   * read.
   */
  shown: Schema.optionalWith(Schema.Struct({ amount: Schema.String, symbol: Schema.String, iconUrl: Schema.String }), {
    exact: true
  })
})
/** An account's balance of its network's coin, read from the chain. */
export interface NativeBalance extends Schema.Schema.Type<typeof NativeBalanceSchema> {}

const Tab = Schema.Literal(...accountTabs)

export const AccountStateSchema = Schema.Struct({
  tab: Tab,
  native: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(NativeBalanceSchema) }),
  /**
   * The contract whose code the account runs (EIP-7702): its address; null if the account has no code, absent if it was
   * not read.
   */
  runs: Schema.Record({ key: AccountIdSchema, value: Schema.NullOr(Schema.String) })
})
export interface AccountState extends Schema.Schema.Type<typeof AccountStateSchema> {}

/** `NativeBalanceAsked`, `NativeBalanceArrived`, `NativeBalanceFailed`. */
const nativeBalanceEvents = createRemoteEvents("NativeBalance", {
  key: { account: AccountIdSchema },
  value: { balance: NativeBalanceSchema }
})

export const AccountEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("TabChosen"), tab: Tab }),
  Schema.Struct({
    _tag: Schema.Literal("AccountCodeRead"),
    account: AccountIdSchema,
    runs: Schema.NullOr(Schema.String)
  }),
  ...nativeBalanceEvents
)
export type AccountEvent = Schema.Schema.Type<typeof AccountEventSchema>
