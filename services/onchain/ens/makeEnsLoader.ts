import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { toUnreachable } from "../../../core/foundation/http/errors.ts"
import { loadChunk, memoize } from "../../foundation/chunks/loadChunk.ts"

/** Returns the service of ENS, whose code loads with the first name that needs it. Needs what `Ens.layer` needs. */
export const makeEnsLoader = memoize(
  Effect.flatMap(
    Effect.mapError(
      loadChunk(() => import("./Ens.ts")),
      toUnreachable("the names of ENS")
    ),
    ({ Ens }) => Effect.map(Layer.build(Ens.layer), Context.get(Ens))
  )
)
