import { expect, test } from "vitest"
import { fromBase64, toBase64 } from "./base64.ts"

test("bytes come back as they were", () => {
  for (let length = 1; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  }
})

test.each(["", "A", "AA", "AAA", "A===", "AA=A", "AAAA=", "AAAA====", "AA-_", "AA ==", " AAAA", "AAAA\n", "ÄAAA"])(
  "%j is no base64",
  (text) => {
    expect(fromBase64(text)).toBeUndefined()
  }
)

test("a text that is longer than was expected is not read", () => {
  expect(fromBase64("AAAAAAAA", 7)).toBeUndefined()
  expect(fromBase64("AAAAAAAA", 8)).toHaveLength(6)
  expect(fromBase64("A".repeat(65_540))).toBeUndefined()
})
