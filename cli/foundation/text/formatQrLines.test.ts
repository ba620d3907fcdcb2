import decodeQR from "qr/decode.js"
import { encode } from "uqr"
import { describe, expect, test } from "vitest"
import { formatQrLines } from "./formatQrLines.ts"

const uri = `wc:${"7f".repeat(32)}@2?relay-protocol=irn&symKey=${"d3".repeat(32)}&expiryTimestamp=1795288803`
const removeColors = (line: string): string => line.replace(/\u001b\[[\d;]*m/g, "")

describe("formatQrLines", () => {
  test("draws a pairing address in at most 80 columns and 30 lines, black on white to the edge", () => {
    const lines = formatQrLines(uri, 80, true) ?? []
    const wide = removeColors(lines[0] ?? "").length
    expect([wide <= 80, lines.length <= 30, lines.every((line) => removeColors(line).length === wide)]).toEqual([
      true,
      true,
      true
    ])
    expect(lines.every((line) => line.startsWith("\u001b[38;5;16;48;5;231m") && line.endsWith("\u001b[0m"))).toBe(true)
  })

  test("draws each module as a half block, with two blank modules around the code", () => {
    const { data, size } = encode(uri, { ecc: "L", border: 0 })
    const halves = (formatQrLines(uri, 80, true) ?? []).map((line) => [...removeColors(line)])
    const isDark = (x: number, y: number): boolean => (y % 2 === 0 ? "▀█" : "▄█").includes(halves[y >> 1]?.[x] ?? "?")
    for (let y = -2; y < size + 2; y++) {
      for (let x = -2; x < size + 2; x++) expect(isDark(x + 2, y + 2)).toBe(data[y]?.[x] ?? false)
    }
  })

  test.each([true, false])(
    "draws a code that an independent reader decodes as a terminal shows it, with colors %s",
    (colours) => {
      const lines = (formatQrLines(uri, 80, colours) ?? []).map(removeColors)
      const [wide, cell] = [lines[0]?.length ?? 0, 6]
      // Pixels of a terminal whose characters are 6 wide and 12 high, with black around the lines, as on most terminals.
      const [width, height] = [(wide + 4) * cell, (lines.length + 2) * 2 * cell]
      const data = new Uint8ClampedArray(width * height * 4)
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const glyph = lines[Math.floor(y / (2 * cell)) - 1]?.[Math.floor(x / cell) - 2]
          const upper = y % (2 * cell) < cell
          const isInk = glyph === "█" || glyph === (upper ? "▀" : "▄")
          // With colors it is black on white; without them, white on the terminal's black.
          data.fill(glyph !== undefined && isInk !== colours ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3)
          data[(y * width + x) * 4 + 3] = 255
        }
      }
      expect(decodeQR({ width, height, data })).toBe(uri)
    }
  )

  test("returns undefined when the lines are too narrow, or the text too long for a code", () => {
    expect([formatQrLines(uri, 40, true), formatQrLines("x".repeat(4_000), 1_000, true)]).toEqual([
      undefined,
      undefined
    ])
  })
})
