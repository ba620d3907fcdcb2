import type { NetworkId } from "../../chain/network/ids.ts"

/**
 * The source of a fact: the kit's own lists, the visitor's own data, the chain, the network's service, or a descriptor.
 */
export type FactSource = "list" | "own" | "chain" | "service" | "descriptor"

/** Facts about a token, and their source. */
export interface TokenFact {
  readonly symbol: string
  readonly decimals: number
  readonly source: FactSource
}

/** A name that is shown next to an address, and its source. */
export interface NameFact {
  readonly name: string
  readonly source: FactSource | "ens"
}

/**
 * An address that the visitor knows: an own account, the receiver of a confirmed send, or an entry of the host's
 * address book.
 */
export interface KnownAddress {
  readonly address: string
  readonly why: "account" | "receiver" | "book"
}

/** The addresses that an attacker may imitate. `recent`: receivers in the account's own history. */
export interface ComparedAddresses {
  readonly known: ReadonlyArray<KnownAddress>
  readonly recent?: ReadonlyArray<string> | undefined
}

/**
 * The facts that descriptions use. If a fact is missing, digits and addresses are shown unchanged; nothing is guessed.
 * Lookups accept addresses in any case and never throw.
 */
export interface Facts extends ComparedAddresses {
  /** The account that is asked to sign. */
  readonly account: string
  readonly network: NetworkId
  /** The page that asks, as its origin. */
  readonly app: string
  /** Epoch seconds. */
  readonly now: number
  readonly networkName: (network: NetworkId) => string | undefined
  readonly coin: (network: NetworkId) => { readonly symbol: string; readonly decimals: number } | undefined
  readonly token: (network: NetworkId, address: string) => TokenFact | undefined
  readonly name: (network: NetworkId, address: string) => NameFact | undefined
  /** The primary name of an address in ENS, which resolves back to it. It proves no owner, so it lowers no risk. */
  readonly primaryName?: (network: NetworkId, address: string) => string | undefined
  /** The owner of a token account on Solana. */
  readonly owner?: (account: string) => string | undefined
  /** The addresses of a lookup table on Solana. */
  readonly lookupTable?: (network: NetworkId, table: string) => ReadonlyArray<string> | undefined
  readonly collection: (network: NetworkId, address: string) => string | undefined
  /** The account's balance of a token in base units; of the coin if no token is given. */
  readonly holding: (network: NetworkId, token: string | undefined) => bigint | undefined
  /** The number of the account's next transaction on a network, including pending ones. */
  readonly nextNonce?: (network: NetworkId) => bigint | undefined
  /** The price of a network's coin in dollars, as decimal text. */
  readonly coinPrice?: (network: NetworkId) => string | undefined
  /** The approximate time of a block in epoch seconds. */
  readonly blockTime: (network: NetworkId, height: bigint) => number | undefined
  /** The tokens that the account holds: another token with the same symbol is a namesake. */
  readonly held: ReadonlyArray<{ readonly address: string; readonly symbol: string }>
}

/** Returns facts that contain only the account and the page. */
export const bareFacts = (known: Pick<Facts, "account" | "network"> & Partial<Facts>): Facts => ({
  app: "",
  now: 0,
  networkName: () => undefined,
  coin: () => undefined,
  token: () => undefined,
  name: () => undefined,
  collection: () => undefined,
  holding: () => undefined,
  blockTime: () => undefined,
  known: [],
  held: [],
  ...known
})
