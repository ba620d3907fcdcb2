import { accountId, splitNetworkId } from "../../chain/network/caip.ts"
import { findNetwork, isSupported } from "../../chain/network/network.ts"
import { latest } from "../../foundation/data/remote.ts"
import { getName } from "../../onchain/name/nameOf.ts"
import { toTransactions } from "../../onchain/receipt/transactions.ts"
import { getTopView } from "../modal/state.ts"
import type { KitState } from "../../state.ts"
import { type Snapshot, toShownAccount, toShownConnections, toChainId } from "../../wallets/storage/snapshot.ts"
import { displayedConnection, getStatus } from "../../wallets/connection/state.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"

/** Returns the state as a host sees it. */
export const toSnapshot = ({ account, chain, connection, modal, name: names, receipt, siwx }: KitState): Snapshot => {
  const { namespace } = splitNetworkId(chain.active)
  const displayed = displayedConnection(connection, namespace)
  const id = displayed?.network ?? chain.active
  const key = displayed && accountId(displayed.network, displayed.accounts[0].address)
  const native = key && account?.native[key]
  const coin = native && latest(native)
  const balance = coin?.shown ?? coin
  const name = key && names && getName(names, key)
  return {
    ...(balance && { balance: { amount: balance.amount, symbol: balance.symbol } }),
    ...(name !== undefined && { name }),
    status: getStatus(connection, namespace),
    account: displayed === undefined ? null : toShownAccount(displayed),
    connections: toShownConnections(
      [...connection.connections, ...connection.restoring],
      connection.connections.length
    ),
    open: modal.open,
    view: modal.open ? getTopView(modal)._tag : null,
    network: {
      id,
      chainId: toChainId(id),
      name: findNetwork(chain.networks, id).name,
      supported: isSupported(chain.networks, id)
    },
    ...(receipt && { transactions: toTransactions(chain.networks, receipt.sent) }),
    ...(siwx && { signIn: { session: siwx.session, isRequired: siwx.required, phase: siwx.phase } })
  }
}

/** Returns whether two snapshots are equal for a host. */
export const sameSnapshot: (a: Snapshot, b: Snapshot) => boolean = isEqual
