import { encode } from "uqr"
import { expect, test } from "vitest"
import { qrLines } from "./qrLines.ts"

const uri = `wc:${"7f".repeat(32)}@2?relay-protocol=irn&symKey=${"d3".repeat(32)}&expiryTimestamp=1795288803`
const bare = (line: string): string => line.replace(/\u001b\[[\d;]*m/g, "")

test("a pairing address is a code of at most 80 columns and 30 lines, drawn black on white to its edge", () => {
  const lines = qrLines(uri, 80) ?? []
  const wide = bare(lines[0] ?? "").length
  expect([wide <= 80, lines.length <= 30, lines.every((line) => bare(line).length === wide)]).toEqual([true, true, true])
  expect(lines.every((line) => line.startsWith("\u001b[38;5;16;48;5;231m") && line.endsWith("\u001b[0m"))).toBe(true)
})

test("each half block is the module that stands there, with two blank ones around", () => {
  const { data, size } = encode(uri, { ecc: "L", border: 0 })
  const halves = (qrLines(uri, 80) ?? []).map((line) => [...bare(line)])
  const drawn = (x: number, y: number): boolean => (y % 2 === 0 ? "▀█" : "▄█").includes(halves[y >> 1]?.[x] ?? "?")
  for (let y = -2; y < size + 2; y++) {
    for (let x = -2; x < size + 2; x++) expect(drawn(x + 2, y + 2)).toBe(data[y]?.[x] ?? false)
  }
})

test("nothing is drawn where it would be broken over lines, or where no code holds the text", () => {
  expect([qrLines(uri, 40), qrLines("x".repeat(4_000), 1_000)]).toEqual([undefined, undefined])
})
