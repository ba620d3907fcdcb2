import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { getConnectorKey, recentKey, writtenKeys } from "./keys.ts"
import { StoredConnectionSchema } from "./storedConnection.ts"
import { storageKeys } from "./keys.ts"
import { storageVersion } from "../../foundation/data/versioned.ts"

const createNamespaceStruct = <A, I>(schemaOf: (namespace: Namespace) => Schema.Schema<A, I>) => {
  const createField = (namespace: Namespace) => Schema.optionalWith(schemaOf(namespace), { exact: true })
  return Schema.Struct({
    eip155: createField("eip155"),
    solana: createField("solana"),
    polkadot: createField("polkadot"),
    bip122: createField("bip122"),
    cosmos: createField("cosmos")
  })
}
const StoredWallet = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  image_id: Schema.optional(Schema.String),
  rdns: Schema.optional(Schema.String),
  chains: Schema.Array(Schema.String)
})

/** Returns the schema of one of the kit's own values together with its version, as text. */
export const ownText = <A, I>(value: Schema.Schema<A, I>) =>
  Schema.parseJson(Schema.Struct({ v: Schema.Literal(storageVersion), value }))

const connections = createNamespaceStruct((namespace) => Schema.Array(StoredConnectionSchema(namespace)))

/**
 * The text that is stored under each key, without its prefix: in the specification's formats, except for `recentKey`,
 * which is the kit's own. docs/spec/wallets.md#storage-formats.
 */
export const storedSchemas = {
  [storageKeys.connections]: Schema.parseJson(connections),
  [recentKey]: ownText(connections),
  [storageKeys.connectionStatus]: Schema.Literal("connected", "disconnected", "connecting", "reconnecting"),
  [writtenKeys.activeNamespace]: NamespaceSchema,
  [storageKeys.activeNetwork]: NetworkIdSchema,
  [writtenKeys.connectedNamespaces]: Schema.split(",").pipe(Schema.compose(Schema.Array(NamespaceSchema))),
  [storageKeys.disconnectedIds]: Schema.parseJson(createNamespaceStruct(() => Schema.Array(Schema.String))),
  [writtenKeys.recentWallets]: Schema.parseJson(Schema.Array(StoredWallet)),
  [writtenKeys.walletId]: Schema.String,
  [writtenKeys.walletName]: Schema.String,
  [getConnectorKey("eip155")]: Schema.String,
  [getConnectorKey("solana")]: Schema.String,
  [getConnectorKey("bip122")]: Schema.String
} as const
