import { formatUnits } from "./units.ts"

/** As many digits as the largest 256-bit amount has, on either side of the point. */
const plain = /^\d{1,78}(\.\d{1,78})?$/

/**
 * Returns whether a text is a plain decimal: digits, optionally a point and digits, at most 78 on either side. No sign,
 * exponent, space or separator.
 */
export const isDecimal = (text: string): boolean => plain.test(text)

/**
 * Converts a number of an answer to exact decimal text: the shortest that reads as that number, without an exponent.
 * Returns undefined if it is not an amount: negative, not finite, or beyond 78 digits. Only code that reads JSON may
 * call it; after that, money is never a number.
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
 * Returns the number nearest to a decimal, for protocols without decimal text; undefined if the text is not a decimal.
 * Not used in calculations.
 */
export const getWireNumber = (text: string): number | undefined => (isDecimal(text) ? Number(text) : undefined)

/**
 * Returns the exact sum. Here and below: text that is not a plain decimal counts as zero, and results have no
 * superfluous zeros.
 */
export const addDecimals = (a: string, b: string): string => {
  const [first, second, scale] = alignScales(a, b)
  return formatUnits(first + second, scale)
}

/** Returns the exact product. */
export const multiplyDecimals = (a: string, b: string): string => {
  const [first, second] = [toUnits(a), toUnits(b)]
  return formatUnits(first.units * second.units, first.scale + second.scale)
}

/**
 * Returns the quotient with that many digits after the point, truncated, never rounded up. Undefined if the divisor is
 * zero.
 */
export const divideDecimals = (a: string, b: string, digits: number): string | undefined => {
  const [first, second] = alignScales(a, b)
  return second === 0n ? undefined : formatUnits((first * 10n ** BigInt(digits)) / second, digits)
}

/** Returns a negative number if the first is smaller, a positive one if it is larger, zero if both are equal. */
export const compareDecimals = (a: string, b: string): -1 | 0 | 1 => {
  const [first, second] = alignScales(a, b)
  return first < second ? -1 : first > second ? 1 : 0
}

/** Returns the exact sum of all. */
export const sumDecimals = (all: ReadonlyArray<string>): string => all.reduce(addDecimals, "0")

interface Units {
  readonly units: bigint
  readonly scale: number
}

const toUnits = (text: string): Units => {
  const [, whole = "0", fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return { units: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

const alignScales = (a: string, b: string): readonly [first: bigint, second: bigint, scale: number] => {
  const [first, second] = [toUnits(a), toUnits(b)]
  const scale = Math.max(first.scale, second.scale)
  return [first.units * 10n ** BigInt(scale - first.scale), second.units * 10n ** BigInt(scale - second.scale), scale]
}
