import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEventsWith } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** One token held by one account. docs/spec/onchain.md#balances-fields (Token balance). */
export const TokenBalanceSchema = Schema.Struct({
  name: Schema.String,
  symbol: Schema.String,
  network: NetworkIdSchema,
  /** The contract's bare address; absent for the chain's own coin. */
  address: Schema.optional(Schema.String),
  /** Value of the whole balance: US dollars as exact decimal text; null if unknown. */
  value: Schema.NullOr(Schema.String),
  /** Price of one token: US dollars as exact decimal text; null if unknown. */
  price: Schema.NullOr(Schema.String),
  /** `numeric` counts whole tokens, as exact decimal text: a double may not be able to represent it. */
  quantity: Schema.Struct({ decimals: Schema.JsonNumber, numeric: Schema.String }),
  iconUrl: Schema.String,
  /**
   * The reason why its worth does not count: its name is a link or resembles a well-known one, or its worth is not
   * credible. docs/spec/onchain.md#balances-suspicious-holdings.
   */
  suspicious: Schema.optional(Schema.Literal("name", "worth")),
  /**
   * True if it was read from storage, where any script on the page may have written it. For display only; code that
   * moves the token reads its contract and its decimals from an answer of the service first.
   */
  stored: Schema.optional(Schema.Literal(true))
})
/** A token that an account holds: its amount as decimal text, and its worth. */
export interface TokenBalance extends Schema.Schema.Type<typeof TokenBalanceSchema> {}

const Tokens = Schema.Array(TokenBalanceSchema)

export const TokenStateSchema = Schema.Struct({
  balances: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Tokens) }),
  /** Until when a failed fetch may not be repeated, epoch milliseconds. docs/spec/onchain.md#balances-blocking. */
  blockedUntil: Schema.Record({ key: AccountIdSchema, value: Schema.JsonNumber }),
  /** When the stored balances were fetched, epoch milliseconds. */
  arrivedAt: Schema.Record({ key: AccountIdSchema, value: Schema.JsonNumber }),
  /** The networks that the chain service does not cover. */
  uncovered: Schema.Array(NetworkIdSchema)
})
export interface TokenState extends Schema.Schema.Type<typeof TokenStateSchema> {}

/** `TokensAsked`, `TokensArrived`, `TokensFailed`. */
export const TokenEventSchema = Schema.Union(
  ...createRemoteEventsWith("Tokens", {
    key: { account: AccountIdSchema },
    value: {
      tokens: Tokens,
      at: Schema.optional(Schema.JsonNumber),
      /** The chain service does not cover the account's network: there are no tokens to list. */
      isUncovered: Schema.optional(Schema.Literal(true))
    },
    failed: { blockedUntil: Schema.JsonNumber }
  })
)
export type TokenEvent = Schema.Schema.Type<typeof TokenEventSchema>
