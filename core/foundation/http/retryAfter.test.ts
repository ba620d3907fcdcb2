import { expect, test } from "vitest"
import { retryAfter } from "./retryAfter.ts"

const now = Date.UTC(2026, 0, 1, 12, 0, 0)

test.each([
  ["3", 3000],
  ["0", 0],
  [" 60 ", 60_000],
  [" 61 ", 60_000],
  ["999999999", 60_000],
  ["9".repeat(32), 60_000],
  ["Fri, 31 Dec 9999 23:59:59 GMT", 60_000],
  ["Thu, 01 Jan 2026 12:00:05 GMT", 5000],
  ["Thu, 01 Jan 2026 11:59:00 GMT", 0],
  ["-1", undefined],
  ["1.5", undefined],
  ["soon", undefined],
  ["", undefined],
  [undefined, undefined],
  ["2026-01-01", undefined],
  ["Thu, 99 Foo 2026 12:00:05 GMT", undefined]
])("reads %j as a wait of %j ms", (header, millis) => {
  expect(retryAfter(header, now)).toBe(millis)
})
