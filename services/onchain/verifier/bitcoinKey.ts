import { hashes, Point, recoverPublicKey, schnorr, Signature, verify } from "@noble/secp256k1"
import { sha256 } from "@noble/hashes/sha2"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import { type BitcoinScript, hash160, hash256, readScript, createWitnessScript } from "./bitcoinScript.ts"
import { toCompactSize, joinBytes, isSameBytes, encodeUtf8 } from "../../../core/chain/bitcoin/bytes.ts"

hashes.sha256 = sha256

/**
 * True if the key of a Bitcoin address made the base64 signature of a text. BIP-322, simple, for P2WPKH, P2TR and
 * P2SH-P2WPKH; the older message signature (BIP-137) for P2PKH, and for the other two addresses that contain the hash
 * of a key.
 */
export const isSignedByBitcoinKey = (address: string, message: string, signature: string): boolean => {
  const script = readScript(address)
  const bytes = fromBase64(signature, 1_024)
  if (script === undefined || bytes === undefined) return false
  try {
    return bytes.length === 65 ? verifyLegacy(script, message, bytes) : verifySimple(script, message, bytes)
  } catch {
    return false // bytes that are not a signature of any key
  }
}

/** Verifies BIP-137. The header selects the recovered key and its compression; the address determines the rest. */
const verifyLegacy = ({ kind, program }: BitcoinScript, message: string, bytes: Uint8Array): boolean => {
  const header = (bytes[0] ?? 0) - 27
  if (header < 0 || header > 15 || kind === "p2tr") return false
  const text = encodeUtf8(message)
  const hash = hash256(joinBytes(encodeUtf8("\x18Bitcoin Signed Message:\n"), toCompactSize(text.length), text))
  const key = Point.fromBytes(recoverPublicKey(joinBytes([header & 3], bytes.subarray(1)), hash, { prehash: false }))
  const short = hash160(key.toBytes(true))
  return kind === "p2sh"
    ? isSameBytes(hash160(createWitnessScript(short)), program)
    : isSameBytes(header < 4 && kind === "p2pkh" ? hash160(key.toBytes(false)) : short, program)
}

/** Verifies BIP-322: the witness of a transaction that spends an output which commits to the text. */
const verifySimple = ({ kind, program, script }: BitcoinScript, message: string, bytes: Uint8Array): boolean => {
  const [signature, key, ...more] = readWitness(bytes)
  if (signature === undefined || more.length > 0) return false
  const spent = toSpend(message, script)
  if (kind === "p2tr") {
    const type = signature.length === 65 ? (signature[64] ?? 0) : 0
    return (
      key === undefined &&
      (signature.length === 64 || type === 1) &&
      schnorr.verify(signature.subarray(0, 64), hashTaproot(spent, script, type), program)
    )
  }
  if (key?.length !== 33 || kind === "p2pkh" || signature.at(-1) !== 1) return false
  const own = hash160(key)
  return (
    isSameBytes(kind === "p2sh" ? hash160(createWitnessScript(own)) : own, program) &&
    verify(fromDer(signature.subarray(0, -1)), hashSegwit(spent, own), key, { prehash: false, lowS: false })
  )
}

const createZeros = (count: number): Uint8Array => new Uint8Array(count)
const hashTagged = (tag: string, ...parts: ReadonlyArray<Iterable<number>>): Uint8Array => {
  const prefix = sha256(encodeUtf8(tag))
  return sha256(joinBytes(prefix, prefix, ...parts))
}

/** Returns the outpoint that the signed transaction spends: the id of the transaction that commits to the text. */
const toSpend = (message: string, script: Uint8Array): Uint8Array =>
  joinBytes(
    hash256(
      joinBytes(
        createZeros(4),
        [1],
        createZeros(32),
        createZeros(4).fill(0xff),
        [34, 0, 32],
        hashTagged("BIP0322-signed-message", encodeUtf8(message)),
        createZeros(4),
        [1],
        createZeros(8),
        toCompactSize(script.length),
        script,
        createZeros(4)
      )
    ),
    createZeros(4)
  )

/** The transaction's only output: unspendable, without coins. */
const output = [...createZeros(8), 1, 0x6a]

/** Returns the hash that ECDSA signs (BIP-143, SIGHASH_ALL). Version, outpoint, sequence and lock time are zero. */
const hashSegwit = (outpoint: Uint8Array, keyHash: Uint8Array): Uint8Array =>
  hash256(
    joinBytes(
      createZeros(4),
      hash256(outpoint),
      hash256(createZeros(4)),
      outpoint,
      [0x19, 0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac],
      createZeros(8),
      createZeros(4),
      hash256(Uint8Array.from(output)),
      createZeros(4),
      [1, 0, 0, 0]
    )
  )

/** Returns the hash that a Taproot key signs (BIP-341, key path). */
const hashTaproot = (outpoint: Uint8Array, script: Uint8Array, type: number): Uint8Array =>
  hashTagged(
    "TapSighash",
    [0, type],
    createZeros(8),
    sha256(outpoint),
    sha256(createZeros(8)),
    sha256(joinBytes(toCompactSize(script.length), script)),
    sha256(createZeros(4)),
    sha256(Uint8Array.from(output)),
    createZeros(5)
  )

/** Reads a witness: a count, and items with their lengths, all below 253. Empty if it is malformed. */
const readWitness = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const items: Array<Uint8Array> = []
  let offset = 1
  for (let remaining = bytes[0] ?? 0; remaining > 0; remaining--) {
    const length = bytes[offset] ?? 255
    if (length >= 253 || offset + 1 + length > bytes.length) return []
    items.push(bytes.subarray(offset + 1, offset + 1 + length))
    offset += 1 + length
  }
  return offset === bytes.length ? items : []
}

/** Reads an ECDSA signature in DER as two numbers of 32 bytes. Throws if it is malformed. */
const fromDer = (der: Uint8Array): Uint8Array => {
  const rLength = der[3] ?? 0
  const sLength = der[5 + rLength] ?? 0
  const r = der.subarray(4, 4 + rLength)
  const s = der.subarray(6 + rLength)
  const isWhole = der[0] === 0x30 && der[1] === der.length - 2 && der[2] === 2 && der[4 + rLength] === 2
  if (!isWhole || s.length !== sLength) throw new TypeError("not DER")
  return new Signature(getNumber(r), getNumber(s)).toBytes()
}
const getNumber = (bytes: Uint8Array): bigint => bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
