import { domainFields } from "../../chain/evm/domainFields.ts"
import { hexToBytes, toUtf8Hex } from "../../chain/evm/hex.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { readTypedData } from "../calldata/typedData.ts"

/** The hashes of typed data that a device shows, in hex (EIP-712, ERC-8213). */
export interface TypedDigests {
  readonly domain: string
  readonly message: string
  /** The hash that is signed. */
  readonly digest: string
}

type Types = Readonly<Record<string, ReadonlyArray<{ readonly name: string; readonly type: string }>>>

/** The maximum number of hashes for one request. More would block the page. */
const mostHashes = 1_000

/**
 * Returns the digests of typed data; undefined if it is invalid (`readTypedData`), or too large to hash without
 * blocking the page.
 */
export const computeTypedDigests = (data: unknown): TypedDigests | undefined => {
  if (!isRecord(data) || readTypedData(data) === undefined) return undefined
  const domain = isRecord(data["domain"]) ? data["domain"] : {}
  const types: Types = {
    EIP712Domain: domainFields.filter(({ name }) => domain[name] !== undefined && domain[name] !== null),
    ...getTypes(data["types"])
  }
  const hash = createHasher(types)
  const [own, message] = [hash("EIP712Domain", domain), hash(String(data["primaryType"]), data["message"])]
  return own === undefined || message === undefined
    ? undefined
    : { domain: `0x${own}`, message: `0x${message}`, digest: `0x${keccak256(hexToBytes(`0x1901${own}${message}`))}` }
}

/** Returns the declared types, each of which `readTypedData` has read. */
const getTypes = (types: unknown): Types =>
  Object.fromEntries(
    Object.entries(isRecord(types) ? types : {}).map(([name, fields]) => [
      name,
      (Array.isArray(fields) ? fields : []).flatMap((field: unknown) =>
        isRecord(field) ? [{ name: String(field["name"]), type: String(field["type"]) }] : []
      )
    ])
  )

const arrayOf = /^(.*)\[\d*\]$/

/** Returns `hashStruct` of EIP-712 for these types; it returns undefined once there were too many hashes. */
const createHasher = (types: Types) => {
  let hashCount = 0
  const hashHex = (hex: string): string => {
    hashCount++
    return hashCount > mostHashes ? "" : keccak256(hexToBytes(hex))
  }
  /** Returns all structs that a type refers to, including itself. */
  const findNames = (name: string, found: Set<string>): Set<string> => {
    const base = name.replace(/(\[\d*\])+$/, "")
    if (!Object.hasOwn(types, base) || found.has(base)) return found
    found.add(base)
    for (const { type } of types[base] ?? []) findNames(type, found)
    return found
  }
  const encodeTypeName = (name: string): string =>
    `${name}(${(types[name] ?? []).map((field) => `${field.type} ${field.name}`).join()})`
  const typeHashes = new Map<string, string>()
  const typeHash = (name: string): string => {
    const before = typeHashes.get(name)
    if (before !== undefined) return before
    const [, ...others] = findNames(name, new Set())
    const own = hashHex(toUtf8Hex([name, ...others.sort()].map(encodeTypeName).join("")))
    typeHashes.set(name, own)
    return own
  }
  const hashStruct = (name: string, value: unknown): string =>
    hashHex(
      `0x${typeHash(name)}${(types[name] ?? []).map((field) => encodeWord(field.type, isRecord(value) ? value[field.name] : undefined)).join("")}`
    )
  const encodeWord = (type: string, value: unknown): string => {
    const item = arrayOf.exec(type)?.[1]
    if (hashCount > mostHashes) return ""
    if (item !== undefined)
      return hashHex(`0x${(Array.isArray(value) ? value : []).map((element) => encodeWord(item, element)).join("")}`)
    if (Object.hasOwn(types, type)) return hashStruct(type, value)
    if (type === "string") return hashHex(toUtf8Hex(String(value)))
    if (type === "bytes") return hashHex(String(value))
    if (type.startsWith("bytes")) return String(value).slice(2).padEnd(64, "0")
    const number = typeof value === "boolean" ? BigInt(value) : BigInt(String(value))
    return BigInt.asUintN(256, number).toString(16).padStart(64, "0")
  }
  return (name: string, value: unknown): string | undefined => {
    const hash = hashStruct(name, value)
    return hashCount > mostHashes ? undefined : hash
  }
}
