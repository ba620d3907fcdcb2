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
import { answering, testSettings } from "../../../fixtures/testing/services/answering.ts"
import { withQuestionId } from "../../../fixtures/testing/services/wallets/withQuestionId.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "./Rpc.ts"
import { requestNode } from "./requestNode.ts"

type Node = Response | object | "hangs" | "gone"
const good = { jsonrpc: "2.0", id: 1, result: "0x1" }
const refused = (code: number, message: string) => ({ jsonrpc: "2.0", id: 1, error: { code, message } })

/** A network with one endpoint per node, in order; `seen` lists those that were called. */
const over = (nodes: Readonly<Record<string, (nth: number) => Node>>) => {
  const seen: Array<string> = []
  const send = (request: HttpRequest) =>
    Effect.suspend(() => {
      const { hostname } = new URL(request.url)
      seen.push(hostname)
      const given = nodes[hostname]?.(seen.length) ?? "gone"
      return given === "hangs"
        ? Effect.never
        : given === "gone"
          ? Effect.fail("gone")
          : Effect.succeed(given instanceof Response ? given : Response.json(withQuestionId(given, request)))
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
const tagOf = (end: Effect.Effect<unknown, { readonly _tag: string }, Rpc>) =>
  Effect.merge(Effect.mapError(end, ({ _tag }) => _tag))

describe("a network with several endpoints", () => {
  for (const [what, node] of Object.entries<Node>({
    "is gone": "gone",
    "answers 503": new Response(null, { status: 503 }),
    "answers 429": new Response(null, { status: 429, headers: { "retry-after": "60" } }),
    "answers a page": new Response("<html>"),
    "answers another question": Response.json({ jsonrpc: "2.0", id: 7, result: "0x7" }),
    "refuses another question": Response.json({ jsonrpc: "2.0", id: 7, error: { code: 3, message: "reverted" } }),
    "answers no question": Response.json({ jsonrpc: "2.0", result: "0x7" }),
    "answers another shape": { jsonrpc: "2.0", id: 1, result: 7 },
    "answers nothing": { jsonrpc: "2.0", id: 1 },
    "is behind": refused(-32000, "header not found"),
    "has enough of us": refused(-32005, "limit exceeded")
  })) {
    it.effect(`asks the next one at once when the first ${what}, and the first only once`, () => {
      const { layer, seen } = over({ "a.test": () => node, "b.test": () => good })
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
    it.effect(`takes ${code} '${message}' for an answer`, () => {
      const { layer, seen } = over({ "a.test": () => refused(code, message), "b.test": () => good })
      return Effect.gen(function* () {
        assert.include(yield* Effect.flip(read()), { _tag: "RpcError", rpcCode: code, detail: message })
        assert.deepStrictEqual(seen, ["a.test"])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("ends in the last one's failure when none answers", () => {
    const { layer, seen } = over({
      "a.test": () => "gone",
      "b.test": () => new Response(null, { status: 500 }),
      "c.test": () => refused(-32005, "limit exceeded")
    })
    return Effect.gen(function* () {
      assert.strictEqual(yield* tagOf(read()), "RpcError")
      assert.deepStrictEqual(seen, ["a.test", "b.test", "c.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("that one endpoint asked to be left alone does not silence the other", () => {
    const { layer, seen } = over({
      "a.test": () => new Response(null, { status: 429, headers: { "retry-after": "60" } }),
      "b.test": () => good
    })
    return Effect.gen(function* () {
      yield* read()
      assert.strictEqual(yield* read(), "0x1")
      assert.deepStrictEqual(seen, ["a.test", "b.test", "b.test"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("leaves the second one time when the first hangs", () => {
    const { layer, seen } = over({ "a.test": () => "hangs", "b.test": () => good })
    return Effect.gen(function* () {
      const asked = yield* Effect.fork(read())
      yield* TestClock.adjust(millis.rpc / 2 - 1)
      assert.deepStrictEqual(seen, ["a.test"])
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(asked), "0x1")
    }).pipe(Effect.provide(layer))
  })

  it.effect("has ended after 10 s even when all hang, and not before", () => {
    const { layer } = over({ "a.test": () => "hangs", "b.test": () => "hangs", "c.test": () => "hangs" })
    return Effect.gen(function* () {
      const asked = yield* Effect.fork(tagOf(read()))
      yield* TestClock.adjust(millis.rpc - 1)
      assert.isNull(asked.unsafePoll())
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(asked), "TimedOut")
    }).pipe(Effect.provide(layer))
  })

  it.effect("a single endpoint has the whole 10 s", () => {
    const { layer } = over({ "a.test": () => "hangs" })
    return Effect.gen(function* () {
      const asked = yield* Effect.fork(tagOf(read()))
      yield* TestClock.adjust(millis.rpc - 1)
      assert.isNull(asked.unsafePoll())
      yield* TestClock.adjust(1)
      assert.strictEqual(yield* Fiber.join(asked), "TimedOut")
    }).pipe(Effect.provide(layer))
  })
})

describe("questions of a page", () => {
  it.effect("have ids of their own", () => {
    const ids: Array<unknown> = []
    const { layer } = answering((_, { body }) => {
      ids.push(JSON.parse(body?.text ?? "{}").id)
      return { jsonrpc: "2.0", result: "0x1" }
    })
    return Effect.gen(function* () {
      for (let nth = 0; nth < 20; nth++) yield* read()
      assert.strictEqual(new Set(ids).size, 20)
    }).pipe(Effect.provide(Rpc.layer.pipe(Layer.provide(Layer.merge(layer, Store.layer(testState()))))))
  })
})

describe("a raw request", () => {
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
    it.effect(`of '${method}' is refused and not sent`, () => {
      const { layer, seen } = over({ "a.test": () => good })
      return Effect.gen(function* () {
        const error = yield* Effect.flip(request(method))
        assert.include(error, { _tag: "RpcNotAllowed", message: "Requested RPC call is not allowed" })
        assert.deepStrictEqual(seen, [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("of a safe method gives the node's result as it is, null too", () => {
    const { layer } = over({
      "a.test": (nth) => ({ jsonrpc: "2.0", ...(nth === 1 ? { result: null } : { result: { logs: [] }, error: null }) })
    })
    return Effect.gen(function* () {
      assert.isNull(yield* request("eth_getTransactionReceipt"))
      assert.deepStrictEqual(yield* request("eth_getTransactionReceipt"), { logs: [] })
    }).pipe(Effect.provide(layer))
  })

  for (const result of ["1e400", '{"a":[-1e400]}', `${"[".repeat(100_000)}${"]".repeat(100_000)}`]) {
    it.effect(`whose result cannot be handed on as it is, ${result.slice(0, 20)}, is a bad shape`, () => {
      const { layer } = over({
        "a.test": () => new Response(`{"jsonrpc":"2.0","id":1,"result":${result}}`),
        "b.test": () => new Response(`{"jsonrpc":"2.0","id":2,"result":${result}}`)
      })
      return Effect.gen(function* () {
        assert.strictEqual(yield* tagOf(request("eth_blockNumber")), "BadShape")
      }).pipe(Effect.provide(layer))
    })
  }

  for (const method of ["eth_sendRawTransaction", "eth_getFilterChanges"]) {
    it.effect(`of ${method} goes to one endpoint only`, () => {
      const { layer, seen } = over({ "a.test": () => "gone", "b.test": () => good })
      return Effect.gen(function* () {
        assert.strictEqual(yield* tagOf(request(method)), "Unreachable")
        assert.deepStrictEqual(seen, ["a.test"])
      }).pipe(Effect.provide(layer))
    })
  }
})
