import type { CallsMisfit } from "../connectors/errors.ts"
import { bytesToHex, toQuantity } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import type { ReadParts, RequestContext, UnreadPart, WalletRequest, WrittenRequest } from "./walletRequest.ts"

/**
 * The largest requests that are read, so that each piece of work takes less than 50 ms. A larger one is immediately
 * unread or refused, and the limit is named. `node scripts/times/readerTimes.mjs` measures hostile requests of each
 * kind. docs/spec/onchain.md#calldata-limits.
 */
export const readerLimits = {
  /** Bytes of all texts of a request, in UTF-8. */
  text: 524_288,
  /** Bytes above which a request is refused. */
  wholeText: 2_097_152,
  /** Values of a request: texts, numbers, objects, lists. Larger requests are refused. */
  values: 4_000,
  /** Values of the JSON of typed data. */
  typedValues: 8_000,
  /** Calls of a batch. Above `calls` it is refused; above `shownCalls` it is unread. */
  calls: 256,
  shownCalls: 64,
  /** Capabilities of a batch, and of each of its calls. */
  capabilities: 32,
  /** Authorizations of a transaction, and permissions that are granted at once. */
  authorizations: 16,
  grants: 64,
  /** Keys of the signer of one permission. */
  signerKeys: 16,
  /** Transactions of Solana, and characters of a message in base58, whose reading takes quadratic time. */
  transactions: 32,
  base58: 4_096,
  /** Inputs to sign of a Bitcoin transaction. */
  inputs: 1_000
} as const

/** A field that breaks a rule: the request is refused. */
export interface BrokenRule {
  readonly field: string
  readonly rule: string
}

/** The findings of one reading: parts that no reader understands, and rules that are broken. */
export interface Notes {
  readonly unread: Array<UnreadPart>
  readonly misfits: Array<CallsMisfit | BrokenRule>
}

export const makeNotes = (): Notes => ({ unread: [], misfits: [] })

/** Notes a broken rule. Returns undefined, in place of the value. */
export const noteBroken = (notes: Notes, field: string, rule: string): undefined => {
  notes.misfits.push({ field, rule })
}

/** Notes a part that is not understood. Returns undefined, in place of the value. */
export const noteUnread = (notes: Notes, part: UnreadPart): undefined => {
  notes.unread.push(part)
}

/** Converts a value to plain JSON as wallets expect it: bigints and bytes become hex. */
export const toWire = (value: unknown): unknown => {
  if (typeof value === "bigint") return value < 0n ? `-${toQuantity(-value)}` : toQuantity(value)
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (Array.isArray(value)) return value.map(toWire)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toWire(field)])) : value
}

/** Returns the text of bytes; undefined if they are not UTF-8. */
export const getText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The fields of one object, each read once, and the outgoing object. */
export interface Fields {
  /** Returns a field's value and marks it as understood. A missing field, and null, are undefined. */
  readonly take: (name: string) => unknown
  /** Sets the outgoing value of a name; undefined removes it. */
  readonly write: (name: string, value: unknown) => void
  /** Notes every field that was not read, and returns the outgoing object, which keeps those fields. */
  readonly finish: () => Readonly<Record<string, unknown>>
}

/** Reads the fields of an object; `path`: its place in the request. */
export const getFields = (notes: Notes, value: Readonly<Record<string, unknown>>, path: string): Fields => {
  const wire = new Map(Object.entries(value))
  const remaining = new Set(wire.keys())
  return {
    take: (name) => {
      remaining.delete(name)
      return Object.hasOwn(value, name) ? (value[name] ?? undefined) : undefined
    },
    write: (name, written) => {
      remaining.delete(name)
      if (written === undefined) wire.delete(name)
      else wire.set(name, written)
    },
    finish: () => {
      for (const name of remaining) noteUnread(notes, { path: getPath(path, name), reason: "unknown" })
      return Object.fromEntries([...wire].map(([name, field]) => [name, toWire(field)]))
    }
  }
}

