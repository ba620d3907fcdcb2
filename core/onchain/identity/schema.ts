import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { Identity, IdentityEvent, IdentityState } from "./state.ts"

const IdentitySchema = tied<Identity>()(Schema.Struct({ name: Schema.String, avatar: Schema.String }))

export const IdentityStateSchema = tied<IdentityState>()(Schema.Struct({
  identities: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(IdentitySchema) })
}))

export const IdentityEventSchema = tied<IdentityEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("IdentityAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("IdentityArrived"), account: AccountIdSchema, identity: IdentitySchema }),
  Schema.Struct({ _tag: Schema.Literal("IdentityFailed"), account: AccountIdSchema, error: FailureDataSchema })
))
