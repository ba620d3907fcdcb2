import { bytesToHex } from "../../chain/evm/hex.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import { nameSuffix } from "../name/suffix.ts"

/**
 * Returns true if a typed text is to be read as a name of ENS: it has a dot, no spaces and nothing of an address or a
 * URL, and its last part is not a number. Names of the name service are not among them.
 */
export const isEnsName = (text: string): boolean =>
  /^[^\s:/?#@]+$/.test(text) &&
  text.includes(".") &&
  !/(^|\.)\d+$/.test(text) &&
  !text.toLowerCase().endsWith(nameSuffix)

/**
 * Returns the normalized form of a name of plain letters, digits and hyphens, which are most names; undefined for all
 * others, which `normalizeName` reads. The third and fourth character of a label are not both hyphens (ENSIP-15).
 */
export const normalizePlainName = (name: string): string | undefined => {
  const lower = /^[a-z0-9.-]+$/i.test(name) ? name.toLowerCase() : undefined
  return lower?.split(".").every((label) => label !== "" && !/^..--/.test(label)) ? lower : undefined
}

/** The maximum number of labels of a name, and bytes of a label, that the wire format of DNS can hold. */
export const nameLimits = { labels: 127, labelBytes: 255, characters: 1_000 } as const

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Returns the reason why a normalized name cannot be looked up; undefined if it can. */
export const findNameLimit = (name: string): string | undefined => {
  const labels = name.split(".")
  if (labels.length > nameLimits.labels) return `at most ${nameLimits.labels} labels`
  return labels.some((label) => encode(label).length > nameLimits.labelBytes)
    ? `at most ${nameLimits.labelBytes} bytes in a label`
    : undefined
}

/** Returns the hash of a normalized name (EIP-137), with `0x`. */
export const namehash = (name: string): string => {
  let node = "0".repeat(64)
  if (name === "") return `0x${node}`
  for (const label of name.split(".").reverse()) node = keccak256(fromDigits(node + keccak256(encode(label))))
  return `0x${node}`
}

const fromDigits = (digits: string): Uint8Array =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16))

/** Returns a normalized name in DNS wire format with `0x` (ENSIP-10): each label after its length, and a zero. */
export const encodeDnsName = (name: string): string =>
  `0x${name
    .split(".")
    .map((label) => encode(label))
    .map((bytes) => bytesToHex(Uint8Array.of(bytes.length)).slice(2) + bytesToHex(bytes).slice(2))
    .join("")}00`
