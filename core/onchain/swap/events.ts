import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { SponsorshipSchema } from "../../wallets/signing/sponsorshipSchema.ts"

/** A token that can be swapped. */
const SwapTokenSchema = Schema.Struct({
  /** CAIP-10; a chain's own coin has a placeholder address. */
  id: AccountIdSchema,
  name: Schema.String,
  symbol: Schema.String,
  decimals: Schema.JsonNumber,
  /** Empty if there is no image that is safe to load. */
  logoUrl: Schema.String
})
/** A token that can be swapped. */
export interface SwapToken extends Schema.Schema.Type<typeof SwapTokenSchema> {}

/** The network fee of a swap. */
const SwapFeeSchema = Schema.Struct({
  /** In the network's own coin, whole coins as decimal text. */
  amount: Schema.String,
  /** The expected maximum: the gas price and the data fee may double. `amount` and `most` include the data fee. */
  most: Schema.String,
  /** A rollup's data fee could not be read: `amount` is without it, and `most` has a margin for it. */
  hasDataFee: Schema.Boolean,
  /** US dollars as decimal text; null if the coin's price is unknown. */
  usd: Schema.NullOr(Schema.String),
  /** True if the gas is unknown until the swap is built. */
  estimate: Schema.Boolean
})
/** The network fee of a swap, as decimal text. */
export interface SwapFee extends Schema.Schema.Type<typeof SwapFeeSchema> {}

/** The need to approve the swap contract for the token first; `unknown` if that could not be read. */
const ApprovalNeedSchema = Schema.Literal("needed", "not-needed", "unknown")
/** The need to approve the swap contract first; `unknown` if that could not be read. */
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
  /** The minimum output within the slippage, and the maximum cost of the slippage. */
  minimum: Schema.String,
  minimumUnits: Schema.String,
  maximumSlippage: Schema.String,
  /** Percent. */
  slippage: Schema.String,
  /** How much of `to` one `from` buys. */
  rate: Schema.String,
  /** Lost value in percent; null if a price is unknown. */
  priceImpact: Schema.NullOr(Schema.String),
  /** Null if there is no gas price. */
  fee: Schema.NullOr(SwapFeeSchema),
  approval: ApprovalNeedSchema,
  /** Epoch milliseconds after which the quote is requested again. */
  goodUntil: Schema.JsonNumber
})
/** The expected result of a swap: `…Units` in base units as digits, all else as decimal text. */
export interface SwapQuote extends Schema.Schema.Type<typeof SwapQuoteSchema> {}

const ApprovalChoiceSchema = Schema.Literal("exact", "all")
/**
 * `auto`: as one batch if the wallet supports it without an upgrade; `upgrade`: also if it must upgrade the account.
 */
const BatchChoiceSchema = Schema.Literal("auto", "never", "upgrade")
/** True if approval and swap are sent as one batch. */
export type BatchChoice = Schema.Schema.Type<typeof BatchChoiceSchema>

/** The visitor's input for the active account: text as typed. */
const SwapFormSchema = Schema.Struct({
  account: Schema.NullOr(AccountIdSchema),
  from: Schema.NullOr(SwapTokenSchema),
  to: Schema.NullOr(SwapTokenSchema),
  amount: Schema.String,
  slippage: Schema.String,
  approval: ApprovalChoiceSchema,
  batch: BatchChoiceSchema
})
/** The visitor's input for a swap, as typed. */
export interface SwapForm extends Schema.Schema.Type<typeof SwapFormSchema> {}

/** The wallet's and the network's facts about the reviewed swap. */
const SwapTermsSchema = Schema.Struct({
  /** The spender of the token; null if no approval is needed. */
  spender: Schema.NullOr(Schema.String),
  /** How many steps the approval takes: two if an older one is revoked first. */
  approvals: Schema.JsonNumber,
  batches: Schema.Literal("supported", "ready", "unsupported"),
  /** The payer of the fee; absent if the host does not offer to pay it. */
  sponsorship: Schema.optionalWith(SponsorshipSchema, { exact: true })
})
/** The wallet's and the network's facts about the reviewed swap. */
export interface SwapTerms extends Schema.Schema.Type<typeof SwapTermsSchema> {}

const Tokens = Schema.Array(SwapTokenSchema)
const During = Schema.Literal("approval", "swap", "batch")

const approvalFields = { spender: Schema.String, amountUnits: Schema.String }
/** The terms agreed by the press, and the current allowance from its included approvals. */
const agreedFields = { quote: SwapQuoteSchema, allowed: Schema.NullOr(Schema.Struct(approvalFields)) }
const sentFields = { hash: Schema.optional(Schema.String), batchId: Schema.optional(Schema.String) }

