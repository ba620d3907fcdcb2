/** Returns bytes in base64 (RFC 4648, padded), as JSON-RPC carries transactions. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

/** Reads base64 text; returns undefined if it is invalid or has more than `most` characters. */
export const fromBase64 = (text: string, most = 65_536): Uint8Array | undefined => {
  if (text.length > most || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
    return undefined
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
