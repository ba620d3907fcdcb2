import { verifyAsync } from "@noble/ed25519"
import { addressBytes, fromBase58 } from "../../../core/chain/solana/base58.ts"
import { utf8 } from "../../../core/chain/bitcoin/bytes.ts"

/** Whether the key of a Solana address made the signature of a text (ed25519, RFC 8032), which is in base58. */
export const signedBySolanaKey = (address: string, message: string, signature: string): Promise<boolean> =>
  signedByEd25519(addressBytes(address), utf8(message), fromBase58(signature, 90))

/**
 * Whether a key made a signature of bytes. Strict: no second form of a signature passes for the same text (`zip215` is
 * off).
 */
export const signedByEd25519 = (
  key: Uint8Array | undefined,
  message: Uint8Array,
  signature: Uint8Array | undefined
): Promise<boolean> =>
  key?.length !== 32 || signature?.length !== 64
    ? Promise.resolve(false)
    : verifyAsync(signature, message, key, { zip215: false }).catch(() => false)
