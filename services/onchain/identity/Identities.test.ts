import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { Identities } from "./Identities.ts"

const address = "0x1111111111111111111111111111111111111111"
const account = `eip155:1:${address}` as const
const ask = (sender?: string) => Effect.flatMap(Identities, (all) => all.of(account, sender))

const over = (answer: (nth: number) => unknown, known = true) => {
  const { layer, seen } = answering((_, __, nth) => answer(nth))
  return {
    seen,
    layer: Identities.layer.pipe(
      Layer.provide(
        Layer.merge(
          layer,
          SupportedChains.layerTest(() => known)
        )
      )
    )
  }
}

describe("an identity", () => {
  it.effect("is the service's name and picture", () => {
    const { layer, seen } = over(() => ({ name: "ann.eth", avatar: "https://img.test/a.png" }))
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(), { name: "ann.eth", avatar: "https://img.test/a.png" })
      assert.strictEqual(seen[0]?.pathname, `/v1/identity/${address}`)
      assert.isFalse(seen[0]?.searchParams.has("sender"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("is asked for once in five minutes for each asker, who is named", () => {
    const { layer, seen } = over(() => ({ name: "ann.eth", avatar: null }))
    return Effect.gen(function* () {
      yield* Effect.all([ask("0x2"), ask("0x2"), ask("0x2")], { concurrency: 3 })
      yield* TestClock.adjust("299 seconds")
      yield* ask("0x2")
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.searchParams.get("sender"), "0x2")
      yield* TestClock.adjust("1001 millis")
      yield* ask("0x2")
      yield* ask()
      assert.strictEqual(seen.length, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("is empty on a network the service does not know, and nobody is asked", () => {
    const { layer, seen } = over(() => ({ name: "ann.eth", avatar: null }), false)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask(), { name: "", avatar: "" })
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  for (const [answer, identity] of [
    [
      { name: null, avatar: null },
      { name: "", avatar: "" }
    ],
    [{}, { name: "", avatar: "" }],
    [
      { name: " a\u0000\u202en\nn ", avatar: "javascript:alert(1)" },
      { name: "ann", avatar: "" }
    ],
    [
      { name: "x".repeat(9999), avatar: "http://far.test/a.png" },
      { name: "x".repeat(255), avatar: "" }
    ]
  ] as const) {
    it.effect(`F14: ${JSON.stringify(answer).slice(0, 60)} is shown as far as it can be`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ask(), identity)
      }).pipe(Effect.provide(over(() => answer).layer))
    )
  }

  it.effect("in another shape is a typed failure, and is asked for again", () => {
    const { layer } = over((nth) => (nth === 1 ? { name: 7 } : { name: "ann.eth", avatar: null }))
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(ask()))._tag, "BadShape")
      assert.strictEqual((yield* ask()).name, "ann.eth")
    }).pipe(Effect.provide(layer))
  })
})
