/**
 * JSON with sorted keys, so that equal values have equal text. `space` indents it, for reading and comparing by line.
 */
export const canonical = (value: unknown, space?: number): string =>
  JSON.stringify(sorted(value), null, space) ?? "null"

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)])
  )
}
