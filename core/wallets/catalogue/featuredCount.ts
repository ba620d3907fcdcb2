import { limits } from "../../foundation/data/limits.ts"

/**
 * How many featured wallets to request: as many as the host named, four if it named none.
 * docs/spec/wallets.md#catalogue-featured-wallets.
 */
export const featuredCount = (featuredWalletIds: ReadonlyArray<string>): number =>
  featuredWalletIds.length || limits.featuredWallets
