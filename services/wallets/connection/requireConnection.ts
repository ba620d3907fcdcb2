import * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { KitState } from "../../../core/state.ts"

/** Returns the active connection of a namespace; fails with `NotConnected` without one. */
export const requireConnection = (
  { connection }: Pick<KitState, "connection">,
  namespace: Namespace
): Effect.Effect<Connection, NotConnected> => {
  const active = activeConnection(connection, namespace)
  return active === undefined ? new NotConnected({ namespace }) : Effect.succeed(active)
}
