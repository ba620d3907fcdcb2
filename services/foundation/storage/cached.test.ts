import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Ref from "effect/Ref"
import * as TestClock from "effect/TestClock"
import { cached } from "./cached.ts"

const lookUpSlowly = (lookups: Ref.Ref<number>) => (key: string) =>
  Ref.update(lookups, (n) => n + 1).pipe(Effect.zipRight(Effect.sleep("1 seconds")), Effect.as(key.toUpperCase()))

const failLookup = (lookups: Ref.Ref<number>) => (key: string) =>
  Effect.zipRight(
    Ref.update(lookups, (n) => n + 1),
    Effect.fail(key)
  )

describe("cached", () => {
  it.scoped("looks up once for simultaneous callers, even when the first one is interrupted", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({
        lookup: lookUpSlowly(lookups),
        capacity: 8,
        fresh: "30 seconds",
        backoff: "30 seconds"
      })
      const first = yield* Effect.fork(names.get("ann"))
      const second = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("500 millis")
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust("500 millis")
      assert.strictEqual(yield* Fiber.join(second), "ANN")
      assert.strictEqual(yield* Ref.get(lookups), 1)
    })
  )

  it.scoped("serves an answer until it expires, then looks it up again", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({
        lookup: (key: string) =>
          Effect.as(
            Ref.update(lookups, (n) => n + 1),
            key
          ),
        capacity: 8,
        fresh: "30 seconds",
        backoff: 0
      })
      yield* names.get("ann")
      yield* TestClock.adjust("29999 millis")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(lookups), 1)
      yield* TestClock.adjust("1 millis")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(lookups), 2)
    })
  )

  it.scoped("serves a failure during its backoff", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({ lookup: failLookup(lookups), capacity: 8, fresh: 0, backoff: "30 seconds" })
      assert.strictEqual(yield* Effect.flip(names.get("ann")), "ann")
      yield* TestClock.adjust("29999 millis")
      assert.strictEqual(yield* Effect.flip(names.get("ann")), "ann")
      assert.strictEqual(yield* Ref.get(lookups), 1)
      yield* TestClock.adjust("1 millis")
      yield* Effect.flip(names.get("ann"))
      assert.strictEqual(yield* Ref.get(lookups), 2)
    })
  )

  it.scoped("does not cache a failure without a backoff", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({ lookup: failLookup(lookups), capacity: 8, fresh: "30 seconds", backoff: 0 })
      yield* Effect.flip(names.get("ann"))
      yield* Effect.flip(names.get("ann"))
      assert.strictEqual(yield* Ref.get(lookups), 2)
    })
  )

  it.scoped("looks up again after forget", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({
        lookup: (key: string) =>
          Effect.as(
            Ref.update(lookups, (n) => n + 1),
            key
          ),
        capacity: 8,
        fresh: "30 seconds",
        backoff: 0
      })
      yield* names.get("ann")
      yield* names.forget("ann")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(lookups), 2)
    })
  )

  it.scoped("F42: looks up again when the clock was set back behind the arrival of the answer", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      yield* TestClock.setTime(3_600_000)
      const names = yield* cached({
        lookup: (key: string) =>
          Effect.as(
            Ref.update(lookups, (n) => n + 1),
            key
          ),
        capacity: 8,
        fresh: "30 seconds",
        backoff: 0
      })
      yield* names.get("ann")
      yield* TestClock.setTime(1_000)
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(lookups), 2)
    })
  )

  it.scoped("drops the least recently requested entry when it is full", () =>
    Effect.gen(function* () {
      const lookups: Array<string> = []
      const names = yield* cached({
        lookup: (key: string) => Effect.sync(() => lookups.push(key)),
        capacity: 2,
        fresh: "30 seconds",
        backoff: 0
      })
      for (const key of ["ann", "bob", "ann", "cid", "ann", "bob"]) yield* names.get(key)
      assert.deepStrictEqual(lookups, ["ann", "bob", "cid", "bob"])
    })
  )

  it.scoped("answers pending callers when a key is forgotten, and looks it up again for later ones", () =>
    Effect.gen(function* () {
      const lookups = yield* Ref.make(0)
      const names = yield* cached({ lookup: lookUpSlowly(lookups), capacity: 8, fresh: "30 seconds", backoff: 0 })
      const first = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("500 millis")
      yield* names.forget("ann")
      const second = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("1 seconds")
      assert.deepStrictEqual(
        [yield* Fiber.join(first), yield* Fiber.join(second), yield* Ref.get(lookups)],
        ["ANN", "ANN", 2]
      )
    })
  )
})
