import { expect, test } from "vitest"
import { fromBase64, toBase64 } from "./base64.ts"

test("toBase64 and fromBase64 preserve all bytes", () => {
  for (let length = 1; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  }
})

test.each(["", "A", "AA", "AAA", "A===", "AA=A", "AAAA=", "AAAA====", "AA-_", "AA ==", " AAAA", "AAAA\n", "ÄAAA"])(
  "rejects %j, which is not base64",
  (text) => {
    expect(fromBase64(text)).toBeUndefined()
  }
)

test("rejects a text that is longer than expected", () => {
  expect(fromBase64("AAAAAAAA", 7)).toBeUndefined()
  expect(fromBase64("AAAAAAAA", 8)).toHaveLength(6)
  expect(fromBase64("A".repeat(65_540))).toBeUndefined()
})
