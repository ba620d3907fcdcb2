import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"

/** The decimals with which limits are computed: no token has more. */
const digits = 36
export const dayMillis = 86_400_000

/** Parses decimal text as an exact integer; undefined for anything else. */
const parseExact = (text: string): bigint | undefined => {
  const [, whole, part = ""] = /^(\d{1,60})(?:\.(\d{1,36}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole + part.padEnd(digits, "0"))
}

/** An amount that a tool has moved, or tried to move. */
export interface Spent {
  readonly token: string
  readonly amount: string
  /** Epoch milliseconds. */
  readonly movedAt: number
}

/** Reads a stored amount; empty if it is invalid. */
export const readSpent = (value: unknown): ReadonlyArray<Spent> =>
  isRecord(value) &&
  typeof value["token"] === "string" &&
  typeof value["amount"] === "string" &&
  parseExact(value["amount"]) !== undefined &&
  typeof value["at"] === "number"
    ? [{ token: value["token"], amount: value["amount"], movedAt: value["at"] }]
    : []

/** Returns an amount as it is stored. */
export const toStored = ({ amount, movedAt, token }: Spent) => ({ token, amount, at: movedAt })

const getKey = (token: string): string => (/^0x/i.test(token) ? token.toLowerCase() : token.toUpperCase())

/** The amount of each token that may be moved within 24 hours, in whole tokens. */
export type Limits = ReadonlyMap<string, string>

/** Reads `--limit <token>=<amount>`, which may be repeated. */
export const readLimits = (texts: ReadonlyArray<string>): Limits | Usage => {
  const limits = new Map<string, string>()
  for (const text of texts) {
    const [, token, amount] = /^([^=\s]+)=(\S+)$/.exec(text) ?? []
    if (token === undefined || amount === undefined || parseExact(amount) === undefined)
      return createUsageError(
        `--limit must be a token, = and an amount in whole tokens; it is "${text}".`,
        "An example: --limit USDC=100"
      )
    limits.set(getKey(token), amount)
  }
  return limits
}

/**
 * Returns why an amount of a token may not be moved now; undefined if it may. Everything that may have been sent in the
 * last 24 hours counts, whatever its outcome.
 */
export const getRefusal = (
  limits: Limits,
  spent: ReadonlyArray<Spent>,
  { amount, movedAt: now, token }: Spent
): Usage | undefined => {
  const key = getKey(token)
  const limit = limits.get(key)
  if (limit === undefined)
    return createUsageError(
      `${token} has no --limit, so it cannot be moved.`,
      `These tokens have one: ${[...limits.keys()].join(", ")}.`
    )
  const units = parseExact(amount)
  if (units === undefined) return createUsageError(`The amount must be decimal text; it is "${amount.slice(0, 60)}".`)
  const before = spent
    .filter((item) => getKey(item.token) === key && now - item.movedAt < dayMillis)
    .reduce((sum, item) => sum + (parseExact(item.amount) ?? 0n), 0n)
  return before + units > (parseExact(limit) ?? 0n)
    ? createUsageError(
        `${amount} ${token} exceeds the limit of ${limit} in 24 hours, of which ${formatUnits(before)} is used.`
      )
    : undefined
}

const formatUnits = (units: bigint): string => {
  const text = units.toString().padStart(digits + 1, "0")
  const part = text.slice(-digits).replace(/0+$/, "")
  return part === "" ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${part}`
}
