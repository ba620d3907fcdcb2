import { AccountIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** An account's name and avatar; each is empty if it is missing. docs/spec/onchain.md#identity-fields. */
const IdentitySchema = Schema.Struct({
  name: Schema.String,
  /** The URL of an image that is safe to load. */
  avatar: Schema.String
})
/** The public name and image of an address; empty texts if it has no identity. */
export interface Identity extends Schema.Schema.Type<typeof IdentitySchema> {}

export const IdentityStateSchema = Schema.Struct({
  identities: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(IdentitySchema) })
})
export interface IdentityState extends Schema.Schema.Type<typeof IdentityStateSchema> {}

/** `IdentityAsked`, `IdentityArrived`, `IdentityFailed`. */
export const IdentityEventSchema = Schema.Union(
  ...createRemoteEvents("Identity", { key: { account: AccountIdSchema }, value: { identity: IdentitySchema } })
)
export type IdentityEvent = Schema.Schema.Type<typeof IdentityEventSchema>
