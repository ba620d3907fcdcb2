import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../core/onchain/onramp/defaults.ts"
import { paymentWire, purchaseWire } from "../../../core/onchain/onramp/schema.ts"
import { roomWith, dispatched } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { onrampLayer } from "./onrampLayer.ts"

const network = "eip155:1" as const
const account = `${network}:${accounts[0]}` as const
const asked = { _tag: "OnrampOptionsAsked", network, account } as const
const typed = (amount: string) => ({ _tag: "OnrampAmountTyped", amount }) as const
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
const over = (
  answer: (url: URL) => unknown = service,
  known = true,
  node: (method: string, params: ReadonlyArray<unknown>) => unknown = () => "0x0"
) => {
  const room = roomWith(answer, { known })
  return { ...room, layer: Layer.provideMerge(onrampLayer, Layer.merge(room.layer, Rpc.layerTest(node))) }
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
      assert.deepStrictEqual(paths(), ["/v1/onramp/options", "/v1/onramp/quote", "/v1/generators/onrampurl"])
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
      const { onramp } = yield* dispatched(typed("50.10"))
      assert.strictEqual(onramp?.page, "https://pay.coinbase.com/buy")
      assert.deepInclude(posted.at(-1), {
        presetFiatAmount: 50.1,
        destinationWallets: [{ address: accounts[0], blockchains: ["ethereum"], assets: ["USDC"] }]
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("tells that the provider's page could not be had, and keeps the quote", () => {
    const { layer } = over((url) =>
      url.pathname.endsWith("onrampurl") ? { url: "javascript:alert(1)" } : service(url)
    )
    return Effect.gen(function* () {
      yield* dispatched(asked)
      const { onramp } = yield* dispatched(typed("50"))
      assert.deepStrictEqual(
        [onramp?.page, onramp?.error?.tag, onramp?.purchaseAmount],
        ["", "OnrampHostUnknown", "49.5"]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("looks for what was bought each 15 s while the page is seen, and finds it", () => {
    let held = 1_500_000n
    let looks = 0
    const { layer } = over(service, true, (method, params) => {
      const [call] = params
      const data = typeof call === "object" && call !== null && "data" in call ? String(call.data) : ""
      if (method !== "eth_call") return "0x0"
      if (data.startsWith("0x313ce567")) return `0x${"6".padStart(64, "0")}`
      if (data.startsWith("0x95d89b41")) return "0x"
      looks++
      return `0x${held.toString(16).padStart(64, "0")}`
    })
    return Effect.gen(function* () {
      yield* dispatched(asked)
      yield* dispatched(typed("50"))
      const { onramp: waiting } = yield* dispatched({ _tag: "OnrampContinued" })
      assert.deepStrictEqual([waiting?.bought?.before, looks], ["1500000", 1])
      yield* TestClock.adjust("14 seconds")
      assert.strictEqual(looks, 1)
      yield* TestClock.adjust("1 seconds")
      assert.strictEqual(looks, 2)
      held += 49_500_000n
      yield* TestClock.adjust("15 seconds")
      const { onramp } = yield* dispatched()
      assert.deepInclude(onramp?.bought, { phase: "Arrived", gained: "49.5" })
      yield* TestClock.adjust("1 hours")
      assert.strictEqual(looks, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("stops looking after a quarter of an hour, and says so", () => {
    const { layer } = over(service, true, () => "0x1")
    return Effect.gen(function* () {
      yield* dispatched(asked)
      yield* dispatched({ _tag: "OnrampPurchaseChosen", currency: "USDC" }, typed("50"))
      yield* dispatched({ _tag: "OnrampContinued" })
      yield* TestClock.adjust("14 minutes")
      assert.strictEqual((yield* dispatched()).onramp?.bought?.phase, "Waiting")
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual((yield* dispatched()).onramp?.bought?.phase, "Late")
    }).pipe(Effect.provide(layer))
  })

  it.effect("sells nothing on a network the service does not know, and asks nobody", () => {
    const { layer, paths } = over(service, false)
    return Effect.gen(function* () {
      const { onramp } = yield* dispatched(asked, typed("50"))
      assert.deepStrictEqual(
        [onramp?.options, onramp?.quotesLoading, onramp?.page],
        [{ _tag: "Arrived", value: { payment: [], purchase: [], builtIn: false } }, false, ""]
      )
      assert.deepStrictEqual(paths(), [])
    }).pipe(Effect.provide(layer))
  })
})
