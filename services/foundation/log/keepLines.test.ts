import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../store/Store.ts"
import { dispatch } from "../../../fixtures/testing/services/connectedKit.ts"
import { eventLines } from "./eventLines.ts"
import { catchDefects } from "./catchDefects.ts"
import { keepLines } from "./keepLines.ts"
import { readLog } from "./Log.ts"

/** Returns the lines of a log that is attached now. */
const readLines = (lines: ReturnType<typeof keepLines>) =>
  Effect.map(readLog(lines.take).entries, (entries) =>
    entries.map(({ level, message }) => `${level} ${message.split("\n")[0]}`)
  )

describe("keepLines", () => {
  it("logs the fibers of a runtime from withLogger without printing", () => {
    const lines = keepLines(false)
    Runtime.runSync(lines.withLogger(Runtime.defaultRuntime))(
      Effect.zipRight(Effect.logDebug("a detail"), Effect.logError("a fault"))
    )
    assert.deepStrictEqual(Effect.runSync(readLines(lines)), ["ERROR a fault"])
  })

  it.effect("passes the first hundred lines and all new ones to a log that is attached later", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      for (let i = 0; i < 120; i++) yield* Effect.logError(String(i))
      const log = readLog(lines.take)
      yield* Effect.logError("later")
      const entries = yield* log.entries
      assert.deepStrictEqual([entries.length, entries[99]?.message, entries[100]?.message], [101, "99", "later"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("logs a fiber that dies as an error, whoever forked it, but not one with an expected failure", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      yield* Effect.forkDaemon(Effect.die(new Error("broken")))
      yield* Effect.forkDaemon(Effect.fail("foreseen"))
      yield* Effect.forkDaemon(Effect.interrupt)
      yield* Effect.yieldNow()
      assert.deepStrictEqual(yield* readLines(lines), ["ERROR Fiber terminated with an unhandled error Error: broken"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("logs a defect once when catchDefects work fails with Unforeseen", () => {
    const lines = keepLines(false)
    return Effect.gen(function* () {
      const cause = new Error("broken")
      const failure = yield* Effect.flip(catchDefects(Effect.die(cause)))
      assert.deepStrictEqual(
        [failure._tag, failure.category, failure.cause],
        ["Unforeseen", "INTERNAL_SDK_ERROR", cause]
      )
      assert.deepStrictEqual(yield* readLines(lines), ["ERROR Error: broken"])
    }).pipe(Effect.provide(lines.layer))
  })

  it.effect("logs every event in debug mode, with only its name and failure", () => {
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
      assert.deepStrictEqual(yield* readLines(lines), [
        "DEBUG WalletSearched",
        'DEBUG ConnectFailed {"tag":"FailedToConnect","code":"connection.failed","data":{}}'
      ])
    }).pipe(Effect.provide(eventLines.pipe(Layer.provideMerge(Layer.merge(Store.layer(sampleState()), lines.layer)))))
  })
})
