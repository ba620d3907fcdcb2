export const walletFeatures = ["onramp", "swaps", "receive", "send"] as const

export const socialProviders = ["google", "github", "apple", "facebook", "x", "discord", "farcaster"] as const
export type SocialProvider = (typeof socialProviders)[number]

/** docs/spec/kit.md#config-feature-flags: the default order of social logins. */
export const socialOrder: ReadonlyArray<SocialProvider> = [
  "google",
  "x",
  "farcaster",
  "discord",
  "apple",
  "github",
  "facebook"
]
