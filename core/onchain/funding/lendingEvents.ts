import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { ConnectionSchema } from "../../wallets/connection/events.ts"
import { SendReviewSchema } from "../send/events.ts"

/** The wanted transfer: the wallet that pays, the account that receives, and the token; null for the coin. */
const requested = {
  connectorId: Schema.String,
  wallet: Schema.String,
  receiver: AccountIdSchema,
  token: Schema.NullOr(Schema.String),
  amount: Schema.String
}

/**
 * A wallet on this device that pays for one transfer to the visitor's account. It is never stored, and never one of the
 * connections.
 */
export const LendingStateSchema = Schema.Struct({
  ...requested,
  receiver: Schema.NullOr(AccountIdSchema),
  /** The wallet's account and network; null until it has given one, and after it was released. */
  lender: Schema.NullOr(ConnectionSchema),
  phase: Schema.Literal("Choosing", "Connecting", "Filling", "Checking", "Reviewing", "Asking", "Sent"),
  /** The maximum amount of the token that the wallet can send, in whole tokens; null while unknown. */
  most: Schema.NullOr(Schema.String),
  review: Schema.NullOr(SendReviewSchema),
  ticked: Schema.Array(Schema.String),
  error: Schema.NullOr(FailureDataSchema),
  hash: Schema.NullOr(Schema.String)
})
export interface LendingState extends Schema.Schema.Type<typeof LendingStateSchema> {}

export const LendingEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("LenderChosen"), ...requested }),
  /** The wallet gave an account on the network of the transfer. */
  Schema.Struct({ _tag: Schema.Literal("LenderConnected"), connection: ConnectionSchema }),
  /** The wallet has another account or network while it is asked. */
  Schema.Struct({ _tag: Schema.Literal("LenderChanged"), connection: ConnectionSchema }),
  Schema.Struct({ _tag: Schema.Literal("LenderMostRead"), most: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("LentAmountTyped"), amount: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("LentReviewAsked") }),
  Schema.Struct({ _tag: Schema.Literal("LentReviewed"), review: SendReviewSchema }),
  Schema.Struct({ _tag: Schema.Literal("LentReviewLeft") }),
  Schema.Struct({ _tag: Schema.Literal("LentTicked"), warning: Schema.String, on: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("LentPressed"), intentId: Schema.String }),
  /** The check or the wallet failed: the transfer is as before. */
  Schema.Struct({ _tag: Schema.Literal("LentStopped"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("LentSent"), intentId: Schema.String, hash: Schema.String }),
  /** The wallet is released. `error`: why, unless the transfer has ended or the visitor left. */
  Schema.Struct({ _tag: Schema.Literal("LenderReleased"), error: Schema.NullOr(FailureDataSchema) })
)
export type LendingEvent = Schema.Schema.Type<typeof LendingEventSchema>
