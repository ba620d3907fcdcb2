import { encode } from "uqr"

/** A QR code as one path, filled black by the even-odd rule. Lengths in modules. */
export interface QrPath {
  /** Modules per side, without the surrounding quiet zone. */
  readonly size: number
  /** Side of the free square in the middle, in modules; 0 without one. */
  readonly gap: number
  readonly path: string
}

/** The share of a code that may be lost, by the standard's letters. */
export type QrLevel = "M" | "Q"

/** White modules on every side: 0.1 less than the standard's four, so that more codes fit with larger modules. */
export const quietZone = 3.9

/** The gap's share of the side: a reader recovers about a quarter of the code, and this takes a sixteenth. */
const gapShare = 0.25
const finderSize = 7

/**
 * Draws a text: round dots, the three finders as rounded squares, and with `logo` a free square in the middle. `level`:
 * the share that may be lost, a quarter (Q) or a seventh (M), either of which covers the middle. Returns null for a
 * text that is too long for a code.
 */
export const drawQrPath = (text: string, logo: boolean, level: QrLevel = "Q"): QrPath | null => {
  const code = encodeQr(text, level)
  if (code === null) return null
  const { data, size } = code
  const gap = logo ? 2 * Math.floor((size * gapShare) / 2) + 1 : 0 // odd, like the code's side, so that it is centered
  const from = (size - gap) / 2
  const isFree = (position: number): boolean => gap > 0 && position >= from && position < from + gap
  const far = size - finderSize
  const isFinder = (x: number, y: number): boolean =>
    (x < finderSize && (y < finderSize || y >= far)) || (x >= far && y < finderSize)
  const dots = data.flatMap((row, y) =>
    row.map((dark, x) => (dark && !isFinder(x, y) && !(isFree(x) && isFree(y)) ? drawDot(x, y) : ""))
  )
  return { size, gap, path: dots.join("") + drawFinderPath(size) }
}

/** Returns the three finders that every code of `size` modules has: the placeholder of a code that is not ready yet. */
export const drawFinderPath = (size: number): string => {
  const far = size - finderSize
  return drawFinder(0, 0) + drawFinder(far, 0) + drawFinder(0, far)
}

const encodeQr = (text: string, ecc: QrLevel) => {
  try {
    return encode(text, { ecc, border: 0 })
  } catch {
    return null
  }
}

const drawDot = (x: number, y: number): string => `M${x},${y + 0.5}a.5,.5 0 1 1 1,0a.5,.5 0 1 1-1,0z`

/** Returns a ring one module wide and its core: the even-odd rule leaves the space between them white. */
const drawFinder = (x: number, y: number): string =>
  drawRoundedSquare(x, y, 7, 1.7) + drawRoundedSquare(x + 1, y + 1, 5, 0.7) + drawRoundedSquare(x + 2, y + 2, 3, 0.9)

const drawRoundedSquare = (x: number, y: number, side: number, radius: number): string => {
  const straight = round(side - 2 * radius)
  const drawCorner = (dx: number, dy: number): string => `a${radius},${radius} 0 0 1 ${dx * radius},${dy * radius}`
  return `M${round(x + radius)},${y}h${straight}${drawCorner(1, 1)}v${straight}${drawCorner(-1, 1)}h-${straight}${drawCorner(-1, -1)}v-${straight}${drawCorner(1, -1)}z`
}

const round = (length: number): number => Math.round(length * 100) / 100
