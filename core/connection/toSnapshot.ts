import { splitNetworkId } from "../chain/caip.ts"
import { findNetwork, isSupported } from "../chain/network.ts"
import { topView } from "../modal/state.ts"
import type { KitState } from "../state.ts"
import { type Snapshot, shownAccount } from "./snapshot.ts"
import { shownConnection, statusOf } from "./state.ts"

/** The host's view of the state. */
export const toSnapshot = ({ chain, connection, modal }: KitState): Snapshot => {
  const { namespace } = splitNetworkId(chain.active)
  const shown = shownConnection(connection, namespace)
  const id = shown?.network ?? chain.active
  return {
    status: statusOf(connection, namespace),
    account: shown === undefined ? null : shownAccount(shown),
    open: modal.open,
    view: modal.open ? topView(modal)._tag : null,
    network: { id, name: findNetwork(chain.networks, id).name, supported: isSupported(chain.networks, id) }
  }
}

/** Whether a host would see no difference. */
export const sameSnapshot = (a: Snapshot, b: Snapshot): boolean =>
  a.status === b.status && a.open === b.open && a.view === b.view &&
  a.account?.address === b.account?.address && a.account?.network === b.account?.network &&
  a.account?.connectorId === b.account?.connectorId && a.network?.id === b.network?.id && a.network?.supported === b.network?.supported
