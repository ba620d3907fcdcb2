import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ranked, ranking, type Sample, sampled } from "./rank.ts"

const order = (samples: Readonly<Record<string, ReadonlyArray<Sample>>>) =>
  ranked(Object.keys(samples), new Map(Object.entries(samples)))

describe("ranked", () => {
  test("uses the constants of the specification", () => {
    expect(ranking).toEqual({ intervalMillis: 4000, samples: 10, stability: 0.7, latency: 0.3 })
  })

  test("keeps the last ten samples", () => {
    const eleven = Array.from({ length: 11 }, (_, nth) => nth).reduce<ReadonlyArray<Sample>>(
      (samples, sample) => sampled(samples, sample),
      []
    )
    expect(eleven).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test("ranks the faster of two reliable endpoints first", () => {
    expect(order({ slow: [200, 200], fast: [50, 50] })).toEqual(["fast", "slow"])
  })

  test("computes a score of 0.7 for stability and 0.3 for latency", () => {
    // 0.7 * 1 + 0.3 * 0 = 0.7, against 0.7 * 0.5 + 0.3 * 0.9 = 0.62
    expect(order({ shaky: [10, null], slow: [100, 100] })).toEqual(["slow", "shaky"])
    // 0.7, against 0.7 * 0.9 + 0.3 * 0.9 = 0.9
    expect(order({ slow: Array(10).fill(100), quick: [...Array(9).fill(10), null] })).toEqual(["quick", "slow"])
  })

  test("ranks an endpoint that never answers last", () => {
    expect(order({ dead: [null, null], slow: [4000], fast: [1] })).toEqual(["fast", "slow", "dead"])
  })

  test("keeps the order among equals, and while an endpoint has no samples", () => {
    expect(order({ b: [], a: [1] })).toEqual(["b", "a"])
    expect(order({ b: [5], a: [5], c: [null] })).toEqual(["b", "a", "c"])
    expect(order({ b: [null], a: [null] })).toEqual(["b", "a"])
    expect(order({ b: [0], a: [0] })).toEqual(["b", "a"])
  })

  test("returns the same endpoints that it receives", () => {
    const samples = fc.array(fc.option(fc.nat({ max: 4000 })), { maxLength: 10 })
    fc.assert(
      fc.property(fc.dictionary(fc.string(), samples), (all) => {
        expect([...order(all)].sort()).toEqual(Object.keys(all).sort())
      })
    )
  })
})
