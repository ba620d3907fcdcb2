import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { OnrampOptions, Purchase } from "./events.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies, mockedQuote } from "./defaults.ts"
import { onrampStart, stepOnramp } from "./state.ts"

const start = mountSlice({ name: "onramp", start: onrampStart, step: stepOnramp }).join(sampleState())
const network = "eip155:1" as const
const account = `${network}:0x1` as const
const [usd, eur] = defaultPaymentCurrencies
const [usdc] = defaultPurchaseCurrencies
const zeros = `0x${"0".repeat(40)}`
const ether = {
  id: "eth",
  name: "Ether",
  symbol: "ETH",
  networks: usdc.networks.slice(0, 1).map((network) => ({ ...network, contract: zeros }))
}
const options: OnrampOptions = { payment: [usd, eur], purchase: [usdc, ether], builtIn: false }
const requested: KitEvent = { _tag: "OnrampOptionsAsked", network }
const arrived: KitEvent = { _tag: "OnrampOptionsArrived", network, options }
const makeTyped = (amount: string): KitEvent => ({ _tag: "OnrampAmountTyped", amount })
const expected: Purchase = { amount: "50", payment: usd, purchase: usdc }
const quote = { ...mockedQuote("50", "USD"), purchaseAmount: { amount: "49.5", currency: "USDC" }, estimate: false }
const quoted: KitEvent = { _tag: "OnrampQuoteArrived", wanted: expected, quote }
const room = (...events: ReadonlyArray<KitEvent>) => stateAfter(start, ...events).onramp ?? onrampStart

