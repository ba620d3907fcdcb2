import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { Identities } from "./Identities.ts"

const address = "0x1111111111111111111111111111111111111111"
const account = `eip155:1:${address}` as const
const getIdentity = (sender?: string) => Effect.flatMap(Identities, (all) => all.get(account, sender))

const provideIdentities = (answer: (nth: number) => unknown, known = true) => {
  const { layer, seen } = makeAnswering((_, __, nth) => answer(nth))
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

describe("Identities.get", () => {
  it.effect("returns the name and picture from the service", () => {
    const { layer, seen } = provideIdentities(() => ({ name: "ann.eth", avatar: "https://img.test/a.png" }))
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* getIdentity(), { name: "ann.eth", avatar: "https://img.test/a.png" })
      assert.strictEqual(seen[0]?.pathname, `/v1/identity/${address}`)
      assert.isFalse(seen[0]?.searchParams.has("sender"))
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests an identity once in five minutes for each asking address, which is sent", () => {
    const { layer, seen } = provideIdentities(() => ({ name: "ann.eth", avatar: null }))
    return Effect.gen(function* () {
      yield* Effect.all([getIdentity("0x2"), getIdentity("0x2"), getIdentity("0x2")], { concurrency: 3 })
      yield* TestClock.adjust("299 seconds")
      yield* getIdentity("0x2")
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.searchParams.get("sender"), "0x2")
      yield* TestClock.adjust("1001 millis")
      yield* getIdentity("0x2")
      yield* getIdentity()
      assert.strictEqual(seen.length, 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns an empty identity without a request on a network that the service does not support", () => {
    const { layer, seen } = provideIdentities(() => ({ name: "ann.eth", avatar: null }), false)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* getIdentity(), { name: "", avatar: "" })
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
    it.effect(`F14: sanitizes ${JSON.stringify(answer).slice(0, 60)}`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* getIdentity(), identity)
      }).pipe(Effect.provide(provideIdentities(() => answer).layer))
    )
  }

  it.effect("fails with BadShape for another shape, and requests again", () => {
    const { layer } = provideIdentities((nth) => (nth === 1 ? { name: 7 } : { name: "ann.eth", avatar: null }))
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(getIdentity()))._tag, "BadShape")
      assert.strictEqual((yield* getIdentity()).name, "ann.eth")
    }).pipe(Effect.provide(layer))
  })
})
