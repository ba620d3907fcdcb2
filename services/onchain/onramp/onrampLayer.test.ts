import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../core/onchain/onramp/defaults.ts"
import { toPaymentWire, toPurchaseWire } from "../../../core/onchain/onramp/schema.ts"
import { commandAndWait, dispatchAndWait, makeRoom } from "../../../fixtures/testing/services/roomWith.ts"
import { accounts } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { onrampLayer } from "./onrampLayer.ts"

const network = "eip155:1" as const
const account = `${network}:${accounts[0]}` as const
const askForOptions = { _tag: "OnrampOptionsAsked", network, account } as const
const proceed = commandAndWait("onramp", (commands) => commands.proceed())
const typeAmount = (amount: string) => ({ _tag: "OnrampAmountTyped", amount }) as const
const makeMoney = (amount: string) => ({ amount, currency: "USD" })
const quoted = {
  networkFee: makeMoney("0.5"),
  paymentSubtotal: makeMoney("49.5"),
  paymentTotal: makeMoney("50"),
  purchaseAmount: { amount: "49.5", currency: "USDC" },
  quoteId: "q1"
}
const service = (url: URL): unknown =>
  url.pathname.endsWith("options")
    ? {
        paymentCurrencies: defaultPaymentCurrencies.map(toPaymentWire),
        purchaseCurrencies: defaultPurchaseCurrencies.map(toPurchaseWire)
      }
    : url.pathname.endsWith("quote")
      ? quoted
      : { url: "https://pay.coinbase.com/buy" }
const provideOnramp = (
  answer: (url: URL) => unknown = service,
  known = true,
  node: (method: string, params: ReadonlyArray<unknown>) => unknown = () => "0x0"
) => {
  const room = makeRoom(answer, { known })
  return { ...room, layer: Layer.provideMerge(onrampLayer, Layer.merge(room.layer, Rpc.layerTest(node))) }
}

describe("onrampLayer", () => {
  it.effect("requests the options, and one quote when typing pauses", () => {
    const { layer, paths } = provideOnramp()
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      const { onramp } = yield* dispatchAndWait(
        typeAmount("50"),
        typeAmount("500"),
        typeAmount("5000"),
        typeAmount("50")
      )
      assert.deepStrictEqual(
        [onramp?.purchaseAmount, onramp?.quote?.estimate, onramp?.quotesLoading],
        ["49.5", false, false]
      )
      assert.deepStrictEqual(paths(), ["/v1/onramp/options", "/v1/onramp/quote", "/v1/generators/onrampurl"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("uses the built-in list and a marked estimate if the service fails", () => {
    const { layer } = provideOnramp(() => new Response("", { status: 403 }))
    return Effect.gen(function* () {
      const { onramp: options } = yield* dispatchAndWait(askForOptions)
      assert.isTrue(options?.options._tag === "Arrived" && options.options.value.builtIn)
      const { onramp } = yield* dispatchAndWait(typeAmount("50"))
      assert.deepStrictEqual([onramp?.purchaseAmount, onramp?.quote?.estimate], ["50", true])
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests no quote for an amount outside of the limits", () => {
    const { layer, paths } = provideOnramp()
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      assert.strictEqual((yield* dispatchAndWait(typeAmount("9"))).onramp?.error?.tag, "OnrampAmountOutside")
      assert.deepStrictEqual(paths(), ["/v1/onramp/options"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests the provider's page with the entered amount", () => {
    const { layer, posted } = provideOnramp()
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      const { onramp } = yield* dispatchAndWait(typeAmount("50.10"))
      assert.strictEqual(onramp?.page, "https://pay.coinbase.com/buy")
      assert.deepInclude(posted.at(-1), {
        presetFiatAmount: 50.1,
        destinationWallets: [{ address: accounts[0], blockchains: ["ethereum"], assets: ["USDC"] }]
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports that the provider's page could not be loaded and keeps the quote", () => {
    const { layer } = provideOnramp((url) =>
      url.pathname.endsWith("onrampurl") ? { url: "javascript:alert(1)" } : service(url)
    )
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      const { onramp } = yield* dispatchAndWait(typeAmount("50"))
      assert.deepStrictEqual(
        [onramp?.page, onramp?.error?.tag, onramp?.purchaseAmount],
        ["", "OnrampHostUnknown", "49.5"]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("checks for a purchase every 15 s while the page is visible, until it arrives", () => {
    let balance = 1_500_000n
    let checks = 0
    const { layer } = provideOnramp(service, true, (method, params) => {
      const [call] = params
      const data = typeof call === "object" && call !== null && "data" in call ? String(call.data) : ""
      if (method !== "eth_call") return "0x0"
      if (data.startsWith("0x313ce567")) return `0x${"6".padStart(64, "0")}`
      if (data.startsWith("0x95d89b41")) return "0x"
      checks++
      return `0x${balance.toString(16).padStart(64, "0")}`
    })
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      yield* dispatchAndWait(typeAmount("50"))
      const { onramp: waiting } = yield* proceed
      assert.deepStrictEqual([waiting?.bought?.before, checks], ["1500000", 1])
      yield* TestClock.adjust("14 seconds")
      assert.strictEqual(checks, 1)
      yield* TestClock.adjust("1 seconds")
      assert.strictEqual(checks, 2)
      balance += 49_500_000n
      yield* TestClock.adjust("15 seconds")
      const { onramp } = yield* dispatchAndWait()
      assert.deepInclude(onramp?.bought, { phase: "Arrived", gained: "49.5" })
      yield* TestClock.adjust("1 hours")
      assert.strictEqual(checks, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("stops checking after 15 minutes and reports it", () => {
    const { layer } = provideOnramp(service, true, () => "0x1")
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForOptions)
      yield* dispatchAndWait({ _tag: "OnrampPurchaseChosen", currency: "USDC" }, typeAmount("50"))
      yield* proceed
      yield* TestClock.adjust("7 minutes")
      // Continuing with the same purchase does not start the time again.
      yield* proceed
      yield* TestClock.adjust("7 minutes")
      assert.strictEqual((yield* dispatchAndWait()).onramp?.bought?.phase, "Waiting")
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual((yield* dispatchAndWait()).onramp?.bought?.phase, "Late")
    }).pipe(Effect.provide(layer))
  })

  it.effect("offers no currencies and sends no requests on a network that the service does not support", () => {
    const { layer, paths } = provideOnramp(service, false)
    return Effect.gen(function* () {
      const { onramp } = yield* dispatchAndWait(askForOptions, typeAmount("50"))
      assert.deepStrictEqual(
        [onramp?.options, onramp?.quotesLoading, onramp?.page],
        [{ _tag: "Arrived", value: { payment: [], purchase: [], builtIn: false } }, false, ""]
      )
      assert.deepStrictEqual(paths(), [])
    }).pipe(Effect.provide(layer))
  })
})
