import { fromBase58, toBase58 } from "./base58.ts"

/** The parts of a serialized Solana transaction (legacy or version 0) that the kit reads. Offsets count bytes. */
export interface WireTransaction {
  /** The required signers, the fee payer first, each with its signature: 64 zeros if it has not signed. */
  readonly signers: ReadonlyArray<{ readonly address: string; readonly signature: Uint8Array }>
  /** Offset of the blockhash, 32 bytes long. */
  readonly blockhashAt: number
}

/**
 * Reads a number in Solana's compact form: seven bits per byte, at most three bytes and 65,535. A number in a longer
 * form than necessary is refused, as by the network.
 */
export const readCompact = (bytes: Uint8Array, offset: number): readonly [value: number, next: number] | undefined => {
  let value = 0
  for (let i = 0; i < 3; i++) {
    const byte = bytes[offset + i]
    if (byte === undefined) return undefined
    value |= (byte & 0x7f) << (7 * i)
    if (byte < 0x80) return value > 0xffff || (i > 0 && byte === 0) ? undefined : [value, offset + i + 1]
  }
  return undefined
}

/**
 * Reads the signers and the offset of the blockhash; returns undefined if the bytes are not a transaction of a known
 * version.
 */
export const readTransaction = (bytes: Uint8Array): WireTransaction | undefined => {
  const signatures = readCompact(bytes, 0)
  if (signatures === undefined) return undefined
  const [count, from] = signatures
  const version = bytes[from + count * 64]
  if (count === 0 || version === undefined || version > 0x80) return undefined
  const header = from + count * 64 + (version === 0x80 ? 1 : 0)
  const keys = readCompact(bytes, header + 3)
  if (bytes[header] !== count || keys === undefined || keys[0] < count) return undefined
  const blockhashAt = keys[1] + keys[0] * 32
  if (bytes.length < blockhashAt + 33) return undefined
  return {
    blockhashAt,
    signers: Array.from({ length: count }, (_, i) => ({
      address: toBase58(bytes.slice(keys[1] + i * 32, keys[1] + (i + 1) * 32)),
      signature: bytes.slice(from + i * 64, from + (i + 1) * 64)
    }))
  }
}

/** Returns the signature of one signer; undefined if it has not signed or is not a required signer. */
export const getSignature = (bytes: Uint8Array, signer: string): Uint8Array | undefined =>
  readTransaction(bytes)?.signers.find(
    ({ address, signature }) => address === signer && signature.some((byte) => byte !== 0)
  )?.signature

/**
 * Returns the same transaction, unsigned, with another blockhash (base58). Returns undefined if the transaction or the
 * blockhash is invalid.
 */
export const replaceBlockhash = (bytes: Uint8Array, blockhash: string): Uint8Array | undefined => {
  const read = readTransaction(bytes)
  const hash = fromBase58(blockhash, 44)
  if (read === undefined || hash?.length !== 32) return undefined
  const copy = bytes.slice()
  copy.set(hash, read.blockhashAt)
  copy.fill(0, 1, 1 + read.signers.length * 64)
  return copy
}
