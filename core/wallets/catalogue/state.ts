import { limits } from "../../foundation/data/limits.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { ChainEvent } from "../activeNetwork/events.ts"
import type { ConnectionEvent } from "../connection/events.ts"
import { isSameId } from "../connection/state.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import type { WalletEvent, WalletList, WalletState } from "./events.ts"

export const walletStart = (
  recent: ReadonlyArray<Wallet> = [],
  pictures: Readonly<Record<string, string>> = {},
  excludedBefore: ReadonlyArray<Wallet> = []
): WalletState => ({
  connectors: [],
  pictures,
  looked: false,
  recent,
  featured: idle,
  recommended: idle,
  excluded: idle,
  excludedBefore,
  order: [],
  list: idle,
  search: "",
  searches: 0,
  found: idle,
  images: {}
})

/** The modal opens or closes. */
interface ModalMove {
  readonly _tag: "Opened" | "Closed"
}

/** Steps the wallets. Returns the same object if the event changes nothing here. */
export const stepWallet = (
  wallet: WalletState,
  event:
    | WalletEvent
    | EventOf<ChainEvent, "NamespaceRemoved">
    | EventOf<ConnectionEvent, "WalletForgotten">
    | ModalMove
    | OtherEvent
): WalletState => {
  switch (event._tag) {
    case "WalletsAnnounced":
      return withAnnounced(wallet, event.connectors)
    case "WalletsLeft":
      return removeConnectors(wallet, event.connectors)
    case "WalletsLooked":
      return wallet.looked ? wallet : { ...wallet, looked: true }
    case "NamespaceRemoved":
      return { ...wallet, connectors: wallet.connectors.filter(({ chain }) => chain !== event.namespace) }
    case "WalletUsed":
      return { ...wallet, recent: withRecent(wallet.recent, event.wallet) }
    case "WalletForgotten":
      return { ...wallet, recent: wallet.recent.filter(({ id }) => !isSameId(id, event.connectorId)) }
    case "CatalogueAsked":
      return { ...wallet, [event.part]: toLoading(wallet[event.part]) }
    case "CatalogueArrived":
      return { ...wallet, [event.part]: toLoaded(event.wallets) }
    case "CatalogueFailed":
      return { ...wallet, [event.part]: toFailed(wallet[event.part], event.error) }
    case "WalletPageAsked":
      return { ...wallet, list: toLoading(wallet.list) }
    case "WalletPageArrived":
      return { ...wallet, list: toLoaded(withPage(wallet.list, event.page, event.wallets, event.count)) }
    case "WalletPageFailed":
      return { ...wallet, list: toFailed(wallet.list, event.error) }
    case "WalletSearched":
      return startSearch(wallet, event.text.trim())
    case "WalletSearchArrived":
      return event.search === wallet.searches && wallet.search !== ""
        ? { ...wallet, found: toLoaded(event.wallets) }
        : wallet
    case "WalletSearchFailed":
      return event.search === wallet.searches && wallet.search !== ""
        ? { ...wallet, found: toFailed(wallet.found, event.error) }
        : wallet
    case "ImagesMoved":
      return { ...wallet, images: { ...wallet.images, ...Object.fromEntries(event.ids.map((id) => [id, event.to])) } }
    case "Closed":
    case "Opened":
      return startSearch(wallet, "")
    default:
      return wallet
  }
}

/**
 * Returns the key of a connector. Ids are compared case-insensitively (docs/spec/wallets.md#connection-ids); a wallet
 * of several namespaces has an entry for each.
 */
const getKey = ({ chain, id }: Pick<Connector, "id" | "chain">): string => `${chain}:${id.toLowerCase()}`

const withAnnounced = (wallet: WalletState, arriving: ReadonlyArray<Connector>): WalletState => {
  const known = new Set(wallet.connectors.map(getKey))
  const fresh = arriving.filter((connector) => !known.has(getKey(connector)) && known.add(getKey(connector)))
  if (fresh.length === 0) return wallet
  const withIcons = fresh.map((connector) => ({ ...connector, icon: wallet.pictures[connector.id] ?? connector.icon }))
  const order = [...new Set([...wallet.order, ...fresh.map(getKey)])]
  // A wallet that returns has its former position.
  const place = new Map(order.map((key, index) => [key, index]))
  const readPlace = (connector: Connector): number => place.get(getKey(connector)) ?? 0
  const connectors = [...wallet.connectors, ...withIcons].sort((a, b) => readPlace(a) - readPlace(b))
  return { ...wallet, connectors, order }
}

const removeConnectors = (
  wallet: WalletState,
  leaving: ReadonlyArray<Pick<Connector, "id" | "chain">>
): WalletState => {
  const removedKeys = new Set(leaving.map(getKey))
  const connectors = wallet.connectors.filter((connector) => !removedKeys.has(getKey(connector)))
  return connectors.length === wallet.connectors.length ? wallet : { ...wallet, connectors }
}

/**
 * Returns the recent wallets: newest first, no duplicates, at most two. docs/spec/wallets.md#catalogue-recent-wallets.
 */
const withRecent = (recent: ReadonlyArray<Wallet>, latestWallet: Wallet): ReadonlyArray<Wallet> =>
  [latestWallet, ...recent.filter(({ id }) => !isSameId(id, latestWallet.id))].slice(0, limits.recentWallets)

/**
 * Starts a search. Every text starts a new one, even the same text as before: the visitor's text is never compared
 * (`core/foundation/data/secret.ts`).
 */
const startSearch = (wallet: WalletState, search: string): WalletState =>
  search === "" && wallet.search === ""
    ? wallet
    : { ...wallet, search, searches: wallet.searches + 1, found: search === "" ? idle : toLoading(wallet.found) }

/** Appends a page. Pages arrive in order; a repeated one changes nothing, and a wallet on two pages is listed once. */
const withPage = (
  list: Remote<WalletList>,
  page: number,
  wallets: ReadonlyArray<Wallet>,
  count: number
): WalletList => {
  const before = list._tag === "Unasked" ? undefined : list._tag === "Arrived" ? list.value : list.last
  if (before !== undefined && page <= before.page) return before
  const known = new Set(before?.wallets.map(({ id }) => id))
  return {
    wallets: [...(before?.wallets ?? []), ...wallets.filter(({ id }) => !known.has(id) && known.add(id))],
    count,
    page
  }
}
