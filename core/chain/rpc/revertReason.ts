/** The meaning of a `Panic(uint256)` by its code, from Solidity's documentation. */
const panics: ReadonlyMap<bigint, string> = new Map([
  [0x01n, "an assertion failed"],
  [0x11n, "a number overflowed"],
  [0x12n, "a division by zero"],
  [0x21n, "a value that its enum does not have"],
  [0x22n, "storage that is encoded wrongly"],
  [0x31n, "pop on an empty array"],
  [0x32n, "an index out of bounds"],
  [0x41n, "too much memory"],
  [0x51n, "a call of a function that is not there"]
])

/**
 * Returns why a call reverted, from the data of a node's error: the text of `Error(string)`, at most 256 characters, or
 * the meaning of a `Panic(uint256)`. Undefined for anything else, such as a contract's custom error.
 */
export const parseRevertReason = (data: string): string | undefined => {
  const hex = /^0x(?:[0-9a-f]{2})*$/i.test(data) ? data.slice(2).toLowerCase() : ""
  const readWord = (nth: number): bigint | undefined => {
    const part = hex.slice(8 + nth * 64, 72 + nth * 64)
    return part.length === 64 ? BigInt(`0x${part}`) : undefined
  }
  if (hex.startsWith("4e487b71")) {
    const code = readWord(0)
    return code === undefined ? undefined : (panics.get(code) ?? `panic 0x${code.toString(16)}`)
  }
  const length = readWord(1)
  if (!hex.startsWith("08c379a0") || readWord(0) !== 32n || length === undefined || length > 4096n) return undefined
  const bytes = hex.slice(136, 136 + Number(length) * 2)
  if (bytes.length !== Number(length) * 2) return undefined
  const text = new TextDecoder().decode(Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  return text === "" ? undefined : text.slice(0, 256)
}
