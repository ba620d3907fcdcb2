import { describe, expect, it } from "vitest"
import { isEqual } from "./isEqual.ts"

describe("isEqual", () => {
  it.each([
    [1n, 1n],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      [1, [2]],
      [1, [2]]
    ],
    [
      { a: 1, b: { c: "x" } },
      { b: { c: "x" }, a: 1 }
    ],
    [{ a: undefined }, {}]
  ])("accepts %o and %o", (a, b) => {
    expect(isEqual(a, b)).toBe(true)
    expect(isEqual(b, a)).toBe(true)
  })

  it.each([
    [1, "1"],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: [1n] }, { a: [2n] }]
  ])("rejects %o and %o", (a, b) => {
    expect(isEqual(a, b)).toBe(false)
    expect(isEqual(b, a)).toBe(false)
  })
})
