const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

const computePolymod = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => {
    const top = sum >>> 25
    return generator.reduce(
      (now, term, bit) => ((top >>> bit) & 1 ? now ^ term : now),
      ((sum & 0x1ffffff) << 5) ^ value
    )
  }, 1)

/** A witness program: its version and its bytes. */
export interface WitnessProgram {
  readonly prefix: string
  readonly version: number
  readonly program: Uint8Array
}

/** Converts groups of five bits to bytes. */
const toBytes = (groups: ReadonlyArray<number>, length: number): Uint8Array => {
  const bits = groups.map((five) => five.toString(2).padStart(5, "0")).join("")
  return Uint8Array.from({ length }, (_, index) => Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2))
}

/**
 * Reads a segwit address and verifies its checksum (BIP-173; BIP-350 from version 1 on); returns undefined if the text
 * is not one.
 */
export const readBech32 = (text: string): WitnessProgram | undefined => {
  const lower = text.toLowerCase()
  if (text.length > 90 || (text !== lower && text !== text.toUpperCase())) return undefined
  const separator = lower.lastIndexOf("1")
  const prefix = lower.slice(0, separator)
  const data = [...lower.slice(separator + 1)].map((letter) => letters.indexOf(letter))
  const version = data[0]
  if (separator < 1 || data.length < 8 || data.includes(-1) || version === undefined || version > 16) return undefined
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const checksum = computePolymod([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data])
  if (checksum !== (version === 0 ? 1 : 0x2bc830a3)) return undefined
  const bits = (data.length - 7) * 5
  // The rest of the last byte is padding: fewer than five bits, all zero.
  const padding = (data[data.length - 7] ?? 0) & ((1 << (bits % 8)) - 1)
  const length = Math.floor(bits / 8)
  return bits % 8 < 5 && padding === 0 && length >= 2 && length <= 40
    ? { prefix, version, program: toBytes(data.slice(1, -6), length) }
    : undefined
}

/** Converts bytes to groups of five bits; the last group is padded with zeros. */
const toFives = (bytes: Uint8Array): ReadonlyArray<number> => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? []).map((five) => Number.parseInt(five.padEnd(5, "0"), 2))
}

/** Returns the address of a witness program: Bech32 in version 0, Bech32m from version 1 on. */
export const toBech32 = (prefix: string, version: number, program: Uint8Array): string => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const values = [version, ...toFives(program)]
  const spread = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
  const sum = computePolymod([...spread, ...values, 0, 0, 0, 0, 0, 0]) ^ (version === 0 ? 1 : 0x2bc830a3)
  const check = [5, 4, 3, 2, 1, 0].map((i) => (sum >>> (5 * i)) & 31)
  return `${prefix}1${[...values, ...check].map((value) => letters[value]).join("")}`
}
