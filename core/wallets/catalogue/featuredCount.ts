import { limits } from "../../foundation/data/limits.ts"

/**
 * Returns how many featured wallets to request: as many as the host named, four by default.
 * docs/spec/wallets.md#catalogue-featured-wallets.
 */
export const featuredCount = (featuredWalletIds: ReadonlyArray<string>): number =>
  featuredWalletIds.length || limits.featuredWallets
