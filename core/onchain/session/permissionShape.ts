import { quantity } from "../calldata/abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  showTokenAmount,
  showCoin,
  line,
  showOutsideText,
  type Reading,
  warn,
  warnOfTwin,
  who
} from "../calldata/reading.ts"
import type { WordsField } from "../calldata/words.ts"

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const getOwn = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined

const periods = {
  "1": "period.second",
  "3600": "period.hour",
  "86400": "period.day",
  "604800": "period.week"
} as const

const periodText = ({ say }: Reading, seconds: bigint): string => {
  const name = Object.entries(periods).find(([length]) => length === String(seconds))?.[1]
  return name === undefined ? say("period.seconds", { count: String(seconds) }) : say(name)
}

const json = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === "bigint" ? String(item) : item)) ?? ""

const delegating: ReadonlyArray<unknown> = ["DelegateCall", "DELEGATECALL", "delegatecall", 1, "1"]

/** Describes one permission of a grant; an unknown kind is shown unchanged. docs/spec/onchain.md#calldata-grants. */
export const describePermission = (reading: Reading, permission: unknown): ReadonlyArray<WordsField | undefined> => {
  const [type, data] = [getOwn(permission, "type"), getOwn(permission, "data")]
  const describe = (value: string, ...more: ReadonlyArray<WordsField | undefined>) => [
    line(reading, "label.permission", value, json(permission)),
    ...more
  ]
  const known =
    type === "contract-call"
      ? tellCalls(reading, data)
      : type === "native-token-recurring-allowance" || type === "erc20-recurring-allowance"
        ? tellAllowance(reading, type, data)
        : undefined
  if (known !== undefined) return describe(...known)
  const name = showOutsideText(typeof type === "string" ? type : "")
  return describe(
    reading.say("grant.other", { type: name, data: showOutsideText(json(data)) }),
    warn(reading, "warn.unlimited")
  )
}

type Told = readonly [sentence: string, ...warnings: ReadonlyArray<WordsField | undefined>]

const tokenIn = (data: unknown): unknown => getOwn(data, "token") ?? getOwn(data, "address")

/** Returns the tokens whose allowances permissions contain, as addresses in lower case. */
export const listAllowanceTokens = (permissions: ReadonlyArray<unknown>): ReadonlyArray<string> => [
  ...new Set(
    permissions.flatMap((permission) => {
      const token = /^(native-token|erc20)-recurring-allowance$/.test(String(getOwn(permission, "type")))
        ? tokenIn(getOwn(permission, "data"))
        : undefined
      return isAddress(token) ? [token.toLowerCase()] : []
    })
  )
]

/**
 * Describes an allowance that renews each period. A token is identified by its address, in either of the two spellings.
 */
const tellAllowance = (reading: Reading, type: string, data: unknown): Told | undefined => {
  const { say } = reading
  const allowance = quantity(getOwn(data, "allowance"))
  const period = quantity(getOwn(data, "period"))
  const token = tokenIn(data)
  const isCoin = type.startsWith("native")
  if (allowance === undefined || isCoin === isAddress(token)) return undefined
  const amount = isAddress(token) ? showTokenAmount(reading, token, allowance) : showCoin(reading, allowance)
  return [
    period === undefined
      ? say("grant.spend", { amount })
      : say("grant.each", { amount, period: periodText(reading, period) }),
    // A period of zero renews the whole amount each time.
    allowance >= 1n << 159n || period === 0n ? warn(reading, "warn.unlimited") : undefined
  ]
}

/** Shows the names of functions, which only the page claims and no contract confirms. */
const functionsText = ({ say }: Reading, names: ReadonlyArray<string>): string =>
  say("name.byPage", {
    name: names
      .slice(0, 16)
      .map((name) => `“${name.replace(/["“”]/g, "'")}”`)
      .join(", ")
  })

/** Describes the functions of a contract. Without a list of them, or without a coin limit, it has no limit. */
const tellCalls = (reading: Reading, data: unknown): Told | undefined => {
  const { say } = reading
  const contract = getOwn(data, "address")
  if (!isAddress(contract)) return undefined
  const declared = getOwn(data, "functions")
  const functions: ReadonlyArray<unknown> = Array.isArray(declared) ? declared : []
  const names = functions.map((item) => {
    const name = getOwn(item, "functionName")
    return typeof name === "string" ? showOutsideText(name) : ""
  })
  const isAny = names.length === 0 || names.includes("")
  const hasValues = functions.every((item) => {
    const values = getOwn(item, "args")
    return Array.isArray(values) && values.length > 0
  })
  const isLimited = functions.every((item) => quantity(getOwn(item, "valueLimit") ?? undefined) !== undefined)
  return [
    say(hasValues && !isAny ? "grant.call" : "grant.callAny", {
      functions: isAny ? say("grant.anyFunction") : functionsText(reading, names),
      contract: who(reading, contract)
    }),
    isAny ? warn(reading, "warn.unlimited") : undefined,
    warnOfTwin(reading, contract),
    isAny || isLimited ? undefined : warn(reading, "warn.noValueLimit"),
    functions.some((item) => delegating.includes(getOwn(item, "operation")))
      ? warn(reading, "warn.delegate")
      : undefined
  ]
}
