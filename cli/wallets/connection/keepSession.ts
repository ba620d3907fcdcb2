import * as Effect from "effect/Effect"
import { Store } from "../../../services/foundation/store/Store.ts"
import { writeSession } from "../storage/session.ts"
import { Run } from "../../run/world.ts"

/**
 * Keeps who is connected, and where, for later runs. Only commands that change it do this: a question leaves the
 * session as it was. A replay keeps nothing.
 */
export const keepSession = Effect.gen(function* () {
  const { session } = yield* Run
  if (session !== undefined) yield* writeSession(session, yield* (yield* Store).state)
})
