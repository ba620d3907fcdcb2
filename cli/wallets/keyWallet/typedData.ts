import type { TypedData, TypedDataDefinition } from "viem"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"

/** Parses typed data as `eth_signTypedData_v4` carries it: JSON text of EIP-712's four parts. */
export const parseTypedData = (text: unknown): TypedDataDefinition => {
  const value = typeof text === "string" ? parseJson(text) : text
  if (!isRecord(value)) throw createMisfit()
  const { domain, message, primaryType, types } = value
  if (
    !isRecord(types) ||
    !isRecord(domain) ||
    !isRecord(message) ||
    typeof primaryType !== "string" ||
    types[primaryType] === undefined
  )
    throw createMisfit()
  const read = Object.entries(types).map(([name, fields]) => [name, getFields(fields)] as const)
  if (read.some(([name]) => elementary.test(name))) throw createMisfit()
  // The check above ensures that no key is the name of an elementary type, which the compiler cannot infer.
  return { domain, message, primaryType, types: Object.fromEntries(read) as TypedData }
}

/** The names of Solidity's own types, which cannot name a struct. */
const elementary = /^(address|bool|string|bytes\d*|u?int\d*)(\[|$)/

const getFields = (fields: unknown): ReadonlyArray<{ readonly name: string; readonly type: string }> => {
  if (!Array.isArray(fields)) throw createMisfit()
  return fields.map((field: unknown) => {
    const [name, type] = isRecord(field) ? [field["name"], field["type"]] : []
    if (typeof name !== "string" || typeof type !== "string") throw createMisfit()
    return { name, type }
  })
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw createMisfit()
  }
}

const createMisfit = (): WalletError => new WalletError(-32602, "typed data must be EIP-712 JSON")
