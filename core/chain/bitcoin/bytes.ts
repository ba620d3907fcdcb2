import { toHex } from "../../foundation/platform/hex.ts"

export { fromHex, toHex } from "../../foundation/platform/hex.ts"

/** Returns true if bytes begin like a partially signed transaction (BIP-174). */
export const isPsbt = (bytes: Uint8Array): boolean => toHex(bytes.slice(0, 5)) === "70736274ff"

/** Concatenates byte arrays. */
export const joinBytes = (...parts: ReadonlyArray<Iterable<number>>): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Returns true if two byte arrays are equal. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

/** Returns a number in Bitcoin's compact size, which precedes lists and strings. */
export const toCompactSize = (length: number): ReadonlyArray<number> =>
  length < 0xfd
    ? [length]
    : length <= 0xffff
      ? [0xfd, length & 0xff, length >> 8]
      : [0xfe, length & 0xff, (length >> 8) & 0xff, (length >> 16) & 0xff, length >>> 24]

/** Returns the UTF-8 bytes of a text. */
export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
