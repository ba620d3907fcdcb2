import { isRecord } from "../../foundation/data/isRecord.ts"
import type { NetworkId } from "../../chain/network/ids.ts"

const parsed = (value: unknown): unknown => {
  if (typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** A chain id as domains write it: a number, decimal digits or hex. */
const numberOf = (value: unknown): bigint | undefined =>
  Number.isSafeInteger(value) || (typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
    ? BigInt(String(value))
    : undefined

/**
 * Returns the network that a request's typed data names in its domain; undefined if it names none. The account may
 * stand before the data or behind it.
 */
export const chainOfTypedData = (method: string, params: unknown): NetworkId | undefined => {
  if (!/^eth_signTypedData(_v[34])?$/.test(method) || !Array.isArray(params)) return undefined
  for (const param of params) {
    const data = parsed(param)
    const domain = isRecord(data) ? data["domain"] : undefined
    const id = isRecord(domain) ? numberOf(domain["chainId"]) : undefined
    if (id !== undefined) return `eip155:${id}`
  }
  return undefined
}
