import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { loggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { Names } from "./Names.ts"

const address = "0x1111111111111111111111111111111111111111"
const on = "eip155:1"
const anna = {
  name: "anna.reown.id",
  registered_at: "2026-01-01T00:00:00.000Z",
  addresses: { 60: { address, created: "" } },
  attributes: []
}

const lookup = (name: string) => Effect.flatMap(Names, (names) => names.lookup(name, on))
const reverse = Effect.flatMap(Names, (names) => names.reverse(`${on}:${address}`, "0x2"))
const suggestions = (name: string) => Effect.flatMap(Names, (names) => names.suggestions(name, on))

const over = (answer: (nth: number) => unknown, known = true) => {
  const { layer, seen } = answering((_, __, nth) => answer(nth))
  return {
    seen,
    layer: Names.layer.pipe(
      Layer.provide(
        Layer.merge(
          layer,
          SupportedChains.layerTest(() => known)
        )
      )
    )
  }
}
const status = (code: number) => new Response("", { status: code })

const register = (id: AccountId = `eip155:137:${address}`) =>
  Effect.flatMap(Names, (names) => names.register("Anna", id, (message) => Effect.succeed(`signed ${message}`)))

describe("registering", () => {
  it.effect("sends the signed message with the chain's coin type, once, and forgets what was known", () => {
    const bodies: Array<unknown> = []
    const { layer: calls, seen } = answering((_, { body }) => {
      if (body === undefined) return status(404)
      bodies.push(JSON.parse(body.text))
      return { success: true }
    })
    return Effect.gen(function* () {
      yield* TestClock.adjust("1700000000500 millis")
      assert.isFalse((yield* lookup("anna")).registered)
      assert.isTrue(yield* register())
      const message = '{"name":"anna.reown.id","attributes":{},"timestamp":1700000000}'
      assert.deepStrictEqual(bodies, [{ coin_type: 2147483785, address, message, signature: `signed ${message}` }])
      yield* lookup("anna")
      assert.strictEqual(seen.length, 3)
    }).pipe(
      Effect.provide(
        Names.layer.pipe(
          Layer.provide(
            Layer.merge(
              calls,
              SupportedChains.layerTest(() => true)
            )
          )
        )
      )
    )
  })

  it.effect("ends in 'Error registering name', and is not sent twice", () => {
    const { layer, seen } = over(() => status(500))
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(register())).message, "Error registering name anna.reown.id")
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("is told the service's first reason where it gives one, and not asked to try the same again", () => {
    const body = { reasons: [{ name: "name", description: "The name is taken" }, { description: "x" }] }
    const { layer } = over(() => new Response(JSON.stringify(body), { status: 400 }))
    return Effect.gen(function* () {
      const ends: ReadonlyArray<Effect.Effect<unknown, LatchkeyError, Names>> = [
        register(),
        lookup("anna"),
        suggestions("anna"),
        reverse
      ]
      for (const end of ends) {
        const { _tag, message, retryable } = yield* Effect.flip(end)
        assert.deepStrictEqual([_tag, message, retryable], ["NameRefused", "The name is taken", false])
      }
    }).pipe(Effect.provide(layer))
  })

  it.effect("a chain id without a coin type is refused before anything is signed; an unknown network is false", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        (yield* Effect.provide(Effect.flip(register(`eip155:2147483648:${address}`)), over(() => ({})).layer))._tag,
        "InvalidChainId"
      )
      assert.strictEqual(
        (yield* Effect.provide(Effect.flip(register(`solana:one:${address}`)), over(() => ({})).layer))._tag,
        "NameNeedsAccount"
      )
      assert.isFalse(yield* Effect.provide(register(), over(() => ({}), false).layer))
    })
  )
})

