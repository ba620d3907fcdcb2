import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { socialProviders } from "../social/providers.ts"

const TypeSchema = Schema.Literal("eoa", "smartAccount")
const AuthSchema = Schema.Literal("email", ...socialProviders)
/** The method that the visitor signs in with. */
export type EmbeddedAuth = Schema.Schema.Type<typeof AuthSchema>
export type EmbeddedType = Schema.Schema.Type<typeof TypeSchema>

/** The step of an email change: entering the address, sending, or waiting for one of the two codes. */
const ChangeStepSchema = Schema.Literal(
  "email",
  "asking",
  "primary",
  "checkingPrimary",
  "secondary",
  "checkingSecondary"
)

const ChangeSchema = Schema.Struct({
  to: Secret,
  step: ChangeStepSchema,
  /** The code that the visitor entered, while it is checked. */
  code: Secret,
  /** When the first code was requested, epoch milliseconds. */
  sentAt: Schema.NullOr(Schema.JsonNumber),
  error: Schema.NullOr(FailureDataSchema)
})
export interface EmailChange extends Schema.Schema.Type<typeof ChangeSchema> {}

/** The visitor who is signed in to the embedded wallet. docs/spec/embedded.md#frame-user. */
export const UserStateSchema = Schema.Struct({
  /** Null if signed out, or without an email. */
  email: Schema.NullOr(Secret),
  /** The method that the visitor signed in with; null if signed out. */
  auth: Schema.NullOr(AuthSchema),
  /** The visitor's name at the social account, if it has one. */
  userName: Schema.NullOr(Secret),
  /** The smart account's address on the EVM network in use, and whether it is deployed there. */
  smartAccount: Schema.NullOr(Schema.String),
  smartAccountDeployed: Schema.Boolean,
  /** The secure site's origin; null if signed out. */
  site: Schema.NullOr(Schema.String),
  change: ChangeSchema,
  /** The account in use on EVM networks. */
  accountType: TypeSchema,
  /** EVM chains that have a smart account. */
  smartNetworks: Schema.Array(Schema.JsonNumber),
  /** The account type that is being switched to; null if idle. */
  switching: Schema.NullOr(TypeSchema),
  /** Why the account could not be switched. */
  switchError: Schema.NullOr(FailureDataSchema)
})
export interface UserState extends Schema.Schema.Type<typeof UserStateSchema> {}

export const UserEventSchema = Schema.Union(
  Schema.Struct({
    _tag: Schema.Literal("UserArrived"),
    email: Schema.NullOr(Secret),
    site: Schema.String,
    accountType: TypeSchema,
    auth: AuthSchema,
    userName: Schema.NullOr(Secret),
    smartAccount: Schema.NullOr(Schema.String),
    smartAccountDeployed: Schema.Boolean
  }),
  Schema.Struct({ _tag: Schema.Literal("SmartNetworksArrived"), chains: Schema.Array(Schema.JsonNumber) }),
  Schema.Struct({ _tag: Schema.Literal("AccountTypeAsked"), to: TypeSchema }),
  /** The account type in use afterwards: a site may refuse one. */
  Schema.Struct({ _tag: Schema.Literal("AccountTypeSet"), to: TypeSchema }),
  Schema.Struct({ _tag: Schema.Literal("AccountTypeFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("EmailChangeAsked"), email: Secret }),
  /** A code was sent to the present email, or to the new one. */
  Schema.Struct({
    _tag: Schema.Literal("EmailChangeMoved"),
    to: Schema.Literal("primary", "secondary"),
    at: Schema.JsonNumber
  }),
  Schema.Struct({ _tag: Schema.Literal("ChangeCodeEntered"), code: Secret }),
  /** A step was refused and is repeated. */
  Schema.Struct({ _tag: Schema.Literal("EmailChangeFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("EmailChanged"), email: Secret })
)
export type UserEvent = Schema.Schema.Type<typeof UserEventSchema>
