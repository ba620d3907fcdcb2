import { describe, expect, test } from "vitest"
import { fitLine } from "./fitLine.ts"

describe("fitLine", () => {
  test("indents the parts of a broken sentence like its beginning", () => {
    expect(fitLine("    is told in words that a narrow terminal breaks", 30)).toEqual([
      "    is told in words that a",
      "    narrow terminal breaks"
    ])
  })

  test("cuts the last column of a table, and keeps text to copy whole", () => {
    expect(fitLine("one  two three four five six seven", 20)).toEqual(["one  two three four…"])
    expect(fitLine("namespace.address-or-connector-not-found  one two three", 50)).toEqual([
      "namespace.address-or-connector-not-found  one two…"
    ])
    const address = `at ${"0".repeat(40)}`
    expect(fitLine(address, 20)).toEqual([address])
  })
})
