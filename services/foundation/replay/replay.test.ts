import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import { placeholderSignature } from "../redaction/secretNames.ts"
import { Calls } from "../http/Calls.ts"
import { getAliases, replayEndpoints } from "../recording/alias.ts"
import type { RecordedRequest } from "../recording/Flow.ts"
import { getEndpoint } from "./endpointOf.ts"
import { findMissing } from "./RecordingMissing.ts"
import { recordLayer } from "./recordLayer.ts"
import { replayLayer } from "./replayLayer.ts"
import { getKey, renumber } from "./requestKey.ts"

const settings = { projectId: "secret-project", sdkVersion: "cli-1", endpoints: replayEndpoints }
const aliases = getAliases(settings)

const makeRecorded = (overrides: Partial<RecordedRequest> = {}): RecordedRequest => ({
  at: 0,
  method: "GET",
  endpoint: "api",
  path: "/name",
  query: { a: "1", projectId: "REDACTED", st: "appkit", sv: "REDACTED" },
  status: 200,
  answer: { name: "ann" },
  ...overrides
})

const provideReplay = (requests: ReadonlyArray<RecordedRequest>) =>
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

describe("replayLayer", () => {
  it.effect("ignores the project id and the kit's version", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(), { name: "ann" })
    }).pipe(Effect.provide(provideReplay([makeRecorded()])))
  )

  it.effect("serves the recorded answers of a request in order, and repeats the last one", () =>
    Effect.gen(function* () {
      const names = [yield* ask(), yield* ask(), yield* ask()].map(({ name }) => name)
      assert.deepStrictEqual(names, ["ann", "bob", "bob"])
    }).pipe(Effect.provide(provideReplay([makeRecorded(), makeRecorded({ answer: { name: "bob" } })])))
  )

  it.effect("compares bodies by value and ignores the id of a JSON-RPC request", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask({ a: "1" }, { method: "m", id: 7, jsonrpc: "2.0" }), { name: "ann" })
    }).pipe(
      Effect.provide(provideReplay([makeRecorded({ method: "POST", body: { jsonrpc: "2.0", id: 1, method: "m" } })]))
    )
  )

  it.effect("answers a batch in any order with the ids of its requests", () =>
    Effect.gen(function* () {
      const makeRpc = (id: number, method: string) => ({ jsonrpc: "2.0", id, method, params: [] })
      const calls = yield* Calls
      const answers = yield* calls.ask({
        call: "rpc.batch",
        to: "api",
        path: "/name",
        query: { a: "1" },
        body: [makeRpc(8, "b"), makeRpc(7, "a")],
        reply: Schema.Unknown
      })
      assert.deepStrictEqual(answers, [
        { jsonrpc: "2.0", id: 8, result: "B" },
        { jsonrpc: "2.0", id: 7, result: "A" }
      ])
    }).pipe(
      Effect.provide(
        provideReplay([
          makeRecorded({
            method: "POST",
            ...renumber(
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

  it.effect("answers a JSON-RPC request with its own id", () =>
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
        provideReplay([
          makeRecorded({
            method: "POST",
            body: { jsonrpc: "2.0", id: 1, method: "m" },
            answer: { jsonrpc: "2.0", id: 1, result: "0x1" }
          })
        ])
      )
    )
  )

  it.effect("matches a body that contains a secret, whatever its value", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask({ a: "1" }, { message: "m", signature: `0x${"ab".repeat(64)}1c` }), {
        name: "ann"
      })
    }).pipe(
      Effect.provide(
        provideReplay([makeRecorded({ method: "POST", body: { signature: placeholderSignature, message: "m" } })])
      )
    )
  )

  it.effect("replays an answer that is not JSON although its content type is", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(ask())).message, "The service answered in an unknown shape.")
      const { name } = yield* ask({ a: "2" })
      assert.strictEqual(name, "bob")
    }).pipe(
      Effect.provide(
        provideReplay([
          makeRecorded({ contentType: "application/json", isText: true, answer: "<html>" }),
          makeRecorded({
            query: { a: "2", projectId: "REDACTED", st: "appkit", sv: "REDACTED" },
            answer: { name: "bob" }
          })
        ])
      )
    )
  )

  it.effect(
    "ends with the defect RecordingMissing, which names the closest recording, its differences and the command to record it",
    () =>
      Effect.gen(function* () {
        const exit = yield* Effect.exit(ask({ a: "2" }))
        const missing = exit._tag === "Failure" ? findMissing(exit.cause) : undefined
        assert.include(missing?.message, "No recording for GET api/name?a=2")
        assert.include(missing?.message, '    query.a: requested "2", recorded "1"')
        assert.include(missing?.message, "latchkey name --sandbox --record <file>")
        assert.notInclude(missing?.message, "secret-project")
      }).pipe(Effect.provide(provideReplay([makeRecorded(), makeRecorded({ path: "/other" })])))
  )

  it.effect("serves the same recording again when a replay is recorded", () =>
    Effect.gen(function* () {
      const stored: Array<RecordedRequest> = []
      const transport = Layer.provide(
        recordLayer({ aliases, elapsed: () => 0, keep: (request) => void stored.push(request) }),
        replayLayer({ requests: [makeRecorded()], aliases, recordWith: "" })
      )
      const calls = Calls.layer.pipe(
        Layer.provide(Layer.mergeAll(transport, Settings.layer(settings), Online.layerAlways))
      )
      yield* Effect.provide(ask(), calls)
      assert.deepStrictEqual(stored, [makeRecorded({ contentType: "application/json" })])
    })
  )
})

