/** A Solidity type, as declared by function signatures and typed data. */
export type AbiType =
  | { readonly kind: "uint" | "int"; readonly bits: number }
  | { readonly kind: "address" | "bool" | "string" }
  /** `size` in bytes; absent for a dynamic length. */
  | { readonly kind: "bytes"; readonly size?: number }
  | { readonly kind: "array"; readonly item: AbiType; readonly length?: number }
  | { readonly kind: "tuple"; readonly parts: ReadonlyArray<Parameter>; readonly name?: string }

/** A named parameter of a contract's function, with its type. */
export interface Parameter {
  readonly name: string
  readonly type: AbiType
}

/** Numbers are bigints; addresses and bytes are lower-case hex with `0x`; arrays and tuples are lists. */
export type AbiValue = bigint | boolean | string | ReadonlyArray<AbiValue>

export interface Signature {
  readonly name: string
  readonly parameters: ReadonlyArray<Parameter>
}

/** The maximum depth of nested types. Deeper types are rejected. */
const mostDepth = 16

/** Returns an elementary type by its name, `uint256` or `bytes4`; undefined if the name is unknown. */
export const readPlainType = (name: string): AbiType | undefined => {
  if (name === "address" || name === "bool" || name === "string" || name === "bytes") return { kind: name }
  const [, kind, digits = ""] = /^(uint|int|bytes)(\d{0,3})$/.exec(name) ?? []
  const size = Number(digits)
  if (kind === "bytes") return size >= 1 && size <= 32 && String(size) === digits ? { kind, size } : undefined
  if (kind !== "uint" && kind !== "int") return undefined
  if (digits === "") return { kind, bits: 256 }
  return size >= 8 && size <= 256 && size % 8 === 0 && String(size) === digits ? { kind, bits: size } : undefined
}

/** Wraps a type in the array lengths after its name: `[]`, `[2][]`. Undefined if a length is invalid. */
export const wrapInArrays = (type: AbiType, lengths: string): AbiType | undefined => {
  let whole = type
  for (const [, digits = ""] of lengths.matchAll(/\[(\d{0,4})\]/g)) {
    if (digits === "0") return undefined
    whole = { kind: "array", item: whole, ...(digits === "" ? {} : { length: Number(digits) }) }
  }
  return lengths.replace(/\[\d{0,4}\]/g, "") === "" ? whole : undefined
}

/**
 * Parses a function's signature with parameter names, `transfer(address to,uint256 value)`; undefined if it is invalid.
 */
