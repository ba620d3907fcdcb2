import { AccountIdSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { SponsorshipSchema } from "./sponsorshipSchema.ts"
import { intentKinds } from "./intent.ts"

export const IntentKindSchema = Schema.Literal(...intentKinds)

/** The parts of an intent that a visitor reads, without the text of a message, which may be a secret. */
const ShownSchema = Schema.Struct({
  network: NetworkIdSchema,
  methods: Schema.Array(Schema.String),
  receiver: Schema.optional(Schema.String),
  /** Base units, decimal digits. */
  amount: Schema.optional(Schema.String),
  payer: Schema.optional(Schema.String)
})

/** An intent without its parameters, which stay with the requesting service. */
const intentFields = {
  id: Schema.String,
  kind: IntentKindSchema,
  account: AccountIdSchema,
  /** The account that signs, if the request names another account of the wallet. */
  signer: Schema.optional(AccountIdSchema),
  connectorId: Schema.String,
  shown: ShownSchema,
  /** The payer of the fee, if the host offers to pay it. */
  sponsorship: Schema.optional(SponsorshipSchema),
  /** Epoch milliseconds. */
  goodUntil: Schema.NullOr(Schema.JsonNumber)
}

/** A warning of the page's own check (`screen`). `reason`: the page's words, already safe to show; empty without any. */
const ScreenWarningSchema = Schema.Struct({ site: Schema.String, reason: Schema.String })

/** An intent in progress. `asked`: how many of its steps were sent to the wallet, in order. */
const IntentStateSchema = Schema.Struct({
  ...intentFields,
  phase: Schema.Literal("Shown", "Confirmed", "Withdrawn"),
  asked: Schema.JsonNumber,
  /** Present if the page's own check warns about it. */
  warning: Schema.optional(ScreenWarningSchema)
})
export interface IntentState extends Schema.Schema.Type<typeof IntentStateSchema> {}

export const SigningStateSchema = Schema.Struct({
  /** The number of intents so far: the number of the last one is its id. */
  count: Schema.JsonNumber,
  /** The newest 99, oldest first. */
  intents: Schema.Array(IntentStateSchema),
  /** The kit is ending: pending answers of wallets are rejected now. */
  isEnding: Schema.Boolean
})
export interface SigningState extends Schema.Schema.Type<typeof SigningStateSchema> {}

/**
 * The id of something that a wallet sent: a transaction's hash (on Solana its signature), or the wallet's id of a
 * batch.
 */
export const sentFields = {
  hash: Schema.optional(Schema.String),
  batchId: Schema.optional(Schema.String),
  /** The hashes of a batch's transactions, once the network's node knew them. */
  hashes: Schema.optional(Schema.Array(Schema.String)),
  network: NetworkIdSchema,
  /** CAIP-10. */
  account: AccountIdSchema,
  kind: IntentKindSchema,
  /** The transaction's own nonce; null until a node knows it. */
  nonce: Schema.NullOr(Schema.JsonNumber),
  connectorId: Schema.String,
  /** Epoch milliseconds. */
  sentAt: Schema.JsonNumber
}

export const SigningEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("IntentShown"), ...intentFields }),
  /**
   * The page's own check (`screen`) answered. `none`: it gave no answer, because it failed, was silent for 2 s, or
   * answered with something else. `warning`: only together with `warn`.
   */
  Schema.Struct({
    _tag: Schema.Literal("IntentScreened"),
    id: Schema.String,
    verdict: Schema.Literal("ok", "warn", "block", "none"),
    cause: Schema.optional(Schema.Literal("failed", "silent", "malformed")),
    warning: Schema.optional(ScreenWarningSchema)
  }),
  Schema.Struct({ _tag: Schema.Literal("IntentConfirmed"), id: Schema.String }),
  /** The visitor cancelled, or the account changed. Changes nothing once the wallet has been asked. */
  Schema.Struct({ _tag: Schema.Literal("IntentWithdrawn"), id: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("IntentAsked"), id: Schema.String, step: Schema.JsonNumber }),
  /** A wallet answered with a hash. The first event after an answer. */
  Schema.Struct({ _tag: Schema.Literal("TransactionSent"), id: Schema.String, ...sentFields }),
  /** A wallet disappeared after it was asked. */
  Schema.Struct({ _tag: Schema.Literal("OutcomeUnknown"), id: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("KitEnding") })
)
export type SigningEvent = Schema.Schema.Type<typeof SigningEventSchema>
