import { splitNetworkId } from "../../chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { ShownAccount, Snapshot } from "../storage/snapshot.ts"
import type { Connection } from "../connection/events.ts"
import { sameId } from "../connection/state.ts"

/**
 * What a page showed when it made a request: the account, network and wallet that the request is for. Taken in the call
 * itself, and for comparing only: nothing is asked of a wallet because it stands here.
 */
export type Seen = Snapshot

/** The namespace that a request without one is for: that of the account on show, else of the active network. */
export const seenNamespace = ({ account, network }: Seen): Namespace =>
  splitNetworkId(account?.network ?? network?.id ?? "eip155:").namespace

/** The account on show of a namespace; undefined when nobody was connected there. */
export const seenOn = ({ account, connections }: Seen, namespace: Namespace): ShownAccount | undefined =>
  account?.network.startsWith(`${namespace}:`)
    ? account
    : connections.find((one) => one.namespace === namespace && one.inUse)

/** Whether two texts are one address of a network. Those of EVM differ in case only. */
export const sameAddress = (network: NetworkId, a: string, b: string): boolean =>
  network.startsWith("eip155:") ? sameId(a, b) : a === b

/** What is no longer as it was seen; null when the wallet, its account and its network all are. */
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