/** Returns the path of a field, or of an item by its index. */
export const getPath = (path: string, name: string | number): string =>
  typeof name === "number" ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`

export const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value)

/**
 * Reads a quantity: hex, a number or a bigint. Refuses a text of digits, since wallets read it as hex and pages often
 * mean decimal.
 */
export const readQuantity = (notes: Notes, field: string, value: unknown): bigint | undefined => {
  if (value === undefined) return undefined
  if (typeof value === "bigint" && value >= 0n && value < 1n << 256n) return value
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value !== "string") return noteBroken(notes, field, "is not a whole number from 0: write it in hex")
  if (value === "0x") return 0n
  if (/^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  return noteBroken(
    notes,
    field,
    /^\d{1,64}$/.test(value)
      ? `"${value}" has no 0x: it is ${BigInt(value)} in decimal and ${BigInt(`0x${value}`)} in hex; write ${toQuantity(BigInt(value))} for the first`
      : "is not a quantity in hex (0x…)"
  )
}

/** Returns hex with the prefix that every wallet understands: some treat 0X as text. */
const withPrefix = (hex: string): string => `0x${hex.slice(2)}`

/** Reads bytes in hex. */
export const readBytes = (notes: Notes, field: string, value: unknown): string | undefined =>
  value === undefined
    ? undefined
    : value instanceof Uint8Array
      ? bytesToHex(value)
      : typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(value)
        ? withPrefix(value)
        : noteBroken(notes, field, "is not bytes in hex (0x…)")

/** Reads an address. */
export const readAddress = (notes: Notes, field: string, value: unknown): string | undefined =>
  value === undefined || isAddress(value) ? value : noteBroken(notes, field, "is not an address")

/** Returns the address of a signer, which may be written as an account id (CAIP-10) of the network. */
export const removeNetwork = (signer: unknown, network: string): unknown =>
  typeof signer === "string" && signer.startsWith(`${network}:`) ? signer.slice(network.length + 1) : signer

/** A reader of the parameters of one EVM method. */
export type EvmReader = (
  params: ReadonlyArray<unknown>,
  notes: Notes,
  context: RequestContext,
  method: string
) => ReadParts

/** Returns the single object in a method's parameters. */
export const getObject = (params: ReadonlyArray<unknown>, notes: Notes): Readonly<Record<string, unknown>> => {
  const [first] = params
  if (isRecord(first)) return first
  noteBroken(notes, "params[0]", "is not an object")
  return {}
}

/** Notes parameters that a method does not have. */
export const noteMore = (params: ReadonlyArray<unknown>, from: number, notes: Notes): void => {
  for (let index = from; index < params.length; index++)
    if (params[index] !== undefined && params[index] !== null)
      noteUnread(notes, { path: getPath("params", index), reason: "unknown" })
}

/** Notes a field whose value has another form than the method requires. */
export const noteOtherForm = (notes: Notes, path: string, value: unknown, fits: (value: unknown) => boolean): void => {
  if (value !== undefined && !fits(value)) noteUnread(notes, { path, reason: "invalid" })
}

/** Receiver and amount of a request, derived from the request itself. Amounts in base units, decimal digits. */
export interface ShownContent {
  readonly receiver?: string | undefined
  readonly amount?: string | undefined
  /** The payer on Solana. */
  readonly payer?: string | undefined
}

/** The part of the request reader for one namespace. */
export interface NamespaceReader {
  /** Reads a request; undefined if its method is unknown. */
  readonly read: (written: WrittenRequest, notes: Notes, context: RequestContext) => ReadParts | undefined
  /** Returns receiver and amount of a request to send, if its method contains them in plain form. */
  readonly getContent: (request: WalletRequest) => ShownContent
  /** Returns the parameters by which two requests are compared. */
  readonly comparable: (request: WalletRequest) => unknown
}
