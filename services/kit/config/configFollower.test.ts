import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { remoteDefaults } from "../../../core/kit/features/features.ts"
import { localFeatures } from "../../../core/kit/features/localFeatures.ts"
import { noRemoteFeatures } from "../../../core/kit/features/remoteFeatures.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { configFollower } from "./configFollower.ts"
import { ProjectConfig } from "./ProjectConfig.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const status = (code: number): Response => new Response("", { status: code })
const setUp = (
  answer: (path: string) => unknown,
  config: Parameters<typeof testState>[0] = {},
  origin: string | null = "https://page.test"
) => {
  const { layer, seen } = makeAnswering((url) => answer(url.pathname))
  return {
    seen,
    layer: configFollower.pipe(
      Layer.provideMerge(ProjectConfig.layer),
      Layer.provideMerge(
        Layer.mergeAll(layer, PageOrigin.layerTest(origin), Store.layer(testState({ catalogue: true, ...config })))
      )
    )
  }
}
const listKeys = ({ modal }: { readonly modal: { readonly raised: ReadonlyArray<{ readonly key: string }> } }) =>
  modal.raised.map(({ key }) => key)
const opened = Effect.gen(function* () {
  const store = yield* Store
  yield* store.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
  for (let i = 0; i < 20; i++) {
    yield* Effect.promise(() => passTurns())
    yield* TestClock.adjust("1 seconds")
  }
  return yield* store.state
})

