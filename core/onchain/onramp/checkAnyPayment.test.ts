import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { checkAnyPayment } from "./checkAnyPayment.ts"
import type { PaymentCurrency } from "./events.ts"
import { defaultPaymentCurrencies } from "./defaults.ts"

const limits = [
  { id: "card", min: "30", max: "500" },
  { id: "bank", min: "100", max: "1000" }
]
const dollars = { ...defaultPaymentCurrencies[0], limits } satisfies Partial<PaymentCurrency>
const fits = (amount: string, currency: PaymentCurrency) => Either.isRight(checkAnyPayment(amount, currency))

test.each([
  ["29", false],
  ["30", true],
  ["700", true],
  ["1000", true],
  ["1001", false]
])("that some way to pay takes %s dollars is %s", (amount, is) => {
  expect(fits(amount, dollars)).toBe(is)
})

test("a currency that names no limits has none", () => {
  expect(fits("0.01", { ...dollars, limits: [] })).toBe(true)
})
