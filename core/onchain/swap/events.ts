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
/** A token that can be swapped. */
export interface SwapToken extends Schema.Schema.Type<typeof SwapTokenSchema> {}

/** The network fee of a swap. */
const SwapFeeSchema = Schema.Struct({
  /** In the network's own coin, whole coins as decimal text. */
  amount: Schema.String,
  /** It should not take more: the price of gas and the data fee may double. `amount` and `most` have the data fee. */
  most: Schema.String,
  /** A rollup's data fee could not be read: `amount` is without it, and `most` has a margin for it. */
  hasDataFee: Schema.Boolean,
  /** US dollars as decimal text; null if the coin's price is unknown. */
  usd: Schema.NullOr(Schema.String),
  /** How much gas it uses is unknown until it is built. */
  estimate: Schema.Boolean
})
/** The network fee of a swap, as decimal text. */
export interface SwapFee extends Schema.Schema.Type<typeof SwapFeeSchema> {}

/** Whether the swap contract must be approved to spend the token first; `unknown` if that could not be read. */
const ApprovalNeedSchema = Schema.Literal("needed", "not-needed", "unknown")
/** Whether the swap contract must be approved first; `unknown` if that could not be read. */
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
  approval: ApprovalNeedSchema,
  /** Epoch milliseconds after which it is asked for anew. */
  goodUntil: Schema.JsonNumber
})
/** The expected result of a swap: `…Units` in base units as digits, all else as decimal text. */
export interface SwapQuote extends Schema.Schema.Type<typeof SwapQuoteSchema> {}

const ApprovalChoiceSchema = Schema.Literal("exact", "all")
/** `auto`: as one batch where the wallet does that by itself; `upgrade`: also where it upgrades the account for it. */
const BatchChoiceSchema = Schema.Literal("auto", "never", "upgrade")
/** Whether approval and swap go out as one batch. */
export type BatchChoice = Schema.Schema.Type<typeof BatchChoiceSchema>

/** The visitor's input, for the active account: text as typed. */
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

/** What the account's wallet and the network say of the swap that is reviewed. */
const SwapTermsSchema = Schema.Struct({
  /** Who is allowed to take the token; null if nobody has to be. */
  spender: Schema.NullOr(Schema.String),
  /** How many steps the approval takes: two where an older one is taken back first. */
  approvals: Schema.JsonNumber,
  batches: Schema.Literal("supported", "ready", "unsupported")
})
/** What the wallet and the network say of the swap that is reviewed. */
export interface SwapTerms extends Schema.Schema.Type<typeof SwapTermsSchema> {}

const Tokens = Schema.Array(SwapTokenSchema)
const During = Schema.Literal("approval", "swap", "batch")

const approvalFields = { spender: Schema.String, amountUnits: Schema.String }
/** What was agreed with the press, and what its approvals that are in blocks allow by now. */
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
  /** What was sent is followed as every sent record is. */
  Schema.Struct({ _tag: Schema.Literal("Following"), ...agreedFields, ...sentFields }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), ...agreedFields, during: During, error: FailureDataSchema })
)
/** How far a swap is. */
export type SwapPhase = Schema.Schema.Type<typeof SwapPhaseSchema>

const SideSchema = Schema.Literal("from", "to")

export const SwapStateSchema = Schema.Struct({
  tokens: Schema.Record({ key: NetworkIdSchema, value: RemoteSchema(Tokens) }),
  form: SwapFormSchema,
  /** The quote of the current form, requested as soon as the form is complete. */
  quote: RemoteSchema(SwapQuoteSchema),
  /** Of the quote that is reviewed. */
  terms: RemoteSchema(SwapTermsSchema),
  phase: SwapPhaseSchema,
  /** The side whose token is being chosen. */
  side: SideSchema,
  /** The tokens that the page named, until they are known: its own words, empty for none. */
  wish: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
  /** The form holds what the page gave, and the visitor has not changed it. */
  isFilledIn: Schema.Boolean,
  /** Nobody touched the view for a while, and prices are no longer asked for. */
  isPaused: Schema.Boolean,
  /** The last approval in a block that no swap has used: a failure names it, also when the visitor tries again. */
  approved: Schema.NullOr(Schema.Struct(agreedFields))
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
  /** The page fills the form in. Tokens by symbol, contract or CAIP-19 id; empty text leaves a field as it begins. */
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
  /** A press: what was agreed is built and proven, before any wallet is asked. */
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
