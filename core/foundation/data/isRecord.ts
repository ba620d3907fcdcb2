/** True if a value is an object with keys: neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * True if an object of a class keeps values that are not its own keys: a Map, a Set, a date, or an instance with
 * getters. Read by its keys, it would be read in part. A plain object of another window is not such an instance.
 */
export const hasHiddenValues = (value: object): boolean => {
  const { getOwnPropertyDescriptors, getPrototypeOf, keys } = Object
  const isEmpty = keys(value).length === 0
  for (let prototype = getPrototypeOf(value) ?? null; prototype !== null; prototype = getPrototypeOf(prototype)) {
    if (getPrototypeOf(prototype) === null) return false // Object.prototype, also of another window
    if (isEmpty || Object.values(getOwnPropertyDescriptors(prototype)).some(({ get }) => get !== undefined)) return true
  }
  return false
}
