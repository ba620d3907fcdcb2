import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** An account's name and avatar; each is empty if there is none. docs/spec/onchain.md#identity-fields. */
const IdentitySchema = Schema.Struct({
  name: Schema.String,
  /** The URL of an image that is safe to load. */
  avatar: Schema.String
})
export interface Identity extends Schema.Schema.Type<typeof IdentitySchema> {}

export const IdentityStateSchema = Schema.Struct({
  identities: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(IdentitySchema) })
})
export interface IdentityState extends Schema.Schema.Type<typeof IdentityStateSchema> {}

export const IdentityEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("IdentityAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("IdentityArrived"), account: AccountIdSchema, identity: IdentitySchema }),
  Schema.Struct({ _tag: Schema.Literal("IdentityFailed"), account: AccountIdSchema, error: FailureDataSchema })
)
export type IdentityEvent = Schema.Schema.Type<typeof IdentityEventSchema>
