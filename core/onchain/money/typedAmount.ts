import * as Either from "effect/Either"
import { isDecimal, multiplyDecimals } from "../../foundation/text/decimal.ts"
import { parseUnits } from "../../foundation/text/units.ts"

/** What is wrong with an amount that was typed. `comma`: it may stand for a point or for thousands. */
export type AmountFault = "empty" | "comma" | "shape" | "decimals" | "zero"

/** The longest amount that a field takes: 78 digits on either side of the point. */
export const mostTyped = 157

/**
 * Returns the base units of an amount as it was typed: digits and at most one point, no more decimals than the token has,
 * above zero. docs/spec/onchain.md#money-typed-amounts.
 */
export const readAmount = (typed: string, decimals: number): Either.Either<bigint, AmountFault> => {
  const text = typed.trim()
  if (text === "") return Either.left("empty")
  if (text.includes(",")) return Either.left("comma")
  const plain = text.replace(/^\.(?=\d)/, "0.").replace(/(?<=\d)\.$/, "")
  if (!isDecimal(plain)) return Either.left("shape")
  const units = parseUnits(plain, decimals)
  return units === undefined ? Either.left("decimals") : units === 0n ? Either.left("zero") : Either.right(units)
}

/** Returns what an amount is worth in dollars; null where there is no price, or no amount. */
export const worthOf = (amount: string, price: string | null | undefined): string | null =>
  price === null || price === undefined || !/[1-9]/.test(price) || !isDecimal(amount)
    ? null
    : multiplyDecimals(amount, price)
