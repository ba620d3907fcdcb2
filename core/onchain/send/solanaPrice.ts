/** Lamports for the one signature of a transfer. docs/spec/onchain.md#send-solana-transfer. */
export const lamportsPerSignature = 5_000n

/** The highest priority fee of a transfer, in lamports. */
export const mostPriority = 200_000n

/**
 * Returns the compute units that a transfer requests: a coin transfer uses a few hundred, a token transfer may also
 * create an account.
 */
export const getComputeUnits = (isToken: boolean): bigint => (isToken ? 200_000n : 1_000n)

/**
 * Returns the price of a compute unit, in millionths of a lamport: the median of recent prices, limited so that the
 * whole stays below `mostPriority`. 0: there were no recent prices.
 */
export const computeUnitPrice = (paid: ReadonlyArray<bigint>, units: bigint): bigint => {
  const sorted = [...paid].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const maximum = (mostPriority * 1_000_000n) / units
  return median < maximum ? median : maximum
}

/** Returns the cost of that price for that many units, in lamports, rounded up. */
export const computePriorityFee = (price: bigint, units: bigint): bigint => (price * units + 999_999n) / 1_000_000n
