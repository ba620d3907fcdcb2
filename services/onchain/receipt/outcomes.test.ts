import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeOutcomes } from "./outcomes.ts"
import { readOf } from "../../../fixtures/testing/core/calldata.ts"

const me = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const you = "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc"
const account = `eip155:1:${me}` as const
const hashes = [`0x${"12".repeat(32)}`, `0x${"34".repeat(32)}`] as const
const payment = (hash: string, nonce: string) => ({ hash, from: me, to: you, nonce, value: "0x1", input: "0x" })

/** Provides a node that answers from the current `node`; `pending`: its transactions that are in no block. */
const provideChain = () => {
  const node = { count: "0x7", pending: [] as ReadonlyArray<object>, methods: [] as Array<string>, failing: false }
  const { layer } = makeAnswering((_, { body }) => {
    const { method } = JSON.parse(body?.text ?? "{}")
    node.methods.push(method)
    if (node.failing) return new Response("", { status: 400 })
    const result =
      method === "eth_getTransactionCount"
        ? node.count
        : method === "eth_getBlockByNumber"
          ? { transactions: node.pending }
          : "0x0"
    return { jsonrpc: "2.0", id: 1, result }
  })
  return { node, layer: Rpc.layer.pipe(Layer.provide(Layer.merge(layer, Store.layer(testState())))) }
}
const createOutcomes = (sent: () => ReadonlyArray<{ readonly hash?: string }> = () => []) =>
  Effect.map(Rpc, (rpc) => makeOutcomes(rpc, sent))

describe("makeOutcomes.before", () => {
  it.effect("returns the count that was read ahead once, then reads again", () => {
    const { node, layer } = provideChain()
    return Effect.gen(function* () {
      const outcomes = yield* createOutcomes()
      yield* outcomes.ahead(account)
      node.count = "0x8"
      assert.strictEqual(yield* outcomes.before(account), 7)
      assert.strictEqual(yield* outcomes.before(account), 8)
      assert.lengthOf(node.methods, 2)
    }).pipe(Effect.provide(layer))
  })

  for (const [age, expected] of [
    [59_999, 7],
    [60_000, 8]
  ] as const)
    it.effect(`${expected === 7 ? "uses" : "ignores"} a count that was read ahead ${age} ms before`, () => {
      const { node, layer } = provideChain()
      return Effect.gen(function* () {
        const outcomes = yield* createOutcomes()
        yield* outcomes.ahead(account)
        node.count = "0x8"
        yield* TestClock.adjust(age)
        assert.strictEqual(yield* outcomes.before(account), expected)
      }).pipe(Effect.provide(layer))
    })

  it.effect("reads the count if reading ahead failed", () => {
    const { node, layer } = provideChain()
    return Effect.gen(function* () {
      const outcomes = yield* createOutcomes()
      node.failing = true
      yield* outcomes.ahead(account)
      node.failing = false
      assert.strictEqual(yield* outcomes.before(account), 7)
    }).pipe(Effect.provide(layer))
  })
})

describe("makeOutcomes.find", () => {
  const request = {
    account,
    request: readOf("eth_sendTransaction", [{ to: you, value: "0x1", data: "0x" }], { account: me }),
    nonce: 7
  }

  it.effect("finds the account's matching transaction with the noted nonce or a later one", () => {
    const { node, layer } = provideChain()
    node.pending = [payment(hashes[0], "0x6"), payment(hashes[1], "0x7")]
    return Effect.gen(function* () {
      const { find } = yield* createOutcomes()
      assert.strictEqual(yield* find(request), hashes[1])
    }).pipe(Effect.provide(layer))
  })

  it.effect("skips an earlier identical payment that is on record, and waits for the next", () => {
    const { node, layer } = provideChain()
    node.pending = [payment(hashes[0], "0x7")]
    return Effect.gen(function* () {
      const { find } = yield* createOutcomes(() => [{ hash: hashes[0] }])
      const found = yield* Effect.fork(find(request))
      yield* TestClock.adjust("30 seconds")
      node.pending = [payment(hashes[0], "0x7"), payment(hashes[1], "0x8")]
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(yield* Fiber.join(found), hashes[1])
    }).pipe(Effect.provide(layer))
  })

  it.effect("finds a transaction that is recorded while it searches", () => {
    const { node, layer } = provideChain()
    const sent: Array<{ readonly hash: string }> = []
    return Effect.gen(function* () {
      const { find } = yield* createOutcomes(() => sent)
      const found = yield* Effect.fork(find(request))
      yield* TestClock.adjust("10 seconds")
      sent.push({ hash: hashes[0] })
      node.pending = [payment(hashes[0], "0x7")]
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* Fiber.join(found), hashes[0])
    }).pipe(Effect.provide(layer))
  })
})
