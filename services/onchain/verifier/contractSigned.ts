import { erc6492SignatureValidatorByteCode } from "viem"
import { messageHash } from "./evmKey.ts"
import { isMagicValue, isSignatureText, isValidSignatureCall } from "../../../core/onchain/siwx/contractSignature.ts"

/** A call that a node runs without sending anything. Without `to` its data is code that runs by itself. */
export interface ReadOnlyCall {
  readonly to?: string
  readonly data: `0x${string}`
}

/** The end of a signature of an account that is not deployed yet. ERC-6492. */
const suffix = /(?:6492){16}$/

/**
 * Returns the call that asks whether a contract's account signed a text, and what reads its answer. An account that is
 * not deployed yet (ERC-6492) is built, asked and forgotten within one call; any other is asked itself (EIP-1271).
 */
export const contractQuestion = (
  address: string,
  message: string,
  signature: string
): { readonly call: ReadOnlyCall; readonly isYes: (answer: string) => boolean } => {
  const hash = messageHash(message)
  if (!isSignatureText(signature) || !suffix.test(signature))
    return { call: { to: address, data: isValidSignatureCall(hash, signature) }, isYes: isMagicValue }
  const bytes = signature.slice(2)
  const word = (hex: string): string => hex.padStart(64, "0")
  const data = [
    word(address.slice(2).toLowerCase()),
    hash.slice(2),
    word("60"),
    word((bytes.length / 2).toString(16)),
    bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")
  ]
  return {
    call: { data: `${erc6492SignatureValidatorByteCode}${data.join("")}` },
    isYes: (answer) => /^0x(?:0{62})?01$/i.test(answer)
  }
}
