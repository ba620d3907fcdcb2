import { splitNetworkId } from "../../chain/network/caip.ts"
import { findNetwork, isSupported } from "../../chain/network/network.ts"
import { topView } from "../modal/state.ts"
import type { KitState } from "../../state.ts"
import { type Snapshot, shownAccount, shownConnections } from "../../wallets/storage/snapshot.ts"
import { displayedConnection, statusOf } from "../../wallets/connection/state.ts"

/** Returns the state as a host sees it. */
export const toSnapshot = ({ chain, connection, modal }: KitState): Snapshot => {
  const { namespace } = splitNetworkId(chain.active)
  const displayed = displayedConnection(connection, namespace)
  const id = displayed?.network ?? chain.active
  return {
    status: statusOf(connection, namespace),
    account: displayed === undefined ? null : shownAccount(displayed),
    connections: shownConnections([...connection.connections, ...connection.restoring], connection.connections.length),
    open: modal.open,
    view: modal.open ? topView(modal)._tag : null,
    network: { id, name: findNetwork(chain.networks, id).name, supported: isSupported(chain.networks, id) }
  }
}

/** Whether two snapshots look the same to a host. */
export const sameSnapshot = (a: Snapshot, b: Snapshot): boolean => JSON.stringify(a) === JSON.stringify(b)
