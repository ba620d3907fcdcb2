/**
 * Returns the known tag nearest to the first requested one that has a match: itself, else with fewer subtags, else one
 * of the same language (`ar-EG` and `ar`, `pt` and `pt-BR`). Undefined if no tag is near. Case does not matter, and
 * `de_DE` is read like `de-DE`.
 */
export const findNearestLocale = (
  requested: ReadonlyArray<string>,
  known: ReadonlyArray<string>
): string | undefined => {
  for (const tag of requested) {
    const parts = tag.toLowerCase().split(/[-_]/)
    for (let length = parts.length; length > 0; length--) {
      const start = parts.slice(0, length).join("-")
      const found = known.find((tag) => tag.toLowerCase() === start)
      if (found !== undefined) return found
    }
    const found = known.find((tag) => tag.toLowerCase().split("-")[0] === parts[0])
    if (found !== undefined) return found
  }
  return undefined
}
