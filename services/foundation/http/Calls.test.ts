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

/** One response of a made-up service; the last of a list is repeated. */
type Answer =
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | "never"
  | "unreachable"

interface Seen {
  readonly request: HttpRequest
  readonly at: number
}

const scripted = (seen: Array<Seen>, answers: ReadonlyArray<Answer>) =>
  Transport.layerTest((request) =>
    Effect.flatMap(
      Effect.clockWith((clock) => clock.currentTimeMillis),
      (at): Effect.Effect<Response, unknown> => {
        seen.push({ request, at })
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
const good: Answer = { body: '{"name":"ann"}' }

const over = (answers: ReadonlyArray<Answer>, online: Layer.Layer<Online> = Online.layerAlways) => {
  const seen: Array<Seen> = []
  return { seen, layer: Calls.layer.pipe(Layer.provide(Layer.mergeAll(settings, online, scripted(seen, answers)))) }
}

/** Starts the call, advances the clock by `time`, and returns the outcome. */
const after = <A, E>(ask: Effect.Effect<A, E, Calls>, time: `${number} seconds`) =>
  Effect.gen(function* () {
    const running = yield* Effect.fork(Effect.either(ask))
    yield* TestClock.adjust(time)
    return yield* Fiber.join(running)
  })

const ask = <A, I>(call: Call<A, I>) => Effect.flatMap(Calls, (calls) => calls.ask(call))

const endsAs = (answers: ReadonlyArray<Answer>, call: typeof read, time: `${number} seconds`) =>
  Effect.gen(function* () {
    const { layer, seen } = over(answers)
    const end = yield* Effect.provide(after(ask(call), time), layer)
    return { seen, tag: end._tag === "Left" ? end.left._tag : "ok", end }
  })

describe("Calls", () => {
  it.effect("adds projectId, st and sv, and leaves out what is undefined", () =>
    Effect.gen(function* () {
      const { seen } = yield* endsAs([good], read, "0 seconds")
      assert.strictEqual(seen[0]?.request.url, "https://api.test/name?a=1&projectId=p1&st=appkit&sv=test")
    })
  )

  it.effect("F13: a read that fails twice and then works is tried three times", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs([{ status: 503 }, "unreachable", good], read, "2 seconds")
      assert.strictEqual(tag, "ok")
      assert.strictEqual(seen.length, 3)
    })
  )

  it.effect("F3: gives up after the third try", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs([{ status: 500 }], read, "15 seconds")
      assert.strictEqual(tag, "BadStatus")
      assert.strictEqual(seen.length, 3)
    })
  )

  for (const status of [400, 401, 403, 404]) {
    it.effect(`F1: ${status} is not tried again`, () =>
      Effect.gen(function* () {
        const { seen, tag } = yield* endsAs([{ status }], read, "15 seconds")
        assert.strictEqual(tag, "BadStatus")
        assert.strictEqual(seen.length, 1)
      })
    )
  }

  for (const [body, heard] of [
    ['{"reasons":[{"description":"taken"}]}', { reasons: [{ description: "taken" }] }],
    ["Unauthorized: invalid key\n", "Unauthorized: invalid key"],
    ["<html>", undefined],
    ["", undefined],
    [`"${"x".repeat(20_000)}"`, undefined]
  ] as const) {
    it.effect(`a refusal carries the service's reason, if it is short JSON or plain text: ${body.slice(0, 20)}`, () =>
      Effect.gen(function* () {
        const { end } = yield* endsAs([{ status: 400, body }], read, "15 seconds")
        assert.isTrue(end._tag === "Left" && end.left._tag === "BadStatus")
        assert.deepStrictEqual(end._tag === "Left" && end.left._tag === "BadStatus" ? end.left.body : null, heard)
      })
    )
  }

  it.effect("a write is never sent twice", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs([{ status: 503 }], write, "15 seconds")
      assert.strictEqual(tag, "BadStatus")
      assert.strictEqual(seen.length, 1)
    })
  )

  it.effect("F2: waits for as many seconds as Retry-After says", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs([{ status: 429, headers: { "retry-after": "3" } }, good], read, "4 seconds")
      assert.strictEqual(tag, "ok")
      assert.deepStrictEqual(
        seen.map(({ at }) => at),
        [0, 3000]
      )
    })
  )

  it.effect("F2: a timer that wakes a millisecond early costs no try", () =>
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
      const { layer, seen } = over([busy, busy, good])
      yield* Effect.gen(function* () {
        const running = yield* Effect.fork(Effect.withClock(ask(read), early))
        yield* TestClock.adjust("5 seconds")
        assert.deepStrictEqual(yield* Fiber.join(running), { name: "ann" })
        assert.strictEqual(seen.length, 3)
      }).pipe(Effect.provide(layer))
    })
  )

  it.effect("F2: understands Retry-After as a date", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs(
        [{ status: 429, headers: { "retry-after": "Thu, 01 Jan 1970 00:00:05 GMT" } }, good],
        read,
        "6 seconds"
      )
      assert.strictEqual(tag, "ok")
      assert.deepStrictEqual(
        seen.map(({ at }) => at),
        [0, 5000]
      )
    })
  )

  it.effect("F2: a Retry-After past the budget ends the call at once, and nobody asks until it is over", () =>
    Effect.gen(function* () {
      const { layer, seen } = over([{ status: 429, headers: { "retry-after": "60" } }, good])
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

  it.effect("F4: no answer ends at the budget, and is not tried again", () =>
    Effect.gen(function* () {
      const { layer, seen } = over(["never"])
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

  it.effect("all tries together stay inside the budget", () =>
    Effect.gen(function* () {
      const { seen, tag } = yield* endsAs(
        [{ status: 503 }, { status: 503 }, "never"],
        { ...read, policy: { budgetMillis: 10_000 } },
        "10 seconds"
      )
      assert.strictEqual(tag, "TimedOut")
      assert.strictEqual(seen.length, 3)
    })
  )

  it.effect("F12: offline is told at once and sends nothing", () =>
    Effect.gen(function* () {
      const { layer, seen } = over([good], Layer.succeed(Online, { now: Effect.succeed(false), back: Effect.never }))
      const error = yield* Effect.provide(Effect.flip(ask(read)), layer)
      assert.strictEqual(error._tag, "Offline")
      assert.strictEqual(seen.length, 0)
    })
  )

  it.effect("a call to this very machine does not mind being offline", () =>
    Effect.gen(function* () {
      const { layer } = over([good], Layer.succeed(Online, { now: Effect.succeed(false), back: Effect.never }))
      assert.deepStrictEqual(
        yield* Effect.provide(ask({ ...read, to: { name: "here", url: "http://127.0.0.1:1" } }), layer),
        { name: "ann" }
      )
    })
  )

  it.effect("F7: HTML instead of JSON is BadShape with at most 256 characters of it", () =>
    Effect.gen(function* () {
      const { end } = yield* endsAs([{ body: `<html>${"x".repeat(5000)}` }], read, "1 seconds")
      assert.isTrue(end._tag === "Left" && end.left._tag === "BadShape" && end.left.seen?.length === 256)
    })
  )

  it.effect("F8: another shape is BadShape that names the path", () =>
    Effect.gen(function* () {
      const { end } = yield* endsAs([{ body: '{"name":7}' }], read, "1 seconds")
      assert.isTrue(end._tag === "Left" && end.left._tag === "BadShape" && end.left.issue === "name: expected string")
    })
  )

  it.effect("F9: hostile extra keys are dropped", () =>
    Effect.gen(function* () {
      const { end } = yield* endsAs(
        [{ body: '{"name":"ann","__proto__":{"evil":1},"constructor":{"prototype":{"evil":1}}}' }],
        read,
        "1 seconds"
      )
      assert.deepStrictEqual(end._tag === "Right" ? end.right : null, { name: "ann" })
      assert.isUndefined(Reflect.get(Object.prototype, "evil"))
    })
  )

  it.effect("a service that is not configured is said so by name", () =>
    Effect.gen(function* () {
      const bare = Settings.layer({ projectId: "", sdkVersion: "test", endpoints: {} })
      const layer = Calls.layer.pipe(Layer.provide(Layer.mergeAll(bare, Online.layerAlways, scripted([], [good]))))
      assert.strictEqual(
        (yield* Effect.provide(Effect.flip(ask(read)), layer)).message,
        'No api service is configured: set `projectId`, e.g. "0123456789abcdef0123456789abcdef", or `endpoints.api`, e.g. "https://service.example.com".'
      )
    })
  )

  it.effect("counts every try", () =>
    Effect.gen(function* () {
      const { layer } = over([{ status: 503 }, good])
      const count = Effect.flatMap(Calls, (calls) => calls.requests)
      assert.strictEqual(yield* Effect.provide(Effect.zipRight(after(ask(read), "1 seconds"), count), layer), 2)
    })
  )
})
