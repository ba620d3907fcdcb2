import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/TestClock"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import type { KitEvent } from "../../../core/event.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { HttpRequest } from "../../foundation/http/Transport.ts"
import { catchDefects } from "../../foundation/log/catchDefects.ts"
import { keepLines } from "../../foundation/log/keepLines.ts"
import { Log, readLog } from "../../foundation/log/Log.ts"
import { PageAddress } from "../../foundation/platform/PageAddress.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { dispatch } from "../../../fixtures/testing/services/connectedKit.ts"
import { analyticsWith } from "./analyticsLayer.ts"
import { ErrorReports } from "./ErrorReports.ts"
import { EventSender } from "./EventSender.ts"
import { recordChanges } from "./recordChanges.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const settings = { ...testSettings, endpoints: { ...testSettings.endpoints, analytics: "https://events.test" } }
const acceptReport = (): Response => new Response("", { status: 202 })

/** Starts a kit that sends its events to a scripted event service. */
const setUp = (
  answer: (body: Record<string, unknown>, nth: number) => unknown = acceptReport,
  {
    config = { isAnalyticsEnabled: true } as unknown,
    href = "https://app.example/swap?ref=1#x" as string | null,
    start = sampleState()
  } = {}
) => {
  const bodies: Array<Record<string, unknown>> = []
  const { layer, seen } = makeAnswering((url, { body }: HttpRequest) => {
    if (url.pathname === "/getAnalyticsConfig") return config
    bodies.push(JSON.parse(body?.text ?? "{}"))
    return answer(bodies[bodies.length - 1] ?? {}, bodies.length)
  }, settings)
  const listSentProps = () =>
    bodies.map(({ props }) => props as { readonly event: string; readonly properties: unknown })
  const lines = keepLines(true)
  const analytics = Layer.unwrapScoped(
    Effect.map(Store, (store) => analyticsWith(recordChanges(store.plain), lines.take))
  )
  const log = Layer.merge(lines.layer, Layer.succeed(Log, readLog(lines.take)))
  return {
    bodies,
    seen,
    told: listSentProps,
    names: () => listSentProps().map(({ event }) => event),
    layer: analytics.pipe(
      Layer.provideMerge(Layer.mergeAll(layer, PageAddress.layerTest(href))),
      Layer.provideMerge(Layer.merge(Store.layer(start), log))
    )
  }
}
/** Waits until responses have arrived. */
const answered = Effect.gen(function* () {
  for (let i = 0; i < 8; i++) {
    yield* Effect.promise(() => passTurns())
    yield* TestClock.adjust("100 millis")
  }
})
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const closed: KitEvent = { _tag: "Closed" }
const raised = Effect.map(
  Effect.flatMap(Store, (store) => store.state),
  ({ modal }) => modal.raised.map(({ key }) => key)
)

