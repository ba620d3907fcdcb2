import type { WalletState } from "./events.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import type { ChainState } from "../activeNetwork/events.ts"
import type { Connection, ConnectionState } from "../connection/events.ts"
import { browserWallet } from "../connectors/ids.ts"
import { isSameId } from "../connection/state.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import { hiddenExternal, type ListedEntry, getPageWallets } from "./getPageWallets.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { Device } from "../../foundation/platform/device.ts"
import { toLoaded, latest, type Remote } from "../../foundation/data/remote.ts"
import {
  isExcluded,
  isSameWallet,
  type Listed,
  type ListingKind,
  listingOrder,
  recommendedCap,
  removeListed,
  type WalletName
} from "./listing.ts"

/** One row of the Connect view. */
export type ConnectRow =
  /** A wallet on this page. `parts`: its connectors, several if it has several namespaces. */
  | {
      readonly _tag: "Connector"
      readonly connector: Connector
      readonly parts: Listed["parts"]
      readonly recent: boolean
      /** True if it is the wallet that was used last. */
      readonly last?: boolean
      /** The wallet's rdns, if an earlier row has the same name. */
      readonly hint?: string | undefined
    }
  /** A wallet of the catalogue. */
  | {
      readonly _tag: "Wallet"
      readonly wallet: Wallet
      readonly group: "recent" | "featured" | "custom" | "recommended"
      readonly last?: boolean
    }
  | { readonly _tag: "WalletConnect"; readonly connector: Connector }
  /** `count`: the number of wallets in the catalogue, once it is known. */
  | { readonly _tag: "AllWallets"; readonly count: number | undefined }

/** A row of one wallet. */
type WalletRow = Extract<ConnectRow, { readonly _tag: "Connector" | "Wallet" }>

/** The options that affect a listing. */
export interface ListingOptions {
  readonly enableWallets: boolean
  readonly excludeWalletIds: ReadonlyArray<string>
  /** Ids of the wallets on this page to list first in their group, in this order. */
  readonly walletOrder: ReadonlyArray<string>
  readonly customWallets: ReadonlyArray<Wallet>
  /** True if there is a catalogue to request. */
  readonly catalogue: boolean
  readonly allWallets: "SHOW" | "HIDE" | "ONLY_MOBILE"
  readonly features: { readonly connectorTypeOrder: ReadonlyArray<ListingKind> }
}

type Known = Pick<
  WalletState,
  "connectors" | "excluded" | "excludedBefore" | "featured" | "list" | "recent" | "recommended"
>

/**
 * Returns the rows of the Connect view, in order. Each wallet has one row: its connector's if it is on this page,
 * otherwise the catalogue's; a wallet used before moves with its row to the recent group. `only`: restricts the list to
 * wallets that support a namespace. docs/spec/wallets.md#catalogue-order-of-groups,
 * docs/spec/wallets.md#catalogue-excluded-wallets, docs/spec/wallets.md#catalogue-recommended-wallets.
 */
export const connectRows = (
  wallet: Known,
  config: ListingOptions,
  device: Device,
  only: Namespace | null = null
): ReadonlyArray<ConnectRow> => {
  if (!config.enableWallets) return []
  if (only !== null)
    return connectRows(
      filterByNamespace(wallet, only),
      { ...config, customWallets: config.customWallets.filter(servesOn(only)) },
      device
    )
  const isOff = getExclusion(wallet, config)
  const isShown = (entry: ListedEntry): boolean => !isOff(entry)
  const { external, onPage } = getPageWallets(wallet.connectors, device, isShown, config.walletOrder)
  const local = [...onPage, ...external]
  const recent = wallet.recent.filter(isShown)
  const isUnused = (entry: Listed): boolean => !recent.some((candidate) => isEntryOf(candidate, entry))
  const { custom, featured, recommended } = getCatalogueWallets(wallet, config, isShown, {
    listed: [...local.map(({ connector }) => connector), ...recent],
    injected: onPage.length
  })

  const walletConnect = wallet.connectors.find(({ type }) => type === "WALLET_CONNECT")
  const groups: Readonly<Record<ListingKind, ReadonlyArray<ConnectRow>>> = {
    walletConnect:
      walletConnect === undefined || device.mobile ? [] : [{ _tag: "WalletConnect", connector: walletConnect }],
    recent: createRecentRows(recent, local),
    injected: onPage.filter(isUnused).map(getConnectorRow(false)),
    featured: featured.map(getCatalogueRow("featured")),
    custom: custom.map(getCatalogueRow("custom")),
    external: external.filter(isUnused).map(getConnectorRow(false)),
    recommended: recommended.map(getCatalogueRow("recommended"))
  }
  const enabled = new Set((Object.keys(groups) as Array<ListingKind>).filter((kind) => groups[kind].length > 0))
  return [
    ...addHints(listingOrder(enabled, config.features.connectorTypeOrder).flatMap((kind) => groups[kind])),
    ...(showsAllWallets(config, device) ? [{ _tag: "AllWallets" as const, count: latest(wallet.list)?.count }] : [])
  ]
}

