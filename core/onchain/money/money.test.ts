import * as Either from "effect/Either"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { formatUnits } from "../../foundation/text/units.ts"
import { differing } from "./differing.ts"
import { findTokens, namesakes, type PickedToken } from "./pickTokens.ts"
import { readAmount, worthOf } from "./typedAmount.ts"

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
])("of %j typed, what is wrong is told", (typed, fault) => {
  expect(readAmount(typed, 6)).toEqual(Either.left(fault))
})

test("an amount that is shown is read back to the unit", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (units, decimals) => {
      expect(readAmount(formatUnits(units, decimals), decimals)).toEqual(Either.right(units))
    })
  )
})

test("a point at either end is one that a visitor is still typing after", () => {
  expect(readAmount("1.", 6)).toEqual(Either.right(1_000_000n))
  expect(readAmount(".5", 6)).toEqual(Either.right(500_000n))
})

test("without a price there is no worth, and no zero in its place", () => {
  expect(worthOf("2", "1.5")).toBe("3")
  for (const price of ["0", "0.00", null, undefined]) expect(worthOf("2", price)).toBeNull()
})

const token = (symbol: string, address: string | null, name = symbol): PickedToken => ({ symbol, address, name })

test("tokens are found by name, symbol and address", () => {
  const all = [token("ETH", null, "Ether"), token("USDC", "0xA0b8", "USD Coin")]
  expect(findTokens(all, " coin").map(({ symbol }) => symbol)).toEqual(["USDC"])
  expect(findTokens(all, "0xa0B8").map(({ symbol }) => symbol)).toEqual(["USDC"])
  expect(findTokens(all, "eth").map(({ symbol }) => symbol)).toEqual(["ETH"])
  expect(findTokens(all, "")).toBe(all)
})

test("a symbol that another token has, or seems to have, is told apart", () => {
  const [own, twin, other] = [token("USDC", "0x1"), token("USDС", "0x2"), token("DAI", "0x3")]
  expect([...namesakes([own, twin, other])]).toEqual([own, twin])
})

test("what two addresses differ in stands by itself, whatever their case", () => {
  expect(differing("0xAB12cd", "0xab34CD")).toEqual([
    { letters: "0xAB", isSame: true },
    { letters: "12", isSame: false },
    { letters: "cd", isSame: true }
  ])
})
