import { sanitizeName } from "../../foundation/text/plain.ts"

/** `decimals()` */
export const decimalsCall = "0x313ce567"
/** `symbol()` */
export const symbolCall = "0x95d89b41"
const encodeWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, "0")
/** `balanceOf(address)` */
export const encodeBalanceCall = (owner: string): string => `0x70a08231${encodeWord(owner)}`
/** `allowance(address,address)` */
export const encodeAllowanceCall = (owner: string, spender: string): string =>
  `0xdd62ed3e${encodeWord(owner)}${encodeWord(spender)}`

/** Reads the first word of a contract's answer as a number; undefined if there is no whole word. */
export const readUint = (answer: string): bigint | undefined =>
  /^0x[0-9a-f]{64}/i.test(answer) ? BigInt(answer.slice(0, 66)) : undefined

/** Reads the decimals that a token claims; undefined if the number is impossible for a token. */
export const readDecimals = (answer: string): number | undefined => {
  const places = readUint(answer)
  return places === undefined || places > 77n ? undefined : Number(places)
}

/**
 * Reads a short text in a contract's answer: ABI-encoded, or as the 32 bytes of older tokens. Undefined for anything
 * else, and for a text that is not a plain name.
 */
export const readText = (answer: string): string | undefined => {
  const bytes = answer.slice(2)
  if (!/^0x([0-9a-f]{2})+$/i.test(answer)) return undefined
  const length = readUint(`0x${bytes.slice(64, 128)}`)
  const hex =
    bytes.length === 64
      ? bytes.replace(/(00)+$/, "")
      : readUint(answer) === 32n && length !== undefined && length <= 64n
        ? bytes.slice(128, 128 + 2 * Number(length))
        : ""
  const text = new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
  const name = sanitizeName(text, 32)
  return name === "" ? undefined : name
}
