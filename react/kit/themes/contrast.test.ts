import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { repositoryRoot } from "../../../fixtures/sandbox/repositoryRoot.ts"
import { type Reading, sheetColours } from "../../../fixtures/testing/react/sheetColours.ts"
import { takeTokens } from "../../../core/kit/theme/tokens.ts"
import { computeContrast, findPassingColor, toHex } from "./contrast.ts"
import { contrastPairs } from "./contrastPairs.ts"
import * as presets from "./presets.ts"
import { createTokenSheet } from "./createTokenSheet.ts"

const own = ["react/kit/frame/frame.css", "react/kit/modal/modal.css", "react/kit/modal/contrast.css"].map((file) =>
  readFileSync(join(repositoryRoot(), file), "utf8")
)
const modes = ["dark", "light"] as const

/** Each pair that is drawn at all, and its contrast. */
const ratios = (sheets: ReadonlyArray<string>, reading: Reading) => {
  const colour = sheetColours(sheets, reading)
  return contrastPairs.flatMap(({ foreground, least, surface }) => {
    const background = colour(surface, colour("--ground"))
    const letters = background && colour(foreground, background)
    if (background === undefined || letters === undefined) return []
    return [{ pair: `${foreground} on ${surface}`, least, ratio: computeContrast(letters, background) }]
  })
}
const listFailing = (found: ReturnType<typeof ratios>) =>
  found
    .filter(({ least, ratio }) => ratio < least)
    .map(({ least, pair, ratio }) => `${pair}: ${ratio.toFixed(2)} of ${least}`)

test.each(modes)("has enough contrast in every pair of the kit's own colors in %s, also with high contrast", (mode) => {
  const plain = ratios(own, { mode })
  expect(plain.length).toBeGreaterThan(20)
  expect(listFailing(plain)).toEqual([])
  expect(listFailing(ratios(own, { mode, more: true }))).toEqual([])
})

test.each(modes)("has a contrast of 7 for texts in %s with high contrast, and visible edges on controls", (mode) => {
  const more = sheetColours(own, { mode, more: true })
  const ground = more("--ground") ?? [0, 0, 0]
  for (const text of ["--text", "--soft", "--quiet", "--faint", "--accent-text"])
    expect([text, computeContrast(more(text) ?? ground, ground)]).toEqual([
      text,
      expect.toSatisfy((ratio) => ratio >= 7)
    ])
  for (const line of ["--edge", "--line", "--accent"])
    expect([line, computeContrast(more(line) ?? ground, ground)]).toEqual([
      line,
      expect.toSatisfy((ratio) => ratio >= 3)
    ])
})

describe.each(Object.entries(presets))("the preset %s", (name, tokens) => {
  test.each(modes)("has no pair in %s with too little contrast", (mode) => {
    const read = takeTokens(tokens)
    expect(read.dropped).toEqual([])
    const found = ratios([...own, createTokenSheet(read)], { mode })
    expect(found.length).toBeGreaterThan(20)
    expect(listFailing(found)).toEqual([])
  })
  test("differs from the other presets", () => {
    const others = Object.entries(presets).filter(([item]) => item !== name)
    for (const [, other] of others) expect(other).not.toEqual(tokens)
  })
})

test("findPassingColor returns the nearest color with enough contrast, and the given one if it passes", () => {
  expect(toHex(findPassingColor([118, 118, 118], [255, 255, 255], 4.5) ?? [0, 0, 0])).toBe("#767676")
  for (const surface of [
    [255, 255, 255],
    [18, 19, 19],
    [119, 119, 119]
  ] as const) {
    const nearest = findPassingColor([130, 130, 130], surface, 4.5)
    expect(computeContrast(nearest ?? surface, surface)).toBeGreaterThanOrEqual(4.5)
  }
  expect(findPassingColor([0, 0, 0], [119, 119, 119], 6)).toBeUndefined()
})
