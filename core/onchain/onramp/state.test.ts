import { expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { OnrampOptions, Purchase } from "./events.ts"
import { after, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies, mockedQuote } from "./defaults.ts"
import { onrampStart, stepOnramp } from "./state.ts"

const start = mountSlice({ name: "onramp", start: onrampStart, step: stepOnramp }).join(sampleState())
const network = "eip155:1" as const
const account = `${network}:0x1` as const
const [usd, eur] = defaultPaymentCurrencies
const [usdc] = defaultPurchaseCurrencies
const ether = { id: "eth", name: "Ether", symbol: "ETH", networks: [] }
const options: OnrampOptions = { payment: [usd, eur], purchase: [usdc, ether], builtIn: false }
const asked: KitEvent = { _tag: "OnrampOptionsAsked", network }
const came: KitEvent = { _tag: "OnrampOptionsArrived", network, options }
const typed = (amount: string): KitEvent => ({ _tag: "OnrampAmountTyped", amount })
const wanted: Purchase = { amount: "50", payment: usd, purchase: usdc }
const quote = { ...mockedQuote("50", "USD"), purchaseAmount: { amount: "49.5", currency: "USDC" }, estimate: false }
const quoted: KitEvent = { _tag: "OnrampQuoteArrived", wanted, quote }
const room = (...events: ReadonlyArray<KitEvent>) => after(start, ...events).onramp ?? onrampStart

test("with the options the first currencies are chosen, and who delivers to the network", () => {
  const { options: given, paymentCurrency, providers, purchaseCurrency, selectedProvider } = room(asked, came)
  expect([given._tag, paymentCurrency?.id, purchaseCurrency?.symbol]).toEqual(["Arrived", "USD", "USDC"])
  expect([providers.map(({ name }) => name), selectedProvider?.label]).toEqual([["meld"], "Meld.io"])
  expect(room({ _tag: "OnrampOptionsAsked", network: "bip122:x" }).providers).toEqual([])
})

test("options of another network than the one asked for last came too late", () => {
  expect(room(asked, { _tag: "OnrampOptionsAsked", network: "eip155:137" }, came).options._tag).toBe("Asking")
})

test("a form that is filled in wants a quote, which fills in what is bought", () => {
  expect(room(asked, typed("50")).quotesLoading).toBe(false)
  expect(room(asked, typed("50"), came)).toMatchObject({ quotesLoading: true, purchaseAmount: "", error: null })
  expect(room(asked, came, typed("50"), quoted)).toMatchObject({
    quotesLoading: false,
    purchaseAmount: "49.5",
    paymentAmount: "50",
    quote: { estimate: false }
  })
})

test.each(["9.99", "25000.01", "0", "ten", "-50"])(
  "the amount %s is told to be none that can be paid, and no quote is wanted",
  (amount) => {
    expect(room(asked, came, typed(amount))).toMatchObject({
      quotesLoading: false,
      error: { tag: "OnrampAmountOutside", data: { min: "10.00", max: "25000.00" } }
    })
  }
)

test("a changed form forgets its quote, and one of the form before came too late", () => {
  expect(room(asked, came, typed("50"), quoted, typed("60"))).toMatchObject({
    quote: null,
    purchaseAmount: "",
    quotesLoading: true
  })
  expect(room(asked, came, typed("50"), typed("60"), quoted)).toMatchObject({ quote: null, quotesLoading: true })
  expect(room(asked, came, typed("50"), { _tag: "OnrampPaymentChosen", currency: "EUR" }, quoted)).toMatchObject({
    quote: null,
    paymentCurrency: { id: "EUR" }
  })
  expect(room(asked, came, typed("50"), { _tag: "OnrampPurchaseChosen", currency: "ETH" }, quoted)).toMatchObject({
    quote: null,
    purchaseCurrency: { symbol: "ETH" }
  })
  expect(room(asked, came, typed("50"), quoted, typed(""))).toMatchObject({
    quote: null,
    quotesLoading: false,
    error: null
  })
})

test("what is not offered is not chosen", () => {
  expect(
    room(
      asked,
      came,
      { _tag: "OnrampPaymentChosen", currency: "XXX" },
      { _tag: "OnrampPurchaseChosen", currency: "XXX" },
      { _tag: "OnrampProviderChosen", provider: "x" }
    )
  ).toMatchObject({
    paymentCurrency: { id: "USD" },
    purchaseCurrency: { symbol: "USDC" },
    selectedProvider: { name: "meld" }
  })
})

test("a quote may fail, or be none", () => {
  expect(room(asked, came, typed("50"), { _tag: "OnrampQuoteFailed", wanted, error: sampleFailure })).toMatchObject({
    quotesLoading: false,
    error: sampleFailure
  })
  expect(room(asked, came, typed("50"), { _tag: "OnrampQuoteArrived", wanted, quote: null })).toMatchObject({
    quotesLoading: false,
    purchaseAmount: "",
    quote: null
  })
})

test("the provider's page is asked for by account", () => {
  const page = (...events: ReadonlyArray<KitEvent>) =>
    room({ _tag: "OnrampPageAsked", account }, ...events).pages[account]
  expect(page()).toEqual({ _tag: "Asking", last: undefined })
  expect(page({ _tag: "OnrampPageArrived", account, url: "https://pay.test" })).toEqual({
    _tag: "Arrived",
    value: "https://pay.test"
  })
  expect(page({ _tag: "OnrampPageFailed", account, error: sampleFailure })).toEqual({
    _tag: "Failed",
    error: sampleFailure,
    last: undefined
  })
})

test("an event of another room leaves the on-ramp the same object", () => {
  expect(after(start, { _tag: "TabChosen", tab: "nfts" }).onramp).toBe(start.onramp)
})
