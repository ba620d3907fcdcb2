/** The known word that a mistyped one most likely means: at most two slips away, or a third of its length. */
export const near = (word: string, known: ReadonlyArray<string>): string | undefined => {
  const [best] = known
    .map((one) => ({ one, slips: slips(word.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.slips - b.slips)
  return best !== undefined && best.slips <= Math.max(2, Math.floor(word.length / 3)) ? best.one : undefined
}

/** `Did you mean …?`, or nothing. */
export const nearHint = (word: string, known: ReadonlyArray<string>): string | undefined => {
  const found = near(word, known)
  return found === undefined ? undefined : `Did you mean ${found}?`
}

/** How many letters must change, come or go (Levenshtein). */
const slips = (a: string, b: string): number => {
  const first = Array.from({ length: b.length + 1 }, (_, i) => i)
  const last = [...a].reduce((row, letter, i) =>
    [...b].reduce<ReadonlyArray<number>>((next, other, j) =>
      [...next, Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1))], [i + 1]), first as ReadonlyArray<number>)
  return last[b.length] ?? 0
}
