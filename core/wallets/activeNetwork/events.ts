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
  /** The configured networks, in the host's order; the host may remove a namespace. */
  networks: Schema.Array(NetworkSchema),
  /**
   * The network the visitor is on, or will connect to. May be one that is not configured
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
  /** The wallet has not answered at once: the row it was asked from gives way to a view that waits. */
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchLasted"), to: NetworkIdSchema }),
  /** The visitor's own no has been shown for its time. */
  Schema.Struct({ _tag: Schema.Literal("NetworkRefusalEnded"), to: NetworkIdSchema })
)
export type ChainEvent = Schema.Schema.Type<typeof ChainEventSchema>
