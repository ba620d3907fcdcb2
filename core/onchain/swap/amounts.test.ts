import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"
import { ether, swapAccount, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { maximumSlippage, minimumReceived, priceImpact, rateOf, readSlippage, readSwapAmount } from "./amounts.ts"
import { offersSwaps } from "./networks.ts"
import { approvalNeed, networkFee, swapQuote } from "./quote.ts"
import { liquidityRefusal } from "./refusal.ts"

describe("swap amounts", () => {
  test.each([
    ["1.5", 1500000n],
    ["0.000001", 1n],
    [" 1 ", 1000000n],
    [".5", 500000n],
    ["1.500000000", 1500000n],
    ["0", undefined],
    ["-1", undefined],
    ["0.0000001", undefined],
    ["", undefined],
    ["1e3", undefined],
    ["1,000", undefined],
    ["0x1", undefined],
    ["one", undefined],
    ["1e400", undefined],
    ["9".repeat(78), undefined],
    ["9".repeat(400), undefined],
    // The largest amount of a token's contract, 2^256 - 1 base units, and one more.
    [formatUnits(2n ** 256n - 1n, 6), 2n ** 256n - 1n],
    [formatUnits(2n ** 256n, 6), undefined]
  ])("converts %j USDC to base units: %s", (text, units) => {
    expect(Either.getOrUndefined(readSwapAmount(text, usdc))).toBe(units)
  })

  test("rejects an invalid amount, and reports what would be valid", () => {
    expect(Either.getOrThrow(Either.flip(readSwapAmount("1.0000001", usdc))).message).toBe(
      "Enter an amount of USDC above 0 with at most 6 decimals"
    )
  })

  test.each([
    ["1", 100n],
    ["0.5", 50n],
    ["0.01", 1n],
    ["50", 5000n],
    ["0", undefined],
    ["0.005", undefined],
    ["50.01", undefined],
    ["-1", undefined],
    ["x", undefined],
    ["", undefined]
  ])("converts a slippage of %j percent to %s hundredths", (text, hundredths) => {
    expect(Either.getOrUndefined(readSlippage(text))).toBe(hundredths)
  })

  test("reduces the quoted minimum by exactly the slippage, and never raises it", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.bigInt({ min: 1n, max: 5000n }),
        (received, slippage) => {
          const [least, lost] = [minimumReceived(received, slippage), maximumSlippage(received, slippage)]
          expect(least <= received && least * 10_000n <= received * (10_000n - slippage)).toBe(true)
          expect((least + 1n) * 10_000n > received * (10_000n - slippage)).toBe(true)
          expect(least + lost).toBe(received)
        }
      ),
      { numRuns: 1000 }
    )
  })

  test.each([
    ["100", "1", "99.7", "1", "0.30"],
    ["100", "1", "100", "1", "0"],
    ["1", "2500", "2487.51", "1", "0.5"],
    ["100", "1", "99.999", "1", "0.01"],
    ["100", "1", "101", "1", "-1"],
    ["1", "0.00000001", "0", "1", "100"],
    ["0", "1", "1", "1", undefined],
    ["1", "0", "1", "1", undefined]
  ])(
    "computes the price impact of %s at %s for %s at %s as %s percent",
    (sent, fromPrice, received, toPrice, impact) => {
      expect(priceImpact({ amount: sent, price: fromPrice }, { amount: received, price: toPrice })).toBe(
        impact === "0.30" ? "0.3" : impact
      )
    }
  )

  test("truncates a rate, and never shows a price impact smaller than it is", () => {
    expect([rateOf("3", "1"), rateOf("100", "0.04"), rateOf("0", "1")]).toEqual(["0.333333333333333333", "0.0004", "0"])
    const units = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(units, units, (sent, received) => {
        const formatted =
          parseUnits(
            priceImpact({ amount: String(sent), price: "1" }, { amount: String(received), price: "1" }) ?? "",
            2
          ) ?? -1n
        expect(formatted * sent >= 10_000n * (sent - received)).toBe(true)
        expect((parseUnits(rateOf(String(sent), String(received)), 18) ?? -1n) * sent <= received * 10n ** 18n).toBe(
          true
        )
      })
    )
  })

  test("computes a fee exactly as gas times its price; without a coin price there is no worth", () => {
    const gas = { gas: 200_000n, gasPrice: 1_500_000_007n, dataFee: 0n, decimals: 18, estimate: true }
    expect(networkFee({ ...gas, price: "2500.5" })).toEqual({
      amount: "0.0003000000014",
      most: "0.0006000000028",
      hasDataFee: false,
      usd: "0.7501500035007",
      estimate: true
    })
    expect(networkFee({ ...gas, price: undefined }).usd).toBeNull()
  })

  test("adds a data fee once to the fee and twice to its maximum; an unknown one adds a margin to the maximum", () => {
    const gas = { gas: 1n, gasPrice: 10n, decimals: 18, estimate: true, price: undefined }
    expect(networkFee({ ...gas, dataFee: 5n })).toMatchObject({
      amount: "0.000000000000000015",
      most: "0.00000000000000003",
      hasDataFee: false
    })
    expect(networkFee({ ...gas, dataFee: "unknown" })).toMatchObject({
      amount: "0.00000000000000001",
      most: "0.00010000000000002",
      hasDataFee: true
    })
  })

  test.each([
    [usdc.id, 99n, "needed"],
    [usdc.id, 100n, "not-needed"],
    [usdc.id, 0n, "needed"],
    [usdc.id, undefined, "unknown"],
    [ether.id, 0n, "not-needed"],
    [ether.id, undefined, "not-needed"],
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", 0n, "not-needed"]
  ] as const)("requires an approval for 100 of %s with an allowance of %s: %s", (token, allowance, need) => {
    expect(approvalNeed(token, 100n, allowance)).toBe(need)
  })

  test("leaves values unknown that no service reported", () => {
    const expected = {
      account: swapAccount,
      from: usdc,
      to: weth,
      amountUnits: 100_000000n,
      slippage: "1",
      slippageHundredths: 100n
    } as const
    expect(
      swapQuote(expected, {
        receivedUnits: 39_880000000000000n,
        prices: undefined,
        fee: null,
        allowanceUnits: undefined,
        quotedAt: 0
      })
    ).toEqual({
      account: swapAccount,
      from: usdc,
      to: weth,
      amount: "100",
      amountUnits: "100000000",
      received: "0.03988",
      receivedUnits: "39880000000000000",
      minimum: "0.0394812",
      minimumUnits: "39481200000000000",
      maximumSlippage: "0.0003988",
      slippage: "1",
      rate: "0.0003988",
      priceImpact: null,
      fee: null,
      approval: "unknown",
      goodUntil: 15_000
    })
  })

  test.each([
    [{ status: "FAILED", reasons: [{ name: "x", description: "Error: insufficient liquidity for this trade" }] }, true],
    [{ reasons: [{ description: "Insufficient Liquidity" }] }, true],
    [{ reasons: [{ description: "other" }, { description: "insufficient liquidity" }] }, false],
    [{ reasons: [] }, false],
    [{ reasons: "insufficient liquidity" }, false],
    ["insufficient liquidity", false],
    [null, false],
    [undefined, false],
    [{ reasons: [{ description: 7 }] }, false]
  ])("checks whether the refusal %j reports too little liquidity: %s", (body, isReported) => {
    expect(liquidityRefusal(body)?.message).toBe(isReported ? "Insufficient liquidity" : undefined)
  })

  test("offers swaps on twelve networks", () => {
    expect([
      offersSwaps("eip155:1"),
      offersSwaps("eip155:137"),
      offersSwaps("eip155:5"),
      offersSwaps("solana:x")
    ]).toEqual([true, true, false, false])
  })
})