/** The progress of the transactions. While one is in progress the form does not change. */
const SwapPhaseSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("None") }),
  Schema.Struct({ _tag: Schema.Literal("Proving"), ...agreedFields }),
  Schema.Struct({
    _tag: Schema.Literal("Approving"),
    ...agreedFields,
    ...approvalFields,
    nth: Schema.JsonNumber,
    of: Schema.JsonNumber
  }),
  Schema.Struct({ _tag: Schema.Literal("Swapping"), ...agreedFields, isBatch: Schema.Boolean }),
  /** The sent transaction is followed like every sent record. */
  Schema.Struct({ _tag: Schema.Literal("Following"), ...agreedFields, ...sentFields }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), ...agreedFields, during: During, error: FailureDataSchema })
)
/** The phase of a swap. */
export type SwapPhase = Schema.Schema.Type<typeof SwapPhaseSchema>

const SideSchema = Schema.Literal("from", "to")

export const SwapStateSchema = Schema.Struct({
  tokens: Schema.Record({ key: NetworkIdSchema, value: RemoteSchema(Tokens) }),
  form: SwapFormSchema,
  /** The quote of the current form, requested as soon as the form is complete. */
  quote: RemoteSchema(SwapQuoteSchema),
  /** Facts about the reviewed quote. */
  terms: RemoteSchema(SwapTermsSchema),
  phase: SwapPhaseSchema,
  /** The side whose token is being selected. */
  side: SideSchema,
  /** The tokens that the page requested, until they are known: its own words, or empty. */
  requested: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
  /** True if the page filled in the form and the visitor has not changed it. */
  isFilledIn: Schema.Boolean,
  /** True if the view has been idle for a while, and prices are no longer requested. */
  isPaused: Schema.Boolean,
  /** True if the host pays the fees of this account, as far as known before the review; null while that is looked up. */
  isFeePaid: Schema.NullOr(Schema.Boolean),
  /** The last included approval that no swap has used: a failure names it, also when the visitor tries again. */
  approved: Schema.NullOr(Schema.Struct(agreedFields))
})
export interface SwapState extends Schema.Schema.Type<typeof SwapStateSchema> {}

/** `SwapTokensAsked`, `SwapTokensArrived`, `SwapTokensFailed`. */
const tokensEvents = createRemoteEvents("SwapTokens", { key: { network: NetworkIdSchema }, value: { tokens: Tokens } })

export const SwapEventSchema = Schema.Union(
  ...tokensEvents,
  /** `isReviewed`: true if the review of a swap is visible. */
  Schema.Struct({
    _tag: Schema.Literal("SwapAccountSet"),
    account: Schema.NullOr(AccountIdSchema),
    isReviewed: Schema.optional(Schema.Boolean)
  }),
  /** The payer of the fees of an account's swaps is being looked up (null) or was found, before there is a swap. */
  Schema.Struct({
    _tag: Schema.Literal("SwapPayerSet"),
    account: AccountIdSchema,
    isPaid: Schema.NullOr(Schema.Boolean)
  }),
  Schema.Struct({ _tag: Schema.Literal("SwapSourceChosen"), token: SwapTokenSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTargetChosen"), token: SwapTokenSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTurned") }),
  /** The page fills in the form. Tokens by symbol, contract or CAIP-19 id; empty text leaves a field at its default. */
  Schema.Struct({
    _tag: Schema.Literal("SwapFilled"),
    from: Schema.String,
    to: Schema.String,
    amount: Schema.String,
    slippage: Schema.String
  }),
  Schema.Struct({ _tag: Schema.Literal("SwapAmountTyped"), amount: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapSlippageChosen"), slippage: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteAsked") }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteArrived"), form: SwapFormSchema, quote: SwapQuoteSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapQuoteFailed"), form: SwapFormSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapApprovalChosen"), approval: ApprovalChoiceSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapBatchChosen"), batch: BatchChoiceSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapChoosing"), side: SideSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTermsAsked") }),
  Schema.Struct({ _tag: Schema.Literal("SwapTermsArrived"), terms: SwapTermsSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTermsFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapTouched") }),
  Schema.Struct({ _tag: Schema.Literal("SwapPaused") }),
  /** A press: the agreed swap is built and proven before any wallet is asked. */
  Schema.Struct({ _tag: Schema.Literal("SwapProving"), quote: SwapQuoteSchema }),
  Schema.Struct({
    _tag: Schema.Literal("SwapApproving"),
    ...approvalFields,
    nth: Schema.JsonNumber,
    of: Schema.JsonNumber
  }),
  Schema.Struct({ _tag: Schema.Literal("SwapApproved"), ...approvalFields, hash: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SwapSending"), isBatch: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("SwapSent"), ...sentFields }),
  Schema.Struct({ _tag: Schema.Literal("SwapFailed"), during: During, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SwapPhaseLeft") })
)
export type SwapEvent = Schema.Schema.Type<typeof SwapEventSchema>
