import type { Namespace } from "./ids.ts"

const bitcoin = [
  /^1[a-km-zA-HJ-NP-Z1-9]{25,34}$/,
  /^3[a-km-zA-HJ-NP-Z1-9]{25,34}$/,
  /^bc1p[a-z0-9]{58}$/,
  /^bc1[a-z0-9]{39,87}$/
]

const patterns: Readonly<Record<Namespace, ReadonlyArray<RegExp>>> = {
  eip155: [/^(0x)?[0-9a-f]{40}$/i],
  solana: [/^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
  bip122: bitcoin,
  polkadot: [/^[1-9A-HJ-NP-Za-km-z]{46,48}$/],
  cosmos: [/^[a-z][a-z0-9]{0,82}1[02-9ac-hj-np-z]{6,}$/]
}

/**
 * Returns true if a text can be an address of that namespace. EVM: 40 hex digits, `0x` optional; Solana: 32 to 44
 * base58 characters. Checks the shape, not a checksum. docs/spec/chain.md#network-addresses.
 */
export const isAddress = (namespace: Namespace, text: string): boolean =>
  text.length <= 128 && patterns[namespace].some((pattern) => pattern.test(text))
