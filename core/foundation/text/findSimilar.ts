/** Returns the known word that a mistyped one most likely means: at most two edits away, or a third of its length. */
export const findSimilar = (word: string, known: ReadonlyArray<string>): string | undefined => {
  if (word.length > longest) return undefined
  const best = findNearest(word, known)
  return best !== undefined && best.slips <= Math.max(2, Math.floor(word.length / 3)) ? best.one : undefined
}

/** Returns the known word with the fewest edits from this one, however many; undefined if the list is empty. */
export const findClosest = (word: string, known: ReadonlyArray<string>): string | undefined =>
  findNearest(word.slice(0, longest), known)?.one

/** The longest word that is compared, in characters. */
const longest = 64

/** Of words with the same number of edits, returns the one that begins like the mistyped word: `fish` for `fsh`. */
const findNearest = (word: string, known: ReadonlyArray<string>) => {
  const typed = word.toLowerCase()
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase()
      return { one: candidate, slips: countEdits(typed, lower), common: countCommonStart(typed, lower) }
    })
    .sort((a, b) => a.slips - b.slips || b.common - a.common)[0]
}

const countCommonStart = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * Returns how many letters must be changed, added or removed, or swapped with the next one (Damerau and Levenshtein).
 */
const countEdits = (a: string, b: string): number => {
  let before: ReadonlyArray<number> = []
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
          isSwapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
        )
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
