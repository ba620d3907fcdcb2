import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { checkAnyPayment } from "./checkAnyPayment.ts"
import type { PaymentCurrency } from "./events.ts"
import { defaultPaymentCurrencies } from "./defaults.ts"

const limits = [
  { id: "card", min: "30", max: "500" },
  { id: "bank", min: "100", max: "1000" }
]
const dollars = { ...defaultPaymentCurrencies[0], limits } satisfies Partial<PaymentCurrency>
const fits = (amount: string, currency: PaymentCurrency) => Either.isRight(checkAnyPayment(amount, currency))

describe("checkAnyPayment", () => {
  test.each([
    ["29", false],
    ["30", true],
    ["700", true],
    ["1000", true],
    ["1001", false]
  ])("checks whether any payment method accepts %s dollars: %s", (amount, is) => {
    expect(fits(amount, dollars)).toBe(is)
  })

  test("accepts any amount for a currency without limits", () => {
    expect(fits("0.01", { ...dollars, limits: [] })).toBe(true)
  })
})
