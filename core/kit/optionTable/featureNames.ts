import type { SocialProvider } from "../../embedded/social/providers.ts"

export const walletFeatures = ["onramp", "swaps", "receive", "send"] as const

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
