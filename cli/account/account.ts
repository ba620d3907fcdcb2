import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../core/chain/caip.ts"
import { NotConnected } from "../../core/connection/errors.ts"
import { shownConnection } from "../../core/connection/state.ts"
import { Store } from "../../services/store/Store.ts"
import { connected, reportOf } from "../connection/connect.ts"
import { Run } from "../run/world.ts"

/** `account`: the account an earlier `connect` left. A replay keeps nothing between runs, so it connects first. */
export const account = Effect.gen(function*() {
  const { session } = yield* Run
  if (session === undefined) return yield* reportOf(yield* connected({ wallet: "recorded", namespace: "eip155" }))
  const { chain, connection } = yield* (yield* Store).state
  const { namespace } = splitNetworkId(chain.active)
  const shown = shownConnection(connection, namespace)
  return shown === undefined ? yield* new NotConnected({ namespace }) : yield* reportOf(shown)
})
