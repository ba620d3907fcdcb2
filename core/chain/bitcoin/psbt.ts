import { isPsbt, toHex } from "./bytes.ts"

/** One output of a transaction: its script in hex, and its satoshis in decimal digits. */
export interface Output {
  readonly script: string
  readonly satoshis: string
}

/** What a partially signed transaction spends and where it goes: each input as `txid:index`, and its outputs in order. */
export interface Psbt {
  readonly inputs: ReadonlyArray<string>
  readonly outputs: ReadonlyArray<Output>
}

/** Reads bytes one after the other. Reading past the end gives undefined from then on. */
const cursor = (bytes: Uint8Array) => {
  let at = 0
  const take = (count: number): Uint8Array | undefined => {
    const end = at + count
    if (end > bytes.length) {
      at = bytes.length + 1
      return undefined
    }
    const part = bytes.slice(at, end)
    at = end
    return part
  }
  const number = (count: number): bigint | undefined => {
    const part = take(count)
    return part && BigInt(`0x${toHex(part.reverse())}`)
  }
  /** Bitcoin's compact size. */
  const size = (): number | undefined => {
    const first = number(1)
    const value = first === undefined || first < 0xfdn ? first : number(first === 0xfdn ? 2 : first === 0xfen ? 4 : 8)
    return value === undefined || value > 1_000_000n ? undefined : Number(value)
  }
  const sized = (): Uint8Array | undefined => {
    const length = size()
    return length === undefined ? undefined : take(length)
  }
  return { take, number, size, sized, isAtEnd: () => at === bytes.length }
}

/** Reads the transaction of a PSBT (BIP-174, version 0); undefined if the bytes are not one. */
export const readPsbt = (bytes: Uint8Array): Psbt | undefined => {
  if (!isPsbt(bytes)) return undefined
  const from = cursor(bytes.slice(5))
  for (;;) {
    const key = from.sized()
    const value = key === undefined || key.length === 0 ? undefined : from.sized()
    if (key === undefined || value === undefined) return undefined
    if (key.length === 1 && key[0] === 0) return readUnsigned(value)
  }
}

/** Reads a transaction without signatures, in the form without witnesses. */
const readUnsigned = (bytes: Uint8Array): Psbt | undefined => {
  const from = cursor(bytes)
  const version = from.number(4)
  const inputs = Array.from({ length: from.size() ?? 0 }, () => {
    const id = from.take(32)
    const index = from.number(4)
    const script = from.sized()
    const sequence = from.number(4)
    return id === undefined || index === undefined || script === undefined || sequence === undefined
      ? undefined
      : `${toHex(id.reverse())}:${index}`
  }).filter((one) => one !== undefined)
  const outputs = Array.from({ length: from.size() ?? 0 }, () => {
    const satoshis = from.number(8)
    const script = from.sized()
    return satoshis === undefined || script === undefined
      ? undefined
      : { script: toHex(script), satoshis: String(satoshis) }
  }).filter((one) => one !== undefined)
  const lockTime = from.number(4)
  return version === undefined || lockTime === undefined || !from.isAtEnd() || inputs.length === 0
    ? undefined
    : { inputs, outputs }
}
