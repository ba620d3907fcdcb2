import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { ShownAccount, Snapshot } from "../storage/snapshot.ts"
import type { Connection } from "../connection/events.ts"
import { sameId } from "../connection/state.ts"

/**
 * What a page showed when it made a request: the account, network and wallet that the request is for. Captured when the
 * call is made, and used for comparison only: it never decides which wallet is asked.
 */
export type ShownContext = Snapshot

/** Returns the namespace of a request that names none: that of the displayed account, else of the active network. */
export const seenNamespace = ({ account, network }: ShownContext): Namespace =>
  splitNetworkId(account?.network ?? network?.id ?? "eip155:").namespace

/** Returns the displayed account of a namespace; undefined if no wallet was connected there. */
export const seenOn = ({ account, connections }: ShownContext, namespace: Namespace): ShownAccount | undefined =>
  account?.network.startsWith(`${namespace}:`)
    ? account
    : connections.find((one) => one.namespace === namespace && one.inUse)

/** Whether two texts are the same address on a network. EVM addresses may differ in case only. */
export const sameAddress = (network: NetworkId, a: string, b: string): boolean =>
  network.startsWith("eip155:") ? sameId(a, b) : a === b

/** Returns what changed since it was displayed; null if the wallet, its account and its network are all unchanged. */
export const movedSince = (
  seen: ShownAccount | undefined,
  { accounts: [first], connectorId, network }: Connection
): "account" | "network" | null => {
  if (
    seen === undefined ||
    !sameId(seen.connectorId, connectorId) ||
    !sameAddress(network, seen.address, first.address)
  )
    return "account"
  return seen.network === network ? null : "network"
}
