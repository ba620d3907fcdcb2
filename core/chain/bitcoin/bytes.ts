/** Returns bytes as base64 text. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

/** Returns bytes as lower-case hexadecimal text, without 0x. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Reads base64 text; returns undefined if it is invalid or empty. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (text === "" || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** Reads hexadecimal text; returns undefined if it is invalid or empty. */
export const fromHex = (text: string): Uint8Array | undefined =>
  text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
    : undefined

/** Whether bytes begin like a partially signed transaction (BIP-174). */
export const isPsbt = (bytes: Uint8Array): boolean => toHex(bytes.slice(0, 5)) === "70736274ff"
