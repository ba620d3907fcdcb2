import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { remoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** A token that can be swapped. */
const SwapTokenSchema = Schema.Struct({
  /** CAIP-10; a chain's own coin has a placeholder address. */
  id: AccountIdSchema,
  name: Schema.String,
  symbol: Schema.String,
  decimals: Schema.JsonNumber,
  /** Empty if there is none that is safe to load. */
  logoUrl: Schema.String
})
export interface SwapToken extends Schema.Schema.Type<typeof SwapTokenSchema> {}

/** The network fee of a swap. */
const SwapFeeSchema = Schema.Struct({
  /** In the network's own coin, whole coins as decimal text. */
  amount: Schema.String,
  /** US dollars as decimal text; null if the coin's price is unknown. */
  usd: Schema.NullOr(Schema.String),
  /** How much gas it uses is unknown until it is built. */
  estimate: Schema.Boolean
})
export interface SwapFee extends Schema.Schema.Type<typeof SwapFeeSchema> {}

/** Whether the swap contract must be approved to spend the token first; `unknown` if that could not be read. */
const ApprovalNeedSchema = Schema.Literal("needed", "not-needed", "unknown")
export type ApprovalNeed = Schema.Schema.Type<typeof ApprovalNeedSchema>

/**
 * The expected result of a swap. Plain data: `…Units` are base units as digits, all else is decimal text of whole
 * tokens.
 */
const SwapQuoteSchema = Schema.Struct({
  account: AccountIdSchema,
  from: SwapTokenSchema,
  to: SwapTokenSchema,
  amount: Schema.String,
  amountUnits: Schema.String,
  received: Schema.String,
  receivedUnits: Schema.String,
  /** The least that is received within the slippage, and the most that the slippage costs. */
  minimum: Schema.String,
  minimumUnits: Schema.String,
  maximumSlippage: Schema.String,
  /** Percent. */
  slippage: Schema.String,
  /** How much of `to` one `from` buys. */
  rate: Schema.String,
  /** Percent of the value that is lost; null if a price is unknown. */
  priceImpact: Schema.NullOr(Schema.String),
  /** Null if there is no gas price. */
  fee: Schema.NullOr(SwapFeeSchema),
  approval: ApprovalNeedSchema
})
export interface SwapQuote extends Schema.Schema.Type<typeof SwapQuoteSchema> {}

/** The visitor's input, for the active account: text as typed. */
const SwapFormSchema = Schema.Struct({
  account: Schema.NullOr(AccountIdSchema),
  from: Schema.NullOr(SwapTokenSchema),
  to: Schema.NullOr(SwapTokenSchema),
  amount: Schema.String,
  slippage: Schema.String
})
export interface SwapForm extends Schema.Schema.Type<typeof SwapFormSchema> {}

const Tokens = Schema.Array(SwapTokenSchema)
const During = Schema.Literal("approval", "swap")

/** The progress of the transactions. While one is in progress the form does not change. */
const SwapPhaseSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("None") }),
  Schema.Struct({ _tag: Schema.Literal("Approving") }),
  Schema.Struct({ _tag: Schema.Literal("Swapping") }),
  Schema.Struct({ _tag: Schema.Literal("Done"), hash: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), during: During, error: FailureDataSchema })
)
export type SwapPhase = Schema.Schema.Type<typeof SwapPhaseSchema>

export const SwapStateSchema = Schema.Struct({
  tokens: Schema.Record({ key: NetworkIdSchema, value: RemoteSchema(Tokens) }),
  form: SwapFormSchema,
  /** The quote of the current form, requested as soon as the form is complete. */
  quote: RemoteSchema(SwapQuoteSchema),
  phase: SwapPhaseSchema
})
export interface SwapState extends Schema.Schema.Type<typeof SwapStateSchema> {}

/** `SwapTokensAsked`, `SwapTokensArrived`, `SwapTokensFailed`. */
const tokensEvents = remoteEvents("SwapTokens", { key: { network: NetworkIdSchema }, value: { tokens: Tokens } })

export const SwapEventSchema = Schema.Union(
  ...tokensEvents,
  Schema.Struct({ _tag: Schema.Literal("SwapAccountSet"), account: Schema.NullOr(AccountIdSchema) }),
  Schema.Struct({ _tag: Schema.Literal("SwapSourceChosen"), token: SwapTokenSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTargetChosen"), token: SwapTokenSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTurned") }),
  Schema.Struct({ _tag: Schema.Literal("SwapAmountTyped"), amount: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapSlippageChosen"), slippage: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteAsked") }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteArrived"), form: SwapFormSchema, quote: SwapQuoteSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteFailed"), form: SwapFormSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapApproving") }),
  Schema.Struct({ _tag: Schema.Literal("SwapApproved") }),
  Schema.Struct({ _tag: Schema.Literal("SwapSending") }),
  Schema.Struct({ _tag: Schema.Literal("SwapSent"), hash: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapFailed"), during: During, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapPhaseLeft") })
)
export type SwapEvent = Schema.Schema.Type<typeof SwapEventSchema>
