/** Returns the known word that a mistyped one most likely means: at most two edits away, or a third of its length. */
export const findSimilar = (word: string, known: ReadonlyArray<string>): string | undefined => {
  if (word.length > longest) return undefined
  const best = findNearest(word, known)
  return best !== undefined && best.edits <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined
}

/** Returns the known word with the fewest edits from this one, however many; undefined if the list is empty. */
export const findClosest = (word: string, known: ReadonlyArray<string>): string | undefined =>
  findNearest(word.slice(0, longest), known)?.candidate

/** The longest word that is compared, in characters. */
const longest = 64

/** Returns the nearest word. Ties go to the longest common beginning: `fish` for `fsh`. */
const findNearest = (word: string, known: ReadonlyArray<string>) => {
  const typed = word.toLowerCase()
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase()
      return { candidate, edits: countEdits(typed, lower), prefixLength: countCommonStart(typed, lower) }
    })
    .sort((a, b) => a.edits - b.edits || b.prefixLength - a.prefixLength)[0]
}

const countCommonStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * Returns how many letters must be changed, added or removed, or swapped with the next one (Damerau-Levenshtein distance).
 */
const countEdits = (a: string, b: string): number => {
  let previousRow: ReadonlyArray<number> = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
          isSwapped ? (previousRow[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
        )
      )
    }
    previousRow = row
    row = next
  }
  return row[b.length] ?? 0
}
