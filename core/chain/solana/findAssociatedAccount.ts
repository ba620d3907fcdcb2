import { sha256 } from "../../foundation/platform/sha256.ts"
import { getAddressBytes, toBase58 } from "./base58.ts"
import { isOnCurve } from "./isOnCurve.ts"

export const associatedTokenProgram = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"

/**
 * Returns the associated token account: the conventional address for an owner's tokens of a mint, which the program
 * derives from both. Undefined if an address is not 32 bytes in base58.
 */
export const findAssociatedAccount = (owner: string, mint: string, tokenProgram: string): string | undefined => {
  const parts = [owner, tokenProgram, mint].map(getAddressBytes)
  const seeds = parts.flatMap((part) => (part === undefined ? [] : [...part]))
  const program = getAddressBytes(associatedTokenProgram)
  if (program === undefined || seeds.length < 96) return undefined
  // The derived address is the first, counting down from 255, that is not a public key.
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256(Uint8Array.from([...seeds, bump, ...program, ...derivedAddressMark]))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  return undefined
}

const derivedAddressMark = new TextEncoder().encode("ProgramDerivedAddress")
