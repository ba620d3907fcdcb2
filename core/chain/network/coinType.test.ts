import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromCoinType, toCoinType } from "./coinType.ts"

describe("toCoinType and fromCoinType", () => {
  test.each([
    [1, 2147483649],
    [10, 2147483658],
    [137, 2147483785],
    [8453, 2147492101],
    [2147483647, 4294967295]
  ])("assigns chain %i the coin type %i", (chainId, coinType) => {
    expect(Either.getOrThrow(toCoinType(chainId))).toBe(coinType)
  })

  test.each([2147483648, 4294967295, 0, -1, 1.5, Number.NaN, Infinity])(
    "rejects chain %d with 'Invalid chainId'",
    (chainId) => {
      expect(Either.getOrThrow(Either.flip(toCoinType(chainId))).message).toBe("Invalid chainId")
    }
  )

  test("converts a coin type back to its chain", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2147483647 }), (id) => {
        expect(fromCoinType(Either.getOrThrow(toCoinType(id)))).toBe(id)
      })
    )
    expect(fromCoinType(60)).toBe(1)
    expect(fromCoinType(0)).toBeUndefined()
    expect(fromCoinType(501)).toBeUndefined()
  })
})
