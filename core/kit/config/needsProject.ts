import type { ConfigState } from "./events.ts"

/** Returns whether a list names a service. */
const isList = (names: ReadonlyArray<string> | false | undefined): boolean => Array.isArray(names) && names.length > 0

/**
 * Returns whether the host's options use a service that needs a project id: email and social logins, providers of swaps
 * and purchases, wallets of the catalogue, or a WalletConnect of the host's. docs/spec/kit.md#config-project-id.
 */
export const needsProject = ({
  features,
  featuredWalletIds,
  includeWalletIds,
  manualWCControl
}: ConfigState): boolean => {
  const { email, onramp, socials, swaps } = features.requested
  return email === true || [socials, swaps, onramp, featuredWalletIds, includeWalletIds].some(isList) || manualWCControl
}
