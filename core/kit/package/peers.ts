/**
 * The versions of the packages that a host installs for an entry: from the first, below the second. They are checked when
 * the entry is imported, because a range in package.json makes installations fail: npm resolves optional peers, too.
 * `scripts/peers.mjs` installs and imports versions inside and outside of them.
 */
export const peerRanges = {
  "@effect/platform": ["0.90.10", "0.91"],
  "@playwright/test": ["1.45", "2"],
  effect: ["3.22", "4"],
  ethers: ["6.0", "7"],
  ethers5: ["5.7", "6"],
  react: ["18", "20"],
  viem: ["2.21", "3"]
} as const

const getNumbers = (version: string): ReadonlyArray<number> => version.split(/[.+-]/, 3).map(Number)

/** Returns whether a version is at least another one. Prerelease marks are ignored. */
const isAtLeast = (version: string, other: string): boolean => {
  const [numbers, others] = [getNumbers(version), getNumbers(other)]
  for (const [i, number] of others.entries()) {
    const own = numbers[i] || 0
    if (own !== number) return own > number
  }
  return true
}

/**
 * Returns a sentence about an installed package that an entry does not support, with its version and the range;
 * undefined if it is supported. A version before 0.0.1 is a build of the package's own main branch, and is accepted.
 */
export const getPeerSentence = (entry: string, name: keyof typeof peerRanges, version: string): string | undefined => {
  const [from, below] = peerRanges[name]
  if (/^0\.0\.0/.test(version) || (isAtLeast(version, from) && !isAtLeast(version, below))) return undefined
  const installed = name.replace(/^ethers5$/, "ethers")
  return `${entry} supports ${installed} >=${from} <${below}, and this project has ${installed} ${version}: install a version in that range.`
}
