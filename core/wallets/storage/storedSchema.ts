import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { WalletSchema } from "../connectors/schema.ts"
import { recentKey } from "./recentKey.ts"
import { connectorKey } from "./projection.ts"
import { StoredConnectionSchema } from "./storedConnection.ts"
import { storageKeys } from "./stored.ts"
import { storageVersion } from "../../foundation/data/versioned.ts"

const perNamespace = <A, I>(of: (namespace: Namespace) => Schema.Schema<A, I>) => {
  const one = (namespace: Namespace) => Schema.optionalWith(of(namespace), { exact: true })
  return Schema.Struct({
    eip155: one("eip155"),
    solana: one("solana"),
    polkadot: one("polkadot"),
    bip122: one("bip122"),
    cosmos: one("cosmos")
  })
}
const ids = Schema.Array(Schema.String)

/**
 * What is stored under each key of the kit, without its version. docs/spec/foundation.md#storage-keys (local storage).
 */
export const storedSchemas = {
  [storageKeys.connections]: perNamespace((namespace) => Schema.Array(StoredConnectionSchema(namespace))),
  [recentKey]: perNamespace((namespace) => Schema.Array(StoredConnectionSchema(namespace))),
  [storageKeys.connectionStatus]: Schema.Literal("connected", "disconnected"),
  [storageKeys.activeNamespace]: NamespaceSchema,
  [storageKeys.activeNetwork]: NetworkIdSchema,
  [storageKeys.connectedNamespaces]: Schema.Array(NamespaceSchema),
  [storageKeys.disconnectedIds]: perNamespace(() => ids),
  [storageKeys.recentWallets]: Schema.Array(WalletSchema),
  [connectorKey("eip155")]: Schema.String,
  [connectorKey("solana")]: Schema.String,
  [connectorKey("bip122")]: Schema.String
} as const satisfies Readonly<Record<string, Schema.Schema.Any>>

/** A stored value together with its version, as text. */
export const storedText = <A, I>(value: Schema.Schema<A, I>) =>
  Schema.parseJson(Schema.Struct({ v: Schema.Literal(storageVersion), value }))
