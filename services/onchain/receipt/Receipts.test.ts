import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Store } from "../../foundation/store/Store.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Receipts } from "./Receipts.ts"

const hash = `0x${"12".repeat(32)}`
const mined = { status: "0x1", blockNumber: "0xa", gasUsed: "0x5208", effectiveGasPrice: "0x3b9aca00" }

/** A node that gives these answers in order, repeating the last one. */
const over = (answers: ReadonlyArray<unknown>) => {
  const { layer, seen } = answering((_, __, nth) => {
    const answer = answers[Math.min(nth, answers.length) - 1]
    return answer instanceof Response ? answer : { jsonrpc: "2.0", id: 1, result: answer }
  })
  return {
    seen,
    layer: Receipts.layer.pipe(Layer.provide(Rpc.layer), Layer.provide(Layer.merge(layer, Store.layer(testState()))))
  }
}
const waiting = Effect.fork(Effect.either(Effect.flatMap(Receipts, (receipts) => receipts.mined("eip155:1", hash))))

describe("waiting for a block", () => {
  it.effect("looks after 200 ms, then once a second, until the transaction is in one", () => {
    const { layer, seen } = over([null, null, mined])
    return Effect.gen(function* () {
      const end = yield* waiting
      yield* TestClock.adjust("2199 millis")
      assert.strictEqual(seen.length, 2)
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Effect.flatten(Fiber.join(end)), {
        hash,
        block: 10n,
        gasUsed: 21_000n,
        gasPrice: 1_000_000_000n
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("a node that fails meanwhile is asked again", () => {
    const { layer } = over([new Response("", { status: 503 }), mined])
    return Effect.gen(function* () {
      const end = yield* waiting
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual((yield* Effect.flatten(Fiber.join(end))).hash, hash)
    }).pipe(Effect.provide(layer))
  })

  for (const [name, answers, tag, time] of [
    [
      "a transaction that failed in its block is reverted",
      [{ ...mined, status: "0x0" }],
      "TransactionReverted",
      "1 seconds"
    ],
    ["after 2 min it is not in a block yet", [null], "TransactionNotMined", "120 seconds"],
    ["a receipt of another shape is told as such", [{ status: "maybe" }], "BadShape", "1 seconds"]
  ] as const) {
    it.effect(name, () => {
      const { layer } = over(answers)
      return Effect.gen(function* () {
        const end = yield* waiting
        yield* TestClock.adjust(time)
        const found = yield* Fiber.join(end)
        assert.strictEqual(found._tag === "Left" ? found.left._tag : "mined", tag)
      }).pipe(Effect.provide(layer))
    })
  }
})

describe("waiting for a block of Solana", () => {
  const network = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"
  const status = (confirmationStatus: string, err: unknown = null) => ({
    context: {},
    value: [{ slot: 7, confirmations: null, err, confirmationStatus }]
  })
  const none = { context: {}, value: [null] }
  /** A node that gives these answers to the lookups in order, and `cost` when asked what a transaction cost. */
  const over = (looks: ReadonlyArray<unknown>, cost: unknown) => {
    const asked: Array<string> = []
    const { layer } = answering((_, request) => {
      const { method } = JSON.parse(request.body?.text ?? "{}")
      asked.push(method)
      const nth = asked.filter((one) => one === "getSignatureStatuses").length
      const answer = method === "getTransaction" ? cost : looks[Math.min(nth, looks.length) - 1]
      return answer instanceof Response ? answer.clone() : { jsonrpc: "2.0", id: 1, result: answer }
    })
    const networks = [{ ...testNetwork(network), namespace: "solana" as const }]
    const state = testState()
    const store = Store.layer({ ...state, chain: { ...state.chain, networks } })
    return { asked, layer: Receipts.layer.pipe(Layer.provide(Rpc.layer), Layer.provide(Layer.merge(layer, store))) }
  }
  const waiting = Effect.fork(Effect.either(Effect.flatMap(Receipts, (receipts) => receipts.mined(network, signature))))

  it.effect("one that is processed alone does not count yet; a confirmed one is told with its fee", () => {
    const { asked, layer } = over([none, status("processed"), new Response("", { status: 503 }), status("confirmed")], {
      slot: 7,
      meta: { fee: 10_000 }
    })
    return Effect.gen(function* () {
      const end = yield* waiting
      yield* TestClock.adjust("2199 millis")
      assert.deepStrictEqual(asked, ["getSignatureStatuses", "getSignatureStatuses"])
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(yield* Effect.flatten(Fiber.join(end)), {
        hash: signature,
        block: 7n,
        gasUsed: 10_000n,
        gasPrice: 1n
      })
    }).pipe(Effect.provide(layer))
  })

  for (const [name, cost] of [
    ["keeps no history", null],
    ["is silent about it", new Response("", { status: 403 })]
  ] as const) {
    it.effect(`where a node ${name} the fee is a signature's`, () =>
      Effect.gen(function* () {
        const end = yield* waiting
        yield* TestClock.adjust("1 seconds")
        assert.strictEqual((yield* Effect.flatten(Fiber.join(end))).gasUsed, 5_000n)
      }).pipe(Effect.provide(over([status("finalized")], cost).layer))
    )
  }

  it.effect("one that failed in its block is reverted", () =>
    Effect.gen(function* () {
      const end = yield* waiting
      yield* TestClock.adjust("1 seconds")
      assert.strictEqual((yield* Effect.flip(Effect.flatten(Fiber.join(end))))._tag, "TransactionReverted")
    }).pipe(Effect.provide(over([status("confirmed", { InstructionError: [0, { Custom: 1 }] })], null).layer))
  )
})
