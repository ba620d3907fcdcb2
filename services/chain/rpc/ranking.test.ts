import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/TestClock"
import { ranking } from "../../../core/chain/rpc/rank.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { RpcOrder } from "./RpcOrder.ts"
import { rankingLayer, rankingRestMillis } from "./rankingLayer.ts"

/** Milliseconds until the node answers; null if it fails; or the id of another chain. */
type Node = number | null | { readonly chain: string }
const provideNodes = (nodes: Record<string, Node>, isVisible = () => true) => {
  const pings: Array<string> = []
  const transport = Transport.layerTest(({ url }) =>
    Effect.suspend(() => {
      const { hostname } = new URL(url)
      pings.push(hostname)
      const node = nodes[hostname] ?? null
      if (node === null) return Effect.fail("gone")
      const [delay, result] = typeof node === "number" ? [node, "0x1"] : [1, node.chain]
      return Effect.delay(
        Effect.sync(() => Response.json({ jsonrpc: "2.0", id: 1, result })),
        delay
      )
    })
  )
  const layer = rankingLayer.pipe(
    Layer.provide(Calls.layer),
    Layer.provide(
      Layer.mergeAll(transport, Online.layerAlways, Settings.layer(testSettings), PageVisibility.layerTest(isVisible))
    )
  )
  const endpoints = Object.keys(nodes).map((host) => ({
    url: `https://${host}`,
    bodyType: "application/json" as const
  }))
  const order = Effect.flatMap(RpcOrder, (service) => service.order("eip155:1", endpoints))
  return { pings, layer, nodes, order: Effect.map(order, (all) => all.map(({ url }) => new URL(url).hostname)) }
}
const advanceRounds = (count: number) => TestClock.adjust(count * ranking.intervalMillis)

describe("rankingLayer", () => {
  it.effect("keeps the configured order until every endpoint was pinged, then puts the fastest first", () => {
    const { layer, order } = provideNodes({ "slow.test": 300, "quick.test": 20 })
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* order, ["slow.test", "quick.test"])
      yield* TestClock.adjust(299)
      assert.deepStrictEqual(yield* order, ["slow.test", "quick.test"])
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* order, ["quick.test", "slow.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("pings each endpoint once every 4 s, however often the order is requested", () => {
    const { layer, order, pings } = provideNodes({ "a.test": 1, "b.test": 1 })
    return Effect.gen(function* () {
      for (const _ of [1, 2, 3]) yield* order
      yield* TestClock.adjust(3_999)
      assert.lengthOf(pings, 2)
      yield* TestClock.adjust(1)
      assert.lengthOf(pings, 4)
    }).pipe(Effect.provide(layer))
  })

  it.effect("puts a failing endpoint last, and forgives it after ten successful pings", () => {
    const { layer, nodes, order } = provideNodes({ "a.test": null, "b.test": 50 })
    return Effect.gen(function* () {
      yield* order
      yield* advanceRounds(1)
      assert.deepStrictEqual(yield* order, ["b.test", "a.test"])
      nodes["a.test"] = 10
      yield* advanceRounds(12)
      assert.deepStrictEqual(yield* order, ["a.test", "b.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("treats an endpoint that hangs as failing, and keeps pinging the other", () => {
    const { layer, order, pings } = provideNodes({ "hangs.test": 60_000, "b.test": 50 })
    return Effect.gen(function* () {
      yield* order
      yield* advanceRounds(3)
      assert.deepStrictEqual(yield* order, ["b.test", "hangs.test"])
      assert.isAtLeast(pings.filter((host) => host === "b.test").length, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("treats an endpoint of another chain as failing", () => {
    const { layer, order } = provideNodes({ "polygon.test": { chain: "0x89" }, "b.test": 500 })
    return Effect.gen(function* () {
      yield* order
      yield* advanceRounds(1)
      assert.deepStrictEqual(yield* order, ["b.test", "polygon.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no pings for a network with one endpoint", () => {
    const { layer, order, pings } = provideNodes({ "a.test": 1 })
    return Effect.gen(function* () {
      yield* order
      yield* advanceRounds(2)
      assert.deepStrictEqual(pings, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no pings before the first request", () => {
    const { layer, pings } = provideNodes({ "a.test": 1, "b.test": 1 })
    return Effect.gen(function* () {
      yield* advanceRounds(3)
      assert.deepStrictEqual(pings, [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("pauses after a minute without requests, keeps its measurements, and resumes with the next request", () => {
    const { layer, order, pings } = provideNodes({ "slow.test": 300, "quick.test": 20 })
    return Effect.gen(function* () {
      yield* order
      yield* TestClock.adjust(rankingRestMillis - 1)
      assert.lengthOf(pings, 2 * 15)
      yield* TestClock.adjust(1)
      const before = pings.length
      yield* advanceRounds(100)
      assert.lengthOf(pings, before)
      assert.deepStrictEqual(yield* order, ["quick.test", "slow.test"])
      yield* TestClock.adjust(0)
      assert.lengthOf(pings, before + 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps pinging past the minute while requests continue", () => {
    const { layer, order, pings } = provideNodes({ "a.test": 1, "b.test": 1 })
    return Effect.gen(function* () {
      for (let i = 0; i < 30; i++) {
        yield* order
        yield* advanceRounds(1)
      }
      assert.lengthOf(pings, 2 * 31)
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no pings while the page is hidden", () => {
    let isPageVisible = true
    const { layer, order, pings } = provideNodes({ "a.test": 1, "b.test": 1 }, () => isPageVisible)
    return Effect.gen(function* () {
      yield* order
      yield* advanceRounds(1)
      isPageVisible = false
      yield* advanceRounds(5)
      assert.lengthOf(pings, 4)
      isPageVisible = true
      yield* advanceRounds(1)
      assert.lengthOf(pings, 6)
    }).pipe(Effect.provide(layer))
  })

  it.effect("stops with its scope", () => {
    const { layer, order, pings } = provideNodes({ "a.test": 1, "b.test": 1 })
    return Effect.gen(function* () {
      const scope = yield* Scope.make()
      const context = yield* Layer.buildWithScope(layer, scope)
      yield* Effect.provide(order, context)
      yield* advanceRounds(2)
      const before = pings.length
      yield* Scope.close(scope, Exit.void)
      yield* advanceRounds(5)
      assert.isAtLeast(before, 4)
      assert.lengthOf(pings, before)
    })
  })
})