describe("a name", () => {
  it.effect("is looked up with its suffix, once in five minutes, however it is written", () => {
    const { layer, seen } = over(() => anna)
    return Effect.gen(function* () {
      yield* Effect.all([lookup("Anna"), lookup("anna.reown.id"), lookup("anna.wcn.id")], { concurrency: 3 })
      yield* TestClock.adjust("299 seconds")
      assert.deepStrictEqual((yield* lookup("anna")).addresses, [{ coinType: 60, chainId: 1, address }])
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.pathname, "/v1/profile/account/anna.reown.id")
      assert.strictEqual(seen[0]?.searchParams.get("apiVersion"), "2")
      yield* TestClock.adjust("1001 millis")
      yield* lookup("anna")
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("that nobody has is told as such", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* lookup("nobody"), {
        name: "nobody.reown.id",
        registered: false,
        registeredAt: "",
        addresses: [],
        avatar: "",
        bio: ""
      })
    }).pipe(Effect.provide(over(() => status(404)).layer))
  )

  it.effect("that cannot be a name is refused without asking", () => {
    const { layer, seen } = over(() => anna)
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(lookup("ann")))._tag, "NameMisfit")
      assert.strictEqual((yield* Effect.flip(suggestions("../../v1")))._tag, "NameMisfit")
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("is nobody's on a network the service does not know, and nobody is asked", () => {
    const { layer, seen } = over(() => anna, false)
    return Effect.gen(function* () {
      assert.isFalse((yield* lookup("anna")).registered)
      assert.deepStrictEqual([yield* reverse, yield* suggestions("anna")], [[], []])
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [{ ...anna, addresses: [] }, { ...anna, name: "a\u0000" }, [], null, status(403)]) {
    it.effect(`F14: ${JSON.stringify(answer)} is 'Error resolving name', and is asked for again`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(lookup("anna"))).message, "Error resolving name")
        assert.isTrue((yield* lookup("anna")).registered)
      }).pipe(Effect.provide(over((nth) => (nth === 1 ? answer : anna)).layer))
    )
  }

  it.effect("of an address: misfits are dropped, the asker is named, and the answer is kept", () => {
    const { layer, seen } = over(() => [null, { ...anna, addresses: 7 }, anna])
    return Effect.gen(function* () {
      yield* reverse
      assert.deepStrictEqual(
        (yield* reverse).map(({ name }) => name),
        ["anna.reown.id"]
      )
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.searchParams.get("sender"), "0x2")
    }).pipe(Effect.provide(layer))
  })

  for (const [answer, lines] of [
    [[anna], []],
    [[null, anna, anna], ["name.reverse: 1 of 3 names did not fit"]]
  ] as const) {
    it.effect(`of an address: of ${answer.length} the log is told ${lines.length} lines`, () => {
      const log = loggedLines()
      return Effect.gen(function* () {
        yield* reverse
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(over(() => answer).layer, log.layer)))
    })
  }

  it.effect("of an address that cannot be had is a typed failure", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(reverse)).message, "Error fetching names for address")
    }).pipe(Effect.provide(over(() => ({})).layer))
  )

  it.effect("is suggested in its zone, with its suffix, and asked for every time", () => {
    const { layer, seen } = over(() => ({
      suggestions: [
        { name: "anna.reown.id", registered: true },
        { name: "anna-1", registered: false },
        { name: 7 },
        null
      ]
    }))
    return Effect.gen(function* () {
      yield* suggestions("anna")
      assert.deepStrictEqual(yield* suggestions("Anna"), [
        { name: "anna.reown.id", registered: true },
        { name: "anna-1.reown.id", registered: false }
      ])
      assert.deepStrictEqual(
        seen.map(({ pathname }) => pathname),
        ["/v1/profile/suggestions/anna", "/v1/profile/suggestions/anna"]
      )
      assert.strictEqual(seen[0]?.searchParams.get("zone"), "reown.id")
    }).pipe(Effect.provide(layer))
  })

  it.effect("cannot be suggested: 'Error fetching name suggestions'", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(suggestions("anna"))).message, "Error fetching name suggestions")
    }).pipe(Effect.provide(over(() => status(403)).layer))
  )
})
