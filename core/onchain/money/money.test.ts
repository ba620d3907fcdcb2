import * as Either from "effect/Either"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatUnits } from "../../foundation/text/units.ts"
import { splitDiffering } from "./splitDiffering.ts"
import { findTokens, findNamesakes, type PickedToken } from "./pickTokens.ts"
import { computeWorth } from "../../foundation/text/worth.ts"
import { readAmount } from "./typedAmount.ts"

describe("typed amounts and token search", () => {
  test.each([
    ["", "empty"],
    ["1,5", "shape"],
    ["1 5", "shape"],
    ["-1", "shape"],
    ["1e3", "shape"],
    ["1.2.3", "shape"],
    [".", "shape"],
    ["0.1234567", "decimals"],
    ["0.000", "zero"]
  ])("reports the fault of the typed text %j", (typed, fault) => {
    expect(readAmount(typed, 6)).toEqual(Either.left(fault))
  })

  test("parses a displayed amount back to the same units", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
        expect(readAmount(formatUnits(units, decimals), decimals)).toEqual(Either.right(units))
      })
    )
  })

  test("accepts a point at either end, which a visitor may still be typing after", () => {
    expect(readAmount("1.", 6)).toEqual(Either.right(1_000_000n))
    expect(readAmount(".5", 6)).toEqual(Either.right(500_000n))
  })

  test("returns no worth without a price, and no zero in its place", () => {
    expect(computeWorth("2", "1.5")).toBe("3")
    for (const price of ["0", "0.00", null, undefined]) expect(computeWorth("2", price)).toBeNull()
  })

  const token = (symbol: string, address: string | null, name = symbol): PickedToken => ({ symbol, address, name })

  test("finds tokens by name, symbol and address", () => {
    const all = [token("ETH", null, "Ether"), token("USDC", "0xA0b8", "USD Coin")]
    expect(findTokens(all, " coin").map(({ symbol }) => symbol)).toEqual(["USDC"])
    expect(findTokens(all, "0xa0B8").map(({ symbol }) => symbol)).toEqual(["USDC"])
    expect(findTokens(all, "eth").map(({ symbol }) => symbol)).toEqual(["ETH"])
    expect(findTokens(all, "")).toBe(all)
  })

  test("detects a symbol that equals or resembles another token's", () => {
    const [own, twin, other] = [token("USDC", "0x1"), token("USDС", "0x2"), token("DAI", "0x3")]
    expect([...findNamesakes([own, twin, other])]).toEqual([own, twin])
  })

  test("separates the letters in which two addresses differ, in any case", () => {
    expect(splitDiffering("0xAB12cd", "0xab34CD")).toEqual([
      { letters: "0xAB", isSame: true },
      { letters: "12", isSame: false },
      { letters: "cd", isSame: true }
    ])
  })
})
