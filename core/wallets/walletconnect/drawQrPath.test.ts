import fc from "fast-check"
import decodeQR from "qr/decode.js"
import { encode } from "uqr"
import { expect, test } from "vitest"
import { readQr } from "../../../fixtures/testing/core/readQr.ts"
import { drawFinderPath, drawQrPath } from "./drawQrPath.ts"

const hex = (length: number, seed: number) =>
  Array.from({ length }, (_, i) => ((i * 7919 + seed * 104729) % 16).toString(16)).join("")
const uri = `wc:${hex(64, 1)}@2?expiryTimestamp=1763750000&relay-protocol=irn&symKey=${hex(64, 2)}`

type Point = readonly [number, number]
/** Returns the path's outlines, with arcs as short lines. Reads only the commands with which a code is drawn. */
const readOutlines = (path: string): ReadonlyArray<ReadonlyArray<Point>> =>
  path
    .split("z")
    .filter((part) => part !== "")
    .map((part) => {
      const points: Array<Point> = []
      for (const [, command, rest = ""] of part.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const n = rest
          .split(/[ ,]+|(?=-)/)
          .filter((text) => text !== "")
          .map(Number)
        const [x, y] = points.at(-1) ?? [0, 0]
        const [a = Number.NaN, b = 0] = n
        if (command === "M") points.push([a, b])
        else if (command === "h") points.push([x + a, y])
        else if (command === "v") points.push([x, y + a])
        else if (command === "a") points.push(...arc([x, y], n))
        else throw new Error(`unknown: ${command}`)
      }
      return points
    })

/** Returns the points of a clockwise part of a circle: a half for dots, a quarter for corners. */
const arc = ([x, y]: Point, [r = 0, , , large = 0, , dx = 0, dy = 0]: ReadonlyArray<number>): ReadonlyArray<Point> => {
  const centre: Point = large === 1 ? [x + dx / 2, y + dy / 2] : [x + dx / 2 - dy / 2, y + dy / 2 + dx / 2]
  const from = Math.atan2(y - centre[1], x - centre[0])
  const turn = large === 1 ? Math.PI : Math.PI / 2
  return Array.from({ length: 8 }, (_, i) => from + (turn * (i + 1)) / 8).map(
    (angle): Point => [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]
  )
}

/**
 * Returns whether a path is black at a point, by the even-odd rule. Checks only the outlines whose box contains the
 * point's module.
 */
const makeFilling = (path: string): ((x: number, y: number) => boolean) => {
  const modules = new Map<string, Array<ReadonlyArray<Point>>>()
  for (const points of readOutlines(path)) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs) - 1e-9; x++)
      for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys) - 1e-9; y++) {
        const key = `${x},${y}`
        modules.set(key, [...(modules.get(key) ?? []), points])
      }
  }
  return (px, py) =>
    (modules.get(`${Math.floor(px)},${Math.floor(py)}`) ?? []).reduce(
      (count, points) =>
        count +
        points.filter(([x1, y1], i) => {
          const [x2, y2] = points[(i + 1) % points.length] ?? [0, 0]
          return y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1
        }).length,
      0
    ) %
      2 ===
    1
}

const drawCode = (text: string, logo: boolean) => {
  const code = drawQrPath(text, logo)
  if (code === null) throw new Error("no code")
  const fills = makeFilling(code.path)
  const dark = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => fills(x + 0.5, y + 0.5))
  )
  return { ...code, dark, read: () => readQr(code.size, (x, y) => dark[y]?.[x] === true) }
}

test("drawQrPath draws a pairing that reads back without a fault", () => {
  expect(drawCode(uri, false).read()).toEqual({ text: uri, corrected: 0 })
})

test("drawQrPath draws every dot of the matrix, including finders", () => {
  expect(drawCode(uri, false).dark).toEqual(encode(uri, { ecc: "Q", border: 0 }).data)
})

test("drawQrPath with a logo still reads, with room for as much damage again", () => {
  const { gap, read, size } = drawCode(uri, true)
  expect([size, gap]).toEqual([65, 17])
  expect(read().text).toBe(uri)
  // Version 12 at quartile corrects 13 codewords in each of its 10 blocks.
  expect(read().corrected).toBeGreaterThan(10)
  expect(read().corrected).toBeLessThan(65)
})

test("drawQrPath is readable by an independent reader, with dots, round corners and the logo's place", () => {
  for (const logo of [false, true]) {
    const { path, size } = drawQrPath(uri, logo) ?? { path: "", size: 0 }
    const fills = makeFilling(path)
    const [scale, edge] = [5, 4]
    const side = (size + 2 * edge) * scale
    const data = new Uint8ClampedArray(side * side * 4).fill(255)
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++)
        if (fills((x + 0.5) / scale - edge, (y + 0.5) / scale - edge))
          data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
    expect(decodeQR({ width: side, height: side, data })).toBe(uri)
  }
})

test("drawQrPath with a logo is readable for all pairings that a wallet may receive", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 480 }), fc.nat(1000), (length, seed) => {
      const text = `wc:${hex(length, seed)}`
      expect(drawCode(text, true).read().text).toBe(text)
    }),
    { numRuns: 20 }
  )
})

test("drawQrPath leaves the exact middle free", () => {
  const { dark, gap, size } = drawCode(uri, true)
  const from = (size - gap) / 2
  expect(Number.isInteger(from)).toBe(true)
  expect(
    dark
      .slice(from, from + gap)
      .flatMap((row) => row.slice(from, from + gap))
      .some(Boolean)
  ).toBe(false)
})

test("drawQrPath returns null for a text that is too long for a code", () => {
  expect(drawQrPath("a".repeat(4096), true)).toBeNull()
})

test("drawFinderPath shows three finders of equal size at their final positions", () => {
  const fills = makeFilling(drawFinderPath(65))
  const { dark } = drawCode(uri, false)
  expect(readOutlines(drawFinderPath(65))).toHaveLength(9)
  for (const [x, y] of [
    [0, 0],
    [58, 0],
    [0, 58]
  ] as const) {
    for (let dy = 0; dy < 7; dy++)
      for (let dx = 0; dx < 7; dx++) expect(fills(x + dx + 0.5, y + dy + 0.5)).toBe(dark[y + dy]?.[x + dx])
  }
})
