const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** Converts digits from one base to another, least significant digit first. */
const convertBase = (digits: Iterable<number>, from: number, to: number): Array<number> => {
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

const countLeading = <A>(items: ArrayLike<A>, zero: A): number => {
  let count = 0
  while (count < items.length && items[count] === zero) count++
  return count
}

/** Returns bytes in base58 (Bitcoin's alphabet), as Solana writes addresses and signatures. */
export const toBase58 = (bytes: Uint8Array): string =>
  "1".repeat(countLeading(bytes, 0)) +
  convertBase(bytes, 256, 58)
    .reverse()
    .map((digit) => letters[digit])
    .join("")

/**
 * Reads base58 text. Returns undefined for any other character, and for a text of more than `maximum` characters, because
 * the work grows with the square of the length.
 */
export const fromBase58 = (text: string, maximum = 4_096): Uint8Array | undefined => {
  if (text.length > maximum) return undefined
  const digits = Array.from(text, (letter) => letters.indexOf(letter))
  if (digits.includes(-1)) return undefined
  const start = countLeading(text, "1")
  // Converts four letters at a time into parts of 24 bits, a twelfth of the steps that single letters and bytes take.
  const first = start + ((digits.length - start) % 4)
  const words = [digits.slice(start, first), ...toChunks(digits.slice(first), 4)]
  const parts = convertBase(
    words.map((word) => word.reduce((sum, digit) => sum * 58 + digit, 0)),
    58 ** 4,
    2 ** 24
  )
  const bytes = parts.flatMap((part) => [part & 255, (part >> 8) & 255, part >> 16]).reverse()
  return new Uint8Array([...new Array<number>(start).fill(0), ...bytes.slice(countLeading(bytes, 0))])
}

const toChunks = <A>(items: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: items.length / size }, (_, index) => items.slice(size * index, size * (index + 1)))

/**
 * Returns the 32 bytes of a Solana address; undefined if the text is not an address. Stricter than the shape
 * (docs/spec/chain.md#solana-addresses): the length in bytes is checked.
 */
export const getAddressBytes = (address: string): Uint8Array | undefined => {
  const bytes = fromBase58(address, 44)
  return bytes?.length === 32 ? bytes : undefined
}
