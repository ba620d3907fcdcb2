/** All the satoshis that will ever be. */
export const allSatoshis = 2_100_000_000_000_000n

/**
 * Reads an amount of satoshis written as decimal digits; undefined for anything else, zero and more than there are.
 * Never a float.
 */
export const readSatoshis = (text: unknown): bigint | undefined => {
  if (typeof text !== "string" || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const amount = BigInt(text)
  return amount <= allSatoshis ? amount : undefined
}

/**
 * An amount as protocols want it that take numbers. Exact: there are fewer satoshis than whole numbers that a double
 * holds.
 */
export const satoshiNumber = (amount: bigint): number => Number(amount)
