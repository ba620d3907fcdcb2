import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Transport } from "../../../services/foundation/http/Transport.ts"

/**
 * The real network, through the client of `@effect/platform`; only the named services are contacted. Its code loads on
 * first use, because a replay does not need it.
 */
export const network: Layer.Layer<Transport> = Layer.unwrapEffect(
  Effect.promise(() =>
    Promise.all([
      import("../../../services/foundation/http/platformLayer.ts"),
      import("../../../services/foundation/http/fetchNamedLayer.ts")
    ]).then(([{ platformLayer }, { fetchNamedLayer }]) => Layer.provide(platformLayer, fetchNamedLayer))
  )
)
