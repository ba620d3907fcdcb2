/** Returns a number as a JSON-RPC quantity (EIP-1474): hex without leading zeros. */
export const toQuantity = (amount: bigint): `0x${string}` => `0x${amount.toString(16)}`

/** Returns bytes as hex with `0x`. */
export const bytesToHex = (bytes: Uint8Array): `0x${string}` => {
  const digits = new Uint8Array(2 * bytes.length)
  let index = 0
  for (const byte of bytes) {
    digits[index++] = toCharacter(byte >> 4)
    digits[index++] = toCharacter(byte & 15)
  }
  return `0x${new TextDecoder().decode(digits)}`
}

/** Returns the character code of a hex digit. */
const toCharacter = (value: number): number => (value < 10 ? 48 + value : 87 + value)

/** Returns the bytes of hex with `0x`, which must have an even number of digits. */
export const hexToBytes = (hex: string): Uint8Array => {
  const bytes = new Uint8Array((hex.length - 2) / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = toDigit(hex.charCodeAt(2 + 2 * index)) * 16 + toDigit(hex.charCodeAt(3 + 2 * index))
  return bytes
}

/** Returns the value of a hex digit's character code: 0 to 9, A to F, a to f. */
const toDigit = (character: number): number => (character < 58 ? character - 48 : (character | 32) - 87)

/** Returns the UTF-8 bytes of a text as hex. */
export const toUtf8Hex = (text: string): `0x${string}` => bytesToHex(new TextEncoder().encode(text))
