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
import { testSettings } from "../../../fixtures/testing/services/answering.ts"
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

/** A node that answers batches with the given function, and single requests by their first parameter. */
const over = (answer: (batch: ReadonlyArray<Sent>) => unknown = (batch) => batch.map(echo)) => {
  const posts: Array<{ readonly url: string; readonly body: ReadonlyArray<Sent> | Sent }> = []
  const transport = Transport.layerTest(({ body, url }) =>
    Effect.suspend(() => {
      const sent: ReadonlyArray<Sent> | Sent = JSON.parse(body?.text ?? "null")
      posts.push({ url, body: sent })
      const given = Array.isArray(sent) ? answer(sent) : echo(sent as Sent)
      return given === "hangs" ? Effect.never : Effect.succeed(given instanceof Response ? given : Response.json(given))
    })
  )
  const layer = batchingLayer.pipe(
    Layer.provide(Calls.layer),
    Layer.provide(Layer.mergeAll(transport, Online.layerAlways, Settings.layer(testSettings)))
  )
  return { posts, layer }
}
let asked = 0
const ask = (value: unknown, to = a) =>
  Effect.flatMap(RpcWire, (wire) =>
    wire.ask(to, { name: "rpc/eip155:1", id: ++asked, method: "eth_call", params: [value], budgetMillis: 10_000 })
  )
const together = (values: ReadonlyArray<unknown>, to = a) =>
  Effect.map(
    Effect.forEach(values, (value) => Effect.either(ask(value, to)), { concurrency: "unbounded" }),
    (all) =>
      all.map((one) =>
        Either.match(one, { onLeft: ({ _tag }) => _tag, onRight: ({ error, result }) => error?.message ?? result })
      )
  )
const sizes = (posts: ReadonlyArray<{ readonly body: unknown }>) =>
  posts.map(({ body }) => (Array.isArray(body) ? body.length : "single"))

describe("batching", () => {
  it("is up to 1,000 questions, without a wait", () => {
    assert.deepStrictEqual(batching, { size: 1000, waitMillis: 0 })
  })

  it.effect("questions of one moment leave in one POST, with ids of their own", () => {
    const { layer, posts } = over()
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* together(["x", "y", "z"]), ["x", "y", "z"])
      assert.deepStrictEqual(
        posts[0]?.body,
        ["x", "y", "z"].map((value, at) => ({
          jsonrpc: "2.0",
          id: asked - 2 + at,
          method: "eth_call",
          params: [value]
        }))
      )
      assert.lengthOf(posts, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("one question alone is no batch, and neither are two after each other", () => {
    const { layer, posts } = over()
    return Effect.gen(function* () {
      yield* ask("x")
      yield* ask("y")
      assert.deepStrictEqual(sizes(posts), ["single", "single"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("each endpoint has its own", () => {
    const { layer, posts } = over()
    return Effect.gen(function* () {
      yield* Effect.all([together([1, 2]), together([3, 4, 5], b)], { concurrency: 2 })
      assert.deepStrictEqual(
        posts.map(({ url }) => url),
        [a.url, b.url]
      )
      assert.deepStrictEqual(sizes(posts), [2, 3])
    }).pipe(Effect.provide(layer))
  })

  it.effect("the 1,001st goes with the next", () => {
    const { layer, posts } = over()
    return Effect.gen(function* () {
      const values = Array.from({ length: 1002 }, (_, nth) => nth)
      assert.deepStrictEqual(yield* together(values), values)
      assert.deepStrictEqual(sizes(posts), [1000, 2])
    }).pipe(Effect.provide(layer))
  })

  const cases: Readonly<Record<string, readonly [(batch: ReadonlyArray<Sent>) => unknown, ReadonlyArray<unknown>]>> = {
    "answers in another order find their questions": [(batch) => batch.map(echo).reverse(), ["x", "y", "z"]],
    "a missing answer fails its own question only": [(batch) => batch.slice(0, 2).map(echo), ["x", "y", "BadShape"]],
    "a misfit answer fails its own question only": [
      ([one, two, three]) =>
        [one, three].map((sent) => sent && echo(sent)).concat({ id: two?.id, error: "no" } as never),
      ["x", "BadShape", "z"]
    ],
    "an error is its own question's only": [
      (batch) =>
        batch.map((sent) =>
          sent.params[0] === "y" ? { id: sent.id, error: { code: 3, message: "reverted" } } : echo(sent)
        ),
      ["x", "reverted", "z"]
    ],
    "answers to nobody are passed over": [
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
    "one error for the whole batch is everybody's": [
      () => ({ id: null, error: { code: -32600, message: "no batches" } }),
      ["no batches", "no batches", "no batches"]
    ],
    "one result for the whole batch is nobody's": [
      () => ({ id: 1, result: "0x1" }),
      ["BadShape", "BadShape", "BadShape"]
    ],
    "a batch that fails is everybody's failure": [
      () => new Response(null, { status: 502 }),
      ["BadStatus", "BadStatus", "BadStatus"]
    ]
  }
  for (const [what, [answer, expected]] of Object.entries(cases)) {
    it.effect(what, () => {
      const { layer, posts } = over(answer)
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* together(["x", "y", "z"]), expected)
        assert.lengthOf(posts, 1)
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("a batch that hangs ends with its questions' time", () => {
    const { layer } = over(() => "hangs")
    return Effect.gen(function* () {
      const asked = yield* Effect.fork(together(["x", "y"]))
      yield* TestClock.adjust(9_999)
      assert.isNull(asked.unsafePoll())
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* Fiber.join(asked), ["TimedOut", "TimedOut"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("the others have their answers when one leaves", () => {
    const { layer } = over()
    return Effect.gen(function* () {
      const leaving = yield* Effect.fork(ask("x"))
      const staying = yield* Effect.fork(together(["y", "z"]))
      yield* Effect.yieldNow()
      yield* Fiber.interrupt(leaving)
      assert.deepStrictEqual(yield* Fiber.join(staying), ["y", "z"])
    }).pipe(Effect.provide(layer))
  })
})
