import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { Names } from "./Names.ts"

const address = "0x1111111111111111111111111111111111111111"
const network = "eip155:1"
const anna = {
  name: "anna.reown.id",
  registered_at: "2026-01-01T00:00:00.000Z",
  addresses: { 60: { address, created: "" } },
  attributes: []
}

const lookUp = (name: string) => Effect.flatMap(Names, (names) => names.lookup(name, network))
const readNames = Effect.flatMap(Names, (names) => names.reverse(`${network}:${address}`, "0x2"))
const suggest = (name: string) => Effect.flatMap(Names, (names) => names.suggestions(name, network))

const provideNames = (answer: (nth: number) => unknown, known = true) => {
  const { layer, seen } = makeAnswering((_, __, nth) => answer(nth))
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
const respond = (code: number) => new Response("", { status: code })

const register = (id: AccountId = `eip155:137:${address}`) =>
  Effect.flatMap(Names, (names) => names.register("Anna", id, (message) => Effect.succeed(`signed ${message}`)))

describe("Names.register", () => {
  it.effect("sends the signed message with the chain's coin type once, and clears the cached name", () => {
    const bodies: Array<unknown> = []
    const { layer: services, seen } = makeAnswering((_, { body }) => {
      if (body === undefined) return respond(404)
      bodies.push(JSON.parse(body.text))
      return { success: true }
    })
    return Effect.gen(function* () {
      yield* TestClock.adjust("1700000000500 millis")
      assert.isFalse((yield* lookUp("anna")).registered)
      assert.isTrue(yield* register())
      const message = '{"name":"anna.reown.id","attributes":{},"timestamp":1700000000}'
      assert.deepStrictEqual(bodies, [{ coin_type: 2147483785, address, message, signature: `signed ${message}` }])
      yield* lookUp("anna")
      assert.strictEqual(seen.length, 3)
    }).pipe(
      Effect.provide(
        Names.layer.pipe(
          Layer.provide(
            Layer.merge(
              services,
              SupportedChains.layerTest(() => true)
            )
          )
        )
      )
    )
  })

  it.effect("fails with 'Error registering name' without a second try", () => {
    const { layer, seen } = provideNames(() => respond(500))
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(register())).message, "Error registering name anna.reown.id")
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("fails with the service's first reason, without suggesting a retry", () => {
    const body = { reasons: [{ name: "name", description: "The name is taken" }, { description: "x" }] }
    const { layer } = provideNames(() => new Response(JSON.stringify(body), { status: 400 }))
    return Effect.gen(function* () {
      const calls: ReadonlyArray<Effect.Effect<unknown, LatchkeyError, Names>> = [
        register(),
        lookUp("anna"),
        suggest("anna"),
        readNames
      ]
      for (const call of calls) {
        const { _tag, message, retryable } = yield* Effect.flip(call)
        assert.deepStrictEqual([_tag, message, retryable], ["NameRefused", "The name is taken", false])
      }
    }).pipe(Effect.provide(layer))
  })

  it.effect(
    "rejects a chain id without a coin type and other namespaces before signing, and returns false on an unsupported network",
    () =>
      Effect.gen(function* () {
        assert.strictEqual(
          (yield* Effect.provide(Effect.flip(register(`eip155:2147483648:${address}`)), provideNames(() => ({})).layer))
            ._tag,
          "InvalidChainId"
        )
        assert.strictEqual(
          (yield* Effect.provide(Effect.flip(register(`solana:one:${address}`)), provideNames(() => ({})).layer))._tag,
          "NameNeedsAccount"
        )
        assert.isFalse(yield* Effect.provide(register(), provideNames(() => ({}), false).layer))
      })
  )
})

describe("Names", () => {
  it.effect("looks up a name with its suffix, once in five minutes for every spelling", () => {
    const { layer, seen } = provideNames(() => anna)
    return Effect.gen(function* () {
      yield* Effect.all([lookUp("Anna"), lookUp("anna.reown.id"), lookUp("anna.wcn.id")], { concurrency: 3 })
      yield* TestClock.adjust("299 seconds")
      assert.deepStrictEqual((yield* lookUp("anna")).addresses, [{ coinType: 60, chainId: 1, address }])
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.pathname, "/v1/profile/account/anna.reown.id")
      assert.strictEqual(seen[0]?.searchParams.get("apiVersion"), "2")
      yield* TestClock.adjust("1001 millis")
      yield* lookUp("anna")
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns an unregistered profile for a name that is free", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* lookUp("nobody"), {
        name: "nobody.reown.id",
        registered: false,
        registeredAt: "",
        addresses: [],
        avatar: "",
        bio: ""
      })
    }).pipe(Effect.provide(provideNames(() => respond(404)).layer))
  )

  it.effect("rejects an invalid name without a request", () => {
    const { layer, seen } = provideNames(() => anna)
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(lookUp("ann")))._tag, "NameMisfit")
      assert.strictEqual((yield* Effect.flip(suggest("../../v1")))._tag, "NameMisfit")
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns empty results without requests on a network that the service does not support", () => {
    const { layer, seen } = provideNames(() => anna, false)
    return Effect.gen(function* () {
      assert.isFalse((yield* lookUp("anna")).registered)
      assert.deepStrictEqual([yield* readNames, yield* suggest("anna")], [[], []])
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [{ ...anna, addresses: [] }, { ...anna, name: "a\u0000" }, [], null, respond(403)]) {
    it.effect(`F14: fails with 'Error resolving name' for ${JSON.stringify(answer)}, and requests again`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(lookUp("anna"))).message, "Error resolving name")
        assert.isTrue((yield* lookUp("anna")).registered)
      }).pipe(Effect.provide(provideNames((nth) => (nth === 1 ? answer : anna)).layer))
    )
  }

  it.effect("drops malformed names of an address, sends the visitor's address, and caches the answer", () => {
    const { layer, seen } = provideNames(() => [null, { ...anna, addresses: 7 }, anna])
    return Effect.gen(function* () {
      yield* readNames
      assert.deepStrictEqual(
        (yield* readNames).map(({ name }) => name),
        ["anna.reown.id"]
      )
      assert.strictEqual(seen.length, 1)
      assert.strictEqual(seen[0]?.searchParams.get("sender"), "0x2")
    }).pipe(Effect.provide(layer))
  })

  for (const [answer, lines] of [
    [[anna], []],
    [[null, anna, anna], ["name.reverse: 1 of 3 names were malformed"]]
  ] as const) {
    it.effect(`logs ${lines.length} lines for ${answer.length} names of an address`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* readNames
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(provideNames(() => answer).layer, log.layer)))
    })
  }

  it.effect("fails with 'Error fetching names for address' for a malformed answer", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(readNames)).message, "Error fetching names for address")
    }).pipe(Effect.provide(provideNames(() => ({})).layer))
  )

  it.effect("suggests names in the service's zone with their suffix, without a cache", () => {
    const { layer, seen } = provideNames(() => ({
      suggestions: [
        { name: "anna.reown.id", registered: true },
        { name: "anna-1", registered: false },
        { name: 7 },
        null
      ]
    }))
    return Effect.gen(function* () {
      yield* suggest("anna")
      assert.deepStrictEqual(yield* suggest("Anna"), [
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

  it.effect("fails with 'Error fetching name suggestions'", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(suggest("anna"))).message, "Error fetching name suggestions")
    }).pipe(Effect.provide(provideNames(() => respond(403)).layer))
  )
})
