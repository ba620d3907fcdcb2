/** A stream of numbers from a seed; the same seed, the same numbers (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    below,
    chance: (probability: number): boolean => next() < probability,
    pick: <A>(all: ReadonlyArray<A>): A => all[below(all.length)] as A
  }
}
export type Random = ReturnType<typeof randomFrom>
