import { string } from "../../foundation/data/decode.ts"
import { fromBase64, toBase64 } from "../../foundation/platform/base64.ts"
import { fromHex, isPsbt, toHex } from "../../chain/bitcoin/bytes.ts"

const maxLength = 4_194_304

/** Reads a transaction id: 32 bytes in lower-case hexadecimal text. Returns undefined for anything else. */
export const readTxid = (value: unknown): string | undefined =>
  typeof value === "string" && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined

/**
 * Reads a signature from a wallet: base64 or hexadecimal text, or bytes, which are converted to base64. Returns
 * undefined for anything else.
 */
export const readSignature = (value: unknown): string | undefined => {
  if (value instanceof Uint8Array) return value.length > 0 && value.length < maxLength ? toBase64(value) : undefined
  const text = string(maxLength)(value)
  return text !== undefined && (fromHex(text) ?? fromBase64(text, maxLength)) !== undefined ? text : undefined
}

/** Reads a signed PSBT, in base64 or hexadecimal text or as bytes. Returns base64; undefined for anything else. */
export const readPsbt = (value: unknown): string | undefined => {
  const text = string(maxLength)(value)
  const bytes =
    value instanceof Uint8Array && value.length < maxLength
      ? value
      : text === undefined
        ? undefined
        : (fromHex(text) ?? fromBase64(text, maxLength))
  return bytes !== undefined && isPsbt(bytes) ? toBase64(bytes) : undefined
}

/**
 * Reads a public key from a wallet, in hexadecimal text or as bytes. Returns hexadecimal text; undefined for anything
 * else.
 */
export const readPublicKey = (value: unknown): string | undefined => {
  const bytes = value instanceof Uint8Array ? value : fromHex(string(130)(value) ?? "")
  return bytes !== undefined && [32, 33, 65].includes(bytes.length) ? toHex(bytes) : undefined
}
