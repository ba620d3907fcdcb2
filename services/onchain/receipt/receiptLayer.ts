import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { batchingLayer } from "../../chain/rpc/batchingLayer.ts"
import { Rpc, type RpcRead } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Outcomes } from "../../wallets/signing/Outcomes.ts"
import { followSent } from "./followSent.ts"
import { HostReceipts, hostReceiptsIn } from "./HostReceipts.ts"
import { makeOutcomes } from "./outcomes.ts"
import { Receipts } from "./Receipts.ts"
import { sentRecordsLayer } from "./SentRecords.ts"

/** Questions of one moment go out as one; a node that takes no batches is asked one by one. */
const batched = Effect.gen(function* () {
  const plain = yield* Rpc
  const joined = Context.get(yield* Layer.build(Layer.fresh(Layer.provide(Rpc.layer, batchingLayer))), Rpc)
  return {
    read: <A, I>(read: RpcRead<A, I>) =>
      Effect.catchIf(
        joined.read(read),
        ({ _tag }) => _tag === "RpcError" || _tag === "BadShape" || _tag === "BadStatus",
        () => plain.read(read)
      )
  }
})

/**
 * The records of what was sent, and the looks at what becomes of it. Needs the network chunk, the kit's `Page`,
 * `Storage` and `Store`, and the kit's `WalletRequests`, which batches are asked through.
 */
export const receiptLayer = (storageName: string) =>
  Layer.mergeAll(
    Layer.provide(
      Layer.scopedDiscard(Effect.flatMap(batched, followSent)),
      Layer.merge(CallBatches.layer, PageVisibility.layerHere)
    ),
    Layer.effect(Outcomes, Effect.map(Rpc, makeOutcomes)),
    Layer.provideMerge(HostReceipts.layer, Receipts.layer)
  ).pipe(Layer.provideMerge(sentRecordsLayer(storageName)), Layer.provideMerge(Rpc.layer))

export { hostReceiptsIn }
