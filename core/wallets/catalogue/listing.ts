import type { Connector, Wallet } from "../connectors/schema.ts"
import { browserWallet, toComparableRdns } from "../connectors/ids.ts"
import { limits } from "../../foundation/data/limits.ts"

/** The groups of the Connect view. Default order of docs/spec/wallets.md#catalogue-order-of-groups. */
export const listingKinds = [
  "walletConnect",
  "recent",
  "injected",
  "featured",
  "custom",
  "external",
  "recommended"
] as const
/** A group of wallets in the list. */
export type ListingKind = (typeof listingKinds)[number]

/**
 * Returns the groups to show, in order: groups of an override come first if they are enabled, the others follow in
 * default order. docs/spec/wallets.md#catalogue-order-of-groups.
 */
export const listingOrder = (
  enabled: ReadonlySet<ListingKind>,
  override: ReadonlyArray<ListingKind> = []
): ReadonlyArray<ListingKind> => [...new Set([...override, ...listingKinds])].filter((kind) => enabled.has(kind))

/** The methods to connect, in their default order. */
export const connectMethods = ["email", "social", "wallet"] as const
/** A method to connect. */
export type ConnectMethod = (typeof connectMethods)[number]

/**
 * Returns the order of the methods to connect: the host's, else email, social, wallet, independent of wallets on the
 * page. docs/spec/wallets.md#catalogue-order-of-methods.
 */
export const connectMethodOrder = (host: ReadonlyArray<ConnectMethod> | null): ReadonlyArray<ConnectMethod> =>
  host ?? connectMethods

/** The fields that identify a wallet. */
export interface WalletName {
  readonly name: string
  readonly rdns?: string | undefined
  readonly id?: string | undefined
  /** The catalogue id of a connector. */
  readonly walletId?: string | undefined
}

const isSameRdns = (a: WalletName, b: WalletName): boolean =>
  a.rdns !== undefined && b.rdns !== undefined && toComparableRdns(a.rdns) === toComparableRdns(b.rdns)
const isSameName = (a: WalletName, b: WalletName): boolean => a.name.toLowerCase() === b.name.toLowerCase()

const isEntryOf = ({ walletId }: WalletName, { id }: WalletName): boolean => walletId !== undefined && walletId === id

/**
 * Returns whether two entries are the same wallet: equal catalogue ids, equal rdns, or equal names if one has no rdns.
 */
export const isSameWallet = (a: WalletName, b: WalletName): boolean =>
  isEntryOf(a, b) ||
  isEntryOf(b, a) ||
  (a.rdns !== undefined && b.rdns !== undefined ? isSameRdns(a, b) : isSameName(a, b))

/** Returns whether the host excludes a wallet, by rdns or name. docs/spec/wallets.md#catalogue-excluded-wallets. */
export const isExcluded = (wallet: WalletName, excluded: ReadonlyArray<WalletName>): boolean =>
  excluded.some((entry) => isSameRdns(entry, wallet) || isSameName(entry, wallet))

/**
 * Returns whether 'Browser Wallet' is hidden: on desktop, and on mobile if it has no rdns and is not installed.
 * docs/spec/wallets.md#injected-browser-wallet.
 */
export const isHiddenBrowserWallet = (connector: WalletName, mobile: boolean, installed: boolean): boolean =>
  connector.name === browserWallet && (!mobile || (connector.rdns === undefined && !installed))

/** An entry of the list with its connectors: several if the wallet has several namespaces. */
export interface Listed {
  readonly connector: Connector
  readonly parts: readonly [Connector, ...Array<Connector>]
}

/**
 * Merges connectors of one name in several namespaces into one MULTI_CHAIN entry, at the position of the first of them.
 */
export const mergeNamespaces = (connectors: ReadonlyArray<Connector>): ReadonlyArray<Listed> => {
  const byName = new Map<string, Array<Connector>>()
  for (const current of connectors) {
    const known = byName.get(current.name)
    if (known === undefined) byName.set(current.name, [current])
    else known.push(current)
  }
  const names = new Set<string>()
  return connectors.flatMap((connector): ReadonlyArray<Listed> => {
    const all = byName.get(connector.name) ?? []
    if (new Set(all.map(({ chain }) => chain)).size < 2) return [{ connector, parts: [connector] }]
    if (names.has(connector.name)) return []
    names.add(connector.name)
    return [
      {
        connector: { ...connector, type: "MULTI_CHAIN" },
        parts: [connector, ...all.filter((candidate) => candidate !== connector)]
      }
    ]
  })
}

const rank: Readonly<Partial<Record<Connector["type"], number>>> = { MULTI_CHAIN: 0, ANNOUNCED: 1, INJECTED: 2 }

/**
 * Returns one entry for each wallet of the page, in the order of the injected group: multi-chain, announced, injected.
 * A wallet that was both announced and injected is listed as announced; of two with one rdns the first wins.
 */
export const listConnectors = (connectors: ReadonlyArray<Connector>): ReadonlyArray<Listed> => {
  const known = new Set<string>()
  const announcedNames = new Set(
    connectors.filter(({ type }) => type === "ANNOUNCED").map(({ name }) => name.toLowerCase())
  )
  const ranked = connectors
    .map((connector, index) => ({ connector, at: index, rank: rank[connector.type] ?? 3 }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ connector }) => connector)
    .filter((connector) => {
      if (
        connector.type === "INJECTED" &&
        connector.rdns === undefined &&
        announcedNames.has(connector.name.toLowerCase())
      )
        return false
      const key = `${connector.chain}:${connector.rdns === undefined ? connector.id.toLowerCase() : toComparableRdns(connector.rdns)}`
      return !known.has(key) && known.add(key)
    })
  return [...mergeNamespaces(ranked)].sort((a, b) => (rank[a.connector.type] ?? 3) - (rank[b.connector.type] ?? 3))
}

/** Sorts wallets of the page by the host's order of ids. Those that it does not name come last, in their own order. */
export const sortByHost = (list: ReadonlyArray<Listed>, order: ReadonlyArray<string>): ReadonlyArray<Listed> => {
  const ids = order.map((id) => id.toLowerCase())
  const getPosition = ({ parts }: Listed): number => {
    const index = ids.findIndex((id) => parts.some((part) => part.id.toLowerCase() === id))
    return index === -1 ? ids.length : index
  }
  return [...list].sort((a, b) => getPosition(a) - getPosition(b))
}

/** Returns the catalogue wallets that no connector or earlier group shows, without duplicate ids. */
export const removeListed = (
  wallets: ReadonlyArray<Wallet>,
  listed: ReadonlyArray<WalletName>
): ReadonlyArray<Wallet> =>
  wallets.filter(
    (wallet, index) =>
      !listed.some((entry) => isSameWallet(entry, wallet) || entry.id === wallet.id) &&
      wallets.findIndex(({ id }) => id === wallet.id) === index
  )

/** Returns how many recommended wallets to show. docs/spec/wallets.md#catalogue-recommended-wallets: four in all. */
export const recommendedCap = (listed: {
  readonly featured: number
  readonly custom: number
  readonly injected: number
  readonly email: boolean
  readonly socials: boolean
}): number =>
  Math.max(
    0,
    limits.recommendedWallets -
      listed.featured -
      listed.custom -
      listed.injected -
      (listed.email ? 1 : 0) -
      (listed.socials ? 1 : 0)
  )