const isEntryOf = (wallet: Wallet, { connector }: Listed): boolean =>
  wallet.id === connector.id || isSameWallet(wallet, connector)

const getConnectorRow =
  (recent: boolean) =>
  ({ connector, parts }: Listed): WalletRow => ({ _tag: "Connector", connector, parts, recent })

const getCatalogueRow =
  (group: "recent" | "featured" | "custom" | "recommended") =>
  (wallet: Wallet): WalletRow => ({ _tag: "Wallet", wallet, group })

/** Returns the wallets of later groups that are not `listed`. `injected`: the number of wallets found on this page. */
const getCatalogueWallets = (
  wallet: Known,
  config: ListingOptions,
  isShown: (entry: ListedEntry) => boolean,
  { injected, listed }: { readonly injected: number; readonly listed: ReadonlyArray<WalletName> }
) => {
  const featured = removeListed((latest(wallet.featured) ?? []).filter(isShown), listed)
  const custom = removeListed(config.customWallets.filter(isShown), [...listed, ...featured])
  const hasWalletConnect = wallet.connectors.some(({ type }) => type === "WALLET_CONNECT")
  const isReachable = hasWalletConnect || config.catalogue || injected > 0 || custom.length > 0
  const cap = isReachable
    ? recommendedCap({ featured: featured.length, custom: custom.length, injected, email: false, socials: false })
    : 0
  const recommended = removeListed((latest(wallet.recommended) ?? []).filter(isShown), [
    ...listed,
    ...featured,
    ...custom
  ])
  return { featured, custom, recommended: recommended.slice(0, cap) }
}

/** Returns the rows of recent wallets in their order: on this page, or else of the catalogue. */
const createRecentRows = (recent: ReadonlyArray<Wallet>, local: ReadonlyArray<Listed>): ReadonlyArray<WalletRow> => {
  const connectors = local.map(({ connector }) => connector)
  const elsewhere = removeListed(recent, connectors)
  const rows = recent.flatMap(
    (wallet): ReadonlyArray<WalletRow> => [
      ...local
        .filter((entry) => recent.find((candidate) => isEntryOf(candidate, entry)) === wallet)
        .map(getConnectorRow(true)),
      ...elsewhere.filter((candidate) => candidate === wallet).map(getCatalogueRow("recent"))
    ]
  )
  const [first, ...others] = rows
  return first === undefined ? [] : [{ ...first, last: true }, ...others]
}

/**
 * Returns a function that decides whether a wallet is excluded: by its id, rdns or name in `excludeWalletIds`, or by
 * the rdns or name of a wallet that the catalogue knows by an excluded id.
 * docs/spec/wallets.md#catalogue-excluded-wallets.
 */
export const getExclusion = (
  wallet: Pick<Known, "excluded" | "excludedBefore" | "featured" | "list" | "recommended">,
  { excludeWalletIds }: Pick<ListingOptions, "excludeWalletIds">
): ((entry: WalletName & { readonly id: string }) => boolean) => {
  const excluded: ReadonlyArray<WalletName> = [
    ...excludeWalletIds.map((name) => ({ name, rdns: name })),
    ...(latest(wallet.excluded) ?? []),
    ...wallet.excludedBefore,
    ...findKnownById(wallet).filter(({ id }) => excludeWalletIds.includes(id))
  ]
  return (entry) => excludeWalletIds.some((id) => isSameId(id, entry.id)) || isExcluded(entry, excluded)
}

/**
 * Returns whether the answer to an excluded id is still unknown, so that rows may have to be removed once it arrives.
 */
