import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"

/** The fields of a sign-in message in state and events. */
const DataSchema = Schema.Struct({
  accountAddress: Schema.String,
  chainId: Schema.String,
  domain: Schema.String,
  uri: Schema.String,
  version: Schema.Literal("1"),
  nonce: Schema.String,
  statement: Schema.optionalWith(Schema.String, { exact: true }),
  resources: Schema.optionalWith(Schema.Array(Schema.String), { exact: true }),
  requestId: Schema.optionalWith(Schema.String, { exact: true }),
  issuedAt: Schema.String,
  expirationTime: Schema.optionalWith(Schema.String, { exact: true }),
  notBefore: Schema.optionalWith(Schema.String, { exact: true })
})

const SessionSchema = Schema.Struct({ data: DataSchema, message: Secret, signature: Secret })

/**
 * A sign-in. `Sought`: sessions are being read; `Preparing`: the text is being created; `Asked`: the visitor reads it;
 * `Signing`: the wallet has it; `Declined`, `Failed`, `Refused`: it was not signed, and why; `Held`: signed in; `Out`:
 * not signed in, and not asked.
 */
export const SignInStateSchema = Schema.Struct({
  phase: Schema.Literal("Sought", "Preparing", "Asked", "Signing", "Declined", "Failed", "Refused", "Held", "Out"),
  account: Schema.NullOr(AccountIdSchema),
  /** True if a visitor who does not sign in is disconnected. */
  required: Schema.Boolean,
  /** The text that is shown and signed; empty if there is no text. */
  message: Secret,
  error: Schema.NullOr(FailureDataSchema),
  session: Schema.NullOr(SessionSchema)
})
export interface SignInState extends Schema.Schema.Type<typeof SignInStateSchema> {}

const account = { account: AccountIdSchema }

export const SignInEventSchema = Schema.Union(
  /** Another account is in use, or no account. */
  Schema.Struct({ _tag: Schema.Literal("SignInSought"), account: Schema.NullOr(AccountIdSchema) }),
  Schema.Struct({ _tag: Schema.Literal("SignInPrepared"), ...account, required: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("SignInAsked"), ...account, message: Secret }),
  /** The visitor pressed Sign in. */
  Schema.Struct({ _tag: Schema.Literal("SignInConfirmed"), ...account }),
  /** The visitor pressed Cancel. */
  Schema.Struct({ _tag: Schema.Literal("SignInCancelled"), ...account }),
  Schema.Struct({ _tag: Schema.Literal("SignInFailed"), ...account, error: FailureDataSchema }),
  /** `restored`: the session existed before. */
  Schema.Struct({ _tag: Schema.Literal("SignedIn"), ...account, session: SessionSchema, restored: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("SignedOut"), ...account })
)
export type SignInEvent = Schema.Schema.Type<typeof SignInEventSchema>
