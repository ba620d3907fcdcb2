/**
 * Returns the known tag that is nearest to the first of the wished ones that has any: itself, else with fewer subtags,
 * else one of the same language (`ar-EG` and `ar`, `pt` and `pt-BR`). Undefined if none is near. Case does not matter.
 */
export const nearestLocale = (wished: ReadonlyArray<string>, known: ReadonlyArray<string>): string | undefined => {
  for (const tag of wished) {
    const parts = tag.toLowerCase().split("-")
    for (let length = parts.length; length > 0; length--) {
      const start = parts.slice(0, length).join("-")
      const found = known.find((one) => one.toLowerCase() === start)
      if (found !== undefined) return found
    }
    const found = known.find((one) => one.toLowerCase().split("-")[0] === parts[0])
    if (found !== undefined) return found
  }
  return undefined
}
