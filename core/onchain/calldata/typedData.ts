import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  type AbiType,
  type AbiValue,
  wrapInArrays,
  readInRange,
  type Parameter,
  readPlainType,
  typeName
} from "./abi.ts"

/**
 * Typed data (EIP-712) as its own `types` declare it. Fields that they do not declare are not signed, and not included.
 */
export interface TypedData {
  readonly primaryType: string
  /** The primary type with all types that it refers to, in its hashed form: `Mail(Person from)Person(string name)`. */
  readonly encodedType: string
  readonly type: AbiType & { readonly kind: "tuple" }
  readonly value: ReadonlyArray<AbiValue>
  readonly domain: TypedDomain
}

/** Fields of the domain that are signed. A name proves no identity. */
export interface TypedDomain {
  readonly name?: string
  readonly version?: string
  readonly chainId?: bigint
  /** In lower case. */
  readonly verifyingContract?: string
}

type Types = Readonly<Record<string, unknown>>

const mostTypes = 64

const getOwn = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/**
 * Reads typed data only by its `types`: a field that they do not declare changes nothing. Undefined if a declared field
 * is missing or does not fit its type, or if a type is unknown or contains itself.
 * docs/spec/onchain.md#calldata-typed-data.
 */
export const readTypedData = (data: unknown): TypedData | undefined => {
  if (!isRecord(data)) return undefined
  const types = getOwn(data, "types")
  const primaryType = getOwn(data, "primaryType")
  const domain = getOwn(data, "domain")
  if (!isRecord(types) || typeof primaryType !== "string" || !isRecord(domain)) return undefined
  const names: Array<string> = []
  const type = getStruct(types, primaryType, names)
  if (type?.kind !== "tuple" || primaryType === "EIP712Domain") return undefined
  const value = getValue(type, getOwn(data, "message"))
  const own = readDomain(types, domain)
  if (value === undefined || typeof value !== "object" || own === undefined) return undefined
  const [first = "", ...others] = names
  const encodedType = [first, ...others.sort()].map((name) => encodeTypeName(types, name)).join("")
  return { primaryType, encodedType, type, value, domain: own }
}

/** Fields that a domain may declare, in the order of EIP-712. */
const domainTypes: ReadonlyArray<Parameter> = [
  { name: "name", type: { kind: "string" } },
  { name: "version", type: { kind: "string" } },
  { name: "chainId", type: { kind: "uint", bits: 256 } },
  { name: "verifyingContract", type: { kind: "address" } },
  { name: "salt", type: { kind: "bytes", size: 32 } }
]

/** Returns the chain id in a salt, which is used if the domain declares no chain. */
const getSaltChain = (salt: unknown): bigint | undefined =>
  typeof salt === "string" && /^0x0{48}[0-9a-f]{16}$/.test(salt) && !/^0x0*$/.test(salt) ? BigInt(salt) : undefined

const readDomain = (types: Types, domain: Readonly<Record<string, unknown>>): TypedDomain | undefined => {
  const declared = Object.hasOwn(types, "EIP712Domain") ? getStruct(types, "EIP712Domain", []) : undefined
  if (Object.hasOwn(types, "EIP712Domain") && declared?.kind !== "tuple") return undefined
  const parts =
    declared?.kind === "tuple" ? declared.parts : domainTypes.filter(({ name }) => getOwn(domain, name) !== undefined)
  const isOther = domainTypes.some(({ name, type }) =>
    parts.some((part) => part.name === name && typeName(part.type) !== typeName(type))
  )
  // Contracts hash their domain by EIP-712: with another type, no contract accepts the domain.
  if (isOther) return undefined
  const read = new Map(parts.map((part) => [part.name, getValue(part.type, getOwn(domain, part.name))]))
  if ([...read.values()].includes(undefined)) return undefined
  const [name, version, chain, contract, salt] = domainTypes.map((part) => read.get(part.name))
  const chainId = parts.some((part) => part.name === "chainId") ? chain : getSaltChain(salt)
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof version === "string" ? { version } : {}),
    ...(typeof chainId === "bigint" ? { chainId } : {}),
    ...(typeof contract === "string" ? { verifyingContract: contract } : {})
  }
}

