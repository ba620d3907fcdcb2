import { expect, test } from "vitest"
import { readStoredText, formatStorageKey } from "./storageKey.ts"

test("separates the values of two kits on one page", () => {
  expect(formatStorageKey("", "recent")).toBe("@appkit/recent")
  expect(formatStorageKey("second", "recent")).toBe("@appkit/second:recent")
})

test.each([
  ['{"a":1}', { a: 1 }],
  ["[1]", [1]],
  ["null", null],
  ["eip155:1", "eip155:1"],
  ["", ""],
  [null, null],
  ['{"v":1,"value":["a"]}', { v: 1, value: ["a"] }]
])("reads the stored text %j as %j", (text, value) => {
  expect(readStoredText(text)).toEqual(value)
})
