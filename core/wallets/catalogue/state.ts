import { limits } from "../../foundation/data/limits.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import type { KitEvent } from "../../state.ts"
import type { Connector, Wallet } from "../connectors/connector.ts"

/** One page after another of the whole catalogue. */
export interface WalletList {
  readonly wallets: ReadonlyArray<Wallet>
  /** How many there are in all, as far as the service said. */
  readonly count: number
  /** The newest page that arrived; 0 before the first. */
  readonly page: number
}

export interface WalletState {
  /** Wallets that stand on this page, in the order in which they showed themselves, one per id and namespace. */
  readonly connectors: ReadonlyArray<Connector>
  /** True once wallets on the page have had their first moment to announce themselves. */
  readonly looked: boolean
  /** Wallets connected on earlier visits, newest first, at most two. Spec §9. */
  readonly recent: ReadonlyArray<Wallet>
  readonly featured: Remote<ReadonlyArray<Wallet>>
  readonly recommended: Remote<ReadonlyArray<Wallet>>
  /** The wallets behind `excludeWalletIds`: they are hidden by their rdns and name too. Spec §5. */
  readonly excluded: Remote<ReadonlyArray<Wallet>>
  readonly list: Remote<WalletList>
  /** What the visitor looks for; trimmed. Empty: the whole list is shown. */
  readonly search: string
  /** How many searches were begun: the number of the present one. */
  readonly searches: number
  readonly found: Remote<ReadonlyArray<Wallet>>
  /** Images by id: those that arrived have an object URL in `services/wallet/Images`. */
  readonly images: Readonly<Record<string, "asking" | "arrived" | "failed">>
}

/** A short list of the catalogue that is asked for as a whole. */
export type CataloguePart = "featured" | "recommended" | "excluded"

export type WalletEvent =
  | { readonly _tag: "WalletsAnnounced"; readonly connectors: ReadonlyArray<Connector> }
  /** Wallets of the wallet-standard took themselves off the page. */
  | { readonly _tag: "WalletsLeft"; readonly connectors: ReadonlyArray<Pick<Connector, "id" | "chain">> }
  | { readonly _tag: "WalletsLooked" }
  | { readonly _tag: "WalletUsed"; readonly wallet: Wallet }
  | { readonly _tag: "CatalogueAsked"; readonly part: CataloguePart }
  | { readonly _tag: "CatalogueArrived"; readonly part: CataloguePart; readonly wallets: ReadonlyArray<Wallet> }
  | { readonly _tag: "CatalogueFailed"; readonly part: CataloguePart; readonly error: FailureData }
  | { readonly _tag: "WalletPageAsked" }
  | { readonly _tag: "WalletPageArrived"; readonly page: number; readonly wallets: ReadonlyArray<Wallet>; readonly count: number }
  | { readonly _tag: "WalletPageFailed"; readonly error: FailureData }
  | { readonly _tag: "WalletSearched"; readonly text: string }
  | { readonly _tag: "WalletSearchArrived"; readonly search: number; readonly wallets: ReadonlyArray<Wallet> }
  | { readonly _tag: "WalletSearchFailed"; readonly search: number; readonly error: FailureData }
  | { readonly _tag: "ImagesMoved"; readonly ids: ReadonlyArray<string>; readonly to: "asking" | "arrived" | "failed" }

export const walletStart = (recent: ReadonlyArray<Wallet> = []): WalletState => ({
  connectors: [],
  looked: false,
  recent,
  featured: unasked,
  recommended: unasked,
  excluded: unasked,
  list: unasked,
  search: "",
  searches: 0,
  found: unasked,
  images: {}
})

/** Moves the wallets. Gives the same object back when the event is none of its business. */
export const stepWallet = (wallet: WalletState, event: KitEvent): WalletState => {
  switch (event._tag) {
    case "WalletsAnnounced":
      return announced(wallet, event.connectors)
    case "WalletsLeft":
      return left(wallet, event.connectors)
    case "WalletsLooked":
      return wallet.looked ? wallet : { ...wallet, looked: true }
    case "NamespaceRemoved":
      return { ...wallet, connectors: wallet.connectors.filter(({ chain }) => chain !== event.namespace) }
    case "WalletUsed":
      return { ...wallet, recent: remembered(wallet.recent, event.wallet) }
    case "CatalogueAsked":
      return { ...wallet, [event.part]: asking(wallet[event.part]) }
    case "CatalogueArrived":
      return { ...wallet, [event.part]: arrived(event.wallets) }
    case "CatalogueFailed":
      return { ...wallet, [event.part]: failed(wallet[event.part], event.error) }
    case "WalletPageAsked":
      return { ...wallet, list: asking(wallet.list) }
    case "WalletPageArrived":
      return { ...wallet, list: arrived(withPage(wallet.list, event.page, event.wallets, event.count)) }
    case "WalletPageFailed":
      return { ...wallet, list: failed(wallet.list, event.error) }
    case "WalletSearched":
      return searched(wallet, event.text.trim())
    case "WalletSearchArrived":
      return event.search === wallet.searches && wallet.search !== "" ? { ...wallet, found: arrived(event.wallets) } : wallet
    case "WalletSearchFailed":
      return event.search === wallet.searches && wallet.search !== "" ? { ...wallet, found: failed(wallet.found, event.error) } : wallet
    case "ImagesMoved":
      return { ...wallet, images: { ...wallet.images, ...Object.fromEntries(event.ids.map((id) => [id, event.to])) } }
    case "Closed":
    case "Opened":
      return searched(wallet, "")
    default:
      return wallet
  }
}

/** Ids are compared without regard to case (spec §4); a wallet of several namespaces has an entry on each. */
const keyOf = ({ chain, id }: Pick<Connector, "id" | "chain">): string => `${chain}:${id.toLowerCase()}`

const announced = (wallet: WalletState, arriving: ReadonlyArray<Connector>): WalletState => {
  const known = new Set(wallet.connectors.map(keyOf))
  const fresh = arriving.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)))
  return fresh.length === 0 ? wallet : { ...wallet, connectors: [...wallet.connectors, ...fresh] }
}

const left = (wallet: WalletState, leaving: ReadonlyArray<Pick<Connector, "id" | "chain">>): WalletState => {
  const gone = new Set(leaving.map(keyOf))
  const connectors = wallet.connectors.filter((one) => !gone.has(keyOf(one)))
  return connectors.length === wallet.connectors.length ? wallet : { ...wallet, connectors }
}

/** Newest first, no duplicates, at most two. Spec §9. */
const remembered = (recent: ReadonlyArray<Wallet>, used: Wallet): ReadonlyArray<Wallet> =>
  [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, limits.recentWallets)

/** Every text begins a search of its own, even one that was there before: what a visitor typed is not compared (`core/secret`). */
const searched = (wallet: WalletState, search: string): WalletState =>
  search === "" && wallet.search === "" ? wallet
    : { ...wallet, search, searches: wallet.searches + 1, found: search === "" ? unasked : asking(wallet.found) }

/** Pages arrive in order; one that comes twice changes nothing, and a wallet on two pages is listed once. */
const withPage = (
  list: Remote<WalletList>, page: number, wallets: ReadonlyArray<Wallet>, count: number
): WalletList => {
  const before = list._tag === "Unasked" ? undefined : list._tag === "Arrived" ? list.value : list.last
  if (before !== undefined && page <= before.page) return before
  const known = new Set(before?.wallets.map(({ id }) => id))
  return { wallets: [...(before?.wallets ?? []), ...wallets.filter(({ id }) => !known.has(id) && known.add(id))], count, page }
}
