/**
 * Social logins that use a page of the provider; Farcaster shows a code instead.
 * docs/spec/embedded.md#social-providers.
 */
export const redirectProviders = ["google", "github", "apple", "facebook", "x", "discord"] as const
/** A social login that redirects to a page of the provider. */
export type RedirectProvider = (typeof redirectProviders)[number]

/**
 * Returns whether a value names a social login that the embedded wallet can redirect to.
 * docs/spec/embedded.md#social-providers.
 */
export const isRedirectProvider = (value: unknown): value is RedirectProvider =>
  redirectProviders.some((it) => it === value)

/**
 * Returns whether the sign-in window's answer can be trusted: it comes from the secure site's own origin.
 * docs/spec/embedded.md#social-trusted-results.
 */
export const isTrustedResult = (origin: string, secureSite: string): boolean => {
  try {
    return new URL(secureSite).origin !== "null" && origin === new URL(secureSite).origin
  } catch {
    return false
  }
}
