import type { Decoder } from "../../foundation/data/decode.ts"

/** Data that JSON can hold. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | ReadonlyArray<PlainData>
  | { readonly [key: string]: PlainData }

/** The bounds of a request's parameters and of its result. docs/spec/embedded.md#wire-bounds. */
export const plainBounds = { text: 1024 * 1024, values: 20_000, deep: 64 } as const

interface Remaining {
  text: number
  values: number
}

/**
 * Copies plain data. Returns undefined if it contains anything else or exceeds the bounds, at which the walk stops. A
 * bigint becomes hex with `0x`; the key `__proto__` is dropped. Never throws.
 */
export const readPlainData: Decoder<PlainData> = (value) => {
  try {
    return copy(value, { text: plainBounds.text, values: plainBounds.values }, 0)
  } catch {
    return undefined
  }
}

const copy = (value: unknown, remaining: Remaining, depth: number): PlainData | undefined => {
  if (--remaining.values < 0 || depth > plainBounds.deep) return undefined
  switch (typeof value) {
    case "boolean":
      return value
    case "number":
      return Number.isFinite(value) ? value : undefined
    case "string":
      return takeText(value, remaining)
    case "bigint":
      return takeText(value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`, remaining)
    case "object":
      return value === null
        ? null
        : Array.isArray(value)
          ? copyList(value, remaining, depth)
          : copyObject(value, remaining, depth)
    default:
      return undefined
  }
}

const takeText = (text: string, remaining: Remaining): string | undefined => {
  remaining.text -= text.length
  return remaining.text < 0 ? undefined : text
}

const copyList = (list: ReadonlyArray<unknown>, remaining: Remaining, depth: number): PlainData | undefined => {
  const out: Array<PlainData> = []
  for (let i = 0; i < list.length; i++) {
    const item = copy(list[i], remaining, depth + 1)
    if (item === undefined) return undefined
    out.push(item)
  }
  return out
}

const copyObject = (object: object, remaining: Remaining, depth: number): PlainData | undefined => {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== null && prototype !== Object.prototype) return undefined
  const out: Record<string, PlainData> = {}
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined || key === "__proto__") continue
    if (takeText(key, remaining) === undefined) return undefined
    const item = copy(value, remaining, depth + 1)
    if (item === undefined) return undefined
    out[key] = item
  }
  return out
}
