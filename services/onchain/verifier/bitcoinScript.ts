import { ripemd160 } from "@noble/hashes/legacy"
import { sha256 } from "@noble/hashes/sha2"
import { readAddress } from "../../../core/chain/bitcoin/address.ts"
import { fromBase58 } from "../../../core/chain/solana/base58.ts"
import { joinBytes, isSameBytes } from "../../../core/chain/bitcoin/bytes.ts"

export type ScriptKind = "p2pkh" | "p2sh" | "p2wpkh" | "p2tr"

/** The script that a Bitcoin address pays to, and the hash or key in it. */
export interface BitcoinScript {
  readonly kind: ScriptKind
  readonly program: Uint8Array
  readonly script: Uint8Array
}

/** Twice SHA-256. */
export const hash256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))
/** RIPEMD-160 of SHA-256: the hash of a public key in addresses. */
export const hash160 = (bytes: Uint8Array): Uint8Array => ripemd160(sha256(bytes))

/** Returns the script for a key's hash in a segwit output of version 0. */
export const createWitnessScript = (program: Uint8Array): Uint8Array => joinBytes([0, 0x14], program)

/** Reads an address with its checksum; undefined if it is invalid, or of a type that a single key cannot sign for. */
export const readScript = (address: string): BitcoinScript | undefined => {
  switch (readAddress(address)?.kind) {
    case "p2pkh": {
      const program = decodeBase58Program(address)
      return program && { kind: "p2pkh", program, script: joinBytes([0x76, 0xa9, 0x14], program, [0x88, 0xac]) }
    }
    case "p2sh": {
      const program = decodeBase58Program(address)
      return program && { kind: "p2sh", program, script: joinBytes([0xa9, 0x14], program, [0x87]) }
    }
    case "p2wpkh": {
      const program = decodeWitnessProgram(address)
      return { kind: "p2wpkh", program, script: createWitnessScript(program) }
    }
    case "p2tr": {
      const program = decodeWitnessProgram(address)
      return { kind: "p2tr", program, script: joinBytes([0x51, 0x20], program) }
    }
    default:
      return undefined
  }
}

const decodeBase58Program = (address: string): Uint8Array | undefined => {
  const bytes = fromBase58(address, 40)
  return bytes?.length === 25 && isSameBytes(hash256(bytes.subarray(0, 21)).subarray(0, 4), bytes.subarray(21))
    ? bytes.subarray(1, 21)
    : undefined
}

const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"

/** Returns the bytes between version and checksum of a valid segwit address. */
const decodeWitnessProgram = (address: string): Uint8Array => {
  const lower = address.toLowerCase()
  const out: Array<number> = []
  let [bits, buffer] = [0, 0]
  for (const letter of lower.slice(lower.lastIndexOf("1") + 2, -6)) {
    buffer = ((buffer << 5) | letters.indexOf(letter)) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      out.push((buffer >> bits) & 0xff)
    }
  }
  return Uint8Array.from(out)
}
