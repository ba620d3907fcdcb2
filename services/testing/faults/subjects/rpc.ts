import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { millis } from "../../../../core/limits.ts"
import { Schema } from "../../../../core/schema.ts"
import type { HttpRequest } from "../../../http/Transport.ts"
import { batchingLayer } from "../../../rpc/batchingLayer.ts"
import { rankingLayer } from "../../../rpc/rankingLayer.ts"
import { Rpc } from "../../../rpc/Rpc.ts"
import { Store } from "../../../store/Store.ts"
import { testNetwork, testState } from "../../testState.ts"
import { asking, type Subject, subject } from "../subject.ts"

/** A network with three endpoints: the project's gateway, and two of its own. */
const start = testState()
const network = { ...testNetwork(), rpcUrls: ["https://node-a.test", "https://node-b.test"] }
const store = Store.layer({ ...start, chain: { ...start.chain, networks: [network] } })
const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-fA-F]{1,64}$/))
const read = Effect.flatMap(Rpc, (rpc) => rpc.read({ network: "eip155:1", method: "eth_gasPrice", params: [], result: Quantity }))
const two = Effect.all([read, read], { concurrency: "unbounded" })

const answerTo = (question: unknown): unknown => {
  if (Array.isArray(question)) return question.map(answerTo)
  const { id, method } = Object(question)
  return { jsonrpc: "2.0", id, result: method === "eth_chainId" ? "0x1" : "0x3b9aca00" }
}
const asked = ({ body }: HttpRequest): unknown => JSON.parse(body?.text ?? "null")
const first = (url: URL): boolean => url.hostname === "chain.test"
const absurd = {
  "1e400": '{"jsonrpc":"2.0","id":1,"result":1e400}', "negative": '{"jsonrpc":"2.0","id":1,"result":"-0x1"}',
  "past 256 bits": `{"jsonrpc":"2.0","id":1,"result":"0x${"f".repeat(65)}"}`
}
const batchAbsurd = {
  "ids of nobody": '[{"jsonrpc":"2.0","id":1e400,"result":"0x1"},{"jsonrpc":"2.0","id":-1,"result":"0x1"}]', "no list": '{"jsonrpc":"2.0","id":1,"result":"0x1"}'
}
const rpc = (row: string, more: Pick<Subject, "calls" | "strikes" | "open"> & Partial<Subject>): Subject => subject({
  row, several: true, limitMillis: millis.rpc, answer: (_, request) => answerTo(asked(request)), absurd, ...more
})

/** JSON-RPC: one endpoint fails and the next is asked, or all of them fail. */
export const rpcSubjects: ReadonlyArray<Subject> = [
  rpc("rpc, one endpoint", { calls: ["rpc.${method}", "rpc.${question.method}"], strikes: first, open: asking(Layer.provide(Rpc.layer, store), read) }),
  rpc("rpc, all endpoints", { calls: [], strikes: () => true, open: asking(Layer.provide(Rpc.layer, store), read) }),
  rpc("rpc.batch, one", {
    calls: ["rpc.batch"], strikes: first, wrong: [{}, [], [null, 7]], absurd: batchAbsurd,
    open: asking(Rpc.layer.pipe(Layer.provide(batchingLayer), Layer.provide(store)), two)
  }),
  rpc("rpc.batch, all", {
    calls: [], strikes: () => true, wrong: [{}, [], [null, 7]], absurd: batchAbsurd,
    open: asking(Rpc.layer.pipe(Layer.provide(batchingLayer), Layer.provide(store)), two)
  }),
  rpc("rpc.ping", {
    calls: ["rpc.ping"], strikes: (url, request) => first(url) && request.body?.text.includes("eth_chainId") === true, lasting: true,
    // A ping must do nobody any harm, whatever becomes of it.
    open: asking(Rpc.layer.pipe(Layer.provide(rankingLayer), Layer.provide(store)), Effect.zipRight(read, Effect.delay(read, "6 seconds")))
  })
]
