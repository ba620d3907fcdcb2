import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { SwapFee, SwapQuote, SwapToken } from "./quote.ts"
import type { SwapEvent, SwapForm, SwapState } from "./state.ts"

const TokenSchema = tied<SwapToken>()(Schema.Struct({
  id: AccountIdSchema, name: Schema.String, symbol: Schema.String, decimals: Schema.JsonNumber, logoUrl: Schema.String
}))

const FeeSchema = tied<SwapFee>()(Schema.Struct({ amount: Schema.String, usd: Schema.NullOr(Schema.String), estimate: Schema.Boolean }))

const QuoteSchema = tied<SwapQuote>()(Schema.Struct({
  account: AccountIdSchema, from: TokenSchema, to: TokenSchema,
  amount: Schema.String, amountUnits: Schema.String, received: Schema.String, receivedUnits: Schema.String,
  minimum: Schema.String, minimumUnits: Schema.String, maximumSlippage: Schema.String, slippage: Schema.String, rate: Schema.String,
  priceImpact: Schema.NullOr(Schema.String), fee: Schema.NullOr(FeeSchema), approval: Schema.Literal("needed", "not-needed", "unknown")
}))

const FormSchema = tied<SwapForm>()(Schema.Struct({
  account: Schema.NullOr(AccountIdSchema), from: Schema.NullOr(TokenSchema), to: Schema.NullOr(TokenSchema),
  amount: Schema.String, slippage: Schema.String
}))

const Tokens = Schema.Array(TokenSchema)
const During = Schema.Literal("approval", "swap")
const tag = <const Tag extends string>(name: Tag) => Schema.Literal(name)

export const SwapStateSchema = tied<SwapState>()(Schema.Struct({
  tokens: Schema.Record({ key: NetworkIdSchema, value: RemoteSchema(Tokens) }),
  form: FormSchema,
  quote: RemoteSchema(QuoteSchema),
  phase: Schema.Union(
    Schema.Struct({ _tag: tag("None") }), Schema.Struct({ _tag: tag("Approving") }), Schema.Struct({ _tag: tag("Swapping") }),
    Schema.Struct({ _tag: tag("Done"), hash: Schema.String }),
    Schema.Struct({ _tag: tag("Failed"), during: During, error: FailureDataSchema })
  )
}))

export const SwapEventSchema = tied<SwapEvent>()(Schema.Union(
  Schema.Struct({ _tag: tag("SwapTokensAsked"), network: NetworkIdSchema }),
  Schema.Struct({ _tag: tag("SwapTokensArrived"), network: NetworkIdSchema, tokens: Tokens }),
  Schema.Struct({ _tag: tag("SwapTokensFailed"), network: NetworkIdSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: tag("SwapAccountSet"), account: Schema.NullOr(AccountIdSchema) }),
  Schema.Struct({ _tag: tag("SwapSourceChosen"), token: TokenSchema }),
  Schema.Struct({ _tag: tag("SwapTargetChosen"), token: TokenSchema }),
  Schema.Struct({ _tag: tag("SwapTurned") }),
  Schema.Struct({ _tag: tag("SwapAmountTyped"), amount: Schema.String }),
  Schema.Struct({ _tag: tag("SwapSlippageChosen"), slippage: Schema.String }),
  Schema.Struct({ _tag: tag("SwapQuoteAsked") }),
  Schema.Struct({ _tag: tag("SwapQuoteArrived"), form: FormSchema, quote: QuoteSchema }),
  Schema.Struct({ _tag: tag("SwapQuoteFailed"), form: FormSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: tag("SwapApproving") }),
  Schema.Struct({ _tag: tag("SwapApproved") }),
  Schema.Struct({ _tag: tag("SwapSending") }),
  Schema.Struct({ _tag: tag("SwapSent"), hash: Schema.String }),
  Schema.Struct({ _tag: tag("SwapFailed"), during: During, error: FailureDataSchema }),
  Schema.Struct({ _tag: tag("SwapPhaseLeft") })
))
