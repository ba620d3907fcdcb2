/**
 * Serializes JSON with sorted keys, so that equal values have equal text. `space` indents it for reading and for
 * comparing line by line.
 */
export const toCanonicalJson = (value: unknown, space?: number): string =>
  JSON.stringify(sortKeys(value), null, space) ?? "null"

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)])
  )
}
