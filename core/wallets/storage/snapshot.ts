import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import { type ReadText, readStored } from "./stored.ts"
import type { ConnectionStatus } from "../connection/state.ts"
import type { Connection } from "../connection/events.ts"

/** An account as a host sees it. */
export interface ShownAccount {
  readonly address: string
  /** CAIP-2, e.g. `eip155:1`: the wallet's network. */
  readonly network: NetworkId
  readonly connectorId: string
  /** The wallet's name. */
  readonly wallet: string
}

/** One of the wallets that are connected or being restored. */
export interface ShownConnection extends ShownAccount {
  readonly namespace: Namespace
  /** All its accounts, the signing one first. */
  readonly addresses: ReadonlyArray<string>
  /** Whether it is the active one of its namespace. */
  readonly inUse: boolean
  readonly live: boolean
}

/** A kit's state as a host page sees it. Small, plain, and available before the kit's code has loaded. */
export interface Snapshot {
  readonly status: ConnectionStatus
  readonly account: ShownAccount | null
  /** Every wallet that is connected or being restored; by namespace, the active one first. */
  readonly connections: ReadonlyArray<ShownConnection>
  readonly open: boolean
  /** Name of the displayed view, null while closed. */
  readonly view: string | null
  /**
   * The active network: the wallet's, else the one a wallet will connect to. `supported`: it is among the configured
   * ones.
   */
  readonly network: { readonly id: NetworkId; readonly name: string; readonly supported: boolean } | null
  /** The words of the kit's buttons, by their keys; null until the first ones have loaded. In English there are none. */
  readonly words?: Readonly<Record<string, string>> | null | undefined
}

/** The snapshot before anything was read: on a server, or while hydrating. */
export const emptySnapshot: Snapshot = {
  status: "disconnected",
  account: null,
  connections: [],
  open: false,
  view: null,
  network: null
}

/** Returns a connection as a host sees it. */
export const shownAccount = ({ accounts: [first], connectorId, name, network }: Connection): ShownAccount => ({
  address: first.address,
  network,
  connectorId,
  wallet: name
})

/** Returns connections as a host sees them: the first `live` are connected, the others are being restored. */
export const shownConnections = (all: ReadonlyArray<Connection>, live: number): ReadonlyArray<ShownConnection> =>
  all.map((one, i) => ({
    ...shownAccount(one),
    namespace: one.namespace,
    addresses: one.accounts.map(({ address }) => address),
    inUse: all.find(({ namespace }) => namespace === one.namespace) === one,
    live: i < live
  }))

/**
 * Returns the connections of the last visit, shown as `reconnecting` until their wallets confirm them. For display and
 * comparison only.
 */
export const storedSnapshot = (read: ReadText, storageName: string, reconnect: boolean): Snapshot => {
  if (!reconnect) return emptySnapshot
  const { connections, network } = readStored(read, storageName)
  const first = connections.find((one) => one.network === network) ?? connections[0]
  return first === undefined
    ? emptySnapshot
    : {
        ...emptySnapshot,
        status: "reconnecting",
        account: shownAccount(first),
        connections: shownConnections(connections, 0)
      }
}
