import { AccountIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { SmartSession } from "./smartSession.ts"
import type { Revocation, SessionEvent, SessionState } from "./state.ts"

const SmartSessionSchema = tied<SmartSession>()(Schema.Struct({
  pci: Schema.String,
  project: Schema.Struct({ id: Schema.String, name: Schema.String, url: Schema.String }),
  createdAt: Schema.JsonNumber,
  expiry: Schema.JsonNumber,
  revokedAt: Schema.UndefinedOr(Schema.JsonNumber),
  permissions: Schema.Array(Schema.String)
}))

const Sessions = Schema.Array(SmartSessionSchema)

const RevocationSchema = tied<Revocation>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), pci: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), pci: Schema.String, error: FailureDataSchema })
))

export const SessionStateSchema = tied<SessionState>()(Schema.Struct({
  sessions: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Sessions) }),
  revocations: Schema.Record({ key: AccountIdSchema, value: RevocationSchema })
}))

export const SessionEventSchema = tied<SessionEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("SessionsAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("SessionsArrived"), account: AccountIdSchema, sessions: Sessions }),
  Schema.Struct({ _tag: Schema.Literal("SessionsFailed"), account: AccountIdSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("SessionRevokeAsked"), account: AccountIdSchema, pci: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SessionRevoked"), account: AccountIdSchema, pci: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SessionRevokeFailed"), account: AccountIdSchema, pci: Schema.String, error: FailureDataSchema })
))
