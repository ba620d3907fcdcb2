import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import type { AbiType, AbiValue, Parameter } from "../calldata/abi.ts"
import type { Facts } from "../calldata/facts.ts"
import type { SentenceLanguage } from "../calldata/sentences.ts"
import type { WordsField } from "../calldata/words.ts"
import type { Descriptor, Format } from "./descriptor.ts"
import { findAddress, type FormattedValue, type FormatParameters, showRaw } from "./formats.ts"
import { resolveInDescriptor, type Located, resolvePath } from "./paths.ts"

/** A nested call, as a descriptor defines it. */
export interface InnerCall {
  readonly network: NetworkId
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly data: string
}

export interface RenderedField {
  readonly label: string
  /** A text, or a nested call. */
  readonly value: string | InnerCall
  readonly raw: string
  readonly kind: WordsField["kind"]
}

/** The input of a descriptor: decoded values, and their context. */
export interface Applied {
  readonly descriptor: Descriptor
  readonly format: Format
  readonly facts: Facts
  readonly time?: SentenceLanguage["time"] | undefined
  readonly network: NetworkId
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly parameters: ReadonlyArray<Parameter>
  readonly values: ReadonlyArray<AbiValue>
}

/** Thrown only within `renderRequest`: the descriptor does not fit, and nothing of it is shown. */
export class Unfit extends Error {}
export const throwUnfit = (): never => {
  throw new Unfit()
}

export interface Place {
  readonly root: Located
  /** The base of a group's relative paths. */
  readonly base: Located
  readonly prefix: string
  readonly valuesByPath: Map<string, Array<FormattedValue>>
  readonly fields: Array<RenderedField>
  /** How many groups contain it. */
  readonly nested: number
  /** The number of definitions read so far for the whole request. */
  readonly definitions: { read: number }
}

const word: AbiType = { kind: "uint", bits: 256 }

export const getOwn = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Resolves a path: below the request, in its context, or in the descriptor. */
export const locate = (applied: Applied, { base, root }: Place, path: string): ReadonlyArray<Located> => {
  if (path.startsWith("@.")) return [locateInContext(applied, path)]
  if (path.startsWith("$")) return readConstants(applied, path)
  return resolvePath(path.startsWith("#") ? root : base, path) ?? throwUnfit()
}

const locateInContext = ({ from, network, to, value }: Applied, path: string): Located => {
  const toAddress = (text: string): Located => ({ type: { kind: "address" }, value: text.toLowerCase(), indices: [] })
  switch (path) {
    case "@.from":
      return toAddress(from)
    case "@.to":
      return toAddress(to)
    case "@.value":
      return { type: word, value, indices: [] }
    case "@.chainId":
      return { type: word, value: BigInt(network.split(":")[1] ?? 0), indices: [] }
    default:
      return throwUnfit()
  }
}

export const readConstants = ({ descriptor }: Applied, reference: unknown): ReadonlyArray<Located> => {
  const value =
    typeof reference === "string" && reference.startsWith("$") ? resolveInDescriptor(descriptor, reference) : reference
  if (typeof value === "number" && Number.isSafeInteger(value))
    return [{ type: word, value: BigInt(value), indices: [] }]
  if (typeof value === "boolean") return [{ type: { kind: "bool" }, value, indices: [] }]
  if (typeof value !== "string") return throwUnfit()
  return [
    /^0x[0-9a-f]{40}$/i.test(value)
      ? { type: { kind: "address" }, value: value.toLowerCase(), indices: [] }
      : { type: { kind: "string" }, value, indices: [] }
  ]
}

const getPlainValue = (element: Located): unknown =>
  element.type.kind === "bytes" ? (findAddress(element) ?? element.value) : element.value

/** Returns a field's parameters with their paths resolved; for an array, the element at the same index. */
export const resolveParameters = (
  applied: Applied,
  place: Place,
  field: Format,
  element: Located
): FormatParameters => {
  const ownParams = getOwn(field, "params")
  const params = isRecord(ownParams) ? ownParams : {}
  const resolveConstant = (value: unknown): unknown => {
    if (isRecord(value) && Object.hasOwn(value, "map")) return mapByKey(applied, place, value)
    if (typeof value === "string" && value.startsWith("$."))
      return resolveInDescriptor(applied.descriptor, value) ?? throwUnfit()
    return Array.isArray(value)
      ? value.map((item) => (Array.isArray(item) ? throwUnfit() : resolveConstant(item)))
      : value
  }
  const resolveParameter = (name: string): unknown => {
    const path = getOwn(params, `${name}Path`)
    if (typeof path !== "string") return resolveConstant(getOwn(params, name))
    const all = getParameterAt(applied, place, path)
    const found =
      all.length > 1 || /\[\]|\[-?\d*:-?\d*\]/.test(path)
        ? all.length === 1
          ? all[0]
          : all[element.indices.at(-1) ?? 0]
        : all[0]
    if (found === undefined) return throwUnfit()
    return name === "token" || name === "collection" || name === "callee" || name === "spender"
      ? (findAddress(found) ?? null)
      : getPlainValue(found)
  }
  const { facts, time } = applied
  return { facts, time, network: applied.network, to: applied.to, from: applied.from, parameter: resolveParameter }
}

/** Resolves a parameter's path: relative to its group, else to the whole. */
const getParameterAt = (applied: Applied, place: Place, path: string): ReadonlyArray<Located> => {
  if (/^[@$#]/.test(path)) return locate(applied, place, path)
  return resolvePath(place.base, path) ?? resolvePath(place.root, path) ?? throwUnfit()
}

const mapByKey = (applied: Applied, place: Place, { keyPath, map }: Readonly<Record<string, unknown>>): unknown => {
  const table = typeof map === "string" ? resolveInDescriptor(applied.descriptor, `${map}.values`) : undefined
  const key = typeof keyPath === "string" ? getParameterAt(applied, place, keyPath)[0] : undefined
  if (!isRecord(table) || key === undefined) return throwUnfit()
  const names = [showRaw(key) ?? "", String(key.value)]
  const found = Object.entries(table).find(([name]) =>
    names.some((candidate) => candidate.toLowerCase() === name.toLowerCase())
  )
  return found === undefined ? throwUnfit() : found[1]
}
