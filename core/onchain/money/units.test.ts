import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { usdc } from "../../../fixtures/testing/core/swaps.ts"
import { getRuns } from "../../../fixtures/testing/runs.ts"
import { showAmount, showBalance } from "../../foundation/text/format.ts"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"
import { toTransferFee } from "../send/fee.ts"
import { mostPriority, computeUnitPrice, computePriorityFee } from "../send/solanaPrice.ts"
import { computeRemainingSlippage } from "../swap/minimum.ts"
import { formatExact } from "./exactAmount.ts"
import { readAmount } from "./typedAmount.ts"

/*
 * Money never loses a unit. `npm run fuzz -- properties` tries each property a million times; a test run a hundredth of
 * that.
 */
const whole = { numRuns: getRuns(1_000_000) }
/** Units of every size; small ones and edge cases are as frequent as large ones. */
const units = fc.oneof(fc.bigInt(0n, 2n ** 256n - 1n), fc.bigInt(0n, 10n ** 30n), fc.bigInt(0n, 2000n))
const decimals = fc.integer({ min: 0, max: 30 })
const removeCommas = (text: string): string => text.replaceAll(",", "")

describe("units of money", () => {
  test("parses a reviewed amount back to exactly the units that are sent", () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        const text = formatUnits(amount, places)
        expect(parseUnits(text, places)).toBe(amount)
        expect(removeCommas(formatExact(text))).toBe(text)
        if (amount > 0n) expect(readAmount(text, places)).toEqual(Either.right(amount))
      }),
      whole
    )
  }, 600_000)

  test("truncates an amount in a list by less than a thousandth, and never rounds it up", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 3, max: 30 }), (amount, places) => {
        const text = formatUnits(amount, places)
        const cut = parseUnits(removeCommas(showBalance(text)), places) ?? -1n
        expect(cut <= amount && amount - cut < 10n ** BigInt(places - 3)).toBe(true)
        const short = showAmount(text)
        if (short.startsWith("<")) expect(amount > 0n && cut === 0n).toBe(true)
        else expect(parseUnits(removeCommas(short), places)).toBe(cut)
      }),
      whole
    )
  }, 600_000)

  test("rounds a displayed fee up, on EVM networks and on Solana", () => {
    const price = fc.bigInt(0n, 10n ** 14n)
    fc.assert(
      fc.property(fc.bigInt(21_000n, 30_000_000n), price, price, fc.bigInt(1n, 400_000n), (gas, baseFee, tip, bid) => {
        const { about, most } = toTransferFee({ gas, baseFee, tip, dataFee: 0n })
        expect(BigInt(about) >= gas * (baseFee + tip)).toBe(true)
        expect(BigInt(most) >= BigInt(about) && BigInt(most) >= gas * (2n * baseFee + tip)).toBe(true)
        const each = computeUnitPrice([baseFee], bid)
        const lamports = computePriorityFee(each, bid)
        expect(lamports * 1_000_000n >= each * bid && lamports <= mostPriority).toBe(true)
      }),
      whole
    )
  }, 600_000)

  test("sends the swap service a minimum that is never below the displayed one", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n), (minimum, now) => {
        const quote = { minimum: formatUnits(minimum, usdc.decimals), minimumUnits: String(minimum), to: usdc }
        const remaining = computeRemainingSlippage(quote, now)
        // The service deducts this many hundredths of a percent from the output at that time, rounded down.
        if (Either.isRight(remaining)) expect((now * (10_000n - remaining.right)) / 10_000n >= minimum).toBe(true)
        else expect((now - minimum) * 10_000n < now).toBe(true)
      }),
      whole
    )
  }, 600_000)
})
