import type { NetworkId } from "../../chain/network/ids.ts"

/** Where a fact comes from: the kit's own lists, the visitor's own data, the chain, the network's service, a descriptor. */
export type FactSource = "list" | "own" | "chain" | "service" | "descriptor"

/** What is known of a token, and who said so. */
export interface TokenFact {
  readonly symbol: string
  readonly decimals: number
  readonly source: FactSource
}

/** A name that is told beside an address, and who said so. */
export interface NameFact {
  readonly name: string
  readonly source: FactSource | "ens"
}

/**
 * An address that the visitor knows: an own account, the receiver of a confirmed send, or an entry of the host's address
 * book.
 */
export interface KnownAddress {
  readonly address: string
  readonly why: "account" | "receiver" | "book"
}

/** The addresses that another one may be made to look like. `recent`: receivers in the account's own history. */
export interface ComparedAddresses {
  readonly known: ReadonlyArray<KnownAddress>
  readonly recent?: ReadonlyArray<string> | undefined
}

/**
 * What is known beside a request. A fact that is missing leaves digits and addresses as they are; nothing is guessed.
 * Lookups take addresses in any case and never throw.
 */
export interface Facts extends ComparedAddresses {
  /** The account that is asked to sign. */
  readonly account: string
  readonly network: NetworkId
  /** Who asks, as the page's origin. */
  readonly app: string
  /** Epoch seconds. */
  readonly now: number
  readonly networkName: (network: NetworkId) => string | undefined
  readonly coin: (network: NetworkId) => { readonly symbol: string; readonly decimals: number } | undefined
  readonly token: (network: NetworkId, address: string) => TokenFact | undefined
  readonly name: (network: NetworkId, address: string) => NameFact | undefined
  /** The owner of a token account on Solana. */
  readonly owner?: (account: string) => string | undefined
  /** The addresses of a lookup table on Solana. */
  readonly lookupTable?: (network: NetworkId, table: string) => ReadonlyArray<string> | undefined
  readonly collection: (network: NetworkId, address: string) => string | undefined
  /** Base units that the account holds of a token; of the coin without one. */
  readonly holding: (network: NetworkId, token: string | undefined) => bigint | undefined
  /** The number of the account's next transaction on a network, after those that wait. */
  readonly nextNonce?: (network: NetworkId) => bigint | undefined
  /** The price of a network's coin in dollars, as decimal text. */
  readonly coinPrice?: (network: NetworkId) => string | undefined
  /** Epoch seconds of a block, about. */
  readonly blockTime: (network: NetworkId, height: bigint) => number | undefined
  /** The tokens that the account holds: another token with such a symbol is a namesake. */
  readonly held: ReadonlyArray<{ readonly address: string; readonly symbol: string }>
}

/** Facts of which nothing is known but who asks whom. */
export const bareFacts = (of: Pick<Facts, "account" | "network"> & Partial<Facts>): Facts => ({
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
  ...of
})
