import { describe, expect, test } from "vitest"
import { listAddedWarnings, listDangers, getParts } from "./dangers.ts"
import type { Words } from "./words.ts"

const words = (sentence: string, warnings: ReadonlyArray<string> = [], more: Partial<Words> = {}): Words => ({
  sentence,
  fields: warnings.map((value) => ({ label: "", value, raw: value, kind: "warning" })),
  risk: "danger",
  by: "shape",
  nested: [],
  ...more
})

describe("getParts", () => {
  test("numbers the calls of a batch and the calls within them", () => {
    const inner = words("Both", [], { nested: [words("B1"), words("B2")] })
    const all = getParts(words("All", [], { nested: [words("A"), inner] }))
    expect(all.map(({ place, words: { sentence } }) => [place, sentence])).toEqual([
      ["", "All"],
      ["1", "A"],
      ["2", "Both"],
      ["2.1", "B1"],
      ["2.2", "B2"]
    ])
  })
})

describe("listDangers", () => {
  test("returns each warning of a dangerous call once, its sentence if there is no warning, and nothing for a plain call", () => {
    expect(listDangers(words("Send", ["Far away", "Far away"]))).toEqual(["Far away"])
    expect(listDangers(words("Send everything"))).toEqual(["Send everything"])
    expect(listDangers(words("Send", ["Look"], { risk: "careful" }))).toEqual([])
  })
})

describe("listAddedWarnings", () => {
  test("returns only the warnings and dangers that were not shown before", () => {
    const before = words("Send 1 unit", ["Known"], { risk: "careful" })
    const after = words("Batch", [], {
      risk: "plain",
      nested: [words("Send", ["Known", "Not the real USDC"]), words("Grant all")]
    })
    expect(listAddedWarnings(before, after).map(({ value }) => value)).toEqual(["Not the real USDC", "Grant all"])
    expect(listAddedWarnings(after, after)).toEqual([])
  })
})
