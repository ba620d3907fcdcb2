/** A run of letters that two texts share at the same position, or do not. */
export interface Run {
  readonly letters: string
  readonly isSame: boolean
}

/**
 * Splits an address into runs that match another address at the same position, and runs that differ. EVM addresses in
 * any case.
 */
export const splitDiffering = (own: string, other: string): ReadonlyArray<Run> => {
  const isHex = own.startsWith("0x")
  const runs: Array<Run> = []
  for (const [index, letter] of [...own].entries()) {
    const there = other.charAt(index)
    const isSame = isHex ? letter.toLowerCase() === there.toLowerCase() : letter === there
    const last = runs.at(-1)
    if (last?.isSame === isSame) runs[runs.length - 1] = { letters: last.letters + letter, isSame }
    else runs.push({ letters: letter, isSame })
  }
  return runs
}
