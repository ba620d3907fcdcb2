import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import type { Call } from "./call.ts"
import { Calls } from "./Calls.ts"
import { type HttpRequest, Transport } from "./Transport.ts"

/** One response of a simulated service. The last one of a list is repeated. */
type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | "never"
  | "unreachable"

interface Seen {
  readonly request: HttpRequest
  readonly sentAt: number
}

const respondInOrder = (seen: Array<Seen>, answers: ReadonlyArray<Answer>) =>
  Transport.layerTest((request) =>
    Effect.flatMap(
      Effect.clockWith((clock) => clock.currentTimeMillis),
      (sentAt): Effect.Effect<Response, unknown> => {
        seen.push({ request, sentAt })
        const answer = answers[Math.min(seen.length, answers.length) - 1]
        if (answer === undefined || answer === "never") return Effect.never
        if (answer === "unreachable") return Effect.fail(new Error("no route"))
        return Effect.succeed(
          new Response(answer.body ?? "{}", { status: answer.status ?? 200, headers: answer.headers ?? {} })
        )
      }
    )
  )

const settings = Settings.layer({
  projectId: "p1",
  sdkVersion: "test",
  endpoints: { api: "https://api.test", chainService: "https://chain.test" }
})

const Name = Schema.Struct({ name: Schema.String })
const read: Call<typeof Name.Type, typeof Name.Encoded> = {
  call: "test.read",
  to: "api",
  path: "/name",
  query: { a: "1", b: undefined },
  reply: Name
}
const write: Call<typeof Name.Type, typeof Name.Encoded> = { ...read, call: "test.write", body: { x: 1 } }
const success: Answer = { body: '{"name":"ann"}' }

const provideCalls = (answers: ReadonlyArray<Answer>, online: Layer.Layer<Online> = Online.layerAlways) => {
  const seen: Array<Seen> = []
  return {
    seen,
    layer: Calls.layer.pipe(Layer.provide(Layer.mergeAll(settings, online, respondInOrder(seen, answers))))
  }
}

/** Starts the call, advances the clock by `time`, and returns the outcome. */
const runFor = <A, E>(ask: Effect.Effect<A, E, Calls>, time: `${number} seconds`) =>
  Effect.gen(function* () {
    const running = yield* Effect.fork(Effect.either(ask))
    yield* TestClock.adjust(time)
    return yield* Fiber.join(running)
  })

const ask = <A, I>(call: Call<A, I>) => Effect.flatMap(Calls, (calls) => calls.ask(call))

const callAndWait = (answers: ReadonlyArray<Answer>, call: typeof read, time: `${number} seconds`) =>
  Effect.gen(function* () {
    const { layer, seen } = provideCalls(answers)
    const result = yield* Effect.provide(runFor(ask(call), time), layer)
    return { seen, tag: result._tag === "Left" ? result.left._tag : "ok", result }
  })

