import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../store/Store.ts"
import { dispatch } from "../../../fixtures/testing/services/connectedKit.ts"
import { eventLines } from "./eventLines.ts"
import { catalogued } from "./catalogued.ts"
import { keepLines } from "./keepLines.ts"
import { logOf } from "./Log.ts"

/** The lines of a log that is attached now. */
const said = (lines: ReturnType<typeof keepLines>) =>
  Effect.map(logOf(lines.take).entries, (entries) =>
    entries.map(({ level, message }) => `${level} ${message.split("\n")[0]}`)
  )

describe("the lines of a kit", () => {
  it("hears the fibers of a runtime that is heard from, and nothing is printed", () => {
    const lines = keepLines(false)
    Runtime.runSync(lines.heardFrom(Runtime.defaultRuntime))(
      Effect.zipRight(Effect.logDebug("a detail"), Effect.logError("a fault"))
    )
    assert.deepStrictEqual(Effect.runSync(said(lines)), ["ERROR a fault"])
  })

  it.effect("a log that comes late begins with the first hundred, and hears the rest", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      for (let i = 0; i < 120; i++) yield* Effect.logError(String(i))
      const log = logOf(lines.take)
      yield* Effect.logError("later")
      const entries = yield* log.entries
      assert.deepStrictEqual([entries.length, entries[99]?.message, entries[100]?.message], [101, "99", "later"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("a fiber that died is an error, whoever forked it; one that failed as foreseen is none", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      yield* Effect.forkDaemon(Effect.die(new Error("broken")))
      yield* Effect.forkDaemon(Effect.fail("foreseen"))
      yield* Effect.forkDaemon(Effect.interrupt)
      yield* Effect.yieldNow()
      assert.deepStrictEqual(yield* said(lines), ["ERROR Fiber terminated with an unhandled error Error: broken"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("work that somebody waits for ends as Unforeseen, and its defect is told once", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      const cause = new Error("broken")
      const failure = yield* Effect.flip(catalogued(Effect.die(cause)))
      assert.deepStrictEqual(
        [failure._tag, failure.category, failure.cause],
        ["Unforeseen", "INTERNAL_SDK_ERROR", cause]
      )
      assert.deepStrictEqual(yield* said(lines), ["ERROR Error: broken"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("in debug mode every event is told by its name and its failure alone", () => {
    const lines = keepLines(true)
    return Effect.gen(function* () {
      yield* dispatch(
        { _tag: "WalletSearched", text: "ann@example.com" },
        {
          _tag: "ConnectFailed",
          connectorId: "w",
          error: { tag: "FailedToConnect", code: "connection.failed", data: {} }
        }
      )
      assert.deepStrictEqual(yield* said(lines), [
        "DEBUG WalletSearched",
        'DEBUG ConnectFailed {"tag":"FailedToConnect","code":"connection.failed","data":{}}'
      ])
    }).pipe(Effect.provide(eventLines.pipe(Layer.provideMerge(Layer.merge(Store.layer(sampleState()), lines.layer)))))
  })
})
