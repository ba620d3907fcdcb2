import { verifyAsync } from "@noble/ed25519"
import { getAddressBytes, fromBase58 } from "../../../core/chain/solana/base58.ts"
import { encodeUtf8 } from "../../../core/chain/bitcoin/bytes.ts"

/** True if the key of a Solana address made the base58 signature of a text (ed25519, RFC 8032). */
export const isSignedBySolanaKey = (address: string, message: string, signature: string): Promise<boolean> =>
  isSignedByEd25519(getAddressBytes(address), encodeUtf8(message), fromBase58(signature, 90))

/** True if a key made the signature of these bytes. Strict: a malleated signature is invalid (`zip215` is off). */
export const isSignedByEd25519 = (
  key: Uint8Array | undefined,
  message: Uint8Array,
  signature: Uint8Array | undefined
): Promise<boolean> =>
  key?.length !== 32 || signature?.length !== 64
    ? Promise.resolve(false)
    : verifyAsync(signature, message, key, { zip215: false }).catch(() => false)
