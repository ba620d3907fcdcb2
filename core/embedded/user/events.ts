import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { socialProviders } from "../social/providers.ts"

const TypeSchema = Schema.Literal("eoa", "smartAccount")
const AuthSchema = Schema.Literal("email", ...socialProviders)
/** What the visitor signs in with. */
export type EmbeddedAuth = Schema.Schema.Type<typeof AuthSchema>
export type EmbeddedType = Schema.Schema.Type<typeof TypeSchema>

/** Where a change of the email is: typed, on its way, or waiting for one of its two codes. */
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
  /** What the visitor typed, while it is checked. */
  code: Secret,
  /** When the first code was asked for, epoch milliseconds. */
  sentAt: Schema.NullOr(Schema.JsonNumber),
  error: Schema.NullOr(FailureDataSchema)
})
export interface EmailChange extends Schema.Schema.Type<typeof ChangeSchema> {}

/** Who is signed in to the embedded wallet. docs/spec/embedded.md#frame-user. */
export const UserStateSchema = Schema.Struct({
  /** Null where nobody is signed in, or without one. */
  email: Schema.NullOr(Secret),
  /** What the visitor signed in with; null where nobody is signed in. */
  auth: Schema.NullOr(AuthSchema),
  /** The visitor's name at the social account, if it has one. */
  userName: Schema.NullOr(Secret),
  /** The smart account's address on the EVM network in use, and whether it runs its code there already. */
  smartAccount: Schema.NullOr(Schema.String),
  smartAccountDeployed: Schema.Boolean,
  /** The secure site's origin; null where nobody is signed in. */
  site: Schema.NullOr(Schema.String),
  change: ChangeSchema,
  /** The account in use on EVM networks. */
  accountType: TypeSchema,
  /** EVM chains where there is a smart account. */
  smartNetworks: Schema.Array(Schema.JsonNumber),
  /** The account that is switched to; null while none is. */
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
  /** The account that is in use then: a site may refuse one. */
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
  /** A step was refused, and is done again. */
  Schema.Struct({ _tag: Schema.Literal("EmailChangeFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("EmailChanged"), email: Secret })
)
export type UserEvent = Schema.Schema.Type<typeof UserEventSchema>
