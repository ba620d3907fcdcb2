/** The total supply in satoshis. */
export const allSatoshis = 2_100_000_000_000_000n

/**
 * Reads an amount of satoshis written as decimal digits. Returns undefined for anything else, including zero and
 * amounts above the total supply. Floats are never used.
 */
export const readSatoshis = (text: unknown): bigint | undefined => {
  if (typeof text !== "string" || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const amount = BigInt(text)
  return amount <= allSatoshis ? amount : undefined
}

/**
 * Converts an amount to a number, for protocols that use numbers. Exact: the total supply is below the largest safe
 * integer of a double.
 */
export const toSatoshiNumber = (amount: bigint): number => Number(amount)

/**
 * Returns the sum of amounts that a server lists as numbers; undefined if one of them is not a whole number of
 * satoshis.
 */
export const sumSatoshis = (amounts: ReadonlyArray<unknown>): bigint | undefined =>
  amounts.every((amount) => Number.isSafeInteger(amount) && Number(amount) >= 0)
    ? amounts.reduce<bigint>((sum, amount) => sum + BigInt(Number(amount)), 0n)
    : undefined
