/** The bytes at the start of an off-chain message of Solana. No transaction begins with them. */
const start = [0xff, ...new TextEncoder().encode("solana offchain")]

/**
 * Reads an off-chain message of Solana (version 0): with an application domain and the signers, or in the older form
 * without them. Undefined for any other bytes.
 */
export const readOffchainMessage = (bytes: Uint8Array): { readonly text: string } | undefined => {
  if (!start.every((byte, index) => bytes[index] === byte) || bytes[start.length] !== 0) return undefined
  const head = start.length + 1
  const signers = bytes[head + 33] ?? 0
  return readText(bytes, head + 34 + 32 * signers, bytes[head + 32]) ?? readText(bytes, head + 1, bytes[head])
}

/** Reads the text after its length; undefined unless it ends with the bytes and its format (ASCII, UTF-8) is known. */
const readText = (
  bytes: Uint8Array,
  offset: number,
  format: number | undefined
): { readonly text: string } | undefined => {
  const length = (bytes[offset] ?? 0) + 256 * (bytes[offset + 1] ?? 0)
  if (format === undefined || format > 2 || length === 0 || offset + 2 + length !== bytes.length) return undefined
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(offset + 2)) }
  } catch {
    return undefined
  }
}
