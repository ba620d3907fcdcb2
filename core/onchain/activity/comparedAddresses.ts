import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { idle, latest } from "../../foundation/data/remote.ts"
import type { ComparedAddresses, KnownAddress } from "../calldata/facts.ts"
import { type KnownSources, findKnownAddresses } from "../receipt/knownAddresses.ts"
import type { ReceiptState } from "../receipt/events.ts"
import type { ActivityState } from "./events.ts"
import { listSentHashes } from "./ownSent.ts"
import { listReceivers } from "./findSuspicious.ts"

/** The parts of the state from which known addresses and the account's own transactions are derived. */
export interface EvidenceSources extends KnownSources {
  readonly receipt?: ReceiptState
}

/** Returns the addresses that an account knows, and the transactions that the kit sent for it. */
export const getEvidence = (
  state: EvidenceSources,
  account: AccountId
): { readonly known: ReadonlyArray<KnownAddress>; readonly sent: ReadonlySet<string> } => ({
  known: findKnownAddresses(state),
  sent: listSentHashes(state.receipt?.sent ?? [], account)
})

/**
 * Returns the addresses that a receiver or a spender is compared with: known addresses, and the receivers of the
 * account's loaded history.
 */
export const getComparedAddresses = (
  state: EvidenceSources & { readonly activity?: ActivityState },
  account: AccountId
): ComparedAddresses & { readonly recent: ReadonlyArray<string> } => {
  const evidence = getEvidence(state, account)
  const { transactions = [] } = latest(state.activity?.histories[account] ?? idle) ?? {}
  return { known: evidence.known, recent: listReceivers(transactions, splitAccountId(account).address, evidence) }
}
