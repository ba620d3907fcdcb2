import { findClosest } from "../../foundation/text/findSimilar.ts"
import { CallMisfit } from "./CallMisfit.ts"
import { hasHiddenValues } from "../../foundation/data/isRecord.ts"
import { readField } from "./readField.ts"

/**
 * The allowed keys of a value, each with the shape of its value; for a list, the shape of each item. `null` allows any
 * value. A function returns the shape if it depends on the value.
 */
export type Shape = null | readonly [Shape] | { readonly [key: string]: Shape } | ((value: unknown) => Shape)

/** A key that is missing from a shape. */
export interface UnknownKey {
  /** Its path within the argument: `calls[0].vlaue`. */
  readonly path: string
  readonly known: ReadonlyArray<string>
  /** The known key that was most likely meant; undefined without a similar one. */
  readonly nearest: string | undefined
}

/** Common names of other libraries for the keys of this kit, in lower case. */
const synonyms: Readonly<Record<string, string>> = {
  address: "account",
  asset: "token",
  caipnetworkid: "network",
  chain: "network",
  chainid: "network",
  connector: "connectorId",
  contract: "token",
  destination: "to",
  from: "account",
  id: "connectorId",
  network: "chainId",
  networkid: "network",
  owner: "account",
  receiver: "to",
  recipient: "to",
  sender: "account",
  tokenaddress: "token"
}

const findIntendedKey = (key: string, known: ReadonlyArray<string>): string | undefined => {
  const synonym = Object.hasOwn(synonyms, key.toLowerCase()) ? synonyms[key.toLowerCase()] : undefined
  return synonym !== undefined && known.includes(synonym) ? synonym : findClosest(key, known)
}

/** The maximum number of a list's items that are checked. Longer lists are refused by the rule of their field. */
const mostItems = 2_000

/** Returns the first key of a value that is missing from its shape, at any depth; undefined if all are known. */
export const findUnknownKey = (value: unknown, shape: Shape, path = ""): UnknownKey | undefined => {
  if (shape === null || !isReadable(value)) return undefined
  if (typeof shape === "function") return findUnknownKey(value, shape(value), path)
  if (isListShape(shape)) {
    const items: ReadonlyArray<unknown> = Array.isArray(value) ? value.slice(0, mostItems) : []
    return findFirst(items, (item, index) => findUnknownKey(item, shape[0], `${path}[${index}]`))
  }
  if (!isPlain(value)) return undefined
  const known = Object.entries(shape)
  const names = known.map(([name]) => name)
  return findFirst(Object.keys(value), (key) => {
    const keyPath = path === "" ? key : `${path}.${key}`
    const found = known.find(([name]) => name === key)
    return found === undefined
      ? { path: keyPath, known: names, nearest: findIntendedKey(key, names) }
      : findUnknownKey(readField(value, key), found[1], keyPath)
  })
}

/** Returns the failure of a call with an unknown key. */
export const toUnknownKey = (method: string, example: string, { known, nearest, path }: UnknownKey): CallMisfit =>
  new CallMisfit({
    method,
    field: path,
    rule: known.length === 0 ? "left out" : `one of ${known.join(", ")}`,
    example,
    given: "it is not known",
    nearest
  })

/** Throws `CallMisfit` if a function of an entry was called with a key that is not one of these. */
export const requireKeys = (method: string, argument: unknown, keys: ReadonlyArray<string>, example: string): void => {
  const unknown = findUnknownKey(argument, Object.fromEntries(keys.map((key) => [key, null])))
  if (unknown !== undefined) throw toUnknownKey(method, example, unknown)
}

const isListShape = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** Returns whether a value is an object that can be read; a revoked proxy cannot. */
export const isReadable = (value: unknown): value is object => {
  try {
    return typeof value === "object" && value !== null && Object.keys(value).length >= 0
  } catch {
    return false
  }
}

/** Returns whether a value is an object without a type of its own, unlike a list, bytes, a date or an instance with getters. */
export const isPlain = (value: unknown): boolean => {
  try {
    return isReadable(value) && Object.prototype.toString.call(value) === "[object Object]" && !hasHiddenValues(value)
  } catch {
    return false // its tag throws
  }
}

const findFirst = <A, B>(items: ReadonlyArray<A>, find: (item: A, index: number) => B | undefined): B | undefined => {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
  return undefined
}