describe("analyticsLayer", () => {
  it.effect("sends each event once, in the event service's envelope", () => {
    const { bodies, layer, seen } = setUp(undefined, {
      start: stateAfter(sampleState(), { _tag: "Connected", connection: sampleConnection("w"), restored: false })
    })
    return Effect.gen(function* () {
      yield* TestClock.adjust("7 seconds")
      yield* dispatch(opened)
      yield* dispatch(closed)
      yield* answered
      assert.deepStrictEqual(
        seen.map(({ host, pathname }) => host + pathname),
        ["api.test/getAnalyticsConfig", "events.test/e", "events.test/e"]
      )
      assert.strictEqual(seen[1]?.search, "?projectId=p1&st=appkit&sv=test")
      const [first, second] = bodies
      assert.match(String(first?.["eventId"]), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      assert.notStrictEqual(first?.["eventId"], second?.["eventId"])
      const address = sampleConnection("w").accounts[0].address
      assert.deepStrictEqual(first, {
        eventId: first?.["eventId"],
        url: "https://app.example/swap",
        domain: "app.example",
        timestamp: 7_000,
        props: { type: "track", event: "MODAL_OPEN", address, properties: { connected: true } }
      })
      assert.deepInclude(second?.["props"], { event: "MODAL_CLOSE" })
    }).pipe(Effect.provide(layer))
  })

  for (const [why, config] of [
    ["the project has them off", { isAnalyticsEnabled: false }],
    ["the project cannot be asked", new Response("", { status: 404 })],
    ["the answer is none", {}]
  ] as const) {
    it.effect(`sends nothing when ${why}`, () => {
      const { bodies, layer } = setUp(acceptReport, { config })
      return Effect.gen(function* () {
        yield* dispatch(opened, closed)
        yield* answered
        yield* dispatch(opened)
        yield* answered
        assert.deepStrictEqual(bodies, [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("sends nothing without a page", () => {
    const { bodies, layer } = setUp(acceptReport, { href: null })
    return Effect.gen(function* () {
      yield* dispatch(opened)
      yield* answered
      assert.deepStrictEqual(bodies, [])
    }).pipe(Effect.provide(layer))
  })

  for (const [what, answer] of [
    ["500", () => new Response("", { status: 500 })],
    ["429", () => new Response("", { status: 429 })],
    ["400", () => new Response("", { status: 400 })]
  ] as const) {
    it.effect(`sends an event once that is answered with ${what}, and the next one; only the log reports it`, () => {
      const { layer, names } = setUp(answer)
      return Effect.gen(function* () {
        yield* dispatch(opened)
        yield* answered
        yield* dispatch(closed)
        yield* answered
        assert.deepStrictEqual(names(), ["MODAL_OPEN", "MODAL_CLOSE"])
        assert.deepStrictEqual(yield* raised, [])
        const lines = (yield* Effect.flatMap(Log, (log) => log.entries)).map(({ message }) => message)
        assert.strictEqual(
          lines.filter((line) => line.startsWith("The event was not sent (analytics.not-sent)")).length,
          2
        )
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("raises the alert once for repeated 403s", () => {
    const { layer, names } = setUp((_, nth) => (nth === 2 ? acceptReport() : new Response("", { status: 403 })))
    return Effect.gen(function* () {
      for (const event of [opened, closed, opened, closed]) {
        yield* dispatch(event)
        yield* answered
      }
      assert.strictEqual(names().length, 4)
      assert.deepStrictEqual(yield* raised, ["ANALYTICS_FORBIDDEN"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps one request pending to a service that does not answer, and the newest hundred events", () => {
    const { bodies, layer } = setUp(() => new Response(new ReadableStream()))
    return Effect.gen(function* () {
      const sender = yield* EventSender
      for (let i = 0; i < 150; i++) yield* Effect.zipRight(dispatch(i % 2 === 0 ? opened : closed), TestClock.adjust(0))
      yield* answered
      assert.deepStrictEqual([bodies.length, yield* sender.dropped], [1, 49])
    }).pipe(Effect.provide(layer))
  })

  it.scoped("stops when the kit ends", () => {
    const { bodies, layer } = setUp()
    return Effect.gen(function* () {
      const scope = yield* Scope.make()
      const context = yield* Layer.buildWithScope(layer, scope)
      yield* Effect.provide(dispatch(opened), context)
      yield* answered
      yield* Scope.close(scope, Exit.void)
      yield* Effect.provide(dispatch(closed), context)
      yield* answered
      assert.strictEqual(bodies.length, 1)
    })
  })
})

describe("ErrorReports", () => {
  const failure = toUnforeseen(new TypeError("odd"), "API_ERROR")
  const report = Effect.flatMap(ErrorReports, (reports) => reports.report(failure))

  it.effect("reports five failures in 60 s, and one more when the first is 60 s old", () => {
    const { layer, names } = setUp()
    return Effect.gen(function* () {
      yield* Effect.replicateEffect(report, 7)
      yield* answered
      assert.deepStrictEqual(names(), Array(5).fill("API_ERROR"))
      yield* TestClock.adjust(`${60_000 - 8 * 100 - 1} millis`)
      yield* report
      yield* TestClock.adjust("1 millis")
      yield* report
      yield* answered
      assert.strictEqual(names().length, 6)
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports kind, message and stack, and the time in words", () => {
    const { bodies, layer } = setUp()
    return Effect.gen(function* () {
      yield* report
      yield* answered
      assert.strictEqual(bodies[0]?.["timestamp"], "1970-01-01T00:00:00.000Z")
      assert.deepInclude(bodies[0]?.["props"], {
        type: "error",
        event: "API_ERROR",
        errorType: "TypeError",
        errorMessage: "odd"
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports a defect of a fiber once, however many fibers it ended", () => {
    const { bodies, layer, names } = setUp()
    return Effect.gen(function* () {
      const broken = Effect.sync(() => {
        throw new RangeError("our own fault")
      })
      yield* Effect.fork(
        Effect.withSpan(Effect.flatMap(Effect.fork(Effect.withSpan(broken, "inner")), Fiber.join), "outer")
      )
      yield* Effect.ignore(catchDefects(Effect.dieMessage("another")))
      yield* Effect.fork(Effect.fail("foreseen"))
      yield* answered
      assert.deepStrictEqual(names(), ["INTERNAL_SDK_ERROR", "INTERNAL_SDK_ERROR"])
      assert.deepInclude(bodies[0]?.["props"], { errorType: "RuntimeException", errorMessage: "another" })
      assert.deepInclude(bodies[1]?.["props"], { errorType: "RangeError", errorMessage: "our own fault" })
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports nothing while analytics are off", () => {
    const { bodies, layer } = setUp(acceptReport, { config: { isAnalyticsEnabled: false } })
    return Effect.gen(function* () {
      yield* report
      yield* answered
      assert.deepStrictEqual(bodies, [])
    }).pipe(Effect.provide(layer))
  })
})
