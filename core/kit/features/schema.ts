import { connectMethods, listingKinds } from "../../wallets/catalogue/listing.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { socialProviders } from "../../embedded/social/providers.ts"
import { walletFeatures } from "../optionTable/featureNames.ts"

const Ids = Schema.Array(Schema.String)
const Flag = Schema.optional(Schema.Boolean)
const IdsOrOff = Schema.Union(Ids, Schema.Literal(false))
const SocialsOrOff = Schema.Union(Schema.Array(Schema.Literal(...socialProviders)), Schema.Literal(false))

/** One feature in the project's remote configuration. docs/spec/kit.md#config-configuration-call. */
export const RemoteFeatureSchema = Schema.Struct({
  id: Schema.String,
  isEnabled: Schema.Boolean,
  config: Schema.NullOr(Ids)
})
/** One feature in the project's configuration. */
export interface RemoteFeature extends Schema.Schema.Type<typeof RemoteFeatureSchema> {}

/** The features offered to the visitor. A list is false if it is off. docs/spec/kit.md#config-feature-flags. */
export const RemoteFeaturesSchema = Schema.Struct({
  email: Schema.Boolean,
  socials: SocialsOrOff,
  swaps: IdsOrOff,
  onramp: IdsOrOff,
  activity: Schema.Boolean,
  reownBranding: Schema.Boolean,
  multiWallet: Schema.Boolean
})
/** The features that the project's configuration decides. */
export interface RemoteFeatures extends Schema.Schema.Type<typeof RemoteFeaturesSchema> {}

const RequestedFeaturesSchema = Schema.Struct({
  email: Flag,
  socials: Schema.optional(SocialsOrOff),
  swaps: Schema.optional(IdsOrOff),
  onramp: Schema.optional(IdsOrOff),
  /** Named `history` in older projects. */
  activity: Flag,
  reownBranding: Flag,
  multiWallet: Flag
})
export interface RequestedFeatures extends Schema.Schema.Type<typeof RequestedFeaturesSchema> {}

/**
 * The part of `features` that only the host decides, and its options for those that the project's configuration
 * decides. docs/spec/kit.md#config-feature-flags.
 */
export const LocalFeaturesSchema = Schema.Struct({
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
  /** The host's options for remote features, used if the project's configuration does not set them. */
  requested: RequestedFeaturesSchema
})
/** The features that only the host decides. */
export interface LocalFeatures extends Schema.Schema.Type<typeof LocalFeaturesSchema> {}
