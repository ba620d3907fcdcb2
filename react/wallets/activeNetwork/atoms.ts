import * as Rx from "@effect-rx/rx/Rx"
import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { createServiceRx } from "../../foundation/state/serviceAtoms.ts"

const connectorsRx = createServiceRx(Connectors)

/** Returns whether a connection's wallet can use a network; true if the wallet has not said so. */
export const servesRx = Rx.make((get) => {
  const connectors = get(connectorsRx)
  return ({ connectorId, namespace }: Connection, network: NetworkId): boolean =>
    Effect.runSync(
      connectors.get(connectorId, namespace).pipe(
        Effect.map(({ serves }) => serves?.(network) ?? true),
        Effect.orElseSucceed(() => true)
      )
    )
})
