import type { Account } from "../connection/events.ts"
import { readAddress } from "../../chain/bitcoin/address.ts"

/** An account as reported by a wallet, with its purpose if known. */
export interface ReportedAccount {
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

/** The maximum number of accounts of one wallet that are stored. */
const maxAccounts = 64

/** The protocols' names for the purposes of addresses, and the kit's. Stacks addresses are not Bitcoin addresses. */
const purposes: Readonly<Record<string, "payment" | "ordinal">> = {
  payment: "payment",
  ordinals: "ordinal",
  ordinal: "ordinal"
}

/** Returns the account type for a purpose; undefined if it is not one of Bitcoin's. */
export const getAccountType = (purpose: string): "payment" | "ordinal" | undefined =>
  Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined

/** Returns the purpose of an account. Without a report, Taproot addresses are for ordinals. */
const getType = ({ address, purpose }: ReportedAccount): "payment" | "ordinal" | undefined =>
  purpose !== undefined ? getAccountType(purpose) : readAddress(address)?.kind === "p2tr" ? "ordinal" : "payment"

const withType = (account: ReportedAccount): ReadonlyArray<BitcoinAccount> => {
  const type = readAddress(account.address) === undefined ? undefined : getType(account)
  if (type === undefined) return []
  const { address, path, publicKey } = account
  return [{ address, type, ...(publicKey === undefined ? {} : { publicKey }), ...(path === undefined ? {} : { path }) }]
}

/**
 * Returns a wallet's accounts in the kit's order: the payment account first, the ordinals account second, then the rest
 * in their original order. Drops duplicates, and values that are not Bitcoin addresses of this network. Null if no
 * account remains.
 */
export const orderAccounts = (accounts: ReadonlyArray<ReportedAccount>): BitcoinAccounts | null => {
  const all = accounts
    .slice(0, maxAccounts)
    .flatMap(withType)
    .filter(
      (account, index, list) =>
        list.findIndex(({ address, type }) => address === account.address && type === account.type) === index
    )
  // A wallet's only address, a Taproot one without a stated purpose, is used for payments.
  const [only] = all
  const payment =
    all.find(({ type }) => type === "payment") ??
    (only !== undefined && accounts.every(({ purpose }) => purpose === undefined) ? only : undefined)
  const ordinal = all.find((account) => account.type === "ordinal" && account !== payment)
  const rest = all.filter((account) => account !== payment && account !== ordinal)
  const [first, ...others] = [
    ...(payment === undefined ? [] : [{ ...payment, type: "payment" as const }]),
    ...(ordinal === undefined ? [] : [ordinal]),
    ...rest
  ]
  return first === undefined ? null : [first, ...others]
}

/** Returns the accounts with details known from before, since not every event includes an account's key. */
export const withKnown = ([first, ...rest]: BitcoinAccounts, known: ReadonlyArray<BitcoinAccount>): BitcoinAccounts => {
  const withDetails = (account: BitcoinAccount): BitcoinAccount => ({
    ...known.find(({ address, type }) => address === account.address && type === account.type),
    ...account
  })
  return [withDetails(first), ...rest.map(withDetails)]
}

/** Returns whether two lists of accounts are equal. */
export const isSameAccounts = (a: ReadonlyArray<Account>, b: ReadonlyArray<Account>): boolean =>
  serialize(a) === serialize(b)
const serialize = (accounts: ReadonlyArray<Account>): string =>
  JSON.stringify(accounts.map(({ address, path, publicKey, type }) => [address, type, publicKey, path]))