describe("configFollower", () => {
  it.effect("requests the configuration once, when the modal first opens", () => {
    const { layer, seen } = setUp((path) =>
      path.includes("config")
        ? {
            features: [
              { id: "swap", isEnabled: true, config: ["1inch"] },
              { id: 7 },
              { id: "activity", isEnabled: false }
            ]
          }
        : { allowedOrigins: ["https://a.test"] }
    )
    return Effect.gen(function* () {
      assert.strictEqual(seen.length, 0)
      const { config } = yield* opened
      assert.deepStrictEqual(config.remote, {
        _tag: "Arrived",
        value: [
          { id: "swap", isEnabled: true, config: ["1inch"] },
          { id: "activity", isEnabled: false, config: null }
        ]
      })
      assert.deepStrictEqual(config.origins, { _tag: "Arrived", value: ["https://a.test"] })
      yield* opened
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("raises the Rate Limited alert for 429", () => {
    const { layer } = setUp(() => status(429))
    return Effect.gen(function* () {
      const state = yield* opened
      assert.deepStrictEqual(listKeys(state), ["RATE_LIMITED_APP_CONFIGURATION"])
      assert.strictEqual(state.config.origins._tag, "Failed")
    }).pipe(Effect.provide(layer))
  })

  it.effect("raises the Server Error alert for 5xx", () => {
    const { layer } = setUp(() => status(599))
    return Effect.gen(function* () {
      assert.deepStrictEqual(listKeys(yield* opened), ["SERVER_ERROR_APP_CONFIGURATION"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("raises nothing for a status beyond 599, and allows every origin", () => {
    const { layer } = setUp((path) =>
      path.includes("config") ? { features: null } : Object.defineProperty(status(503), "status", { value: 600 })
    )
    return Effect.gen(function* () {
      assert.deepStrictEqual(listKeys(yield* opened), [])
    }).pipe(Effect.provide(layer))
  })

  for (const [words, key] of [
    ["Unauthorized: invalid key", "INVALID_PROJECT_ID"],
    ["Unauthorized: origin not allowed", "ORIGIN_NOT_ALLOWED"],
    ["JWT validation error: JWT Token is not yet valid", "JWT_TOKEN_NOT_VALID"]
  ] as const) {
    for (const call of ["config", "origins", ""])
      for (const [kind, refusal] of [
        ["JSON", () => Response.json({ reasons: [{ description: words }] }, { status: 401 })],
        ["plain text", () => new Response(`${words}\n`, { status: 403 })]
      ] as const)
        it.effect(`raises ${key} once when ${call || "each call"} is refused with '${words}' as ${kind}`, () => {
          const { layer } = setUp((path) =>
            path.includes(call) ? refusal() : path.includes("config") ? { features: [] } : { allowedOrigins: [] }
          )
          return Effect.gen(function* () {
            const facts = key === "ORIGIN_NOT_ALLOWED" ? "https://page.test" : ""
            assert.deepStrictEqual((yield* opened).modal.raised, [{ key, facts }])
          }).pipe(Effect.provide(layer))
        })
  }

  it.effect("treats any other answer as an empty list of origins", () => {
    const { layer } = setUp(() => status(403))
    return Effect.gen(function* () {
      const { config, modal } = yield* opened
      assert.deepStrictEqual([config.origins, modal.raised], [{ _tag: "Arrived", value: [] }, []])
      assert.strictEqual(config.remote._tag, "Failed")
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests nothing in basic mode, and offers nothing remote", () => {
    const { layer, seen } = setUp(() => ({}), { basic: true })
    return Effect.gen(function* () {
      const { config } = yield* opened
      assert.strictEqual(seen.length, 0)
      assert.deepStrictEqual(config.resolved, noRemoteFeatures)
    }).pipe(Effect.provide(layer))
  })

  it.effect("resolves the features, and names the host's ignored options in one warning", () => {
    const { layer } = setUp(
      (path) =>
        path.includes("config")
          ? { features: [{ id: "social_login", isEnabled: true, config: ["email", "x"] }] }
          : { allowedOrigins: [] },
      { features: { ...localFeatures, requested: { email: false, swaps: ["1inch"] } } }
    )
    return Effect.gen(function* () {
      const state = yield* opened
      assert.deepStrictEqual(state.config.resolved, { ...noRemoteFeatures, email: true, socials: ["x"] })
      assert.deepStrictEqual(state.modal.raised, [
        { key: "LOCAL_CONFIGURATION_IGNORED", facts: '"features.email", "features.swaps"' }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("uses the host's options, else the defaults, without the remote configuration", () => {
    const { layer } = setUp((path) => (path.includes("config") ? status(400) : { allowedOrigins: [] }), {
      features: { ...localFeatures, requested: { swaps: false } }
    })
    return Effect.gen(function* () {
      const { config, modal } = yield* opened
      assert.deepStrictEqual(config.resolved, { ...remoteDefaults, swaps: false })
      assert.deepStrictEqual(modal.raised, [])
    }).pipe(Effect.provide(layer))
  })

  const makeListed = (features: ReadonlyArray<unknown>) => (path: string) =>
    path.includes("config") ? { features } : { allowedOrigins: ["https://other.test"] }
  const email = [{ id: "social_login", isEnabled: true, config: ["email"] }]

  it.effect("raises an alert with the page's origin if it is not on the list and email or social login is on", () => {
    const { layer } = setUp(makeListed(email))
    return Effect.gen(function* () {
      assert.deepStrictEqual((yield* opened).modal.raised, [{ key: "ORIGIN_NOT_ALLOWED", facts: "https://page.test" }])
    }).pipe(Effect.provide(layer))
  })

  for (const [title, features, origin] of [
    ["without email and social login", [], "https://page.test"],
    ["on the list", email, "https://other.test"],
    ["at a terminal", email, null]
  ] as const) {
    it.effect(`raises no alert for a page's origin ${title}`, () => {
      const { layer } = setUp(makeListed(features), {}, origin)
      return Effect.gen(function* () {
        assert.deepStrictEqual((yield* opened).modal.raised, [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("raises nothing without a project if no option needs one, and requests nothing", () => {
    const { layer, seen } = setUp(() => ({}), { catalogue: false })
    return Effect.gen(function* () {
      assert.deepStrictEqual(listKeys(yield* opened), [])
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  const makeRequested = (requested: (typeof localFeatures)["requested"]) => ({
    features: { ...localFeatures, requested }
  })
  for (const [title, config, isRaised] of [
    ["email", makeRequested({ email: true }), true],
    ["social logins", makeRequested({ socials: ["google"] }), true],
    ["providers of swaps", makeRequested({ swaps: ["1inch"] }), true],
    ["a catalogue wallet in front", { featuredWalletIds: ["c57ca95b"] }, true],
    ["listed catalogue wallets", { includeWalletIds: ["c57ca95b"] }, true],
    ["email turned off", makeRequested({ email: false, socials: false, swaps: [] }), false]
  ] as const) {
    it.effect(
      `${isRaised ? "raises PROJECT_ID_NOT_CONFIGURED" : "raises nothing"} without a project with ${title}`,
      () => {
        const { layer, seen } = setUp(() => ({}), { catalogue: false, ...config })
        return Effect.gen(function* () {
          assert.deepStrictEqual(listKeys(yield* opened), isRaised ? ["PROJECT_ID_NOT_CONFIGURED"] : [])
          assert.strictEqual(seen.length, 0)
        }).pipe(Effect.provide(layer))
      }
    )
  }
})
