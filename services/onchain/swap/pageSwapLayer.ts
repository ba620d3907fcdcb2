import * as Layer from "effect/Layer"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { Receipts } from "../receipt/Receipts.ts"
import { pressedSwaps } from "./pressedSwaps.ts"
import { swapLayer } from "./swapLayer.ts"

/** The services behind the swap views and the methods that swap. */
export const pageSwapLayer = Layer.provide(pressedSwaps, PageVisibility.layerHere).pipe(
  Layer.provideMerge(swapLayer),
  Layer.provideMerge(Layer.merge(CallBatches.layer, Receipts.layer)),
  Layer.provideMerge(Rpc.layer)
)