describe("getEndpoint", () => {
  it("names endpoints and hides hosts, project and client", () => {
    const url = new URL("https://api.replay/getWallets?projectId=secret&b=2&a=1&clientId=x")
    assert.deepStrictEqual(getEndpoint(url, { aliases }), {
      endpoint: "api",
      path: "/getWallets",
      query: { a: "1", b: "2", clientId: "REDACTED", projectId: "REDACTED" }
    })
  })

  it("names the chain service's gateway like the network's node", () => {
    const url = new URL("https://chain-service.replay/v1/?chainId=eip155:1&projectId=secret")
    assert.deepStrictEqual(getEndpoint(url, { aliases }), { endpoint: "rpc/eip155:1", path: "/", query: {} })
  })

  it("numbers the other nodes of a network, and hides unknown addresses", () => {
    const known = getAliases(settings, { "eip155:1": ["https://one.example/rpc", "https://two.example"] })
    const resolve = (url: string) => getEndpoint(new URL(url), { aliases: known })
    assert.deepStrictEqual(resolve("https://one.example/rpc"), { endpoint: "rpc/eip155:1", path: "/", query: {} })
    assert.deepStrictEqual(resolve("https://two.example/"), { endpoint: "rpc/eip155:1/2", path: "/", query: {} })
    assert.deepStrictEqual(resolve("https://rpc.replay/eip155:1/2"), {
      endpoint: "rpc/eip155:1/2",
      path: "/",
      query: {}
    })
    assert.deepStrictEqual(resolve("http://127.0.0.1:4811/x"), {
      endpoint: "elsewhere",
      path: "https://elsewhere.replay/x",
      query: {}
    })
  })

  it("sorts the query and keeps every value of a name", () => {
    assert.deepStrictEqual(getEndpoint(new URL("https://api.replay/x?b=1&a=2&b=3"), { aliases }).query, {
      a: "2",
      b: "1, 3"
    })
  })

  it("getKey returns one key for equivalent requests only", () => {
    const makeRpc = (id: number, params: unknown) =>
      makeRecorded({ method: "POST", body: { jsonrpc: "2.0", id, method: "eth_call", params } })
    assert.strictEqual(
      getKey(makeRpc(1, [{ to: "0x1", data: "0x2" }])),
      getKey(makeRpc(2, [{ data: "0x2", to: "0x1" }]))
    )
    assert.notStrictEqual(getKey(makeRpc(1, ["a", "b"])), getKey(makeRpc(1, ["b", "a"])))
    assert.notStrictEqual(
      getKey(makeRecorded({ method: "POST", body: { id: 1, name: "x" } })),
      getKey(makeRecorded({ method: "POST", body: { id: 2, name: "x" } }))
    )
  })
})
