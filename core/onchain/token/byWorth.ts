import { compareDecimals } from "../../foundation/text/decimal.ts"

/** A token as lists show it. `address`: none for the network's own coin. */
interface Listed {
  readonly address?: string | null | undefined
  readonly name: string
}

/**
 * Returns tokens as people look for them: the network's own coin first, then by worth, the highest first, and by name
 * where that is the same. `worth`: exact decimal text. docs/spec/onchain.md#balances-states.
 */
export const byWorth = <T extends Listed>(tokens: ReadonlyArray<T>, worth: (token: T) => string): ReadonlyArray<T> =>
  [...tokens].sort(
    (a, b) =>
      Number(b.address == null) - Number(a.address == null) ||
      compareDecimals(worth(b), worth(a)) ||
      (a.name < b.name ? -1 : 1)
  )
