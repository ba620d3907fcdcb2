import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { type HttpRequest, Transport } from "../../foundation/http/Transport.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { withQuestionId } from "../../../fixtures/testing/services/wallets/withQuestionId.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "./Rpc.ts"
import { requestNode } from "./requestNode.ts"

type Node = Response | object | "hangs" | "gone"
const success = { jsonrpc: "2.0", id: 1, result: "0x1" }
const refuse = (code: number, message: string) => ({ jsonrpc: "2.0", id: 1, error: { code, message } })

/** Provides a network with one endpoint per node, in order; `seen` lists the endpoints that were called. */
const provideNodes = (nodes: Readonly<Record<string, (nth: number) => Node>>) => {
  const seen: Array<string> = []
  const send = (request: HttpRequest) =>
    Effect.suspend(() => {
      const { hostname } = new URL(request.url)
      seen.push(hostname)
      const answer = nodes[hostname]?.(seen.length) ?? "gone"
      return answer === "hangs"
        ? Effect.never
        : answer === "gone"
          ? Effect.fail("gone")
          : Effect.succeed(answer instanceof Response ? answer : Response.json(withQuestionId(answer, request)))
    })
  const state = testState()
  const network = { ...testNetwork(), rpcUrls: Object.keys(nodes).map((host) => `https://${host}`) }
  const layer = Rpc.layer.pipe(
    Layer.provide(Calls.layer),
    Layer.provide(
      Layer.mergeAll(
        Transport.layerTest(send),
        Online.layerAlways,
        Settings.layer({ ...testSettings, projectId: "", endpoints: {} }),
        Store.layer({ ...state, chain: { ...state.chain, networks: [network] } })
      )
    )
  )
  return { seen, layer }
}
const read = (method = "eth_blockNumber") =>
  Effect.flatMap(Rpc, (rpc) => rpc.read({ network: "eip155:1", method, params: [], result: Schema.String }))
const getTag = (effect: Effect.Effect<unknown, { readonly _tag: string }, Rpc>) =>
  Effect.merge(Effect.mapError(effect, ({ _tag }) => _tag))

