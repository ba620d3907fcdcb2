import { formatUnits } from "./units.ts"

/** As many digits as the largest 256-bit amount has, on either side of the point. */
const plain = /^\d{1,78}(\.\d{1,78})?$/

/**
 * Whether it is a plain decimal: digits, perhaps a point and digits, at most 78 on either side. No sign, no exponent,
 * no space, no separator.
 */
export const isDecimal = (text: string): boolean => plain.test(text)

/**
 * A number of an answer as exact decimal text: the shortest that reads as that number, without an exponent. Undefined
 * for what is no amount: negative, not finite, or beyond 78 digits. Only an edge that reads JSON may call it; past it
 * no money is a number.
 */
export const toDecimal = (value: number): string | undefined => {
  const [, whole = "", fraction = "", power = "0"] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/.exec(String(value)) ?? []
  const scale = fraction.length - Number(power)
  if (whole === "" || Math.abs(scale) > 100) return undefined
  const units = BigInt(`${whole}${fraction}`)
  const text = scale < 0 ? String(units * 10n ** BigInt(-scale)) : formatUnits(units, scale)
  return isDecimal(text) ? text : undefined
}

/**
 * The number nearest to a decimal, for a wire that knows no decimal text. Undefined for what is none. Nothing is
 * reckoned with it.
 */
export const wireNumber = (text: string): number | undefined => (isDecimal(text) ? Number(text) : undefined)

/**
 * The sum, exactly. Here and below: text that is no plain decimal counts as nothing, and results have no superfluous
 * zeros.
 */
export const addDecimals = (a: string, b: string): string => {
  const [left, right, scale] = aligned(a, b)
  return formatUnits(left + right, scale)
}

/** The product, exactly. */
export const multiplyDecimals = (a: string, b: string): string => {
  const [left, right] = [unitsOf(a), unitsOf(b)]
  return formatUnits(left.units * right.units, left.scale + right.scale)
}

/**
 * The quotient to that many digits after the point, cut and never rounded up. Undefined where the divisor is nothing.
 */
export const divideDecimals = (a: string, b: string, digits: number): string | undefined => {
  const [left, right] = aligned(a, b)
  return right === 0n ? undefined : formatUnits((left * 10n ** BigInt(digits)) / right, digits)
}

/** Below zero where the first is less, above zero where it is more, zero where both are worth the same. */
export const compareDecimals = (a: string, b: string): -1 | 0 | 1 => {
  const [left, right] = aligned(a, b)
  return left < right ? -1 : left > right ? 1 : 0
}

/** The sum of all, exactly. */
export const sumDecimals = (all: ReadonlyArray<string>): string => all.reduce(addDecimals, "0")

interface Units {
  readonly units: bigint
  readonly scale: number
}

const unitsOf = (text: string): Units => {
  const [, whole = "0", fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return { units: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

const aligned = (a: string, b: string): readonly [left: bigint, right: bigint, scale: number] => {
  const [left, right] = [unitsOf(a), unitsOf(b)]
  const scale = Math.max(left.scale, right.scale)
  return [left.units * 10n ** BigInt(scale - left.scale), right.units * 10n ** BigInt(scale - right.scale), scale]
}
