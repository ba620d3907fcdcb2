import { Schema } from "../../foundation/data/schema.ts"
import { isAccountId } from "./caip.ts"
import { type AccountId, isNetworkId, namespaces, type NetworkId } from "./ids.ts"

export const NamespaceSchema = Schema.Literal(...namespaces)

export const NetworkIdSchema: Schema.refine<NetworkId, Schema.Schema<string>> = Schema.String.pipe(
  Schema.filter((id): id is NetworkId => isNetworkId(id), {
    arbitrary: () => (fc) =>
      fc.tuple(fc.constantFrom(...namespaces), fc.integer({ min: 1 })).map(([space, n]): NetworkId => `${space}:${n}`)
  })
)

export const AccountIdSchema: Schema.refine<AccountId, Schema.Schema<string>> = Schema.String.pipe(
  Schema.filter((id): id is AccountId => isAccountId(id), {
    arbitrary: () => (fc) =>
      fc
        .tuple(fc.constantFrom(...namespaces), fc.nat(), fc.nat())
        .map(([space, n, a]): AccountId => `${space}:${n}:0x${a.toString(16)}`)
  })
)

/** A network that a host configured, as plain data. docs/spec/chain.md#network-fields (Network). */
export const NetworkSchema = Schema.Struct({
  id: NetworkIdSchema,
  name: Schema.String,
  namespace: NamespaceSchema,
  nativeCurrency: Schema.Struct({ name: Schema.String, symbol: Schema.String, decimals: Schema.JsonNumber }),
  /** HTTP endpoints, best first. */
  rpcUrls: Schema.Array(Schema.String),
  /**
   * The endpoints from the host (`customRpcUrls`), which are tried before the gateway.
   * docs/spec/chain.md#rpc-endpoints.
   */
  customRpcUrls: Schema.optional(Schema.Array(Schema.String)),
  explorerUrl: Schema.optional(Schema.String),
  testnet: Schema.Boolean,
  /** Image id in the provider API's asset table. */
  imageId: Schema.optional(Schema.String),
  /** Image URL from the host (`chainImages`). */
  imageUrl: Schema.optional(Schema.String)
})
/** A configured network: its ids, coin, endpoints and explorer. */
export interface Network extends Schema.Schema.Type<typeof NetworkSchema> {}
