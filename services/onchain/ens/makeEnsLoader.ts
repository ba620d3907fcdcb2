import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { loadChunk, memoize } from "../../foundation/chunks/loadChunk.ts"

/** Returns the service of ENS, whose code loads with the first name that needs it. Needs what `Ens.layer` needs. */
export const makeEnsLoader = memoize(
  Effect.flatMap(
    Effect.catchAll(
      loadChunk(() => import("./Ens.ts")),
      failWithMissingCode
    ),
    ({ Ens }) => Effect.map(Layer.build(Ens.layer), Context.get(Ens))
  )
)
