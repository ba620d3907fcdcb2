import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { batching, batchingLayer } from "./batchingLayer.ts"
import { RpcWire } from "./RpcWire.ts"

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: ReadonlyArray<unknown>
}
const echo = ({ id, params }: Sent) => ({ jsonrpc: "2.0", id, result: params[0] })
const a: RpcEndpoint = { url: "https://a.test", bodyType: "application/json" }
const b: RpcEndpoint = { url: "https://b.test", bodyType: "application/json" }

/** Provides a node that answers batches with the given function, and single requests with their first parameter. */
const provideNode = (answer: (batch: ReadonlyArray<Sent>) => unknown = (batch) => batch.map(echo)) => {
  const posts: Array<{ readonly url: string; readonly body: ReadonlyArray<Sent> | Sent }> = []
  const transport = Transport.layerTest(({ body, url }) =>
    Effect.suspend(() => {
      const sent: ReadonlyArray<Sent> | Sent = JSON.parse(body?.text ?? "null")
      posts.push({ url, body: sent })
      const response = Array.isArray(sent) ? answer(sent) : echo(sent as Sent)
      return response === "hangs"
        ? Effect.never
        : Effect.succeed(response instanceof Response ? response : Response.json(response))
    })
  )
  const layer = batchingLayer.pipe(
    Layer.provide(Calls.layer),
    Layer.provide(Layer.mergeAll(transport, Online.layerAlways, Settings.layer(testSettings)))
  )
  return { posts, layer }
}
let lastId = 0
const ask = (value: unknown, to = a) =>
  Effect.flatMap(RpcWire, (wire) =>
    wire.ask(to, { name: "rpc/eip155:1", id: ++lastId, method: "eth_call", params: [value], budgetMillis: 10_000 })
  )
const askTogether = (values: ReadonlyArray<unknown>, to = a) =>
  Effect.map(
    Effect.forEach(values, (value) => Effect.either(ask(value, to)), { concurrency: "unbounded" }),
    (all) =>
      all.map((item) =>
        Either.match(item, { onLeft: ({ _tag }) => _tag, onRight: ({ error, result }) => error?.message ?? result })
      )
  )
const sizes = (posts: ReadonlyArray<{ readonly body: unknown }>) =>
  posts.map(({ body }) => (Array.isArray(body) ? body.length : "single"))

describe("batchingLayer", () => {
  it("sends up to 1,000 requests per POST without waiting", () => {
    assert.deepStrictEqual(batching, { size: 1000, waitMillis: 0 })
  })

  it.effect("sends simultaneous requests in one POST, each with its own id", () => {
    const { layer, posts } = provideNode()
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* askTogether(["x", "y", "z"]), ["x", "y", "z"])
      assert.deepStrictEqual(
        posts[0]?.body,
        ["x", "y", "z"].map((value, index) => ({
          jsonrpc: "2.0",
          id: lastId - 2 + index,
          method: "eth_call",
          params: [value]
        }))
      )
      assert.lengthOf(posts, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends a single request, or two in sequence, without a batch", () => {
    const { layer, posts } = provideNode()
    return Effect.gen(function* () {
      yield* ask("x")
      yield* ask("y")
      assert.deepStrictEqual(sizes(posts), ["single", "single"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("batches per endpoint", () => {
    const { layer, posts } = provideNode()
    return Effect.gen(function* () {
      yield* Effect.all([askTogether([1, 2]), askTogether([3, 4, 5], b)], { concurrency: 2 })
      assert.deepStrictEqual(
        posts.map(({ url }) => url),
        [a.url, b.url]
      )
      assert.deepStrictEqual(sizes(posts), [2, 3])
    }).pipe(Effect.provide(layer))
  })

  it.effect("puts the 1,001st request into the next batch", () => {
    const { layer, posts } = provideNode()
    return Effect.gen(function* () {
      const values = Array.from({ length: 1002 }, (_, nth) => nth)
      assert.deepStrictEqual(yield* askTogether(values), values)
      assert.deepStrictEqual(sizes(posts), [1000, 2])
    }).pipe(Effect.provide(layer))
  })

  const cases: Readonly<Record<string, readonly [(batch: ReadonlyArray<Sent>) => unknown, ReadonlyArray<unknown>]>> = {
    "matches answers in a different order to their requests": [(batch) => batch.map(echo).reverse(), ["x", "y", "z"]],
    "fails only the request whose answer is missing": [(batch) => batch.slice(0, 2).map(echo), ["x", "y", "BadShape"]],
    "fails only the request whose answer is malformed": [
      ([first, second, third]) =>
        [first, third].map((sent) => sent && echo(sent)).concat({ id: second?.id, error: "no" } as never),
      ["x", "BadShape", "z"]
    ],
    "fails only the request whose answer is an error": [
      (batch) =>
        batch.map((sent) =>
          sent.params[0] === "y" ? { id: sent.id, error: { code: 3, message: "reverted" } } : echo(sent)
        ),
      ["x", "reverted", "z"]
    ],
    "ignores answers to unknown requests": [
      (batch) => [
        { id: 99, result: "stray" },
        null,
        7,
        { id: "1", result: "text" },
        ...batch.map(echo),
        ...batch.map(({ id }) => ({ id, result: "again" }))
      ],
      ["x", "y", "z"]
    ],
    "fails every request when the node answers the batch with one error": [
      () => ({ id: null, error: { code: -32600, message: "no batches" } }),
      ["no batches", "no batches", "no batches"]
    ],
    "rejects a single result for the whole batch": [
      () => ({ id: 1, result: "0x1" }),
      ["BadShape", "BadShape", "BadShape"]
    ],
    "fails every request when the POST fails": [
      () => new Response(null, { status: 502 }),
      ["BadStatus", "BadStatus", "BadStatus"]
    ]
  }
  for (const [title, [answer, expected]] of Object.entries(cases)) {
    it.effect(title, () => {
      const { layer, posts } = provideNode(answer)
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* askTogether(["x", "y", "z"]), expected)
        assert.lengthOf(posts, 1)
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("times out when the node hangs", () => {
    const { layer } = provideNode(() => "hangs")
    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(askTogether(["x", "y"]))
      yield* TestClock.adjust(9_999)
      assert.isNull(fiber.unsafePoll())
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* Fiber.join(fiber), ["TimedOut", "TimedOut"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("answers the other requests when one is interrupted", () => {
    const { layer } = provideNode()
    return Effect.gen(function* () {
      const leaving = yield* Effect.fork(ask("x"))
      const staying = yield* Effect.fork(askTogether(["y", "z"]))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(leaving)
      assert.deepStrictEqual(yield* Fiber.join(staying), ["y", "z"])
    }).pipe(Effect.provide(layer))
  })
})
