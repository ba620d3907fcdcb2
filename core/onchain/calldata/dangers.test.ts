import { describe, expect, test } from "vitest"
import { listAddedWarnings, listDangers, getParts } from "./dangers.ts"
import type { Words } from "./words.ts"

const makeWords = (sentence: string, warnings: ReadonlyArray<string> = [], more: Partial<Words> = {}): Words => ({
  sentence,
  fields: warnings.map((value) => ({ label: "", value, raw: value, kind: "warning" })),
  risk: "danger",
  by: "shape",
  nested: [],
  ...more
})

describe("getParts", () => {
  test("numbers the calls of a batch and the calls within them", () => {
    const inner = makeWords("Both", [], { nested: [makeWords("B1"), makeWords("B2")] })
    const all = getParts(makeWords("All", [], { nested: [makeWords("A"), inner] }))
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
    expect(listDangers(makeWords("Send", ["Far away", "Far away"]))).toEqual(["Far away"])
    expect(listDangers(makeWords("Send everything"))).toEqual(["Send everything"])
    expect(listDangers(makeWords("Send", ["Look"], { risk: "careful" }))).toEqual([])
  })
})

describe("listAddedWarnings", () => {
  test("returns only the warnings and dangers that were not shown before", () => {
    const before = makeWords("Send 1 unit", ["Known"], { risk: "careful" })
    const after = makeWords("Batch", [], {
      risk: "plain",
      nested: [makeWords("Send", ["Known", "Not the real USDC"]), makeWords("Grant all")]
    })
    expect(listAddedWarnings(before, after).map(({ value }) => value)).toEqual(["Not the real USDC", "Grant all"])
    expect(listAddedWarnings(after, after)).toEqual([])
  })
})
