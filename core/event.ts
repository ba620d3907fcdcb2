import * as Either from "effect/Either"
import { DecisionEventSchema, DecisionStateSchema } from "./embedded/decision/events.ts"
import { LoginEventSchema, LoginStateSchema } from "./embedded/login/events.ts"
import { UserEventSchema, UserStateSchema } from "./embedded/user/events.ts"
import { getIssues, Schema } from "./foundation/data/schema.ts"
import { KitPartsEventSchema, KitPartsStateSchema } from "./kit/chunks/events.ts"
import { ConfigEventSchema, ConfigStateSchema } from "./kit/config/events.ts"
import { ModalEventSchema, ModalStateSchema } from "./kit/modal/events.ts"
import { ThemeEventSchema, ThemeStateSchema } from "./kit/theme/events.ts"
import { AccountEventSchema, AccountStateSchema } from "./onchain/account/events.ts"
import { ActivityEventSchema, ActivityStateSchema } from "./onchain/activity/events.ts"
import { ApprovalEventSchema, ApprovalStateSchema } from "./onchain/approval/events.ts"
import { FundingEventSchema, FundingStateSchema } from "./onchain/funding/events.ts"
import { LendingEventSchema, LendingStateSchema } from "./onchain/funding/lendingEvents.ts"
import { IdentityEventSchema, IdentityStateSchema } from "./onchain/identity/events.ts"
import { NameEventSchema, NameStateSchema } from "./onchain/name/events.ts"
import { OnrampEventSchema, OnrampStateSchema } from "./onchain/onramp/events.ts"
import { PriceEventSchema, PriceStateSchema } from "./onchain/price/events.ts"
import { ReceiptEventSchema, ReceiptStateSchema } from "./onchain/receipt/events.ts"
import { SendEventSchema, SendStateSchema } from "./onchain/send/events.ts"
import { SessionEventSchema, SessionStateSchema } from "./onchain/session/events.ts"
import { SignInEventSchema, SignInStateSchema } from "./onchain/siwx/events.ts"
import { SwapEventSchema, SwapStateSchema } from "./onchain/swap/events.ts"
import { TokenEventSchema, TokenStateSchema } from "./onchain/token/events.ts"
import { ChainEventSchema, ChainStateSchema } from "./wallets/activeNetwork/events.ts"
import { WalletEventSchema, WalletStateSchema } from "./wallets/catalogue/events.ts"
import { ConnectionEventSchema, ConnectionStateSchema } from "./wallets/connection/events.ts"
import { SigningEventSchema, SigningStateSchema } from "./wallets/signing/events.ts"

/** Every event of a kit, as it is logged, sent and replayed. */
export const KitEventSchema = Schema.Union(
  AccountEventSchema,
  ActivityEventSchema,
  ApprovalEventSchema,
  ChainEventSchema,
  ConfigEventSchema,
  ConnectionEventSchema,
  DecisionEventSchema,
  FundingEventSchema,
  KitPartsEventSchema,
  ModalEventSchema,
  IdentityEventSchema,
  LendingEventSchema,
  LoginEventSchema,
  NameEventSchema,
  OnrampEventSchema,
  PriceEventSchema,
  ReceiptEventSchema,
  SendEventSchema,
  SessionEventSchema,
  SigningEventSchema,
  SignInEventSchema,
  SwapEventSchema,
  ThemeEventSchema,
  TokenEventSchema,
  UserEventSchema,
  WalletEventSchema
)
export type KitEvent = Schema.Schema.Type<typeof KitEventSchema>

const read = Schema.decodeUnknownEither(KitEventSchema)

/**
 * Reads an event from a file; fails with everything that does not fit. Also rejects a tag that is an object and cannot
 * be converted to text, which would make the reader of unions throw.
 */
export const readEvent = (value: unknown): Either.Either<KitEvent, ReturnType<typeof getIssues>> =>
  Either.flatMap(
    Either.try({
      try: () => Either.mapLeft(read(value), getIssues),
      catch: () => [{ path: [], message: "It is no event" }]
    }),
    (event) => event
  )

/** A log of events, oldest first. */
export const EventLogSchema = Schema.parseJson(Schema.Array(KitEventSchema))

/** The whole state of a kit. Optional rooms are added when their chunk loads. */
export const KitStateSchema = Schema.Struct({
  chain: ChainStateSchema,
  config: ConfigStateSchema,
  connection: ConnectionStateSchema,
  kit: KitPartsStateSchema,
  modal: ModalStateSchema,
  theme: ThemeStateSchema,
  wallet: WalletStateSchema,
  account: Schema.optionalWith(AccountStateSchema, { exact: true }),
  activity: Schema.optionalWith(ActivityStateSchema, { exact: true }),
  approval: Schema.optionalWith(ApprovalStateSchema, { exact: true }),
  decision: Schema.optionalWith(DecisionStateSchema, { exact: true }),
  funding: Schema.optionalWith(FundingStateSchema, { exact: true }),
  identity: Schema.optionalWith(IdentityStateSchema, { exact: true }),
  lending: Schema.optionalWith(LendingStateSchema, { exact: true }),
  login: Schema.optionalWith(LoginStateSchema, { exact: true }),
  name: Schema.optionalWith(NameStateSchema, { exact: true }),
  onramp: Schema.optionalWith(OnrampStateSchema, { exact: true }),
  price: Schema.optionalWith(PriceStateSchema, { exact: true }),
  receipt: Schema.optionalWith(ReceiptStateSchema, { exact: true }),
  send: Schema.optionalWith(SendStateSchema, { exact: true }),
  session: Schema.optionalWith(SessionStateSchema, { exact: true }),
  signing: Schema.optionalWith(SigningStateSchema, { exact: true }),
  siwx: Schema.optionalWith(SignInStateSchema, { exact: true }),
  swap: Schema.optionalWith(SwapStateSchema, { exact: true }),
  token: Schema.optionalWith(TokenStateSchema, { exact: true }),
  user: Schema.optionalWith(UserStateSchema, { exact: true })
})
