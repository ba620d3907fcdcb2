// The subset of Node's `Buffer` that WalletConnect's library needs to sign in along with a session: bytes from text and
// base64, and their text, base64 and hex. Pages without a `Buffer` get this one.
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

class Bytes extends Uint8Array {
  static from(value, encoding) {
    if (typeof value !== "string") return new Bytes(value)
    return new Bytes(encoding === "base64" ? fromBase64(value) : new TextEncoder().encode(value))
  }
  toString(encoding) {
    if (encoding === "hex") return [...this].map((byte) => byte.toString(16).padStart(2, "0")).join("")
    if (encoding === "base64") return btoa([...this].map((byte) => String.fromCharCode(byte)).join(""))
    return new TextDecoder().decode(this)
  }
}

export const Buffer = globalThis.Buffer ?? Bytes
