import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { batchingLayer } from "./batchingLayer.ts"
import { Rpc, type RpcRead } from "./Rpc.ts"

/**
 * Joins reads that are requested at the same time into one POST, even if the host did not enable batching. If a node
 * does not support batches, reads it again one by one.
 */
export const batchedReads = Effect.gen(function* () {
  const plain = yield* Rpc
  const joined = Context.get(yield* Layer.build(Layer.fresh(Layer.provide(Rpc.layer, batchingLayer))), Rpc)
  return Rpc.of({
    read: <A, I>(read: RpcRead<A, I>) =>
      Effect.catchIf(
        joined.read(read),
        ({ _tag }) => _tag === "RpcError" || _tag === "BadShape" || _tag === "BadStatus",
        () => plain.read(read)
      )
  })
})

/** Replaces `Rpc` with `batchedReads`. Needs `Calls`, `Rpc`, `Settings` and `Store`. */
export const batchedReadsLayer = Layer.scoped(Rpc, batchedReads)
