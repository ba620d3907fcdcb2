import { splitNetworkId } from "../../chain/network/caip.ts"
import { findNetwork, isSupported } from "../../chain/network/network.ts"
import { topView } from "../modal/state.ts"
import type { KitState } from "../../state.ts"
import { type ShownConnection, type Snapshot, shownAccount } from "../../wallets/storage/snapshot.ts"
import { shownConnection, statusOf } from "../../wallets/connection/state.ts"
import type { Connection } from "../../wallets/connection/events.ts"

/** Connections as a host sees them: the live ones, then those that are coming back. */
const shownConnections = (live: ReadonlyArray<Connection>, restoring: ReadonlyArray<Connection>): ReadonlyArray<ShownConnection> => {
  const all = [...live, ...restoring]
  return all.map((one, i) => ({
    ...shownAccount(one), namespace: one.namespace, addresses: one.accounts.map(({ address }) => address),
    inUse: all.findIndex(({ namespace }) => namespace === one.namespace) === i, live: i < live.length
  }))
}

/** The host's view of the state. */
export const toSnapshot = ({ chain, connection, modal }: KitState): Snapshot => {
  const { namespace } = splitNetworkId(chain.active)
  const shown = shownConnection(connection, namespace)
  const id = shown?.network ?? chain.active
  return {
    status: statusOf(connection, namespace),
    account: shown === undefined ? null : shownAccount(shown),
    connections: shownConnections(connection.connections, connection.restoring),
    open: modal.open,
    view: modal.open ? topView(modal)._tag : null,
    network: { id, name: findNetwork(chain.networks, id).name, supported: isSupported(chain.networks, id) }
  }
}

/** Whether a host would see no difference. */
export const sameSnapshot = (a: Snapshot, b: Snapshot): boolean => JSON.stringify(a) === JSON.stringify(b)
