/** Returns whether a value is text. */
export const isText = (value: unknown): value is string => typeof value === "string"

/** Returns a field of a host's argument; undefined if it cannot be read. */
export const readField = (argument: unknown, field: string): unknown => {
  try {
    return typeof argument === "object" && argument !== null ? Reflect.get(argument, field) : undefined
  } catch {
    return undefined
  }
}
