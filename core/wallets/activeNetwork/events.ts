import { NamespaceSchema, NetworkIdSchema, NetworkSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** A switch the visitor asked for and the wallet has not settled. */
const SwitchingSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), to: NetworkIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), to: NetworkIdSchema, error: FailureDataSchema })
)
export type Switching = Schema.Schema.Type<typeof SwitchingSchema>

export const ChainStateSchema = Schema.Struct({
  /** The configured networks, in the host's order; a namespace may be taken away by the host. */
  networks: Schema.Array(NetworkSchema),
  /**
   * Where the visitor is, or will connect. May be a network that nobody configured
   * (docs/spec/wallets.md#active-network-unsupported).
   */
  active: NetworkIdSchema,
  switching: Schema.NullOr(SwitchingSchema)
})
export interface ChainState extends Schema.Schema.Type<typeof ChainStateSchema> {}

export const ChainEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchStarted"), to: NetworkIdSchema }),
  /** The active network is another one: the visitor chose it, or the wallet moved. */
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitched"), to: NetworkIdSchema }),
  /**
   * The host took a namespace away: its networks, and with them its wallets.
   * docs/spec/wallets.md#active-network-removing-a-namespace (removing an adapter).
   */
  Schema.Struct({ _tag: Schema.Literal("NamespaceRemoved"), namespace: NamespaceSchema }),
  Schema.Struct({ _tag: Schema.Literal("NetworkSwitchFailed"), to: NetworkIdSchema, error: FailureDataSchema })
)
export type ChainEvent = Schema.Schema.Type<typeof ChainEventSchema>
