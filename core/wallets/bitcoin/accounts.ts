import type { Account } from "../connection/events.ts"
import { readAddress } from "../../chain/bitcoin/address.ts"

/** An account as reported by a wallet, with its purpose if the wallet gave one. */
export interface ToldAccount {
  readonly address: string
  readonly purpose?: string | undefined
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** A Bitcoin account whose purpose is known. */
export type BitcoinAccount = Account & { readonly type: "payment" | "ordinal" }

/** A wallet's accounts, the first at index 0. */
export type BitcoinAccounts = readonly [BitcoinAccount, ...Array<BitcoinAccount>]

/** Account indexes of Bitcoin. docs/spec/wallets.md#bitcoin-accounts. */
export const accountIndexes = { payment: 0, ordinal: 1 } as const

/** The most accounts of one wallet that are stored. */
const most = 64

/** The protocols' names for the purposes of addresses, and the kit's. Stacks addresses are not Bitcoin addresses. */
const purposes: Readonly<Record<string, "payment" | "ordinal">> = {
  payment: "payment",
  ordinals: "ordinal",
  ordinal: "ordinal"
}

/** Returns the account type for a purpose; undefined if it is not one of Bitcoin's. */
export const accountTypeOf = (purpose: string): "payment" | "ordinal" | undefined =>
  Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined

/** If the wallet did not say: Taproot addresses are for ordinals. */
const typeOf = ({ address, purpose }: ToldAccount): "payment" | "ordinal" | undefined =>
  purpose !== undefined ? accountTypeOf(purpose) : readAddress(address)?.kind === "p2tr" ? "ordinal" : "payment"

const typed = (one: ToldAccount): ReadonlyArray<BitcoinAccount> => {
  const type = readAddress(one.address) === undefined ? undefined : typeOf(one)
  if (type === undefined) return []
  const { address, path, publicKey } = one
  return [{ address, type, ...(publicKey === undefined ? {} : { publicKey }), ...(path === undefined ? {} : { path }) }]
}

/**
 * Returns a wallet's accounts in the kit's order: the payment account first, the ordinals account second, then the rest
 * in their original order. Duplicates are left out, and so is anything that is not a Bitcoin address of this network.
 * Null if none is left.
 */
export const orderAccounts = (accounts: ReadonlyArray<ToldAccount>): BitcoinAccounts | null => {
  const all = accounts
    .slice(0, most)
    .flatMap(typed)
    .filter(
      (one, at, list) => list.findIndex(({ address, type }) => address === one.address && type === one.type) === at
    )
  // A wallet's only address, a Taproot one without a stated purpose, is used for payments.
  const [only] = all
  const payment =
    all.find(({ type }) => type === "payment") ??
    (only !== undefined && accounts.every(({ purpose }) => purpose === undefined) ? only : undefined)
  const ordinal = all.find((one) => one.type === "ordinal" && one !== payment)
  const rest = all.filter((one) => one !== payment && one !== ordinal)
  const [first, ...others] = [
    ...(payment === undefined ? [] : [{ ...payment, type: "payment" as const }]),
    ...(ordinal === undefined ? [] : [ordinal]),
    ...rest
  ]
  return first === undefined ? null : [first, ...others]
}

/** Returns the accounts with details known from before, since not every event includes an account's key. */
export const withKnown = ([first, ...rest]: BitcoinAccounts, known: ReadonlyArray<BitcoinAccount>): BitcoinAccounts => {
  const both = (one: BitcoinAccount): BitcoinAccount => ({
    ...known.find(({ address, type }) => address === one.address && type === one.type),
    ...one
  })
  return [both(first), ...rest.map(both)]
}

/** Whether two lists of accounts are equal. */
export const sameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>): boolean => written(a) === written(b)
const written = (accounts: ReadonlyArray<Account>): string =>
  JSON.stringify(accounts.map(({ address, path, publicKey, type }) => [address, type, publicKey, path]))