describe("stepOnramp", () => {
  test("selects the first currencies when the options arrive, and the providers of the network", () => {
    const {
      options: offered,
      paymentCurrency,
      providers,
      purchaseCurrency,
      selectedProvider
    } = room(requested, arrived)
    expect([offered._tag, paymentCurrency?.id, purchaseCurrency?.symbol]).toEqual(["Arrived", "USD", "USDC"])
    expect([providers.map(({ name }) => name), selectedProvider?.label]).toEqual([["meld"], "Meld.io"])
    expect(room({ _tag: "OnrampOptionsAsked", network: "bip122:x" }).providers).toEqual([])
  })

  test("ignores stale options of another network than the one requested last", () => {
    expect(room(requested, { _tag: "OnrampOptionsAsked", network: "eip155:137" }, arrived).options._tag).toBe("Asking")
  })

  test("requests a quote for a complete form, and fills in the purchased amount", () => {
    expect(room(requested, makeTyped("50")).quotesLoading).toBe(false)
    expect(room(requested, makeTyped("50"), arrived)).toMatchObject({
      quotesLoading: true,
      purchaseAmount: "",
      error: null
    })
    expect(room(requested, arrived, makeTyped("50"), quoted)).toMatchObject({
      quotesLoading: false,
      purchaseAmount: "49.5",
      paymentAmount: "50",
      quote: { estimate: false }
    })
  })

  test.each(["9.99", "7500.01", "0", "ten", "-50"])("rejects the amount %s and requests no quote", (amount) => {
    expect(room(requested, arrived, makeTyped(amount))).toMatchObject({
      quotesLoading: false,
      error: { tag: "OnrampAmountOutside", data: { min: "10.00", max: "7500.00" } }
    })
  })

  test("drops the quote of a changed form, and ignores a stale quote", () => {
    expect(room(requested, arrived, makeTyped("50"), quoted, makeTyped("60"))).toMatchObject({
      quote: null,
      purchaseAmount: "",
      quotesLoading: true
    })
    expect(room(requested, arrived, makeTyped("50"), makeTyped("60"), quoted)).toMatchObject({
      quote: null,
      quotesLoading: true
    })
    expect(
      room(requested, arrived, makeTyped("50"), { _tag: "OnrampPaymentChosen", currency: "EUR" }, quoted)
    ).toMatchObject({
      quote: null,
      paymentCurrency: { id: "EUR" }
    })
    expect(
      room(requested, arrived, makeTyped("50"), { _tag: "OnrampPurchaseChosen", currency: "ETH" }, quoted)
    ).toMatchObject({
      quote: null,
      purchaseCurrency: { symbol: "ETH" }
    })
    expect(room(requested, arrived, makeTyped("50"), quoted, makeTyped(""))).toMatchObject({
      quote: null,
      quotesLoading: false,
      error: null
    })
  })

  test("does not select a currency that is not offered", () => {
    expect(
      room(
        requested,
        arrived,
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

  test("handles a failed quote and a missing quote", () => {
    expect(
      room(requested, arrived, makeTyped("50"), { _tag: "OnrampQuoteFailed", wanted: expected, error: sampleFailure })
    ).toMatchObject({
      quotesLoading: false,
      error: sampleFailure
    })
    expect(
      room(requested, arrived, makeTyped("50"), { _tag: "OnrampQuoteArrived", wanted: expected, quote: null })
    ).toMatchObject({
      quotesLoading: false,
      purchaseAmount: "",
      quote: null
    })
  })

  test("uses the limits of the selected payment method", () => {
    const byBank = room(requested, arrived, { _tag: "OnrampWayChosen", way: "ach_bank_account" }, makeTyped("7500.01"))
    expect([byBank.quotesLoading, byBank.error]).toEqual([true, null])
    expect(room(requested, arrived, makeTyped("7500.01"), { _tag: "OnrampWayChosen", way: "card" })).toMatchObject({
      quotesLoading: false,
      error: { data: { max: "7500.00" } }
    })
  })

  const mine: KitEvent = { _tag: "OnrampOptionsAsked", network, account }
  const page = "https://pay.test"
  const paged: KitEvent = { _tag: "OnrampQuoteArrived", wanted: expected, account, quote, page }

  test("stores the provider's page with the quote for the form's account, and drops them together", () => {
    const form = [mine, arrived, makeTyped("50")]
    expect(room(...form, paged).page).toBe(page)
    expect(room(...form, { ...paged, account: `${network}:0x2` })).toMatchObject({ page: "", quotesLoading: true })
    expect(room(...form, paged, makeTyped("60")).page).toBe("")
    expect(room(...form, paged, { _tag: "OnrampOptionsAsked", network, account: `${network}:0x2` })).toMatchObject({
      page: "",
      quote: null,
      paymentAmount: ""
    })
  })

  test("selects the page's currencies once they are available, until the visitor changes the form", () => {
    const filled: KitEvent = { _tag: "OnrampFilled", amount: "50", currency: "eur", token: "eth" }
    const both = [room(filled, mine, arrived), room(mine, arrived, filled)]
    for (const filledRoom of both)
      expect(filledRoom).toMatchObject({
        filledIn: true,
        paymentAmount: "50",
        paymentCurrency: { id: "EUR" },
        purchaseCurrency: { symbol: "ETH" },
        quotesLoading: true
      })
    expect(room(mine, arrived, filled, makeTyped("51")).filledIn).toBe(false)
    expect(room(mine, arrived, { ...filled, currency: "XXX", token: "none" })).toMatchObject({
      paymentCurrency: { id: "USD" },
      purchaseCurrency: { symbol: "USDC" }
    })
  })

  const makeLooked = (units: string): KitEvent => ({ _tag: "OnrampLooked", held: units, decimals: 6 })

  test("reports an arrival when the account holds more than at the first check", () => {
    const getBought = (...events: ReadonlyArray<KitEvent>) =>
      room(mine, arrived, makeTyped("50"), paged, { _tag: "OnrampContinued" }, ...events).bought
    expect(getBought()).toMatchObject({
      phase: "Waiting",
      before: null,
      provider: "Meld.io",
      symbol: "USDC",
      url: page
    })
    expect(getBought(makeLooked("1500000"), makeLooked("1500000"))).toMatchObject({
      phase: "Waiting",
      before: "1500000"
    })
    expect(getBought(makeLooked("1500000"), makeLooked("51000000"))).toMatchObject({ phase: "Arrived", gained: "49.5" })
    expect(getBought(makeLooked("5"), makeLooked("3"), makeLooked("4"))).toMatchObject({
      phase: "Arrived",
      gained: "0.000001"
    })
    expect(getBought(makeLooked("1"), { _tag: "OnrampContinued" }, makeLooked("2"))).toMatchObject({ phase: "Arrived" })
    expect(getBought(makeLooked("1"), { _tag: "OnrampLookEnded" }, makeLooked("2"))).toMatchObject({ phase: "Late" })
    expect(room({ _tag: "OnrampContinued" }, makeLooked("1")).bought).toBeNull()
  })

  test("keeps the same on-ramp object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "nfts" }).onramp).toBe(start.onramp)
  })
})
