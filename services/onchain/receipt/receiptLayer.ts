import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { batchedReads } from "../../chain/rpc/batchedReads.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Outcomes } from "../../wallets/signing/Outcomes.ts"
import { followSent } from "./followSent.ts"
import { HostReceipts } from "./HostReceipts.ts"
import { makeOutcomes } from "./outcomes.ts"
import { Receipts } from "./Receipts.ts"
import { sentRecordsLayer } from "./SentRecords.ts"

/**
 * Stores the records of sent requests and follows their outcomes. Needs the network chunk, the kit's `Page`, `Storage`
 * and `Store`, and the kit's `WalletRequests`, which reads batches.
 */
export const receiptLayer = (storageName: string) =>
  Layer.mergeAll(
    Layer.provide(
      Layer.scopedDiscard(Effect.flatMap(batchedReads, followSent)),
      Layer.merge(CallBatches.layer, PageVisibility.layerHere)
    ),
    Layer.effect(
      Outcomes,
      Effect.zipWith(Rpc, Store, (rpc, store) => makeOutcomes(rpc, () => store.getState().receipt?.sent ?? []))
    ),
    Layer.provideMerge(HostReceipts.layer, Receipts.layer)
  ).pipe(Layer.provideMerge(sentRecordsLayer(storageName)), Layer.provideMerge(Rpc.layer))
