import { accountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { Facts, TokenFact } from "../../../core/onchain/calldata/facts.ts"
import type { Describe } from "../../../core/onchain/shapes/shape.ts"
import type { LookupTable } from "./lookupTables.ts"

/** Facts that were read for one request; null if unknown. */
export interface FactCache {
  readonly tokens: Map<AccountId, TokenFact | null>
  readonly descriptions: Map<AccountId, Describe | undefined>
  readonly tables: Map<AccountId, LookupTable>
  readonly holdings: Map<AccountId, bigint | null>
  readonly nonces: Map<NetworkId, bigint | null>
  /** Primary names in ENS; empty if there is no name. */
  readonly names: Map<AccountId, string>
  /** The receivers in the account's history; undefined until it is read. */
  recent: ReadonlyArray<string> | undefined
}

/** Facts that a description used and that the cache does not contain. */
export interface MissingFacts {
  readonly tokens: Set<AccountId>
  readonly descriptions: Set<AccountId>
  readonly tables: Set<AccountId>
  readonly holdings: Set<AccountId>
  readonly nonces: Set<NetworkId>
  readonly names: Set<AccountId>
  /** True if an address was compared with recent receivers. */
  isRecentUsed: boolean
}

/** Represents the network's coin among tokens. */
export const coin = "coin"

export const createFactCache = (): FactCache => ({
  tokens: new Map(),
  descriptions: new Map(),
  tables: new Map(),
  holdings: new Map(),
  nonces: new Map(),
  names: new Map(),
  recent: undefined
})

export const createMissingFacts = (): MissingFacts => ({
  tokens: new Set(),
  descriptions: new Set(),
  tables: new Set(),
  holdings: new Set(),
  nonces: new Set(),
  names: new Set(),
  isRecentUsed: false
})

/** True if every fact that was used is in the cache, apart from recent receivers. */
export const isComplete = ({ descriptions, holdings, names, nonces, tables, tokens }: MissingFacts): boolean =>
  tokens.size + descriptions.size + tables.size + holdings.size + nonces.size + names.size === 0

/** Returns the known and the cached facts, and adds those that are used but not cached to `missing`. */
export const trackFacts = (known: Facts, cache: FactCache, missing: MissingFacts, ignoresHoldings: boolean): Facts => ({
  ...known,
  get recent() {
    missing.isRecentUsed = true
    return [...(known.recent ?? []), ...(cache.recent ?? [])]
  },
  token: (network, address) => {
    const key = accountId(network, network.startsWith("eip155:") ? address.toLowerCase() : address)
    const own = known.token(network, address)
    if (own === undefined && !cache.tokens.has(key)) missing.tokens.add(key)
    return own ?? cache.tokens.get(key) ?? undefined
  },
  holding: (network, address) => {
    if (ignoresHoldings) return undefined
    const own = known.holding(network, address)
    if (own !== undefined || network !== known.network) return own
    const key = accountId(network, address?.toLowerCase() ?? coin)
    if (!cache.holdings.has(key)) missing.holdings.add(key)
    return cache.holdings.get(key) ?? undefined
  },
  nextNonce: (network) => {
    if (ignoresHoldings) return undefined
    if (!cache.nonces.has(network)) missing.nonces.add(network)
    return cache.nonces.get(network) ?? undefined
  },
  primaryName: (network, address) => {
    const key = accountId(network, address.toLowerCase())
    if (!cache.names.has(key)) missing.names.add(key)
    return cache.names.get(key)
  },
  lookupTable: (network, table) => {
    const key = accountId(network, table)
    if (!cache.tables.has(key)) missing.tables.add(key)
    return cache.tables.get(key) ?? undefined
  }
})

/** Describes calls by cached descriptors, and adds contracts whose descriptors are not cached to `missing`. */
export const trackDescriptions =
  (cache: FactCache, missing: MissingFacts): Describe =>
  (call, reading) => {
    const isTyped = "primaryType" in call
    const address = isTyped ? call.domain.verifyingContract : call.to
    const network: NetworkId = isTyped ? `eip155:${call.domain.chainId ?? 0n}` : call.network
    if (address === undefined) return undefined
    const key = accountId(network, address)
    if (!cache.descriptions.has(key)) missing.descriptions.add(key)
    return cache.descriptions.get(key)?.(call, reading)
  }
