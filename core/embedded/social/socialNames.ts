import type { SocialProvider } from "./providers.ts"

/** The name that each provider uses for itself. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  facebook: "Facebook",
  x: "X",
  discord: "Discord",
  farcaster: "Farcaster"
}
