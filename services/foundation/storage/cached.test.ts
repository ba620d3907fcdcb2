import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Ref from "effect/Ref"
import * as TestClock from "effect/TestClock"
import { cached } from "./cached.ts"

const slow = (asked: Ref.Ref<number>) => (key: string) =>
  Ref.update(asked, (n) => n + 1).pipe(Effect.zipRight(Effect.sleep("1 seconds")), Effect.as(key.toUpperCase()))

const failing = (asked: Ref.Ref<number>) => (key: string) =>
  Effect.zipRight(
    Ref.update(asked, (n) => n + 1),
    Effect.fail(key)
  )

describe("kept", () => {
  it.scoped("asks once for all who wait, even when the first one leaves", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({ lookup: slow(asked), capacity: 8, fresh: "30 seconds", backoff: "30 seconds" })
      const first = yield* Effect.fork(names.get("ann"))
      const second = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("500 millis")
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust("500 millis")
      assert.strictEqual(yield* Fiber.join(second), "ANN")
      assert.strictEqual(yield* Ref.get(asked), 1)
    })
  )

  it.scoped("serves an answer until it is too old, then asks again", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({
        lookup: (key: string) =>
          Effect.as(
            Ref.update(asked, (n) => n + 1),
            key
          ),
        capacity: 8,
        fresh: "30 seconds",
        backoff: 0
      })
      yield* names.get("ann")
      yield* TestClock.adjust("29999 millis")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(asked), 1)
      yield* TestClock.adjust("1 millis")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(asked), 2)
    })
  )

  it.scoped("serves a failure for its backoff", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({ lookup: failing(asked), capacity: 8, fresh: 0, backoff: "30 seconds" })
      assert.strictEqual(yield* Effect.flip(names.get("ann")), "ann")
      yield* TestClock.adjust("29999 millis")
      assert.strictEqual(yield* Effect.flip(names.get("ann")), "ann")
      assert.strictEqual(yield* Ref.get(asked), 1)
      yield* TestClock.adjust("1 millis")
      yield* Effect.flip(names.get("ann"))
      assert.strictEqual(yield* Ref.get(asked), 2)
    })
  )

  it.scoped("does not serve a failure at all without a backoff", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({ lookup: failing(asked), capacity: 8, fresh: "30 seconds", backoff: 0 })
      yield* Effect.flip(names.get("ann"))
      yield* Effect.flip(names.get("ann"))
      assert.strictEqual(yield* Ref.get(asked), 2)
    })
  )

  it.scoped("forgets what it is told to forget", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({
        lookup: (key: string) =>
          Effect.as(
            Ref.update(asked, (n) => n + 1),
            key
          ),
        capacity: 8,
        fresh: "30 seconds",
        backoff: 0
      })
      yield* names.get("ann")
      yield* names.forget("ann")
      yield* names.get("ann")
      assert.strictEqual(yield* Ref.get(asked), 2)
    })
  )

  it.scoped(
    "F42: the clock moved back: an answer from the future is asked for anew, and none is served longer than it may be",
    () =>
      Effect.gen(function* () {
        const asked = yield* Ref.make(0)
        yield* TestClock.setTime(3_600_000)
        const names = yield* cached({
          lookup: (key: string) =>
            Effect.as(
              Ref.update(asked, (n) => n + 1),
              key
            ),
          capacity: 8,
          fresh: "30 seconds",
          backoff: 0
        })
        yield* names.get("ann")
        yield* TestClock.setTime(1_000)
        yield* names.get("ann")
        assert.strictEqual(yield* Ref.get(asked), 2)
      })
  )

  it.scoped("past its capacity, what nobody asked for the longest goes", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const names = yield* cached({
        lookup: (key: string) => Effect.sync(() => asked.push(key)),
        capacity: 2,
        fresh: "30 seconds",
        backoff: 0
      })
      for (const key of ["ann", "bob", "ann", "cid", "ann", "bob"]) yield* names.get(key)
      assert.deepStrictEqual(asked, ["ann", "bob", "cid", "bob"])
    })
  )

  it.scoped("what is forgotten while it is asked for is for those who wait, and for nobody after them", () =>
    Effect.gen(function* () {
      const asked = yield* Ref.make(0)
      const names = yield* cached({ lookup: slow(asked), capacity: 8, fresh: "30 seconds", backoff: 0 })
      const first = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("500 millis")
      yield* names.forget("ann")
      const second = yield* Effect.fork(names.get("ann"))
      yield* TestClock.adjust("1 seconds")
      assert.deepStrictEqual(
        [yield* Fiber.join(first), yield* Fiber.join(second), yield* Ref.get(asked)],
        ["ANN", "ANN", 2]
      )
    })
  )
})
