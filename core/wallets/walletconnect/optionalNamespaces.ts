import { splitNetworkId } from "../../chain/network/caip.ts"
import { isNetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { getDeprecated } from "./deprecatedSolana.ts"
import { proposedEvents, proposedMethods } from "./methods.ts"

/** The methods, events and networks that a wallet is asked to allow on one namespace. */
export interface ProposedNamespace {
  readonly methods: ReadonlyArray<string>
  readonly events: ReadonlyArray<string>
  /** CAIP-2 ids. */
  readonly chains: ReadonlyArray<string>
  /** A node of each network, by the network's reference. Not sent to the wallet. */
  readonly rpcMap: Readonly<Record<string, string>>
}

/** The proposal of a WalletConnect session, by namespace. */
export type Proposal = Readonly<Record<string, ProposedNamespace>>

/**
 * A host's replacement for parts of the proposal (`universalProviderConfigOverride`), by namespace; `rpcMap` by network
 * id.
 */
export interface ProposalOverride {
  readonly methods?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly chains?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly events?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: string | undefined
}

/**
 * Returns the proposal to a wallet: every configured network, all optional, so that a wallet can accept the part it
 * supports. Does not propose a namespace without chains or methods. Overrides replace; an override for a namespace that
 * is not configured starts from its defaults. docs/spec/wallets.md#walletconnect-proposal.
 */
export const optionalNamespaces = (networks: ReadonlyArray<Network>, override: ProposalOverride = {}): Proposal => {
  const { chains = {}, events = {}, methods = {}, rpcMap = {} } = override
  const nodes = Object.entries(rpcMap).flatMap(([id, url]) => (isNetworkId(id) ? [{ ...splitNetworkId(id), url }] : []))
  const names = new Set<string>([
    ...networks.map(({ namespace }) => namespace),
    ...Object.keys(methods),
    ...Object.keys(chains),
    ...Object.keys(events),
    ...nodes.map(({ namespace }) => namespace)
  ])
  const proposeNamespace = (name: string): ProposedNamespace => {
    const base = getDefaults(name, networks)
    const own = nodes.filter(({ namespace }) => namespace === name)
    return {
      methods: getOwn(methods, name) ?? base.methods,
      events: getOwn(events, name) ?? base.events,
      chains: getOwn(chains, name) ?? base.chains,
      rpcMap: own.length === 0 ? base.rpcMap : Object.fromEntries(own.map(({ reference, url }) => [reference, url]))
    }
  }
  return Object.fromEntries(
    [...names]
      .map((name) => [name, proposeNamespace(name)] as const)
      .filter(([, { chains: ids, methods: all }]) => ids.length > 0 && all.length > 0)
  )
}

const getOwn = <A>(all: Readonly<Record<string, A>>, name: string): A | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

const getDefaults = (name: string, networks: ReadonlyArray<Network>): ProposedNamespace => {
  const mine = networks.filter(({ namespace }) => namespace === name)
  return {
    methods: getOwn<ReadonlyArray<string> | undefined>(proposedMethods, name) ?? [],
    events: proposedEvents,
    chains: [...new Set(mine.flatMap(({ id }) => [id, ...getDeprecated(id)]))],
    rpcMap: Object.fromEntries(
      mine.flatMap(({ id, rpcUrls: [url] }) => (url === undefined ? [] : [[splitNetworkId(id).reference, url]]))
    )
  }
}
