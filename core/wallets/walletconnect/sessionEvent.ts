import { toCanonicalAddress } from "../connection/canonicalAccounts.ts"
import { evmNetworkId, isAccountId } from "../../chain/network/caip.ts"
import { isNamespace, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { toCurrentId } from "./deprecatedSolana.ts"
import type { SessionAccounts } from "./readSession.ts"

/** A change that a wallet reports during a session. */
export type SessionUpdate =
  | {
      readonly _tag: "Accounts"
      readonly namespace: Namespace
      readonly addresses: readonly [string, ...Array<string>]
    }
  | { readonly _tag: "Network"; readonly network: NetworkId }

/**
 * Reads a session's event: `accountsChanged` with addresses or account ids, `chainChanged` with a chain's number (hex
 * or decimal) or a network id. Returns null for any other event or shape.
 */
export const readSessionEvent = (params: unknown): SessionUpdate | null => {
  if (!isRecord(params) || !isRecord(params["event"]) || typeof params["chainId"] !== "string") return null
  const { data, name } = params["event"]
  const [namespace = ""] = params["chainId"].split(":")
  if (!isNamespace(namespace)) return null
  if (name === "chainChanged") {
    const network = readNetwork(namespace, data)
    return network === null ? null : { _tag: "Network", network }
  }
  if (name !== "accountsChanged" || !Array.isArray(data)) return null
  const [first, ...rest] = data
    .slice(0, 64)
    .map((entry) => findAddress(namespace, entry))
    .filter((address) => address !== undefined)
  return first === undefined ? null : { _tag: "Accounts", namespace, addresses: [first, ...rest] }
}

const readNetwork = (namespace: Namespace, data: unknown): NetworkId | null => {
  if (typeof data === "string" && isNetworkId(data)) return data.startsWith(`${namespace}:`) ? toCurrentId(data) : null
  if (namespace === "eip155") return evmNetworkId(data)
  return typeof data === "string" && /^[-_a-zA-Z0-9]{1,32}$/.test(data) ? toCurrentId(`${namespace}:${data}`) : null
}

const findAddress = (namespace: Namespace, entry: unknown): string | undefined => {
  if (typeof entry !== "string") return undefined
  const address = isAccountId(entry) && entry.startsWith(`${namespace}:`) ? (entry.split(":")[2] ?? "") : entry
  const fits = namespace === "eip155" ? /^0x[0-9a-f]{40}$/i : /^[0-9A-Za-z]{14,90}$/
  return fits.test(address) ? toCanonicalAddress(namespace, address) : undefined
}

/**
 * Returns a session's accounts after an event. Returns the same list if nothing changed: the event concerns a namespace
 * without an account, or repeats the known values.
 */
export const afterEvent = (
  accounts: ReadonlyArray<SessionAccounts>,
  update: SessionUpdate
): ReadonlyArray<SessionAccounts> => {
  const next = accounts.map((account): SessionAccounts => {
    if (update._tag === "Network")
      return update.network.startsWith(`${account.namespace}:`) ? { ...account, network: update.network } : account
    if (update.namespace !== account.namespace) return account
    const [first, ...rest] = update.addresses
    return { ...account, accounts: [{ address: first }, ...rest.map((address) => ({ address }))] }
  })
  return isSameAccounts(accounts, next) ? accounts : next
}

/** Returns whether two lists of accounts are equal. */
export const isSameAccounts = (a: ReadonlyArray<SessionAccounts>, b: ReadonlyArray<SessionAccounts>): boolean =>
  a.length === b.length &&
  a.every((account, i) => {
    const other = b[i]
    return (
      other !== undefined &&
      account.network === other.network &&
      account.accounts.length === other.accounts.length &&
      account.accounts.every(({ address }, n) => address === other.accounts[n]?.address)
    )
  })
