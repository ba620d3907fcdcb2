import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "./Rpc.ts"

const provideRpc = (answer: unknown, settings = testSettings) => {
  const { layer, seen } = makeAnswering(() => answer, settings)
  return { seen, layer: Rpc.layer.pipe(Layer.provide(Layer.merge(layer, Store.layer(testState())))) }
}
const success = { jsonrpc: "2.0", id: 1, result: "0x1" }
const readBlockNumber = (network: "eip155:1" | "eip155:31337" = "eip155:1") =>
  Effect.flatMap(Rpc, (rpc) => rpc.read({ network, method: "eth_blockNumber", params: [], result: Schema.String }))
const urls = (seen: ReadonlyArray<URL>) => seen.map(({ href }) => href)

describe("Rpc", () => {
  it.effect("asks the gateway for the networks it serves", () => {
    const { layer, seen } = provideRpc(success)
    return Effect.gen(function* () {
      assert.strictEqual(yield* readBlockNumber(), "0x1")
      assert.deepStrictEqual(urls(seen), ["https://chain.test/v1/?chainId=eip155%3A1&projectId=p1"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("prefers the host's own endpoint", () => {
    const { layer, seen } = provideRpc(success, {
      ...testSettings,
      endpoints: { ...testSettings.endpoints, rpc: { "eip155:1": "https://own.test/key" } }
    })
    return Effect.gen(function* () {
      yield* readBlockNumber()
      assert.deepStrictEqual(urls(seen), ["https://own.test/key"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("asks the network's own node when no project is configured, without sending anything about the kit", () => {
    const { layer, seen } = provideRpc(success, { ...testSettings, projectId: "", endpoints: {} })
    return Effect.gen(function* () {
      yield* readBlockNumber()
      assert.deepStrictEqual(urls(seen), ["https://node.test/"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("fails with NoRpcUrl when no endpoint is known", () => {
    const { layer } = provideRpc(success)
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(readBlockNumber("eip155:31337")))._tag, "NoRpcUrl")
    }).pipe(Effect.provide(layer))
  })

  const panic = `0x4e487b71${"11".padStart(64, "0")}`
  for (const [name, data, detail, expectedData] of [
    ["as hex", panic, "execution reverted: a number overflowed", panic],
    ["inside an object", { data: panic }, "execution reverted: a number overflowed", JSON.stringify({ data: panic })],
    ["of a contract's own error", "0xdeadbeef", "execution reverted", "0xdeadbeef"],
    ["of a megabyte", `0x${"ab".repeat(500_000)}`, "execution reverted", `0x${"ab".repeat(4095)}`]
  ] as const) {
    it.effect(`keeps the revert data and decodes its reason: data ${name}`, () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(readBlockNumber())
        assert.deepStrictEqual(error._tag === "RpcError" ? [error.detail, error.data] : error._tag, [
          detail,
          expectedData
        ])
        assert.notProperty(toFailureData(error).data, "data")
      }).pipe(Effect.provide(provideRpc({ error: { code: 3, message: "execution reverted", data } }).layer))
    )
  }

  for (const status of [400, 500]) {
    it.effect(`returns a revert sent with HTTP ${status} as the node's answer and calls no other node`, () => {
      const { layer, seen } = provideRpc(
        Response.json({ jsonrpc: "2.0", id: 1, error: { code: 3, message: "execution reverted" } }, { status }),
        {
          ...testSettings,
          endpoints: { ...testSettings.endpoints, rpc: { "eip155:1": "https://own.test/key" } }
        }
      )
      return Effect.gen(function* () {
        const error = yield* Effect.flip(readBlockNumber())
        assert.strictEqual(error._tag === "RpcError" ? error.detail : error._tag, "execution reverted")
        assert.strictEqual(seen.length, 1)
      }).pipe(Effect.provide(layer))
    })
  }

  for (const [name, answer, tag] of [
    ["an error of the node", { jsonrpc: "2.0", id: 1, error: { code: 3, message: "reverted" } }, "RpcError"],
    ["a result of another shape", { jsonrpc: "2.0", id: 1, result: 7 }, "BadShape"],
    ["an answer that is not JSON-RPC", [], "BadShape"]
  ] as const) {
    it.effect(`fails with ${tag} for ${name}`, () => {
      const { layer } = provideRpc(answer)
      return Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(readBlockNumber()))._tag, tag)
      }).pipe(Effect.provide(layer))
    })
  }
})
