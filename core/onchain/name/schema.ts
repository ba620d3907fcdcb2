import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, Key, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { NamedAddress, NameProfile } from "./profile.ts"
import type { NameEvent, NameState, NameSuggestion, Registration } from "./state.ts"

const NamedAddressSchema = tied<NamedAddress>()(Schema.Struct({
  coinType: Schema.JsonNumber,
  chainId: Schema.optionalWith(Schema.JsonNumber, { exact: true }),
  address: Schema.String
}))

const NameProfileSchema = tied<NameProfile>()(Schema.Struct({
  name: Schema.String,
  registered: Schema.Boolean,
  registeredAt: Schema.String,
  addresses: Schema.Array(NamedAddressSchema),
  avatar: Schema.String,
  bio: Schema.String
}))

const NameSuggestionSchema = tied<NameSuggestion>()(Schema.Struct({ name: Schema.String, registered: Schema.Boolean }))

const Profiles = Schema.Array(NameProfileSchema)
const Suggestions = Schema.Array(NameSuggestionSchema)
/** A name as a key of the state. */
const Name = Key

const RegistrationSchema = tied<Registration>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), name: Name, account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("Registered"), name: Name, account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), name: Name, account: AccountIdSchema, error: FailureDataSchema })
))

export const NameStateSchema = tied<NameState>()(Schema.Struct({
  profiles: Schema.Record({ key: Name, value: RemoteSchema(NameProfileSchema) }),
  ofAccounts: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Profiles) }),
  suggestions: Schema.Record({ key: Name, value: RemoteSchema(Suggestions) }),
  registration: Schema.NullOr(RegistrationSchema)
}))

export const NameEventSchema = tied<NameEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("NameAsked"), name: Name }),
  Schema.Struct({ _tag: Schema.Literal("NameArrived"), name: Name, profile: NameProfileSchema }),
  Schema.Struct({ _tag: Schema.Literal("NameFailed"), name: Name, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("NamesAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NamesArrived"), account: AccountIdSchema, names: Profiles }),
  Schema.Struct({ _tag: Schema.Literal("NamesFailed"), account: AccountIdSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("NameSuggestionsAsked"), name: Name }),
  Schema.Struct({ _tag: Schema.Literal("NameSuggestionsArrived"), name: Name, suggestions: Suggestions }),
  Schema.Struct({ _tag: Schema.Literal("NameSuggestionsFailed"), name: Name, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("NameRegistrationAsked"), name: Name, account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NameRegistered"), name: Name, account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NameRegistrationFailed"), name: Name, account: AccountIdSchema, error: FailureDataSchema })
))
