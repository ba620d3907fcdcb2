import { keccak256 } from "./keccak256.ts"

/**
 * Cache of checksum addresses by their digits. Descriptions contain the same ones many times, and each costs a hash.
 */
const known = new Map<string, string>()
const mostKnown = 500

/** Returns an EVM address with the capital letters of its checksum (EIP-55). */
export const toChecksumAddress = (address: string): string => {
  const hex = address.replace(/^0x/i, "").toLowerCase()
  const before = known.get(hex)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const checked = capitalize(hex, hex)
  known.set(hex, checked)
  return checked
}

/** Capitalizes the digits of an address by the hash of a text. */
const capitalize = (hex: string, hashed: string): string => {
  const hash = keccak256(new TextEncoder().encode(hashed))
  return `0x${[...hex].map((digit, i) => (Number.parseInt(hash[i] ?? "0", 16) > 7 ? digit.toUpperCase() : digit)).join("")}`
}

/** Networks with their own address checksum (EIP-1191): Rootstock and its testnet. */
const ownChecksums: ReadonlySet<string> = new Set(["30", "31"])

/**
 * Converts an EVM address to its EIP-55 checksum. Accepts EIP-55, EIP-1191 on Rootstock, and addresses in a single
 * case; returns undefined for any other spelling.
 */
export const readChecksum = (address: string, chainId: string): string | undefined => {
  if (hasValidChecksum(address)) return address
  const hex = address.replace(/^0x/i, "").toLowerCase()
  return ownChecksums.has(chainId) && capitalize(hex, `${chainId}0x${hex}`) === `0x${address.replace(/^0x/i, "")}`
    ? toChecksumAddress(address)
    : undefined
}

/**
 * Returns true if the capital letters of an EVM address match its checksum. An address all in lower or all in upper
 * case has no checksum to verify. docs/spec/chain.md#network-checksum.
 */
export const hasValidChecksum = (address: string): boolean => {
  const hex = address.replace(/^0x/i, "")
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || toChecksumAddress(hex).slice(2) === hex
}
