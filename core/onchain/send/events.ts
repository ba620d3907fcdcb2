import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { WordsSchema } from "../calldata/wordsSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** What is typed and chosen. `token`: the contract's bare address; null for the network's own coin. */
const formFields = {
  token: Schema.NullOr(Schema.String),
  amount: Schema.String,
  to: Schema.String,
  /** The amount is all that can be sent, worked out by the kit. */
  isMax: Schema.Boolean
}
export const SendFormSchema = Schema.Struct(formFields)

const FeeSchema = Schema.Struct({
  about: Schema.String,
  most: Schema.String,
  hasDataFee: Schema.Boolean,
  /** Solana: what opening the receiver's account of the token takes, beside the fee. */
  rent: Schema.optionalWith(Schema.String, { exact: true })
})

/** A receiver as it was found: what was typed, and where that leads. */
const ReceiverSchema = Schema.Struct({
  typed: Schema.String,
  /** Null while it is looked up, and where nothing was found. */
  address: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
  error: Schema.NullOr(FailureDataSchema)
})

/** What stands before the press: all that goes out, and what there is to know about it. */
export const SendReviewSchema = Schema.Struct({
  intentId: Schema.String,
  account: AccountIdSchema,
  token: Schema.NullOr(Schema.String),
  symbol: Schema.String,
  iconUrl: Schema.String,
  /** Whole coins or tokens with all their digits. */
  amount: Schema.String,
  price: Schema.NullOr(Schema.String),
  to: Schema.String,
  name: Schema.NullOr(Schema.String),
  fee: Schema.NullOr(FeeSchema),
  words: WordsSchema,
  warnings: Schema.Array(
    Schema.Struct({
      name: Schema.Literal("own-address", "contract-receiver", "looks-alike"),
      /** The address that the receiver passes for. */
      known: Schema.optional(Schema.String)
    })
  )
})
export interface SendReview extends Schema.Schema.Type<typeof SendReviewSchema> {}

export const sendPhases = ["Filling", "Checking", "Reviewing", "Asking", "Sent"] as const

/** A draft, which ends when it was sent, and with its account and network. It is never stored. */
export const SendStateSchema = Schema.Struct({
  /** Whose draft it is. */
  account: Schema.NullOr(AccountIdSchema),
  form: SendFormSchema,
  /** A host filled the form in. */
  isFilledIn: Schema.Boolean,
  /** What is searched for among the tokens. */
  search: Schema.String,
  receiver: Schema.NullOr(ReceiverSchema),
  /** Addresses that the account has sent to, by the chain's word, the newest first. */
  earlier: Schema.Array(Schema.String),
  /** The fee of what is typed; null while it is not known. */
  fee: Schema.NullOr(FeeSchema),
  isFeeAsked: Schema.Boolean,
  phase: Schema.Literal(...sendPhases),
  review: Schema.NullOr(SendReviewSchema),
  ticked: Schema.Array(Schema.String),
  /** Why it goes no further, until something changes. */
  error: Schema.NullOr(FailureDataSchema),
  hash: Schema.NullOr(Schema.String)
})
export interface SendState extends Schema.Schema.Type<typeof SendStateSchema> {}

/** What a host sends. `token`: its address, or the symbol of the network's coin; `amount`: whole tokens, decimal text. */
const sent = { network: NetworkIdSchema, token: Schema.String, amount: Schema.String }

export const SendEventSchema = Schema.Union(
  /** What becomes of `send`, from the moment that the wallet is asked. No room keeps it. */
  Schema.Struct({ _tag: Schema.Literal("SendStarted"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendSucceeded"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendFailed"), ...sent, error: FailureDataSchema }),
  /** Another account or network is in use: the draft ends. */
  Schema.Struct({ _tag: Schema.Literal("SendBegun"), account: Schema.NullOr(AccountIdSchema) }),
  /** The visitor typed or chose something, or a host did so beforehand. */
  Schema.Struct({
    _tag: Schema.Literal("SendFilled"),
    form: Schema.partialWith(SendFormSchema, { exact: true }),
    byHost: Schema.optional(Schema.Boolean)
  }),
  Schema.Struct({ _tag: Schema.Literal("SendSearched"), text: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("ReceiverLooked"), receiver: ReceiverSchema }),
  Schema.Struct({
    _tag: Schema.Literal("EarlierReceiversFound"),
    account: AccountIdSchema,
    all: Schema.Array(Schema.String)
  }),
  /** What the fee is; null if nobody could tell. */
  Schema.Struct({ _tag: Schema.Literal("SendFeeTold"), fee: Schema.NullOr(FeeSchema) }),
  Schema.Struct({ _tag: Schema.Literal("SendReviewAsked") }),
  Schema.Struct({ _tag: Schema.Literal("SendReviewed"), review: SendReviewSchema }),
  Schema.Struct({ _tag: Schema.Literal("SendTicked"), warning: Schema.String, on: Schema.Boolean }),
  /** The press: this intent goes to the wallet. */
  Schema.Struct({ _tag: Schema.Literal("SendPressed"), intentId: Schema.String }),
  /** The visitor no longer waits for the wallet. An answer that comes later is recorded all the same. */
  Schema.Struct({ _tag: Schema.Literal("SendLeft") }),
  /** Without an intent it was the check that stopped. */
  Schema.Struct({
    _tag: Schema.Literal("SendStopped"),
    intentId: Schema.NullOr(Schema.String),
    error: FailureDataSchema
  }),
  Schema.Struct({ _tag: Schema.Literal("SendDone"), intentId: Schema.String, hash: Schema.String })
)
export type SendEvent = Schema.Schema.Type<typeof SendEventSchema>
