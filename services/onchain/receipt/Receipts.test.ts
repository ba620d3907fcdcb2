import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Receipts } from "./Receipts.ts"

const hash = `0x${"12".repeat(32)}`
const mined = { status: "0x1", blockNumber: "0xa", gasUsed: "0x5208", effectiveGasPrice: "0x3b9aca00" }

/** Provides a node that returns these answers in order, then the last one repeatedly. */
const provideReceipts = (answers: ReadonlyArray<unknown>) => {
  const { layer, seen } = makeAnswering((_, __, nth) => {
    const answer = answers[Math.min(nth, answers.length) - 1]
    return answer instanceof Response ? answer : { jsonrpc: "2.0", id: 1, result: answer }
  })
  return {
    seen,
    layer: Receipts.layer.pipe(Layer.provide(Rpc.layer), Layer.provide(Layer.merge(layer, Store.layer(testState()))))
  }
}
const waitInBackground = Effect.fork(
  Effect.either(Effect.flatMap(Receipts, (receipts) => receipts.mined("eip155:1", hash)))
)

describe("Receipts.mined", () => {
  it.effect("looks after 200 ms, then every second, until the transaction is in a block", () => {
    const { layer, seen } = provideReceipts([null, null, mined])
    return Effect.gen(function* () {
      const fiber = yield* waitInBackground
      yield* TestClock.adjust("2199 millis")
      assert.strictEqual(seen.length, 2)
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Effect.flatten(Fiber.join(fiber)), {
        hash,
        block: 10n,
        gasUsed: 21_000n,
        gasPrice: 1_000_000_000n
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("tries again after a failure of the node", () => {
    const { layer } = provideReceipts([new Response("", { status: 503 }), mined])
    return Effect.gen(function* () {
      const fiber = yield* waitInBackground
      yield* TestClock.adjust("2 seconds")
      assert.strictEqual((yield* Effect.flatten(Fiber.join(fiber))).hash, hash)
    }).pipe(Effect.provide(layer))
  })

  for (const [name, answers, tag, time] of [
    [
      "fails with TransactionReverted if the transaction failed in its block",
      [{ ...mined, status: "0x0" }],
      "TransactionReverted",
      "1 seconds"
    ],
    ["fails with TransactionNotMined after 2 min", [null], "TransactionNotMined", "120 seconds"],
    ["fails with BadShape for a malformed receipt", [{ status: "maybe" }], "BadShape", "1 seconds"]
  ] as const) {
    it.effect(name, () => {
      const { layer } = provideReceipts(answers)
      return Effect.gen(function* () {
        const fiber = yield* waitInBackground
        yield* TestClock.adjust(time)
        const result = yield* Fiber.join(fiber)
        assert.strictEqual(result._tag === "Left" ? result.left._tag : "mined", tag)
      }).pipe(Effect.provide(layer))
    })
  }
})

describe("Receipts.mined on Solana", () => {
  const network = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"
  const status = (confirmationStatus: string, err: unknown = null) => ({
    context: {},
    value: [{ slot: 7, confirmations: null, err, confirmationStatus }]
  })
  const unknownStatus = { context: {}, value: [null] }
  /** Provides a node that returns these answers to lookups in order, and `cost` for the cost of a transaction. */
  const provideSolana = (answers: ReadonlyArray<unknown>, cost: unknown) => {
    const methods: Array<string> = []
    const { layer } = makeAnswering((_, request) => {
      const { method } = JSON.parse(request.body?.text ?? "{}")
      methods.push(method)
      const nth = methods.filter((method) => method === "getSignatureStatuses").length
      const answer = method === "getTransaction" ? cost : answers[Math.min(nth, answers.length) - 1]
      return answer instanceof Response ? answer.clone() : { jsonrpc: "2.0", id: 1, result: answer }
    })
    const networks = [{ ...testNetwork(network), namespace: "solana" as const }]
    const state = testState()
    const store = Store.layer({ ...state, chain: { ...state.chain, networks } })
    return { methods, layer: Receipts.layer.pipe(Layer.provide(Rpc.layer), Layer.provide(Layer.merge(layer, store))) }
  }
  const waitInBackground = Effect.fork(
    Effect.either(Effect.flatMap(Receipts, (receipts) => receipts.mined(network, signature)))
  )

  it.effect("ignores a processed transaction, and returns a confirmed one with its fee", () => {
    const { methods, layer } = provideSolana(
      [unknownStatus, status("processed"), new Response("", { status: 503 }), status("confirmed")],
      {
        slot: 7,
        meta: { fee: 10_000 }
      }
    )
    return Effect.gen(function* () {
      const fiber = yield* waitInBackground
      yield* TestClock.adjust("2199 millis")
      assert.deepStrictEqual(methods, ["getSignatureStatuses", "getSignatureStatuses"])
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(yield* Effect.flatten(Fiber.join(fiber)), {
        hash: signature,
        block: 7n,
        gasUsed: 10_000n,
        gasPrice: 1n
      })
    }).pipe(Effect.provide(layer))
  })

  for (const [name, cost] of [
    ["has no history", null],
    ["does not answer", new Response("", { status: 403 })]
  ] as const) {
    it.effect(`uses the fee of one signature if a node ${name}`, () =>
      Effect.gen(function* () {
        const fiber = yield* waitInBackground
        yield* TestClock.adjust("1 seconds")
        assert.strictEqual((yield* Effect.flatten(Fiber.join(fiber))).gasUsed, 5_000n)
      }).pipe(Effect.provide(provideSolana([status("finalized")], cost).layer))
    )
  }

  it.effect("fails with TransactionReverted if the transaction failed in its block", () =>
    Effect.gen(function* () {
      const fiber = yield* waitInBackground
      yield* TestClock.adjust("1 seconds")
      assert.strictEqual((yield* Effect.flip(Effect.flatten(Fiber.join(fiber))))._tag, "TransactionReverted")
    }).pipe(Effect.provide(provideSolana([status("confirmed", { InstructionError: [0, { Custom: 1 }] })], null).layer))
  )
})
