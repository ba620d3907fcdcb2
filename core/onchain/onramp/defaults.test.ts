import { checkAnyPayment } from "./checkAnyPayment.ts"
import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { checkPayment, defaultPaymentCurrencies, defaultPurchaseCurrencies, mockedQuote } from "./defaults.ts"

const [usd, eur] = defaultPaymentCurrencies

describe("checkPayment", () => {
  test("defaults to dollars and euros for payment, and to USDC on Ethereum and Polygon", () => {
    expect([usd.id, eur.id]).toEqual(["USD", "EUR"])
    expect(defaultPurchaseCurrencies.map(({ networks, symbol }) => [symbol, networks.map(({ id }) => id)])).toEqual([
      ["USDC", ["eip155:1", "eip155:137"]]
    ])
  })

  test.each([
    ["9.99", "card", false],
    ["10", "card", true],
    ["10.00", "card", true],
    ["7500", "card", true],
    ["7500.01", "card", false],
    ["7500.01", "ach_bank_account", true],
    ["25000.00", "ach_bank_account", true],
    ["25000.01", "ach_bank_account", false],
    ["1", "other", true],
    ["0", "other", false],
    ["-20", "card", false],
    ["", "card", false],
    ["ten", "card", false],
    ["1e3", "card", false]
  ])("checks %j dollars by %s: %s", (amount, method, fits) => {
    expect(Either.isRight(checkPayment(amount, usd, method))).toBe(fits)
  })

  test.each([
    ["9.99", false],
    ["10", true],
    ["25000", true],
    ["25000.01", false]
  ])("checks %s dollars by any payment method: %s", (amount, fits) => {
    expect(Either.isRight(checkAnyPayment(amount, usd))).toBe(fits)
    expect(Either.isRight(checkAnyPayment(amount, { id: "USD", limits: [] }))).toBe(true)
  })

  test("returns the limits for an amount outside of them", () => {
    expect(Either.getOrThrow(Either.flip(checkPayment("5", eur, "card"))).message).toBe(
      "Enter an amount from 10.00 to 7500.00 EUR"
    )
  })

  test("repeats the amount in place of a quote that could not be fetched", () => {
    const money = { amount: "50", currency: "USD" }
    expect(mockedQuote("50", "USD")).toEqual({
      networkFee: money,
      paymentSubtotal: money,
      paymentTotal: money,
      purchaseAmount: money,
      quoteId: "mocked-quote-id"
    })
  })
})
