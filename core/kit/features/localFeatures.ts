import type { ConnectMethod, ListingKind } from "../../wallets/catalogue/listing.ts"

export const walletFeatures = ["onramp", "swaps", "receive", "send"] as const
export type WalletFeature = (typeof walletFeatures)[number]

export const socialProviders = ["google", "github", "apple", "facebook", "x", "discord", "farcaster"] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Spec §9: the default order of social logins. */
export const socialOrder: ReadonlyArray<SocialProvider> = ["google", "x", "farcaster", "discord", "apple", "github", "facebook"]

/** What of `features` the host alone decides, and what it said of those that the project's configuration decides. Spec §6. */
export interface LocalFeatures {
  readonly receive: boolean
  readonly send: boolean
  readonly emailShowWallets: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly collapseWallets: boolean
  readonly pay: boolean
  readonly connectMethodsOrder: ReadonlyArray<ConnectMethod> | null
  readonly connectorTypeOrder: ReadonlyArray<ListingKind>
  readonly walletFeaturesOrder: ReadonlyArray<WalletFeature>
  /** The host's word on remote features, for when the project's configuration has none. */
  readonly wished: WishedFeatures
}

export interface WishedFeatures {
  readonly email?: boolean | undefined
  readonly socials?: ReadonlyArray<SocialProvider> | false | undefined
  readonly swaps?: ReadonlyArray<string> | false | undefined
  readonly onramp?: ReadonlyArray<string> | false | undefined
  /** Was named `history` in older projects. */
  readonly activity?: boolean | undefined
  readonly reownBranding?: boolean | undefined
  readonly multiWallet?: boolean | undefined
}

/** Default order of spec §9. No analytics unless the host turns it on (design section 8). */
export const localFeatures: LocalFeatures = {
  receive: true,
  send: true,
  emailShowWallets: true,
  analytics: false,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectMethodsOrder: null,
  connectorTypeOrder: [],
  walletFeaturesOrder: walletFeatures,
  wished: {}
}
