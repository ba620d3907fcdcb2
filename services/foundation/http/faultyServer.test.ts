import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import type { Call } from "./call.ts"
import { Calls } from "./Calls.ts"
import { fetchLayer } from "./fetchLayer.ts"
import { platformLayer } from "./platformLayer.ts"
import { Transport } from "./Transport.ts"

/**
 * A real server on loopback for as long as the scope lasts. `closed` counts the requests whose client disconnected
 * early.
 */
const serving = (answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void) =>
  Effect.acquireRelease(
    Effect.async<{
      readonly url: string
      readonly seen: { requests: number; closed: number; headers: Array<string> }
      readonly stop: () => void
    }>((resume) => {
      const seen = { requests: 0, closed: 0, headers: [] as Array<string> }
      const server = createServer((request, response) => {
        seen.requests++
        seen.headers.push(...Object.keys(request.headers))
        response.on("close", () => {
          if (!response.writableFinished) seen.closed++
        })
        answer(request, response, seen.requests)
      })
      server.listen(0, "127.0.0.1", () => {
        const address = server.address()
        const port = typeof address === "object" && address !== null ? address.port : 0
        resume(
          Effect.succeed({
            url: `http://127.0.0.1:${port}`,
            seen,
            stop: () => {
              server.closeAllConnections()
              server.close()
            }
          })
        )
      })
    }),
    ({ stop }) => Effect.sync(stop)
  )

const Name = Schema.Struct({ name: Schema.String })
const doorOver = (transport: Layer.Layer<Transport>) =>
  Calls.layer.pipe(
    Layer.provide(
      Layer.mergeAll(
        transport,
        Online.layerAlways,
        Settings.layer({ projectId: "p1", sdkVersion: "test", endpoints: {} })
      )
    )
  )

const transports = { fetch: Transport.layerFetch, "a platform client": Layer.provide(platformLayer, fetchLayer) }

const tagOf = (end: object): string => ("_tag" in end ? String(end._tag) : "ok")
/** Waits up to 2 s for the condition to hold on the server. */
const noticed = (what: () => boolean): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (let left = 3_000; left > 0 && !what(); left--) yield* Effect.sleep("10 millis")
  })

describe.concurrent.each(Object.entries(transports))("the door over %s, before a real server", (_, transport) => {
  const ask = (url: string, policy: Call<typeof Name.Type, typeof Name.Encoded>["policy"] = {}) =>
    Effect.flatMap(Calls, (calls) =>
      calls.ask({ call: "test.read", to: { name: "here", url }, path: "/name", reply: Name, policy })
    ).pipe(
      Effect.either,
      Effect.map((end) => (end._tag === "Left" ? end.left : end.right)),
      Effect.provide(doorOver(transport))
    )

  it.scopedLive("F2: obeys Retry-After", () =>
    Effect.gen(function* () {
      const times: Array<number> = []
      const { url } = yield* serving((_, response, nth) => {
        times.push(performance.now())
        nth === 1 ? response.writeHead(429, { "retry-after": "1" }).end() : response.end('{"name":"ann"}')
      })
      assert.strictEqual(tagOf(yield* ask(url)), "ok")
      assert.isAtLeast((times[1] ?? 0) - (times[0] ?? 0), 990)
    })
  )

  it.scopedLive("F2, F3: a service that only fails is asked three times", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving((_, response, nth) => response.writeHead(nth === 2 ? 429 : 502).end())
      assert.strictEqual(tagOf(yield* ask(url)), "BadStatus")
      assert.strictEqual(seen.requests, 3)
    })
  )

  it.scopedLive("F4: hangs no longer than its budget, and hangs up", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving(() => {})
      assert.strictEqual(tagOf(yield* ask(url, { budgetMillis: 150 })), "TimedOut")
      yield* noticed(() => seen.closed > 0)
      assert.deepStrictEqual([seen.requests, seen.closed], [1, 1])
    })
  )

  it.scopedLive("F5: a refusal whose body stalls is a refusal all the same", () =>
    Effect.gen(function* () {
      const { url } = yield* serving((_, response) => void response.writeHead(400).write("{"))
      assert.strictEqual(tagOf(yield* ask(url, { budgetMillis: 5_000 })), "BadStatus")
    })
  )

  it.scopedLive("F5: the budget covers a body that stalls", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving((_, response) => void response.writeHead(200).write('{"name":'))
      assert.strictEqual(tagOf(yield* ask(url, { budgetMillis: 150 })), "TimedOut")
      yield* noticed(() => seen.closed > 0)
      assert.strictEqual(seen.closed, 1)
    })
  )

  it.scopedLive("F6: a body that is cut off is no answer", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving((_, response) => {
        response.writeHead(200, { "content-length": "1000" })
        response.write('{"name":"ann"}')
        setTimeout(() => response.destroy(), 10)
      })
      assert.strictEqual(tagOf(yield* ask(url)), "Unreachable")
      assert.strictEqual(seen.requests, 3)
    })
  )

  it.scopedLive("F7: a captive portal is not taken for an answer", () =>
    Effect.gen(function* () {
      const { url } = yield* serving((_, response) =>
        response.writeHead(200, { "content-type": "text/html" }).end("<html>Log in to continue</html>")
      )
      assert.strictEqual(tagOf(yield* ask(url)), "BadShape")
    })
  )

  it.scopedLive("F10: 50 MB are not read past the cap, announced or not", () =>
    Effect.gen(function* () {
      const chunk = Buffer.alloc(1024 * 1024, 32)
      let written = 0
      const { seen, url } = yield* serving((_, response) => {
        response.writeHead(200)
        const more = (): void => {
          while (written < 50 && !response.destroyed) {
            written++
            if (!response.write(chunk)) return void response.once("drain", more)
          }
          response.end()
        }
        more()
      })
      const before = process.memoryUsage().heapUsed
      assert.strictEqual(tagOf(yield* ask(url)), "TooLarge")
      yield* noticed(() => seen.closed > 0)
      assert.isBelow(written, 30)
      assert.isBelow(process.memoryUsage().heapUsed - before, 64 * 1024 * 1024)
    })
  )

  it.scopedLive("F10: an announced length past the cap is not read at all", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving(
        (_, response) => void response.writeHead(200, { "content-length": String(50 * 1024 * 1024) }).write("x")
      )
      assert.strictEqual(tagOf(yield* ask(url)), "TooLarge")
      yield* noticed(() => seen.closed > 0)
      assert.strictEqual(seen.closed, 1)
    })
  )

  it.scopedLive("F11: nobody there is Unreachable", () =>
    Effect.gen(function* () {
      assert.strictEqual(tagOf(yield* ask("http://127.0.0.1:9")), "Unreachable")
    })
  )

  it.scopedLive("a read carries no header that would cost a page a preflight", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* serving((_, response) => response.end('{"name":"ann"}'))
      yield* ask(url)
      assert.deepStrictEqual(
        seen.headers.filter((name) => /^(content-type|traceparent|b3|x-)/.test(name)),
        []
      )
    })
  )
})
