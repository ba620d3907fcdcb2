import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Store } from "../store/Store.ts"
import { answering } from "../testing/answering.ts"
import { testState } from "../testing/testState.ts"
import { configFollower } from "./configFollower.ts"
import { ProjectConfig } from "./ProjectConfig.ts"

const status = (code: number): Response => new Response("", { status: code })
const over = (answer: (path: string) => unknown, config: Parameters<typeof testState>[0] = {}) => {
  const { layer, seen } = answering((url) => answer(url.pathname))
  return {
    seen,
    layer: configFollower.pipe(Layer.provideMerge(ProjectConfig.layer), Layer.provideMerge(Layer.merge(layer, Store.layer(testState({ catalogue: true, ...config })))))
  }
}
const opened = Effect.gen(function*() {
  const store = yield* Store
  yield* store.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
  for (let i = 0; i < 20; i++) {
    yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1)))
    yield* TestClock.adjust("1 seconds")
  }
  return yield* store.state
})

describe("the project's configuration", () => {
  it.effect("is asked for once, when the modal first opens", () => {
    const { layer, seen } = over((path) => path.includes("config") ? { features: [{ id: "swap", isEnabled: true, config: ["1inch"] }, { id: 7 }, { id: "activity", isEnabled: false }] } : { allowedOrigins: ["https://a.test"] })
    return Effect.gen(function*() {
      assert.strictEqual(seen.length, 0)
      const { config } = yield* opened
      assert.deepStrictEqual(config.remote, { _tag: "Arrived", value: [{ id: "swap", isEnabled: true, config: ["1inch"] }, { id: "activity", isEnabled: false, config: null }] })
      assert.deepStrictEqual(config.origins, { _tag: "Arrived", value: ["https://a.test"] })
      yield* opened
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("429 raises the Rate Limited alert", () => {
    const { layer } = over(() => status(429))
    return Effect.gen(function*() {
      const { config, modal } = yield* opened
      assert.strictEqual(modal.alert?.key, "RATE_LIMITED_APP_CONFIGURATION")
      assert.strictEqual(config.origins._tag, "Failed")
    }).pipe(Effect.provide(layer))
  })

  it.effect("5xx raises the Server Error alert", () => {
    const { layer } = over(() => status(503))
    return Effect.gen(function*() {
      assert.strictEqual((yield* opened).modal.alert?.key, "SERVER_ERROR_APP_CONFIGURATION")
    }).pipe(Effect.provide(layer))
  })

  it.effect("anything else is an empty list of origins", () => {
    const { layer } = over(() => status(403))
    return Effect.gen(function*() {
      const { config, modal } = yield* opened
      assert.deepStrictEqual([config.origins, modal.alert], [{ _tag: "Arrived", value: [] }, null])
      assert.strictEqual(config.remote._tag, "Failed")
    }).pipe(Effect.provide(layer))
  })

  it.effect("is not asked for in basic mode", () => {
    const { layer, seen } = over(() => ({}), { basic: true })
    return Effect.gen(function*() {
      yield* opened
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })
})
