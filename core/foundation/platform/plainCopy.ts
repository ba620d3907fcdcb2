/** The deepest nesting allowed in a request to a wallet. */
const deepest = 64

/**
 * Returns a fresh copy of plain data, frozen all the way down: text, numbers, booleans, null, bigints, lists, objects
 * and bytes. A field without a value is left out. Returns undefined for anything else: a getter, a symbol, a prototype
 * of its own, a hole in a list, a function, a loop. Never runs code of the value.
 */
export const copyPlainData = (value: unknown, depth = 0): unknown => {
  if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "bigint")
    return value
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined
  if (typeof value !== "object" || depth > deepest) return undefined
  if (isBytes(value)) return value.slice()
  const fields = ownFields(value)
  if (fields === undefined) return undefined
  const copied = fields.flatMap(([key, field]): ReadonlyArray<readonly [string, unknown, boolean]> => {
    if (field === undefined && !Array.isArray(value)) return []
    const copy = copyPlainData(field, depth + 1)
    return [[key, copy, copy !== undefined]]
  })
  if (!copied.every(([, , isPlain]) => isPlain)) return undefined
  return Object.freeze(
    Array.isArray(value)
      ? copied.map(([, copy]) => copy)
      : Object.fromEntries(copied.map(([key, copy]) => [key, copy] as const))
  )
}

/** Returns whether a value is bytes; false for a proxy that throws. */
const isBytes = (value: object): value is Uint8Array => {
  try {
    return value instanceof Uint8Array
  } catch {
    return false
  }
}

/**
 * Returns the fields of a plain object, or the items of a list, without running its code. Returns undefined if it is
 * neither, or has anything else: see `copyPlainData`.
 */
export const ownFields = (value: object): ReadonlyArray<readonly [key: string, value: unknown]> | undefined => {
  try {
    const isList = Array.isArray(value)
    if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return undefined
    const keys = Reflect.ownKeys(value).filter((key) => !(isList && key === "length"))
    const fields = keys.flatMap((key) => {
      const field = Object.getOwnPropertyDescriptor(value, key)
      return typeof key === "string" && key !== "__proto__" && field?.enumerable === true && "value" in field
        ? [[key, field.value] as const]
        : []
    })
    if (fields.length !== keys.length) return undefined
    return isList && !(fields.length === value.length && fields.every(([key], i) => key === String(i)))
      ? undefined
      : fields
  } catch {
    return undefined // a proxy whose traps throw
  }
}
