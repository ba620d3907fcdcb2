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
 * Starts a server on loopback that runs until its scope closes. `closed` counts the requests whose client disconnected
 * early.
 */
const startServer = (answer: (request: IncomingMessage, response: ServerResponse, nth: number) => void) =>
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
const provideCalls = (transport: Layer.Layer<Transport>) =>
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

const getTag = (result: object): string => ("_tag" in result ? String(result._tag) : "ok")
/** Waits until the condition holds on the server, for at most 30 s. */
const waitUntil = (condition: () => boolean): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (let tries = 3_000; tries > 0 && !condition(); tries--) yield* Effect.sleep("10 millis")
  })

describe.concurrent.each(Object.entries(transports))("Calls over %s with a real server", (_, transport) => {
  const ask = (url: string, policy: Call<typeof Name.Type, typeof Name.Encoded>["policy"] = {}) =>
    Effect.flatMap(Calls, (calls) =>
      calls.ask({ call: "test.read", to: { name: "here", url }, path: "/name", reply: Name, policy })
    ).pipe(
      Effect.either,
      Effect.map((result) => (result._tag === "Left" ? result.left : result.right)),
      Effect.provide(provideCalls(transport))
    )

  it.scopedLive("F2: obeys Retry-After", () =>
    Effect.gen(function* () {
      const times: Array<number> = []
      const { url } = yield* startServer((_, response, nth) => {
        times.push(performance.now())
        nth === 1 ? response.writeHead(429, { "retry-after": "1" }).end() : response.end('{"name":"ann"}')
      })
      assert.strictEqual(getTag(yield* ask(url)), "ok")
      assert.isAtLeast((times[1] ?? 0) - (times[0] ?? 0), 990)
    })
  )

  it.scopedLive("F2, F3: calls a failing service three times", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer((_, response, nth) => response.writeHead(nth === 2 ? 429 : 502).end())
      assert.strictEqual(getTag(yield* ask(url)), "BadStatus")
      assert.strictEqual(seen.requests, 3)
    })
  )

  it.scopedLive("F4: times out at its budget and disconnects", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer(() => {})
      assert.strictEqual(getTag(yield* ask(url, { budgetMillis: 150 })), "TimedOut")
      yield* waitUntil(() => seen.closed > 0)
      assert.deepStrictEqual([seen.requests, seen.closed], [1, 1])
    })
  )

  it.scopedLive("F5: reports the status of a rejection whose body stalls", () =>
    Effect.gen(function* () {
      const { url } = yield* startServer((_, response) => void response.writeHead(400).write("{"))
      assert.strictEqual(getTag(yield* ask(url, { budgetMillis: 5_000 })), "BadStatus")
    })
  )

  it.scopedLive("F5: times out when the body stalls", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer((_, response) => void response.writeHead(200).write('{"name":'))
      assert.strictEqual(getTag(yield* ask(url, { budgetMillis: 150 })), "TimedOut")
      yield* waitUntil(() => seen.closed > 0)
      assert.strictEqual(seen.closed, 1)
    })
  )

  it.scopedLive("F6: fails with Unreachable after three tries when the body is cut off", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer((_, response) => {
        response.writeHead(200, { "content-length": "1000" })
        response.write('{"name":"ann"}')
        setTimeout(() => response.destroy(), 10)
      })
      assert.strictEqual(getTag(yield* ask(url)), "Unreachable")
      assert.strictEqual(seen.requests, 3)
    })
  )

  it.scopedLive("F7: fails with BadShape behind a captive portal", () =>
    Effect.gen(function* () {
      const { url } = yield* startServer((_, response) =>
        response.writeHead(200, { "content-type": "text/html" }).end("<html>Log in to continue</html>")
      )
      assert.strictEqual(getTag(yield* ask(url)), "BadShape")
    })
  )

  it.scopedLive("F10: stops reading at the size limit when no length is announced", () =>
    Effect.gen(function* () {
      const chunk = Buffer.alloc(1024 * 1024, 32)
      let written = 0
      const { seen, url } = yield* startServer((_, response) => {
        response.writeHead(200)
        const writeMore = (): void => {
          while (written < 50 && !response.destroyed) {
            written++
            if (!response.write(chunk)) return void response.once("drain", writeMore)
          }
          response.end()
        }
        writeMore()
      })
      const before = process.memoryUsage().heapUsed
      assert.strictEqual(getTag(yield* ask(url)), "TooLarge")
      yield* waitUntil(() => seen.closed > 0)
      assert.isBelow(written, 30)
      assert.isBelow(process.memoryUsage().heapUsed - before, 64 * 1024 * 1024)
    })
  )

  it.scopedLive("F10: does not read a body whose announced length exceeds the limit", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer(
        (_, response) => void response.writeHead(200, { "content-length": String(50 * 1024 * 1024) }).write("x")
      )
      assert.strictEqual(getTag(yield* ask(url)), "TooLarge")
      yield* waitUntil(() => seen.closed > 0)
      assert.strictEqual(seen.closed, 1)
    })
  )

  it.scopedLive("F11: fails with Unreachable when the connection is refused", () =>
    Effect.gen(function* () {
      assert.strictEqual(getTag(yield* ask("http://127.0.0.1:9")), "Unreachable")
    })
  )

  it.scopedLive("sends no header that would cause a preflight in a page", () =>
    Effect.gen(function* () {
      const { seen, url } = yield* startServer((_, response) => response.end('{"name":"ann"}'))
      yield* ask(url)
      assert.deepStrictEqual(
        seen.headers.filter((name) => /^(content-type|traceparent|b3|x-)/.test(name)),
        []
      )
    })
  )
})
