import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { loadChunk } from "./loadChunk.ts"

/**
 * A layer whose code loads in the background and that lives as long as the scope. Does nothing if its code does not
 * load.
 */
export const lazyLayer = <R>(load: () => Promise<Layer.Layer<never, never, R>>) =>
  Layer.scopedDiscard(
    Effect.flatMap(Effect.scope, (scope) =>
      Effect.forkScoped(Effect.ignore(Effect.flatMap(loadChunk(load), (layer) => Layer.buildWithScope(layer, scope))))
    )
  )
