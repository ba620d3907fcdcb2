import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import { connectMethods, listingKinds } from "../../wallets/catalogue/listing.ts"
import { WalletSchema } from "../../wallets/catalogue/schema.ts"
import { type LocalFeatures, socialProviders, walletFeatures } from "../features/localFeatures.ts"
import type { RemoteFeatures } from "../features/remoteFeatures.ts"
import type { ConfigEvent, ConfigState } from "./state.ts"
import type { RemoteFeature } from "../features/remoteFeatures.ts"

const Ids = Schema.Array(Schema.String)
const Flag = Schema.optional(Schema.Boolean)
const listOrOff = <A, I>(list: Schema.Schema<A, I>) => Schema.Union(list, Schema.Literal(false))
const OffOr = <A, I>(list: Schema.Schema<A, I>) => Schema.optional(listOrOff(list))

export const RemoteFeatureSchema = tied<RemoteFeature>()(Schema.Struct({
  id: Schema.String, isEnabled: Schema.Boolean, config: Schema.NullOr(Ids)
}))

export const RemoteFeaturesSchema = tied<RemoteFeatures>()(Schema.Struct({
  email: Schema.Boolean,
  socials: listOrOff(Schema.Array(Schema.Literal(...socialProviders))),
  swaps: listOrOff(Ids),
  onramp: listOrOff(Ids),
  activity: Schema.Boolean,
  reownBranding: Schema.Boolean,
  multiWallet: Schema.Boolean
}))

export const LocalFeaturesSchema = tied<LocalFeatures>()(Schema.Struct({
  receive: Schema.Boolean,
  send: Schema.Boolean,
  emailShowWallets: Schema.Boolean,
  analytics: Schema.Boolean,
  allWallets: Schema.Boolean,
  legalCheckbox: Schema.Boolean,
  smartSessions: Schema.Boolean,
  collapseWallets: Schema.Boolean,
  pay: Schema.Boolean,
  connectMethodsOrder: Schema.NullOr(Schema.Array(Schema.Literal(...connectMethods))),
  connectorTypeOrder: Schema.Array(Schema.Literal(...listingKinds)),
  walletFeaturesOrder: Schema.Array(Schema.Literal(...walletFeatures)),
  wished: Schema.Struct({
    email: Flag,
    socials: OffOr(Schema.Array(Schema.Literal(...socialProviders))),
    swaps: OffOr(Ids),
    onramp: OffOr(Ids),
    activity: Flag,
    reownBranding: Flag,
    multiWallet: Flag
  })
}))

export const ConfigStateSchema = tied<ConfigState>()(Schema.Struct({
  debug: Schema.Boolean,
  basic: Schema.Boolean,
  manualWCControl: Schema.Boolean,
  enableEmbedded: Schema.Boolean,
  enableCoinbase: Schema.Boolean,
  preferUniversalLinks: Schema.Boolean,
  enableNetworkSwitch: Schema.Boolean,
  enableReconnect: Schema.Boolean,
  enableEIP6963: Schema.Boolean,
  enableInjected: Schema.Boolean,
  enableWallets: Schema.Boolean,
  enableWalletConnect: Schema.Boolean,
  enableWalletGuide: Schema.Boolean,
  allowUnsupportedChain: Schema.Boolean,
  allWallets: Schema.Literal("SHOW", "HIDE", "ONLY_MOBILE"),
  featuredWalletIds: Ids,
  includeWalletIds: Ids,
  excludeWalletIds: Ids,
  customWallets: Schema.Array(WalletSchema),
  features: LocalFeaturesSchema,
  termsConditionsUrl: Schema.NullOr(Schema.String),
  privacyPolicyUrl: Schema.NullOr(Schema.String),
  catalogue: Schema.Boolean,
  remote: RemoteSchema(Schema.Array(RemoteFeatureSchema)),
  origins: RemoteSchema(Ids),
  resolved: RemoteFeaturesSchema
}))

export const ConfigEventSchema = tied<ConfigEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ConfigAsked") }),
  Schema.Struct({ _tag: Schema.Literal("ConfigArrived"), features: Schema.Array(RemoteFeatureSchema) }),
  Schema.Struct({ _tag: Schema.Literal("ConfigFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("OriginsArrived"), origins: Ids }),
  Schema.Struct({ _tag: Schema.Literal("OriginsFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("FeaturesResolved"), features: RemoteFeaturesSchema })
))
