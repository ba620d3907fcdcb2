import type { SocialProvider } from "./providers.ts"

/** What each calls itself. */
export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  facebook: "Facebook",
  x: "X",
  discord: "Discord",
  farcaster: "Farcaster"
}
