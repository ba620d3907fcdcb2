import { assert, describe, it } from "@effect/vitest"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { Store } from "../../foundation/store/Store.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { getAlert } from "../../../core/kit/modal/alerts.ts"
import { createAlerts } from "./alerts.ts"

const alertsLayer = createAlerts(Effect.succeed(getAlert))

const makeRaised = (key: string, facts = ""): KitEvent => ({ _tag: "AlertRaised", key, facts })

/** Returns a console that collects what is written to it, by method. */
const keepLines = (lines: Array<readonly [string, string]>) =>
  Console.consoleWith((real) =>
    Effect.succeed<Console.Console>({
      ...real,
      error: (line) => Effect.sync(() => void lines.push(["error", String(line)])),
      warn: (line) => Effect.sync(() => void lines.push(["warn", String(line)])),
      info: (line) => Effect.sync(() => void lines.push(["info", String(line)]))
    })
  )

const report = (debug: boolean, ...events: ReadonlyArray<KitEvent>) =>
  Effect.gen(function* () {
    const lines: Array<readonly [string, string]> = []
    const store = Store.layer(testState({ debug }))
    const alert = yield* Effect.gen(function* () {
      const { dispatch, state } = yield* Store
      yield* TestClock.adjust(0)
      for (const event of events) {
        yield* dispatch(event)
        yield* TestClock.adjust(0)
      }
      return (yield* state).modal.alert
    }).pipe(Effect.provide(Layer.provideMerge(alertsLayer, store)), Effect.withConsole(yield* keepLines(lines)))
    return { alert, lines }
  })

describe("createAlerts", () => {
  it.effect("adds the text, and in debug mode writes a line by variant to the console, once for each alert", () =>
    Effect.gen(function* () {
      const { alert, lines } = yield* report(
        true,
        makeRaised("RATE_LIMITED_APP_CONFIGURATION"),
        makeRaised("RATE_LIMITED_APP_CONFIGURATION"),
        makeRaised("LOCAL_CONFIGURATION_IGNORED", '"features.email"'),
        makeRaised("MULTI_WALLET_NOT_ENABLED.DEFAULT"),
        makeRaised("ORIGIN_NOT_ALLOWED", "https://page.test")
      )
      assert.deepStrictEqual(
        lines.map(([method, line]) => [method, line.split(".")[0]]),
        [
          ["error", "Rate Limited"],
          ["warn", "Local configuration ignored"],
          ["info", "Multi-Wallet Not Enabled"],
          ["error", "Origin Not Allowed"]
        ]
      )
      assert.include(lines[1]?.[1], '"features.email"')
      assert.deepStrictEqual([alert?.short, alert?.variant], ["Origin Not Allowed", "error"])
      assert.include(alert?.detail, "https://page.test")
    })
  )

  it.effect("writes nothing to the console without debug mode, and adds the text all the same", () =>
    Effect.gen(function* () {
      const { alert, lines } = yield* report(false, makeRaised("SERVER_ERROR_APP_CONFIGURATION", "down"))
      assert.deepStrictEqual([lines, alert?.key], [[], "SERVER_ERROR_APP_CONFIGURATION"])
    })
  )

  it.effect("adds the texts to alerts that were raised before the texts loaded", () =>
    Effect.gen(function* () {
      const { dispatch, state } = yield* Store
      yield* dispatch(makeRaised("SWITCH_NETWORK_NOT_FOUND", "eip155:5"))
      yield* Effect.scoped(Effect.zipRight(Layer.build(alertsLayer), TestClock.adjust(0)))
      assert.include((yield* state).modal.alert?.detail, "eip155:5")
    }).pipe(Effect.provide(Store.layer(testState())))
  )
})
