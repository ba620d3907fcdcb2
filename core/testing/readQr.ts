/*
 * A reader of QR codes (ISO/IEC 18004): quartile error correction, bytes. It shares nothing with what draws them.
 */

/** What a code says, and how many of its codewords had to be put right. */
export interface ReadQr {
  readonly text: string
  readonly corrected: number
}

/** By version, from 1: error correction codewords of a block, and blocks. */
const eccOf = [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30]
const blocksOf = [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34]
const masks: ReadonlyArray<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0
]

/** Where the bits of error correction and mask stand, from the lowest. */
const formatPlaces = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const), ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const)
]

/** Reads a code of `size` modules to a side. Throws when it cannot be read. */
export const readQr = (size: number, isDark: (x: number, y: number) => boolean): ReadQr => {
  const version = (size - 17) / 4
  const format = formatPlaces.reduce((bits, [x, y], i) => bits | (isDark(x, y) ? 1 << i : 0), 0) ^ 0x5412
  if (format >> 13 !== 3) throw new Error(`not quartile: ${format.toString(2)}`)
  const mask = masks[(format >> 10) & 7]
  const ecc = eccOf[version - 1], blocks = blocksOf[version - 1]
  if (mask === undefined || ecc === undefined || blocks === undefined) throw new Error(`version ${version}`)

  const bits = placesOf(size, version).map(([x, y]) => isDark(x, y) !== mask(x, y))
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((word, bit) => word * 2 + (bit ? 1 : 0), 0))
  const short = Math.floor(words.length / blocks), longer = words.length % blocks
  const read = Array.from({ length: blocks }, (_, block) => {
    const dataLength = short - ecc + (block >= blocks - longer ? 1 : 0)
    const data = Array.from({ length: dataLength }, (_, i) =>
      words[i < short - ecc ? i * blocks + block : (short - ecc) * blocks + block - (blocks - longer)] ?? 0)
    const check = Array.from({ length: ecc }, (_, i) => words[words.length - ecc * blocks + i * blocks + block] ?? 0)
    return { dataLength, ...repaired([...data, ...check], ecc) }
  })
  const data = read.flatMap(({ dataLength, word }) => word.slice(0, dataLength)).flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1))
  const number = (at: number, length: number): number => data.slice(at, at + length).reduce((sum, bit) => sum * 2 + bit, 0)
  if (number(0, 4) !== 4) throw new Error(`mode ${number(0, 4)}`)
  const lengthBits = version < 10 ? 8 : 16
  const bytes = Array.from({ length: number(4, lengthBits) }, (_, i) => number(4 + lengthBits + i * 8, 8))
  return { text: new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes)), corrected: read.reduce((sum, { corrected }) => sum + corrected, 0) }
}

/** Where the bits of the codewords stand, in their order: up and down in columns of two, from the right. */
const placesOf = (size: number, version: number): ReadonlyArray<readonly [number, number]> => {
  const apart = version === 1 ? [] : alignments(size, version)
  const near = (x: number, y: number): boolean => apart.some((cy) => apart.some((cx) =>
    Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2 && !(cx === 6 && cy === 6) && !(cx === 6 && cy === size - 7) && !(cx === size - 7 && cy === 6)))
  const isFunction = (x: number, y: number): boolean =>
    (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6 || near(x, y) ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6)))
  const columns = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i - (size - 1 - 2 * i <= 6 ? 1 : 0))
  return columns.flatMap((right, i) => Array.from({ length: size }, (_, at) => (i % 2 === 0 ? size - 1 - at : at))
    .flatMap((y) => [[right, y] as const, [right - 1, y] as const])).filter(([x, y]) => !isFunction(x, y))
}

const alignments = (size: number, version: number): ReadonlyArray<number> => {
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - step * (count - 2 - i))]
}

const power: Array<number> = []
const log: Array<number> = []
for (let i = 0, x = 1; i < 255; i++, x = x & 128 ? (x << 1) ^ 0x11d : x << 1) {
  power[i] = x
  log[x] = i
}
const at = (exponent: number): number => power[((exponent % 255) + 255) % 255] ?? 0
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at((log[a] ?? 0) + (log[b] ?? 0)))
const over = (a: number, b: number): number => (a === 0 ? 0 : at((log[a] ?? 0) - (log[b] ?? 0)))
/** A polynomial's value; its coefficients from the lowest. */
const value = (poly: ReadonlyArray<number>, x: number): number => poly.reduceRight((sum, term) => times(sum, x) ^ term, 0)

/** Reed-Solomon: Berlekamp-Massey for where, Forney for what. */
const repaired = (word: ReadonlyArray<number>, ecc: number): { readonly word: ReadonlyArray<number>; readonly corrected: number } => {
  const high = [...word].reverse()
  const syndromes = Array.from({ length: ecc }, (_, i) => value(high, at(i)))
  let locator = [1], before = [1], length = 0, shift = 1, last = 1
  for (let n = 0; n < ecc; n++) {
    const wrong = locator.reduce((sum, term, i) => sum ^ (i <= length ? times(term, syndromes[n - i] ?? 0) : 0), 0)
    const scale = over(wrong, last)
    const next = Array.from({ length: Math.max(locator.length, before.length + shift) }, (_, i) => (locator[i] ?? 0) ^ times(scale, before[i - shift] ?? 0))
    if (wrong === 0) shift++
    else if (2 * length <= n) {
      before = locator
      length = n + 1 - length
      last = wrong
      shift = 1
      locator = next
    } else {
      locator = next
      shift++
    }
  }
  const places = Array.from({ length: word.length }, (_, i) => i).filter((i) => value(locator, at(-i)) === 0)
  if (places.length !== length) throw new Error("more is wrong than can be put right")
  const errors = Array.from({ length: ecc }, (_, i) => locator.reduce((sum, term, j) => sum ^ (j <= i ? times(term, syndromes[i - j] ?? 0) : 0), 0))
  const slope = locator.map((term, i) => (i % 2 === 1 ? term : 0))
  for (const i of places) high[i] = (high[i] ?? 0) ^ over(value(errors, at(-i)), value(slope, at(-i)))
  return { word: high.reverse(), corrected: places.length }
}
