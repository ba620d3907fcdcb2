import { ownFields } from "../../foundation/platform/plainCopy.ts"

/** Fields of EVM requests that are numbers: `0x1` and `0x01` are equal. Any other hex is bytes. */
const quantities: ReadonlySet<string> = new Set([
  "chainId",
  "gas",
  "gasLimit",
  "gasPrice",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "nonce",
  "type",
  "value"
])
const isHex = (text: string): boolean => /^0x[0-9a-f]*$/i.test(text)

/** The context of a comparison. `hex`: two spellings of the same bytes or number are equal. */
export interface Comparing {
  readonly hex: boolean
}

/**
 * Returns whether two parameters are the same request, field by field, by their own keys only. A value of another type,
 * a missing or additional key, a getter, a symbol or another prototype makes them differ. Never throws, and runs no
 * code of the values.
 */
export const isSameRequest = (a: unknown, b: unknown, comparing: Comparing, key = ""): boolean => {
  if (typeof a !== typeof b) return false
  if (typeof a === "string" && typeof b === "string") return a === b || (comparing.hex && isSameHex(a, b, key))
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b)
  if (a instanceof Uint8Array || b instanceof Uint8Array)
    return (
      a instanceof Uint8Array && b instanceof Uint8Array && a.length === b.length && a.every((byte, i) => byte === b[i])
    )
  const [mine, theirs] = [ownFields(a), ownFields(b)]
  if (mine === undefined || theirs === undefined || Array.isArray(a) !== Array.isArray(b)) return false
  const other = new Map(theirs)
  return (
    mine.length === theirs.length &&
    mine.every(([name, value]) => other.has(name) && isSameRequest(value, other.get(name), comparing, name))
  )
}

const isSameHex = (a: string, b: string, key: string): boolean =>
  isHex(a) &&
  isHex(b) &&
  (quantities.has(key) && a.length > 2 && b.length > 2 ? BigInt(a) === BigInt(b) : a.toLowerCase() === b.toLowerCase())
