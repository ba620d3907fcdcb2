import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../core/onchain/onramp/defaults.ts"
import { paymentWire, purchaseWire } from "../../../core/onchain/onramp/schema.ts"
import { roomWith, dispatched } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts } from "../../../fixtures/testing/services/scriptedWallet.ts"
import { onrampLayer } from "./onrampLayer.ts"

const network = "eip155:1" as const
const account = `${network}:${accounts[0]}` as const
const asked = { _tag: "OnrampOptionsAsked", network } as const
const typed = (amount: string) => ({ _tag: "OnrampAmountTyped", amount }) as const
const page = { _tag: "OnrampPageAsked", account } as const
const money = (amount: string) => ({ amount, currency: "USD" })
const quoted = {
  networkFee: money("0.5"),
  paymentSubtotal: money("49.5"),
  paymentTotal: money("50"),
  purchaseAmount: { amount: "49.5", currency: "USDC" },
  quoteId: "q1"
}
const service = (url: URL): unknown =>
  url.pathname.endsWith("options")
    ? {
        paymentCurrencies: defaultPaymentCurrencies.map(paymentWire),
        purchaseCurrencies: defaultPurchaseCurrencies.map(purchaseWire)
      }
    : url.pathname.endsWith("quote")
      ? quoted
      : { url: "https://pay.coinbase.com/buy" }
const over = (answer: (url: URL) => unknown = service, known = true) => {
  const room = roomWith(answer, { known })
  return { ...room, layer: Layer.provideMerge(onrampLayer, room.layer) }
}

describe("the room onramp", () => {
  it.effect("fetches the options, and one quote when nobody types any more", () => {
    const { layer, paths } = over()
    return Effect.gen(function* () {
      yield* dispatched(asked)
      const { onramp } = yield* dispatched(typed("50"), typed("500"), typed("5000"), typed("50"))
      assert.deepStrictEqual(
        [onramp?.purchaseAmount, onramp?.quote?.estimate, onramp?.quotesLoading],
        ["49.5", false, false]
      )
      assert.deepStrictEqual(paths(), ["/v1/onramp/options", "/v1/onramp/quote"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("has the built-in list and an estimate, marked as such, where the service fails", () => {
    const { layer } = over(() => new Response("", { status: 403 }))
    return Effect.gen(function* () {
      const { onramp: options } = yield* dispatched(asked)
      assert.isTrue(options?.options._tag === "Arrived" && options.options.value.builtIn)
      const { onramp } = yield* dispatched(typed("50"))
      assert.deepStrictEqual([onramp?.purchaseAmount, onramp?.quote?.estimate], ["50", true])
    }).pipe(Effect.provide(layer))
  })

  it.effect("asks nobody for a quote of an amount that cannot be paid", () => {
    const { layer, paths } = over()
    return Effect.gen(function* () {
      yield* dispatched(asked)
      assert.strictEqual((yield* dispatched(typed("9"))).onramp?.error?.tag, "OnrampAmountOutside")
      assert.deepStrictEqual(paths(), ["/v1/onramp/options"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("fetches the provider's page, begun with what was filled in", () => {
    const { layer, posted } = over()
    return Effect.gen(function* () {
      yield* dispatched(asked)
      yield* dispatched(typed("50.10"))
      assert.deepStrictEqual((yield* dispatched(page)).onramp?.pages[account], {
        _tag: "Arrived",
        value: "https://pay.coinbase.com/buy"
      })
      assert.deepInclude(posted.at(-1), {
        presetFiatAmount: 50.1,
        destinationWallets: [{ address: accounts[0], blockchains: ["ethereum"], assets: ["USDC"] }]
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("tells that the provider's page could not be had", () => {
    const { layer } = over(() => ({ url: "javascript:alert(1)" }))
    return Effect.gen(function* () {
      const shown = (yield* dispatched(page)).onramp?.pages[account]
      assert.strictEqual(shown?._tag === "Failed" ? shown.error.tag : "", "OnrampUrlFailed")
    }).pipe(Effect.provide(layer))
  })

  it.effect("sells nothing on a network the service does not know, and asks nobody", () => {
    const { layer, paths } = over(service, false)
    return Effect.gen(function* () {
      const { onramp } = yield* dispatched(asked, typed("50"), page)
      assert.deepStrictEqual(
        [onramp?.options, onramp?.quotesLoading, onramp?.pages[account]],
        [
          { _tag: "Arrived", value: { payment: [], purchase: [], builtIn: false } },
          false,
          { _tag: "Arrived", value: "" }
        ]
      )
      assert.deepStrictEqual(paths(), [])
    }).pipe(Effect.provide(layer))
  })
})
