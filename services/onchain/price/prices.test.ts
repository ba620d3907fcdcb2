import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import type { HttpRequest } from "../../foundation/http/Transport.ts"
import { Store } from "../../foundation/store/Store.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Prices } from "./Prices.ts"
import { priceLayer } from "./priceLayer.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const coin = getCoin("eip155:1")
const usdc = "eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"
const makeItem = (address: string, price: unknown) => ({ address, name: "x", symbol: "X", iconUrl: "", price })
const both = { fungibles: [makeItem(coin, 2500.5), makeItem(usdc, 1)] }

const providePrices = (
  answer: (nth: number) => unknown,
  known: (network: string) => boolean = () => true,
  settings = testSettings
) => {
  const requests: Array<HttpRequest> = []
  const { layer: calls, seen } = makeAnswering((_, request, nth) => {
    requests.push(request)
    return answer(nth)
  }, settings)
  const chains = SupportedChains.layerTest(known)
  return { calls, seen, requests, layer: Prices.layer.pipe(Layer.provide(Layer.merge(calls, chains))) }
}
const usd = (...tokens: ReadonlyArray<AccountId>) => Effect.flatMap(Prices, (prices) => prices.usd(tokens))
/** Lets responses arrive, then advances the clock. */
const advance = (seconds: number) =>
  Effect.gen(function* () {
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
    for (let i = 0; i < seconds * 10; i++) yield* TestClock.adjust("100 millis")
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
  })

describe("Prices.usd", () => {
  it.effect("returns exact text, requested in one POST with currency, tokens and project", () => {
    const { layer, requests, seen } = providePrices(() => both)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* usd(usdc, coin), { [coin]: "2500.5", [usdc]: "1" })
      assert.deepStrictEqual(JSON.parse(requests[0]?.body?.text ?? ""), {
        currency: "usd",
        addresses: [usdc, coin],
        projectId: "p1"
      })
      assert.strictEqual(seen[0]?.pathname, "/v1/fungible/price")
    }).pipe(Effect.provide(layer))
  })

  for (const [fungibles, lines] of [
    [both.fungibles, []],
    [[...both.fungibles, makeItem("nowhere", -1)], ["price.list: 1 of 3 prices were malformed"]]
  ] as const) {
    it.effect(`logs only dropped prices: ${JSON.stringify(lines)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* usd(usdc, coin)
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(providePrices(() => ({ fungibles })).layer, log.layer)))
    })
  }

  it.effect("shares one request among simultaneous callers in any order and spelling, and caches it for 30 s", () => {
    const { layer, seen } = providePrices(() => both)
    return Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 10 }, (_, i) =>
          i % 2 === 0 ? usd(coin, usdc) : usd("eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", coin)
        ),
        { concurrency: "unbounded" }
      )
      yield* TestClock.adjust("29999 millis")
      yield* usd(coin, usdc)
      assert.strictEqual(seen.length, 1)
      yield* TestClock.adjust("2 millis")
      yield* usd(coin, usdc)
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns no prices without a request on a network that the service does not support", () => {
    const { layer, seen } = providePrices(
      () => both,
      () => false
    )
    return Effect.gen(function* () {
      assert.deepStrictEqual([yield* usd(coin), yield* usd(), seen.length], [{}, {}, 0])
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    ["BadStatus", () => new Response("", { status: 403 })],
    ["BadShape", () => ({ fungibles: {} })],
    ["BadShape", () => new Response("<html>")],
    ["RateLimited", () => new Response("", { status: 429, headers: { "retry-after": "60" } })]
  ] as const)("fails with %s, and requests again unless the service asked for a pause", ([tag, answer]) => {
    const { layer, seen } = providePrices(answer)
    return Effect.gen(function* () {
      for (const nth of [1, 2]) {
        assert.strictEqual((yield* Effect.flip(usd(coin)))._tag, tag)
        assert.strictEqual(seen.length, tag === "RateLimited" ? 1 : nth)
      }
    }).pipe(Effect.provide(layer))
  })

  it.effect("F13: tries three times if the service fails twice", () => {
    const { layer, seen } = providePrices((nth) => (nth < 3 ? new Response("", { status: 503 }) : both))
    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(usd(coin))
      yield* advance(2)
      assert.deepStrictEqual(yield* fiber, { [coin]: "2500.5" })
      assert.strictEqual(seen.length, 3)
    }).pipe(Effect.provide(layer))
  })
})

describe("priceLayer", () => {
  const provideRoom = (answer: (nth: number) => unknown) => {
    const { calls, seen } = providePrices(answer)
    return {
      seen: () => seen.filter(({ pathname }) => pathname.endsWith("/price")),
      layer: priceLayer.pipe(Layer.provideMerge(Layer.merge(calls, Store.layer(testState()))))
    }
  }
  const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

  it.effect("loads requested prices, each token once", () => {
    const { layer, seen } = provideRoom(() => both)
    return Effect.gen(function* () {
      yield* dispatch({ _tag: "PricesAsked", tokens: [coin] }, { _tag: "PricesAsked", tokens: [coin, usdc] })
      yield* advance(1)
      assert.deepEqual((yield* Store).getState().price?.prices, {
        [coin]: { _tag: "Arrived", value: "2500.5" } as const,
        [usdc]: { _tag: "Arrived", value: "1" }
      })
      assert.strictEqual(seen().length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("stores a failure as data", () =>
    Effect.gen(function* () {
      yield* dispatch({ _tag: "PricesAsked", tokens: [coin] })
      yield* advance(1)
      assert.deepInclude((yield* Store).getState().price?.prices[coin], { _tag: "Failed", last: undefined })
    }).pipe(Effect.provide(provideRoom(() => new Response("", { status: 403 })).layer))
  )
})
