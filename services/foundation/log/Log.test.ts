import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { hidden } from "../../../core/foundation/log/scrub.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import { makeLineBuffer } from "./lineBuffer.ts"
import { Log } from "./Log.ts"

const entries = Effect.flatMap(Log, (log) => log.entries)

describe("Log", () => {
  it.effect("stores errors and warnings, and every level in debug mode", () =>
    Effect.gen(function* () {
      const logAll = Effect.all([
        Effect.logDebug("fine"),
        Effect.logInfo("so"),
        Effect.logWarning("hm"),
        Effect.logError("bad")
      ])
      const normal = yield* Effect.provide(Effect.zipRight(logAll, entries), Log.layer())
      const debug = yield* Effect.provide(Effect.zipRight(logAll, entries), Log.layer({ debug: true }))
      assert.deepStrictEqual(
        [normal.map(({ level }) => level), debug.map(({ level }) => level)],
        [
          ["WARN", "ERROR"],
          ["DEBUG", "INFO", "WARN", "ERROR"]
        ]
      )
    })
  )

  it.effect("stores the message, its data, annotations and time without secrets", () =>
    Effect.gen(function* () {
      yield* TestClock.adjust("5 seconds")
      yield* Effect.logError("code is 123456 for", { email: "a@b.example", code: "http.offline" }).pipe(
        Effect.annotateLogs({ symKey: "k", call: "balance.list" })
      )
      assert.deepStrictEqual(yield* entries, [
        {
          time: 5_000,
          level: "ERROR",
          message: `code is ${hidden} for {"email":"${hidden}","code":"http.offline"}`,
          annotations: { symKey: hidden, call: "balance.list" }
        }
      ])
    }).pipe(Effect.provide(Log.layer()))
  )

  it.effect("stores a cause without secrets", () =>
    Effect.gen(function* () {
      yield* Effect.logError("it failed", new Error("for ann@example.com"))
      yield* Effect.sandbox(Effect.fail(new Error("for bob@example.com"))).pipe(
        Effect.catchAll((cause) => Effect.logError("it failed", cause))
      )
      const [first, second] = yield* entries
      assert.strictEqual(first?.message, `it failed "Error: for ${hidden}"`)
      assert.include(second?.message, `for ${hidden}`)
      assert.notInclude(JSON.stringify(yield* entries), "bob@")
    }).pipe(Effect.provide(Log.layer()))
  )

  it.effect("exports one JSON document per line", () =>
    Effect.gen(function* () {
      yield* Effect.logError("one")
      yield* Effect.logError("two")
      const log = yield* Log
      const text = yield* log.text
      const blob = yield* log.blob
      assert.deepStrictEqual(
        text
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line).message),
        ["one", "two"]
      )
      assert.deepStrictEqual([blob.type, yield* Effect.promise(() => blob.text())], ["application/x-ndjson", text])
    }).pipe(Effect.provide(Log.layer()))
  )

  it.effect("stores 1,024,000 bytes and drops the oldest lines", () =>
    Effect.gen(function* () {
      for (let i = 0; i < 3_000; i++) yield* Effect.logError(`${i} ${"é ".repeat(200)}`)
      const text = yield* Effect.flatMap(Log, (log) => log.text)
      const bytes = new TextEncoder().encode(text).length
      const remaining = yield* entries
      assert.isAtMost(bytes, 1_024_000)
      assert.isAbove(bytes, 1_024_000 - 2 * Math.ceil(bytes / remaining.length))
      assert.strictEqual(remaining.at(-1)?.message.split(" ")[0], "2999")
    }).pipe(Effect.provide(Log.layer()))
  )
})

describe("makeLineBuffer", () => {
  it("drops the oldest line as soon as the limit is exceeded by one byte", () => {
    const buffer = makeLineBuffer(limits.logBytes)
    buffer.add("a".repeat(9))
    buffer.add(`é${"b".repeat(limits.logBytes - 10 - 3)}`)
    assert.deepStrictEqual([buffer.bytes(), buffer.lines().length], [limits.logBytes, 2])
    buffer.add("")
    assert.deepStrictEqual(
      [buffer.bytes(), buffer.lines().map((line) => line.length)],
      [limits.logBytes - 9, [limits.logBytes - 12, 0]]
    )
  })

  it("ignores a line larger than the buffer and keeps the others", () => {
    const buffer = makeLineBuffer(10)
    buffer.add("one")
    buffer.add("x".repeat(10))
    assert.deepStrictEqual(buffer.lines(), ["one"])
  })

  it("releases dropped lines", () => {
    const buffer = makeLineBuffer(100)
    for (let i = 0; i < 10_000; i++) buffer.add(String(i))
    assert.deepStrictEqual(
      [buffer.lines()[0], buffer.lines().at(-1), buffer.lines().length, buffer.bytes()],
      ["9980", "9999", 20, 100]
    )
  })
})
