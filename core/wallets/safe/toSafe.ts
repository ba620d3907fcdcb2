import { readCalls } from "../requests/sendCalls.ts"
import { fieldOf } from "../../foundation/data/decode.ts"
import * as Either from "effect/Either"

/** One transaction as Safe's page expects it: the amount in decimal, the data always present. */
export interface SafeCall {
  readonly to: string
  readonly value: string
  readonly data: string
}

const firstOf = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)

const amountOf = (value: unknown): string | undefined => {
  if (value === undefined) return "0"
  return typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)
    ? BigInt(value).toString()
    : undefined
}

const toSafeCall = (call: unknown): SafeCall | undefined => {
  const [to, data] = [fieldOf(call, "to"), fieldOf(call, "data") ?? fieldOf(call, "input") ?? "0x"]
  const value = amountOf(fieldOf(call, "value"))
  const fits =
    typeof to === "string" &&
    /^0x[0-9a-f]{40}$/i.test(to) &&
    typeof data === "string" &&
    /^0x([0-9a-f]{2})*$/i.test(data)
  return fits && value !== undefined ? { to, value, data } : undefined
}

/**
 * Converts the transaction of `eth_sendTransaction` for a Safe. Returns undefined if a Safe cannot send it: a Safe
 * cannot deploy contracts directly.
 */
export const callOfTransaction = (params: unknown): ReadonlyArray<SafeCall> | undefined => {
  const call = toSafeCall(firstOf(params))
  return call === undefined ? undefined : [call]
}

/**
 * Converts the calls of `wallet_sendCalls` for a Safe, which executes all of them or none. Returns undefined if one of
 * them is invalid. docs/spec/wallets.md#requests-calls.
 */
export const callsOfBatch = (params: unknown): ReadonlyArray<SafeCall> | undefined => {
  const calls = Either.getOrUndefined(readCalls(fieldOf(firstOf(params), "calls")))?.map(toSafeCall)
  const fitting = calls?.filter((call) => call !== undefined)
  return fitting !== undefined && fitting.length === calls?.length ? fitting : undefined
}

/** Whether a batch or one of its calls requires a capability (EIP-5792): a Safe has none except atomic execution. */
export const needsCapability = (params: unknown): boolean => {
  const batch = firstOf(params)
  const calls = fieldOf(batch, "calls")
  return [batch, ...(Array.isArray(calls) ? calls : [])].some((one) =>
    Object.values(Object(fieldOf(one, "capabilities"))).some((capability) => fieldOf(capability, "optional") !== true)
  )
}

/**
 * Returns the text of `personal_sign` as Safe's page signs it: bytes that are valid text as that text, others in hex.
 */
export const textToSign = (message: unknown): string | undefined => {
  if (typeof message !== "string") return undefined
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return message
  }
}

/** Returns the typed data of `eth_signTypedData_v4`, which pages pass as an object or as its JSON. */
export const typedDataToSign = (data: unknown): unknown => {
  try {
    const read: unknown = typeof data === "string" ? JSON.parse(data) : data
    return typeof fieldOf(read, "domain") === "object" && typeof fieldOf(read, "types") === "object" ? read : undefined
  } catch {
    return undefined
  }
}
