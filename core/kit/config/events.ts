import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { WalletSchema } from "../../wallets/connectors/schema.ts"
import { LocalFeaturesSchema, RemoteFeatureSchema, RemoteFeaturesSchema } from "../features/schema.ts"

const Ids = Schema.Array(Schema.String)

/** The options of a kit that its rules depend on, validated and with defaults. docs/spec/kit.md#config-options. */
export const ConfigStateSchema = Schema.Struct({
  debug: Schema.Boolean,
  basic: Schema.Boolean,
  /** The host controls WalletConnect itself: the modal only shows its views. */
  manualWCControl: Schema.Boolean,
  /** The modal is part of the host's page and always open. */
  enableEmbedded: Schema.Boolean,
  /** True if Coinbase's extension is listed even if it does not announce itself. */
  enableCoinbase: Schema.Boolean,
  /** Wallet apps are opened by their https link, if they have one, instead of their own scheme. */
  preferUniversalLinks: Schema.Boolean,
  enableNetworkSwitch: Schema.Boolean,
  enableReconnect: Schema.Boolean,
  enableEIP6963: Schema.Boolean,
  enableInjected: Schema.Boolean,
  enableWallets: Schema.Boolean,
  enableWalletConnect: Schema.Boolean,
  enableWalletGuide: Schema.Boolean,
  /** True if pending transfers and swaps are shown at the page's corner while the modal is closed. */
  enableProgress: Schema.Boolean,
  allowUnsupportedChain: Schema.Boolean,
  /**
   * The embedded wallet's account type on EVM networks until the visitor chooses one.
   * docs/spec/onchain.md#account-types.
   */
  defaultAccountTypes: Schema.Struct({ eip155: Schema.optional(Schema.Literal("eoa", "smartAccount")) }),
  /** True if visitors sign in with their wallet: the host gave `siwx` or `siweConfig`. */
  signIn: Schema.Boolean,
  allWallets: Schema.Literal("SHOW", "HIDE", "ONLY_MOBILE"),
  featuredWalletIds: Ids,
  includeWalletIds: Ids,
  excludeWalletIds: Ids,
  walletOrder: Ids,
  customWallets: Schema.Array(WalletSchema),
  features: LocalFeaturesSchema,
  termsConditionsUrl: Schema.NullOr(Schema.String),
  privacyPolicyUrl: Schema.NullOr(Schema.String),
  /** Addresses and account ids that the host vouches for. */
  addressBook: Ids,
  /** Where names of accounts come from. */
  identity: Schema.Literal("both", "service", "ens", "off"),
  /** True if the servers that names of ENS choose may be asked. */
  ensGateways: Schema.Boolean,
  /** True if the catalogue can be requested: without a project id no remote service is used. */
  catalogue: Schema.Boolean,
  /** True if the chain service can be requested. */
  chainService: Schema.Boolean,
  remote: RemoteSchema(Schema.Array(RemoteFeatureSchema)),
  origins: RemoteSchema(Ids),
  /**
   * The features in effect: the project's choice, else the host's, else the default (`resolveFeatures`).
   * docs/spec/kit.md#config-remote-over-local.
   */
  resolved: RemoteFeaturesSchema
})
export interface ConfigState extends Schema.Schema.Type<typeof ConfigStateSchema> {}

/** `ConfigAsked`, `ConfigArrived`, `ConfigFailed`. */
const projectEvents = createRemoteEvents("Config", { key: {}, value: { features: Schema.Array(RemoteFeatureSchema) } })

export const ConfigEventSchema = Schema.Union(
  ...projectEvents,
  Schema.Struct({ _tag: Schema.Literal("OriginsArrived"), origins: Ids }),
  Schema.Struct({ _tag: Schema.Literal("OriginsFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("FeaturesResolved"), features: RemoteFeaturesSchema })
)
export type ConfigEvent = Schema.Schema.Type<typeof ConfigEventSchema>