export const awaitsExclusions = (
  wallet: Pick<WalletState, "connectors" | "excluded" | "excludedBefore">,
  { catalogue, excludeWalletIds }: Pick<ListingOptions, "catalogue" | "excludeWalletIds">
): boolean =>
  catalogue &&
  /^(Unasked|Asking)$/.test(wallet.excluded._tag) &&
  excludeWalletIds.some(
    (id) =>
      !wallet.excludedBefore.some((entry) => isSameId(entry.id, id)) &&
      !wallet.connectors.some((connector) => isExcluded(connector, [{ name: id, rdns: id }]))
  )

/** The rooms that determine which wallets are listed. */
export interface SearchedRooms {
  readonly chain: Pick<ChainState, "active">
  readonly connection: Pick<ConnectionState, "connections">
  readonly modal: { readonly only: Namespace | null }
}

/**
 * Returns the namespace to connect a wallet on: the one for which the host opened the modal, or the active one if the
 * visitor is only connected on others. Null: any namespace.
 */
export const getSearchedNamespace = ({
  chain,
  connection: { connections },
  modal
}: SearchedRooms): Namespace | null => {
  const { namespace } = splitNetworkId(chain.active)
  if (modal.only === namespace) return namespace
  return connections.length > 0 && connections.every((connection) => connection.namespace !== namespace)
    ? namespace
    : null
}

/** Returns whether any wallet can be connected: one on the page, or any other by a code. */
export const hasWays = (connectors: ReadonlyArray<Connector>, only: Namespace | null): boolean =>
  connectors.some(
    ({ chain, id, name, type }) =>
      name !== browserWallet &&
      !hiddenExternal.has(id) &&
      (only === null || chain === only || type === "WALLET_CONNECT")
  )

/** Adds the rdns to the later of two wallets with one name. docs/spec/wallets.md#catalogue-one-row-for-each-wallet. */
const addHints = (rows: ReadonlyArray<ConnectRow>): ReadonlyArray<ConnectRow> => {
  const names = new Set<string>()
  return rows.map((row) => {
    if (row._tag !== "Connector") return row
    const name = row.connector.name.toLowerCase()
    if (names.has(name)) return { ...row, hint: row.connector.rdns }
    names.add(name)
    return row
  })
}

/** Returns the recent wallets that are not connected now. docs/spec/wallets.md#catalogue-recent-wallets. */
export const removeConnected = (
  recent: ReadonlyArray<Wallet>,
  connections: ReadonlyArray<Pick<Connection, "connectorId" | "name">>
): ReadonlyArray<Wallet> =>
  recent.filter((entry) =>
    connections.every(({ connectorId, name }) => !isSameId(connectorId, entry.id) && name !== entry.name)
  )

/** Returns a filter for a namespace. A wallet of the catalogue that does not list its networks may support any. */
export const servesOn =
  (namespace: Namespace) =>
  ({ chains }: Wallet): boolean =>
    chains.length === 0 || chains.some((chain) => chain.startsWith(`${namespace}:`))

const filterByNamespace = (wallet: Known, namespace: Namespace): Known => {
  const serves = servesOn(namespace)
  const servesNamespace = (list: Remote<ReadonlyArray<Wallet>>): Remote<ReadonlyArray<Wallet>> =>
    toLoaded((latest(list) ?? []).filter(serves))
  return {
    ...wallet,
    connectors: wallet.connectors.filter(({ chain, type }) => type === "WALLET_CONNECT" || chain === namespace),
    recent: wallet.recent.filter((entry) =>
      wallet.connectors.every(({ chain, id }) => id !== entry.id || chain === namespace)
    ),
    featured: servesNamespace(wallet.featured),
    recommended: servesNamespace(wallet.recommended)
  }
}

/** Returns whether the whole catalogue is offered: it exists, and the host did not hide it. */
export const showsAllWallets = (config: ListingOptions, device: Device): boolean =>
  config.catalogue && (config.allWallets === "SHOW" || (config.allWallets === "ONLY_MOBILE" && device.mobile))

/** Returns wallets whose catalogue id is already loaded, so that one excluded by id is hidden by its rdns as well. */
const findKnownById = ({
  featured,
  list,
  recommended
}: Pick<Known, "featured" | "list" | "recommended">): ReadonlyArray<Wallet> =>
  [latest(featured), latest(recommended), latest(list)?.wallets].flatMap((wallets) => wallets ?? [])
