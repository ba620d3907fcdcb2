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
import { testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testNetwork, testState } from "../../../fixtures/testing/services/testState.ts"
import { batchingLayer } from "./batchingLayer.ts"
import { rankingLayer } from "./rankingLayer.ts"
import { Rpc } from "./Rpc.ts"

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: ReadonlyArray<unknown>
}

/** Starts a node on loopback that runs until its scope closes; returns its URL and the bodies it received. */
const startNode = (answer: (sent: ReadonlyArray<Sent> | Sent, response: ServerResponse) => void) =>
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
const respondWithEcho = (sent: ReadonlyArray<Sent> | Sent, response: ServerResponse) =>
  void response.end(JSON.stringify(Array.isArray(sent) ? sent.map(echo).reverse() : echo(sent as Sent)))

const provideNodes = (urls: ReadonlyArray<string>) => {
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

describe.concurrent("Rpc with real nodes", () => {
  it.scopedLive("skips a node that is unreachable, one that aborts the response, and one that fails", () =>
    Effect.gen(function* () {
      const aborting = yield* startNode((_, response) => {
        response.writeHead(200, { "content-length": "1000" })
        response.write('{"jsonrpc"')
        setTimeout(() => response.destroy(), 10)
      })
      const failing = yield* startNode((_, response) => void response.writeHead(500).end("{}"))
      const working = yield* startNode(respondWithEcho)
      const layer = Layer.provide(
        Rpc.layer,
        provideNodes(["http://127.0.0.1:9", aborting.url, failing.url, working.url])
      )
      assert.strictEqual(yield* Effect.provide(read("0xab"), layer), "0xab")
      assert.deepStrictEqual([aborting.bodies.length, failing.bodies.length, working.bodies.length], [1, 1, 1])
    })
  )

  it.scopedLive("sends the whole batch to the next node, and matches each answer to its request", () =>
    Effect.gen(function* () {
      const failing = yield* startNode((_, response) => void response.writeHead(503).end())
      const working = yield* startNode(respondWithEcho)
      const layer = Rpc.layer.pipe(
        Layer.provide(batchingLayer),
        Layer.provide(provideNodes([failing.url, working.url]))
      )
      const values = Array.from({ length: 50 }, (_, nth) => `0x${nth}`)
      assert.deepStrictEqual(
        yield* Effect.provide(Effect.forEach(values, read, { concurrency: "unbounded" }), layer),
        values
      )
      assert.lengthOf(failing.bodies, 1)
      assert.lengthOf(working.bodies, 1)
      assert.lengthOf(working.bodies[0] as ReadonlyArray<Sent>, 50)
    })
  )

  it.scopedLive("skips a node that refuses batches if the next one accepts them", () =>
    Effect.gen(function* () {
      const refusing = yield* startNode(
        (_, response) =>
          void response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batches are off"}}')
      )
      const working = yield* startNode(respondWithEcho)
      const layer = Rpc.layer.pipe(
        Layer.provide(batchingLayer),
        Layer.provide(provideNodes([refusing.url, working.url]))
      )
      assert.deepStrictEqual(yield* Effect.provide(Effect.all([read("0x1"), read("0x2")], { concurrency: 2 }), layer), [
        "0x1",
        "0x2"
      ])
      assert.lengthOf(refusing.bodies, 1)
    })
  )

  it.scopedLive("calls the slower node second when ranking is on", () =>
    Effect.gen(function* () {
      const slow = yield* startNode((sent, response) => void setTimeout(() => respondWithEcho(sent, response), 120))
      const quick = yield* startNode(respondWithEcho)
      const layer = Rpc.layer.pipe(Layer.provide(rankingLayer), Layer.provide(provideNodes([slow.url, quick.url])))
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* read("0x1")
          yield* Effect.sleep("200 millis")
          yield* read("0x2")
        }),
        layer
      )
      const countCalls = (bodies: ReadonlyArray<ReadonlyArray<Sent> | Sent>) =>
        bodies.flat().filter(({ method }) => method === "eth_call").length
      assert.deepStrictEqual([countCalls(slow.bodies), countCalls(quick.bodies)], [1, 1])
    })
  )
})
