/** The most levels of a result. */
const deepest = 100

/**
 * What keeps a parsed JSON value from being handed on as it is; undefined if nothing does: it is nested too deep, or holds
 * a number that no double is. Walks without recursion.
 */
export const faultOfResult = (whole: unknown): string | undefined => {
  const waiting: Array<{ readonly value: unknown; readonly depth: number }> = [{ value: whole, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth, value } = next
    if (typeof value === "number" && !Number.isFinite(value)) return "It holds a number that is too large."
    if (typeof value !== "object" || value === null) continue
    if (depth >= deepest) return `It is nested deeper than ${deepest} levels.`
    for (const one of Object.values(value)) waiting.push({ value: one, depth: depth + 1 })
  }
  return undefined
}
