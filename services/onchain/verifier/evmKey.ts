import { Point, recoverPublicKey } from "@noble/secp256k1"
import { keccak256 } from "../../../core/chain/evm/keccak256.ts"
import { fromHex, joinBytes, encodeUtf8 } from "../../../core/chain/bitcoin/bytes.ts"

/** Returns the hash that an account signs for a text, in hex (EIP-191, version 0x45). */
export const hashText = (message: string): `0x${string}` => {
  const text = encodeUtf8(message)
  return `0x${keccak256(joinBytes(encodeUtf8(`\x19Ethereum Signed Message:\n${text.length}`), text))}`
}

/** Half of the curve's order. A signature with a higher s can be derived from any other signature. */
const halfOrder = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * True if the key of an EVM address made the signature of a text: 65 bytes, or 64 bytes (EIP-2098), with a low s
 * (EIP-2).
 */
export const isSignedByEvmKey = (address: string, message: string, signature: string): boolean =>
  getEvmKeyVerdict(address, message, signature) === "signed"

/**
 * Returns who made the signature of a text: `signed`: the key of the address; `malleable`: that key, but with a high s,
 * which anyone can derive from a known signature; `other`: not that key.
 */
export const getEvmKeyVerdict = (
  address: string,
  message: string,
  signature: string
): "malleable" | "other" | "signed" => {
  const parsed = fromHex(signature.slice(2))
  const bytes = parsed?.length === 64 ? expandCompact(parsed) : parsed
  const last = bytes?.[64] ?? -1
  const recovery = last >= 27 ? last - 27 : last
  const hash = fromHex(hashText(message).slice(2))
  if (bytes?.length !== 65 || hash === undefined || (recovery !== 0 && recovery !== 1)) return "other"
  try {
    const key = Point.fromBytes(
      recoverPublicKey(joinBytes([recovery], bytes.subarray(0, 64)), hash, { prehash: false })
    ).toBytes(false)
    if (`0x${keccak256(key.subarray(1)).slice(-40)}` !== address.toLowerCase()) return "other"
    const s = bytes.subarray(32, 64).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
    return s > halfOrder ? "malleable" : "signed"
  } catch {
    return "other" // no point of the curve: no key can have made it
  }
}

/** EIP-2098: the parity is in the highest bit of s. */
const expandCompact = (compact: Uint8Array): Uint8Array => {
  const high = compact[32] ?? 0
  return joinBytes(compact.subarray(0, 32), [high & 0x7f], compact.subarray(33), [high >> 7])
}
