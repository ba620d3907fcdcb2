import { isNamespace, type Namespace } from "../../chain/network/ids.ts"
import type { Device } from "../../foundation/platform/device.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { ConnectRequest, ConnectionState } from "../connection/events.ts"
import { isSameId } from "../connection/state.ts"
import { connectorIds } from "../connectors/ids.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import { walletAction } from "./selectWallet.ts"
import {
  type ConnectRow,
  connectRows,
  type ListingOptions,
  getSearchedNamespace,
  type SearchedRooms,
  servesOn,
  showsAllWallets,
  removeConnected
} from "./connectRows.ts"
import type { WalletState } from "./events.ts"
import { isSameWallet, removeListed, type WalletName } from "./listing.ts"

/** A wallet as a host's own list shows it. */
export interface WalletInfo {
  /**
   * The connector's id for a wallet on this page, `walletConnect` for WalletConnect, the catalogue's id for any other.
   */
  readonly id: string
  readonly name: string
  /** Its picture once it has loaded; safe to load. */
  readonly icon: string | undefined
  readonly rdns: string | undefined
  /** The namespaces that it supports; empty if unknown. */
  readonly namespaces: ReadonlyArray<Namespace>
  /**
   * `installed`: the wallet is on this page. `remote`: it is reached by a code or a link. `get`: the visitor must
   * install it first.
   */
  readonly state: "connected" | "connecting" | "installed" | "remote" | "get"
}

/** The current wallets to choose from. */
export interface WalletChoice {
  /** In Connect's order; during a search, its results. */
  readonly wallets: ReadonlyArray<WalletInfo>
  /** True if the catalogue has more wallets. */
  readonly hasMore: boolean
  /** True if a part of the list is still loading. */
  readonly isPending: boolean
  /** The wallet that is asked to connect. */
  readonly connecting: WalletInfo | null
  /** The pairing address that a wallet app scans or opens, while a pairing waits for it. A secret between the two. */
  readonly uri: string | null
}

/** The rooms that determine the wallets. */
export interface WalletRooms extends SearchedRooms {
  readonly config: ListingOptions
  readonly connection: ConnectionState
  readonly wallet: WalletState
}

/** The inputs of a list in addition to the state. */
export interface Chooser {
  readonly device: Device
  /** The URL of a picture of the provider's, once it has loaded. */
  readonly picture: (imageId: string) => string | undefined
  /** Only wallets that support it; by default those of the modal. */
  readonly namespace?: Namespace | undefined
}

/** Returns the wallets to choose from: those of Connect, then the loaded part of the catalogue. */
export const getWalletChoice = (rooms: WalletRooms, chooser: Chooser): WalletChoice => {
  const { config, connection, wallet } = rooms
  const { device } = chooser
  const namespace = chooser.namespace ?? getSearchedNamespace(rooms)
  const rows = getRows(rooms, chooser)
  const searches = wallet.search !== ""
  const loaded = (searches ? latest(wallet.found) : latest(wallet.list)?.wallets) ?? []
  const others = namespace === null ? loaded : loaded.filter(servesOn(namespace))
  const listedInfos = rows.flatMap(
    (row): ReadonlyArray<WalletName> =>
      row._tag === "Connector" ? [row.connector] : row._tag === "Wallet" ? [row.wallet] : []
  )
  const found = others.map(
    (foundWallet) => rows.find((row) => isRowOf(row, foundWallet)) ?? toCatalogueInfo(foundWallet)
  )
  const listed = searches
    ? [...found.filter(({ _tag }) => _tag === "Connector"), ...found.filter(({ _tag }) => _tag !== "Connector")]
    : [...rows, ...removeListed(others, listedInfos).map(toCatalogueInfo)]
  const all = listed.flatMap((row) => toInfo(row, rooms, chooser))
  const { attempt, pairing } = connection
  const isLoading = (tag: string): boolean => tag === "Asking"
  return {
    wallets: all,
    hasMore: !searches && showsAllWallets(config, device) && hasMore(wallet),
    isPending: isLoading(wallet.recommended._tag) || isLoading(searches ? wallet.found._tag : wallet.list._tag),
    connecting: attempt?._tag === "Asking" ? (all.find(({ state }) => state === "connecting") ?? null) : null,
    uri: pairing?.uri ?? null
  }
}

