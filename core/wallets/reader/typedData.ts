import { bytesToHex } from "../../chain/evm/hex.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { noteBroken, type Notes, noteUnread, readerLimits } from "./notes.ts"

/** Outgoing typed data: its text, the parsed text, and the network of its domain. */
export interface ReadTypedData {
  readonly text: unknown
  readonly data: unknown
  readonly network: NetworkId | undefined
}

/**
 * Reads the typed data of a request, as an object or as its JSON. The outgoing text is the described one: a key that
 * JSON repeats is included once. Refuses a chain that cannot be read.
 */
export const readTypedText = (value: unknown, notes: Notes): ReadTypedData => {
  const data = typeof value === "string" ? parse(value) : value
  // The list of eth_signTypedData_v1: wallets expect a list, not its text.
  if (!isRecord(data))
    return { text: Array.isArray(value) ? parse(JSON.stringify(value, toJson)) : value, data, network: undefined }
  if (hasMore(data, readerLimits.typedValues)) {
    noteUnread(notes, { path: "params", reason: "limit", limit: String(readerLimits.typedValues) })
    if (typeof value === "string")
      return { text: value, data: undefined, network: readDomainChain(data["domain"], notes) }
  }
  const text = JSON.stringify(data, toJson)
  return {
    text,
    data: typeof value === "string" ? data : parse(text),
    network: readDomainChain(data["domain"], notes)
  }
}

/** Returns whether data has more values than `maximum`. */
const hasMore = (whole: unknown, maximum: number): boolean => {
  const waiting: Array<unknown> = [whole]
  for (let count = 0; waiting.length > 0; count++) {
    if (count > maximum) return true
    const value = waiting.pop()
    if (typeof value === "object" && value !== null) waiting.push(...Object.values(value).slice(0, maximum + 1))
  }
  return false
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Writes numbers of typed data as decimal text, like every library does for those that JSON cannot hold. */
const toJson = (_: string, value: unknown): unknown =>
  typeof value === "bigint" ? String(value) : value instanceof Uint8Array ? bytesToHex(value) : value

/** Reads the chain of a domain: a number, decimal digits or hex. */
const readDomainChain = (domain: unknown, notes: Notes): NetworkId | undefined => {
  if (!isRecord(domain) || !Object.hasOwn(domain, "chainId") || domain["chainId"] === undefined) return undefined
  const chain = domain["chainId"]
  const fits =
    typeof chain === "bigint" ||
    Number.isSafeInteger(chain) ||
    (typeof chain === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(chain))
  return fits && BigInt(String(chain)) >= 0n
    ? `eip155:${BigInt(String(chain))}`
    : noteBroken(notes, "domain.chainId", "is not the number of a chain")
}
