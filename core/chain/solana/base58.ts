const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** Converts digits from one base to another, least significant digit first. */
const rebased = (digits: Iterable<number>, from: number, to: number): Array<number> => {
  const out: Array<number> = []
  for (const digit of digits) {
    let carry = digit
    for (let i = 0; i < out.length || carry > 0; i++) {
      carry += (out[i] ?? 0) * from
      out[i] = carry % to
      carry = Math.floor(carry / to)
    }
  }
  return out
}

const leading = <A>(items: ArrayLike<A>, zero: A): number => {
  let count = 0
  while (count < items.length && items[count] === zero) count++
  return count
}

/** Returns bytes in base58 (Bitcoin's alphabet), as Solana writes addresses and signatures. */
export const toBase58 = (bytes: Uint8Array): string =>
  "1".repeat(leading(bytes, 0)) +
  rebased(bytes, 256, 58)
    .reverse()
    .map((digit) => letters[digit])
    .join("")

/**
 * Reads base58 text. Returns undefined for any other character, and for a text of more than `most` characters, since
 * the work grows with the square of the length.
 */
export const fromBase58 = (text: string, most = 4_096): Uint8Array | undefined => {
  if (text.length > most) return undefined
  const digits = Array.from(text, (letter) => letters.indexOf(letter))
  if (digits.includes(-1)) return undefined
  return new Uint8Array([...new Array<number>(leading(text, "1")).fill(0), ...rebased(digits, 58, 256).reverse()])
}

/**
 * Returns the 32 bytes of a Solana address; undefined if the text is not one. Stricter than the shape
 * (docs/spec/chain.md#solana-addresses): the length in bytes is checked.
 */
export const addressBytes = (address: string): Uint8Array | undefined => {
  const bytes = fromBase58(address, 44)
  return bytes?.length === 32 ? bytes : undefined
}
