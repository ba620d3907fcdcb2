/** Returns a count as a JSON-RPC quantity (EIP-1474): hex without leading zeros. */
export const toQuantity = (amount: bigint): `0x${string}` => `0x${amount.toString(16)}`

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** Returns bytes as hex with `0x`. */
export const bytesToHex = (bytes: Uint8Array): `0x${string}` => {
  let digits = ""
  for (const byte of bytes) digits += pairs[byte] ?? ""
  return `0x${digits}`
}

/** Returns the bytes of hex with `0x`, which has an even number of digits. */
export const hexToBytes = (hex: string): Uint8Array => {
  const bytes = new Uint8Array((hex.length - 2) / 2)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = digitOf(hex.charCodeAt(2 + 2 * at)) * 16 + digitOf(hex.charCodeAt(3 + 2 * at))
  return bytes
}

/** The value of a hex digit by its character: 0 to 9, A to F, a to f. */
const digitOf = (character: number): number => (character < 58 ? character - 48 : (character | 32) - 87)

/** Returns text as the bytes of its UTF-8, in hex. */
export const utf8Hex = (text: string): `0x${string}` => bytesToHex(new TextEncoder().encode(text))
