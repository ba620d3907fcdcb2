import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AskingNodes } from "../../../core/chain/rpc/askingNodes.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { createNodeCalls } from "./createNodeCalls.ts"
import { Rpc } from "./Rpc.ts"

const read = Effect.flatMap(Rpc, (rpc) =>
  rpc.read({ network: "eip155:1", method: "eth_chainId", params: [], result: Schema.String })
)

/** Returns the POSTs sent for ten simultaneous requests with the host's options. */
const collectPosts = (options: AskingNodes) => {
  const sent: Array<unknown> = []
  const respond = ({ id }: { readonly id: number }) => ({ jsonrpc: "2.0", id, result: "0x1" })
  const { layer } = makeAnswering((_, { body }) => {
    const request = JSON.parse(body?.text ?? "null")
    sent.push(request)
    return Array.isArray(request) ? request.map(respond) : respond(request)
  })
  const state = testState()
  const store = Store.layer({
    ...state,
    chain: { ...state.chain, networks: [{ ...testNetwork(), rpcUrls: ["https://a.test", "https://b.test"] }] }
  })
  const requests = Effect.all(
    Array.from({ length: 10 }, () => read),
    { concurrency: "unbounded" }
  )
  return Effect.as(
    Effect.provide(
      requests,
      Rpc.layer.pipe(Layer.provide(createNodeCalls(options)), Layer.provide(Layer.merge(layer, store)))
    ),
    sent
  )
}

describe("createNodeCalls", () => {
  it.effect("sends each request in its own POST without pings by default", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        [yield* collectPosts({}), yield* collectPosts({ batch: false, rank: false })].map(({ length }) => length),
        [10, 10]
      )
    })
  )

  it.effect("sends simultaneous requests in one POST with `batch`", () =>
    Effect.gen(function* () {
      const [batch, ...others] = yield* collectPosts({ batch: true })
      assert.deepStrictEqual([Array.isArray(batch) && batch.length, others.length], [10, 0])
    })
  )

  it.effect("pings both endpoints and the gateway next to the requests with `rank`", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* collectPosts({ rank: true }), 10 + 3)
    })
  )

  it.effect("sends one batch and the pings with both options", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* collectPosts({ batch: true, rank: true }), 1 + 3)
    })
  )
})
