/** The prime of the field of ed25519, and the constant of its curve (RFC 8032, section 5.1). */
const p = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * True if 32 bytes are a point of ed25519 in compressed form, and thus can be a public key. An address that a program
 * derives is not one, so that no key can sign for it.
 */
export const isOnCurve = (bytes: Uint8Array): boolean => {
  const y = toFieldElement(bytes)
  const u = (y * y - 1n + p) % p
  const v = (d * y * y + 1n) % p
  // The point exists if x² = u / v has a root: by Euler's criterion, which also holds for u · v.
  return u === 0n || raise((u * v) % p, (p - 1n) / 2n) === 1n
}

/** Reads the little-endian y coordinate, without the highest bit: the sign of x. */
const toFieldElement = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte, index) => sum * 256n + BigInt(index === 31 ? byte & 0x7f : byte), 0n) % p

const raise = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  for (let [factor, rest] = [base, exponent]; rest > 0n; factor = (factor * factor) % p, rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % p
  }
  return result
}
