/** True if a value is an object with keys: neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * True if an object has a class of its own and no keys: a Map, a Set, a date, or an instance with only getters. Such a
 * value is not an empty record. An object of another window is not such an instance.
 */
export const isKeyless = (value: object): boolean =>
  Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) !== null && Object.keys(value).length === 0
