import { NamespaceSchema, NetworkIdSchema, NetworkSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** A switch that the visitor requested and the wallet has not answered yet. */
const SwitchingSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), to: NetworkIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), to: NetworkIdSchema, error: FailureDataSchema })
)
/** The visitor's current attempt to change the network. */
export type Switching = Schema.Schema.Type<typeof SwitchingSchema>

export const ChainStateSchema = Schema.Struct({
  /** The configured networks, in the host's order. The host may remove a namespace. */
  networks: Schema.Array(NetworkSchema),
  /**
   * The network of the visitor, or the one to connect to. It may be unconfigured
   * (docs/spec/wallets.md#active-network-unsupported).
   */
  active: NetworkIdSchema,
  switching: Schema.NullOr(SwitchingSchema)
})
export interface ChainState extends Schema.Schema.Type<typeof ChainStateSchema> {}

export const ChainEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchStarted"), to: NetworkIdSchema }),
  /** The active network changed: the visitor chose another, or the wallet switched. */
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitched"), to: NetworkIdSchema }),
  /**
   * The host removed a namespace: its networks, and with them its wallets.
   * docs/spec/wallets.md#active-network-removing-a-namespace (removing an adapter).
   */
  Schema.Struct({ _tag: Schema.Literal("NamespaceRemoved"), namespace: NamespaceSchema }),
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchFailed"), to: NetworkIdSchema, error: FailureDataSchema }),
  /** The wallet did not answer immediately: a view that waits replaces the row. */
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchLasted"), to: NetworkIdSchema }),
  /** The note that the visitor declined has been shown long enough. */
  Schema.Struct({ _tag: Schema.Literal("NetworkRefusalEnded"), to: NetworkIdSchema })
)
export type ChainEvent = Schema.Schema.Type<typeof ChainEventSchema>
