import { readQuantity } from "../calldata/abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  showTokenAmount,
  showCoin,
  createLine,
  showOutsideText,
  type Reading,
  warn,
  warnOfTwin,
  formatParty
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

const formatPeriod = ({ say }: Reading, seconds: bigint): string => {
  const name = Object.entries(periods).find(([length]) => length === String(seconds))?.[1]
  return name === undefined ? say("period.seconds", { count: String(seconds) }) : say(name)
}

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, item) => (typeof item === "bigint" ? String(item) : item)) ?? ""

/** The operations that are plain calls. Any other may be a delegate call. */
const calling: ReadonlyArray<unknown> = [undefined, null, 0, "0", "0x0", "Call", "CALL", "call"]

/** The maximum number of functions whose names are shown. */
const mostFunctions = 16

/** Describes one permission of a grant; an unknown kind is shown unchanged. docs/spec/onchain.md#calldata-grants. */
export const describePermission = (reading: Reading, permission: unknown): ReadonlyArray<WordsField | undefined> => {
  const [type, data] = [getOwn(permission, "type"), getOwn(permission, "data")]
  const describe = (value: string, ...more: ReadonlyArray<WordsField | undefined>) => [
    createLine(reading, "label.permission", value, toJson(permission)),
    ...more
  ]
  const known =
    type === "contract-call"
      ? describeCalls(reading, data)
      : type === "native-token-recurring-allowance" || type === "erc20-recurring-allowance"
        ? describeAllowance(reading, type, data)
        : typeof type === "string" && /^(native|erc20)-token-(allowance|periodic|stream)$/.test(type)
          ? describeTokens(reading, type, data)
          : undefined
  if (known !== undefined) return describe(...known)
  const name = showOutsideText(typeof type === "string" ? type : "")
  return describe(
    reading.say("grant.other", { type: name, data: showOutsideText(toJson(data)) }),
    warn(reading, "warn.unlimited")
  )
}

type Description = readonly [sentence: string, ...warnings: ReadonlyArray<WordsField | undefined>]

const getTokenIn = (data: unknown): unknown => getOwn(data, "token") ?? getOwn(data, "address")

/** The kinds of permissions whose token is a field of their data. */
const withToken = /^(native-token|erc20)-recurring-allowance$|^erc20-token-(allowance|periodic|stream)$/

/**
 * Describes the permissions of tokens that wallets with `wallet_requestExecutionPermissions` grant: an amount in total,
 * in each period, or in each second up to a total. A missing total has no limit; a missing period is not described.
 */
const describeTokens = (reading: Reading, type: string, data: unknown): Description | undefined => {
  const { say } = reading
  const token = getOwn(data, "tokenAddress")
  if (type.startsWith("native") ? token !== undefined : !isAddress(token)) return undefined
  const read = (name: string) => readQuantity(getOwn(data, name) ?? undefined)
  const show = (units: bigint): string =>
    isAddress(token) ? showTokenAmount(reading, token, units) : showCoin(reading, units)
  const unlimited = warn(reading, "warn.unlimited")
  const toUnlimited = (units: bigint) => (units >= 1n << 159n ? unlimited : undefined)
  const reason = getOwn(data, "justification")
  const reasonLine =
    typeof reason === "string" && reason !== ""
      ? createLine(reading, "label.permission", say("name.byPage", { name: quote(showOutsideText(reason)) }), reason)
      : undefined
  if (type.endsWith("-periodic")) {
    const [amount, period] = [read("periodAmount"), read("periodDuration")]
    if (amount === undefined || period === undefined) return undefined
    const sentence = say("grant.each", { amount: show(amount), period: formatPeriod(reading, period) })
    return [sentence, period === 0n ? unlimited : toUnlimited(amount), reasonLine]
  }
  if (type.endsWith("-allowance")) {
    const amount = read("allowanceAmount") ?? read("allowance")
    return amount === undefined
      ? undefined
      : [say("grant.spend", { amount: show(amount) }), toUnlimited(amount), reasonLine]
  }
  const [rate, most] = [read("amountPerSecond"), read("maxAmount")]
  if (rate === undefined) return undefined
  const each = say("grant.each", { amount: show(rate), period: formatPeriod(reading, 1n) })
  return most === undefined
    ? [each, unlimited, reasonLine]
    : [
        say("grant.spend", { amount: show(most) }),
        createLine(reading, "label.permission", each, String(rate)),
        toUnlimited(most),
        reasonLine
      ]
}

const quote = (text: string): string => `“${text.replace(/["“”]/g, "'")}”`

/** Returns the tokens whose allowances permissions contain, as addresses in lower case. */
export const listAllowanceTokens = (permissions: ReadonlyArray<unknown>): ReadonlyArray<string> => [
  ...new Set(
    permissions.flatMap((permission) => {
      const data = getOwn(permission, "data")
      const token = withToken.test(String(getOwn(permission, "type")))
        ? (getOwn(data, "tokenAddress") ?? getTokenIn(data))
        : undefined
      return isAddress(token) ? [token.toLowerCase()] : []
    })
  )
]

/**
 * Describes an allowance that renews each period. A token is identified by its address, in either of the two spellings.
 */
const describeAllowance = (reading: Reading, type: string, data: unknown): Description | undefined => {
  const { say } = reading
  const allowance = readQuantity(getOwn(data, "allowance"))
  const period = readQuantity(getOwn(data, "period"))
  const token = getTokenIn(data)
  const isCoin = type.startsWith("native")
  // Without a period that can be read, the amount is not known to be the total.
  if (allowance === undefined || period === undefined || isCoin === isAddress(token)) return undefined
  const amount = isAddress(token) ? showTokenAmount(reading, token, allowance) : showCoin(reading, allowance)
  return [
    say("grant.each", { amount, period: formatPeriod(reading, period) }),
    // A period of zero renews the whole amount each time.
    allowance >= 1n << 159n || period === 0n ? warn(reading, "warn.unlimited") : undefined
  ]
}

/** Shows the names of functions, which only the page claims and no contract confirms. */
const formatFunctions = ({ say }: Reading, names: ReadonlyArray<string>): string =>
  say("name.byPage", {
    name: names.slice(0, mostFunctions).map(quote).join(", ")
  })

/** Describes the functions of a contract. Without a list of them, or without a coin limit, it has no limit. */
const describeCalls = (reading: Reading, data: unknown): Description | undefined => {
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
  const isLimited = functions.every((item) => readQuantity(getOwn(item, "valueLimit") ?? undefined) !== undefined)
  return [
    say(hasValues && !isAny ? "grant.call" : "grant.callAny", {
      functions: isAny ? say("grant.anyFunction") : formatFunctions(reading, names),
      contract: formatParty(reading, contract)
    }),
    isAny ? warn(reading, "warn.unlimited") : undefined,
    warnOfTwin(reading, contract),
    isAny || isLimited ? undefined : warn(reading, "warn.noValueLimit"),
    !isAny && names.length > mostFunctions ? warn(reading, "warn.depth") : undefined,
    functions.some((item) => !calling.includes(getOwn(item, "operation"))) ? warn(reading, "warn.delegate") : undefined
  ]
}
