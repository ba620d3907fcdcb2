import fc from "fast-check"
import { expect, test } from "vitest"
import { compareDecimals } from "./decimal.ts"
import { shortenToSignificant, roundUpToSignificant } from "./significantDigits.ts"

test.each([
  ["0.000398801234567", "0.000398801"],
  ["2507.5225999", "2507.52"],
  ["1234567.89", "1234567"],
  ["100", "100"],
  ["0.5", "0.5"],
  ["1.00000049", "1"],
  ["-12.3456789", "-12.3456"],
  ["0.123400567", "0.1234"],
  ["0.00100200300", "0.001002"],
  ["10.5", "10.5"],
  ["20.03", "20.03"],
  ["1.23456789 ETH", "1.23456789 ETH"],
  ["about 1.23456789", "about 1.23456789"],
  ["0.000000000000000001", "0.000000000000000001"],
  ["0", "0"],
  ["0.000", "0"],
  ["-0.12345678", "-0.123456"],
  ["", ""],
  ["ten", "ten"],
  ["1e9", "1e9"]
])("shortens %j to %j", (text, short) => {
  expect(shortenToSignificant(text)).toBe(short)
})

test("rounds down, so that it never exceeds the amount", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.integer({ min: 1, max: 12 }),
      (whole, fraction, digits) => {
        const text = `${whole}.${String(fraction).padStart(18, "0")}`
        expect(compareDecimals(shortenToSignificant(text, digits), text) <= 0).toBe(true)
      }
    )
  )
})

test.each([
  ["0.000398801234567", "0.000398802"],
  ["0.9999999", "1"],
  ["2507.5225999", "2507.53"],
  ["1234567.89", "1234568"],
  ["0.5", "0.5"],
  ["0.123456000", "0.123456"],
  ["100", "100"],
  ["9.9999995", "10"]
])("significantUp rounds %j up to %j", (text, short) => {
  expect(roundUpToSignificant(text)).toBe(short)
})

test("roundUpToSignificant is never less than the amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 1, max: 8 }), (units, digits) => {
      const text = `${units / 10n ** 18n}.${String(units % 10n ** 18n).padStart(18, "0")}`
      expect(compareDecimals(roundUpToSignificant(text, digits), text) >= 0).toBe(true)
    })
  )
})
