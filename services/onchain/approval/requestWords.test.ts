import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { ReportedRequest } from "../../../core/onchain/approval/events.ts"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"
import { copyRequest } from "../../../core/wallets/reader/copiedRequest.ts"
import { readers } from "../../../core/wallets/reader/readRequest.ts"
import { makeIntent } from "../../../core/wallets/signing/intent.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { CallFacts } from "../calldata/CallFacts.ts"
import { Simulation } from "../calldata/Simulation.ts"
import { RequestWords } from "./RequestWords.ts"

const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const warning = (value: string): WordsField => ({ label: "", value, raw: value, kind: "warning" })
const writeWords = (sentence: string, ...fields: ReadonlyArray<WordsField>): Words => ({
  sentence,
  fields,
  risk: fields.length > 0 ? "danger" : "plain",
  by: "shape",
  nested: []
})

/** Describes a transaction whose parts the test provides; `seen` contains each state that the view received. */
const describeTransaction = Effect.fnUntraced(function* (overrides: object = {}) {
  const [whole, fee, changes] = yield* Effect.all([
    Deferred.make<Words>(),
    Deferred.make<ReadonlyArray<WordsField>>(),
    Deferred.make<ReadonlyArray<WordsField> | null>()
  ])
  const seen: Array<ReportedRequest> = []
  const intent = makeIntent(
    {
      id: "1",
      account: `eip155:1:${me}`,
      connectorId: "w",
      madeAt: 0,
      steps: [
        copyRequest({ method: "eth_sendTransaction", params: [{ from: me, to: me, value: "0x1", ...overrides }] })
      ]
    },
    readers["eip155"]
  )
  const facts = Layer.succeed(
    CallFacts,
    CallFacts.of({
      explain: () => Deferred.await(whole),
      explainNow: () => Effect.succeed(writeWords("Send 1 unit")),
      evaluate: () => Effect.never
    })
  )
  const simulation = Layer.succeed(
    Simulation,
    Simulation.of({ changesOf: () => Deferred.await(changes), getFee: () => Deferred.await(fee) })
  )
  const layer = RequestWords.layer.pipe(
    Layer.provide(Layer.mergeAll(facts, simulation, Layer.succeed(PageOrigin, "https://shop.example")))
  )
  yield* Effect.forkScoped(
    Effect.provide(
      Effect.flatMap(RequestWords, ({ describe }) =>
        describe(Either.getOrThrow(intent), (words) => Effect.sync(() => void seen.push(words)))
      ),
      layer
    )
  )
  /** Provides a part, and waits until the view receives another state. */
  const answer = Effect.fnUntraced(function* <A>(part: Deferred.Deferred<A>, value: A) {
    const { length } = seen
    yield* Deferred.succeed(part, value)
    yield* Effect.promise(() => waitUntil(() => assert.isAbove(seen.length, length)))
  })
  yield* Effect.promise(() => passTurns(20))
  return { answer, changes, fee, seen, whole }
})

const advance = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => passTurns(20))
  )

describe("RequestWords", () => {
  it.scoped("shows nothing until the chain has described the request, and keeps these words", () =>
    Effect.gen(function* () {
      const { answer, changes, fee, seen, whole } = yield* describeTransaction()
      yield* advance(3_900)
      assert.deepStrictEqual(seen, [])
      yield* answer(whole, writeWords("Send 1 USDC"))
      yield* answer(fee, [warning("fee")])
      yield* answer(changes, null)
      assert.deepStrictEqual(
        seen.map(({ changes, fee, words: { sentence } }) => [sentence, fee?.length, changes]),
        [
          ["Send 1 USDC", undefined, undefined],
          ["Send 1 USDC", 1, undefined],
          ["Send 1 USDC", 1, null]
        ]
      )
    })
  )

  it.scoped("shows the known facts after four seconds, and adds later warnings without changing the words", () =>
    Effect.gen(function* () {
      const { answer, changes, fee, seen, whole } = yield* describeTransaction()
      yield* advance(4_000)
      yield* Effect.promise(() => waitUntil(() => assert.isAbove(seen.length, 0)))
      assert.deepStrictEqual(
        seen.map(({ words: { sentence } }) => sentence),
        ["Send 1 unit"]
      )
      yield* answer(fee, [])
      yield* answer(changes, null)
      yield* answer(whole, writeWords("Send 1 USDC", warning("This is not USDC")))
      assert.deepStrictEqual([...new Set(seen.map(({ words: { sentence } }) => sentence))], ["Send 1 unit"])
      assert.deepStrictEqual(
        seen.at(-1)?.late?.map(({ value }) => value),
        ["This is not USDC"]
      )
    })
  )

  it.scoped("marks the fee as unchecked until a fee that the page sets was compared", () =>
    Effect.gen(function* () {
      const { answer, fee, seen, whole } = yield* describeTransaction({ gas: "0x5208", maxFeePerGas: "0x1" })
      yield* answer(whole, writeWords("Send"))
      assert.strictEqual(seen.at(-1)?.isFeeUnchecked, true)
      yield* answer(fee, [])
      assert.strictEqual(seen.at(-1)?.isFeeUnchecked, undefined)
    })
  )
})
