import { keccak256 } from "./keccak256.ts"

/** An EVM address with the capital letters of its checksum (EIP-55). */
export const checksumAddress = (address: string): string => {
  const hex = address.replace(/^0x/i, "").toLowerCase()
  const hash = keccak256(new TextEncoder().encode(hex))
  return `0x${[...hex].map((digit, i) => (Number.parseInt(hash[i] ?? "0", 16) > 7 ? digit.toUpperCase() : digit)).join("")}`
}

/**
 * Whether the capital letters of an EVM address are those of its checksum. An address all in lower or all in upper case
 * has none to check. docs/spec/chain.md#network-checksum.
 */
export const passesChecksum = (address: string): boolean => {
  const hex = address.replace(/^0x/i, "")
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || checksumAddress(hex).slice(2) === hex
}
