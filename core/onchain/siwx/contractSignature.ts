/**
 * Returns the call that asks a contract account to confirm its signature of a 32-byte hash:
 * `isValidSignature(bytes32,bytes)`. EIP-1271.
 */
export const isValidSignatureCall = (hash: string, signature: string): `0x${string}` => {
  const bytes = signature.slice(2)
  const length = (bytes.length / 2).toString(16).padStart(64, "0")
  return `0x1626ba7e${hash.slice(2)}${"40".padStart(64, "0")}${length}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")}`
}

/** Returns true if that call's answer confirms the signature: the function's own selector, and nothing after it. */
export const isMagicValue = (answer: string): boolean => /^0x1626ba7e0{56}$/i.test(answer)

/** Returns true if a text has the form of a signature: whole bytes in hex. */
export const isSignatureText = (text: string): text is `0x${string}` => /^0x(?:[0-9a-f]{2})+$/i.test(text)
