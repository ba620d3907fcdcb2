import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { Account, Connection, ConnectionEvent, ConnectionState } from "./state.ts"

const Tagged = Schema.Literal

export const AccountSchema = tied<Account>()(Schema.Struct({
  address: Schema.String,
  type: Schema.optional(Schema.Literal("payment", "ordinal")),
  publicKey: Schema.optional(Schema.String),
  path: Schema.optional(Schema.String)
}))

export const ConnectionSchema = tied<Connection>()(Schema.Struct({
  connectorId: Schema.String,
  namespace: NamespaceSchema,
  accounts: Schema.NonEmptyArray(AccountSchema),
  network: NetworkIdSchema,
  name: Schema.String,
  icon: Schema.String
}))

const asked = {
  connectorId: Schema.String, namespace: Schema.optional(NamespaceSchema), walletId: Schema.optional(Schema.String)
}
const link = { href: Schema.String, name: Schema.String }
const pairing = { uri: Secret, expiry: Schema.Number }
const Ids = Schema.optionalWith(Schema.Array(Schema.String), { exact: true })

export const ConnectionStateSchema = tied<ConnectionState>()(Schema.Struct({
  connections: Schema.Array(ConnectionSchema),
  restoring: Schema.Array(ConnectionSchema),
  remembered: Schema.Array(Schema.String),
  attempt: Schema.NullOr(Schema.Union(
    Schema.Struct({ _tag: Tagged("Asking"), ...asked }),
    Schema.Struct({ _tag: Tagged("Failed"), ...asked, error: FailureDataSchema })
  )),
  earlier: Schema.Array(ConnectionSchema),
  pairing: Schema.NullOr(Schema.Struct(pairing)),
  linking: Schema.NullOr(Schema.Struct(link)),
  disconnectedIds: Schema.Struct({ eip155: Ids, solana: Ids, polkadot: Ids, bip122: Ids, cosmos: Ids })
}))

const of = { connectorId: Schema.String, namespace: NamespaceSchema }

export const ConnectionEventSchema = tied<ConnectionEvent>()(Schema.Union(
  Schema.Struct({ _tag: Tagged("ConnectStarted"), ...asked }),
  Schema.Struct({ _tag: Tagged("PairingMade"), ...pairing }),
  Schema.Struct({ _tag: Tagged("PairingEnded") }),
  Schema.Struct({ _tag: Tagged("LinkFollowed"), ...link }),
  Schema.Struct({ _tag: Tagged("ConnectionChosen"), ...of }),
  Schema.Struct({ _tag: Tagged("Connected"), connection: ConnectionSchema, restored: Schema.Boolean }),
  Schema.Struct({ _tag: Tagged("ConnectFailed"), connectorId: Schema.String, error: FailureDataSchema }),
  Schema.Struct({ _tag: Tagged("RestoreFailed"), ...of }),
  Schema.Struct({ _tag: Tagged("AccountsChanged"), ...of, accounts: Schema.NonEmptyArray(AccountSchema) }),
  Schema.Struct({ _tag: Tagged("ChainChanged"), connectorId: Schema.String, network: NetworkIdSchema, active: Schema.Boolean }),
  Schema.Struct({ _tag: Tagged("Disconnected"), ...of, by: Schema.Literal("visitor", "wallet", "tab"), last: Schema.Boolean })
))

/** What of an account does not fit is left out; without an address there is none. */
const fitting = <A extends string>(of: Schema.Schema<A, A>) =>
  Schema.optionalWith(Schema.transform(Schema.Unknown, Schema.UndefinedOr(Schema.typeSchema(of)), {
    strict: true, decode: (value) => (Schema.is(of)(value) ? value : undefined), encode: (value) => value
  }), { exact: true })

const StoredAccount = Schema.Struct({
  address: Schema.String.pipe(Schema.pattern(/^[0-9A-Za-z]{1,128}$/)),
  type: fitting(Schema.Literal("payment", "ordinal")),
  publicKey: fitting(Schema.String.pipe(Schema.pattern(/^[0-9a-f]{1,256}$/i))),
  path: fitting(Schema.String.pipe(Schema.pattern(/^m[0-9/'h]{0,63}$/)))
})

/** One connection of an earlier visit, as storage holds it below its namespace. Only a picture that came with the data is kept. */
export const StoredConnectionSchema = (namespace: Connection["namespace"]) =>
  Schema.Struct({
    connectorId: Schema.String.pipe(Schema.minLength(1), Schema.maxLength(256)),
    network: NetworkIdSchema.pipe(Schema.filter((id) => id.startsWith(`${namespace}:`))),
    name: Schema.String.pipe(Schema.maxLength(64)),
    icon: Schema.transform(Schema.String, Schema.String, {
      strict: true, decode: (icon) => (icon.startsWith("data:image/") ? icon : ""), encode: (icon) => icon
    }),
    accounts: Schema.NonEmptyArray(StoredAccount).pipe(Schema.maxItems(64))
  })
