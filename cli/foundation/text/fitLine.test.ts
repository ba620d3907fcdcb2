import { expect, test } from "vitest"
import { fitLine } from "./fitLine.ts"

test("a sentence that is broken stays as far in as it began", () => {
  expect(fitLine("    is told in words that a narrow terminal breaks", 30)).toEqual([
    "    is told in words that a",
    "    narrow terminal breaks"
  ])
})

test("a table is cut in its last column, and what is to be copied stays whole", () => {
  expect(fitLine("one  two three four five six seven", 20)).toEqual(["one  two three four…"])
  expect(fitLine("namespace.address-or-connector-not-found  one two three", 50)).toEqual([
    "namespace.address-or-connector-not-found  one two…"
  ])
  const address = `at ${"0".repeat(40)}`
  expect(fitLine(address, 20)).toEqual([address])
})
