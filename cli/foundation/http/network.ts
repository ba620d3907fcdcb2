import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Transport } from "../../../services/foundation/http/Transport.ts"

/**
 * The real network, by the client of `@effect/platform`. Its code is read when it is needed: a replay needs none of it.
 */
export const network: Layer.Layer<Transport> = Layer.unwrapEffect(
  Effect.promise(() =>
    Promise.all([
      import("../../../services/foundation/http/platformLayer.ts"),
      import("../../../services/foundation/http/fetchLayer.ts")
    ]).then(([{ platformLayer }, { fetchLayer }]) => Layer.provide(platformLayer, fetchLayer))
  )
)
