import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { WordsSchema } from "../calldata/wordsSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { SponsorshipSchema } from "../../wallets/signing/sponsorshipSchema.ts"

/** The visitor's input. `token`: the contract's bare address; null for the network's own coin. */
const formFields = {
  token: Schema.NullOr(Schema.String),
  amount: Schema.String,
  to: Schema.String,
  /** True if the amount is the maximum that can be sent, computed by the kit. */
  isMax: Schema.Boolean
}
export const SendFormSchema = Schema.Struct(formFields)

const FeeSchema = Schema.Struct({
  about: Schema.String,
  most: Schema.String,
  hasDataFee: Schema.Boolean,
  /** Solana: the cost of opening the receiver's token account, in addition to the fee. */
  rent: Schema.optionalWith(Schema.String, { exact: true })
})

/** A receiver after the lookup: the typed text, and the address that it resolves to. */
const ReceiverSchema = Schema.Struct({
  typed: Schema.String,
  /** Null during the lookup, and if nothing was found. */
  address: Schema.NullOr(Schema.String),
  name: Schema.NullOr(Schema.String),
  error: Schema.NullOr(FailureDataSchema)
})

/** The review before the press: everything that is sent, and the facts about it. */
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
  /** The payer of the fee; null if the host does not offer to pay it. */
  sponsorship: Schema.NullOr(SponsorshipSchema),
  words: WordsSchema,
  warnings: Schema.Array(
    Schema.Struct({
      name: Schema.Literal("own-address", "contract-receiver", "looks-alike", "name-moved"),
      /** The known address that the receiver resembles, or the earlier address of its name. */
      known: Schema.optional(Schema.String)
    })
  )
})
export interface SendReview extends Schema.Schema.Type<typeof SendReviewSchema> {}

export const sendPhases = ["Filling", "Checking", "Reviewing", "Asking", "Sent"] as const

/** A draft, which ends when it has been sent, and with its account and network. It is never stored. */
export const SendStateSchema = Schema.Struct({
  /** The account of the draft. */
  account: Schema.NullOr(AccountIdSchema),
  form: SendFormSchema,
  /** True if a host filled in the form. */
  isFilledIn: Schema.Boolean,
  /** The search text of the token list. */
  search: Schema.String,
  receiver: Schema.NullOr(ReceiverSchema),
  /** Addresses that the account has sent to according to the chain, newest first. */
  earlier: Schema.Array(Schema.String),
  /** The fee of the current input; null while unknown. */
  fee: Schema.NullOr(FeeSchema),
  isFeeRequested: Schema.Boolean,
  /** True if the host pays the fee, as far as known before the review. */
  isFeePaid: Schema.Boolean,
  phase: Schema.Literal(...sendPhases),
  review: Schema.NullOr(SendReviewSchema),
  ticked: Schema.Array(Schema.String),
  /** Why the draft cannot continue until something changes. */
  error: Schema.NullOr(FailureDataSchema),
  hash: Schema.NullOr(Schema.String)
})
export interface SendState extends Schema.Schema.Type<typeof SendStateSchema> {}

/**
 * A host's request to send. `token`: its address, or the symbol of the network's coin; `amount`: whole tokens, decimal
 * text.
 */
const sent = { network: NetworkIdSchema, token: Schema.String, amount: Schema.String }

export const SendEventSchema = Schema.Union(
  /** The progress of `send`, from the moment that the wallet is asked. No part of the state stores it. */
  Schema.Struct({ _tag: Schema.Literal("SendStarted"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendSucceeded"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendFailed"), ...sent, error: FailureDataSchema }),
  /** Another account or network is in use: the draft ends. */
  Schema.Struct({ _tag: Schema.Literal("SendBegun"), account: Schema.NullOr(AccountIdSchema) }),
  /** The visitor typed or selected something, or a host did so beforehand. */
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
  /** The current fee; null if unknown, and if the host pays. */
  Schema.Struct({ _tag: Schema.Literal("SendFeeTold"), fee: Schema.NullOr(FeeSchema), isPaid: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("SendReviewAsked") }),
  Schema.Struct({ _tag: Schema.Literal("SendReviewed"), review: SendReviewSchema }),
  Schema.Struct({ _tag: Schema.Literal("SendTicked"), warning: Schema.String, on: Schema.Boolean }),
  /** The press: this intent is sent to the wallet. */
  Schema.Struct({ _tag: Schema.Literal("SendPressed"), intentId: Schema.String }),
  /** The visitor no longer waits for the wallet. A later answer is still recorded. */
  Schema.Struct({ _tag: Schema.Literal("SendLeft") }),
  /** Without an intent, the check was stopped. */
  Schema.Struct({
    _tag: Schema.Literal("SendStopped"),
    intentId: Schema.NullOr(Schema.String),
    error: FailureDataSchema
  }),
  Schema.Struct({ _tag: Schema.Literal("SendDone"), intentId: Schema.String, hash: Schema.String })
)
export type SendEvent = Schema.Schema.Type<typeof SendEventSchema>
