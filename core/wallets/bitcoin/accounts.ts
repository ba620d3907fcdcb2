import type { Account } from "../connection/events.ts"
import { readAddress } from "../../chain/bitcoin/address.ts"

/** An account as a wallet told it: what it is for, where the wallet said so. */
export interface ToldAccount {
  readonly address: string
  readonly purpose?: string | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** A Bitcoin account: what it is for is known. */
export type BitcoinAccount = Account & { readonly type: "payment" | "ordinal" }

/** A wallet's accounts, the first at index 0. */
export type BitcoinAccounts = readonly [BitcoinAccount, ...Array<BitcoinAccount>]

/** Account indexes of Bitcoin. docs/spec/wallets.md#bitcoin-accounts. */
export const accountIndexes = { payment: 0, ordinal: 1 } as const

/** The most accounts of one wallet that are kept. */
const most = 64

/** What protocols call the purposes of addresses, and what the kit calls them. Stacks' are no Bitcoin addresses. */
const purposes: Readonly<Record<string, "payment" | "ordinal">> = {
  payment: "payment",
  ordinals: "ordinal",
  ordinal: "ordinal"
}

/** The kind of account behind a purpose; undefined for one that is none of Bitcoin's. */
export const accountTypeOf = (purpose: string): "payment" | "ordinal" | undefined =>
  Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined

/** Where the wallet did not say: Taproot addresses are those for ordinals. */
const typeOf = ({ address, purpose }: ToldAccount): "payment" | "ordinal" | undefined =>
  purpose !== undefined ? accountTypeOf(purpose) : readAddress(address)?.kind === "p2tr" ? "ordinal" : "payment"

const typed = (one: ToldAccount): ReadonlyArray<BitcoinAccount> => {
  const type = readAddress(one.address) === undefined ? undefined : typeOf(one)
  if (type === undefined) return []
  const { address, path, publicKey } = one
  return [{ address, type, ...(publicKey === undefined ? {} : { publicKey }), ...(path === undefined ? {} : { path }) }]
}

/**
 * A wallet's accounts in the kit's order: the one to pay with first, the one for ordinals second, then the rest as they
 * came. Each once; what is no Bitcoin address, or is for another chain, is left out. Null when none is left.
 */
export const orderAccounts = (told: ReadonlyArray<ToldAccount>): BitcoinAccounts | null => {
  const all = told
    .slice(0, most)
    .flatMap(typed)
    .filter(
      (one, at, list) => list.findIndex(({ address, type }) => address === one.address && type === one.type) === at
    )
  // A wallet of one Taproot address that does not say what it is for pays with it.
  const [only] = all
  const payment =
    all.find(({ type }) => type === "payment") ??
    (only !== undefined && told.every(({ purpose }) => purpose === undefined) ? only : undefined)
  const ordinal = all.find((one) => one.type === "ordinal" && one !== payment)
  const rest = all.filter((one) => one !== payment && one !== ordinal)
  const [first, ...others] = [
    ...(payment === undefined ? [] : [{ ...payment, type: "payment" as const }]),
    ...(ordinal === undefined ? [] : [ordinal]),
    ...rest
  ]
  return first === undefined ? null : [first, ...others]
}

/** Accounts as they are told now, with what is known of them from before: not every event tells an account's key. */
export const withKnown = ([first, ...rest]: BitcoinAccounts, known: ReadonlyArray<BitcoinAccount>): BitcoinAccounts => {
  const both = (one: BitcoinAccount): BitcoinAccount => ({
    ...known.find(({ address, type }) => address === one.address && type === one.type),
    ...one
  })
  return [both(first), ...rest.map(both)]
}

/** Whether two lists of accounts tell the same. */
export const sameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>): boolean => written(a) === written(b)
const written = (accounts: ReadonlyArray<Account>): string =>
  JSON.stringify(accounts.map(({ address, path, publicKey, type }) => [address, type, publicKey, path]))
