/** Returns bytes as lower-case hexadecimal text, without 0x. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Reads hexadecimal text; returns undefined if it is invalid or empty. */
export const fromHex = (text: string): Uint8Array | undefined =>
  text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
    : undefined

/** Whether bytes begin like a partially signed transaction (BIP-174). */
export const isPsbt = (bytes: Uint8Array): boolean => toHex(bytes.slice(0, 5)) === "70736274ff"
