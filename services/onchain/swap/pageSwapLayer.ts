import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { stepSwap, swapStart } from "../../../core/onchain/swap/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { followSwapViews } from "./followSwapViews.ts"
import { makeSwapCommands } from "./makeSwapCommands.ts"
import { swapLayer } from "./swapLayer.ts"

/** Adds the commands of the Swap views, and loads their data. */
const swapViewsLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    yield* store.join({ name: "swap", start: swapStart, step: stepSwap, commands: yield* makeSwapCommands })
    yield* followSwapViews
  })
)

/** The services of the swap views and of the methods that swap. */
export const pageSwapLayer = Layer.provide(swapViewsLayer, PageVisibility.layerHere).pipe(
  Layer.provideMerge(swapLayer),
  Layer.provideMerge(Layer.merge(CallBatches.layer, Receipts.layer)),
  Layer.provideMerge(Rpc.layer)
)
