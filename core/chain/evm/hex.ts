/** Returns a count as a JSON-RPC quantity (EIP-1474): hex without leading zeros. */
export const toQuantity = (amount: bigint): `0x${string}` => `0x${amount.toString(16)}`

/** Returns text as the bytes of its UTF-8, in hex. */
export const utf8Hex = (text: string): `0x${string}` =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("")}`
