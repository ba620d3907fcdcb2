import fc from "fast-check"
import { expect, test } from "vitest"
import {
  isDust,
  showAmount,
  showBalance,
  showFiat,
  showRoundFiat,
  showNumber,
  showWorth,
  truncateTransactionAddress
} from "./format.ts"
import { truncateAddress } from "./truncateAddress.ts"
import { formatUnits, parseUnits } from "./units.ts"

test.each([
  ["0", "0.000"],
  ["1", "1.000"],
  ["1.2", "1.200"],
  ["1.2345", "1.234"],
  ["1.9999", "1.999"],
  ["0.0009999", "0.000"],
  ["1234567.5", "1,234,567.500"],
  ["000123.4", "123.400"],
  [".5", "0.500"],
  ["5.", "5.000"],
  [
    "115792089237316195423570985008687907853269984665640564039457.584007913129639935",
    "115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584"
  ],
  ["-1", "0.000"],
  ["", "0.000"],
  ["abc", "0.000"],
  ["1e400", "0.000"],
  ["NaN", "0.000"],
  ["1,5", "0.000"]
])("showBalance formats %j as %s", (amount, expected) => {
  expect(showBalance(amount)).toBe(expected)
})

test("appends the symbol after a space", () => {
  expect(showBalance("1.5", "ETH")).toBe("1.500 ETH")
})

test("rounds a displayed balance down, by at most a thousandth", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      const displayed = parseUnits(showBalance(formatUnits(amount, decimals)).replaceAll(",", ""), 3) ?? -1n
      const held = amount * 1000n
      expect(displayed * 10n ** BigInt(decimals) <= held).toBe(true)
      expect((displayed + 1n) * 10n ** BigInt(decimals) > held).toBe(true)
    }),
    { numRuns: 1000 }
  )
})

test("isDust distinguishes a small balance from zero", () => {
  expect([isDust("0.0001"), isDust("0"), isDust("0.001"), isDust("1"), isDust("x"), isDust("0.000")]).toEqual([
    true,
    false,
    false,
    false,
    false,
    false
  ])
})

test("parseUnits reverses formatUnits", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 255n), max: 2n ** 256n }),
      fc.integer({ min: 0, max: 36 }),
      (amount, decimals) => {
        expect(parseUnits(formatUnits(amount, decimals), decimals)).toBe(amount)
      }
    )
  )
})

test.each([
  ["1.5", 6, 1500000n],
  ["1", 0, 1n],
  ["0.10", 1, 1n],
  [".5", 1, 5n],
  ["1.23", 1, undefined],
  ["", 6, undefined],
  [".", 6, undefined],
  ["1e5", 6, undefined],
  ["0x1", 6, undefined],
  ["1,000", 6, undefined]
])("parses %j with %i decimals as %s", (text, decimals, amount) => {
  expect(parseUnits(text, decimals)).toBe(amount)
})

test.each([
  ["1234.5", 2, "1,234.50"],
  ["0.005", 2, "0.00"],
  ["0.999", 2, "0.99"],
  ["-1", 2, "-1.00"],
  ["-1234.567", 2, "-1,234.56"],
  ["-0.009", 2, "0.00"],
  ["NaN", 2, "0.00"],
  ["1e6", 2, "0.00"],
  ["1000000", 2, "1,000,000.00"],
  ["1234.9", 0, "1,234"],
  ["9007199254740993.99", 1, "9,007,199,254,740,993.9"]
])("showNumber formats %s to %i decimals as %s", (value, decimals, expected) => {
  expect(showNumber(value, decimals)).toBe(expected)
})

test.each([
  ["1234.5", "USD", "$1,234.50"],
  ["0", "USD", "$0.00"],
  ["12.345", "EUR", "€12.34"],
  ["12.349", "USD", "$12.34"],
  ["1.999", "CHF", "CHF\u00a01.99"],
  ["5", "JPY", "¥5"],
  ["1", "bad", "1.00"],
  ["NaN", "USD", "$0.00"],
  ["90071992547409931.239", "USD", "$90,071,992,547,409,931.23"]
])("showFiat formats %s %s as %s", (value, currency, expected) => {
  expect(showFiat(value, currency)).toBe(expected)
})

test("rounds displayed money down, by at most a cent", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      const displayed = parseUnits(showFiat(formatUnits(amount, decimals)).replace(/[$,]/g, ""), 2) ?? -1n
      expect(displayed * 10n ** BigInt(decimals) <= amount * 100n).toBe(true)
      expect((displayed + 1n) * 10n ** BigInt(decimals) > amount * 100n).toBe(true)
    }),
    { numRuns: 1000 }
  )
})

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test("shortens an address in a transaction to four and six characters, and on a button to six and four", () => {
  expect(truncateTransactionAddress(address)).toBe("0xf3…b92266")
  expect(truncateAddress(address)).toBe("0xf39F…2266")
  expect(truncateAddress("0x1234")).toBe("0x1234")
})

test.each([
  ["-0.5", "USD", "-$0.50"],
  ["-1234.567", "EUR", "-€1,234.56"],
  ["1234.99", "JPY", "¥1,234"],
  ["1234.99", "KRW", "₩1,234"],
  ["1.23456", "KWD", "KWD\u00a01.234"],
  ["-0.001", "USD", "$0.00"],
  ["-1.5", "points", "-1.50"]
])("showFiat formats %s of %s as %s", (amount, currency, text) => {
  expect(showFiat(amount, currency)).toBe(text)
})

test("showRoundFiat shows cents only if there are some", () => {
  expect(showRoundFiat("7500", "USD")).toBe("$7,500")
  expect(showRoundFiat("7500.5", "EUR")).toBe("€7,500.50")
  expect(showRoundFiat("10", "KWD")).toBe("KWD\u00a010")
})

test("showAmount drops trailing zeros and marks dust", () => {
  expect(
    ["100", "0.5", "1234.5678", "0", "0.0004", "1000", "-3", "x"].map((amount) => showAmount(amount, "ETH"))
  ).toEqual(["100 ETH", "0.5 ETH", "1,234.567 ETH", "0 ETH", "<0.001 ETH", "1,000 ETH", "0 ETH", "0 ETH"])
  expect(showAmount("1.230")).toBe("1.23")
})

test("showWorth never shows a positive worth as zero", () => {
  expect(["0.004", "0", "1250.5", "0.01"].map(showWorth)).toEqual(["<$0.01", "$0.00", "$1,250.50", "$0.01"])
})
