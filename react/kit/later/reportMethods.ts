import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { loadChunk, memoize } from "../../../services/foundation/chunks/loadChunk.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import type { Standing } from "./standing.ts"

/** The part with `report` and `watchEvents`. What was kept from the kit's start on is kept within limits once it loads. */
export const reportMethods = Effect.fnUntraced(function* (
  { network, options }: Pick<Standing, "network" | "options">,
  around: Context.Context<KitServices>
) {
  const scope = yield* Effect.scope
  const part = yield* memoize(
    Effect.flatMap(
      loadChunk(() => import("../../../services/kit/report/makeReport.ts")),
      ({ makeReport }) => Effect.provide(Scope.extend(makeReport(options, options.heard, network), scope), around)
    )
  )
  if (options.heard) yield* Effect.forkIn(Effect.ignore(part), scope)
  return part
})
