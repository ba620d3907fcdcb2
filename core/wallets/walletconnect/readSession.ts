import * as Either from "effect/Either"
import { array, record, struct } from "../../foundation/data/decode.ts"
import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import { isNamespace, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import { isAddress } from "../../chain/network/address.ts"
import type { Network } from "../../chain/network/schema.ts"
import { toCanonicalAddress } from "../connection/canonicalAccounts.ts"
import type { Account } from "../connection/events.ts"
import { NoRequestedChain } from "../connectors/errors.ts"
import { connectorIds } from "../connectors/ids.ts"
import { toCurrentId } from "./deprecatedSolana.ts"
import { SessionMalformed } from "./errors.ts"

/** The accounts of a session on one namespace. */
export interface SessionAccounts {
  readonly namespace: Namespace
  readonly network: NetworkId
  readonly accounts: readonly [Account, ...Array<Account>]
}

/** The content of a wallet's session, in the kit's terms. */
export interface SessionRead {
  /** Each account with its network, in the wallet's order. */
  readonly accounts: ReadonlyArray<{ readonly network: NetworkId; readonly address: string }>
  /** The networks on which it accepts requests, by the kit's id, each with the wallet's id. */
  readonly chains: ReadonlyMap<NetworkId, string>
  /** The methods it accepts, by namespace. */
  readonly methods: ReadonlyMap<Namespace, ReadonlySet<string>>
  /** The number of invalid accounts that were dropped. */
  readonly dropped: number
}

/** The maximum number of entries that are read from one namespace's list. */
const maxEntries = 512
const texts = array((value: unknown) => (typeof value === "string" ? value : ""), maxEntries)
const readNamespace = struct({ accounts: texts, methods: texts, chains: (value: unknown) => texts(value) ?? [] })
const readNamespaces = record((value) => readNamespace(value) ?? { accounts: [], methods: [], chains: [] }, 64)

/**
 * Reads the namespaces of a session, as the wallet sent them. Fails with `SessionMalformed` if they contain no readable
 * account. Drops invalid entries, and counts invalid accounts.
 */
export const readSession = (namespaces: unknown): Either.Either<SessionRead, SessionMalformed> => {
  const accounts: Array<SessionRead["accounts"][number]> = []
  const chains = new Map<NetworkId, string>()
  const methods = new Map<Namespace, Set<string>>()
  let dropped = 0
  const add = (id: string): void => {
    if (isNetworkId(id)) chains.set(toCurrentId(id), toCurrentId(id) === id ? id : (chains.get(toCurrentId(id)) ?? id))
  }
  for (const [key, granted] of Object.entries(readNamespaces(namespaces) ?? {})) {
    const [namespace = ""] = key.split(":") // CAIP-25 allows a whole network as a key.
    if (!isNamespace(namespace)) continue
    const known = methods.get(namespace) ?? new Set()
    methods.set(namespace, known)
    for (const method of granted.methods) known.add(method)
    for (const id of granted.chains) if (id.startsWith(`${namespace}:`)) add(id)
    for (const text of granted.accounts) {
      const found = readAccount(namespace, text)
      if (found === undefined) dropped++
      else {
        add(found.network)
        accounts.push({ ...found, network: toCurrentId(found.network) })
      }
    }
  }
  return accounts.length === 0
    ? Either.left(new SessionMalformed({ dropped }))
    : Either.right({ accounts, chains, methods, dropped })
}

const readAccount = (namespace: Namespace, text: string): SessionRead["accounts"][number] | undefined => {
  if (!isAccountId(text) || !text.startsWith(`${namespace}:`)) return undefined
  const { address, network } = splitAccountId(text)
  return fits(namespace, address) ? { address: toCanonicalAddress(namespace, address), network } : undefined
}

/**
 * Returns whether an address fits a namespace. Test networks' addresses differ from mainnet's: for them only the
 * characters are checked.
 */
const fits = (namespace: Namespace, address: string): boolean =>
  namespace === "eip155"
    ? /^0x[0-9a-f]{40}$/i.test(address)
    : namespace === "solana"
      ? isAddress(namespace, address)
      : /^[0-9A-Za-z]{14,90}$/.test(address)

/**
 * Returns a session's accounts, an entry for each namespace, on one network: the first of `requested` on which the session
 * has an account, else that of the first account on a configured network, else that of the first account.
 */
export const getHeldTokens = (
  { accounts }: SessionRead,
  networks: ReadonlyArray<NetworkId>,
  configured: ReadonlyArray<Network>
): ReadonlyArray<SessionAccounts> => {
  const spaces = [...new Set(accounts.map(({ network }) => findNamespace(network)))]
  return spaces.flatMap((namespace): ReadonlyArray<SessionAccounts> => {
    const mine = accounts.filter(({ network }) => findNamespace(network) === namespace)
    const hasAccountOn = (id: NetworkId): boolean => mine.some(({ network }) => network === id)
    const network =
      networks.find(hasAccountOn) ??
      mine.find((account) => configured.some(({ id }) => id === account.network))?.network ??
      mine[0]?.network
    if (network === undefined) return []
    // An EVM account is the same on every network; other namespaces have separate addresses on each.
    const ordered = [...mine.filter((account) => account.network === network), ...(namespace === "eip155" ? mine : [])]
    const [first, ...rest] = removeDuplicates(ordered.map(({ address }) => address)).map(
      (address): Account => ({ address })
    )
    return first === undefined ? [] : [{ namespace, network, accounts: [first, ...rest] }]
  })
}

/** Returns the accounts without those that differ from an earlier one only in case, 64 at most. */
const removeDuplicates = (addresses: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Map<string, string>()
  for (const address of addresses) if (!seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address)
  return [...seen.values()].slice(0, 64)
}

const findNamespace = (network: NetworkId): Namespace => network.slice(0, network.indexOf(":")) as Namespace

/**
 * Returns whether a session's wallet can be on a network: the session has it, or its wallet may be asked to add a
 * network and to switch to it.
 */
export const doesSessionServe = ({ chains, methods }: SessionRead, network: NetworkId): boolean => {
  const granted = methods.get(findNamespace(network))
  return (
    chains.has(network) ||
    (network.startsWith("eip155:") &&
      ["wallet_switchEthereumChain", "wallet_addEthereumChain"].every((method) => granted?.has(method)))
  )
}

/** Fails with `NoRequestedChain` if a session supports no configured network. */
export const checkChains = (
  session: SessionRead,
  configured: ReadonlyArray<Network>
): Either.Either<SessionRead, NoRequestedChain> =>
  configured.some(({ id }) => session.accounts.some(({ network }) => network === id))
    ? Either.right(session)
    : Either.left(new NoRequestedChain({ connectorId: connectorIds.walletConnect }))