export const readSignature = (text: string): Signature | undefined => {
  const [, name, rest = ""] = /^\s*(?:function\s+)?([A-Za-z_$][\w$]*)\s*(\(.*\))\s*$/s.exec(text.slice(0, 8192)) ?? []
  if (name === undefined) return undefined
  let position = 0
  const skip = (pattern: RegExp): string => {
    const found = pattern.exec(rest.slice(position, position + 256))?.[0] ?? ""
    position += found.length
    return found
  }
  const list = (depth: number): ReadonlyArray<Parameter> | undefined => {
    if (depth > mostDepth || skip(/^\s*\(\s*/) === "") return undefined
    const all: Array<Parameter> = []
    while (skip(/^\s*\)/) === "") {
      if (all.length > 0 && skip(/^\s*,/) === "") return undefined
      const read = parseParameter(depth)
      if (read === undefined) return undefined
      all.push(read)
    }
    return all
  }
  const parseParameter = (depth: number): Parameter | undefined => {
    skip(/^\s*(?:tuple(?=\s*\())?/)
    const parts = rest[position] === "(" ? list(depth + 1) : undefined
    const plain = parts === undefined ? readPlainType(skip(/^\w+/)) : undefined
    const base: AbiType | undefined = parts === undefined ? plain : { kind: "tuple", parts }
    const type = base === undefined ? undefined : wrapInArrays(base, skip(/^(?:\[\d{0,4}\])*/))
    if (type === undefined) return undefined
    skip(/^\s+(?:(?:calldata|memory|payable|indexed)\b\s*)?/)
    return { name: skip(/^[A-Za-z_$][\w$]*/), type }
  }
  const parameters = list(0)
  return parameters === undefined || position !== rest.trimEnd().length ? undefined : { name, parameters }
}

/** Returns a type's name in its canonical form, which is hashed: `(address,uint256)[]`. */
export const typeName = (type: AbiType): string =>
  type.kind === "array"
    ? `${typeName(type.item)}[${type.length ?? ""}]`
    : type.kind === "tuple"
      ? `(${type.parts.map((part) => typeName(part.type)).join()})`
      : type.kind === "bytes"
        ? `bytes${type.size ?? ""}`
        : "bits" in type
          ? `${type.kind}${type.bits}`
          : type.kind

/** Returns a signature without names, from which the selector is hashed: `transfer(address,uint256)`. */
export const toCanonicalSignature = ({ name, parameters }: Signature): string =>
  `${name}${typeName({ kind: "tuple", parts: parameters })}`

/** Hex digits of a word of 32 bytes. */
const word = 64

/** Returns the number of hex digits of a static type; undefined for a dynamic type, whose value is elsewhere. */
export const countFixedDigits = (type: AbiType): number | undefined => {
  switch (type.kind) {
    case "string":
      return undefined
    case "bytes":
      return type.size === undefined ? undefined : word
    case "array": {
      const item = countFixedDigits(type.item)
      return item === undefined || type.length === undefined ? undefined : item * type.length
    }
    case "tuple": {
      let sum = 0
      for (const part of type.parts) {
        const digits = countFixedDigits(part.type)
        if (digits === undefined) return undefined
        sum += digits
      }
      return sum
    }
    default:
      return word
  }
}

/** Decoded values and the end of their data; undefined unless an encoder writes exactly these bytes. */
type Read = readonly [value: AbiValue, end: number] | undefined

/**
 * Decodes values from hex digits without `0x`, strictly: undefined unless encoding the values again gives exactly these
 * bytes. Unusual offsets, bytes after the end, and padding that is not zero are rejected.
 * docs/spec/onchain.md#calldata-strict.
 */
export const decodeValues = (
  parameters: ReadonlyArray<Parameter>,
  digits: string
): ReadonlyArray<AbiValue> | undefined => {
  const read = decodeWithTail(parameters, digits)
  return read?.tail === "" ? read.values : undefined
}

/** Decodes values like `decodeValues`, and returns the digits after them: less than a word, or up to `maximum` digits. */
export const decodeWithTail = (
  parameters: ReadonlyArray<Parameter>,
  digits: string,
  maximum = word - 1
): { readonly values: ReadonlyArray<AbiValue>; readonly tail: string } | undefined => {
  const hex = digits.toLowerCase()
  if (!/^[0-9a-f]*$/.test(hex)) return undefined
  const read = readList(
    parameters.map(({ type }) => type),
    hex,
    0
  )
  if (read === undefined || typeof read[0] !== "object" || hex.length - read[1] > maximum) return undefined
  return { values: read[0], tail: hex.slice(read[1]) }
}

const readList = (types: ReadonlyArray<AbiType>, hex: string, from: number): Read => {
  const sizes = types.map(countFixedDigits)
  let behind = from + sizes.reduce<number>((sum, size) => sum + (size ?? word), 0)
  if (behind > hex.length) return undefined
  let offset = from
  const values: Array<AbiValue> = []
  for (const [i, type] of types.entries()) {
    const inPlace = sizes[i] !== undefined
    if (!inPlace && countAt(hex, offset) !== (behind - from) / 2) return undefined
    const read = readValue(type, hex, inPlace ? offset : behind)
    if (read === undefined) return undefined
    values.push(read[0])
    if (inPlace) offset = read[1]
    else [offset, behind] = [offset + word, read[1]]
  }
  return [values, behind]
}

/** Reads a count or an offset; NaN if it is too large for any data. */
const countAt = (hex: string, offset: number): number =>
  /^0{54}/.test(hex.slice(offset, offset + 54)) && hex.length >= offset + word
    ? Number.parseInt(hex.slice(offset + 54, offset + word), 16)
    : Number.NaN

const readValue = (type: AbiType, hex: string, offset: number): Read => {
  if (type.kind === "tuple")
    return readList(
      type.parts.map((part) => part.type),
      hex,
      offset
    )
  if (type.kind === "array") return readArray(type.item, type.length, hex, offset)
  if (type.kind === "string" || (type.kind === "bytes" && type.size === undefined)) {
    const length = countAt(hex, offset) * 2
    const end = offset + word + Math.ceil(length / word) * word
    if (!(end <= hex.length) || !/^0*$/.test(hex.slice(offset + word + length, end))) return undefined
    const bytes = hex.slice(offset + word, offset + word + length)
    const value = type.kind === "string" ? decodeUtf8(bytes) : `0x${bytes}`
    return value === undefined ? undefined : [value, end]
  }
  const digits = hex.slice(offset, offset + word)
  const value = digits.length === word ? readWord(type, digits) : undefined
  return value === undefined ? undefined : [value, offset + word]
}

const readArray = (item: AbiType, length: number | undefined, hex: string, offset: number): Read => {
  const from = length === undefined ? offset + word : offset
  const count = length ?? countAt(hex, offset)
  // Each item has at least a word: a larger count is invalid, and no memory is allocated for it.
  if (!(from + count * (countFixedDigits(item) ?? word) <= hex.length) || countFixedDigits(item) === 0) return undefined
  return readList(Array<AbiType>(count).fill(item), hex, from)
}

const readWord = (type: AbiType, digits: string): AbiValue | undefined => {
  switch (type.kind) {
    case "address":
      return digits.startsWith("0".repeat(24)) ? `0x${digits.slice(24)}` : undefined
    case "bool":
      return /^0{63}[01]$/.test(digits) ? digits.endsWith("1") : undefined
    case "bytes": {
      const size = (type.size ?? 0) * 2
      return /^0*$/.test(digits.slice(size)) ? `0x${digits.slice(0, size)}` : undefined
    }
    case "uint":
    case "int":
      return readInRange(type, type.kind === "int" ? BigInt.asIntN(256, BigInt(`0x${digits}`)) : BigInt(`0x${digits}`))
    default:
      return undefined
  }
}

/** Returns a number that its type can hold; undefined otherwise. */
export const readInRange = (type: { readonly kind: "uint" | "int"; readonly bits: number }, value: bigint) =>
  (type.kind === "int" ? BigInt.asIntN(type.bits, value) : BigInt.asUintN(type.bits, value)) === value
    ? value
    : undefined

/** Decodes hex digits as UTF-8; undefined if they are invalid. */
export const decodeUtf8 = (digits: string): string | undefined => {
  try {
    const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
      Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
    )
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns a non-negative whole number from hex, decimal digits, a number or a bigint; undefined for anything else. */
export const readQuantity = (value: unknown): bigint | undefined =>
  typeof value === "bigint"
    ? value >= 0n
      ? value
      : undefined
    : (Number.isSafeInteger(value) && Number(value) >= 0) ||
        (typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
      ? BigInt(String(value))
      : undefined
