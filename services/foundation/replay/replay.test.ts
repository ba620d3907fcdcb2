import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import { signatureStood } from "../redaction/secretNames.ts"
import { Calls } from "../http/Calls.ts"
import { aliasesOf, replayEndpoints } from "../recording/alias.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { endpointOf } from "./endpointOf.ts"
import { missingIn } from "./RecordingMissing.ts"
import { recordLayer } from "./recordLayer.ts"
import { replayLayer } from "./replayLayer.ts"
import { keyOf, renumbered } from "./requestKey.ts"

const settings = { projectId: "secret-project", sdkVersion: "cli-1", endpoints: replayEndpoints }
const aliases = aliasesOf(settings)

const recording = (over: Partial<RecordedRequest> = {}): RecordedRequest => ({
  at: 0,
  method: "GET",
  endpoint: "api",
  path: "/name",
  query: { a: "1", projectId: "REDACTED", st: "appkit", sv: "REDACTED" },
  status: 200,
  answer: { name: "ann" },
  ...over
})

const over = (requests: ReadonlyArray<RecordedRequest>) =>
  Calls.layer.pipe(
    Layer.provide(
      Layer.mergeAll(
        replayLayer({ requests, aliases, recordWith: "latchkey name --sandbox --record <file>" }),
        Settings.layer(settings),
        Online.layerAlways
      )
    )
  )

const Name = Schema.Struct({ name: Schema.String })
const ask = (query: Record<string, string> = { a: "1" }, body?: unknown) =>
  Effect.flatMap(Calls, (calls) =>
    calls.ask({ call: "name", to: "api", path: "/name", query, reply: Name, ...(body === undefined ? {} : { body }) })
  )

describe("a replay", () => {
  it.effect("answers in redacted form, whatever the project and our version", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(), { name: "ann" })
    }).pipe(Effect.provide(over([recording()])))
  )

  it.effect("keeps the order of one request's answers, and repeats the last", () =>
    Effect.gen(function* () {
      const names = [yield* ask(), yield* ask(), yield* ask()].map(({ name }) => name)
      assert.deepStrictEqual(names, ["ann", "bob", "bob"])
    }).pipe(Effect.provide(over([recording(), recording({ answer: { name: "bob" } })])))
  )

  it.effect("matches bodies by meaning, and not by the id of a JSON-RPC request", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask({ a: "1" }, { method: "m", id: 7, jsonrpc: "2.0" }), { name: "ann" })
    }).pipe(Effect.provide(over([recording({ method: "POST", body: { jsonrpc: "2.0", id: 1, method: "m" } })])))
  )

  it.effect("answers a batch in any order of its questions, with the ids of the questions", () =>
    Effect.gen(function* () {
      const rpc = (id: number, method: string) => ({ jsonrpc: "2.0", id, method, params: [] })
      const calls = yield* Calls
      const answers = yield* calls.ask({
        call: "rpc.batch",
        to: "api",
        path: "/name",
        query: { a: "1" },
        body: [rpc(8, "b"), rpc(7, "a")],
        reply: Schema.Unknown
      })
      assert.deepStrictEqual(answers, [
        { jsonrpc: "2.0", id: 8, result: "B" },
        { jsonrpc: "2.0", id: 7, result: "A" }
      ])
    }).pipe(
      Effect.provide(
        over([
          recording({
            method: "POST",
            ...renumbered(
              [
                { jsonrpc: "2.0", id: 3, method: "b", params: [] },
                { jsonrpc: "2.0", id: 4, method: "a", params: [] }
              ],
              [
                { jsonrpc: "2.0", id: 4, result: "A" },
                { jsonrpc: "2.0", id: 3, result: "B" }
              ]
            )
          })
        ])
      )
    )
  )

  it.effect("answers a JSON-RPC question with its own id", () =>
    Effect.gen(function* () {
      const calls = yield* Calls
      const answer = yield* calls.ask({
        call: "rpc.m",
        to: "api",
        path: "/name",
        query: { a: "1" },
        body: { id: 41, jsonrpc: "2.0", method: "m" },
        reply: Schema.Unknown
      })
      assert.deepStrictEqual(answer, { jsonrpc: "2.0", id: 41, result: "0x1" })
    }).pipe(
      Effect.provide(
        over([
          recording({
            method: "POST",
            body: { jsonrpc: "2.0", id: 1, method: "m" },
            answer: { jsonrpc: "2.0", id: 1, result: "0x1" }
          })
        ])
      )
    )
  )

  it.effect("matches a body with a secret in it, whatever the secret", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask({ a: "1" }, { message: "m", signature: `0x${"ab".repeat(64)}1c` }), {
        name: "ann"
      })
    }).pipe(Effect.provide(over([recording({ method: "POST", body: { signature: signatureStood, message: "m" } })])))
  )

  it.effect("answers what a service answers without a body, and what is no JSON though it says so", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(ask())).message, "The service answered in an unknown shape.")
      const { name } = yield* ask({ a: "2" })
      assert.strictEqual(name, "bob")
    }).pipe(
      Effect.provide(
        over([
          recording({ contentType: "application/json", isText: true, answer: "<html>" }),
          recording({ query: { a: "2", projectId: "REDACTED", st: "appkit", sv: "REDACTED" }, answer: { name: "bob" } })
        ])
      )
    )
  )

  it.effect("dies of a request nobody recorded, and says which comes nearest, how it differs and what records it", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(ask({ a: "2" }))
      const missing = exit._tag === "Failure" ? missingIn(exit.cause) : undefined
      assert.include(missing?.message, "No recording for GET api/name?a=2")
      assert.include(missing?.message, '    query.a: asked "2", recorded "1"')
      assert.include(missing?.message, "latchkey name --sandbox --record <file>")
      assert.notInclude(missing?.message, "secret-project")
    }).pipe(Effect.provide(over([recording(), recording({ path: "/other" })])))
  )

  it.effect("a recording of a replay is the recording", () =>
    Effect.gen(function* () {
      const kept: Array<RecordedRequest> = []
      const transport = Layer.provide(
        recordLayer({ aliases, elapsed: () => 0, keep: (one) => void kept.push(one) }),
        replayLayer({ requests: [recording()], aliases, recordWith: "" })
      )
      const door = Calls.layer.pipe(
        Layer.provide(Layer.mergeAll(transport, Settings.layer(settings), Online.layerAlways))
      )
      yield* Effect.provide(ask(), door)
      assert.deepStrictEqual(kept, [recording({ contentType: "application/json" })])
    })
  )
})

