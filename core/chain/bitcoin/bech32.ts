const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

const polymod = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => {
    const top = sum >>> 25
    return generator.reduce((now, one, bit) => ((top >>> bit) & 1 ? now ^ one : now), ((sum & 0x1ffffff) << 5) ^ value)
  }, 1)

/** A witness program: its version and its length in bytes. */
export interface WitnessProgram {
  readonly prefix: string
  readonly version: number
  readonly length: number
}

/**
 * Reads a segwit address and verifies its checksum (BIP-173; BIP-350 from version 1 on); returns undefined if the text
 * is not one.
 */
export const readBech32 = (text: string): WitnessProgram | undefined => {
  const lower = text.toLowerCase()
  if (text.length > 90 || (text !== lower && text !== text.toUpperCase())) return undefined
  const at = lower.lastIndexOf("1")
  const prefix = lower.slice(0, at)
  const data = [...lower.slice(at + 1)].map((letter) => letters.indexOf(letter))
  const version = data[0]
  if (at < 1 || data.length < 8 || data.includes(-1) || version === undefined || version > 16) return undefined
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  const checksum = polymod([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data])
  if (checksum !== (version === 0 ? 1 : 0x2bc830a3)) return undefined
  const bits = (data.length - 7) * 5
  // The rest of the last byte is padding: less than five bits, all zero.
  const padding = (data[data.length - 7] ?? 0) & ((1 << (bits % 8)) - 1)
  const length = Math.floor(bits / 8)
  return bits % 8 < 5 && padding === 0 && length >= 2 && length <= 40 ? { prefix, version, length } : undefined
}
