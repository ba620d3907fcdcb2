import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  defaultPaymentCurrencies,
  defaultPurchaseCurrencies,
  mockedQuote
} from "../../../core/onchain/onramp/defaults.ts"
import { toPaymentWire, toPurchaseWire } from "../../../core/onchain/onramp/schema.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import type { HttpRequest } from "../../foundation/http/Transport.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { Onramp } from "./Onramp.ts"

const network = "eip155:1"
const account = `${network}:0x1111111111111111111111111111111111111111` as const
const [payment] = defaultPaymentCurrencies
const [purchase] = defaultPurchaseCurrencies
const catalog = { paymentCurrencies: [toPaymentWire(payment)], purchaseCurrencies: [toPurchaseWire(purchase)] }
const makeMoney = (amount: unknown) => ({ amount, currency: "USD" })
const quoted = {
  networkFee: makeMoney("0.5"),
  paymentSubtotal: makeMoney("49.5"),
  paymentTotal: makeMoney("50"),
  purchaseAmount: { amount: "49.5", currency: "USDC" },
  quoteId: "q1"
}

const options = Effect.flatMap(Onramp, (onramp) => onramp.options(network))
const quote = (amount: string) =>
  Effect.flatMap(Onramp, (onramp) => onramp.quote({ amount, payment, purchase }, network))
const url = Effect.flatMap(Onramp, (onramp) => onramp.url(account, ["USDC"]))

const provideOnramp = (answer: unknown, known = true) => {
  const requests: Array<HttpRequest> = []
  const { layer } = makeAnswering((_, request) => {
    requests.push(request)
    return answer
  })
  const bodies = () => requests.map(({ body }): unknown => (body === undefined ? undefined : JSON.parse(body.text)))
  return {
    requests,
    bodies,
    layer: Onramp.layer.pipe(
      Layer.provide(
        Layer.merge(
          layer,
          SupportedChains.layerTest(() => known)
        )
      )
    )
  }
}

describe("Onramp.options", () => {
  it.effect("returns the service's currencies", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* options, { payment: [payment], purchase: [purchase], builtIn: false })
    }).pipe(Effect.provide(provideOnramp(catalog).layer))
  )

  const malformed = { ...catalog, paymentCurrencies: [null, { id: "X" }], purchaseCurrencies: [7] }
  for (const answer of [new Response("", { status: 403 }), {}, [], malformed]) {
    it.effect(`returns the built-in list, marks it and logs the cause, for ${JSON.stringify(answer)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* options, {
          payment: defaultPaymentCurrencies,
          purchase: defaultPurchaseCurrencies,
          builtIn: true
        })
        assert.strictEqual(log.lines.filter((line) => line.endsWith("(onramp.options-failed)")).length, 1)
      }).pipe(Effect.provide(Layer.merge(provideOnramp(answer).layer, log.layer)))
    })
  }

  it.effect("F14: drops malformed entries and keeps the others", () =>
    Effect.gen(function* () {
      const { payment: payments, purchase: purchases } = yield* options
      assert.deepStrictEqual(
        payments.map(({ id, limits }) => [id, limits.length]),
        [
          ["USD", 2],
          ["GBP", 0]
        ]
      )
      assert.deepStrictEqual(
        purchases.map(({ networks, symbol }) => [symbol, networks.length]),
        [
          ["USDC", 2],
          ["ETH", 0]
        ]
      )
    }).pipe(
      Effect.provide(
        provideOnramp({
          paymentCurrencies: [
            ...catalog.paymentCurrencies,
            null,
            { id: "GBP", payment_method_limits: [{ id: "card", min: 10, max: "-1" }] }
          ],
          purchaseCurrencies: [
            ...catalog.purchaseCurrencies,
            { id: "e", name: "Ether", symbol: "ETH", networks: [{ name: "x", chain_id: "0" }] }
          ]
        }).layer
      )
    )
  )
})

describe("Onramp.quote", () => {
  it.effect("returns the service's quote, requested with amounts as text", () => {
    const { bodies, layer } = provideOnramp(quoted)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* quote(" 50 "), { ...quoted, estimate: false })
      assert.deepStrictEqual(bodies(), [
        {
          purchaseCurrency: toPurchaseWire(purchase),
          paymentCurrency: toPaymentWire(payment),
          amount: "50",
          network: "USDC"
        }
      ])
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [
    new Response("", { status: 500 }),
    {},
    { ...quoted, paymentTotal: makeMoney(50) },
    { ...quoted, networkFee: makeMoney("1e9") }
  ]) {
    it.effect(`returns an estimate of the amount if the service fails: ${JSON.stringify(answer)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* quote("50"), { ...mockedQuote("50", "USD"), estimate: true })
        assert.strictEqual(log.lines.filter((line) => line.endsWith("(onramp.quote-failed)")).length, 1)
      }).pipe(Effect.provide(Layer.merge(provideOnramp(answer).layer, log.layer)))
    })
  }

  it.effect("rejects an amount outside of all limits without a request", () => {
    const { layer, requests } = provideOnramp(quoted)
    return Effect.gen(function* () {
      for (const amount of ["9.99", "25000.01", "-50", "ten", ""])
        assert.strictEqual((yield* Effect.flip(quote(amount)))._tag, "OnrampAmountOutside")
      assert.strictEqual(requests.length, 0)
    }).pipe(Effect.provide(layer))
  })
})

