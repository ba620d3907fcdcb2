import { erc6492SignatureValidatorByteCode } from "viem"
import { hashText } from "./evmKey.ts"
import { isMagicValue, isSignatureText, isValidSignatureCall } from "../../../core/onchain/siwx/contractSignature.ts"

/** A call that a node executes without a transaction. Without `to`, its data is code to execute. */
export interface ReadOnlyCall {
  readonly to?: string
  readonly data: `0x${string}`
}

/** The end of a signature by an account that is not deployed yet (ERC-6492). */
const suffix = /(?:6492){16}$/

/**
 * Returns the call that checks whether a contract account signed a text, and a function that reads its answer. An
 * account that is not deployed yet (ERC-6492) is created and called within one simulated call; any other is called
 * directly (EIP-1271).
 */
export const buildContractCheck = (
  address: string,
  message: string,
  signature: string
): { readonly call: ReadOnlyCall; readonly isAccepted: (answer: string) => boolean } => {
  const hash = hashText(message)
  if (!isSignatureText(signature) || !suffix.test(signature))
    return { call: { to: address, data: isValidSignatureCall(hash, signature) }, isAccepted: isMagicValue }
  const bytes = signature.slice(2)
  const encodeWord = (hex: string): string => hex.padStart(64, "0")
  const data = [
    encodeWord(address.slice(2).toLowerCase()),
    hash.slice(2),
    encodeWord("60"),
    encodeWord((bytes.length / 2).toString(16)),
    bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")
  ]
  return {
    call: { data: `${erc6492SignatureValidatorByteCode}${data.join("")}` },
    isAccepted: (answer) => /^0x(?:0{62})?01$/i.test(answer)
  }
}
