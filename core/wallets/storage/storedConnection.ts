import type { Namespace } from "../../chain/network/ids.ts"
import { NetworkIdSchema } from "../../chain/network/schema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { toCanonicalAccounts } from "../connection/canonicalAccounts.ts"

/** Invalid details of an account are dropped; without an address the account is dropped. */
const createOptionalSchema = <A extends string>(schema: Schema.Schema<A, A>) =>
  Schema.optionalWith(
    Schema.transform(Schema.Unknown, Schema.UndefinedOr(Schema.typeSchema(schema)), {
      strict: true,
      decode: (value) => (Schema.is(schema)(value) ? value : undefined),
      encode: (value) => value
    }),
    { exact: true }
  )

const StoredAccount = Schema.Struct({
  address: Schema.String.pipe(Schema.pattern(/^[0-9A-Za-z]{1,128}$/)),
  type: createOptionalSchema(Schema.Literal("payment", "ordinal")),
  publicKey: createOptionalSchema(Schema.String.pipe(Schema.pattern(/^[0-9a-f]{1,256}$/i))),
  path: createOptionalSchema(Schema.String.pipe(Schema.pattern(/^m[0-9/'h]{0,63}$/)))
})

const ConnectorId = Schema.String.pipe(Schema.minLength(1), Schema.maxLength(256))
const Name = Schema.String.pipe(Schema.minLength(1), Schema.maxLength(64))
const Icon = Schema.String.pipe(Schema.startsWith("data:image/"))
const Accounts = Schema.NonEmptyArray(StoredAccount).pipe(Schema.maxItems(64))
const getNetwork = (namespace: Namespace) => NetworkIdSchema.pipe(Schema.filter((id) => id.startsWith(`${namespace}:`)))

/** A connection of an earlier visit, as the kit reads it. */
const ConnectionSchema = (namespace: Namespace) =>
  Schema.Struct({
    connectorId: ConnectorId,
    network: getNetwork(namespace),
    name: Schema.String,
    icon: Schema.String,
    accounts: Accounts
  })

/**
 * A connection of an earlier visit, as it is stored below its namespace. Its name defaults to its connector's id; an
 * icon is only accepted if it is contained in the data. docs/spec/wallets.md#storage-formats.
 */
export const StoredConnectionSchema = (namespace: Namespace) =>
  Schema.transform(
    Schema.Struct({
      connectorId: ConnectorId,
      caipNetwork: Schema.Struct({ caipNetworkId: getNetwork(namespace) }),
      name: createOptionalSchema(Name),
      icon: createOptionalSchema(Icon),
      accounts: Accounts
    }),
    Schema.typeSchema(ConnectionSchema(namespace)),
    {
      strict: true,
      decode: ({ accounts, caipNetwork, connectorId, icon = "", name = connectorId }) => ({
        connectorId,
        network: caipNetwork.caipNetworkId,
        name,
        icon,
        accounts: toCanonicalAccounts(namespace, accounts)
      }),
      encode: ({ network, ...connection }) => ({ ...connection, caipNetwork: { caipNetworkId: network } })
    }
  )
