import * as Either from "effect/Either"
import { isDecimal } from "../../foundation/text/decimal.ts"
import { toAsciiDigits } from "../../foundation/text/plain.ts"
import { parseUnits } from "../../foundation/text/units.ts"

/**
 * The fault of a typed number. `ambiguous`: its comma may separate decimals or thousands. `grouped`: it has thousands
 * separators.
 */
export type TypedFault = "empty" | "ambiguous" | "grouped" | "shape"

/** The fault of a typed amount. */
export type AmountFault = TypedFault | "decimals" | "zero"

/** The longest amount that a field accepts: 78 digits on either side of the point. */
export const mostTyped = 157

/** Points and commas of keyboards for other scripts. */
const separators: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u066b\uff0e\u3002\uff61]/g, "."],
  [/[\u060c\uff0c\u3001]/g, ","],
  [/[\u066c'\u2019_\s]/g, "\u066c"]
]

/**
 * Parses a number as a visitor types it, in any field: digits of any script, and one point or one comma before the
 * decimals. Returns it as plain decimal text, with a point. A comma before exactly three digits may separate thousands
 * and is ambiguous. docs/spec/onchain.md#money-typed-amounts.
 */
export const readTyped = (typed: string): Either.Either<string, TypedFault> => {
  const text = separators.reduce((all, [from, to]) => all.replace(from, to), toAsciiDigits(typed.trim()))
  if (text === "") return Either.left("empty")
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return Either.left("ambiguous")
  const [, whole = "", decimals = ""] = /^(\d*)(?:[.,](\d*))?$/.exec(text) ?? []
  if (whole === "" && decimals === "")
    return Either.left(/^\d{1,3}([.,\u066c]\d{2,3})+([.,]\d*)?$/.test(text) ? "grouped" : "shape")
  const plain = `${whole === "" ? "0" : whole}${decimals === "" ? "" : `.${decimals}`}`
  return isDecimal(plain) ? Either.right(plain) : Either.left("shape")
}

/**
 * Returns a typed number as plain decimal text; if it cannot be parsed, the text itself, which strict parsers reject.
 */
export const toPlainNumber = (typed: string): string => Either.getOrElse(readTyped(typed), () => typed)

/** Returns the two numbers that an ambiguous text may mean, for the question to the visitor. */
export const listMeanings = (typed: string): { readonly whole: string; readonly decimal: string } => {
  const text = toAsciiDigits(typed.trim())
  const [whole = "", rest = ""] = text.split(/\D/)
  const decimals = rest.replace(/0+$/, "")
  return { whole: `${whole}${rest}`, decimal: `${whole}.${decimals === "" ? "0" : decimals}` }
}

/**
 * Returns the base units of an amount in plain decimal text from a host or a command: digits and at most one point, no
 * more decimals than the token has, above zero.
 */
export const readAmount = (text: string, decimals: number): Either.Either<bigint, AmountFault> => {
  const trimmed = text.trim()
  if (trimmed === "") return Either.left("empty")
  const plain = trimmed.replace(/^\.(?=\d)/, "0.").replace(/(?<=\d)\.$/, "")
  if (!isDecimal(plain)) return Either.left("shape")
  const units = parseUnits(plain, decimals)
  return units === undefined ? Either.left("decimals") : units === 0n ? Either.left("zero") : Either.right(units)
}

/** Returns the base units of a typed amount. */
export const readTypedAmount = (typed: string, decimals: number): Either.Either<bigint, AmountFault> =>
  Either.flatMap(readTyped(typed), (plain) => readAmount(plain, decimals))
