import { canonicalAddress } from "../connection/canonicalAccounts.ts"
import { evmNetworkId, isAccountId } from "../../chain/network/caip.ts"
import { isNamespace, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { presentId } from "./deprecatedSolana.ts"
import type { SessionAccounts } from "./readSession.ts"

/** A change that a wallet reports during a session. */
export type SessionNews =
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
export const readSessionEvent = (params: unknown): SessionNews | null => {
  if (!isRecord(params) || !isRecord(params["event"]) || typeof params["chainId"] !== "string") return null
  const { data, name } = params["event"]
  const [namespace = ""] = params["chainId"].split(":")
  if (!isNamespace(namespace)) return null
  if (name === "chainChanged") {
    const network = networkIn(namespace, data)
    return network === null ? null : { _tag: "Network", network }
  }
  if (name !== "accountsChanged" || !Array.isArray(data)) return null
  const [first, ...rest] = data
    .slice(0, 64)
    .map((one) => addressIn(namespace, one))
    .filter((one) => one !== undefined)
  return first === undefined ? null : { _tag: "Accounts", namespace, addresses: [first, ...rest] }
}

const networkIn = (namespace: Namespace, data: unknown): NetworkId | null => {
  if (typeof data === "string" && isNetworkId(data)) return data.startsWith(`${namespace}:`) ? presentId(data) : null
  if (namespace === "eip155") return evmNetworkId(data)
  return typeof data === "string" && /^[-_a-zA-Z0-9]{1,32}$/.test(data) ? presentId(`${namespace}:${data}`) : null
}

const addressIn = (namespace: Namespace, one: unknown): string | undefined => {
  if (typeof one !== "string") return undefined
  const address = isAccountId(one) && one.startsWith(`${namespace}:`) ? (one.split(":")[2] ?? "") : one
  const fits = namespace === "eip155" ? /^0x[0-9a-f]{40}$/i : /^[0-9A-Za-z]{14,90}$/
  return fits.test(address) ? canonicalAddress(namespace, address) : undefined
}

/**
 * Returns a session's accounts after an event. The same list if nothing changed: the event concerns a namespace it does
 * not have, or repeats what it said before.
 */
export const afterEvent = (
  accounts: ReadonlyArray<SessionAccounts>,
  news: SessionNews
): ReadonlyArray<SessionAccounts> => {
  const next = accounts.map((one): SessionAccounts => {
    if (news._tag === "Network")
      return news.network.startsWith(`${one.namespace}:`) ? { ...one, network: news.network } : one
    if (news.namespace !== one.namespace) return one
    const [first, ...rest] = news.addresses
    return { ...one, accounts: [{ address: first }, ...rest.map((address) => ({ address }))] }
  })
  return sameAccounts(accounts, next) ? accounts : next
}

/** Whether two lists of accounts are equal. */
export const sameAccounts = (a: ReadonlyArray<SessionAccounts>, b: ReadonlyArray<SessionAccounts>): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i]
    return (
      other !== undefined &&
      one.network === other.network &&
      one.accounts.length === other.accounts.length &&
      one.accounts.every(({ address }, n) => address === other.accounts[n]?.address)
    )
  })
