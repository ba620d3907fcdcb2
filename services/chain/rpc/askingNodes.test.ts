import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AskingNodes } from "../../../core/chain/rpc/askingNodes.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Store } from "../../foundation/store/Store.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { askingNodes } from "./askingNodes.ts"
import { Rpc } from "./Rpc.ts"

const read = Effect.flatMap(Rpc, (rpc) =>
  rpc.read({ network: "eip155:1", method: "eth_chainId", params: [], result: Schema.String })
)

/** What ten simultaneous requests send, with the host's options. */
const sentWith = (wanted: AskingNodes) => {
  const sent: Array<unknown> = []
  const one = ({ id }: { readonly id: number }) => ({ jsonrpc: "2.0", id, result: "0x1" })
  const { layer } = answering((_, { body }) => {
    const asked = JSON.parse(body?.text ?? "null")
    sent.push(asked)
    return Array.isArray(asked) ? asked.map(one) : one(asked)
  })
  const state = testState()
  const store = Store.layer({
    ...state,
    chain: { ...state.chain, networks: [{ ...testNetwork(), rpcUrls: ["https://a.test", "https://b.test"] }] }
  })
  const asking = Effect.all(
    Array.from({ length: 10 }, () => read),
    { concurrency: "unbounded" }
  )
  return Effect.as(
    Effect.provide(
      asking,
      Rpc.layer.pipe(Layer.provide(askingNodes(wanted)), Layer.provide(Layer.merge(layer, store)))
    ),
    sent
  )
}

describe("how a host wants nodes to be asked", () => {
  it.effect("in no special way: each question alone, nobody pinged", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        [yield* sentWith({}), yield* sentWith({ batch: false, rank: false })].map(({ length }) => length),
        [10, 10]
      )
    })
  )

  it.effect("batched: the questions of one moment in one POST", () =>
    Effect.gen(function* () {
      const [batch, ...others] = yield* sentWith({ batch: true })
      assert.deepStrictEqual([Array.isArray(batch) && batch.length, others.length], [10, 0])
    })
  )

  it.effect("ranked: the two endpoints and the gateway are pinged beside the first question", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* sentWith({ rank: true }), 10 + 3)
    })
  )

  it.effect("both", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* sentWith({ batch: true, rank: true }), 1 + 3)
    })
  )
})
