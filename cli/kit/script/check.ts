import { compareDecimals, isDecimal } from "../../../core/foundation/text/decimal.ts"
import { toCanonicalJson } from "../../../services/foundation/recording/canonical.ts"
import type { Check } from "./Script.ts"
import { getValueAtPath } from "./path.ts"

/** Returns why a result does not match: the path, the actual and the expected value; undefined if it matches. */
export const findMismatch = (data: unknown, expected: Readonly<Record<string, Check>>): string | undefined =>
  Object.entries(expected)
    .map(([path, check]) => describeMismatch(path, getValueAtPath(data, path), check))
    .find((mismatch) => mismatch !== undefined)

const describeMismatch = (path: string, value: unknown, check: Check): string | undefined => {
  const found = value === undefined ? "missing" : toCanonicalJson(value).slice(0, 120)
  const formatMismatch = (what: string) => `${path} is ${found}, expected ${what}.`
  if (typeof check !== "object" || check === null)
    return value === check ? undefined : formatMismatch(toCanonicalJson(check))
  const { atLeast, atMost, exists, length, matches } = check
  if (exists !== undefined && (value !== undefined) !== exists) return formatMismatch(exists ? "something" : "nothing")
  if (length !== undefined && getSize(value) !== length) return formatMismatch(`${length} elements`)
  if (matches !== undefined && !(typeof value === "string" && getPattern(matches)?.test(value) === true))
    return formatMismatch(`text like ${matches}`)
  if (atLeast !== undefined && !isInOrder(atLeast, value)) return formatMismatch(`at least ${atLeast}`)
  if (atMost !== undefined && !isInOrder(value, atMost)) return formatMismatch(`at most ${atMost}`)
  return undefined
}

const getSize = (value: unknown): number => (Array.isArray(value) || typeof value === "string" ? value.length : -1)
const formatValue = (value: unknown): string =>
  typeof value === "number" ? String(value) : typeof value === "string" ? value : ""
const isInOrder = (low: unknown, high: unknown): boolean =>
  isDecimal(formatValue(low)) &&
  isDecimal(formatValue(high)) &&
  compareDecimals(formatValue(low), formatValue(high)) <= 0

const getPattern = (source: string): RegExp | undefined => {
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}
