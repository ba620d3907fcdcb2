import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { createServer, type ServerResponse } from "node:http"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { testSettings } from "../../../fixtures/testing/services/answering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { batchingLayer } from "./batchingLayer.ts"
import { rankingLayer } from "./rankingLayer.ts"
import { Rpc } from "./Rpc.ts"

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: ReadonlyArray<unknown>
}

/** A node on loopback for as long as the scope lasts, and the bodies it received. */
const node = (answer: (sent: ReadonlyArray<Sent> | Sent, response: ServerResponse) => void) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.async<{
        readonly url: string
        readonly bodies: Array<ReadonlyArray<Sent> | Sent>
        readonly stop: () => void
      }>((resume) => {
        const bodies: Array<ReadonlyArray<Sent> | Sent> = []
        const server = createServer((request, response) => {
          let text = ""
          request
            .on("data", (part) => (text += String(part)))
            .on("end", () => {
              const sent: ReadonlyArray<Sent> | Sent = JSON.parse(text)
              bodies.push(sent)
              answer(sent, response)
            })
        })
        server.listen(0, "127.0.0.1", () => {
          const address = server.address()
          const port = typeof address === "object" && address !== null ? address.port : 0
          resume(
            Effect.succeed({
              url: `http://127.0.0.1:${port}`,
              bodies,
              stop: () => {
                server.closeAllConnections()
                server.close()
              }
            })
          )
        })
      }),
      ({ stop }) => Effect.sync(stop)
    ),
    ({ bodies, url }) => ({ bodies, url })
  )

const echo = ({ id, method, params }: Sent) => ({
  jsonrpc: "2.0",
  id,
  result: method === "eth_chainId" ? "0x1" : params[0]
})
const echoing = (sent: ReadonlyArray<Sent> | Sent, response: ServerResponse) =>
  void response.end(JSON.stringify(Array.isArray(sent) ? sent.map(echo).reverse() : echo(sent as Sent)))

const base = (urls: ReadonlyArray<string>) => {
  const state = testState()
  return Calls.layer.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Transport.layerFetch,
        Online.layerAlways,
        Settings.layer({ ...testSettings, projectId: "", endpoints: {} }),
        Store.layer({ ...state, chain: { ...state.chain, networks: [{ ...testNetwork(), rpcUrls: urls }] } })
      )
    )
  )
}
const read = (value: string) =>
  Effect.flatMap(Rpc, (rpc) =>
    rpc.read({ network: "eip155:1", method: "eth_call", params: [value], result: Schema.String })
  )

describe.concurrent("real nodes", () => {
  it.scopedLive("one that is gone, one that breaks off and one that fails are passed over", () =>
    Effect.gen(function* () {
      const breaks = yield* node((_, response) => {
        response.writeHead(200, { "content-length": "1000" })
        response.write('{"jsonrpc"')
        setTimeout(() => response.destroy(), 10)
      })
      const fails = yield* node((_, response) => void response.writeHead(500).end("{}"))
      const works = yield* node(echoing)
      const layer = Layer.provide(Rpc.layer, base(["http://127.0.0.1:9", breaks.url, fails.url, works.url]))
      assert.strictEqual(yield* Effect.provide(read("0xab"), layer), "0xab")
      assert.deepStrictEqual([breaks.bodies.length, fails.bodies.length, works.bodies.length], [1, 1, 1])
    })
  )

  it.scopedLive("a batch goes to the next node whole, and each question has its own answer", () =>
    Effect.gen(function* () {
      const fails = yield* node((_, response) => void response.writeHead(503).end())
      const works = yield* node(echoing)
      const layer = Rpc.layer.pipe(Layer.provide(batchingLayer), Layer.provide(base([fails.url, works.url])))
      const values = Array.from({ length: 50 }, (_, nth) => `0x${nth}`)
      assert.deepStrictEqual(
        yield* Effect.provide(Effect.forEach(values, read, { concurrency: "unbounded" }), layer),
        values
      )
      assert.lengthOf(fails.bodies, 1)
      assert.lengthOf(works.bodies, 1)
      assert.lengthOf(works.bodies[0] as ReadonlyArray<Sent>, 50)
    })
  )

  it.scopedLive("a node that refuses batches is passed over for one that takes them", () =>
    Effect.gen(function* () {
      const refuses = yield* node(
        (_, response) =>
          void response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batches are off"}}')
      )
      const works = yield* node(echoing)
      const layer = Rpc.layer.pipe(Layer.provide(batchingLayer), Layer.provide(base([refuses.url, works.url])))
      assert.deepStrictEqual(yield* Effect.provide(Effect.all([read("0x1"), read("0x2")], { concurrency: 2 }), layer), [
        "0x1",
        "0x2"
      ])
      assert.lengthOf(refuses.bodies, 1)
    })
  )

  it.scopedLive("ranked, the slow one is asked second", () =>
    Effect.gen(function* () {
      const slow = yield* node((sent, response) => void setTimeout(() => echoing(sent, response), 120))
      const quick = yield* node(echoing)
      const layer = Rpc.layer.pipe(Layer.provide(rankingLayer), Layer.provide(base([slow.url, quick.url])))
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* read("0x1")
          yield* Effect.sleep("200 millis")
          yield* read("0x2")
        }),
        layer
      )
      const calls = (bodies: ReadonlyArray<ReadonlyArray<Sent> | Sent>) =>
        bodies.flat().filter(({ method }) => method === "eth_call").length
      assert.deepStrictEqual([calls(slow.bodies), calls(quick.bodies)], [1, 1])
    })
  )
})