describe("Rpc with several endpoints", () => {
  for (const [problem, node] of Object.entries<Node>({
    "is unreachable": "gone",
    "answers 503": new Response(null, { status: 503 }),
    "answers 429": new Response(null, { status: 429, headers: { "retry-after": "60" } }),
    "answers a page": new Response("<html>"),
    "answers another request": Response.json({ jsonrpc: "2.0", id: 7, result: "0x7" }),
    "refuses another request": Response.json({ jsonrpc: "2.0", id: 7, error: { code: 3, message: "reverted" } }),
    "answers without an id": Response.json({ jsonrpc: "2.0", result: "0x7" }),
    "answers another shape": { jsonrpc: "2.0", id: 1, result: 7 },
    "answers without a result": { jsonrpc: "2.0", id: 1 },
    "is behind": refuse(-32000, "header not found"),
    "reports a rate limit": refuse(-32005, "limit exceeded")
  })) {
    it.effect(`calls the next endpoint immediately when the first ${problem}, and the first only once`, () => {
      const { layer, seen } = provideNodes({ "a.test": () => node, "b.test": () => success })
      return Effect.gen(function* () {
        assert.strictEqual(yield* read(), "0x1")
        assert.deepStrictEqual(seen, ["a.test", "b.test"])
      }).pipe(Effect.provide(layer))
    })
  }

  for (const [code, message] of [
    [3, "execution reverted"],
    [-32000, "execution reverted: no"],
    [-32602, "invalid params"],
    [4001, "User rejected"]
  ] as const) {
    it.effect(`treats ${code} '${message}' as an answer`, () => {
      const { layer, seen } = provideNodes({ "a.test": () => refuse(code, message), "b.test": () => success })
      return Effect.gen(function* () {
        assert.include(yield* Effect.flip(read()), { _tag: "RpcError", rpcCode: code, detail: message })
        assert.deepStrictEqual(seen, ["a.test"])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("fails with the last endpoint's failure when no endpoint answers", () => {
    const { layer, seen } = provideNodes({
      "a.test": () => "gone",
      "b.test": () => new Response(null, { status: 500 }),
      "c.test": () => refuse(-32005, "limit exceeded")
    })
    return Effect.gen(function* () {
      assert.strictEqual(yield* getTag(read()), "RpcError")
      assert.deepStrictEqual(seen, ["a.test", "b.test", "c.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps using an endpoint while another one has asked for a pause with Retry-After", () => {
    const { layer, seen } = provideNodes({
      "a.test": () => new Response(null, { status: 429, headers: { "retry-after": "60" } }),
      "b.test": () => success
    })
    return Effect.gen(function* () {
      yield* read()
      assert.strictEqual(yield* read(), "0x1")
      assert.deepStrictEqual(seen, ["a.test", "b.test", "b.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("leaves time for the second endpoint when the first hangs", () => {
    const { layer, seen } = provideNodes({ "a.test": () => "hangs", "b.test": () => success })
    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(read())
      yield* TestClock.adjust(millis.rpc / 2 - 1)
      assert.deepStrictEqual(seen, ["a.test"])
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(fiber), "0x1")
    }).pipe(Effect.provide(layer))
  })

  it.effect("times out after exactly 10 s when all endpoints hang", () => {
    const { layer } = provideNodes({ "a.test": () => "hangs", "b.test": () => "hangs", "c.test": () => "hangs" })
    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(getTag(read()))
      yield* TestClock.adjust(millis.rpc - 1)
      assert.isNull(fiber.unsafePoll())
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(fiber), "TimedOut")
    }).pipe(Effect.provide(layer))
  })

  it.effect("gives a single endpoint the whole 10 s", () => {
    const { layer } = provideNodes({ "a.test": () => "hangs" })
    return Effect.gen(function* () {
      const fiber = yield* Effect.fork(getTag(read()))
      yield* TestClock.adjust(millis.rpc - 1)
      assert.isNull(fiber.unsafePoll())
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(fiber), "TimedOut")
    }).pipe(Effect.provide(layer))
  })
})

describe("Rpc request ids", () => {
  it.effect("gives each request of a page its own id", () => {
    const ids: Array<unknown> = []
    const { layer } = makeAnswering((_, { body }) => {
      ids.push(JSON.parse(body?.text ?? "{}").id)
      return { jsonrpc: "2.0", result: "0x1" }
    })
    return Effect.gen(function* () {
      for (let nth = 0; nth < 20; nth++) yield* read()
      assert.strictEqual(new Set(ids).size, 20)
    }).pipe(Effect.provide(Rpc.layer.pipe(Layer.provide(Layer.merge(layer, Store.layer(testState()))))))
  })
})

describe("requestNode", () => {
  const request = (method: string) => requestNode("eip155:1", method)

  for (const method of [
    "eth_sendTransaction",
    "personal_sign",
    "eth_sign",
    "debug_traceCall",
    "ETH_CALL",
    "__proto__",
    ""
  ]) {
    it.effect(`refuses '${method}' and does not send it`, () => {
      const { layer, seen } = provideNodes({ "a.test": () => success })
      return Effect.gen(function* () {
        const error = yield* Effect.flip(request(method))
        assert.include(error, { _tag: "RpcNotAllowed", message: "Requested RPC call is not allowed" })
        assert.deepStrictEqual(seen, [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("returns the raw result of a safe method, including null", () => {
    const { layer } = provideNodes({
      "a.test": (nth) => ({ jsonrpc: "2.0", ...(nth === 1 ? { result: null } : { result: { logs: [] }, error: null }) })
    })
    return Effect.gen(function* () {
      assert.isNull(yield* request("eth_getTransactionReceipt"))
      assert.deepStrictEqual(yield* request("eth_getTransactionReceipt"), { logs: [] })
    }).pipe(Effect.provide(layer))
  })

  for (const result of ["1e400", '{"a":[-1e400]}', `${"[".repeat(100_000)}${"]".repeat(100_000)}`]) {
    it.effect(`fails with BadShape when the result cannot be serialized again: ${result.slice(0, 20)}`, () => {
      const { layer } = provideNodes({
        "a.test": () => new Response(`{"jsonrpc":"2.0","id":1,"result":${result}}`),
        "b.test": () => new Response(`{"jsonrpc":"2.0","id":2,"result":${result}}`)
      })
      return Effect.gen(function* () {
        assert.strictEqual(yield* getTag(request("eth_blockNumber")), "BadShape")
      }).pipe(Effect.provide(layer))
    })
  }

  for (const method of ["eth_sendRawTransaction", "eth_getFilterChanges"]) {
    it.effect(`sends ${method} to one endpoint only`, () => {
      const { layer, seen } = provideNodes({ "a.test": () => "gone", "b.test": () => success })
      return Effect.gen(function* () {
        assert.strictEqual(yield* getTag(request(method)), "Unreachable")
        assert.deepStrictEqual(seen, ["a.test"])
      }).pipe(Effect.provide(layer))
    })
  }
})