describe("Onramp.url", () => {
  it.effect("sends the account, its network and the assets", () => {
    const { bodies, layer } = provideOnramp({ url: "https://pay.coinbase.com/buy?x=1" })
    return Effect.gen(function* () {
      assert.strictEqual(yield* url, "https://pay.coinbase.com/buy?x=1")
      const { address } = { address: account.slice(9) }
      assert.deepStrictEqual(bodies(), [
        {
          destinationWallets: [{ address, blockchains: ["ethereum"], assets: ["USDC"] }],
          defaultNetwork: "ethereum",
          partnerUserId: address,
          defaultExperience: "buy"
        }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends preset amounts as numbers, and omits invalid ones", () => {
    const { bodies, layer } = provideOnramp({ url: "https://pay.coinbase.com/" })
    return Effect.gen(function* () {
      const onramp = yield* Onramp
      yield* onramp.url(account, ["USDC"], { fiat: "50.10", crypto: "0.000000000000000001" })
      yield* onramp.url(account, ["USDC"], { fiat: "ten" })
      const [first, second] = bodies()
      assert.deepInclude(first, { presetFiatAmount: 50.1, presetCryptoAmount: 1e-18 })
      assert.notProperty(second, "presetFiatAmount")
    }).pipe(Effect.provide(layer))
  })

  for (const [answer, tag] of [
    [{ url: "javascript:alert(1)" }, "OnrampHostUnknown"],
    [{ url: "http://pay.coinbase.com" }, "OnrampHostUnknown"],
    [{ url: "https://pay.coinbase.com@evil.test/" }, "OnrampHostUnknown"],
    [{ url: "https://pay.test/buy" }, "OnrampHostUnknown"],
    [{}, "OnrampUrlFailed"],
    [new Response("", { status: 503 }), "OnrampUrlFailed"]
  ] as const) {
    it.effect(`fails with ${tag} for ${JSON.stringify(answer)}`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(url))._tag, tag)
      }).pipe(Effect.provide(provideOnramp(answer).layer))
    )
  }
})

it.effect(
  "Onramp.options, quote and url are empty without a request on a network that the service does not support",
  () => {
    const { layer, requests } = provideOnramp({}, false)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* options, { payment: [], purchase: [], builtIn: false })
      assert.isNull(yield* quote("50"))
      assert.strictEqual(yield* url, "")
      assert.strictEqual(requests.length, 0)
    }).pipe(Effect.provide(layer))
  }
)
