import * as Layer from "effect/Layer"
import type { AskingNodes } from "../../../core/chain/rpc/askingNodes.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { batchingLayer } from "./batchingLayer.ts"
import { rankingLayer } from "./rankingLayer.ts"

/**
 * Provides the host's options for calling nodes: batching and ranking. By default each request is its own POST, in the
 * configured order. `Rpc` uses the layers that are provided. docs/spec/chain.md#rpc-batching.
 */
export const createNodeCalls = ({ batch = false, rank = false }: AskingNodes): Layer.Layer<never, never, Calls> =>
  Layer.mergeAll(
    batch ? batchingLayer : Layer.empty,
    rank ? Layer.provide(rankingLayer, PageVisibility.layerHere) : Layer.empty
  )
