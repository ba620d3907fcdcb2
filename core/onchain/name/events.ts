import { AccountIdSchema } from "../../chain/network/schema.ts"
import { Key } from "../../foundation/data/key.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** An address that a name resolves to. */
const NamedAddressSchema = Schema.Struct({
  coinType: Schema.JsonNumber,
  /** Absent if the coin type belongs to no EVM chain. */
  chainId: Schema.optionalWith(Schema.JsonNumber, { exact: true }),
  address: Schema.String
})
/** The address of a name on one network. */
export interface NamedAddress extends Schema.Schema.Type<typeof NamedAddressSchema> {}

/** The registration of a name. An unregistered name has no address. */
const NameProfileSchema = Schema.Struct({
  /** With its suffix. */
  name: Schema.String,
  registered: Schema.Boolean,
  /** ISO 8601, empty if the service does not say. */
  registeredAt: Schema.String,
  /** By coin type, the lowest first. */
  addresses: Schema.Array(NamedAddressSchema),
  /** The URL of an image that is safe to load, or empty. */
  avatar: Schema.String,
  bio: Schema.String
})
/** The registration of a name; an unregistered name has no address. */
export interface NameProfile extends Schema.Schema.Type<typeof NameProfileSchema> {}

/** A name similar to the requested one, with its suffix, and whether it is taken. */
const NameSuggestionSchema = Schema.Struct({ name: Schema.String, registered: Schema.Boolean })
/** A similar name, and whether it is taken. */
export interface NameSuggestion extends Schema.Schema.Type<typeof NameSuggestionSchema> {}

const Profiles = Schema.Array(NameProfileSchema)
const Suggestions = Schema.Array(NameSuggestionSchema)
/** A name as a key of the state. */
const Name = Key

/**
 * The visitor's current attempt to register a name: loading while it is signed and registered.
 * docs/spec/onchain.md#name-registration.
 */
const RegistrationSchema = Schema.Union(
  /** `message`: the text that the wallet is asked to sign; empty until it has been created. */
  Schema.Struct({ _tag: Schema.Literal("Asking"), name: Name, account: AccountIdSchema, message: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Registered"), name: Name, account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), name: Name, account: AccountIdSchema, error: FailureDataSchema })
)
/** The visitor's current attempt to register a name. */
export type Registration = Schema.Schema.Type<typeof RegistrationSchema>

/** Names are stored as they were requested. */
export const NameStateSchema = Schema.Struct({
  /** The name that the visitor has typed so far, without its suffix. */
  typed: Schema.String,
  /** True if the page filled in the name and the visitor has not changed it. */
  isFilledIn: Schema.Boolean,
  profiles: Schema.Record({ key: Name, value: RemoteSchema(NameProfileSchema) }),
  ofAccounts: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Profiles) }),
  /** The primary names of accounts that the history on screen names, empty for an account without one. */
  counterparties: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Schema.String) }),
  suggestions: Schema.Record({ key: Name, value: RemoteSchema(Suggestions) }),
  registration: Schema.NullOr(RegistrationSchema)
})
export interface NameState extends Schema.Schema.Type<typeof NameStateSchema> {}

/**
 * `NameAsked`, `NameArrived`, `NameFailed`; `NamesAsked`, `NamesArrived`, `NamesFailed`; `NameSuggestionsAsked`,
 * `NameSuggestionsArrived`, `NameSuggestionsFailed`; `CounterpartyNamesAsked`, `CounterpartyNamesArrived`,
 * `CounterpartyNamesFailed`; and the events of a registration.
 */
export const NameEventSchema = Schema.Union(
  Schema.Struct({
    _tag: Schema.Literal("NameTyped"),
    label: Schema.String,
    byHost: Schema.optional(Schema.Boolean)
  }),
  ...createRemoteEvents("Name", { key: { name: Name }, value: { profile: NameProfileSchema } }),
  ...createRemoteEvents("Names", { key: { account: AccountIdSchema }, value: { names: Profiles } }),
  ...createRemoteEvents("NameSuggestions", { key: { name: Name }, value: { suggestions: Suggestions } }),
  ...createRemoteEvents("CounterpartyNames", {
    key: { accounts: Schema.Array(AccountIdSchema) },
    /** In the order of the accounts. */
    value: { names: Schema.Array(Schema.String) }
  }),
  Schema.Struct({ _tag: Schema.Literal("NameRegistrationAsked"), name: Name, account: AccountIdSchema }),
  /** The text that the wallet is asked to sign for the current registration. */
  Schema.Struct({ _tag: Schema.Literal("NameTextMade"), name: Name, account: AccountIdSchema, message: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("NameRegistered"), name: Name, account: AccountIdSchema }),
  Schema.Struct({
    _tag: Schema.Literal("NameRegistrationFailed"),
    name: Name,
    account: AccountIdSchema,
    error: FailureDataSchema
  })
)
export type NameEvent = Schema.Schema.Type<typeof NameEventSchema>