describe("a recording", () => {
  it("names endpoints and hides hosts, project and client", () => {
    const url = new URL("https://api.replay/getWallets?projectId=secret&b=2&a=1&clientId=x")
    assert.deepStrictEqual(endpointOf(url, { aliases }), {
      endpoint: "api",
      path: "/getWallets",
      query: { a: "1", b: "2", clientId: "REDACTED", projectId: "REDACTED" }
    })
  })

  it("takes the chain service's gateway for the network's node", () => {
    const url = new URL("https://chain-service.replay/v1/?chainId=eip155:1&projectId=secret")
    assert.deepStrictEqual(endpointOf(url, { aliases }), { endpoint: "rpc/eip155:1", path: "/", query: {} })
  })

  it("names a network's further nodes, and no address of a machine for a place it does not know", () => {
    const known = aliasesOf(settings, { "eip155:1": ["https://one.example/rpc", "https://two.example"] })
    const of = (url: string) => endpointOf(new URL(url), { aliases: known })
    assert.deepStrictEqual(of("https://one.example/rpc"), { endpoint: "rpc/eip155:1", path: "/", query: {} })
    assert.deepStrictEqual(of("https://two.example/"), { endpoint: "rpc/eip155:1/2", path: "/", query: {} })
    assert.deepStrictEqual(of("https://rpc.replay/eip155:1/2"), { endpoint: "rpc/eip155:1/2", path: "/", query: {} })
    assert.deepStrictEqual(of("http://127.0.0.1:4811/x"), {
      endpoint: "elsewhere",
      path: "https://elsewhere.replay/x",
      query: {}
    })
  })

  it("sorts a query, and keeps every value of a name", () => {
    assert.deepStrictEqual(endpointOf(new URL("https://api.replay/x?b=1&a=2&b=3"), { aliases }).query, {
      a: "2",
      b: "1, 3"
    })
  })

  it("has one key for what means the same, and another for anything else", () => {
    const rpc = (id: number, params: unknown) =>
      recording({ method: "POST", body: { jsonrpc: "2.0", id, method: "eth_call", params } })
    assert.strictEqual(keyOf(rpc(1, [{ to: "0x1", data: "0x2" }])), keyOf(rpc(2, [{ data: "0x2", to: "0x1" }])))
    assert.notStrictEqual(keyOf(rpc(1, ["a", "b"])), keyOf(rpc(1, ["b", "a"])))
    assert.notStrictEqual(
      keyOf(recording({ method: "POST", body: { id: 1, name: "x" } })),
      keyOf(recording({ method: "POST", body: { id: 2, name: "x" } }))
    )
  })
})
