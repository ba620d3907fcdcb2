import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { ShownAccount, Snapshot } from "../storage/snapshot.ts"
import type { Connection } from "../connection/events.ts"
import { isSameId } from "../connection/state.ts"

/**
 * The context of a request: the account, network and wallet that the page showed. Captured at the call, and only used
 * for comparison: it never decides which wallet is asked.
 */
export type ShownContext = Snapshot

/** Returns the namespace of a request without one: that of the displayed account, else of the active network. */
export const getShownNamespace = ({ account, network }: ShownContext): Namespace =>
  splitNetworkId(account?.network ?? network?.id ?? "eip155:").namespace

/** Returns the displayed account of a namespace; undefined if no wallet was connected there. */
export const getShownAccount = (
  { account, connections }: ShownContext,
  namespace: Namespace
): ShownAccount | undefined =>
  account?.network.startsWith(`${namespace}:`)
    ? account
    : connections.find((connection) => connection.namespace === namespace && connection.inUse)

/** Returns whether two texts are the same address on a network. EVM addresses may differ in case. */
export const isSameAddress = (network: NetworkId, a: string, b: string): boolean =>
  network.startsWith("eip155:") ? isSameId(a, b) : a === b

/**
 * Returns the part that changed since it was displayed; null if the wallet, its account and its network are unchanged.
 */
export const findMove = (
  seen: ShownAccount | undefined,
  { accounts: [first], connectorId, network }: Connection
): "account" | "network" | null => {
  if (
    seen === undefined ||
    !isSameId(seen.connectorId, connectorId) ||
    !isSameAddress(network, seen.address, first.address)
  )
    return "account"
  return seen.network === network ? null : "network"
}
