import * as Either from "effect/Either"
import type * as Types from "effect/Types"
import { AccountEventSchema, AccountStateSchema } from "./onchain/account/schema.ts"
import { ActivityEventSchema, ActivityStateSchema } from "./onchain/activity/schema.ts"
import { ChainEventSchema, ChainStateSchema } from "./chain/network/schema.ts"
import { ConfigEventSchema, ConfigStateSchema } from "./kit/config/schema.ts"
import { ConnectionEventSchema, ConnectionStateSchema } from "./wallets/connection/schema.ts"
import { IdentityEventSchema, IdentityStateSchema } from "./onchain/identity/schema.ts"
import { KitPartsEventSchema, KitPartsStateSchema } from "./kit/chunks/schema.ts"
import { ModalEventSchema, ModalStateSchema } from "./kit/modal/schema.ts"
import { NameEventSchema, NameStateSchema } from "./onchain/name/schema.ts"
import { OnrampEventSchema, OnrampStateSchema } from "./onchain/onramp/stateSchema.ts"
import { PriceEventSchema, PriceStateSchema } from "./onchain/price/schema.ts"
import { issuesOf, Schema } from "./foundation/data/schema.ts"
import type { KitEvent, KitState } from "./state.ts"
import { SessionEventSchema, SessionStateSchema } from "./onchain/session/schema.ts"
import { SwapEventSchema, SwapStateSchema } from "./onchain/swap/schema.ts"
import { ThemeEventSchema, ThemeStateSchema } from "./kit/theme/schema.ts"
import { tied } from "./foundation/data/tied.ts"
import { TokenEventSchema, TokenStateSchema } from "./onchain/token/schema.ts"
import { WalletEventSchema, WalletStateSchema } from "./wallets/catalogue/schema.ts"

/** Every event of a kit, as it is logged, sent and replayed. */
export const KitEventSchema = tied<KitEvent>()(Schema.Union(
  AccountEventSchema, ActivityEventSchema, ChainEventSchema, ConfigEventSchema, ConnectionEventSchema, KitPartsEventSchema, ModalEventSchema,
  IdentityEventSchema, NameEventSchema, OnrampEventSchema, PriceEventSchema, SessionEventSchema, SwapEventSchema, ThemeEventSchema, TokenEventSchema, WalletEventSchema
))

const read = Schema.decodeUnknownEither(KitEventSchema)

/**
 * An event from a file, or everything that does not fit. A tag that is an object and forbids being made a text would make
 * the reader of unions throw: that is no event either.
 */
export const readEvent = (value: unknown): Either.Either<KitEvent, ReturnType<typeof issuesOf>> =>
  Either.flatMap(Either.try({ try: () => Either.mapLeft(read(value), issuesOf), catch: () => [{ path: [], message: "It is no event" }] }), (event) => event)

/** A log of events, oldest first. */
export const EventLogSchema = Schema.parseJson(Schema.Array(KitEventSchema))

/** Everything a kit knows. */
export const KitStateSchema = tied<Types.Simplify<KitState>>()(Schema.Struct({
  chain: ChainStateSchema,
  config: ConfigStateSchema,
  connection: ConnectionStateSchema,
  kit: KitPartsStateSchema,
  modal: ModalStateSchema,
  theme: ThemeStateSchema,
  wallet: WalletStateSchema,
  account: Schema.optionalWith(AccountStateSchema, { exact: true }),
  activity: Schema.optionalWith(ActivityStateSchema, { exact: true }),
  identity: Schema.optionalWith(IdentityStateSchema, { exact: true }),
  name: Schema.optionalWith(NameStateSchema, { exact: true }),
  onramp: Schema.optionalWith(OnrampStateSchema, { exact: true }),
  price: Schema.optionalWith(PriceStateSchema, { exact: true }),
  session: Schema.optionalWith(SessionStateSchema, { exact: true }),
  swap: Schema.optionalWith(SwapStateSchema, { exact: true }),
  token: Schema.optionalWith(TokenStateSchema, { exact: true })
}))
