import type { Decoder } from "../../foundation/data/decode.ts"

/** Data as JSON holds it. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | ReadonlyArray<PlainData>
  | { readonly [key: string]: PlainData }

/** The bounds of a request's parameters and of its result. docs/spec/embedded.md#wire-bounds. */
export const plainBounds = { text: 1024 * 1024, values: 20_000, deep: 64 } as const

interface Left {
  text: number
  values: number
}

/**
 * Copies plain data: undefined if there is anything else in it, or more than the bounds allow, where the walk stops.
 * A bigint becomes hex with `0x`; the key `__proto__` is dropped. Never throws.
 */
export const readPlainData: Decoder<PlainData> = (value) => {
  try {
    return copy(value, { text: plainBounds.text, values: plainBounds.values }, 0)
  } catch {
    return undefined
  }
}

const copy = (value: unknown, left: Left, depth: number): PlainData | undefined => {
  if (--left.values < 0 || depth > plainBounds.deep) return undefined
  switch (typeof value) {
    case "boolean":
      return value
    case "number":
      return Number.isFinite(value) ? value : undefined
    case "string":
      return paid(value, left)
    case "bigint":
      return paid(value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`, left)
    case "object":
      return value === null
        ? null
        : Array.isArray(value)
          ? copyList(value, left, depth)
          : copyObject(value, left, depth)
    default:
      return undefined
  }
}

const paid = (text: string, left: Left): string | undefined => {
  left.text -= text.length
  return left.text < 0 ? undefined : text
}

const copyList = (list: ReadonlyArray<unknown>, left: Left, depth: number): PlainData | undefined => {
  const out: Array<PlainData> = []
  for (let i = 0; i < list.length; i++) {
    const item = copy(list[i], left, depth + 1)
    if (item === undefined) return undefined
    out.push(item)
  }
  return out
}

const copyObject = (object: object, left: Left, depth: number): PlainData | undefined => {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== null && prototype !== Object.prototype) return undefined
  const out: Record<string, PlainData> = {}
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined || key === "__proto__") continue
    if (paid(key, left) === undefined) return undefined
    const item = copy(value, left, depth + 1)
    if (item === undefined) return undefined
    out[key] = item
  }
  return out
}