const getFields = (types: Types, name: string): ReadonlyArray<readonly [name: string, type: string]> | undefined => {
  const declared = getOwn(types, name)
  if (!Array.isArray(declared) || declared.length > 256) return undefined
  const all = new Map<string, string>()
  for (const field of declared) {
    if (!isRecord(field)) return undefined
    const [own, type] = [getOwn(field, "name"), getOwn(field, "type")]
    if (typeof own !== "string" || typeof type !== "string" || all.has(own)) return undefined
    all.set(own, type)
  }
  return [...all]
}

/**
 * Returns a struct with all structs that it refers to, each read once. `names` collects every struct name, the
 * outermost first.
 */
const getStruct = (
  types: Types,
  name: string,
  names: Array<string>,
  above: ReadonlyArray<string> = [],
  known: Map<string, AbiType | undefined> = new Map()
): AbiType | undefined => {
  if (known.has(name)) return known.get(name)
  const type = readStruct(types, name, names, above, known)
  known.set(name, type)
  return type
}

const readStruct = (
  types: Types,
  name: string,
  names: Array<string>,
  above: ReadonlyArray<string>,
  known: Map<string, AbiType | undefined>
): AbiType | undefined => {
  const fields = getFields(types, name)
  if (fields === undefined || above.includes(name) || names.length > mostTypes || above.length > 16) return undefined
  if (!names.includes(name)) names.push(name)
  const parts: Array<Parameter> = []
  for (const [own, text] of fields) {
    const [, base = "", lengths = ""] = /^([^[\]]{1,128})((?:\[\d{0,4}\])*)$/.exec(text) ?? []
    // A struct with the name of an elementary type would hide it.
    const plain = readPlainType(base)
    const item = plain ?? getStruct(types, base, names, [...above, name], known)
    const type = item === undefined ? undefined : wrapInArrays(item, lengths)
    if (type === undefined || (plain !== undefined && Object.hasOwn(types, base))) return undefined
    parts.push({ name: own, type })
  }
  return { kind: "tuple", parts, name }
}

const encodeTypeName = (types: Types, name: string): string =>
  `${name}(${(getFields(types, name) ?? []).map(([own, type]) => `${type} ${own}`).join()})`

const getValue = (type: AbiType, value: unknown): AbiValue | undefined => {
  switch (type.kind) {
    case "tuple": {
      if (!isRecord(value)) return undefined
      return getList(type.parts, (part) => getValue(part.type, getOwn(value, part.name)))
    }
    case "array":
      return !Array.isArray(value) || value.length !== (type.length ?? value.length)
        ? undefined
        : getList(value, (element) => getValue(type.item, element))
    case "uint":
    case "int": {
      const number = toWholeNumber(value)
      return number === undefined ? undefined : readInRange(type, number)
    }
    case "bool":
      return typeof value === "boolean" ? value : undefined
    case "string":
      return typeof value === "string" ? value : undefined
    case "address":
      return typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value) ? value.toLowerCase() : undefined
    case "bytes":
      return typeof value === "string" &&
        /^0x(?:[0-9a-fA-F]{2})*$/.test(value) &&
        (type.size === undefined || value.length === 2 + type.size * 2)
        ? value.toLowerCase()
        : undefined
  }
}

/** Returns all values; undefined if one of them is invalid. */
const getList = <A>(
  all: ReadonlyArray<A>,
  read: (element: A) => AbiValue | undefined
): ReadonlyArray<AbiValue> | undefined => {
  const values: Array<AbiValue> = []
  for (const element of all) {
    const value = read(element)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

const toWholeNumber = (value: unknown): bigint | undefined =>
  typeof value === "bigint"
    ? value
    : Number.isSafeInteger(value) || (typeof value === "string" && /^(-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value))
      ? BigInt(String(value))
      : undefined
