import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeOutcomes } from "./outcomes.ts"
import { readOf } from "../../../fixtures/testing/core/calldata.ts"

const me = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const you = "0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc"
const account = `eip155:1:${me}` as const
const hashes = [`0x${"12".repeat(32)}`, `0x${"34".repeat(32)}`] as const
const paid = (hash: string, nonce: string) => ({ hash, from: me, to: you, nonce, value: "0x1", input: "0x" })

/** A node whose answers are those of its chain at that moment; `waiting`: what is in no block yet. */
const chain = () => {
  const at = { count: "0x7", waiting: [] as ReadonlyArray<object>, asked: [] as Array<string>, failing: false }
  const { layer } = answering((_, { body }) => {
    const { method } = JSON.parse(body?.text ?? "{}")
    at.asked.push(method)
    if (at.failing) return new Response("", { status: 400 })
    const result =
      method === "eth_getTransactionCount"
        ? at.count
        : method === "eth_getBlockByNumber"
          ? { transactions: at.waiting }
          : "0x0"
    return { jsonrpc: "2.0", id: 1, result }
  })
  return { at, layer: Rpc.layer.pipe(Layer.provide(Layer.merge(layer, Store.layer(testState())))) }
}
const made = (sent: () => ReadonlyArray<{ readonly hash?: string }> = () => []) =>
  Effect.map(Rpc, (rpc) => makeOutcomes(rpc, sent))

describe("what is noted before a wallet is asked", () => {
  it.effect("is what was read ahead, for one request; the next one reads anew", () => {
    const { at, layer } = chain()
    return Effect.gen(function* () {
      const outcomes = yield* made()
      yield* outcomes.ahead(account)
      at.count = "0x8"
      assert.strictEqual(yield* outcomes.before(account), 7)
      assert.strictEqual(yield* outcomes.before(account), 8)
      assert.lengthOf(at.asked, 2)
    }).pipe(Effect.provide(layer))
  })

  for (const [age, noted] of [
    [59_999, 7],
    [60_000, 8]
  ] as const)
    it.effect(`${age} ms after it was read ahead is ${noted === 7 ? "still that" : "read anew"}`, () => {
      const { at, layer } = chain()
      return Effect.gen(function* () {
        const outcomes = yield* made()
        yield* outcomes.ahead(account)
        at.count = "0x8"
        yield* TestClock.adjust(age)
        assert.strictEqual(yield* outcomes.before(account), noted)
      }).pipe(Effect.provide(layer))
    })

  it.effect("is read at the press where nothing could be read ahead", () => {
    const { at, layer } = chain()
    return Effect.gen(function* () {
      const outcomes = yield* made()
      at.failing = true
      yield* outcomes.ahead(account)
      at.failing = false
      assert.strictEqual(yield* outcomes.before(account), 7)
    }).pipe(Effect.provide(layer))
  })
})

describe("what a wallet sent before it vanished", () => {
  const asked = {
    account,
    request: readOf("eth_sendTransaction", [{ to: you, value: "0x1", data: "0x" }], { account: me }),
    nonce: 7
  }

  it.effect("is what the account sent, of the number that was noted or a later one", () => {
    const { at, layer } = chain()
    at.waiting = [paid(hashes[0], "0x6"), paid(hashes[1], "0x7")]
    return Effect.gen(function* () {
      const { find } = yield* made()
      assert.strictEqual(yield* find(asked), hashes[1])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is not an earlier payment alike, which is on record and waits for its block", () => {
    const { at, layer } = chain()
    at.waiting = [paid(hashes[0], "0x7")]
    return Effect.gen(function* () {
      const { find } = yield* made(() => [{ hash: hashes[0] }])
      const found = yield* Effect.fork(find(asked))
      yield* TestClock.adjust("30 seconds")
      at.waiting = [paid(hashes[0], "0x7"), paid(hashes[1], "0x8")]
      yield* TestClock.adjust("30 seconds")
      assert.strictEqual(yield* Fiber.join(found), hashes[1])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is found also where its own answer came late and is on record by then", () => {
    const { at, layer } = chain()
    const sent: Array<{ readonly hash: string }> = []
    return Effect.gen(function* () {
      const { find } = yield* made(() => sent)
      const found = yield* Effect.fork(find(asked))
      yield* TestClock.adjust("10 seconds")
      sent.push({ hash: hashes[0] })
      at.waiting = [paid(hashes[0], "0x7")]
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual(yield* Fiber.join(found), hashes[0])
    }).pipe(Effect.provide(layer))
  })
})
