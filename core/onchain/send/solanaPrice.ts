/** Lamports for the one signature of a transfer. docs/spec/onchain.md#send-solana-transfer. */
export const lamportsPerSignature = 5_000n

/** The most lamports that a transfer pays to be taken before others. */
export const mostPriority = 200_000n

/** The compute units that a transfer asks for: a coin's takes a few hundred, a token's may make an account as well. */
export const unitsOf = (isToken: boolean): bigint => (isToken ? 200_000n : 1_000n)

/**
 * Returns the price of a compute unit, in millionths of a lamport: the median of what was paid lately, at most what
 * keeps the whole below `mostPriority`. 0: nobody paid.
 */
export const computePrice = (paid: ReadonlyArray<bigint>, units: bigint): bigint => {
  const sorted = [...paid].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const most = (mostPriority * 1_000_000n) / units
  return median < most ? median : most
}

/** Returns what that price is for so many units, in lamports, rounded up. */
export const priorityOf = (price: bigint, units: bigint): bigint => (price * units + 999_999n) / 1_000_000n
