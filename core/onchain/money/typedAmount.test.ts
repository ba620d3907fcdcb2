import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { toAsciiDigits } from "../../foundation/text/plain.ts"
import { listMeanings, toPlainNumber, readAmount, readTyped, readTypedAmount } from "./typedAmount.ts"

const read = (typed: string): string => Either.getOrElse(readTyped(typed), (fault) => `(${fault})`)

describe("readTyped", () => {
  test.each([
    ["1.25", "1.25"],
    ["1,25", "1.25"],
    ["0,5", "0.5"],
    ["0,500", "0.500"],
    [",5", "0.5"],
    [",500", "0.500"],
    ["1,", "1"],
    ["1.", "1"],
    ["1,0000", "1.0000"],
    ["1234,567", "1234.567"],
    ["12,34567", "12.34567"],
    [" 7 ", "7"],
    ["١٬٢٥", "(grouped)"],
    ["١٫٢٥", "1.25"],
    ["١،٢٥", "1.25"],
    ["۱۲۳", "123"],
    ["१२.५", "12.5"],
    ["１２．５", "12.5"],
    ["１２，５", "12.5"],
    ["12。5", "12.5"],
    ["𝟙𝟚", "12"]
  ])("reads %s as %s", (typed, plain) => expect(read(typed)).toBe(plain))

  test.each(["1,000", "12,345", "999,999", "١،٠٠٠", "１，０００"])(
    "rejects %s, which can mean two numbers",
    (typed) => {
      expect(read(typed)).toBe("(ambiguous)")
      expect(read(toPlainNumber(typed))).toBe("(ambiguous)")
    }
  )

  test.each(["1,000,000", "1,000.50", "1.000,50", "1 000", "1'000", "1\u00a0000,5", "1.000.000", "12,34,567"])(
    "rejects %s for its thousands separators",
    (typed) => expect(read(typed)).toBe("(grouped)")
  )

  test.each(["", " ", "a", "1e3", "-1", "+1", "1,5,", "1..5", "0x10", ".", ",", "½", "1".repeat(79)])(
    "rejects %j",
    (typed) => expect(read(typed)).toMatch(/^\((empty|shape)\)$/)
  )

  test("returns the two numbers that an ambiguous text may mean", () => {
    expect([listMeanings("1,000"), listMeanings("12,340"), listMeanings("٩،٠٠١")]).toEqual([
      { whole: "1000", decimal: "1.0" },
      { whole: "12340", decimal: "12.34" },
      { whole: "9001", decimal: "9.001" }
    ])
  })
})

test("readTypedAmount counts the units of typed text, and readAmount stays strict", () => {
  expect(readTypedAmount("1,5", 6)).toEqual(Either.right(1_500_000n))
  expect(readTypedAmount("٣", 0)).toEqual(Either.right(3n))
  expect(readTypedAmount("1,0000001", 6)).toEqual(Either.left("decimals"))
  for (const typed of ["1,5", "٣", "1,000", "1 000"]) expect(readAmount(typed, 6)).toEqual(Either.left("shape"))
})

test("toAsciiDigits converts every decimal digit of Unicode, and nothing else", () => {
  for (let code = 0; code < 0x11000; code++) {
    const character = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(character)) expect(toAsciiDigits(character)).toBe(character)
    else expect(toAsciiDigits(character)).toMatch(/^[0-9]$/)
  }
  expect(toAsciiDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789")
  expect(toAsciiDigits("๐๑๒๓๔๕๖๗๘๙ ০১২৩৪৫৬৭৮৯")).toBe("0123456789 0123456789")
})
