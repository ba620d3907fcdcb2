import type { AbiType, AbiValue } from "../calldata/abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

/** A value with its type, and its indices within the arrays on its path. */
export interface Located {
  readonly type: AbiType
  readonly value: AbiValue
  readonly indices: ReadonlyArray<number>
}

/** The maximum number of elements that one path may resolve to. */
const mostElements = 256

/** A step of a path: a name, an index, or a slice; a slice without ends is every element. */
type Step =
  | { readonly name: string }
  | { readonly index: number }
  | { readonly from: number | undefined; readonly to: number | undefined }

/** Returns a path without its root: both `#.a.[0]` and `a[0]` become `a.[0]`. */
export const toPlainPath = (path: string): string => path.replace(/^#\.?/, "").replace(/([^.])\[/g, "$1.[")

const getSteps = (path: string): ReadonlyArray<Step> | undefined => {
  const steps: Array<Step> = []
  for (const text of toPlainPath(path).split(".")) {
    const [, index] = /^\[(-?\d{1,6})\]$/.exec(text) ?? []
    const [slice, from = "", to = ""] = /^\[(-?\d{1,6})?:(-?\d{1,6})?\]$|^\[\]$/.exec(text) ?? []
    if (index !== undefined) steps.push({ index: Number(index) })
    else if (slice !== undefined)
      steps.push({ from: from === "" ? undefined : Number(from), to: to === "" ? undefined : Number(to) })
    else if (/^[^[\]]+$/.test(text)) steps.push({ name: text })
    else return undefined
  }
  return steps
}

/** Returns the bytes of a number or of bytes, as hex digits; undefined for other values. */
export const getDigits = ({ type, value }: Pick<Located, "type" | "value">): string | undefined => {
  if (typeof value === "bigint" && "bits" in type)
    return BigInt.asUintN(type.bits, value)
      .toString(16)
      .padStart(type.bits / 4, "0")
  if (type.kind === "string" && typeof value === "string")
    return [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return typeof value === "string" && /^0x/.test(value) ? value.slice(2) : undefined
}

const toIndex = (index: number, length: number): number => (index < 0 ? length + index : index)

const take = (element: Located, step: Step): ReadonlyArray<Located> | undefined => {
  const { indices, type, value } = element
  if ("name" in step) {
    if (type.kind === "array" && typeof value === "object" && step.name === "length")
      return [{ type: { kind: "uint", bits: 256 }, value: BigInt(value.length), indices }]
    if (type.kind !== "tuple" || typeof value !== "object") return undefined
    const nth = type.parts.findIndex((part) => part.name === step.name)
    const [part, inner] = [type.parts[nth], value[nth]]
    return part === undefined || inner === undefined ? undefined : [{ type: part.type, value: inner, indices }]
  }
  if (type.kind === "array" && typeof value === "object") {
    if ("index" in step) {
      const inner = value[toIndex(step.index, value.length)]
      return inner === undefined ? undefined : [{ type: type.item, value: inner, indices }]
    }
    const from = toIndex(step.from ?? 0, value.length)
    const items = value.slice(Math.max(0, from), step.to === undefined ? undefined : toIndex(step.to, value.length))
    return items.map((inner, i) => ({ type: type.item, value: inner, indices: [...indices, i] }))
  }
  const digits = getDigits(element)
  if (digits === undefined) return undefined
  const length = digits.length / 2
  const first = toIndex(("index" in step ? step.index : step.from) ?? 0, length)
  const last = "index" in step ? first + 1 : toIndex(step.to ?? length, length)
  if (first < 0 || last > length || first > last) return undefined
  return [{ type: { kind: "bytes" }, value: `0x${digits.slice(first * 2, last * 2)}`, indices }]
}

/** Resolves a path below a value, with every array element on the way; undefined if there is no such value. */
export const resolvePath = (root: Located, path: string): ReadonlyArray<Located> | undefined => {
  let all: ReadonlyArray<Located> = [root]
  for (const step of toPlainPath(path) === "" ? [] : (getSteps(path) ?? [{ name: "" }])) {
    const next: Array<Located> = []
    for (const element of all) {
      const inner = take(element, step)
      if (inner === undefined || next.length + inner.length > mostElements) return undefined
      next.push(...inner)
    }
    all = next
  }
  return all
}

/** Resolves a path in a descriptor (`$.metadata.enums.mode`) by own keys; undefined if there is no such value. */
export const resolveInDescriptor = (descriptor: unknown, path: string): unknown => {
  let value = descriptor
  for (const name of path.replace(/^\$\.?/, "").split(".")) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}
