/** The maximum nesting depth of a result. */
const maxDepth = 100

/**
 * Returns why a parsed JSON value cannot be passed on unchanged: it is nested too deeply, or contains a number outside
 * the range of doubles. Undefined if it can. Walks without recursion.
 */
export const getResultFault = (whole: unknown): string | undefined => {
  const waiting: Array<{ readonly value: unknown; readonly depth: number }> = [{ value: whole, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth, value } = next
    if (typeof value === "number" && !Number.isFinite(value)) return "It contains a number that is too large."
    if (typeof value !== "object" || value === null) continue
    if (depth >= maxDepth) return `It is nested deeper than ${maxDepth} levels.`
    for (const child of Object.values(value)) waiting.push({ value: child, depth: depth + 1 })
  }
  return undefined
}