/** Returns the wallets that `connect` accepts by their connector: those on this page, and WalletConnect. */
export const listConnectors = (rooms: WalletRooms, chooser: Chooser): ReadonlyArray<WalletInfo> => {
  const relay = rooms.wallet.connectors.find(({ type }) => type === "WALLET_CONNECT")
  const rows = getRows(rooms, chooser).filter(({ _tag }) => _tag === "Connector")
  const all: ReadonlyArray<ConnectRow> =
    relay === undefined ? rows : [...rows, { _tag: "WalletConnect", connector: relay }]
  return all.flatMap((row) => toInfo(row, rooms, chooser))
}

/** Returns the request that connects a wallet of such a list. */
export const requestFor = ({ wallet }: Pick<WalletRooms, "wallet">, id: string): ConnectRequest =>
  wallet.connectors.some((connector) => isSameId(connector.id, id))
    ? { connectorId: id }
    : { connectorId: connectorIds.walletConnect, walletId: id }

const getRows = (rooms: WalletRooms, { device, namespace }: Chooser): ReadonlyArray<ConnectRow> => {
  const { config, connection, wallet } = rooms
  const only = namespace ?? getSearchedNamespace(rooms)
  return connectRows(
    { ...wallet, recent: removeConnected(wallet.recent, connection.connections) },
    config,
    device,
    only
  )
}

const toCatalogueInfo = (wallet: Wallet): ConnectRow => ({ _tag: "Wallet", wallet, group: "recommended" })

const isRowOf = (row: ConnectRow, wallet: Wallet): boolean =>
  row._tag === "Connector" ? isSameWallet(row.connector, wallet) : row._tag === "Wallet" && row.wallet.id === wallet.id

const hasMore = ({ list }: WalletState): boolean => {
  const loaded = latest(list)
  return loaded === undefined || loaded.wallets.length < loaded.count
}

/** Returns a row as a host's list shows it; undefined for the row that leads to the whole list. */
const toInfo = (
  row: ConnectRow,
  { connection, wallet: { connectors } }: WalletRooms,
  { device, picture }: Chooser
): ReadonlyArray<WalletInfo> => {
  if (row._tag === "AllWallets") return []
  const { id, name, rdns } = row._tag === "Wallet" ? row.wallet : row.connector
  const isAsked = (request: ConnectRequest): boolean =>
    row._tag === "Wallet"
      ? request.walletId === id
      : isSameId(request.connectorId, id) && (row._tag === "Connector" || request.walletId === undefined)
  const state =
    connection.attempt?._tag === "Asking" && isAsked(connection.attempt)
      ? "connecting"
      : connection.connections.some((connected) => isSameId(connected.connectorId, id))
        ? "connected"
        : undefined
  if (row._tag === "Wallet") {
    const { chains, imageId, imageUrl } = row.wallet
    const relays = connectors.filter(({ type }) => type === "WALLET_CONNECT")
    const isKnown = row.group === "recent" && row.wallet.onPage !== true
    const reach = walletAction(row.wallet, relays, device, isKnown) === "get" ? "get" : "remote"
    const namespaces = [...new Set(chains.map((chainId) => chainId.split(":")[0] ?? ""))].filter(isNamespace)
    const icon = imageUrl ?? (imageId === undefined ? undefined : picture(imageId))
    return [{ id, name, icon, rdns, namespaces, state: state ?? reach }]
  }
  const parts = row._tag === "Connector" ? row.parts : connectors.filter(({ type }) => type === "WALLET_CONNECT")
  const namespaces = [...new Set(parts.map(({ chain }) => chain))]
  const icon = getIcon(row.connector, picture)
  return [{ id, name, icon, rdns, namespaces, state: state ?? (row._tag === "Connector" ? "installed" : "remote") }]
}

const getIcon = ({ icon, imageId }: Connector, picture: Chooser["picture"]): string | undefined =>
  (imageId === undefined ? undefined : picture(imageId)) ?? (icon === "" ? undefined : icon)