describe("Calls", () => {
  it.effect("adds projectId, st and sv, and omits undefined parameters", () =>
    Effect.gen(function* () {
      const { seen } = yield* callAndWait([success], read, "0 seconds")
      assert.strictEqual(seen[0]?.request.url, "https://api.test/name?a=1&projectId=p1&st=appkit&sv=test")
    })
  )

  it.effect("F13: tries a read up to three times", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait([{ status: 503 }, "unreachable", success], read, "2 seconds")
      assert.strictEqual(tag, "ok")
      assert.strictEqual(seen.length, 3)
    })
  )

  it.effect("F3: gives up after the third try", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait([{ status: 500 }], read, "15 seconds")
      assert.strictEqual(tag, "BadStatus")
      assert.strictEqual(seen.length, 3)
    })
  )

  for (const status of [400, 401, 403, 404]) {
    it.effect(`F1: does not retry after ${status}`, () =>
      Effect.gen(function* () {
        const { seen, tag } = yield* callAndWait([{ status }], read, "15 seconds")
        assert.strictEqual(tag, "BadStatus")
        assert.strictEqual(seen.length, 1)
      })
    )
  }

  for (const [body, expected] of [
    ['{"reasons":[{"description":"taken"}]}', { reasons: [{ description: "taken" }] }],
    ["Unauthorized: invalid key\n", "Unauthorized: invalid key"],
    ["<html>", undefined],
    ["", undefined],
    [`"${"x".repeat(20_000)}"`, undefined]
  ] as const) {
    it.effect(`keeps the reason of a rejection if it is short JSON or plain text: ${body.slice(0, 20)}`, () =>
      Effect.gen(function* () {
        const { result } = yield* callAndWait([{ status: 400, body }], read, "15 seconds")
        assert.isTrue(result._tag === "Left" && result.left._tag === "BadStatus")
        assert.deepStrictEqual(
          result._tag === "Left" && result.left._tag === "BadStatus" ? result.left.body : null,
          expected
        )
      })
    )
  }

  it.effect("sends a write only once", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait([{ status: 503 }], write, "15 seconds")
      assert.strictEqual(tag, "BadStatus")
      assert.strictEqual(seen.length, 1)
    })
  )

  it.effect("F2: waits for the seconds in Retry-After", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait(
        [{ status: 429, headers: { "retry-after": "3" } }, success],
        read,
        "4 seconds"
      )
      assert.strictEqual(tag, "ok")
      assert.deepStrictEqual(
        seen.map(({ sentAt }) => sentAt),
        [0, 3000]
      )
    })
  )

  it.effect("F2: does not lose a try to a timer that fires a millisecond early", () =>
    Effect.gen(function* () {
      const clock = yield* Effect.clock
      const early: Clock.Clock = {
        [Clock.ClockTypeId]: Clock.ClockTypeId,
        unsafeCurrentTimeMillis: () => clock.unsafeCurrentTimeMillis(),
        unsafeCurrentTimeNanos: () => clock.unsafeCurrentTimeNanos(),
        currentTimeMillis: clock.currentTimeMillis,
        currentTimeNanos: clock.currentTimeNanos,
        sleep: (duration) => clock.sleep(Duration.subtract(duration, "1 millis"))
      }
      const busy = { status: 429, headers: { "retry-after": "2" } }
      const { layer, seen } = provideCalls([busy, busy, success])
      yield* Effect.gen(function* () {
        const running = yield* Effect.fork(Effect.withClock(ask(read), early))
        yield* TestClock.adjust("5 seconds")
        assert.deepStrictEqual(yield* Fiber.join(running), { name: "ann" })
        assert.strictEqual(seen.length, 3)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("F2: accepts a date in Retry-After", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait(
        [{ status: 429, headers: { "retry-after": "Thu, 01 Jan 1970 00:00:05 GMT" } }, success],
        read,
        "6 seconds"
      )
      assert.strictEqual(tag, "ok")
      assert.deepStrictEqual(
        seen.map(({ sentAt }) => sentAt),
        [0, 5000]
      )
    })
  )

  it.effect("F2: fails with RateLimited if Retry-After exceeds the budget, and sends nothing until it has passed", () =>
    Effect.gen(function* () {
      const { layer, seen } = provideCalls([{ status: 429, headers: { "retry-after": "60" } }, success])
      yield* Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(ask(read)))._tag, "RateLimited")
        yield* TestClock.adjust("40 seconds")
        assert.strictEqual((yield* Effect.flip(ask(read)))._tag, "RateLimited")
        assert.strictEqual(seen.length, 1)
        yield* TestClock.adjust("20 seconds")
        assert.deepStrictEqual(yield* ask(read), { name: "ann" })
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("F4: times out at the end of the budget without a retry", () =>
    Effect.gen(function* () {
      const { layer, seen } = provideCalls(["never"])
      yield* Effect.gen(function* () {
        const running = yield* Effect.fork(Effect.flip(ask(read)))
        yield* TestClock.adjust("14999 millis")
        assert.isNull(yield* Fiber.poll(running).pipe(Effect.map((exit) => (exit._tag === "None" ? null : exit))))
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* Fiber.join(running))._tag, "TimedOut")
        assert.strictEqual(seen.length, 1)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("limits the total time of all tries to the budget", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* callAndWait(
        [{ status: 503 }, { status: 503 }, "never"],
        { ...read, policy: { budgetMillis: 10_000 } },
        "10 seconds"
      )
      assert.strictEqual(tag, "TimedOut")
      assert.strictEqual(seen.length, 3)
    })
  )

  it.effect("F12: fails with Offline immediately and sends nothing", () =>
    Effect.gen(function* () {
      const { layer, seen } = provideCalls(
        [success],
        Layer.succeed(Online, { now: Effect.succeed(false), back: Effect.never })
      )
      const error = yield* Effect.provide(Effect.flip(ask(read)), layer)
      assert.strictEqual(error._tag, "Offline")
      assert.strictEqual(seen.length, 0)
    })
  )

  it.effect("calls a loopback address while offline", () =>
    Effect.gen(function* () {
      const { layer } = provideCalls(
        [success],
        Layer.succeed(Online, { now: Effect.succeed(false), back: Effect.never })
      )
      assert.deepStrictEqual(
        yield* Effect.provide(ask({ ...read, to: { name: "here", url: "http://127.0.0.1:1" } }), layer),
        { name: "ann" }
      )
    })
  )

  it.effect("F7: fails with BadShape that contains at most 256 characters when HTML arrives instead of JSON", () =>
    Effect.gen(function* () {
      const { result } = yield* callAndWait([{ body: `<html>${"x".repeat(5000)}` }], read, "1 seconds")
      assert.isTrue(result._tag === "Left" && result.left._tag === "BadShape" && result.left.seen?.length === 256)
    })
  )

  it.effect("F8: fails with BadShape that names the path when the JSON has a different shape", () =>
    Effect.gen(function* () {
      const { result } = yield* callAndWait([{ body: '{"name":7}' }], read, "1 seconds")
      assert.isTrue(
        result._tag === "Left" && result.left._tag === "BadShape" && result.left.issue === "name: expected string"
      )
    })
  )

  it.effect("F9: drops unknown keys, including hostile ones", () =>
    Effect.gen(function* () {
      const { result } = yield* callAndWait(
        [{ body: '{"name":"ann","__proto__":{"evil":1},"constructor":{"prototype":{"evil":1}}}' }],
        read,
        "1 seconds"
      )
      assert.deepStrictEqual(result._tag === "Right" ? result.right : null, { name: "ann" })
      assert.isUndefined(Reflect.get(Object.prototype, "evil"))
    })
  )

  it.effect("names the option to set when a service is not configured", () =>
    Effect.gen(function* () {
      const bare = Settings.layer({ projectId: "", sdkVersion: "test", endpoints: {} })
      const layer = Calls.layer.pipe(
        Layer.provide(Layer.mergeAll(bare, Online.layerAlways, respondInOrder([], [success])))
      )
      assert.strictEqual(
        (yield* Effect.provide(Effect.flip(ask(read)), layer)).message,
        'No api service is configured: set `projectId`, e.g. "0123456789abcdef0123456789abcdef", or `endpoints.api`, e.g. "https://service.example.com".'
      )
    })
  )

  it.effect("counts every try", () =>
    Effect.gen(function* () {
      const { layer } = provideCalls([{ status: 503 }, success])
      const count = Effect.flatMap(Calls, (calls) => calls.requests)
      assert.strictEqual(yield* Effect.provide(Effect.zipRight(runFor(ask(read), "1 seconds"), count), layer), 2)
    })
  )
})
