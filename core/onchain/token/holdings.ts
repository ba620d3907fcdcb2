import { addDecimals, compareDecimals, multiplyDecimals, sumDecimals } from "../../foundation/text/decimal.ts"
import { isLure } from "../activity/findSuspicious.ts"
import type { TokenBalance } from "./events.ts"

/** A worth in dollars above which only known tokens count. */
const mostUnchecked = "100000"

/** Returns the worth of holdings in dollars, without suspicious ones and those without a price. */
export const sumCountedWorth = (tokens: ReadonlyArray<TokenBalance>): string => sumDecimals(tokens.map(getCountedWorth))

/** Returns a holding's contribution to the worth of an account: zero if it is suspicious, or has no price. */
export const getCountedWorth = ({ suspicious, value }: TokenBalance): string =>
  suspicious === undefined ? (value ?? "0") : "0"

/** Returns the price of a token in dollars; null if it is unknown, zero, or of a suspicious holding. */
export const getPrice = ({ price, suspicious }: TokenBalance): string | null =>
  suspicious === undefined && price !== null && /[1-9]/.test(price) ? price : null

/**
 * Returns each token once, by its network and its contract in any letter case: a list that repeats a holding would
 * count it twice. The first one stays.
 */
export const deduplicateTokens = (tokens: ReadonlyArray<TokenBalance>): ReadonlyArray<TokenBalance> => {
  const getKey = ({ address = "", network }: TokenBalance): string =>
    `${network}:${network.startsWith("eip155:") ? address.toLowerCase() : address}`
  const seen = new Set<string>()
  return tokens.filter((token) => !seen.has(getKey(token)) && seen.add(getKey(token)))
}

/** Marks the holdings whose name is a link, or whose symbol imitates a well-known one. */
export const markLures = (tokens: ReadonlyArray<TokenBalance>): ReadonlyArray<TokenBalance> =>
  tokens.map((token) => (isLure(token) ? { ...token, suspicious: "name" } : token))

/**
 * Marks the holdings whose worth is not credible: each is outside the swap list, worth more than $100,000, and more
 * than ten times everything else that counts. A network's own coin is always credible.
 * docs/spec/onchain.md#balances-suspicious-holdings.
 */
export const markOutliers = (
  tokens: ReadonlyArray<TokenBalance>,
  isListed: (address: string) => boolean
): ReadonlyArray<TokenBalance> => {
  const isUnchecked = (token: TokenBalance): boolean =>
    token.suspicious === undefined &&
    token.address !== undefined &&
    compareDecimals(token.value ?? "0", mostUnchecked) > 0 &&
    !isListed(token.address)
  let counted = sumCountedWorth(tokens.filter((token) => !isUnchecked(token)))
  const outliers = new Set<TokenBalance>()
  const unchecked = tokens.filter(isUnchecked).sort((a, b) => compareDecimals(a.value ?? "0", b.value ?? "0"))
  for (const token of unchecked) {
    if (compareDecimals(token.value ?? "0", multiplyDecimals(counted, "10")) > 0) outliers.add(token)
    else counted = addDecimals(counted, token.value ?? "0")
  }
  return tokens.map((token) => (outliers.has(token) ? { ...token, suspicious: "worth" } : token))
}

/** A token in a list. `address`: absent for the network's own coin. */
interface Listed {
  readonly address?: string | null | undefined
  readonly name: string
}

/**
 * Returns tokens in display order: the network's own coin first, then by worth, the highest first, and by name if the
 * worth is equal. `worth`: exact decimal text. docs/spec/onchain.md#balances-states.
 */
export const sortByWorth = <T extends Listed>(
  tokens: ReadonlyArray<T>,
  worth: (token: T) => string
): ReadonlyArray<T> =>
  [...tokens].sort(
    (a, b) =>
      Number(b.address == null) - Number(a.address == null) ||
      compareDecimals(worth(b), worth(a)) ||
      (a.name < b.name ? -1 : 1)
  )
