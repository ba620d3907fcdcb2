import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import { type AccountId, isAccountId, isNetworkId, namespaces, type NetworkId } from "./ids.ts"
import type { Network } from "./network.ts"
import type { ChainEvent, ChainState } from "../../wallets/activeNetwork/state.ts"

export const NamespaceSchema = Schema.Literal(...namespaces)

export const NetworkIdSchema = tied<NetworkId>()(Schema.String.pipe(Schema.filter((id): id is NetworkId => isNetworkId(id), {
  arbitrary: () => (fc) => fc.tuple(fc.constantFrom(...namespaces), fc.integer({ min: 1 })).map(([space, n]): NetworkId => `${space}:${n}`)
})))

export const AccountIdSchema = tied<AccountId>()(Schema.String.pipe(Schema.filter((id): id is AccountId => isAccountId(id), {
  arbitrary: () => (fc) => fc.tuple(fc.constantFrom(...namespaces), fc.nat(), fc.nat()).map(([space, n, a]): AccountId => `${space}:${n}:0x${a.toString(16)}`)
})))

export const NetworkSchema = tied<Network>()(Schema.Struct({
  id: NetworkIdSchema,
  name: Schema.String,
  namespace: NamespaceSchema,
  nativeCurrency: Schema.Struct({ name: Schema.String, symbol: Schema.String, decimals: Schema.JsonNumber }),
  rpcUrls: Schema.Array(Schema.String),
  customRpcUrls: Schema.optional(Schema.Array(Schema.String)),
  explorerUrl: Schema.optional(Schema.String),
  testnet: Schema.Boolean,
  imageId: Schema.optional(Schema.String),
  imageUrl: Schema.optional(Schema.String)
}))

export const ChainStateSchema = tied<ChainState>()(Schema.Struct({
  networks: Schema.Array(NetworkSchema),
  active: NetworkIdSchema,
  switching: Schema.NullOr(Schema.Union(
    Schema.Struct({ _tag: Schema.Literal("Asking"), to: NetworkIdSchema }),
    Schema.Struct({ _tag: Schema.Literal("Failed"), to: NetworkIdSchema, error: FailureDataSchema })
  ))
}))

export const ChainEventSchema = tied<ChainEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchStarted"), to: NetworkIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitched"), to: NetworkIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("NamespaceRemoved"), namespace: NamespaceSchema }),
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchFailed"), to: NetworkIdSchema, error: FailureDataSchema })
))
