import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import { toCapitals, type ReadDetails, type ReadText, readStored } from "./stored.ts"
import type { ConnectionStatus } from "../connection/state.ts"
import type { SentTransaction } from "../signing/sentRecord.ts"
import type { Connection } from "../connection/events.ts"
import { readRememberedName } from "./rememberedName.ts"

/** The phase of a sign-in. */
export type SignInPhase =
  | "Sought"
  | "Preparing"
  | "Asked"
  | "Signing"
  | "Declined"
  | "Failed"
  | "Refused"
  | "Held"
  | "Out"

/** An account as a host sees it. */
export interface ShownAccount {
  readonly namespace: Namespace
  readonly address: string
  /** CAIP-2, e.g. `eip155:1`: the wallet's network. */
  readonly network: NetworkId
  /** The number of an EVM chain; absent off EVM. */
  readonly chainId?: number | undefined
  readonly connectorId: string
  /** The wallet's name. */
  readonly wallet: string
}

/** One of the wallets that are connected or being restored. */
export interface ShownConnection extends ShownAccount {
  /** All its accounts, the signing one first. */
  readonly addresses: ReadonlyArray<string>
  /** True if it is the active one of its namespace. */
  readonly inUse: boolean
  readonly live: boolean
}

/** A sign-in as a host sees it, for display. A server must verify text and signature itself. */
export interface ShownSignIn {
  readonly data: {
    readonly accountAddress: string
    /** CAIP-2. */
    readonly chainId: string
    readonly domain: string
    readonly uri: string
    readonly version: "1"
    readonly nonce: string
    readonly statement?: string
    readonly resources?: ReadonlyArray<string>
    readonly requestId?: string
    readonly issuedAt: string
    readonly expirationTime?: string
    readonly notBefore?: string
  }
  readonly message: string
  readonly signature: string
}

/** A network as a host sees it. `supported`: it is configured. */
export interface ShownNetwork {
  /** CAIP-2. */
  readonly id: NetworkId
  /** The number of an EVM chain; absent off EVM. */
  readonly chainId?: number | undefined
  readonly name: string
  readonly supported: boolean
}

/** The status of a connection for a page: `unknown` on a server and while hydrating. */
export type ShownStatus = ConnectionStatus | "unknown"

/** A kit's state as a host page sees it. Small, plain, and available before the kit's code has loaded. */
export interface Snapshot {
  readonly status: ShownStatus
  readonly account: ShownAccount | null
  /** Every wallet that is connected or being restored; by namespace, the active one first. */
  readonly connections: ReadonlyArray<ShownConnection>
  readonly open: boolean
  /** Name of the displayed view, null while closed. */
  readonly view: string | null
  /** The active network: the wallet's, else the network to connect to. */
  readonly network: ShownNetwork | null
  /**
   * The balance of the network's own coin, in whole coins, once a button that shows it or the account view has
   * requested it. For display.
   */
  readonly balance?: { readonly amount: string; readonly symbol: string } | undefined
  /**
   * The account's name, e.g. `anna.reown.id`: of the last visit at first, then as read when a button or the account view
   * has requested it. For display.
   */
  readonly name?: string | undefined
  /**
   * The transactions sent from this page with their outcomes, newest first; absent until requested or something is
   * sent.
   */
  readonly transactions?: ReadonlyArray<SentTransaction> | undefined
  /** The sign-in of the account, once a kit with one has started. `session`: null while signed out. */
  readonly signIn?:
    | { readonly session: ShownSignIn | null; readonly isRequired: boolean; readonly phase: SignInPhase }
    | undefined
  /** The texts of the kit's buttons, by their keys; null until the first ones have loaded. Absent in English. */
  readonly words?: Readonly<Record<string, string>> | null | undefined
}

/** The snapshot of a disconnected page. */
export const emptySnapshot: Snapshot = Object.freeze<Snapshot>({
  status: "disconnected",
  account: null,
  connections: Object.freeze([]),
  open: false,
  view: null,
  network: null
})

/** The snapshot before anything was read: on a server, or while hydrating. */
export const unknownSnapshot: Snapshot = Object.freeze({ ...emptySnapshot, status: "unknown" })

/** Returns a network's id as the number of an EVM chain; undefined off EVM. */
export const toChainId = (network: NetworkId): number | undefined => Number(network.split("eip155:")[1]) || undefined

/** Returns a connection as a host sees it. */
export const toShownAccount = ({
  accounts: [first],
  connectorId,
  name,
  namespace,
  network
}: Connection): ShownAccount =>
  Object.freeze({
    namespace,
    address: first.address,
    network,
    chainId: toChainId(network),
    connectorId,
    wallet: name
  })

/** Returns connections as a host sees them: the first `live` are connected, the others are being restored. */
export const toShownConnections = (all: ReadonlyArray<Connection>, live: number): ReadonlyArray<ShownConnection> =>
  Object.freeze(
    all.map((connection, i) =>
      Object.freeze({
        ...toShownAccount(connection),
        addresses: Object.freeze(connection.accounts.map(({ address }) => address)),
        inUse: all.find(({ namespace }) => namespace === connection.namespace) === connection,
        live: i < live
      })
    )
  )

/** Empties an address that the kit has not written in this spelling, since its checksum may be wrong. */
const checkSpelling: ReadDetails = ({ address, capitals }) => ({
  address: capitals === toCapitals(`${address}`) ? `${address}` : ""
})

/**
 * Returns the connections of the last visit, shown as `reconnecting` until their wallets confirm them; `unknown` if the
 * kit has not stored one in this spelling, as only its code can compute a checksum. Only for display and comparison.
 */
export const readStoredSnapshot = (read: ReadText, storageName: string, reconnect: boolean): Snapshot => {
  const { connections, network } = readStored(read, storageName, checkSpelling)
  const first = reconnect && (connections.find((connection) => connection.network === network) ?? connections[0])
  if (!first) return emptySnapshot
  const account = toShownAccount(first)
  const name = readRememberedName(read, account.address)
  return connections.some(({ accounts }) => accounts.some(({ address }) => !address))
    ? unknownSnapshot
    : Object.freeze({
        ...emptySnapshot,
        ...(name && { name }),
        status: "reconnecting",
        account,
        connections: toShownConnections(connections, 0)
      })
}
