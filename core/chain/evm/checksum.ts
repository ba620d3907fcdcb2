import { keccak256 } from "./keccak256.ts"

/** Addresses by their digits. Descriptions name the same ones many times, and each takes a hash. */
const known = new Map<string, string>()
const mostKnown = 500

/** An EVM address with the capital letters of its checksum (EIP-55). */
export const checksumAddress = (address: string): string => {
  const hex = address.replace(/^0x/i, "").toLowerCase()
  const before = known.get(hex)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const checked = capitals(hex, hex)
  known.set(hex, checked)
  return checked
}

/** Capitalizes the digits of an address by the hash of a text. */
const capitals = (hex: string, hashed: string): string => {
  const hash = keccak256(new TextEncoder().encode(hashed))
  return `0x${[...hex].map((digit, i) => (Number.parseInt(hash[i] ?? "0", 16) > 7 ? digit.toUpperCase() : digit)).join("")}`
}

/** Networks whose addresses have a checksum of their own (EIP-1191): Rootstock and its testnet. */
const ownChecksums: ReadonlySet<string> = new Set(["30", "31"])

/**
 * Returns an EVM address with the capital letters of EIP-55 if it is spelled by a network's own rule: EIP-55, EIP-1191 on
 * Rootstock, or in one case. Undefined if it is not.
 */
export const readChecksum = (address: string, chainId: string): string | undefined => {
  if (passesChecksum(address)) return address
  const hex = address.replace(/^0x/i, "").toLowerCase()
  return ownChecksums.has(chainId) && capitals(hex, `${chainId}0x${hex}`) === `0x${address.replace(/^0x/i, "")}`
    ? checksumAddress(address)
    : undefined
}

/**
 * Whether the capital letters of an EVM address are those of its checksum. An address all in lower or all in upper case
 * has none to check. docs/spec/chain.md#network-checksum.
 */
export const passesChecksum = (address: string): boolean => {
  const hex = address.replace(/^0x/i, "")
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || checksumAddress(hex).slice(2) === hex
}
