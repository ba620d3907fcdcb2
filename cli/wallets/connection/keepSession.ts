import * as Effect from "effect/Effect"
import { Store } from "../../../services/foundation/store/Store.ts"
import { writeSession } from "../storage/session.ts"
import { Run } from "../../run/world.ts"

/**
 * Stores the connections and the active network for later runs. Only commands that change these call it; a query leaves
 * the session unchanged. A replay stores nothing.
 */
export const keepSession = Effect.gen(function* () {
  const { session } = yield* Run
  if (session !== undefined) yield* writeSession(session, yield* (yield* Store).state)
})
