import * as Layer from "effect/Layer"
import type { AskingNodes } from "../../../core/chain/rpc/askingNodes.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import { PageShown } from "../../foundation/platform/PageShown.ts"
import { batchingLayer } from "./batchingLayer.ts"
import { rankingLayer } from "./rankingLayer.ts"

/**
 * How a page asks nodes where its host wants it otherwise than one question, one POST, in the given order. `Rpc` finds
 * what is there. docs/spec/chain.md#rpc-batching.
 */
export const askingNodes = ({ batch = false, rank = false }: AskingNodes): Layer.Layer<never, never, Calls> =>
  Layer.mergeAll(
    batch ? batchingLayer : Layer.empty,
    rank ? Layer.provide(rankingLayer, PageShown.layerHere) : Layer.empty
  )
