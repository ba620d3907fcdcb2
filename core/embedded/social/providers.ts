/** The social accounts that a visitor may sign in with. docs/spec/embedded.md#social-providers. */
export const socialProviders = ["google", "github", "apple", "facebook", "x", "discord", "farcaster"] as const
/** A social login. */
export type SocialProvider = (typeof socialProviders)[number]
