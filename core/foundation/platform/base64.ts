/** Returns bytes in base64 (RFC 4648, padded). */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

/** Reads base64 text; returns undefined if it is invalid, empty or has more than `maximum` characters. */
export const fromBase64 = (text: string, maximum = 65_536): Uint8Array | undefined => {
  const isWhole = text !== "" && text.length <= maximum && text.length % 4 === 0
  if (!isWhole || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i)
  return bytes
}
