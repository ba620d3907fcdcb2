import * as Either from "effect/Either"
import { OnrampAmountOutside } from "./errors.ts"
import { parseUnits } from "../../foundation/text/units.ts"
import type { OnrampQuote, PaymentCurrency, PaymentLimit, PurchaseCurrency } from "./events.ts"

const limits: ReadonlyArray<PaymentLimit> = [
  { id: "card", min: "10.00", max: "7500.00" },
  { id: "ach_bank_account", min: "10.00", max: "25000.00" }
]

/** The payment currencies if the service does not list any. docs/spec/onchain.md#onramp-defaults. */
export const defaultPaymentCurrencies: readonly [PaymentCurrency, PaymentCurrency] = [
  { id: "USD", limits },
  { id: "EUR", limits }
]

/**
 * The currencies to buy if the service does not list any: native USDC on Ethereum and Polygon.
 * docs/spec/onchain.md#onramp-defaults.
 */
export const defaultPurchaseCurrencies: readonly [PurchaseCurrency] = [
  {
    id: "2b92315d-eab7-5bef-84fa-089a131333f5",
    name: "USD Coin",
    symbol: "USDC",
    networks: [
      {
        name: "ethereum-mainnet",
        displayName: "Ethereum",
        id: "eip155:1",
        contract: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
      },
      {
        name: "polygon-mainnet",
        displayName: "Polygon",
        id: "eip155:137",
        contract: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359"
      }
    ]
  }
]

/**
 * Returns an amount (decimal text) if it is within a payment method's limits, inclusive. A method that is not listed
 * accepts any amount. docs/spec/onchain.md#onramp-amount-limits.
 */
export const checkPayment = (
  amount: string,
  currency: PaymentCurrency,
  method: string
): Either.Either<string, OnrampAmountOutside> => {
  const limit = currency.limits.find(({ id }) => id === method)
  const [units, min = 0n, max] = [amount, limit?.min ?? "0", limit?.max ?? ""].map((text) => parseUnits(text, 18))
  return units !== undefined && units > 0n && units >= min && (max === undefined || units <= max)
    ? Either.right(amount.trim())
    : Either.left(
        new OnrampAmountOutside({
          min: limit?.min ?? "0",
          max: limit?.max ?? "any amount",
          currency: currency.id,
          value: amount.slice(0, 64)
        })
      )
}

/**
 * Returns a placeholder for a quote that could not be fetched: every part repeats the amount.
 * docs/spec/onchain.md#onramp-quote-call.
 */
export const mockedQuote = (amount: string, currency: string): OnrampQuote => {
  const money = { amount, currency }
  return {
    networkFee: money,
    paymentSubtotal: money,
    paymentTotal: money,
    purchaseAmount: money,
    quoteId: "mocked-quote-id"
  }
}
