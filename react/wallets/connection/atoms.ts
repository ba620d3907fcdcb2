import * as Rx from "@effect-rx/rx/Rx"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { forkRx, createServiceRx } from "../../foundation/state/serviceAtoms.ts"

const connectionsRx = createServiceRx(Connections)

/** Disconnects a wallet on one namespace, or on all that it serves. */
export const disconnectRx = Rx.make((get) => {
  const [connections, fork] = [get(connectionsRx), get(forkRx)]
  return (connectorId: string, namespace?: Namespace): void => fork(connections.disconnect(connectorId, namespace))
})
