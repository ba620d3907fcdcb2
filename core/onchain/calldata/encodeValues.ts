import { toUtf8Hex } from "../../chain/evm/hex.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import {
  type AbiType,
  type AbiValue,
  countFixedDigits,
  readSignature,
  type Signature,
  toCanonicalSignature
} from "./abi.ts"

const toWord = (value: bigint): string => BigInt.asUintN(256, value).toString(16).padStart(64, "0")

/** Pads hex digits on the right to whole words of 32 bytes. */
const padRight = (digits: string): string => digits.padEnd(Math.ceil(digits.length / 64) * 64, "0")

const encodeValue = (type: AbiType, value: AbiValue): string => {
  if (type.kind === "tuple")
    return encodeValues(
      type.parts.map((part) => part.type),
      toList(value)
    )
  if (type.kind === "array") {
    const items = toList(value)
    const encoded = encodeValues(
      items.map(() => type.item),
      items
    )
    return type.length === undefined ? toWord(BigInt(items.length)) + encoded : encoded
  }
  if (type.kind === "string" || (type.kind === "bytes" && type.size === undefined)) {
    const digits = (type.kind === "string" ? toUtf8Hex(String(value)) : String(value)).slice(2).toLowerCase()
    return toWord(BigInt(digits.length / 2)) + padRight(digits)
  }
  if (type.kind === "bytes") return padRight(String(value).slice(2).toLowerCase())
  return toWord(typeof value === "object" ? 0n : BigInt(value))
}

const toList = (value: AbiValue): ReadonlyArray<AbiValue> => (typeof value === "object" ? value : [])

/** Encodes values of these types as hex digits without `0x`, as `decodeValues` reads them. */
export const encodeValues = (types: ReadonlyArray<AbiType>, values: ReadonlyArray<AbiValue>): string => {
  const sizes = types.map(countFixedDigits)
  const headDigits = sizes.reduce<number>((sum, size) => sum + (size ?? 64), 0)
  let head = ""
  let tail = ""
  for (const [i, type] of types.entries()) {
    const encoded = encodeValue(type, values[i] ?? 0n)
    if (sizes[i] !== undefined) head += encoded
    else {
      head += toWord(BigInt((headDigits + tail.length) / 2))
      tail += encoded
    }
  }
  return head + tail
}

/** Returns the first four bytes of a signature's hash in hex, without `0x`. */
export const toSelector = (signature: Signature): string =>
  keccak256(new TextEncoder().encode(toCanonicalSignature(signature))).slice(0, 8)

/** A function or an error of a contract, by its signature. */
export interface AbiItem {
  readonly selector: string
  readonly types: ReadonlyArray<AbiType>
}

/** Parses a signature that is written in the code. */
export const toAbiItem = (text: string): AbiItem => {
  const signature = readSignature(text)
  if (signature === undefined) throw new TypeError(`${text} is not a signature`)
  return { selector: toSelector(signature), types: signature.parameters.map(({ type }) => type) }
}
