import { AccountIdSchema } from "../../chain/network/schema.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/**
 * The permissions of an app to act for an account, and their end. Times are epoch milliseconds.
 * docs/spec/onchain.md#session-fields.
 */
const SmartSessionSchema = Schema.Struct({
  pci: Schema.String,
  project: Schema.Struct({ id: Schema.String, name: Schema.String, url: Schema.String }),
  createdAt: Schema.JsonNumber,
  expiry: Schema.JsonNumber,
  revokedAt: Schema.UndefinedOr(Schema.JsonNumber),
  /** The kinds of permission, e.g. `contract-call`. */
  permissions: Schema.Array(Schema.String),
  /** The limits of each permission, as granted: plain data for descriptions. */
  terms: Schema.Array(Schema.Unknown)
})
/** A session in which an app may act for an account; includes ended sessions. */
export interface SmartSession extends Schema.Schema.Type<typeof SmartSessionSchema> {}

const Sessions = Schema.Array(SmartSessionSchema)

/** The visitor's current attempt to revoke a session. */
const RevocationSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), pci: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), pci: Schema.String, error: FailureDataSchema })
)
/** The visitor's current attempt to end a smart session. */
export type Revocation = Schema.Schema.Type<typeof RevocationSchema>

/** A token that permissions refer to, with values from its own contract; `list` if it is a widely used one. */
const SessionTokenSchema = Schema.Struct({
  symbol: Schema.String,
  decimals: Schema.JsonNumber,
  source: Schema.Literal("list", "chain")
})

/** A session that the visitor has granted in this visit. */
const GrantedSchema = Schema.Struct({
  account: AccountIdSchema,
  pci: Schema.String,
  /** Epoch seconds. */
  expiry: Schema.JsonNumber,
  terms: Schema.Array(Schema.Unknown),
  /** True if the app can use it; the wallet has granted it in any case. */
  isActive: Schema.Boolean
})
export interface GrantedSession extends Schema.Schema.Type<typeof GrantedSchema> {}

export const SessionStateSchema = Schema.Struct({
  sessions: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Sessions) }),
  /** One at a time for each account, because the wallet asks its user. */
  revocations: Schema.Record({ key: AccountIdSchema, value: RevocationSchema }),
  /** The most recent one. */
  granted: Schema.NullOr(GrantedSchema),
  /** The tokens whose allowances sessions contain, by network and address in lower case. */
  tokens: Schema.Record({ key: AccountIdSchema, value: SessionTokenSchema })
})
export interface SessionState extends Schema.Schema.Type<typeof SessionStateSchema> {}

/** `SessionsAsked`, `SessionsArrived`, `SessionsFailed`. */
const sessionsEvents = createRemoteEvents("Sessions", {
  key: { account: AccountIdSchema },
  value: { sessions: Sessions }
})

export const SessionEventSchema = Schema.Union(
  ...sessionsEvents,
  Schema.Struct({ _tag: Schema.Literal("SessionGranted"), session: GrantedSchema }),
  Schema.Struct({ _tag: Schema.Literal("SessionTokenRead"), token: AccountIdSchema, fact: SessionTokenSchema }),
  Schema.Struct({ _tag: Schema.Literal("SessionRevokeAsked"), account: AccountIdSchema, pci: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("SessionRevoked"), account: AccountIdSchema, pci: Schema.String }),
  Schema.Struct({
    _tag: Schema.Literal("SessionRevokeFailed"),
    account: AccountIdSchema,
    pci: Schema.String,
    error: FailureDataSchema
  })
)
export type SessionEvent = Schema.Schema.Type<typeof SessionEventSchema>
