import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  sumDecimals,
  toDecimal,
  getWireNumber
} from "./decimal.ts"
import { formatUnits, parseUnits } from "./units.ts"

const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const scale = fc.integer({ min: 0, max: 36 })
/** A decimal with its worth in units of 10^-36. */
const decimal = fc
  .tuple(units, scale)
  .map(([amount, digits]) => ({ text: formatUnits(amount, digits), worth: amount * 10n ** BigInt(36 - digits) }))

test.each([
  [0, "0"],
  [-0, "0"],
  [1, "1"],
  [0.1, "0.1"],
  [1.5, "1.5"],
  [1e21, "1000000000000000000000"],
  [1.25e22, "12500000000000000000000"],
  [1e-7, "0.0000001"],
  [1.5e-9, "0.0000000015"],
  [5e-78, `0.${"0".repeat(77)}5`],
  [1e77, `1${"0".repeat(77)}`],
  [Number.MAX_SAFE_INTEGER, "9007199254740991"]
])("converts the number %d to %s", (value, text) => {
  expect(toDecimal(value)).toBe(text)
})

test.each([-1, -1e-9, Number.NaN, Infinity, -Infinity, 1e78, 1e300, Number.MAX_VALUE, 1e-79, Number.MIN_VALUE])(
  "rejects the number %d as an amount",
  (value) => {
    expect(toDecimal(value)).toBeUndefined()
  }
)

test("writes plain text that reads as the same number", () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const text = toDecimal(value)
      if (text === undefined) return
      expect(Number(text)).toBe(Math.abs(value))
      expect(isDecimal(text)).toBe(true)
    }),
    { numRuns: 2000 }
  )
})

test.each(["0", "1", "001", "1.50", "0.0", "9".repeat(78), `1.${"9".repeat(78)}`])("accepts the decimal %s", (text) => {
  expect(isDecimal(text)).toBe(true)
})

test.each([
  "",
  ".",
  ".5",
  "5.",
  "-1",
  "+1",
  "1e5",
  "0x1",
  "1,000",
  " 1",
  "1 ",
  "1\n",
  "NaN",
  "Infinity",
  "١",
  "1.2.3",
  "9".repeat(79),
  `1.${"9".repeat(79)}`
])("rejects %j as a decimal", (text) => {
  expect(isDecimal(text)).toBe(false)
})

test("calculates exactly where a float is wrong", () => {
  expect(addDecimals("0.1", "0.2")).toBe("0.3")
  expect(multiplyDecimals("1.1", "1.1")).toBe("1.21")
  expect(multiplyDecimals("123456789.123456789", "0.000000001")).toBe("0.123456789123456789")
  expect(sumDecimals(["9007199254740993", "0.000000000000000001", "1.10"])).toBe("9007199254740994.100000000000000001")
  expect(sumDecimals([])).toBe("0")
})

test("adds and multiplies exactly, for all digits", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(parseUnits(addDecimals(a.text, b.text), 36)).toBe(a.worth + b.worth)
      expect(addDecimals(a.text, b.text)).toBe(addDecimals(b.text, a.text))
      expect(multiplyDecimals(a.text, b.text)).toBe(formatUnits(a.worth * b.worth, 72))
      expect(multiplyDecimals(a.text, "1")).toBe(a.text)
      expect(addDecimals(a.text, "0")).toBe(a.text)
    })
  )
})

test("divides to the largest quotient with these digits that does not exceed the exact one", () => {
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: 0, max: 20 }), (a, b, digits) => {
      const quotient = divideDecimals(a.text, b.text, digits)
      if (b.worth === 0n) {
        expect(quotient).toBeUndefined()
        return
      }
      const step = formatUnits(1n, digits)
      expect(compareDecimals(multiplyDecimals(quotient ?? "", b.text), a.text)).toBeLessThanOrEqual(0)
      expect(compareDecimals(multiplyDecimals(addDecimals(quotient ?? "", step), b.text), a.text)).toBe(1)
    })
  )
})

test.each([
  ["1", "3", 4, "0.3333"],
  ["2", "3", 2, "0.66"],
  ["1", "0", 4, undefined],
  ["1", "0.000", 4, undefined],
  ["0", "7", 2, "0"],
  ["10", "4", 0, "2"]
])("divides %s by %s to %i digits: %s", (a, b, digits, quotient) => {
  expect(divideDecimals(a, b, digits)).toBe(quotient)
})

test("orders by amount, not by letters", () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(compareDecimals(a.text, b.text)).toBe(a.worth < b.worth ? -1 : a.worth > b.worth ? 1 : 0)
    })
  )
  expect([compareDecimals("10", "9"), compareDecimals("1.0", "1"), compareDecimals("0.09", "0.1")]).toEqual([1, 0, -1])
})

test("converts a decimal to the nearest number for the wire, and anything else to undefined", () => {
  expect([
    getWireNumber("50.10"),
    getWireNumber("0"),
    getWireNumber("1e5"),
    getWireNumber(""),
    getWireNumber("-1")
  ]).toEqual([50.1, 0, undefined, undefined, undefined])
})

test("treats text that is not a decimal as zero, without throwing", () => {
  expect([
    addDecimals("x", "1"),
    multiplyDecimals("1e5", "2"),
    compareDecimals("-1", "0"),
    divideDecimals("1", "", 2)
  ]).toEqual(["1", "0", 0, undefined])
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      addDecimals(a, b)
      multiplyDecimals(a, b)
      divideDecimals(a, b, 2)
      compareDecimals(a, b)
    })
  )
})
