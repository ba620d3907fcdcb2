import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { type Usage, usageError } from "../../foundation/errors/usage.ts"

/** The digits after the point that a limit reckons with: no token has more. */
const digits = 36
const dayMillis = 86_400_000

/** Decimal text as an integer, exactly; undefined for anything else. */
const exact = (text: string): bigint | undefined => {
  const [, whole, part = ""] = /^(\d{1,60})(?:\.(\d{1,36}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : BigInt(whole + part.padEnd(digits, "0"))
}

/** One amount that a tool has moved, or tried to. */
export interface Spent {
  readonly token: string
  readonly amount: string
  /** Epoch milliseconds. */
  readonly at: number
}

export const readSpent = (value: unknown): ReadonlyArray<Spent> =>
  isRecord(value) &&
  typeof value["token"] === "string" &&
  typeof value["amount"] === "string" &&
  exact(value["amount"]) !== undefined &&
  typeof value["at"] === "number"
    ? [{ token: value["token"], amount: value["amount"], at: value["at"] }]
    : []

const keyOf = (token: string): string => (/^0x/i.test(token) ? token.toLowerCase() : token.toUpperCase())

/** What may be moved of each token within 24 hours, in whole tokens. */
export type Limits = ReadonlyMap<string, string>

/** Reads `--limit <token>=<amount>`, which may stand several times. */
export const readLimits = (given: ReadonlyArray<string>): Limits | Usage => {
  const limits = new Map<string, string>()
  for (const one of given) {
    const [, token, amount] = /^([^=\s]+)=(\S+)$/.exec(one) ?? []
    if (token === undefined || amount === undefined || exact(amount) === undefined)
      return usageError(
        `--limit must be a token, = and an amount in whole tokens; it is "${one}".`,
        "An example: --limit USDC=100"
      )
    limits.set(keyOf(token), amount)
  }
  return limits
}

/**
 * Returns why an amount of a token may not be moved now; undefined if it may. Everything that may have
 * been sent in the last 24 hours counts, whatever became of it.
 */
export const refusalOf = (
  limits: Limits,
  spent: ReadonlyArray<Spent>,
  { amount, at, token }: Spent
): Usage | undefined => {
  const key = keyOf(token)
  const limit = limits.get(key)
  if (limit === undefined)
    return usageError(
      `No --limit was given for ${token}, so none of it is moved.`,
      `There is one for: ${[...limits.keys()].join(", ")}.`
    )
  const units = exact(amount)
  if (units === undefined) return usageError(`The amount must be decimal text; it is "${amount.slice(0, 60)}".`)
  const before = spent
    .filter((one) => keyOf(one.token) === key && at - one.at < dayMillis)
    .reduce((sum, one) => sum + (exact(one.amount) ?? 0n), 0n)
  return before + units > (exact(limit) ?? 0n)
    ? usageError(`${amount} ${token} is over the limit: ${limit} in 24 hours, and ${decimal(before)} are used.`)
    : undefined
}

const decimal = (units: bigint): string => {
  const text = units.toString().padStart(digits + 1, "0")
  const part = text.slice(-digits).replace(/0+$/, "")
  return part === "" ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${part}`
}
