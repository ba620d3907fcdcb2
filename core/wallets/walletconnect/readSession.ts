import * as Either from "effect/Either"
import { array, record, struct } from "../../foundation/data/decode.ts"
import { splitAccountId } from "../../chain/network/caip.ts"
import { isAccountId, isNamespace, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import { isAddress } from "../../chain/network/address.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { Account } from "../connection/events.ts"
import { NoRequestedChain } from "../../chain/network/laterErrors.ts"
import { connectorIds } from "../connectors/ids.ts"
import { presentId } from "./deprecatedSolana.ts"
import { SessionMalformed } from "./errors.ts"

/** What a session holds on one namespace. */
export interface SessionHeld {
  readonly namespace: Namespace
  readonly network: NetworkId
  readonly accounts: readonly [Account, ...Array<Account>]
}

/** What a session's wallet agreed to, in our terms. */
export interface SessionRead {
  /** One account and where it is, in the wallet's order. */
  readonly accounts: ReadonlyArray<{ readonly network: NetworkId; readonly address: string }>
  /** The networks it may be asked on, by our id: the id that the wallet knows each by. */
  readonly chains: ReadonlyMap<NetworkId, string>
  /** The methods it may be asked, by namespace. */
  readonly methods: ReadonlyMap<Namespace, ReadonlySet<string>>
  /** Accounts that are none, and were left out. */
  readonly dropped: number
}

/** The most that is taken of one namespace's list. */
const most = 512
const texts = array((value: unknown) => (typeof value === "string" ? value : ""), most)
const readNamespace = struct({ accounts: texts, methods: texts, chains: (value: unknown) => texts(value) ?? [] })
const readNamespaces = record((value) => readNamespace(value) ?? { accounts: [], methods: [], chains: [] }, 64)

/**
 * Reads the namespaces of a session, as the wallet gave them. Fails with `SessionMalformed` when there is no account in
 * it that can be read. What does not fit is left out; accounts are counted.
 */
export const readSession = (namespaces: unknown): Either.Either<SessionRead, SessionMalformed> => {
  const accounts: Array<SessionRead["accounts"][number]> = []
  const chains = new Map<NetworkId, string>()
  const methods = new Map<Namespace, Set<string>>()
  let dropped = 0
  const add = (id: string): void => {
    if (isNetworkId(id)) chains.set(presentId(id), presentId(id) === id ? id : (chains.get(presentId(id)) ?? id))
  }
  for (const [key, one] of Object.entries(readNamespaces(namespaces) ?? {})) {
    const [namespace = ""] = key.split(":") // CAIP-25 lets a key be a whole network
    if (!isNamespace(namespace)) continue
    const known = methods.get(namespace) ?? new Set()
    methods.set(namespace, known)
    for (const method of one.methods) known.add(method)
    for (const id of one.chains) if (id.startsWith(`${namespace}:`)) add(id)
    for (const text of one.accounts) {
      const found = readAccount(namespace, text)
      if (found === undefined) dropped++
      else {
        add(found.network)
        accounts.push({ ...found, network: presentId(found.network) })
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
  return fits(namespace, address) ? { address, network } : undefined
}

/** Test networks' addresses look like none of the main network's: of them only the letters are known. */
const fits = (namespace: Namespace, address: string): boolean =>
  namespace === "eip155"
    ? /^0x[0-9a-f]{40}$/i.test(address)
    : namespace === "solana"
      ? isAddress(namespace, address)
      : /^[0-9A-Za-z]{14,90}$/.test(address)

/**
 * What a session holds, an entry for each namespace, on the network that is wanted there: the first of `wanted` that
 * the session has an account on, else that of the first account on a configured network, else that of the first
 * account.
 */
export const heldOf = (
  { accounts }: SessionRead,
  wanted: ReadonlyArray<NetworkId>,
  configured: ReadonlyArray<Network>
): ReadonlyArray<SessionHeld> => {
  const spaces = [...new Set(accounts.map(({ network }) => namespaceIn(network)))]
  return spaces.flatMap((namespace): ReadonlyArray<SessionHeld> => {
    const mine = accounts.filter(({ network }) => namespaceIn(network) === namespace)
    const there = (id: NetworkId): boolean => mine.some(({ network }) => network === id)
    const network =
      wanted.find(there) ??
      mine.find((one) => configured.some(({ id }) => id === one.network))?.network ??
      mine[0]?.network
    if (network === undefined) return []
    // An EVM account is one on every network; others have addresses of their own on each.
    const ordered = [...mine.filter((one) => one.network === network), ...(namespace === "eip155" ? mine : [])]
    const [first, ...rest] = unique(ordered.map(({ address }) => address)).map((address): Account => ({ address }))
    return first === undefined ? [] : [{ namespace, network, accounts: [first, ...rest] }]
  })
}

/** Of the accounts that differ by case alone the first, 64 at most. */
const unique = (addresses: ReadonlyArray<string>): ReadonlyArray<string> => {
  const seen = new Map<string, string>()
  for (const address of addresses) if (!seen.has(address.toLowerCase())) seen.set(address.toLowerCase(), address)
  return [...seen.values()].slice(0, 64)
}

const namespaceIn = (network: NetworkId): Namespace => network.slice(0, network.indexOf(":")) as Namespace

/** A session that knows none of the configured networks is of no use here: fails with `NoRequestedChain`. */
export const checkChains = (
  session: SessionRead,
  configured: ReadonlyArray<Network>
): Either.Either<SessionRead, NoRequestedChain> =>
  configured.some(({ id }) => session.accounts.some(({ network }) => network === id))
    ? Either.right(session)
    : Either.left(new NoRequestedChain({ connectorId: connectorIds.walletConnect }))
