import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { repositoryRoot } from "../../../fixtures/sandbox/repositoryRoot.ts"
import { type Reading, sheetColours } from "../../../fixtures/testing/react/sheetColours.ts"
import { takeTokens } from "../../../core/kit/theme/tokens.ts"
import { contrast, nearestThatPasses, toHex } from "./contrast.ts"
import { contrastPairs } from "./contrastPairs.ts"
import * as presets from "./presets.ts"
import { tokenSheet } from "./tokenSheet.ts"

const own = ["react/kit/frame/frame.css", "react/kit/modal/modal.css", "react/kit/modal/contrast.css"].map((file) =>
  readFileSync(join(repositoryRoot(), file), "utf8")
)
const modes = ["dark", "light"] as const

/** Each pair that is drawn at all, and its contrast. */
const ratios = (sheets: ReadonlyArray<string>, reading: Reading) => {
  const colour = sheetColours(sheets, reading)
  return contrastPairs.flatMap(({ drawn, least, on }) => {
    const surface = colour(on, colour("--ground"))
    const letters = surface && colour(drawn, surface)
    if (surface === undefined || letters === undefined) return []
    return [{ pair: `${drawn} on ${on}`, least, ratio: contrast(letters, surface) }]
  })
}
const failing = (found: ReturnType<typeof ratios>) =>
  found
    .filter(({ least, ratio }) => ratio < least)
    .map(({ least, pair, ratio }) => `${pair}: ${ratio.toFixed(2)} of ${least}`)

test.each(modes)("every pair of the kit's own colours can be told apart in %s, with high contrast too", (mode) => {
  const plain = ratios(own, { mode })
  expect(plain.length).toBeGreaterThan(20)
  expect(failing(plain)).toEqual([])
  expect(failing(ratios(own, { mode, more: true }))).toEqual([])
})

test.each(modes)("with high contrast texts in %s reach 7, and what is pressed has an edge that is seen", (mode) => {
  const more = sheetColours(own, { mode, more: true })
  const ground = more("--ground") ?? [0, 0, 0]
  for (const text of ["--text", "--soft", "--quiet", "--faint", "--accent-text"])
    expect([text, contrast(more(text) ?? ground, ground)]).toEqual([text, expect.toSatisfy((ratio) => ratio >= 7)])
  for (const line of ["--edge", "--line", "--accent"])
    expect([line, contrast(more(line) ?? ground, ground)]).toEqual([line, expect.toSatisfy((ratio) => ratio >= 3)])
})

describe.each(Object.entries(presets))("the preset %s", (name, tokens) => {
  test.each(modes)("has no pair in %s that cannot be told apart", (mode) => {
    const taken = takeTokens(tokens)
    expect(taken.dropped).toEqual([])
    const found = ratios([...own, tokenSheet(taken)], { mode })
    expect(found.length).toBeGreaterThan(20)
    expect(failing(found)).toEqual([])
  })
  test("says another thing than the others", () => {
    const others = Object.entries(presets).filter(([one]) => one !== name)
    for (const [, other] of others) expect(other).not.toEqual(tokens)
  })
})

test("the nearest colour that passes has its contrast, and is the drawn one where that passes", () => {
  expect(toHex(nearestThatPasses([118, 118, 118], [255, 255, 255], 4.5) ?? [0, 0, 0])).toBe("#767676")
  for (const surface of [
    [255, 255, 255],
    [18, 19, 19],
    [119, 119, 119]
  ] as const) {
    const nearest = nearestThatPasses([130, 130, 130], surface, 4.5)
    expect(contrast(nearest ?? surface, surface)).toBeGreaterThanOrEqual(4.5)
  }
  expect(nearestThatPasses([0, 0, 0], [119, 119, 119], 6)).toBeUndefined()
})
